import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import {
	after,
	ask,
	chances,
	die,
	Draw,
	play,
	pool,
	repeated,
	sum,
	type Call,
	type DiceSource,
	type Throw
} from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { everyLie, expectBruteForce, thrown } from './brute-force.ts';
import { runs } from '../../random.ts';

const about = { label: 'A throw', rule: 'Gaming terms used' };
const word = { word: 'hit', other: 'miss' };

/** A stage of a draw: what is thrown and what the stage makes of it, so small that every face can be tried. */
type Stage = (value: number) => Draw<number>;

const stages: fc.Arbitrary<Stage> = fc.oneof(
	fc.constantFrom(2, 3, 4, 6).map(
		(sides): Stage =>
			(value) =>
				die(sides, about).map((face) => value + face)
	),
	fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom(2, 3, 6)).map(
		([dice, sides]): Stage =>
			(value) =>
				sum(dice, sides, about).map((total) => value * 2 + total)
	),
	fc
		.tuple(
			fc.integer({ min: 0, max: 3 }),
			fc.constantFrom(2, 3, 4),
			fc.integer({ min: -1, max: 5 }),
			fc.integer({ min: 0, max: 5 })
		)
		.map(
			([dice, sides, from, to]): Stage =>
				(value) =>
					pool(dice, sides, { from, to, ...word }, about).map((count) => value - count)
		),
	// The next throw depends on what fell before.
	fc.constantFrom(2, 3).map(
		(most): Stage =>
			(value) =>
				pool(Math.abs(value) % (most + 1), 3, { from: 2, to: 3, ...word }, about)
	),
	fc.constantFrom(2, 3).map(
		(times): Stage =>
			(value) =>
				repeated(times, value % 3, (state, index) =>
					state > 3 ? Draw.of(state) : die(2, about).map((face) => state + face * (index + 1))
				)
	)
);

const draws: fc.Arbitrary<Draw<number>> = fc
	.array(stages, { minLength: 1, maxLength: 3 })
	.map((list) => list.reduce((draw, stage) => draw.chain(stage), Draw.of(1)));

/** Dice that fall as listed, again and again. */
const listed = (faces: readonly number[]): DiceSource => {
	let next = 0;
	return (sides) => (((faces[next++ % faces.length] ?? 1) - 1) % sides) + 1;
};

describe('chances', () => {
	it('are those of every way the dice can lie', () => {
		fc.assert(fc.property(draws, expectBruteForce), { numRuns: runs(150) });
	});

	it('are so for outcomes that are records', () => {
		fc.assert(
			fc.property(draws, (draw) => {
				expectBruteForce(draw.map((value) => ({ value, even: value % 2 === 0, half: null })));
				expectBruteForce(draw.map((value) => (value % 2 ? { odd: 1 } : { even: 1 })));
				expectBruteForce(draw.map((value) => [value % 3, { deep: [value % 2] }]));
				expectBruteForce(draw.map((value) => ({ word: value % 2 ? 'a|b' : 'a', more: '|' })));
			}),
			{ numRuns: runs(40) }
		);
	});

	it('follow the laws of draws', () => {
		fc.assert(
			fc.property(draws, stages, (draw, stage) => {
				const same = <T>(one: Draw<T>, two: Draw<T>): void => {
					const list = ({ total, outcomes }: ReturnType<typeof chances<T>>): unknown =>
						outcomes
							.map(({ value, weight }) => [JSON.stringify(value), (weight * 10n ** 30n) / total])
							.sort();
					expect(list(chances(one))).toEqual(list(chances(two)));
				};
				same(
					draw.map((n) => n),
					draw
				);
				same(draw.chain(Draw.of), draw);
				same(Draw.of(1).chain(stage), stage(1));
				same(
					draw.map((n) => n + 1),
					draw.chain((n) => Draw.of(n + 1))
				);
			}),
			{ numRuns: runs(60) }
		);
	});

	it('of what is left after some throws go on from there', () => {
		fc.assert(
			fc.property(draws, fc.nat(), fc.nat(4), (draw, seed, most) => {
				const { value, throws } = play(draw, diceFrom([seed, 1, 2, 3]));
				const left = after(draw, throws.slice(0, most));
				const later = throws.slice(most);
				expect(ask(left, later)).toEqual({ state: 'done', value, used: later.length });
				expectBruteForce(left);
				if (later.length === 0) expect(chances(left).outcomes).toMatchObject([{ value }]);
			}),
			{ numRuns: runs(60) }
		);
	});

	it('of what is left while some dice of a throw are still in the hand go on from those that lie', () => {
		fc.assert(
			fc.property(draws, fc.nat(), fc.nat(4), fc.nat(2), (draw, seed, at, lie) => {
				const { value, throws } = play(draw, diceFrom([seed, 1, 2, 3]));
				const due = throws[at];
				fc.pre(due?.faces !== undefined && lie > 0 && lie < due.call.dice);
				const { call, faces } = due as Throw & { readonly faces: readonly number[] };
				const left = after(draw, [...throws.slice(0, at), { ...due, faces: faces.slice(0, lie) }]);
				const missing = { ...call, dice: call.dice - lie };
				const later = [{ ...due, call: missing, faces: faces.slice(lie) }, ...throws.slice(at + 1)];
				expect(ask(left, later)).toEqual({ state: 'done', value, used: later.length });
				expectBruteForce(left);
			}),
			{ numRuns: runs(40) }
		);
		const hits = pool(3, 6, { from: 5, to: 6, ...word }, about);
		const { throws } = play(hits, listed([6, 1, 1]));
		const one = after(hits, [{ ...throws[0]!, faces: [6] }]);
		expect(chanceOf(chances(one), (count) => count >= 2).toFraction()).toBe('5/9');
	});

	it('of a pool of 100 dice are exact', () => {
		const dist = chances(pool(100, 6, { from: 5, to: 6, ...word }, about));
		expect(dist.total).toBe(3n ** 100n);
		expect(dist.outcomes.reduce((all, { weight }) => all + weight, 0n)).toBe(dist.total);
		expect(dist.outcomes).toHaveLength(101);
		expect(meanOf(dist, (hits) => hits).toFraction()).toBe('100/3');
		expect(chanceOf(dist, (hits) => hits === 100).toFraction()).toBe(`1/${3n ** 100n}`);
		expect(chanceOf(dist, (hits) => hits === 1).toFraction()).toBe(
			`${100n * 2n ** 99n}/${3n ** 100n}`
		);
	});

	it.each([1, 2, 10, 20, 21, 30, 50, 51, 60])(
		'of the sum and the pool of %i dice agree',
		(dice) => {
			const added = chances(sum(dice, 2, about));
			const counted = chances(pool(dice, 2, { from: 2, to: 2, ...word }, about));
			const list = (dist: typeof added, shift: number): unknown =>
				dist.outcomes.map(({ value, weight }) => [value - shift, weight]).sort();
			expect(added.total).toBe(counted.total);
			expect(list(added, dice)).toEqual(list(counted, 0));
		}
	);

	it('of 10d6 run from 10 to 60 and are the same from both ends', () => {
		const dist = chances(sum(10, 6, about));
		const bars = byMeasure(dist, (total) => total);
		expect([bars[0]?.value, bars.at(-1)?.value]).toEqual([10, 60]);
		expect(bars.map(({ chance }) => chance.toFraction())).toEqual(
			bars.map(({ chance }) => chance.toFraction()).reverse()
		);
	});
});

