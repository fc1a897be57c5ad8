import type { Change } from '../../procedures/calculator.ts';
import {
	actorsIn,
	crewOwes,
	oweCharacter,
	oweMore,
	type Outcome,
	type Procedure,
	type Struck
} from '../../procedures/procedure.ts';
import type { Cause } from '../causes.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import type { BattleRoll } from './parties.ts';
import { areaOf } from '../table/areas.ts';
import {
	figuresSafe,
	hasGuns,
	heroesOf,
	hitsTaken,
	officersWith,
	onTable,
	standsWith,
	vehicle
} from '../table/unit.ts';

/** OFFICERS & LEADERS: the unit's last figures fell while an officer led it, so he may still be hit (SP-4). */
const diedUnder = (before: BattleState, { id, presence }: UnitInBattle): boolean =>
	presence === 'destroyed' && heroesOf(before, id).length > 0;

const failed: Cause = { what: 'failed' };

/** The cause of a throw's losses and whose doing they are: the other side's, or that of the guns whose area it is. */
export const causeOf = (
	before: BattleState,
	{ causes }: Procedure,
	{ parties: { unit, target } }: BattleRoll,
	who: Change['who']
): Cause => {
	if (!causes) return failed;
	const shelled = causes === 'shells' && unit !== null ? areaOf(before, unit)?.battery : undefined;
	const by = shelled ?? (who === 'target' ? unit : target);
	return { what: causes, ...(by === null ? {} : { unit: by }) };
};

/** What this result calls for from one of its units: rolls for figures and guns with it, its crew, its officers. */
const unitDebts = (
	procedure: Procedure,
	{ before, state, who, roll }: Omit<Struck, 'old' | 'unit'>,
	id: Id,
	changes: readonly Change[]
): Fact[] => {
	const unit = state.units[id];
	const old = before.units[id];
	if (!unit || !old) return [];
	const { costsFigures, fires, calls } = procedure;
	const because =
		(costsFigures ? undefined : old.owes[procedure.slug]?.[0]) ??
		causeOf(before, procedure, roll, who);
	const hits = hitsTaken(unit) - hitsTaken(old);
	const facts: Fact[] = [];
	if (changes.some(({ beaten }) => beaten))
		for (const one of officersWith(before, id))
			facts.push(oweCharacter(one, { what: 'beaten', unit: id }));
	// TANKS; ARMOURED CARS; ARMORED TRAINS (R67): their casualties are hits.
	const lost = vehicle(unit)
		? hits > 0
		: costsFigures === true && figuresSafe(unit) < figuresSafe(old);
	if (lost && diedUnder(before, unit)) return [...facts, oweMore(unit, 'officer-hit', 1, because)];
	if (!onTable(unit)) return facts;
	if (lost && standsWith(state, unit)) facts.push(oweMore(unit, 'officer-hit', 1, because));
	// MACHINE GUNS (R21): a gun with a unit that lost figures to fire may be hit too.
	if (lost && fires && hasGuns(unit)) facts.push(oweMore(unit, 'attached-gun', 1, because));
	facts.push(
		...(calls?.({ before, state, old, unit, who, roll }) ?? []),
		...crewOwes(old, unit, because)
	);
	for (const { tests, beaten, leaves } of changes)
		if (tests)
			facts.push(
				oweMore(
					unit,
					tests.calculator,
					tests.n,
					// ARMORED VEHICLE FRIGHT: who goes out of its way goes because of the tank.
					beaten || leaves || who === 'target' ? because : failed
				)
			);
	return facts;
};

/** What a result calls for besides what it changes. `before`: the table as it was when the dice were thrown. */
export const debts = (
	before: BattleState,
	state: BattleState,
	procedure: Procedure,
	outcome: Outcome
): Fact[] => {
	const { roll, changes } = outcome;
	const of = (id: Id, who: Change['who']): Fact[] =>
		unitDebts(
			procedure,
			{ before, state, who, roll },
			id,
			changes.filter((change) => change.who === who)
		);
	const { target } = roll.parties;
	return [
		...actorsIn(roll.parties).flatMap((id) => of(id, 'unit')),
		...(target === null ? [] : of(target, 'target')),
		...(procedure.owes?.(state, outcome) ?? [])
	];
};
