import fc from 'fast-check';
import type Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { armyTest, type ArmyState } from '#lib/rules/red-and-white/rules/major-morale.ts';
import { moraleTest, unitMorale, type MoraleCheck } from '#lib/rules/red-and-white/rules/morale.ts';
import { atMost, book, heroic, p, RUNS, small } from './measure.ts';

describe('Morale', () => {
	const checks: fc.Arbitrary<MoraleCheck> = fc.record({
		stands: fc.integer({ min: 1, max: 8 }),
		banner: fc.boolean(),
		heroic,
		commissar: fc.constantFrom('none', 'plus', 'zero', 'minus', 'check'),
		priest: fc.boolean(),
		poorQuality: fc.boolean(),
		armyBroken: fc.boolean()
	});
	const passes = (check: MoraleCheck): Fraction =>
		p(unitMorale(book, check), ({ passed }) => passed);

	it('more stands and what helps never lower the chance; a poor unit and a broken army never raise it', () => {
		fc.assert(
			fc.property(checks, (check) => {
				atMost(passes(check), passes({ ...check, stands: check.stands + 1 }));
				atMost(passes(check), passes({ ...check, banner: true }));
				atMost(passes(check), passes({ ...check, heroic: 2 }));
				atMost(passes(check), passes({ ...check, priest: true }));
				atMost(passes({ ...check, poorQuality: true }), passes(check));
				atMost(passes({ ...check, armyBroken: true }), passes(check));
			}),
			RUNS
		);
	});

	it('is the number of faces that, with the modifier, are no more than the stands', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: -6, max: 6 }),
				fc.integer({ min: 0, max: 9 }),
				(modifier, stands) => {
					const faces = [1, 2, 3, 4, 5, 6].filter((face) => face + modifier <= stands).length;
					expect(
						p(moraleTest(book, modifier, stands), Boolean)
							.mul(6)
							.valueOf()
					).toBe(faces);
				}
			)
		);
	});
});

describe('Major morale', () => {
	const armies: fc.Arbitrary<ArmyState> = fc.record({
		totalUnits: fc.integer({ min: 1, max: 30 }),
		unitsLost: small(30),
		ownTrainsLost: small(1),
		supplyCut: fc.boolean(),
		enemyTrainsLost: small(2),
		enemySupplyCut: fc.boolean(),
		cinc: fc.constantFrom('normal', 'efficient', 'coward'),
		rerollsLeft: small(2)
	});
	const breaks = (army: ArmyState): Fraction => p(armyTest(book, army), (test) => test.breaks);

	it('more losses never make an army safer, a fanatic or committed commander never weaker', () => {
		fc.assert(
			fc.property(armies, (army) => {
				const now = breaks(army);
				atMost(now, breaks({ ...army, unitsLost: army.unitsLost + 1 }));
				atMost(now, breaks({ ...army, ownTrainsLost: (army.ownTrainsLost ?? 0) + 1 }));
				atMost(breaks({ ...army, enemySupplyCut: true }), now);
				atMost(breaks({ ...army, totalUnits: army.totalUnits + 1 }), now);
				atMost(breaks({ ...army, cinc: 'fanatic' }), now);
				atMost(breaks({ ...army, cinc: 'committed' }), now);
			}),
			RUNS
		);
	});
});
