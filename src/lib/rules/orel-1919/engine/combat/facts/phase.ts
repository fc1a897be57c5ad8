import * as v from 'valibot';
import { count, say } from '#lib/kernel/phrase.ts';
import {
	hex,
	list,
	maybe,
	nameOf,
	namesOf,
	player,
	playerName,
	some,
	unit
} from '../../facts/parts.ts';
import { aimed, fell, fireRule, happened, own, signed, silent } from './parts.ts';
import { whole } from '../../facts/parts.ts';

const STEPS = [
	'aim',
	'supply',
	'resupply',
	'fire',
	'counterbattery',
	'return',
	'announce',
	'counterSupply',
	'attacks'
] as const;

/** 8.1 I The course of the phase, and the steps before the attacks. */
export const PHASE = {
	combatBegan: happened({}, '8.1', silent),
	combatOver: happened({}, '8.1', silent),
	stepReached: happened({ step: v.picklist(STEPS) }, '8.1', silent),
	/** 8.3.1, 8.4 A target is named for these guns, or none. */
	targetNamed: happened(
		{ rule: v.picklist(['8.3.1', '8.4']), gun: unit, target: maybe(unit) },
		own,
		({ gun, target }) =>
			target === null
				? say('{gun}: no target.', { gun: nameOf(gun) })
				: say('{gun} takes aim at {target}.', { gun: nameOf(gun), target: nameOf(target) })
	),
	/** 8.2.1 A depot pays for an attack (by number) or for a unit's fire, or nobody does. */
	munitionsPaid: happened(
		{ for: v.union([some, unit]), depot: maybe(unit), points: some },
		'8.2.1',
		({ depot, points }) =>
			depot === null
				? say('Nobody pays munitions.')
				: count(points, '{depot} pays 1 munitions point.', '{depot} pays {n} munitions points.', {
						depot: nameOf(depot)
					})
	),
	/** 7.2, 8.7.4 An attack costs nothing. */
	munitionsReturned: happened({ attack: some, depot: unit, points: some }, '7.2', (fact) =>
		count(fact.points, '{depot} has 1 point back.', '{depot} has {n} points back.', {
			depot: nameOf(fact.depot)
		})
	),
	/** 3.2 Depots that cannot trace supply all the same. */
	depotsExhausted: happened({ depots: list(unit) }, '3.2', ({ depots }) =>
		say('Will be exhausted: {depots}.', { depots: namesOf(depots) })
	),
	/** 3.2 A depot that cannot trace supplies the defenders, or is spared. */
	depotLent: happened({ depot: unit }, '3.2', ({ depot }) =>
		say('{depot} supplies and will be exhausted.', { depot: nameOf(depot) })
	),
	depotSpared: happened({ depot: unit }, '3.2', ({ depot }) =>
		say('{depot} is spared.', { depot: nameOf(depot) })
	),
	/** 8.2.1 Units are no longer Unsupplied. `depot`: it spent so many points. */
	resupplied: happened(
		{ rule: v.literal('8.2.1'), units: list(unit), depot: maybe(unit), points: some },
		own,
		({ units }) => say('Resupplied: {units}.', { units: namesOf(units) })
	),
	becameUnsupplied: happened(
		{ rule: v.picklist(['8.2.1', '3.2']), units: list(unit) },
		own,
		({ units }) => say('Unsupplied: {units}.', { units: namesOf(units) })
	),
	/** 8.6.2 Defensive support of an attack, or of none. */
	supportAnnounced: happened({ gun: unit, attack: maybe(some) }, '8.6.2', ({ gun, attack }) =>
		attack === null
			? say('{gun} supports nobody.', { gun: nameOf(gun) })
			: say('{gun} will support the defence against attack {attack}.', {
					gun: nameOf(gun),
					attack
				})
	),
	/** 3.3 An identical depot comes in later; so many units near it may be resupplied. */
	depotCaptured: happened(
		{ depot: unit, turn: some, prize: v.strictObject({ player, hex, left: some }) },
		'3.3',
		({ depot, prize }) =>
			say('{player} takes {depot} in {hex}.', {
				player: playerName(prize.player),
				depot: nameOf(depot),
				hex: prize.hex
			})
	),
	/** 3.3 It is resupplied. */
	prizeUsed: happened({ unit }, '3.3', ({ unit: id }) =>
		say('{unit} is resupplied from the depot.', { unit: nameOf(id) })
	),
	prizeOver: happened({}, '3.3', silent)
} as const;

/** 8.3, 8.4 Fire before the attacks. */
export const FIRE = {
	/** 8.3.2 The guns or the target are gone, or cannot any more. */
	shotLapsed: happened({ rule: fireRule, ...aimed }, own, ({ gun }) =>
		say('{gun} does not fire.', { gun: nameOf(gun) })
	),
	/** 8.4 A TQ check decides whether the guns answer. */
	counterbatteryChecked: happened({ ...aimed, ...fell }, '8.4', ({ gun, die, passed }) =>
		say(passed ? '{gun} fires back: {die}.' : '{gun} does not fire back: {die}.', {
			gun: nameOf(gun),
			die: die ?? '–'
		})
	),
	/** 8.3.2 `check`: what is added to the target's check; null where it need not check. */
	shotFired: happened(
		{
			rule: fireRule,
			...aimed,
			dice: whole(2, 12),
			modifier: signed,
			loss: v.picklist([0, 1]),
			check: maybe(signed)
		},
		own,
		({ gun, target, dice, modifier, loss, check }) => {
			const values = {
				gun: nameOf(gun),
				target: nameOf(target),
				dice,
				modifier: { signed: modifier }
			};
			if (loss > 0) return say('{gun} hits {target}: {dice}, {modifier}.', values);
			return check === null
				? say('{gun} fires at {target} without effect: {dice}, {modifier}.', values)
				: say('{gun} fires at {target}, who must check: {dice}, {modifier}.', values);
		}
	),
	/** 8.3.2 Disorganised does not count. */
	targetChecked: happened(
		{
			rule: fireRule,
			unit,
			die: whole(1, 6),
			modifier: signed,
			result: v.picklist(['ok', 'retreat', 'rout'])
		},
		own,
		({ unit: id, die, modifier, result }) => {
			const values = { unit: nameOf(id), die, modifier: { signed: modifier } };
			if (result === 'ok') return say('{unit} holds: {die}, {modifier}.', values);
			return result === 'retreat'
				? say('{unit} must retreat: {die}, {modifier}.', values)
				: say('{unit} routs: {die}, {modifier}.', values);
		}
	)
} as const;
