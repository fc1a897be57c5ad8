import {
	goneLines,
	type Gone,
	type History,
	type HistoryLine
} from '#lib/rules/red-and-white/journal/history.ts';
import { turnNumber, type Clock } from '#lib/rules/red-and-white/engine/sequence.ts';

/** What became of a line: it counts, it was taken back, or a strike took it out. */
export type LineFate = { readonly kind: 'counts' } | { readonly kind: 'undone' } | Gone;

/** A line of the log. */
export interface LoggedLine extends HistoryLine {
	readonly fate: LineFate;
}

/** The lines of one phase. */
export interface LoggedPhase {
	readonly key: string;
	/** The place of the line that opened it. */
	readonly place: number;
	readonly clock: Clock;
	/** When it began, as far as the log knows. */
	readonly at: string;
	readonly lines: readonly LoggedLine[];
}

/** The phases of one turn. */
export interface LoggedTurn {
	readonly key: string;
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
	return ({ place }) => {
		while ((counted[at]?.place ?? -1) > place) at--;
		return counted[at]?.place === place ? COUNTS : (gone.get(place) ?? UNDONE);
	};
};

/** The line at a place, and what became of it. */
export const loggedLine = (history: History, place: number): LoggedLine | undefined => {
	const line = history.written.find((one) => one.place === place);
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
	const turns: { key: string; clock: Clock; phases: LoggedPhase[] }[] = [];
	let lines: LoggedLine[] = [];
	const open = ({ clock, line: { entry, place } }: Opening): void => {
		lines = [];
		const phase = { key: `${place}`, place, clock, at: entry.at, lines };
		const turn = turns.at(-1);
		if (turn && turnNumber(turn.clock) === turnNumber(clock)) turn.phases.push(phase);
		else turns.push({ key: `${place}`, clock, phases: [phase] });
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
