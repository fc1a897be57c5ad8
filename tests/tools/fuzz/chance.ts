import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Choices that are the same again from the same seed. */
export interface Chance {
	readonly below: (n: number) => number;
	readonly oneIn: (n: number) => boolean;
	readonly pick: <T>(all: readonly T[]) => T;
}

export const chanceOf = (seed: number): Chance => {
	const random = xoroshiro128plus(seed);
	// Seeds beside each other begin alike.
	for (let n = 0; n < 32; n++) uniformInt(random, 0, 1);
	const below = (n: number): number => uniformInt(random, 0, n - 1);
	return {
		below,
		oneIn: (n) => below(n) === 0,
		pick: (all) => all[below(all.length)] as (typeof all)[number]
	};
};
