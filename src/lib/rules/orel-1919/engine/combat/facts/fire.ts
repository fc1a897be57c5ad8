import * as v from 'valibot';
import { phraseOf } from '#lib/kernel/phrase.ts';
import { withUnits } from '../../changes.ts';
import { own } from '#lib/kernel/decided/kinds.ts';
import { attackOn, become, named } from '../../facts/kind.ts';
import { list, maybe, signed, some, whole, workingLines } from '#lib/kernel/decided/entries-of.ts';
import { die, fell, role, unit } from '../../facts/schema.ts';
import { aimed, type CombatState, type Fight } from '../state.ts';
import { answered, fought } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-combat.ts';

const fireRule = v.picklist(['8.3.2', '8.4']);
const shotOver = ({ at }: CombatState): Pick<CombatState, 'at' | 'firing'> => ({
	at: at + 1,
	firing: null
});

/** 8.6.2 The check of supports that fight together. */
const coordinating = { role, units: list(unit), die, to: signed, lines: workingLines };

/** 8.3, 8.4, 8.6.2, 9.1 Guns and trains: before the attacks, in contact, in support. */
export const FIRE = {
	/** 8.3.1, 8.4 A target is named for these guns, or none. */
	targetNamed: fought(
		{ rule: v.picklist(['8.3.1', '8.4']), gun: unit, target: maybe(unit) },
		own,
		(fact) =>
			fact.target === null
				? phraseOf(words.gunNoTarget, named(fact))
				: phraseOf(words.gunTakesAimAtTarget, named(fact)),
		{
			phase: (combat, { rule, gun, target }) => {
				const shots = rule === '8.4' ? 'returns' : 'shots';
				return {
					asked: [...combat.asked, gun],
					[shots]: target === null ? combat[shots] : [...combat[shots], { gun, target }]
				};
			}
		}
	),
	/** 8.3.2 The guns or the target are gone or no longer able. */
	shotLapsed: fought({ rule: fireRule, ...aimed }, own, words.gunDoesNotFire, {
		phase: shotOver
	}),
	/** 8.4 A TQ check decides whether the guns answer. */
	counterbatteryChecked: fought(
		{ ...aimed, ...fell },
		'8.4',
		(fact) =>
			fact.passed
				? phraseOf(words.gunFiresBackTheDieIsDie, named(fact))
				: phraseOf(words.gunDoesNotFireBackTheDieIsDie, named(fact)),
		{
			phase: (combat, { passed }) => (passed ? { firing: { stage: 'dice' } } : shotOver(combat))
		}
	),
	/** 8.3.2 `check`: the modifier of the target's check; null where it need not check. */
	shotFired: fought(
		{
			rule: fireRule,
			...aimed,
			dice: whole(2, 12),
			modifier: signed,
			loss: v.picklist([0, 1]),
			check: maybe(signed),
			lines: workingLines
		},
		own,
		(fact) => {
			const values = { ...named(fact), modifier: { signed: fact.modifier } };
			if (fact.loss > 0) return phraseOf(words.gunHitsTargetTheDiceComeToDice, values);
			return fact.check === null
				? phraseOf(words.gunFiresAtTargetWithoutEffectThe, values)
				: phraseOf(words.gunFiresAtTargetWhoMustCheckThe, values);
		},
		{
			map: (state, { gun }, game) => withUnits(game, state, [gun], () => ({ fired: true })),
			phase: (combat, { check }) =>
				check === null ? shotOver(combat) : { firing: { stage: 'target', modifier: check } }
		}
	),
	/** 8.3.2 A result of Disorganised has no effect here. */
	targetChecked: fought(
		{
			rule: fireRule,
			unit,
			die: whole(1, 6),
			modifier: signed,
			result: v.picklist(['ok', 'retreat', 'rout'])
		},
		own,
		(fact) => {
			const values = { ...named(fact), modifier: { signed: fact.modifier } };
			if (fact.result === 'ok') return phraseOf(words.unitHoldsTheDieIsDieModifier, values);
			return fact.result === 'retreat'
				? phraseOf(words.unitMustRetreatDieModifier, values)
				: phraseOf(words.unitRoutsTheDieIsDieModifier, values);
		},
		{ phase: shotOver }
	),
	/** 8.6.2 Defensive support of an attack, or of none. */
	supportAnnounced: fought(
		{ gun: unit, attack: maybe(some) },
		'8.6.2',
		(fact, seen) =>
			fact.attack === null
				? phraseOf(words.gunSupportsNobody, named(fact))
				: phraseOf(words.gunWillSupportTheDefenceOfHex, {
						...named(fact),
						hex: attackOn(seen, fact.attack, words.hexAgainstUnits)
					}),
		{
			phase: ({ asked, announced }, { gun, attack }) => ({
				asked: [...asked, gun],
				announced: attack === null ? announced : { ...announced, [gun]: attack }
			})
		}
	),
	/** 9.1 */
	contactMade: fought({ role, unit }, '9.1', words.unitGoesIntoContact, {
		fight: ({ asked, contact, attackers }, { role: of, unit: id }) => ({
			asked: [...asked, id],
			contact: [...contact, id],
			attackers: of === 'attacker' ? [...attackers, id] : attackers
		})
	}),
	contactDeclined: fought({ unit }, '9.1', words.unitStaysOutOfContact, answered),
	/** 8.6.2 */
	supportGiven: fought({ unit }, '8.6.2', words.unitGivesSupport, {
		fight: ({ asked, supports }, { unit: id }) => ({
			asked: [...asked, id],
			supports: [...supports, id]
		})
	}),
	supportKept: fought({ unit }, '8.6.2', words.unitHoldsItsFire, answered),
	/** 8.6.2 All supports are known and fire, the attacker's as told before; 8.2.1 some units will be Unsupplied. */
	supportsFired: fought(
		{ units: list(unit), defending: list(unit), dry: list(unit) },
		'8.6.2',
		({ defending }) =>
			defending.length > 0 ? phraseOf(words.inSupportUnits, named({ units: defending })) : null,
		{
			map: become({ fired: true }),
			fight: (fight, { defending, dry }) => ({
				supports: [...fight.supports, ...defending],
				dry: [...fight.dry, ...dry]
			})
		}
	),
	coordinationPassed: fought(coordinating, '8.6.2', words.unitsCoordinatedTheDieIsDieToOr, {
		fight: ({ checked, passed }: Fight, { units }) => ({
			checked: [...checked, ...units],
			passed: [...passed, ...units]
		})
	}),
	coordinationFailed: fought(coordinating, '8.6.2', words.unitsNotCoordinatedTheDieIsDieToOr, {
		fight: ({ checked }, { units }) => ({ checked: [...checked, ...units] })
	})
} as const;
