import { PROCEDURES } from '../../procedures/all.ts';
import type { FaceNeed, Roller } from '../../procedures/procedure.ts';
import type { BattleState, UnitInBattle } from '../state.ts';
import { onTable } from '../table/unit.ts';
import { deedsOf } from './actions.ts';
import type { Owed } from './owed.ts';

const rollerOf = (state: BattleState, one: Owed): Roller | undefined => {
	if ('camp' in one) return { camp: one.camp };
	if ('officer' in one) {
		const officer = state.officers[one.officer];
		return officer && { officer };
	}
	const unit = 'unit' in one ? state.units[one.unit] : undefined;
	return unit && { unit, n: ('n' in one && one.n) || 1 };
};

/** What the die of something owed must show; undefined where it is not one die, or not known before it is measured. */
export const needOf = (state: BattleState, one: Owed): FaceNeed | undefined => {
	const roller = 'calculator' in one ? rollerOf(state, one) : undefined;
	return roller && 'calculator' in one
		? PROCEDURES.get(one.calculator)?.need?.(state, roller)
		: undefined;
};

/** Tests that the referee may put on the list for this unit by hand, those it can take at all. */
export const testsToOwe = (state: BattleState, unit: UnitInBattle): readonly string[] => {
	if (!onTable(unit)) return [];
	const can = new Set(deedsOf(state, unit).map(({ calculator }) => calculator));
	return [...PROCEDURES.values()].flatMap(({ slug, calledFor }) =>
		calledFor && can.has(slug) ? [slug] : []
	);
};
