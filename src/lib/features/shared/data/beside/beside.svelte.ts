import { forgetLastGame } from '#lib/features/shared/app/last-game.ts';
import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import type { ToldEntry } from '#lib/kernel/game/telling.ts';
import { say } from '#lib/kernel/phrase.ts';
import { inTurnWithScreen } from '#lib/store/turns.ts';
import { inPlace } from '#lib/session/in-place.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { allTwoStories, chosen, type TwoStories } from '#lib/store/journal/two-stories.ts';
import type { JournalRow } from '#lib/store/rows.ts';
import { journalsOf } from '../kinds.ts';
import { words } from '../../words/en/two-versions.ts';

/** The most lines of each version that are told from the point where they differ. */
const MOST = 20;

/** One of the two versions: how long it is, when it was last written, and how it continues. */
export interface Version {
	readonly id: string;
	readonly lines: number;
	readonly last: string | undefined;
	readonly told: readonly ToldEntry[];
	readonly more: number;
}

/** Two versions of one game, and the last line they share. */
export interface Versions {
	readonly title: string;
	readonly from: number;
	readonly common: ToldEntry | undefined;
	readonly both: readonly [Version, Version];
}

const inTurn = inTurnWithScreen();

/** One version as it is now, and the last line before they differ. */
const versionOf = async (
	{ id, kind }: JournalRow,
	from: number
): Promise<{ readonly version: Version; readonly common: ToldEntry | undefined }> => {
	const game = await journalsOf(kind);
	if (!game)
		return { version: { id, lines: 0, last: undefined, told: [], more: 0 }, common: undefined };
	const { entries, damaged } = await openJournal(id, game.parseEntry).read();
	const all = inPlace(entries, damaged);
	const before = Math.max(0, from - 1);
	const [first, ...rest] = await inTurn(game.telling(all, before, MOST + from - before));
	const [end] = await inTurn(game.telling(all, all.findLastIndex(Boolean), 1));
	const common = first && first.place < from ? first : undefined;
	return {
		version: {
			id,
			lines: all.length,
			last: end?.at,
			told: common || !first ? rest : [first, ...rest],
			more: Math.max(0, all.length - from - MOST)
		},
		common
	};
};

/** The owner's choice between two versions of a game; `other` is the journal of the second. */
export class Choice extends Acts {
	readonly #other: string;
	#pair: TwoStories | undefined;
	#versions = $state.raw<Versions>();

	constructor(other: string) {
		super();
		this.#other = other;
	}

	/** Undefined where there is nothing to choose between, or no longer. */
	get versions(): Versions | undefined {
		return this.#versions;
	}

	/** Keeps one version, named by its journal, or both; the one not kept can be brought back. */
	keep = (id?: string): Promise<boolean> =>
		this.attempt(async () => {
			const pair = this.#pair;
			if (!pair) return;
			const [first, second] = pair.rows;
			const undo = await chosen(pair, id);
			for (const row of pair.rows) if (id !== undefined && row.id !== id) forgetLastGame(row.id);
			await this.read();
			const name = first.title;
			const said =
				id === undefined
					? say(words.bothVersionsOfNameAreKept, { name })
					: id === second.id
						? say(words.theSecondVersionOfNameIsKept, { name })
						: say(words.theFirstVersionOfNameIsKept, { name });
			this.did(said, undo);
		});

	protected override async read(): Promise<void> {
		this.#pair = (await allTwoStories()).find(({ rows }) => rows[1].id === this.#other);
		if (!this.#pair) return void (this.#versions = undefined);
		const { rows, from } = this.#pair;
		const first = await versionOf(rows[0], from);
		const second = await versionOf(rows[1], from);
		this.#versions = {
			title: rows[0].title,
			from,
			common: first.common ?? second.common,
			both: [first.version, second.version]
		};
	}
}

/** A game that exists in two versions; `other`: the journal by which the choice is opened. */
export interface Parted {
	readonly ids: readonly string[];
	readonly other: string;
	readonly title: string;
}

/** All games whose owner has not chosen yet. */
export const partedGames = async (): Promise<readonly Parted[]> =>
	(await allTwoStories()).map(({ rows: [first, second] }) => ({
		ids: [first.id, second.id],
		other: second.id,
		title: first.title
	}));
