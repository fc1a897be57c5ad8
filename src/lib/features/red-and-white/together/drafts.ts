import type { Throw } from '#lib/kernel/dice/draw.ts';
import { isRecord } from '#lib/kernel/is-record.ts';
import { inSession, readKept, toSession } from '#lib/session/remembered.ts';
import { isThrow } from '#lib/features/shared/sheet/situations.ts';
import {
	type Bands,
	type BattleState,
	type Id,
	LEADER_BANDS
} from '#lib/rules/red-and-white/index.ts';

/** The referee's word instead of the dice. */
export interface Ruled {
	readonly passes: boolean;
	readonly reason: string;
}

/** What has been entered for one unit so far. */
export interface Draft {
	readonly bands?: Bands | undefined;
	readonly throws: readonly Throw[];
	readonly ruled?: Ruled | undefined;
}
/** The drafts by unit. */
export type Drafts = Readonly<Record<Id, Draft>>;
/** Nothing has been entered yet. */
export const EMPTY: Draft = { throws: [] };

const isBand = (value: unknown): value is NonNullable<Bands['leader']> =>
	LEADER_BANDS.some((band) => band === value);

/** The drafts kept during this phase; whatever cannot be read is left out. */
export const parseDrafts = (raw: unknown, phase: string): Drafts => {
	if (!isRecord(raw) || raw['phase'] !== phase || !isRecord(raw['drafts'])) return {};
	return Object.fromEntries(
		Object.entries(raw['drafts']).flatMap(([id, draft]): [Id, Draft][] => {
			if (!isRecord(draft)) return [];
			const { bands, throws, ruled } = draft;
			return [
				[
					id,
					{
						throws: Array.isArray(throws) && throws.every(isThrow) ? throws : [],
						...(isRecord(bands)
							? {
									bands: {
										leader: isBand(bands['leader']) ? bands['leader'] : null,
										chief: isBand(bands['chief']) ? bands['chief'] : null
									}
								}
							: {}),
						...(isRecord(ruled) &&
						typeof ruled['passes'] === 'boolean' &&
						typeof ruled['reason'] === 'string'
							? { ruled: { passes: ruled['passes'], reason: ruled['reason'] } }
							: {})
					}
				]
			];
		})
	);
};

/** Under which key the drafts of a test made for all are kept, and for which phase. */
export const placeOf = (
	{ id, state: { clock } }: { readonly id: string; readonly state: BattleState },
	slug: string
) => ({
	key: `together:${id}:${slug}`,
	phase: `${clock.round} ${clock.turn} ${clock.phase}`
});

/** Of whom this tab has a roll that is not written down yet. */
export const drafted = (battle: Parameters<typeof placeOf>[0], slug: string): readonly Id[] => {
	const { key, phase } = placeOf(battle, slug);
	return Object.entries(parseDrafts(inSession(`tachanka:${key}`), phase)).flatMap(
		([id, { throws, ruled }]) => (throws.length > 0 || ruled ? [id] : [])
	);
};

/** Brings the drafts that the phone keeps back into this tab, where it has none. */
export const recallDrafts = async (id: string, slug: string): Promise<void> => {
	const key = `together:${id}:${slug}`;
	if (inSession(`tachanka:${key}`) !== null) return;
	const kept = await readKept(key);
	if (kept !== undefined) toSession(`tachanka:${key}`, kept);
};
