import fc from 'fast-check';
import type Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { chanceOf, mapped } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import {
	melee,
	MELEE_ATTACKERS,
	MELEE_DEFENDERS,
	type Melee
} from '#lib/rules/red-and-white/rules/melee.ts';
import type { Heroic } from '#lib/rules/red-and-white/types.ts';
import { atMost, book, heroic, p, RUNS, small } from './measure.ts';

describe('Melee', () => {
	const side = {
		standsLost: small(4),
		banner: small(2),
		heroic,
		commissar: fc.constantFrom('none', 'plus', 'zero', 'minus', 'check'),
		priest: small(1)
	} as const;
	const fights: fc.Arbitrary<Melee> = fc.record({
		attacker: fc.record({
			...side,
			units: fc.array(fc.constantFrom(...MELEE_ATTACKERS), { minLength: 1, maxLength: 3 }),
			wire: fc.constantFrom('none', 'intact', 'breached'),
			flankOrRear: fc.boolean()
		}),
		defender: fc.record({
			...side,
			type: fc.constantFrom(...MELEE_DEFENDERS),
			defences: fc.boolean(),
			mgAttached: fc.boolean(),
			fallingBack: fc.boolean()
		})
	}) as fc.Arbitrary<Melee>;
	const wins = (fight: Melee): Fraction =>
		p(melee(book, fight), ({ attackerWins }) => attackerWins);
	const attacker = (fight: Melee, change: Partial<Melee['attacker']>): Fraction =>
		wins({ ...fight, attacker: { ...fight.attacker, ...change } });
	const defender = (fight: Melee, change: Partial<Melee['defender']>): Fraction =>
		wins({ ...fight, defender: { ...fight.defender, ...change } });

	it('what helps a side never lowers its chance', () => {
		fc.assert(
			fc.property(fights, (fight) => {
				const now = wins(fight);
				atMost(attacker(fight, { standsLost: fight.attacker.standsLost + 1 }), now);
				atMost(attacker(fight, { wire: 'intact' }), now);
				atMost(now, attacker(fight, { flankOrRear: true }));
				atMost(now, attacker(fight, { heroic: 2 }));
				atMost(now, attacker(fight, { banner: 2 }));
				atMost(now, attacker(fight, { units: [...fight.attacker.units, 'infantry'] }));
				atMost(now, defender(fight, { standsLost: fight.defender.standsLost + 1 }));
				atMost(now, defender(fight, { fallingBack: true }));
				atMost(defender(fight, { defences: true }), now);
				atMost(defender(fight, { mgAttached: true }), now);
				atMost(defender(fight, { heroic: 2 }), now);
			}),
			RUNS
		);
	});

	it('one side loses, by the difference, and a tank nothing', () => {
		fc.assert(
			fc.property(fights, (fight) => {
				const tanks = fight.attacker.units.every((unit) => unit === 'tank');
				for (const { value } of chances(melee(book, fight)).outcomes) {
					const { margin, attackerWins, attackerCasualties, defenderCasualties } = value;
					expect(value.attackerTotal - value.defenderTotal).toBe(margin);
					expect(attackerCasualties).toBe(attackerWins || tanks ? 0 : Math.abs(margin));
					expect(defenderCasualties).toBe(
						attackerWins && fight.defender.type !== 'tank' ? Math.abs(margin) : 0
					);
					if (fight.defender.defences) expect(attackerWins).toBe(margin >= 3);
					else if (margin !== 0) expect(attackerWins).toBe(margin > 0);
				}
			}),
			RUNS
		);
	});

	it('between equals in the open the sides can be swapped, ties apart', () => {
		const one = { units: ['infantry'], wire: 'none' } as const;
		fc.assert(
			fc.property(small(3), small(3), heroic, heroic, (lostA, lostB, heroA, heroB) => {
				const fight = (a: number, heroOfA: Heroic, b: number, heroOfB: Heroic) =>
					chances(
						melee(book, {
							attacker: { ...one, standsLost: a, heroic: heroOfA },
							defender: { type: 'infantry', standsLost: b, heroic: heroOfB }
						})
					);
				const there = fight(lostA, heroA, lostB, heroB);
				const back = fight(lostB, heroB, lostA, heroA);
				for (const { value } of mapped(there, ({ margin }) => margin).outcomes)
					expect(chanceOf(there, ({ margin }) => margin === value).toFraction()).toBe(
						chanceOf(back, ({ margin }) => margin === -value).toFraction()
					);
			}),
			RUNS
		);
	});
});
