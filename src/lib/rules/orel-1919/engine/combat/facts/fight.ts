import * as v from 'valibot';
import { count, say } from '#lib/kernel/phrase.ts';
import { COHESION_RESULTS, MORALE_RESULTS } from '../../../types.ts';
import {
	attackKind,
	cityPlace,
	hex,
	list,
	maybe,
	nameOf,
	namesOf,
	player,
	playerName,
	section,
	some,
	unit,
	whole,
	yes
} from '../../facts/parts.ts';
import { die, fell, happened, own, role, sideName, signed, silent } from './parts.ts';

const STAGES = [
	'duel',
	'railAdvance',
	'cards',
	'evade',
	'follow',
	'evaded',
	'contact',
	'support',
	'coordination',
	'charges',
	'attackerCohesion',
	'defenderCohesion',
	'driven',
	'advance',
	'pursuit',
	'assault',
	'assaultCharges',
	'heroism',
	'dice',
	'losses',
	'morale',
	'aftermath',
	'vehicles',
	'spoils',
	'close'
] as const;

const checked = <T extends string>(results: readonly T[]) =>
	list(v.strictObject({ unit, tq: some, modifier: signed, result: v.picklist(results) }));
const hits = v.strictObject({ vehicles: list(unit), left: some });

/** Units that a check left with this result. */
const withResult = <T extends string>(
	units: readonly { readonly unit: string; readonly result: T }[],
	...results: readonly T[]
): readonly string[] =>
	units.filter(({ result }) => results.includes(result)).map(({ unit: id }) => id);

