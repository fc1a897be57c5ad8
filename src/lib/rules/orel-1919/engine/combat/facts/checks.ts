import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { become, namesOf } from '../../facts/kind.ts';
import { list, maybe, signed, some, yes, workingLines } from '#lib/kernel/decided/entries-of.ts';
import { die, fell, role, sums, unit } from '../../facts/schema.ts';
import {
	COHESION_RESULTS,
	MORALE_RESULTS,
	type CohesionResult,
	type MoraleResult
} from '../../../types.ts';
import { supportsAfter } from '../../../rules/08-combat/08-5-before-combat.ts';
import { answered, fought } from './kind.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-combat.ts';

/** 8.7.1, 8.8.2 What one die of a side means for each unit. */
const checked = <Result extends string>(results: readonly Result[]) => ({
	role,
	die,
	units: list(
		v.strictObject({
			unit,
			tq: some,
			modifier: signed,
			result: v.picklist(results),
			lines: workingLines
		})
	),
	sums
});

const byUnit = <Result>(
	units: readonly { readonly unit: string; readonly result: Result }[]
): Readonly<Record<string, Result>> => {
	const results: Record<string, Result> = {};
	for (const { unit: id, result } of units) results[id] = result;
	return results;
};

/** What a die meant for a unit, as the tables have it. */
export const CHECK_RESULTS: Readonly<Record<CohesionResult | MoraleResult, string>> = {
	ok: words.passed,
	disorganised: words.disorganised,
	repulsed: words.repulsed,
	retreat: words.mustRetreat,
	rout: words.routed,
	surrender: words.surrender
};

/** One sentence for all units of a side that checked with the same numbers to the same result. */
const eachInWords = (
	{
		die,
		units
	}: {
		readonly die: number | null;
		readonly units: readonly {
			readonly unit: string;
			readonly tq: number;
			readonly modifier: number;
			readonly result: CohesionResult | MoraleResult;
		}[];
	},
	success: CohesionResult | MoraleResult
): readonly Phrase[] => {
	const groups = new Map<string, typeof units>();
	for (const one of units) {
		const key = `${one.tq} ${one.modifier} ${one.result}`;
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return [...groups.values()].flatMap((group): readonly Phrase[] => {
		const [first] = group;
		if (!first) return [];
		const values = {
			units: namesOf(group.map(({ unit: id }) => id)),
			result: CHECK_RESULTS[first.result]
		};
		const number = (die ?? 0) + first.modifier;
		const helped = first.result === success && number > first.tq;
		if (helped && die === 1) return [say(words.unitsResultByANatural1, values)];
		if (helped) return [say(words.unitsResultByAFierySpeech, values)];
		return [say(words.unitsResultNumberAgainstTq, { ...values, number, tq: first.tq })];
	});
};

/** 8.5, 8.7, 8.8 Who leaves before combat, who charges, and the checks of both sides. */
export const CHECKS = {
	leaveTried: fought({}, '8.5', words.theDefendersTryToLeave, {
		fight: ({ asked }) => ({ asked: [...asked, 'leave'] })
	}),
	/** 8.5 `check`: null where nobody had to; `held`: troops that tried and stay, in March mode. */
	leaveChecked: fought(
		{ check: maybe(v.strictObject(fell)), away: list(unit), held: list(unit) },
		'8.5',
		(fact) => [
			...(fact.check?.die == null
				? []
				: [say(words.theDieIsDieToOrLess, { die: fact.check.die, to: fact.check.to })]),
			...(fact.away.length > 0 ? [say(words.theyGetAwayUnits, { units: namesOf(fact.away) })] : []),
			...(fact.held.length > 0
				? [say(words.theyStayInMarchModeHeld, { held: namesOf(fact.held) })]
				: [])
		],
		{
			map: (state, { held }, game) => become({ mode: 'march' })(state, { units: held }, game),
			fight: (_, { away }) => ({ leaving: away })
		}
	),
	leftBeforeCombat: fought({ units: list(unit) }, '8.5', words.theyLeaveBeforeCombatUnits, {
		phase: ({ announced }, { units }) => ({ announced: supportsAfter(announced, units) }),
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
		(fact) =>
			fact.units.length === 0
				? null
				: [
						say(
							fact.role === 'attacker'
								? words.attackersCohesionTheDieIsDie
								: words.defendersCohesionTheDieIsDie,
							{ die: fact.die ?? 0 }
						),
						...eachInWords(fact, 'ok')
					],
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
		(fact) =>
			fact.units.length === 0
				? null
				: [
						say(
							fact.role === 'attacker'
								? words.attackersMoraleTheDieIsDie
								: words.defendersMoraleTheDieIsDie,
							{ die: fact.die ?? 0 }
						),
						...eachInWords(fact, 'repulsed')
					],
		{ fight: (_, { units }) => ({ stage: 'aftermath', asked: [], morale: byUnit(units) }) }
	)
} as const;
