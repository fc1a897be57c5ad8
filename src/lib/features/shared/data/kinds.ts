import type { Parsed } from '#lib/kernel/border/parsed.ts';
import type { DocumentKind, KindHead } from '#lib/kernel/game/document.ts';
import type { Kept } from '#lib/kernel/game/kept.ts';
import {
	PREFERENCES_HEAD,
	PREFERENCES_KIND
} from '#lib/features/shared/settings/preferences-kind.ts';
import type { Listed } from '#lib/kernel/game/listed.ts';
import { GAMES } from '#lib/rules/index.ts';
import type { DocumentRow } from '#lib/store/rows.ts';

const LISTED: readonly Listed[] = GAMES;

/** Every kind of thing that a phone keeps, those made by people first. */
export const HEADS: readonly KindHead[] = [
	...LISTED.flatMap(({ documents }) => documents),
	...LISTED.map(({ journals }) => journals),
	...LISTED.map(({ book }) => book),
	PREFERENCES_HEAD
];

/** The description of a kind; undefined where this app does not know it. */
export const headOf = (kind: string): KindHead | undefined =>
	HEADS.find((head) => head.kind === kind);

const gameOf = (kind: string): Listed | undefined =>
	LISTED.find(({ journals }) => journals.kind === kind);

/** The description of a kind of journal; undefined for things of any other kind. */
export const journalHead = (kind: string): KindHead | undefined => gameOf(kind)?.journals;

/** The game whose journals are of this kind; it is loaded here. */
export const journalsOf = async (kind: string): Promise<Kept | undefined> => gameOf(kind)?.kept();

/** How things of a kind are read; the game that keeps them is loaded here. */
export const documentsOf = async (kind: string): Promise<DocumentKind | undefined> => {
	if (kind === PREFERENCES_KIND.kind) return PREFERENCES_KIND;
	const game = LISTED.find(({ book, documents }) =>
		[book, ...documents].some((head) => head.kind === kind)
	);
	return (await game?.kept())?.documents.find((one) => one.kind === kind);
};

/** A record as its kind reads it; undefined where this app does not know the kind. */
export const readRow = async ({
	kind,
	version,
	body
}: Pick<DocumentRow, 'kind' | 'version' | 'body'>): Promise<
	{ readonly of: DocumentKind; readonly read: Parsed<unknown> } | undefined
> => {
	const of = await documentsOf(kind);
	return of && { of, read: of.parse(body, version) };
};