/** 8.1 II One attack, up to its Assault. */
export const FIGHT = {
	/** 7.2 No enemy or no attacker is left. */
	attackLapsed: happened({ attack: some }, '7.2', ({ attack }) =>
		say('Attack {attack} lapses.', { attack })
	),
	/** 8.1 `sheltering`: those that only sheltered there (8.5.1); `dry`: will be Unsupplied (8.2.1). */
	fightBegan: happened(
		{
			attack: some,
			kind: attackKind,
			hex,
			player,
			attackers: list(unit),
			defenders: list(unit),
			sheltering: list(unit),
			dry: list(unit)
		},
		'8.1',
		({ hex: at, attackers, defenders }) =>
			say('Attack on {hex}: {attackers} against {defenders}.', {
				hex: at,
				attackers: namesOf(attackers),
				defenders: namesOf(defenders)
			})
	),
	fightEnded: happened({ attack: some }, '8.1', silent),
	/** 8.1 II `after`: an advance comes after this step. */
	stageReached: happened(
		{
			rule: section,
			stage: v.picklist(STAGES),
			after: v.exactOptional(v.picklist(['retreat before combat', 'cohesion', 'assault']))
		},
		own,
		silent
	),
	/** 6.2 A controlled event works in this combat: a Fiery Speech for a unit's check, Heroism by an amount. */
	eventWorks: happened(
		{
			event: v.picklist(['Surprise Attack', 'Cheka', 'Fiery Speech', 'Heroism']),
			role,
			unit: maybe(unit),
			check: maybe(v.picklist(['cohesion', 'morale'])),
			amount: signed
		},
		'6.2',
		({ event, unit: id, amount }) => {
			if (event === 'Fiery Speech' && id !== null)
				return say('A Fiery Speech for {unit}.', { unit: nameOf(id) });
			if (event === 'Heroism') return say('Heroism: {amount}.', { amount: { signed: amount } });
			return say('{event} works in this combat.', { event });
		}
	),
	eventsPassed: happened({ player }, '6.2', ({ player: by }) =>
		say('{player} plays no event.', { player: playerName(by) })
	),
	/** 8.5 */
	leaveTried: happened({}, '8.5', () => say('The defenders try to leave.')),
	/** 8.5 `check`: null where nobody had to; `held`: troops that tried and stay, in March mode. */
	leaveChecked: happened(
		{ check: maybe(v.strictObject(fell)), away: list(unit), held: list(unit) },
		'8.5',
		({ away, held }) =>
			away.length > 0
				? say('Away: {units}.', { units: namesOf(away) })
				: say('They stay, in March mode: {units}.', { units: namesOf(held) })
	),
	leftBeforeCombat: happened({ units: list(unit) }, '8.5', ({ units }) =>
		say('They leave before combat: {units}.', { units: namesOf(units) })
	),
	/** 8.5 Those that got away have gone back; nobody holds the hex, or the combat goes on. */
	leavingOver: happened({ emptied: yes }, '8.5', ({ emptied }) =>
		emptied ? say('Nobody holds the hex.') : null
	),
	gunsLeft: happened({ unit }, '8.5', ({ unit: id }) =>
		say('{unit} leaves too.', { unit: nameOf(id) })
	),
	gunsStayed: happened({ unit }, '8.5', ({ unit: id }) =>
		say('{unit} stays.', { unit: nameOf(id) })
	),
	/** 9.1 */
	contactMade: happened({ role, unit }, '9.1', ({ unit: id }) =>
		say('{unit} goes into contact.', { unit: nameOf(id) })
	),
	contactDeclined: happened({ unit }, '9.1', ({ unit: id }) =>
		say('{unit} stays out of contact.', { unit: nameOf(id) })
	),
	/** 8.6.2 */
	supportGiven: happened({ unit }, '8.6.2', ({ unit: id }) =>
		say('{unit} gives support.', { unit: nameOf(id) })
	),
	supportKept: happened({ unit }, '8.6.2', ({ unit: id }) =>
		say('{unit} keeps its fire.', { unit: nameOf(id) })
	),
	/** 8.6.2 All supports are known and fire; 8.2.1 some units will be Unsupplied. */
	supportsFired: happened(
		{ units: list(unit), defending: list(unit), dry: list(unit) },
		'8.6.2',
		({ units }) =>
			units.length > 0 ? say('In support: {units}.', { units: namesOf(units) }) : null
	),
	coordinationPassed: happened(
		{ role, units: list(unit), die, to: signed },
		'8.6.2',
		({ units, die: face, to }) =>
			say('{units} is coordinated: {die}, {to} or less.', {
				units: namesOf(units),
				die: face ?? '–',
				to
			})
	),
	coordinationFailed: happened(
		{ role, units: list(unit), die, to: signed },
		'8.6.2',
		({ units, die: face, to }) =>
			say('{units} is not coordinated: {die}, {to} or less was needed.', {
				units: namesOf(units),
				die: face ?? '–',
				to
			})
	),
	/** 8.7.1 */
	charged: happened({ unit }, '8.7.1', ({ unit: id }) =>
		say('{unit} charges.', { unit: nameOf(id) })
	),
	dismounted: happened({ unit }, '8.7.1', ({ unit: id }) =>
		say('{unit} fights dismounted.', { unit: nameOf(id) })
	),
	/** 8.7.2 One die of a side, and what it made of each unit. */
	cohesionChecked: happened(
		{ role, die, units: checked(COHESION_RESULTS) },
		'8.7.2',
		({ role: of, die: face, units }) => {
			if (units.length === 0) return null;
			const shaken = units.filter(({ result }) => result !== 'ok').map(({ unit: id }) => id);
			const values = { side: sideName(of), die: face ?? '–', units: namesOf(shaken) };
			if (shaken.length === 0) return say('{side} rolls {die}: all stand.', values);
			return withResult(units, 'retreat', 'rout').length > 0
				? say('{side} rolls {die}: {units} are driven back or shaken.', values)
				: say('{side} rolls {die}: {units} are shaken.', values);
		}
	),
	assaultOrdered: happened({}, '8.8', () => say('The attacker assaults.'))
} as const;

