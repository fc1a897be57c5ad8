import type { HistoryLine } from '#lib/rules/red-and-white/engine/history.ts';
import { turnNumber, type Clock } from '#lib/rules/red-and-white/engine/sequence.ts';
import type { History } from '#lib/rules/red-and-white/engine/history.ts';

/** A line of the log; those taken back are struck. */
export interface LoggedLine extends HistoryLine {
	readonly struck: boolean;
}

/** The lines of one phase. */
export interface LoggedPhase {
	readonly key: string;
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

/** Every line in the order of the journal; those taken back among them if they are wanted. */
const linesOf = ({ counted, undone, dropped }: History, withStruck: boolean): LoggedLine[] => {
	const plain = counted.map((line) => ({ ...line, struck: false }));
	if (!withStruck) return plain;
	const struck = [...undone, ...dropped].map((line) => ({ ...line, struck: true }));
	return [...plain, ...struck].sort((a, b) => a.place - b.place);
};

/**
 * The log by turn and phase, in the order of play. A phase that was left and entered again stands twice.
 */
export const loggedTurns = (history: History, withStruck: boolean): readonly LoggedTurn[] => {
	const turns: { key: string; clock: Clock; phases: LoggedPhase[] }[] = [];
	let lines: LoggedLine[] = [];
	const open = (clock: Clock, at: string, place: number): void => {
		lines = [];
		const phase = { key: `${place}`, clock, at, lines };
		const turn = turns.at(-1);
		if (turn && turnNumber(turn.clock) === turnNumber(clock)) turn.phases.push(phase);
		else turns.push({ key: `${place}`, clock, phases: [phase] });
	};
	for (const line of linesOf(history, withStruck)) {
		const { after, entry, place } = line;
		if (!turns.length) open(clockOf(line), entry.at, place);
		lines.push(line);
		if (movesClock(line) && !line.struck) open(after.clock, entry.at, place);
	}
	return turns;
};
