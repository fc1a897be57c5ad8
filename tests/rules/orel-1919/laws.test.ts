import fc from 'fast-check';
import type Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { borneLosses } from '#lib/kernel/hex/losses.ts';
import { depotReturns } from '#lib/rules/orel-1919/rules/03-depots.ts';
import type { Barrage } from '#lib/rules/orel-1919/rules/08-combat/08-3-barrage.ts';
import { evadesTo } from '#lib/rules/orel-1919/rules/08-combat/08-5-before-combat.ts';
import { coordinationOf } from '#lib/rules/orel-1919/rules/08-combat/08-6-coordination.ts';
import { chargersOf } from '#lib/rules/orel-1919/rules/08-combat/08-7-charge.ts';
import { cohesionResult } from '#lib/rules/orel-1919/rules/08-combat/08-7-cohesion.ts';
import { oddsModifier } from '#lib/rules/orel-1919/rules/08-combat/08-8-assault.ts';
import { groundModifier } from '#lib/rules/orel-1919/rules/08-combat/08-8-ground.ts';
import { nextLoss, stepsToLose } from '#lib/rules/orel-1919/rules/08-combat/08-8-losses.ts';
import { moraleResult } from '#lib/rules/orel-1919/rules/08-combat/08-8-morale.ts';
import { combatChances, USUAL_POLICY } from '#lib/rules/orel-1919/engine/combat/chances.ts';
import type { Combat } from '#lib/rules/orel-1919/rules/08-combat.ts';
import { duelResult } from '#lib/rules/orel-1919/rules/09-1-trains.ts';
import { newCohesionModifiers } from '#lib/rules/orel-1919/rules/new-combat-rules.ts';
import { bookOf, defaultBook as book } from '#lib/rules/orel-1919/book.ts';
import {
	COHESION_RESULTS,
	MORALE_RESULTS,
	TERRAINS,
	WATERS,
	type Terrain,
	type Water
} from '#lib/rules/orel-1919/types.ts';
import { combats, support, unit } from './combats.ts';
import { corrected } from './corrected.ts';
import { english } from '../../english.ts';
import { runs } from '../../random.ts';
import { barrage } from '../../tools/cases/orel-1919-fight.ts';

type Work = 'entrenchment' | Water;

const small = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });
const face = small(6);
const SIDES = ['attacker', 'defender'] as const;
const role = fc.constantFrom('attacker', 'defender') as fc.Arbitrary<'attacker' | 'defender'>;
const atMost = (a: Fraction, b: Fraction): void => expect(a.compare(b)).toBeLessThanOrEqual(0);

describe('8.8.1 odds', () => {
	it('more strength is never worse, by every reading of OR-03', () => {
		for (const policy of ['floor', 'floor_literal', 'symmetric']) {
			const by = bookOf({ readings: { 'OR-03': policy } });
			fc.assert(
				fc.property(fc.nat({ max: 40 }), fc.nat({ max: 40 }), (a, d) => {
					expect(oddsModifier(by, a + 1, d)).toBeGreaterThanOrEqual(oddsModifier(by, a, d));
					expect(oddsModifier(by, a, d + 1)).toBeLessThanOrEqual(oddsModifier(by, a, d));
				})
			);
		}
	});

	it('the readings differ only below 1:1', () => {
		const by = (policy: string) => bookOf({ readings: { 'OR-03': policy } });
		const read = (a: number, d: number) =>
			['floor', 'floor_literal', 'symmetric'].map((policy) => oddsModifier(by(policy), a, d));
		expect(read(3, 2)).toEqual([1, 1, 1]);
		expect(read(7, 8)).toEqual([-1, -1, 0]);
		expect(read(2, 3)).toEqual([-1, -1, -1]);
		expect(read(3, 10)).toEqual([-4, -3, -3]);
		expect(read(1, 5)).toEqual([-4, -4, -4]);
		expect(read(0, 3)).toEqual([-4, -4, -4]);
		expect(read(3, 0)).toEqual([5, 5, 5]);
	});
});

describe('8.7.2, 8.8.2 checks', () => {
	it('a higher die, a worse modifier, a lower TQ is never better', () => {
		fc.assert(
			fc.property(role, face, small(6), fc.integer({ min: -3, max: 6 }), (side, die, tq, mod) => {
				const cohesion = (t: number, f: number, m: number) =>
					COHESION_RESULTS.indexOf(cohesionResult(book, side, t, f, m));
				const morale = (t: number, f: number, m: number) =>
					MORALE_RESULTS.indexOf(moraleResult(book, side, t, f, m));
				for (const check of [cohesion, morale]) {
					const now = check(tq, die, mod);
					expect(check(tq, die, mod + 1)).toBeGreaterThanOrEqual(now);
					expect(check(tq + 1, die, mod)).toBeLessThanOrEqual(now);
					if (die < 6) expect(check(tq, die + 1, mod)).toBeGreaterThanOrEqual(now);
				}
				expect(cohesion(tq, 1, mod)).toBe(0);
			})
		);
	});

	it('8.8.2 a natural 1 succeeds in Morale only by one reading (OR-09)', () => {
		expect(moraleResult(book, 'defender', 2, 1, 6)).toBe('retreat');
		const counts = bookOf({ readings: { 'OR-09': 'counts' } });
		expect(moraleResult(counts, 'defender', 2, 1, 6)).toBe('surrender');
	});
});

