import type { Moment } from '#lib/kernel/game/game.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { same } from '#lib/kernel/same.ts';

/** One phase of a game that was played: its lines that count, by their places among all that do. */
export interface PastPhase {
	readonly moment: Moment;
	readonly first: number;
	readonly last: number;
}

/** The phases of a game in the order of play, those without a line left out. A line belongs to the phase that it ends. */
export const pastPhases = <State>(
	counted: readonly Pick<Line<State, unknown, unknown>, 'before' | 'after'>[],
	momentOf: (state: State) => Moment
): readonly PastPhase[] => {
	const phases: PastPhase[] = [];
	for (const [at, { before, after }] of counted.entries()) {
		const moment = momentOf(at === 0 ? after : before);
		const phase = phases.at(-1);
		if (phase && same(phase.moment, moment)) phases[phases.length - 1] = { ...phase, last: at };
		else phases.push({ moment, first: at, last: at });
	}
	return phases;
};

/** Labels nearer to each other than this part of a line, or twice as near to its end, would touch. */
const NEAR = 0.11;

/** The days along a line of phases, each where its first phase is, from 0 to 1; without a label where that would touch others. */
export const daysAlong = (
	phases: readonly Pick<PastPhase, 'moment'>[]
): readonly { readonly day: string; readonly at: number }[] => {
	let last = -1;
	return phases.flatMap(({ moment: { day } }, nth) => {
		const at = nth / Math.max(1, phases.length - 1);
		if (day === undefined || day === phases[nth - 1]?.moment.day) return [];
		const clear = at < 1 - 2 * NEAR && at - last >= NEAR;
		if (clear) last = at;
		return [{ day: clear ? day : '', at }];
	});
};

/** The last line of each turn that was played, and of the one that goes on. */
export const turnEnds = <L extends Pick<Line<State, unknown, unknown>, 'before' | 'after'>, State>(
	counted: readonly L[],
	momentOf: (state: State) => Moment
): readonly { readonly line: L; readonly moment: Moment }[] =>
	pastPhases(counted, momentOf).flatMap(({ moment, last }, at, all) => {
		const next = all[at + 1];
		const line = counted[last];
		return line && !(next && same(next.moment.turn, moment.turn)) ? [{ line, moment }] : [];
	});