/** 8.8, 9 The Assault, and what follows it. */
export const ASSAULT = {
	/** 8.8.2 The losses are those that each side bears; `morale`: what the column adds, null for no check. */
	assaultFought: happened(
		{
			assault: v.strictObject({
				dice: whole(2, 12),
				modifier: signed,
				column: signed,
				attackerLoss: some,
				defenderLoss: some,
				loser: role,
				morale: maybe(signed)
			})
		},
		'8.8.2',
		({ assault: { dice, modifier, column, attackerLoss, defenderLoss } }) =>
			say(
				'Assault: {dice}, {modifier}, column {column}. The attacker loses {attacker}, the defender {defender}.',
				{
					dice,
					modifier: { signed: modifier },
					column,
					attacker: attackerLoss,
					defender: defenderLoss
				}
			)
	),
	/** 8.8.2 Who takes the next losses; they come off when the Morale is known. */
	lossTaken: happened({ role, units: list(unit) }, '8.8.2', ({ units }) =>
		say('{units} will lose a step.', { units: namesOf(units) })
	),
	moraleChecked: happened(
		{ role, die, units: checked(MORALE_RESULTS) },
		'8.8.2',
		({ role: of, die: face, units }) => {
			if (units.length === 0) return null;
			const values = { side: sideName(of), die: face ?? '–' };
			const gone = withResult(units, 'retreat', 'rout', 'surrender');
			return gone.length === 0
				? say("{side}'s Morale: {die}, all stay.", values)
				: say("{side}'s Morale: {die}, {units} do not hold.", { ...values, units: namesOf(gone) });
		}
	),
	/** 9 Vehicles that must check for destruction. */
	vehiclesHit: happened(
		{ hits: v.strictObject({ attacker: hits, defender: hits }) },
		'9',
		({ hits: { attacker, defender } }) => {
			const checks = attacker.left + defender.left;
			return checks > 0
				? count(checks, '1 vehicle checks for destruction.', '{n} vehicles check for destruction.')
				: null;
		}
	),
	/** 9, 9.1.1 Their owner says which vehicle checks or fights. */
	vehicleNamed: happened({ rule: v.picklist(['9', '9.1.1']), unit }, own, ({ unit: id }) =>
		say('Chosen: {unit}.', { unit: nameOf(id) })
	),
	/** 9 Passed: it is hit. */
	vehicleChecked: happened({ role, unit, ...fell }, '9', ({ unit: id, die: face, passed }) =>
		say(passed ? '{unit} is hit: {die}.' : '{unit} is whole: {die}.', {
			unit: nameOf(id),
			die: face ?? '–'
		})
	),
	/** 8.7.4 */
	advanced: happened({ rule: section, unit, hex }, own, ({ unit: id, hex: at }) =>
		say('{unit} advances to {hex}.', { unit: nameOf(id), hex: at })
	),
	/** 7.1.1 */
	orelEntered: happened({ place: cityPlace }, '7.1.1', ({ place }) =>
		place === 'centre' ? say('Into the centre of Orel.') : say('Into the suburbs of Orel.')
	),
	/** 8.2.1 Spoils of War. */
	spoilsTaken: happened({ units: list(unit) }, '8.2.1', ({ units }) =>
		say('Spoils of War supply {units}.', { units: namesOf(units) })
	),
	/** 8.7.4 `by`: a hex gone through; `free`: of Routed men alone. */
	pursued: happened(
		{ units: list(unit), by: maybe(hex), hex, defenders: list(unit), free: yes },
		'8.7.4',
		({ units, hex: at }) => say('{units} pursue to {hex}.', { units: namesOf(units), hex: at })
	),
	/** 9.1.1 */
	duelRolled: happened(
		{ role, unit, die: whole(1, 6), total: some },
		'9.1.1',
		({ unit: id, die: face, total }) =>
			say('{unit} rolls {die}: {total}.', { unit: nameOf(id), die: face, total })
	),
	duelFought: happened(
		{
			result: v.picklist(['attacker', 'attacker_double', 'defender', 'defender_double', 'tie'])
		},
		'9.1.1',
		({ result }) => {
			if (result === 'tie') return say('Neither train wins.');
			return result === 'attacker' || result === 'attacker_double'
				? say('The attacking train wins.')
				: say('The defending train wins.');
		}
	)
} as const;
