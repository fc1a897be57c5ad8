import { deedsOf } from './actions.ts';
import type { BattleState, UnitInBattle } from '../state.ts';
import { onTable } from '../table/unit.ts';

/** Tests that somebody else may call for; leadership and the like come with the turn. */
const CALLED_FOR: readonly string[] = [
	'unit-morale',
	'suppression',
	'armoured-car-morale',
	'train-morale',
	'tank-hits',
	'attached-gun',
	'officer-hit',
	'commissar',
	'bombardment',
	'movement',
	'breakdown',
	'petrol-bombs',
	'fright'
];

/** Tests that the referee may put on the list for this unit by hand, those it can take at all. */
export const testsToOwe = (state: BattleState, unit: UnitInBattle): readonly string[] => {
	if (!onTable(unit)) return [];
	const can = new Set(deedsOf(state, unit).map(({ calculator }) => calculator));
	return CALLED_FOR.filter((calculator) => can.has(calculator));
};
