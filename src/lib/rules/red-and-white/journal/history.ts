import {
	NOTHING_WRITTEN,
	standingAfter,
	type Entry,
	type Line,
	type Standing,
	type StrikeEntry
} from '#lib/kernel/game/journal.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Command } from '../engine/commands/command.ts';
import type { Fact } from '../engine/facts/fact.ts';
import { evolveAll } from '../engine/evolve.ts';
import { EMPTY, type BattleState } from '../engine/state.ts';

/** One line of the journal with the table before and after it. */
export interface HistoryLine extends Line<Command, Fact> {
	readonly before: BattleState;
	readonly after: BattleState;
}

/** A journal as far as it is written. Each entry costs its own facts only; a strike costs those of all after it. */
export interface History {
	/** Entries read so far, notes among them, and those that do not read. */
	readonly length: number;
	readonly standing: Standing<Command, Fact>;
	/** The lines that count. */
	readonly counted: readonly HistoryLine[];
	/** Every line that was ever written, as it last counted, in the order of the journal. */
	readonly written: readonly HistoryLine[];
}

export const NO_HISTORY: History = {
	length: 0,
	standing: NOTHING_WRITTEN,
	counted: [],
	written: []
};

/** The first line, in which the armies march in, can neither be taken back nor struck. */
const STAYS = 1;

/** The table as it is now. */
export const stateOf = ({ counted }: Pick<History, 'counted'>): BattleState =>
	counted.at(-1)?.after ?? EMPTY;

export const canUndo = ({ standing: { counted, strikes } }: History): boolean =>
	counted.length > STAYS || strikes.length > 0;

export const canRedo = ({ standing }: History): boolean => standing.undone.length > 0;

/** A line as it stands when its facts fall on this table. */
export const lineOn = (before: BattleState, line: Line<Command, Fact>): HistoryLine => ({
	...line,
	before,
	after: evolveAll(before, line.entry.facts)
});

/** The tables of lines, those up to the first change as they were known before. */
const withTables = (
	known: readonly HistoryLine[],
	lines: readonly Line<Command, Fact>[]
): { readonly counted: readonly HistoryLine[]; readonly fresh: readonly HistoryLine[] } => {
	const differs = lines.findIndex((line, at) => {
		const old = known[at];
		return old?.entry !== line.entry || old.kept !== line.kept;
	});
	if (differs < 0) return { counted: known.slice(0, lines.length), fresh: [] };
	const kept = known.slice(0, differs);
	const fresh: HistoryLine[] = [];
	let state = stateOf({ counted: kept });
	for (const line of lines.slice(differs)) {
		const told = lineOn(state, line);
		fresh.push(told);
		state = told.after;
	}
	return { counted: [...kept, ...fresh], fresh };
};

/** Lines written anew take the place of what was known of them. */
const writtenWith = (
	written: readonly HistoryLine[],
	fresh: readonly HistoryLine[]
): readonly HistoryLine[] => {
	const [first] = fresh;
	if (!first) return written;
	const last = written.at(-1);
	if (!last || last.place < first.place) return [...written, ...fresh];
	const again = new Map(fresh.map((line) => [line.place, line]));
	return [
		...written.map((line) => again.get(line.place) ?? line),
		...fresh.filter(({ place }) => place > last.place)
	];
};

/**
 * Entries more; one that does not read is null and keeps its place. `seen` is told of every line whenever its facts
 * fall on a table.
 */
export const withEntries = (
	history: History,
	entries: readonly (Entry<Command, Fact> | null)[],
	seen: (line: HistoryLine) => void = () => undefined
): History => {
	let { standing, counted, written } = history;
	let from = 0;
	const read = (to: number): void => {
		if (to === from) return;
		standing = standingAfter(standing, entries.slice(from, to), STAYS);
		from = to;
		const told = withTables(counted, standing.counted);
		counted = told.counted;
		written = writtenWith(written, told.fresh);
		told.fresh.forEach(seen);
	};
	entries.forEach((entry, at) => {
		if (!entry || entry.kind === 'done') return;
		read(at);
		read(at + 1);
	});
	read(entries.length);
	return { length: standing.length, standing, counted, written };
};

export const withEntry = (history: History, entry: Entry<Command, Fact>): History =>
	withEntries(history, [entry]);

/** A whole journal. */
export const historyOf = (entries: readonly (Entry<Command, Fact> | null)[]): History =>
	withEntries(NO_HISTORY, entries);

/** What became of a line that does not count. */
export type Gone =
	/** Struck out by hand. */
	| { readonly kind: 'struck'; readonly by: StrikeEntry<Command, Fact> }
	/** No longer possible after a strike, and left out. */
	| {
			readonly kind: 'left';
			readonly by: StrikeEntry<Command, Fact>;
			readonly refusal: Refusal;
	  };

/** Lines that a strike took out, by their place. */
export const goneLines = ({ standing: { strikes } }: History): ReadonlyMap<number, Gone> => {
	const gone = new Map<number, Gone>();
	for (const { entry } of strikes) {
		gone.set(entry.place, { kind: 'struck', by: entry });
		for (const { place, refusal } of entry.left)
			gone.set(place, { kind: 'left', by: entry, refusal });
	}
	return gone;
};

/** Why a line that is no longer possible was kept: the rule against it, and the referee's reason. */
export const keptBecause = (
	{ standing: { strikes } }: History,
	{ place, kept }: HistoryLine
): { readonly refusal: Refusal; readonly reason: string } | undefined =>
	kept === null
		? undefined
		: strikes
				.find((strike) => strike.place === kept)
				?.entry.kept.find((one) => one.place === place);