describe('a pool', () => {
	const all = { from: 1, to: 6, ...word };

	it('whose faces all count is not thrown', () => {
		expect(ask(pool(5, 6, all, about), [])).toEqual({ state: 'done', value: 5, used: 0 });
		expect(ask(pool(5, 6, { ...all, from: -3 }, about), [])).toMatchObject({ value: 5 });
	});

	it.each([
		['no dice', pool(0, 6, all, about)],
		['fewer than none', pool(-2, 6, { ...all, from: 4 }, about)],
		['nothing on the die', pool(4, 6, { ...all, from: 7, to: 9 }, about)],
		['nothing below the die', pool(4, 6, { ...all, from: -4, to: 0 }, about)],
		['no face between', pool(4, 6, { ...all, from: 5, to: 4 }, about)]
	])('with %s is not thrown', (_, draw) => {
		expect(ask(draw, [])).toEqual({ state: 'done', value: 0, used: 0 });
	});

	it('counts faces beyond the die no further than the die goes', () => {
		expectBruteForce(pool(3, 6, { ...all, from: 5, to: 12 }, about));
		expectBruteForce(pool(3, 6, { ...all, from: -2, to: 2 }, about));
	});
});

describe('by hand', () => {
	const draw = pool(3, 6, { from: 5, to: 6, ...word }, about).chain((hits) =>
		hits > 0 ? sum(hits, 6, about).map((total) => `${hits} for ${total}`) : Draw.of('none')
	);
	const first = ((): Call => {
		const asked = ask(draw, []);
		if (asked.state !== 'waiting') throw new Error('Nothing to throw');
		return asked.call;
	})();

	it('asks for the next throw until it is done', () => {
		const two = ask(draw, [thrown(first, [5, 6, 1])]);
		expect(two).toMatchObject({ state: 'waiting', used: 1, call: { kind: 'sum', dice: 2 } });
		if (two.state !== 'waiting') return;
		expect(ask(draw, [thrown(first, [5, 6, 1]), thrown(two.call, [3, 4])])).toEqual({
			state: 'done',
			value: '2 for 7',
			used: 2
		});
		expect(ask(draw, [thrown(first, [1, 2, 3])])).toMatchObject({ value: 'none', used: 1 });
	});

	it('takes a count for the faces', () => {
		const counted: Throw = { call: first, faces: null, count: 2, by: 'hand' };
		expect(ask(draw, [counted])).toMatchObject({ state: 'waiting', call: { dice: 2 } });
		expect(ask(draw, [{ ...counted, count: 0 }])).toMatchObject({ value: 'none' });
	});

	it.each([
		['too few faces', { faces: [5, 6], count: null }],
		['too many faces', { faces: [5, 6, 1, 1], count: null }],
		['a face that is not on the die', { faces: [5, 7, 1], count: null }],
		['a face below one', { faces: [5, 0, 1], count: null }],
		['half a face', { faces: [5, 1.5, 1], count: null }],
		['more successes than dice', { faces: null, count: 4 }],
		['fewer than none', { faces: null, count: -1 }],
		['neither faces nor a count', { faces: null, count: null }]
	])('refuses %s', (_, wrong) => {
		expect(ask(draw, [{ call: first, by: 'hand', ...wrong }])).toMatchObject({
			state: 'misfit',
			used: 0
		});
	});

	it.each([
		['another kind', { kind: 'sum' }],
		['other dice', { dice: 2 }],
		['other sides', { sides: 10 }],
		['another need', { needs: { from: 4, to: 6, ...word } }]
	] as const)('refuses a throw for %s', (_, change) => {
		const other = thrown({ ...first, ...change }, [5, 6, 1]);
		expect(ask(draw, [other])).toMatchObject({ state: 'misfit' });
	});

	it('minds neither another label nor another word', () => {
		const call = {
			...first,
			label: 'Fire',
			needs: { from: 5, to: 6, word: 'treffer', other: 'daneben' }
		};
		expect(ask(draw, [thrown(call, [1, 1, 1])])).toMatchObject({ state: 'done' });
	});

	it('does not use throws that are left over', () => {
		const spare = thrown(first, [1, 1, 1]);
		expect(ask(draw, [spare, spare])).toEqual({ state: 'done', value: 'none', used: 1 });
	});

	it('takes the total of a sum only between its ends', () => {
		const added = sum(2, 6, about);
		const call = { kind: 'sum', dice: 2, sides: 6, ...about } as const;
		const total = (count: number) => ask(added, [{ call, faces: null, count, by: 'hand' }]).state;
		expect([1, 2, 12, 13].map(total)).toEqual(['misfit', 'done', 'done', 'misfit']);
	});
});

