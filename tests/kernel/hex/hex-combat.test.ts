import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEncircled } from '#lib/kernel/hex/encircled.ts';
import { borneLosses, mayLoseNext, type Loser } from '#lib/kernel/hex/losses.ts';
import { mostCommon, predominant } from '#lib/kernel/hex/predominant.ts';
import { nearest, ratioRow } from '#lib/kernel/hex/ratio.ts';
import { OFF, waysBack } from '#lib/kernel/hex/retreat.ts';

/** Every legal order in which these losses can be taken; fewer losses where nobody is left to take them. */
const everyAllocation = (losers: readonly Loser[], losses: number): readonly string[][] => {
	let ways: string[][] = [[]];
	for (let n = 0; n < losses; n++) {
		const next = ways.flatMap((taken) => mayLoseNext(losers, taken).map((id) => [...taken, id]));
		if (next.length === 0) break;
		ways = next;
	}
	return ways;
};

const groups = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 })), {
	minLength: 1,
	maxLength: 5
});

describe('predominant value', () => {
	it('is the value of most, the lower one of equals', () => {
		expect(
			mostCommon([
				[5, 2],
				[4, 1],
				[5, 1]
			])
		).toBe(5);
		expect(
			mostCommon([
				[5, 2],
				[4, 2]
			])
		).toBe(4);
		expect(() => mostCommon([])).toThrow();
	});

	it('one three below takes 1 off, one three above adds 1, both from the unmoved value', () => {
		expect(
			predominant([
				[6, 2],
				[6, 2],
				[3, 2]
			])
		).toBe(5);
		expect(
			predominant([
				[2, 3],
				[5, 1]
			])
		).toBe(3);
		expect(
			predominant([
				[4, 5],
				[1, 1],
				[7, 1]
			])
		).toBe(4);
		expect(
			predominant([
				[4, 3],
				[2, 1],
				[6, 1]
			])
		).toBe(4);
	});

	it('stays between the worst and the best', () => {
		fc.assert(
			fc.property(groups, (some) => {
				const values = some.map(([value]) => value);
				const value = predominant(some);
				expect(value).toBeGreaterThanOrEqual(Math.min(...values));
				expect(value).toBeLessThanOrEqual(Math.max(...values));
			})
		);
	});
});

describe('ratios and rounding', () => {
	const rows = [
		{ of: 2, to: 1, name: 'two' },
		{ of: 3, to: 2, name: 'one and a half' },
		{ of: 1, to: 1, above: true, name: 'more' },
		{ of: 0, to: 1, name: 'rest' }
	];

	it('read the first line that is reached, exactly', () => {
		const read = (a: number, b: number): string => ratioRow(rows, a, b).name;
		expect([read(4, 2), read(399, 200), read(3, 2), read(2, 2), read(21, 20)]).toEqual([
			'two',
			'one and a half',
			'one and a half',
			'rest',
			'more'
		]);
		expect(read(0, 0)).toBe('rest');
		expect(read(1, 0)).toBe('two');
	});

	it('halves go up', () => expect([2.5, 3.49, 0.5, 0.25].map(nearest)).toEqual([3, 3, 1, 0]));
});

