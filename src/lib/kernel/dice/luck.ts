import type Fraction from 'fraction.js';
import { chanceOf, meanOf, type Distribution } from './distribution.ts';
import { answerTo, chances, die, pool, succeeds, sum, type Call, type Throw } from './draw.ts';

/** A number that fell, among all that could have fallen. */
export interface Luck {
	readonly actual: number;
	readonly mean: Fraction;
	/** The exact chance of this many or more, and of this many or fewer. */
	readonly atLeast: Fraction;
	readonly atMost: Fraction;
}

/** How what happened compares, by one measure, with all that could have happened. */
export const luckAmong = <T>(
	dist: Distribution<T>,
	actual: number,
	measure: (value: T) => number
): Luck => ({
	actual,
	mean: meanOf(dist, measure),
	atLeast: chanceOf(dist, (value) => measure(value) >= actual),
	atMost: chanceOf(dist, (value) => measure(value) <= actual)
});

const drawOf = (call: Call) => {
	const { kind, dice, sides, needs } = call;
	if (kind === 'pool' && needs) return pool(dice, sides, needs, call);
	return kind === 'sum' ? sum(dice, sides, call) : die(sides, call);
};

/**
 * The luck of one throw by itself: successes of a pool, the total of a sum; a die with something to need counts 1 for a
 * success and 0 otherwise, any other die its face. Undefined where the throw does not fit its call.
 */
export const luckOfThrow = (fallen: Throw): Luck | undefined => {
	const { call } = fallen;
	const answer = answerTo(call, fallen);
	if (answer === undefined) return undefined;
	const { needs } = call;
	const measure = (value: number): number =>
		call.kind === 'die' && needs ? Number(succeeds(needs, value)) : value;
	return luckAmong(chances(drawOf(call)), measure(answer), measure);
};

/** Was the result more than could be expected? */
export const above = ({ actual, mean }: Luck): boolean => mean.compare(actual) < 0;

/** The exact chance of a result at least as far from the mean on the same side. */
export const surprise = (luck: Luck): Fraction => (above(luck) ? luck.atLeast : luck.atMost);

/** How much more fell than could be expected; below 0 where it was less. */
export const excess = ({ actual, mean }: Luck): Fraction => mean.neg().add(actual);