describe('8.5 retreat before combat', () => {
	it('chance min(5, q) of 6, against a Hasty Attack min(5, q − 1)', () => {
		expect([2, 3, 4, 5, 6].map((tq) => evadesTo(tq, 'prepared'))).toEqual([2, 3, 4, 5, 5]);
		expect([2, 3, 4, 5, 6].map((tq) => evadesTo(tq, 'hasty'))).toEqual([1, 2, 3, 4, 5]);
	});
});

describe('8.6.2 coordination', () => {
	const passes = (tq: number, hasty: boolean, more = {}): Fraction =>
		chanceOf(
			chances(
				coordinationOf(book, hasty ? 'hasty' : 'prepared', [support('s', { tq, ...more })]).draw
			),
			({ passed }) => passed
		);

	it('haste and being out of command never help; a better TQ never harms', () => {
		fc.assert(
			fc.property(small(6), fc.boolean(), fc.boolean(), (tq, hasty, outOfCommand) => {
				const now = passes(tq, hasty, { outOfCommand });
				atMost(now, passes(tq + 1, hasty, { outOfCommand }));
				atMost(passes(tq, true, { outOfCommand }), now);
				atMost(passes(tq, hasty, { outOfCommand: true }), now);
			})
		);
	});

	it('a Hasty Attack hinders the defender’s supports only by one reading (OR-44)', () => {
		const check = (by: typeof book) =>
			chanceOf(
				chances(coordinationOf(by, 'hasty', [support('s', { tq: 4, role: 'defender' })]).draw),
				({ passed }) => passed
			).toFraction();
		expect(check(book)).toBe('2/3');
		expect(check(bookOf({ readings: { 'OR-44': 'both' } }))).toBe('1/3');
	});
});

describe('8.8.1 ground', () => {
	it('never helps the attacker; more of it never helps him more', () => {
		fc.assert(
			fc.property(
				fc.subarray([...TERRAINS], { minLength: 1 }),
				fc.boolean(),
				fc.subarray([...WATERS]),
				fc.boolean(),
				(terrain, oneDirection, over, entrenched) => {
					const met = { terrain, oneDirection, over, entrenched };
					const now = groundModifier(book, met);
					expect(now).toBeLessThanOrEqual(0);
					expect(groundModifier(book, { ...met, over: [] })).toBeGreaterThanOrEqual(now);
					expect(groundModifier(book, { ...met, entrenched: true })).toBeLessThanOrEqual(now);
					expect(groundModifier(book, { ...met, oneDirection: true })).toBeLessThanOrEqual(now);
				}
			)
		);
	});

	it('note 7: a river and a ditch each by its own row; where both are crossed, what holds for all', () => {
		const { WORKS_AND_WATER: printed } = book.charts;
		const by = bookOf({
			charts: {
				WORKS_AND_WATER: corrected<Work, 'barrage' | 'assault', 0 | -1>(
					printed,
					'ditch',
					'assault',
					0
				)
			}
		});
		const over = (...waters: readonly Water[]): number =>
			groundModifier(by, {
				terrain: ['clear'],
				oneDirection: true,
				over: waters,
				entrenched: false
			});
		expect([over('river'), over('ditch'), over('river', 'ditch'), over()]).toEqual([-1, 0, 0, 0]);
	});

	it('note 3: rivers have no effect in the hex of Orel', () => {
		const met = { oneDirection: true, over: ['river'] as const, entrenched: false };
		const worth = (ground: Terrain): number => groundModifier(book, { ...met, terrain: [ground] });
		expect([worth('orel_suburbs'), worth('orel_centre'), worth('town')]).toEqual([-1, -2, -2]);
	});
});

describe('New Combat Rules', () => {
	it('each side hears whether it is the stronger or the weaker one; neither where both are equal', () => {
		const side = {
			...{ vehicle: false, integratedArtillery: false, cavalryChargesAlone: false },
			...{ unansweredCharge: false, tq6Infantry: false }
		};
		const told = (attacker: number, defender: number) =>
			SIDES.map((one) =>
				newCohesionModifiers(
					{ strengths: { attacker, defender }, attacker: side, defender: side, ground: 0 },
					one
				).map(({ reason, amount }) => [english(reason), amount])
			);
		expect(told(13, 5)).toEqual([[['Stronger side', -1]], [['Weaker side', 1]]]);
		expect(told(5, 5)).toEqual([[], []]);
	});
});

