import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import type { History, HistoryLine } from '../journal/history.ts';
import { turnNumber, type Clock, type PhaseNumber } from '../engine/sequence.ts';
import { ONLY_IN_PLAY, tell } from '../journal/tell.ts';
import { MARK_WORDS } from '../words/table.ts';

/** One event in short sentences. */
export interface ToldLine {
	readonly place: number;
	readonly sentences: readonly Phrase[];
	/** The referee's reason, where he allowed what a rule forbids. */
	readonly overruled: PhraseValue | null;
}
export interface ToldPhase {
	readonly phase: PhaseNumber;
	readonly lines: readonly ToldLine[];
}
export interface ToldTurn {
	readonly clock: Clock;
	readonly phases: readonly ToldPhase[];
}

/** That a unit was led, fired or moved is told by the line in which it did so. */
const KEPT_FOR_PLAY: ReadonlySet<string> = new Set([
	...(['led', 'fired', 'moved'] as const).flatMap((mark) => [
		MARK_WORDS[mark].on,
		MARK_WORDS[mark].off
	]),
	...ONLY_IN_PLAY
]);

/** A line in words, without what only helps to play on. */
export const toldLine = (line: HistoryLine): ToldLine => {
	const { sentences, overruled } = tell(line);
	return {
		place: line.place,
		sentences: sentences.filter(({ text }) => !KEPT_FOR_PLAY.has(text)),
		overruled
	};
};

/** A step belongs to the phase it ends. */
const clockOf = ({ before, after, entry }: HistoryLine): Clock =>
	entry.facts[0]?.type === 'begun' ? after.clock : before.clock;

/** What happened, the first turn first. Turns and phases in which nothing happened are left out. */
export function* tellingTurns({ counted }: History): Sliced<readonly ToldTurn[]> {
	const turns: { clock: Clock; phases: { phase: PhaseNumber; lines: ToldLine[] }[] }[] = [];
	for (const [at, line] of counted.entries()) {
		yield at / counted.length;
		const told = toldLine(line);
		if (told.sentences.length === 0) continue;
		const clock = clockOf(line);
		let turn = turns.at(-1);
		if (!turn || turnNumber(turn.clock) !== turnNumber(clock))
			turns.push((turn = { clock, phases: [] }));
		let phase = turn.phases.at(-1);
		if (phase?.phase !== clock.phase) turn.phases.push((phase = { phase: clock.phase, lines: [] }));
		phase.lines.push(told);
	}
	return turns;
}
