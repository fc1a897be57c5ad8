import type Fraction from 'fraction.js';
import { chanceOf, meanOf, type Distribution } from './distribution.ts';
import { answerTo, chances, die, pool, succeeds, sum, type Call, type Throw } from './draw.ts';

/** A number that fell, among all that could have fallen. */
export interface Luck {
	readonly actual: number;
	readonly mean: Fraction;
	/** The exact chance of so many or more, and of so many or fewer. */
	readonly atLeast: Fraction;
	readonly atMost: Fraction;
}

/** How a measure of what happened stands among the same measure of all that could have happened. */
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
 * One throw by itself: successes of a pool, total of a sum; a die with something to need counts 1 for a success and
 * 0 otherwise, any other die its face. Undefined where the throw does not fit its call.
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

/** Did more fall than was to be expected? */
export const above = ({ actual, mean }: Luck): boolean => mean.compare(actual) < 0;

/** The exact chance of falling at least as far from the mean on the same side. */
export const surprise = (luck: Luck): Fraction => (above(luck) ? luck.atLeast : luck.atMost);

/** How many more fell than was to be expected; below 0 where fewer did. */
export const excess = ({ actual, mean }: Luck): Fraction => mean.neg().add(actual);
