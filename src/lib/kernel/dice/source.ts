import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { DiceSource } from './draw.ts';

/** Four random 32-bit integers, which come from outside. */
export type Seed = readonly [number, number, number, number];

/** The app's dice: fair and unbiased, from a generator seeded with 128 bits. */
export const diceFrom = (seed: Seed): DiceSource => {
	const generator = xoroshiro128plusFromState(seed);
	return (sides) => uniformInt(generator, 1, sides);
};
