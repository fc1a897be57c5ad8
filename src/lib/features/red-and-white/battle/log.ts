import { goneLines, type Gone } from '#lib/kernel/game/history.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import {
	type Clock,
	type Command,
	type Fact,
	type History,
	type HistoryLine,
	turnNumber
} from '#lib/rules/red-and-white/index.ts';

/** What became of a line: it counts, it was taken back, or a strike took it out. */
export type LineFate =
	{ readonly kind: 'counts' } | { readonly kind: 'undone' } | Gone<Command, Fact>;

/** A line of the log. */
export interface LoggedLine extends HistoryLine {
	readonly fate: LineFate;
}

/** The lines of one phase. */
export interface LoggedPhase {
	/** The line that opened it. */
	readonly line: EntryId;
	readonly clock: Clock;
	/** When it began, as far as the log knows. */
	readonly at: string;
	readonly lines: readonly LoggedLine[];
}

/** The phases of one turn. */
export interface LoggedTurn {
	/** The line that opened it. */
	readonly line: EntryId;
	readonly clock: Clock;
	readonly phases: readonly LoggedPhase[];
}

const movesClock = ({ entry }: HistoryLine): boolean =>
	entry.facts.some(({ type }) => type === 'clockMoved');

/** A step belongs to the phase it ends: what ended with the turn stands there. */
const clockOf = ({ before, after, entry }: HistoryLine): Clock =>
	entry.facts[0]?.type === 'begun' ? after.clock : before.clock;

const COUNTS: LineFate = { kind: 'counts' };
const UNDONE: LineFate = { kind: 'undone' };

/** What became of the lines of the journal, asked for one by one from the last to the first. */
const fates = (history: History): ((line: HistoryLine) => LineFate) => {
	const { counted } = history;
	const gone = goneLines(history);
	let at = counted.length - 1;
	return ({ id, place }) => {
		while ((counted[at]?.place ?? -1) > place) at--;
		return counted[at]?.id === id ? COUNTS : (gone.get(id) ?? UNDONE);
	};
};

/** A line, and what became of it. */
export const loggedLine = (history: History, id: EntryId): LoggedLine | undefined => {
	const line = history.written.find((one) => one.id === id);
	return line && { ...line, fate: fates(history)(line) };
};

/** Does a new phase begin after this line? */
const endsPhase = (line: LoggedLine): boolean => line.fate === COUNTS && movesClock(line);

/** A phase begins: at this clock, with this line. */
interface Opening {
	readonly clock: Clock;
	readonly line: HistoryLine;
}

/** The last lines, newest first, about so many with the headings of their phases; and how the first phase began. */
const lastLines = (
	history: History,
	withUndone: boolean,
	most: number
): { readonly lines: readonly LoggedLine[]; readonly opening: Opening | undefined } => {
	const { written } = history;
	const fate = fates(history);
	const lines: LoggedLine[] = [];
	let opening: Opening | undefined;
	let room = most;
	for (let at = written.length - 1; at >= 0; at--) {
		const line = written[at] as HistoryLine;
		const seen: LoggedLine = { ...line, fate: fate(line) };
		if (seen.fate === UNDONE && !withUndone) continue;
		if (endsPhase(seen)) {
			room--;
			if (room <= 0) return { lines, opening: { clock: line.after.clock, line } };
		}
		opening = { clock: clockOf(line), line };
		if (room > 0) lines.push(seen);
		room--;
	}
	return { lines, opening };
};

/**
 * The log by turn and phase, in the order of play, its last lines, about so many, and how many earlier ones there are.
 * Lines that were struck out are there always, those taken back if they are wanted. A phase that was left and entered
 * again stands twice.
 */
export const loggedTurns = (
	history: History,
	withUndone: boolean,
	most: number
): { readonly shown: readonly LoggedTurn[]; readonly earlier: number } => {
	const last = lastLines(history, withUndone, most);
	const turns: { line: EntryId; clock: Clock; phases: LoggedPhase[] }[] = [];
	let lines: LoggedLine[] = [];
	const open = ({ clock, line: { entry, id } }: Opening): void => {
		lines = [];
		const phase = { line: id, clock, at: entry.at, lines };
		const turn = turns.at(-1);
		if (turn && turnNumber(turn.clock) === turnNumber(clock)) turn.phases.push(phase);
		else turns.push({ line: id, clock, phases: [phase] });
	};
	if (last.opening) open(last.opening);
	for (const line of last.lines.toReversed()) {
		lines.push(line);
		if (endsPhase(line)) open({ clock: line.after.clock, line });
	}
	const all = withUndone
		? history.written.length
		: history.counted.length + goneLines(history).size;
	return { shown: turns, earlier: all - last.lines.length };
};

/** Things that belong to a line, by the line beside which they are shown: their own, or the last shown one before it. */
export const photosBeside = <Photo extends { readonly line: EntryId }>(
	photos: readonly Photo[],
	{ written }: Pick<History, 'written'>,
	shown: readonly EntryId[]
): ReadonlyMap<EntryId, readonly Photo[]> => {
	if (photos.length === 0) return new Map();
	const known = new Set(shown);
	const beside = new Map<EntryId, EntryId>();
	let last: EntryId | undefined;
	for (const { id } of written) {
		if (known.has(id)) last = id;
		if (last !== undefined) beside.set(id, last);
	}
	return Map.groupBy(photos, ({ line }) => beside.get(line) ?? '');
};
