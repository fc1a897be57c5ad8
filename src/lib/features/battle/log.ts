import {
	goneLines,
	type Gone,
	type History,
	type HistoryLine
} from '#lib/rules/red-and-white/engine/history.ts';
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
	entry.events.some(({ type }) => type === 'clockMoved');

/** A step belongs to the phase it ends: what ended with the turn stands there. */
const clockOf = ({ before, after, entry }: HistoryLine): Clock =>
	entry.events[0]?.type === 'begun' ? after.clock : before.clock;

const COUNTS: LineFate = { kind: 'counts' };
const UNDONE: LineFate = { kind: 'undone' };

/** Every line in the order of the journal; those struck out always, those taken back if they are wanted. */
const linesOf = (history: History, withUndone: boolean): LoggedLine[] => {
	const counted = new Set(history.counted.map(({ place }) => place));
	const gone = goneLines(history);
	return history.written.flatMap((line) => {
		const fate = counted.has(line.place) ? COUNTS : (gone.get(line.place) ?? UNDONE);
		return fate !== UNDONE || withUndone ? [{ ...line, fate }] : [];
	});
};

/**
 * The log by turn and phase, in the order of play. A phase that was left and entered again stands twice.
 */
export const loggedTurns = (history: History, withUndone: boolean): readonly LoggedTurn[] => {
	const turns: { key: string; clock: Clock; phases: LoggedPhase[] }[] = [];
	let lines: LoggedLine[] = [];
	const open = (clock: Clock, at: string, place: number): void => {
		lines = [];
		const phase = { key: `${place}`, place, clock, at, lines };
		const turn = turns.at(-1);
		if (turn && turnNumber(turn.clock) === turnNumber(clock)) turn.phases.push(phase);
		else turns.push({ key: `${place}`, clock, phases: [phase] });
	};
	for (const line of linesOf(history, withUndone)) {
		const { after, entry, place } = line;
		if (!turns.length) open(clockOf(line), entry.at, place);
		lines.push(line);
		if (movesClock(line) && line.fate === COUNTS) open(after.clock, entry.at, place);
	}
	return turns;
};

/** The last lines of a log, about so many; and how many earlier ones there are. */
export const lastLines = (
	turns: readonly LoggedTurn[],
	most: number
): { readonly shown: readonly LoggedTurn[]; readonly earlier: number } => {
	let room = most;
	let earlier = 0;
	const shown: LoggedTurn[] = [];
	for (const turn of turns.toReversed()) {
		const phases: LoggedPhase[] = [];
		for (const phase of turn.phases.toReversed()) {
			const lines = room > 0 ? phase.lines.slice(-room) : [];
			earlier += phase.lines.length - lines.length;
			if (room > 0) phases.unshift(lines.length < phase.lines.length ? { ...phase, lines } : phase);
			room -= lines.length + 1;
		}
		if (phases.length) shown.unshift({ ...turn, phases });
	}
	return { shown, earlier };
};
