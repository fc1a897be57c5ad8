import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { DiceSource } from './draw.ts';

/** Four whole 32-bit numbers of true chance, from outside. */
export type Seed = readonly [number, number, number, number];

/** The app's dice: fair, unbiased, from a generator seeded with 128 bits. */
export const diceFrom = (seed: Seed): DiceSource => {
	const generator = xoroshiro128plusFromState(seed);
	return (sides) => uniformInt(generator, 1, sides);
};