describe('losses in turn', () => {
	const one = (id: string, steps: number, more: Partial<Loser> = {}): Loser => ({
		id,
		steps,
		first: true,
		rank: 0,
		...more
	});

	it('the first goes to one who may be first', () => {
		const losers = [one('a', 2, { first: false }), one('b', 2)];
		expect(mayLoseNext(losers, [])).toEqual(['b']);
		expect(mayLoseNext(losers, ['b'])).toEqual(['a']);
		expect(mayLoseNext([one('a', 1, { first: false })], [])).toEqual(['a']);
	});

	it('nobody takes a second before all have one, then again from the first', () => {
		const losers = [one('a', 3), one('b', 3), one('c', 1)];
		expect(mayLoseNext(losers, ['b', 'c'])).toEqual(['a']);
		expect(mayLoseNext(losers, ['b', 'c', 'a'])).toEqual(['b']);
		expect(mayLoseNext(losers, ['b', 'c', 'a', 'b'])).toEqual(['a']);
	});

	it('a higher rank waits until the lower one is gone', () => {
		const losers = [one('gun', 2, { rank: 1 }), one('a', 2)];
		expect(mayLoseNext(losers, ['a'])).toEqual(['a']);
		expect(mayLoseNext(losers, ['a', 'a'])).toEqual(['gun']);
		expect(mayLoseNext(losers, ['a', 'a', 'gun', 'gun'])).toEqual([]);
	});

	it('every allocation takes all that can be taken, nobody more than it has or two more than another', () => {
		const losers = fc.array(
			fc.record({
				steps: fc.integer({ min: 1, max: 4 }),
				first: fc.boolean(),
				rank: fc.constant(0)
			}),
			{ minLength: 1, maxLength: 4 }
		);
		fc.assert(
			fc.property(losers, fc.integer({ min: 0, max: 7 }), (some, losses) => {
				const named = some.map((loser, at) => ({ ...loser, id: `${at}` }));
				const steps = named.reduce((sum, loser) => sum + loser.steps, 0);
				for (const taken of everyAllocation(named, losses)) {
					expect(taken).toHaveLength(Math.min(losses, steps));
					for (const a of named) {
						const times = taken.filter((id) => id === a.id).length;
						expect(times).toBeLessThanOrEqual(a.steps);
						for (const b of named)
							if (times < a.steps)
								expect(taken.filter((id) => id === b.id).length).toBeLessThanOrEqual(times + 1);
					}
				}
			})
		);
	});

	it('what one side cannot bear is taken off the other, both from the numbers as given', () => {
		expect(borneLosses([1, 3], [5, 2])).toEqual([0, 2]);
		expect(borneLosses([3, 3], [2, 2])).toEqual([2, 2]);
		expect(borneLosses([4, 2], [1, 6])).toEqual([1, 0]);
		expect(borneLosses([2, 2], [9, 9])).toEqual([2, 2]);
	});
});

describe('encirclement', () => {
	it('two opposite, three that do not touch, or four', () => {
		expect(isEncircled([0, 3])).toBe(true);
		expect(isEncircled([1, 3, 5])).toBe(true);
		expect(isEncircled([0, 1, 2, 3])).toBe(true);
		expect(isEncircled([0, 2])).toBe(false);
		expect(isEncircled([0, 1, 2])).toBe(false);
		expect(isEncircled([4, 4])).toBe(false);
	});

	it('does not change when the map is turned', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 }),
				fc.integer({ min: 0, max: 5 }),
				(sides, turn) => {
					expect(isEncircled(sides.map((side) => (side + turn) % 6))).toBe(isEncircled(sides));
				}
			)
		);
	});
});

describe('ways back', () => {
	/** A street of hexes a b c d e; `c` is the start. */
	const street: Record<string, readonly string[]> = {
		a: ['b', OFF],
		b: ['a', 'c'],
		c: ['b', 'd'],
		d: ['c', 'e'],
		e: ['d', OFF]
	};
	const way = (over: Partial<Parameters<typeof waysBack>[0]> = {}) =>
		waysBack({
			from: 'c',
			hexes: 1,
			onward: (hex) => street[hex] ?? [],
			entering: () => [0],
			ending: () => [0],
			farther: [0, 1],
			...over
		}).map(({ path }) => path.join(''));

	it('those that break least; equal ones are all there', () => {
		expect(way()).toEqual(['b', 'd']);
		expect(way({ entering: (hex) => [hex === 'b' ? 1 : 0] })).toEqual(['d']);
		expect(way({ entering: () => [1] })).toEqual(['b', 'd']);
	});

	it('a hex in which it may not end is passed, at its price', () => {
		expect(way({ ending: (hex) => (hex === 'b' ? null : [0]) })).toEqual(['d']);
		expect(way({ ending: (hex) => (hex === 'b' || hex === 'd' ? null : [0]) })).toEqual([
			'ba',
			'de'
		]);
		expect(
			way({
				ending: (hex) => (hex === 'd' ? null : [0]),
				entering: (hex) => [hex === 'b' ? 1 : 0]
			})
		).toEqual(['de']);
	});

	it('off the map is an end', () => {
		expect(way({ hexes: 3 })).toEqual([`ba${OFF}`, `de${OFF}`]);
	});

	it('no way where nothing is open', () => {
		expect(way({ onward: () => [] })).toEqual([]);
	});
});
