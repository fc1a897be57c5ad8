import * as v from 'valibot';
import { count, say } from '#lib/kernel/phrase.ts';
import { moved } from '../../changes.ts';
import { named, own } from '../../facts/kind.ts';
import {
	cityPlace,
	fell,
	hex,
	list,
	maybe,
	role,
	section,
	some,
	unit,
	whole,
	yes
} from '../../facts/schema.ts';
import { assault, freshFight, hits, type Fight } from '../state.ts';
import { answered, fought } from './kind.ts';

/** 8.7.4 The fight goes on as the Assault of the pursuit, without guns; the Disorganised stay so. 6.2 Heroism is for one Assault, a Fiery Speech for one check; the other events last. */
const pursuing = (
	{ attack, player, dry, results, events }: Fight,
	units: readonly string[],
	at: string,
	defenders: readonly string[]
): Fight => {
	const { cheka, surprise } = events;
	return {
		...freshFight(
			{
				attack,
				kind: 'prepared',
				hex: at,
				player,
				attackers: units,
				defenders,
				sheltering: [],
				dry
			},
			'assaultCharges'
		),
		results: Object.fromEntries(
			units.filter((id) => results[id] === 'disorganised').map((id) => [id, 'disorganised'])
		),
		events: {
			...(cheka === undefined ? {} : { cheka }),
			...(surprise === undefined ? {} : { surprise })
		}
	};
};

/** 8.8, 8.7.4, 9 The Assault, what follows it, and the duel of trains. */
export const ASSAULT = {
	assaultOrdered: fought({}, '8.8', 'The attacker assaults.', { fight: () => ({ charging: [] }) }),
	assaultFought: fought(
		{ assault },
		'8.8.2',
		(fact) =>
			say(
				'Assault: {dice}, {modifier}, column {column}. The attacker loses {attackerLoss}, the defender {defenderLoss}.',
				{ ...named(fact.assault), modifier: { signed: fact.assault.modifier } }
			),
		{ fight: (_, fact) => ({ stage: 'losses', asked: [], assault: fact.assault }) }
	),
	/** 8.8.2 Who takes the next losses; they come off when the Morale is known. */
	lossTaken: fought({ role, units: list(unit) }, '8.8.2', '{units} will lose a step.', {
		fight: ({ took }, { role: of, units }) => ({ took: { ...took, [of]: [...took[of], ...units] } })
	}),
	/** 9 Vehicles that must check for destruction. */
	vehiclesHit: fought(
		{ hits },
		'9',
		({ hits: { attacker, defender } }) => {
			const checks = attacker.left + defender.left;
			return checks > 0
				? count(checks, '1 vehicle checks for destruction.', '{n} vehicles check for destruction.')
				: null;
		},
		{ fight: (_, fact) => ({ hits: fact.hits }) }
	),
	/** 9, 9.1.1 Their owner says which vehicle checks or fights. */
	vehicleNamed: fought(
		{ rule: v.picklist(['9', '9.1.1']), unit },
		own,
		'Chosen: {unit}.',
		answered
	),
	/** 9 Passed: it is hit. */
	vehicleChecked: fought(
		{ role, unit, ...fell },
		'9',
		(fact) =>
			fact.passed
				? say('{unit} is hit: {die}.', named(fact))
				: say('{unit} is whole: {die}.', named(fact)),
		{
			fight: (fight, { role: of, unit: id }) => {
				const { vehicles, left } = fight.hits[of];
				const after = { vehicles: vehicles.filter((one) => one !== id), left: left - 1 };
				return { hits: { ...fight.hits, [of]: after } };
			}
		}
	),
	/** 8.7.4 */
	advanced: fought({ rule: section, unit, hex }, own, '{unit} advances to {hex}.', {
		map: (state, { unit: id, hex: at }, game) => moved(game, state, id, [at]),
		fight: (fight, { unit: id }) => ({ advanced: [...fight.advanced, id] })
	}),
	/** 7.1.1 */
	orelEntered: fought(
		{ place: cityPlace },
		'7.1.1',
		({ place }) =>
			place === 'centre' ? say('Into the centre of Orel.') : say('Into the suburbs of Orel.'),
		{
			map: (_, { place }) => ({ orel: place }),
			fight: ({ asked }) => ({ asked: [...asked, 'city'] })
		}
	),
	/** 8.7.4 `by`: a hex gone through; `free`: of Routed men alone. */
	pursued: fought(
		{ units: list(unit), by: maybe(hex), hex, defenders: list(unit), free: yes },
		'8.7.4',
		'{units} pursue to {hex}.',
		{
			map: (state, { units, by }, game) =>
				by === null ? state : units.reduce((one, id) => moved(game, one, id, [by]), state),
			fight: (fight, { units, hex: at, defenders, free }) => ({
				...pursuing(fight, units, at, defenders),
				pursuit: free ? 'free' : 'plain'
			})
		}
	),
	/** 9.1.1 */
	duelRolled: fought(
		{ role, unit, die: whole(1, 6), total: some },
		'9.1.1',
		'{unit} rolls {die}: {total}.',
		{ fight: ({ duel }, { role: of, total }) => ({ duel: of === 'attacker' ? total : duel }) }
	),
	duelFought: fought(
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
