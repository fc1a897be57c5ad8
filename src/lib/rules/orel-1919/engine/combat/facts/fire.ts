import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { withUnits } from '../../changes.ts';
import { become, named, own } from '../../facts/kind.ts';
import { die, fell, list, maybe, role, signed, some, unit, whole } from '../../facts/schema.ts';
import { aimed, type CombatState, type Fight } from '../state.ts';
import { answered, fought } from './kind.ts';

const fireRule = v.picklist(['8.3.2', '8.4']);
const shotOver = ({ at }: CombatState): Pick<CombatState, 'at' | 'firing'> => ({
	at: at + 1,
	firing: null
});

/** 8.6.2 The check of supports that fight together. */
const coordinating = { role, units: list(unit), die, to: signed };

/** 8.3, 8.4, 8.6.2, 9.1 Guns and trains: before the attacks, in contact, in support. */
export const FIRE = {
	/** 8.3.1, 8.4 A target is named for these guns, or none. */
	targetNamed: fought(
		{ rule: v.picklist(['8.3.1', '8.4']), gun: unit, target: maybe(unit) },
		own,
		(fact) =>
			fact.target === null
				? say('{gun}: no target.', named(fact))
				: say('{gun} takes aim at {target}.', named(fact)),
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
	/** 8.3.2 The guns or the target are gone, or cannot any more. */
	shotLapsed: fought({ rule: fireRule, ...aimed }, own, '{gun} does not fire.', {
		phase: shotOver
	}),
	/** 8.4 A TQ check decides whether the guns answer. */
	counterbatteryChecked: fought(
		{ ...aimed, ...fell },
		'8.4',
		(fact) =>
			fact.passed
				? say('{gun} fires back: {die}.', named(fact))
				: say('{gun} does not fire back: {die}.', named(fact)),
		{
			phase: (combat, { passed }) => (passed ? { firing: { stage: 'dice' } } : shotOver(combat))
		}
	),
	/** 8.3.2 `check`: what is added to the target's check; null where it need not check. */
	shotFired: fought(
		{
			rule: fireRule,
			...aimed,
			dice: whole(2, 12),
			modifier: signed,
			loss: v.picklist([0, 1]),
			check: maybe(signed)
		},
		own,
		(fact) => {
			const values = { ...named(fact), modifier: { signed: fact.modifier } };
			if (fact.loss > 0) return say('{gun} hits {target}: {dice}, {modifier}.', values);
			return fact.check === null
				? say('{gun} fires at {target} without effect: {dice}, {modifier}.', values)
				: say('{gun} fires at {target}, who must check: {dice}, {modifier}.', values);
		},
		{
			map: (state, { gun }, game) => withUnits(game, state, [gun], () => ({ fired: true })),
			phase: (combat, { check }) =>
				check === null ? shotOver(combat) : { firing: { stage: 'target', modifier: check } }
		}
	),
	/** 8.3.2 Disorganised does not count. */
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
			if (fact.result === 'ok') return say('{unit} holds: {die}, {modifier}.', values);
			return fact.result === 'retreat'
				? say('{unit} must retreat: {die}, {modifier}.', values)
				: say('{unit} routs: {die}, {modifier}.', values);
		},
		{ phase: shotOver }
	),
	/** 8.6.2 Defensive support of an attack, or of none. */
	supportAnnounced: fought(
		{ gun: unit, attack: maybe(some) },
		'8.6.2',
		(fact) =>
			fact.attack === null
				? say('{gun} supports nobody.', named(fact))
				: say('{gun} will support the defence against attack {attack}.', named(fact)),
		{
			phase: ({ asked, announced }, { gun, attack }) => ({
				asked: [...asked, gun],
				announced: attack === null ? announced : { ...announced, [gun]: attack }
			})
		}
	),
	/** 9.1 */
	contactMade: fought({ role, unit }, '9.1', '{unit} goes into contact.', {
		fight: ({ asked, contact, attackers }, { role: of, unit: id }) => ({
			asked: [...asked, id],
			contact: [...contact, id],
			attackers: of === 'attacker' ? [...attackers, id] : attackers
		})
	}),
	contactDeclined: fought({ unit }, '9.1', '{unit} stays out of contact.', answered),
	/** 8.6.2 */
	supportGiven: fought({ unit }, '8.6.2', '{unit} gives support.', {
		fight: ({ asked, supports }, { unit: id }) => ({
			asked: [...asked, id],
			supports: [...supports, id]
		})
	}),
	supportKept: fought({ unit }, '8.6.2', '{unit} keeps its fire.', answered),
	/** 8.6.2 All supports are known and fire; 8.2.1 some units will be Unsupplied. */
	supportsFired: fought(
		{ units: list(unit), defending: list(unit), dry: list(unit) },
		'8.6.2',
		(fact) => (fact.units.length > 0 ? say('In support: {units}.', named(fact)) : null),
		{
			map: become({ fired: true }),
			fight: (fight, { defending, dry }) => ({
				supports: [...fight.supports, ...defending],
				dry: [...fight.dry, ...dry]
			})
		}
	),
	coordinationPassed: fought(
		coordinating,
		'8.6.2',
		'{units} is coordinated: {die}, {to} or less.',
		{
			fight: ({ checked, passed }: Fight, { units }) => ({
				checked: [...checked, ...units],
				passed: [...passed, ...units]
			})
		}
	),
	coordinationFailed: fought(
		coordinating,
		'8.6.2',
		'{units} is not coordinated: {die}, {to} or less was needed.',
		{ fight: ({ checked }, { units }) => ({ checked: [...checked, ...units] }) }
	)
} as const;
