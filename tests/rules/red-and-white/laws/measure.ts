import fc from 'fast-check';
import type Fraction from 'fraction.js';
import { expect } from 'vitest';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import type { Heroic } from '#lib/rules/red-and-white/types.ts';
import { runs } from '../../../random.ts';

export const book = defaultBook;
export const RUNS = { numRuns: runs(60) };
export const small = (max: number) => fc.integer({ min: 0, max });
export const heroic: fc.Arbitrary<Heroic> = fc.constantFrom(0, 1, 2);

export const atMost = (less: Fraction, more: Fraction): void =>
	expect(less.compare(more), `${less.toFraction()} ≤ ${more.toFraction()}`).toBeLessThanOrEqual(0);

export const p = <T>(draw: Draw<T>, holds: (value: T) => boolean): Fraction =>
	chanceOf(chances(draw), holds);

/** The larger of two never has the smaller chance of reaching any number: it is at least as good throughout. */
export const neverFewer = (fewer: Draw<number>, more: Draw<number>): void => {
	const [one, two] = [chances(fewer), chances(more)];
	for (const { value } of [...one.outcomes, ...two.outcomes])
		atMost(
			chanceOf(one, (n) => n >= value),
			chanceOf(two, (n) => n >= value)
		);
};
