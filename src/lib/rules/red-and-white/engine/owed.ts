import { armyMustTest } from '../rules/major-morale.ts';
import { reading } from '../tables.ts';
import type { Camp } from '../types.ts';
import { armyState } from './army.ts';
import { bookIn } from './deciding.ts';
import { otherCamp } from './sequence.ts';
import type { BattleState, UnitInBattle } from './state.ts';
import { marked, onTable, unitsOf, vehicle } from './unit.ts';

/** A roll that somebody still owes in this phase: which calculator, for which unit or army. */
export type Owed =
	| { readonly calculator: 'leadership' | 'unit-morale'; readonly unit: string }
	| { readonly calculator: 'army-morale'; readonly camp: Camp };

/** LEADERSHIP: in phase 1 each unit of the side whose turn it is, once. */
const owesLeadership = (unit: UnitInBattle): boolean =>
	!marked(unit, 'led') && !marked(unit, 'not_led') && unit.unit.type !== 'headquarters';

/** MORALE: in phase 7, after losses since its last one or while it falls back (MO-2). Vehicles test when they are hit. */
const owesMorale = (unit: UnitInBattle): boolean =>
	!unit.moraleTested &&
	!vehicle(unit) &&
	(unit.casualtiesSinceTest > 0 || marked(unit, 'falling_back'));

/** MORALE: whose units test in phase 7 (R36). */
export const testingCamps = (state: BattleState): readonly Camp[] => {
	const { turn, phase } = state.clock;
	if (phase !== 7) return [];
	const named = otherCamp(turn);
	return reading(bookIn(state), 'R36') === 'both_sides' ? [named, turn] : [named];
};

/** What is still owed in this phase: leadership in 1, unit morale and then army morale in 7. */
export const owed = (state: BattleState): readonly Owed[] => {
	const { turn, phase } = state.clock;
	const present = unitsOf(state).filter(onTable);
	if (phase === 1)
		return present
			.filter((unit) => unit.camp === turn && owesLeadership(unit))
			.map(({ id }) => ({ calculator: 'leadership', unit: id }));
	const camps = testingCamps(state);
	const units = present.filter((unit) => camps.includes(unit.camp) && owesMorale(unit));
	const armies = camps.filter(
		(camp) => !state.armies[camp].tested && armyMustTest(bookIn(state), armyState(state, camp))
	);
	return [
		...units.map(({ id }): Owed => ({ calculator: 'unit-morale', unit: id })),
		...armies.map((camp): Owed => ({ calculator: 'army-morale', camp }))
	];
};