describe('8.3.2 barrage', () => {
	const shots: fc.Arbitrary<Barrage> = fc.record({
		fire: small(5),
		firerUnsupplied: fc.boolean(),
		target: fc.record({
			type: fc.constantFrom('infantry', 'cavalry', 'artillery', 'armored-train'),
			tq: fc.integer({ min: 2, max: 6 }),
			steps: small(4),
			mode: fc.constantFrom('combat', 'march', 'routed'),
			entrenched: fc.boolean(),
			heavy: fc.boolean(),
			damaged: fc.boolean()
		}),
		terrain: fc.subarray([...TERRAINS], { minLength: 1 })
	}) as fc.Arbitrary<Barrage>;
	const loss = (shot: Barrage): Fraction => meanOf(chances(barrage(book, shot)), (one) => one.loss);

	it('more fire never takes fewer steps; the last step of a combat unit is safe', () => {
		fc.assert(
			fc.property(shots, (shot) => {
				atMost(loss(shot), loss({ ...shot, fire: shot.fire + 1 }));
				atMost(loss({ ...shot, firerUnsupplied: true }), loss(shot));
				atMost(loss({ ...shot, target: { ...shot.target, entrenched: true } }), loss(shot));
				const { type, steps } = shot.target;
				for (const { value } of chances(barrage(book, shot)).outcomes)
					if (steps === 1 && (type === 'infantry' || type === 'cavalry'))
						expect(value.loss).toBe(0);
			})
		);
	});
});

describe('8.8.2 losses', () => {
	it('are taken by units that have steps, as many as are borne', () => {
		fc.assert(
			fc.property(combats(), fc.nat({ max: 6 }), fc.nat({ max: 6 }), (one, a, d) => {
				const has = SIDES.map((side) => stepsToLose(one, side)) as [number, number];
				const borne = borneLosses([a, d], has);
				for (const [at, side] of SIDES.entries()) {
					const taken: string[] = [];
					while (taken.length < (borne[at] ?? 0)) {
						const next = nextLoss(one, side, taken);
						expect(next.length).toBeGreaterThan(0);
						taken.push(next[next.length - 1] ?? '');
					}
					const units = new Map(
						[...one.attackers, ...one.defenders].map(({ id, steps }) => [id, steps])
					);
					for (const id of new Set(taken))
						expect(taken.filter((other) => other === id).length).toBeLessThanOrEqual(
							units.get(id) ?? 0
						);
				}
			})
		);
	});

	it('8.8.2 the defender’s guns lose nothing while a combat unit is left', () => {
		const one: Combat = {
			kind: 'prepared',
			attackers: [unit('a')],
			defenders: [
				unit('d', { player: 'white', hex: 'D', steps: 1 }),
				unit('g', { player: 'white', hex: 'D', type: 'artillery', steps: 2 })
			],
			from: { A: { side: 0 } },
			terrain: ['clear'],
			supports: []
		};
		expect(nextLoss(one, 'defender', [])).toEqual(['d']);
		expect(nextLoss(one, 'defender', ['d'])).toEqual(['g']);
		expect(stepsToLose(one, 'defender')).toBe(3);
	});
});

describe('8.7.1 charges', () => {
	it('cavalry of TQ 4 charges only units that are in no order to stand', () => {
		const rider = unit('r', { type: 'cavalry', tq: 4, charge: 6 });
		const against = (more: object): readonly string[] =>
			chargersOf(
				book,
				{
					kind: 'prepared',
					attackers: [rider],
					defenders: [unit('d', { player: 'white', hex: 'D', ...more })],
					from: { A: { side: 0 } },
					terrain: ['clear'],
					supports: []
				},
				'attacker'
			);
		expect(against({})).toEqual([]);
		expect(against({ mode: 'march' })).toEqual(['r']);
		expect(against({ mode: 'routed' })).toEqual(['r']);
		expect(against({ type: 'artillery' })).toEqual(['r']);
	});
});

describe('8 whole combats', () => {
	const falls = (one: Combat): Fraction =>
		chanceOf(combatChances(book, one, USUAL_POLICY), ({ hex }) => hex === 'falls');

	it('a stronger attacker without cavalry never has a smaller chance', () => {
		fc.assert(
			fc.property(combats(2), (one) => {
				const foot = (more: number): Combat => ({
					...one,
					attackers: one.attackers.map((two) => ({
						...two,
						type: 'infantry',
						strength: two.strength + more,
						tq: 4,
						integratedArtillery: false
					}))
				});
				atMost(falls(foot(0)), falls(foot(2)));
			}),
			{ numRuns: runs(30) }
		);
	});
});

describe('3.3, 9.1.1 both sides alike', () => {
	it('a captured depot is back in its owner’s next movement: Red’s in the same turn if White took it', () => {
		expect(depotReturns('red', 'white', 3)).toBe(3);
		expect(depotReturns('white', 'red', 3)).toBe(4);
	});

	it('of two trains the better wins, twice as good or more doubly, whoever that is', () => {
		const results = [
			[4, 4],
			[3, 2],
			[4, 2],
			[2, 3],
			[2, 4]
		].map(([a = 0, d = 0]) => duelResult(a, d));
		expect(results).toEqual(['tie', 'attacker', 'attacker_double', 'defender', 'defender_double']);
	});
});
