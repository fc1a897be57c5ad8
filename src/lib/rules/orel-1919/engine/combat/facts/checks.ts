import * as v from 'valibot';
import { phraseOf, say, type Phrase } from '#lib/kernel/phrase.ts';
import { become, named, namesOf } from '../../facts/kind.ts';
import { die, fell, list, maybe, role, signed, some, unit, yes } from '../../facts/schema.ts';
import { COHESION_RESULTS, MORALE_RESULTS, type Role } from '../../../types.ts';
import { answered, fought } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-combat.ts';

/** 8.7.1, 8.8.2 What one die of a side means for each unit. */
const checked = <Result extends string>(results: readonly Result[]) => ({
	role,
	die,
	units: list(v.strictObject({ unit, tq: some, modifier: signed, result: v.picklist(results) }))
});

const byUnit = <Result>(
	units: readonly { readonly unit: string; readonly result: Result }[]
): Readonly<Record<string, Result>> => {
	const results: Record<string, Result> = {};
	for (const { unit: id, result } of units) results[id] = result;
	return results;
};

/** A side's die in words, with the units to which a condition applies. */
const inWords = <Result>(
	fact: {
		readonly role: Role;
		readonly die: number | null;
		readonly units: readonly { readonly unit: string; readonly result: Result }[];
	},
	holds: (result: Result) => boolean
): Phrase['values'] => ({
	...named({ die: fact.die }),
	side: fact.role === 'attacker' ? say(words.attacker) : say(words.defender),
	units: namesOf(fact.units.filter(({ result }) => holds(result)).map(({ unit: id }) => id))
});

/** 8.5, 8.7, 8.8 Who leaves before combat, who charges, and the checks of both sides. */
export const CHECKS = {
	leaveTried: fought({}, '8.5', words.theDefendersTryToLeave, {
		fight: ({ asked }) => ({ asked: [...asked, 'leave'] })
	}),
	/** 8.5 `check`: null where nobody had to; `held`: troops that tried and stay, in March mode. */
	leaveChecked: fought(
		{ check: maybe(v.strictObject(fell)), away: list(unit), held: list(unit) },
		'8.5',
		(fact) =>
			fact.away.length > 0
				? phraseOf(words.awayAway, named(fact))
				: phraseOf(words.theyStayInMarchModeHeld, named(fact)),
		{
			map: (state, { held }, game) => become({ mode: 'march' })(state, { units: held }, game),
			fight: (_, { away }) => ({ leaving: away })
		}
	),
	leftBeforeCombat: fought({ units: list(unit) }, '8.5', words.theyLeaveBeforeCombatUnits, {
		fight: () => ({ leaving: [] })
	}),
	/** 8.5 Units that got away have retreated; nobody holds the hex, or the combat goes on. */
	leavingOver: fought(
		{ emptied: yes },
		'8.5',
		({ emptied }) => (emptied ? say(words.nobodyHoldsTheHex) : null),
		{ fight: ({ dry }, { emptied }) => ({ fled: [], trails: {}, dry: emptied ? [] : dry }) }
	),
	gunsLeft: fought({ unit }, '8.5', words.unitLeavesToo, {
		fight: ({ asked, leaving }, { unit: id }) => ({
			asked: [...asked, id],
			leaving: [...leaving, id]
		})
	}),
	gunsStayed: fought({ unit }, '8.5', words.unitStays, answered),
	/** 8.7.1 */
	charged: fought({ unit }, '8.7.1', words.unitCharges, {
		fight: ({ asked, charging }, { unit: id }) => ({
			asked: [...asked, id],
			charging: [...charging, id]
		})
	}),
	dismounted: fought({ unit }, '8.7.1', words.unitFightsDismounted, answered),
	cohesionChecked: fought(
		checked(COHESION_RESULTS),
		'8.7.2',
		(fact) => {
			if (fact.units.length === 0) return null;
			const values = inWords(fact, (result) => result !== 'ok');
			if (fact.units.every(({ result }) => result === 'ok'))
				return phraseOf(words.sideRollsDieAllStand, values);
			return fact.units.some(({ result }) => result === 'retreat' || result === 'rout')
				? phraseOf(words.sideRollsDieUnitsAreDrivenBackOr, values)
				: phraseOf(words.sideRollsDieUnitsAreShaken, values);
		},
		{
			fight: ({ results }, { role: of, units }) => ({
				stage: of === 'attacker' ? 'defenderCohesion' : 'driven',
				asked: [],
				results: { ...results, ...byUnit(units) }
			})
		}
	),
	moraleChecked: fought(
		checked(MORALE_RESULTS),
		'8.8.2',
		(fact) => {
			if (fact.units.length === 0) return null;
			const values = inWords(fact, (result) => result !== 'repulsed');
			return fact.units.every(({ result }) => result === 'repulsed')
				? phraseOf(words.sideSMoraleDieAllStay, values)
				: phraseOf(words.sideSMoraleDieUnitsDoNotHold, values);
		},
		{ fight: (_, { units }) => ({ stage: 'aftermath', asked: [], morale: byUnit(units) }) }
	)
} as const;
