import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { expectBruteForce } from '../../kernel/dice/brute-force.ts';
import { corrected } from './corrected.ts';
import { combat, combats, EXAMPLE, gun, support, unit } from './combats.ts';
import {
	combatChances,
	combatPlayedOut,
	USUAL_POLICY,
	type Policy
} from '#lib/rules/orel-1919/engine/combat/chances.ts';
import { stepsOf, type Combat } from '#lib/rules/orel-1919/rules/08-combat.ts';
import { bookOf, defaultBook as book, type Book } from '#lib/rules/orel-1919/book.ts';
import { DEEP, runs } from '../../random.ts';

const falls = (one: Combat, by: Book = book, policy: Policy = USUAL_POLICY): number =>
	chanceOf(combatChances(by, one, policy), ({ hex }) => hex === 'falls').valueOf();
/** Every way of the dice takes its time on a busy machine; those of the large combats far more. */
const SLOW = DEEP ? 600_000 : 60_000;
const policies: fc.Arbitrary<Policy> = fc.record({
	assault: fc.constantFrom('always', 'if_ordered', 'never'),
	evade: fc.boolean(),
	charge: fc.boolean(),
	losses: fc.constantFrom('most_steps', 'lowest_tq')
});

describe('8 chances of a whole combat', () => {
	/** Large ones, of parts that the others have as well. */
	const large: readonly (readonly [string, Combat])[] = [
		['the example', EXAMPLE],
		['guns alone', combat({ defenders: [gun('g', { tq: 4 })] })],
		['a hasty attack with support', combat({ kind: 'hasty', supports: [support('s', { tq: 4 })] })]
	];
	const small: readonly (readonly [string, Combat])[] = [
		[
			'who may leave',
			combat({ defenders: [unit('d', { player: 'white', tq: 5, hex: 'D' }), gun('g')] })
		],
		[
			'vehicles alone',
			combat({
				defenders: [unit('t', { type: 'tank', player: 'white', tq: 0, steps: 1, hex: 'D' })]
			})
		]
	];

	it('9, 8.7.4 a car that guns keep enters only if it is whole after its check', () => {
		const car = unit('car', { type: 'armored-car', tq: 0, steps: 1, strength: 2 });
		const enemy = { player: 'white', hex: 'D', steps: 1, integratedArtillery: true } as const;
		const fight = combat({
			attackers: [unit('a', { steps: 1 }), car],
			defenders: [unit('d', enemy)],
			supports: [support('s', { goesWith: 'A' })]
		});
		const { outcomes } = combatChances(book, fight);
		const taken = outcomes.flatMap(({ value }) =>
			value.hex === 'falls' ? value.attackerLost : []
		);
		expect(Math.max(...taken), 'troops lost, or the car, not both').toBe(1);
		expect(outcomes.some(({ value }) => value.hex === 'rides' && value.attackerLost === 2)).toBe(
			true
		);
	});

	it.each([...small, ...(DEEP ? large : [])])(
		'are those of every way the dice can lie: %s',
		(_, one) => {
			expectBruteForce(combatPlayedOut(book, one, { ...USUAL_POLICY, evade: true }));
		},
		SLOW
	);

	it(
		'are those of every way the dice can lie: any combat, any policy, both sets of rules',
		() => {
			fc.assert(
				fc.property(combats(2), policies, fc.boolean(), (one, policy, later) => {
					const by = later ? bookOf({ options: { combat: 'new' } }) : book;
					expectBruteForce(
						combatPlayedOut(by, { ...one, supports: one.supports.slice(0, 1) }, policy)
					);
				}),
				{ numRuns: runs(4) }
			);
		},
		SLOW
	);

	it('no side loses more than it has; who falls is not lost twice; prisoners are among the lost', () => {
		fc.assert(
			fc.property(combats(), policies, (one, policy) => {
				const attackers = stepsOf(one.attackers);
				const defenders = stepsOf(one.defenders);
				for (const { value: end } of combatChances(book, one, policy).outcomes) {
					expect(end.attackerLost).toBeLessThanOrEqual(attackers);
					expect(end.defenderLost).toBeLessThanOrEqual(defenders);
					if (end.defenderLost === defenders) expect(end.hex).not.toBe('holds');
				}
			}),
			{ numRuns: runs(60) }
		);
	});

	it('weights add up to the whole', () => {
		fc.assert(
			fc.property(combats(), (one) => {
				const dist = combatChances(book, one);
				expect(dist.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(dist.total);
			}),
			{ numRuns: runs(40) }
		);
	});

	it('nobody assaults by the policy never: the hex holds unless the check empties it', () => {
		const never = { ...USUAL_POLICY, assault: 'never' } as const;
		for (const { value } of combatChances(book, EXAMPLE, never).outcomes)
			expect(value.attackerLost).toBe(0);
		expect(falls(EXAMPLE, book, never)).toBeLessThan(falls(EXAMPLE));
	});

	it('a corrected cell of a chart moves the chances with the result', () => {
		const now = meanOf(combatChances(book, EXAMPLE), ({ defenderLost }) => defenderLost);
		const charts = {
			ASSAULT_RESULTS: corrected(book.charts.ASSAULT_RESULTS, 9, 'defenderLoss', 3)
		};
		const then = meanOf(
			combatChances(bookOf({ charts }), EXAMPLE),
			({ defenderLost }) => defenderLost
		);
		expect(then.compare(now)).toBeGreaterThan(0);
		const cohesion = { COHESION: corrected(book.charts.COHESION, 1, 'defender', 'rout') };
		expect(falls(EXAMPLE, bookOf({ charts: cohesion }))).toBeGreaterThan(falls(EXAMPLE));
	});
});
