import type { Change } from '../../procedures/calculator.ts';
import {
	actorsIn,
	owe,
	type Outcome,
	type Procedure,
	type Struck
} from '../../procedures/procedure.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import { attachedLeft, figuresLeft, heroesOf, marked, onTable } from '../table/unit.ts';

/** OFFICERS & LEADERS: somebody stands with the unit who is rolled for when figures of it fall (SP-4). */
const hasFigures = (state: BattleState, unit: UnitInBattle): boolean =>
	attachedLeft(unit, 'commissar') + attachedLeft(unit, 'priest') > 0 ||
	heroesOf(state, unit.id).length > 0 ||
	marked(unit, 'heroic');

/** OFFICERS & LEADERS: its last figures fell while an officer led it: he may be hit all the same (SP-4). */
const diedUnder = (before: BattleState, { id, presence }: UnitInBattle): boolean =>
	presence === 'destroyed' && heroesOf(before, id).length > 0;

const oweMore = (unit: UnitInBattle, calculator: string, n: number): Fact =>
	owe(unit, calculator, (unit.owes[calculator] ?? 0) + n);

/** What this result calls for from one of its units: figures and guns with it, its crew, its officers. */
const unitDebts = (
	{ costsFigures, calls }: Procedure,
	{ before, state, who, roll }: Omit<Struck, 'old' | 'unit'>,
	id: Id,
	changes: readonly Change[]
): Fact[] => {
	const unit = state.units[id];
	const old = before.units[id];
	if (!unit || !old) return [];
	const facts: Fact[] = [];
	if (changes.some(({ beaten }) => beaten))
		for (const hero of heroesOf(before, id))
			facts.push({ type: 'characterOwed', officer: hero.id, n: hero.owesCharacter + 1 });
	const lost = costsFigures === true && figuresLeft(unit) < figuresLeft(old);
	if (lost && diedUnder(before, unit)) return [...facts, owe(unit, 'officer-hit', 1)];
	if (!onTable(unit)) return facts;
	if (lost && hasFigures(state, unit)) facts.push(owe(unit, 'officer-hit', 1));
	facts.push(...(calls?.({ before, state, old, unit, who, roll }) ?? []));
	const hits = unit.hits - old.hits;
	if (unit.unit.type === 'armoured_car' && hits > 0)
		facts.push(oweMore(unit, 'armoured-car-morale', hits));
	for (const { tests } of changes) if (tests) facts.push(oweMore(unit, tests.calculator, tests.n));
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
