import type { DoneEntry } from '#lib/kernel/journal.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { BattleEntry } from './file.ts';
import { EMPTY, type BattleState } from './state.ts';

/** One line of the journal with the table before and after it. */
export interface HistoryLine {
	/** Its place in the journal. */
	readonly place: number;
	readonly entry: DoneEntry<Command, Event>;
	readonly before: BattleState;
	readonly after: BattleState;
}

/**
 * A journal as far as it is written: the lines that count, and those that were taken back, the next to redo last.
 * Each entry costs its own events only; an undo and a redo cost nothing.
 */
export interface History {
	/** Entries read so far, undo and redo among them. */
	readonly length: number;
	readonly counted: readonly HistoryLine[];
	readonly undone: readonly HistoryLine[];
	/** Lines that were taken back and then written over. */
	readonly dropped: readonly HistoryLine[];
}

export const NO_HISTORY: History = { length: 0, counted: [], undone: [], dropped: [] };

/** The table as it is now. */
export const stateOf = ({ counted }: History): BattleState => counted.at(-1)?.after ?? EMPTY;

/** One entry more. The first line, in which the armies march in, cannot be undone. */
export const withEntry = (history: History, entry: BattleEntry): History => {
	const { length: place, counted, undone, dropped } = history;
	const length = place + 1;
	if (entry.kind === 'done') {
		const before = stateOf(history);
		const after = entry.events.reduce(evolve, before);
		return {
			length,
			counted: [...counted, { place, entry, before, after }],
			undone: [],
			dropped: undone.length ? [...dropped, ...undone] : dropped
		};
	}
	if (entry.kind === 'undo') {
		const last = counted.at(-1);
		return last && counted.length > 1
			? { length, counted: counted.slice(0, -1), undone: [...undone, last], dropped }
			: { ...history, length };
	}
	const next = undone.at(-1);
	return next
		? { length, counted: [...counted, next], undone: undone.slice(0, -1), dropped }
		: { ...history, length };
};

/** A whole journal, entry by entry. */
export const historyOf = (entries: readonly BattleEntry[]): History => {
	const counted: HistoryLine[] = [];
	let undone: HistoryLine[] = [];
	const dropped: HistoryLine[] = [];
	let state = EMPTY;
	entries.forEach((entry, place) => {
		if (entry.kind === 'done') {
			const before = state;
			state = entry.events.reduce(evolve, before);
			counted.push({ place, entry, before, after: state });
			dropped.push(...undone);
			undone = [];
			return;
		}
		if (entry.kind === 'undo' && counted.length < 2) return;
		const [from, to] = entry.kind === 'undo' ? [counted, undone] : [undone, counted];
		const moved = from.pop();
		if (moved) to.push(moved);
		state = counted.at(-1)?.after ?? EMPTY;
	});
	return { length: entries.length, counted, undone, dropped };
};
