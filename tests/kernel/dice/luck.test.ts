import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import type { Call, Throw } from '#lib/kernel/dice/draw.ts';
import { above, excess, luckOfThrow, surprise, type Luck } from '#lib/kernel/dice/luck.ts';

const about = { label: 'Fire', rule: 'Fire' };
const hit = { from: 5, to: 6, word: 'hit', other: 'miss' };
const fallen = (call: Call, faces: number[] | null, count: number | null = null): Throw => ({
	call,
	faces,
	count,
	by: 'hand'
});
const luck = (call: Call, faces: number[]): Luck => {
	const found = luckOfThrow(fallen(call, faces));
	if (!found) throw new Error('The throw does not fit.');
	return found;
};

describe('the luck of one throw', () => {
	test('two hits of three dice on 5 and 6: 7 ways in 27 for so many or more', () => {
		const { actual, mean, atLeast, atMost } = luck(
			{ kind: 'pool', dice: 3, sides: 6, needs: hit, ...about },
			[5, 1, 6]
		);
		expect(actual).toBe(2);
		expect(mean.toFraction()).toBe('1');
		expect(atLeast.toFraction()).toBe('7/27');
		expect(atMost.toFraction()).toBe('26/27');
	});

	test('a sum of 11 on two dice: 3 ways in 36', () => {
		const found = luck({ kind: 'sum', dice: 2, sides: 6, ...about }, [5, 6]);
		expect(found.atLeast.toFraction()).toBe('1/12');
		expect(surprise(found).toFraction()).toBe('1/12');
		expect(excess(found).toFraction()).toBe('4');
	});

	test('a die with something to need: one in ten fails, whatever its face', () => {
		const call: Call = {
			kind: 'die',
			dice: 1,
			sides: 10,
			needs: { from: 1, to: 9, word: 'acts', other: 'does not act' },
			...about
		};
		expect(surprise(luck(call, [10])).toFraction()).toBe('1/10');
		expect(surprise(luck(call, [1]))).toEqual(surprise(luck(call, [9])));
	});

	test('a count told without faces is as lucky as its faces', () => {
		const call: Call = { kind: 'pool', dice: 3, sides: 6, needs: hit, ...about };
		expect(luckOfThrow(fallen(call, null, 2))).toEqual(luck(call, [5, 1, 6]));
	});

	test('a throw that does not fit its call has no luck', () => {
		expect(luckOfThrow(fallen({ kind: 'sum', dice: 2, sides: 6, ...about }, [5]))).toBeUndefined();
	});

	test('both tails hold what fell, and leave out no face', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
				(faces) => {
					const found = luck({ kind: 'sum', dice: faces.length, sides: 6, ...about }, faces);
					const here = found.atLeast.add(found.atMost).sub(1);
					expect(here.compare(0)).toBe(1);
					expect(surprise(found).compare(new Fraction(1))).toBeLessThanOrEqual(0);
					expect(above(found)).toBe(excess(found).compare(0) > 0);
				}
			)
		);
	});
});
