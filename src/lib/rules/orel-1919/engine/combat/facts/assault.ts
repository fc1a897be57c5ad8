import * as v from 'valibot';
import { phraseOf, count, say } from '#lib/kernel/phrase.ts';
import { moved } from '../../changes.ts';
import { own } from '#lib/kernel/decided/kinds.ts';
import { nameOf, named } from '../../facts/kind.ts';
import {
	list,
	maybe,
	section,
	some,
	text,
	whole,
	workingLines,
	yes
} from '#lib/kernel/decided/entries-of.ts';
import { cityPlace, fell, hex, role, sums, unit } from '../../facts/schema.ts';
import type { UnitId } from '../../state.ts';
import { assault, freshFight, hits, lossesRead, type Fight } from '../state.ts';
import { answered, fought } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-combat.ts';

/**
 * 8.7.4 The fight continues as the Assault of the pursuit, without guns and at full strength (OR-72); after a second hex
 * it is still to be ordered.
 * Disorganised units stay so. 6.2 Heroism lasts one Assault, a Fiery Speech one check; the other events last on.
 */
const pursuing = (
	{ attack, player, dry, results, events }: Fight,
	units: readonly string[],
	at: string,
	defenders: readonly string[],
	stage: 'assaultCharges' | 'assault'
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
			stage
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

/** Whose steps these are, each unit once, and how many where that tells them apart. */
const stepsOf = (units: readonly UnitId[]) => {
	const each = [...new Set(units)];
	return each.map((id) => {
		const n = units.filter((one) => one === id).length;
		return n > 1 && each.length > 1 ? say(words.unitN, { unit: nameOf(id), n }) : nameOf(id);
	});
};

/** 8.8, 8.7.4, 9 The Assault, what follows it, and the duel of trains. */
export const ASSAULT = {
	assaultOrdered: fought({}, '8.8', words.theAttackerAssaults, { fight: () => ({ charging: [] }) }),
	assaultFought: fought(
		{ assault, lines: workingLines, sums, odds: v.exactOptional(text), losses: lossesRead },
		'8.8.2',
		({ assault: { dice, modifier, column, attackerLoss, defenderLoss, loser, morale } }) => [
			say(words.assaultTheDiceComeToDiceModifier, { dice, modifier: { signed: modifier }, column }),
			say(words.stepsToLoseTheAttackerAndDefender, { attackerLoss, defenderLoss }),
			...(morale === null
				? []
				: [
						say(
							loser === 'attacker'
								? words.theAttackerHasLostTheAssaultMorale
								: words.theDefenderHasLostTheAssaultMorale,
							{ morale: { signed: morale } }
						)
					])
		],
		{ fight: (_, fact) => ({ stage: 'losses', asked: [], assault: fact.assault }) }
	),
	/** 8.8.2 Who takes the next losses; they are taken off once the Morale is known. */
	lossTaken: fought(
		{ role, units: list(unit) },
		'8.8.2',
		({ role: of, units }) =>
			count(
				units.length,
				of === 'attacker'
					? words.theAttackerIsToLoseNStepsUnits
					: words.theDefenderIsToLoseNStepsUnits,
				{ units: { list: stepsOf(units) } }
			),
		{
			fight: ({ took }, { role: of, units }) => ({
				took: { ...took, [of]: [...took[of], ...units] }
			})
		}
	),
	/** 9 Vehicles that must check for destruction; 8.2.1 and the defender’s steps that are gone. */
	vehiclesHit: fought(
		{ hits, spoils: some },
		'9',
		({ hits: { attacker, defender } }) => {
			const checks = attacker.left + defender.left;
			return checks > 0 ? count(checks, words.nVehiclesCheckForDestruction) : null;
		},
		{ fight: (_, { hits: of, spoils }) => ({ hits: of, spoils }) }
	),
	/** 9, 9.1.1 Their owner says which vehicle checks or fights. */
	vehicleNamed: fought({ rule: v.picklist(['9', '9.1.1']), unit }, own, words.chosenUnit, answered),
	/** 9 The vehicle's check for destruction; `passed` means that it is hit. */
	vehicleChecked: fought(
		{ role, unit, ...fell },
		'9',
		(fact) =>
			fact.passed
				? phraseOf(words.unitIsHitTheDieIsDie, named(fact))
				: phraseOf(words.unitIsWholeDie, named(fact)),
		{
			fight: (fight, { role: of, unit: id }) => {
				const { vehicles, left } = fight.hits[of];
				const after = { vehicles: vehicles.filter((one) => one !== id), left: left - 1 };
				return { hits: { ...fight.hits, [of]: after } };
			}
		}
	),
	/** 8.7.4 */
	advanced: fought({ rule: section, unit, hex }, own, words.unitAdvancesToHex, {
		map: (state, { unit: id, hex: at }, game) => moved(game, state, id, [at]),
		fight: (fight, { unit: id }) => ({ advanced: [...fight.advanced, id] })
	}),
	/** 7.1.1 */
	orelEntered: fought(
		{ place: cityPlace },
		'7.1.1',
		({ place }) =>
			place === 'centre' ? say(words.intoTheCentreOfOrel) : say(words.intoTheSuburbsOfOrel),
		{
			map: (_, { place }) => ({ orel: place }),
			fight: ({ asked }) => ({ asked: [...asked, 'city'] })
		}
	),
	/** 8.7.4 `by`: a hex moved through; `free`: a pursuit of Routed units only. */
	pursued: fought(
		{ units: list(unit), by: maybe(hex), hex, defenders: list(unit), free: yes },
		'8.7.4',
		words.pursuitToHexByUnits,
		{
			map: (state, { units, by }, game) =>
				by === null ? state : units.reduce((one, id) => moved(game, one, id, [by]), state),
			fight: (fight, { units, by, hex: at, defenders, free }) => ({
				...pursuing(fight, units, at, defenders, by === null ? 'assaultCharges' : 'assault'),
				pursuit: free ? 'free' : 'plain'
			})
		}
	),
	/** 9.1.1 */
	duelRolled: fought(
		{ role, unit, die: whole(1, 6), total: some },
		'9.1.1',
		words.unitRollsDieTotal,
		{ fight: ({ duel }, { role: of, total }) => ({ duel: of === 'attacker' ? total : duel }) }
	),
	duelFought: fought(
		{
			result: v.picklist(['attacker', 'attacker_double', 'defender', 'defender_double', 'tie'])
		},
		'9.1.1',
		({ result }) => {
			if (result === 'tie') return say(words.neitherTrainWins);
			return result === 'attacker' || result === 'attacker_double'
				? say(words.theAttackingTrainWins)
				: say(words.theDefendingTrainWins);
		}
	)
} as const;