describe("the app's dice", () => {
	it('come to the same as a hand that throws the same', () => {
		fc.assert(
			fc.property(
				draws,
				fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
				(draw, faces) => {
					const played = play(draw, listed(faces));
					expect(ask(draw, played.throws)).toEqual({
						state: 'done',
						value: played.value,
						used: played.throws.length
					});
					expect(played.throws.every(({ by, faces: lie }) => by === 'app' && lie !== null)).toBe(
						true
					);
				}
			),
			{ numRuns: runs(100) }
		);
	});

	it('throw only what a hand has left open', () => {
		const draw = die(6, about).chain((one) => die(6, about).map((two) => [one, two]));
		const asked = ask(draw, []);
		if (asked.state !== 'waiting') throw new Error('Nothing to throw');
		const { value, throws } = play(draw, () => 2, [thrown(asked.call, [5])]);
		expect(value).toEqual([5, 2]);
		expect(throws.map(({ by }) => by)).toEqual(['hand', 'app']);
	});

	it('keep nothing that the calls no longer ask for', () => {
		const call: Call = { kind: 'die', dice: 1, sides: 10, ...about };
		const { value, throws } = play(die(6, about), () => 3, [thrown(call, [9])]);
		expect(value).toBe(3);
		expect(throws).toHaveLength(1);
		expect(throws[0]?.call.sides).toBe(6);
	});

	it('stop where a hand has typed what cannot be', () => {
		const call: Call = { kind: 'die', dice: 1, sides: 6, ...about };
		expect(() => play(die(6, about), () => 1, [thrown(call, [7])])).toThrow('A throw');
	});

	const seed = [1, 2, 3, 4] as const;

	it('fall alike from the same seed, and otherwise from another', () => {
		const row = (source: DiceSource): number[] => Array.from({ length: 200 }, () => source(10));
		expect(row(diceFrom(seed))).toEqual(row(diceFrom(seed)));
		expect(row(diceFrom(seed))).not.toEqual(row(diceFrom([1, 2, 3, 5])));
	});

	it.each([2, 6, 10])('show every face of a D%i, none more often than chance allows', (sides) => {
		const throws = 6000;
		const source = diceFrom([7, 11, 13, 17]);
		const seen = new Array<number>(sides).fill(0);
		for (let n = 0; n < throws; n++) {
			const face = source(sides);
			expect(Number.isInteger(face) && face >= 1 && face <= sides).toBe(true);
			seen[face - 1] = (seen[face - 1] ?? 0) + 1;
		}
		const mean = throws / sides;
		const squares = seen.reduce((all, count) => all + (count - mean) ** 2 / mean, 0);
		// The seed is fixed: 30 is far out even for nine degrees of freedom.
		expect(squares).toBeLessThan(30);
	});
});

it('every lie of a call is there once', () => {
	expect(everyLie({ kind: 'pool', dice: 2, sides: 3, ...about })).toHaveLength(9);
	expect(everyLie({ kind: 'die', dice: 1, sides: 6, ...about }).flat()).toEqual([1, 2, 3, 4, 5, 6]);
});
