import type Fraction from 'fraction.js';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances, pool, sum, type Call } from '#lib/kernel/dice/draw.ts';

/** What to expect of a throw entered as one number: its mean, and the chance of this many or more. */
export const luckOf = (call: Call): { mean: Fraction; atLeast: (count: number) => Fraction } => {
	const { dice, sides, needs } = call;
	const dist = chances(needs ? pool(dice, sides, needs, call) : sum(dice, sides, call));
	return {
		mean: meanOf(dist, (value) => value),
		atLeast: (count) => chanceOf(dist, (value) => value >= count)
	};
};
