import type { Area } from '../ground.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import { goesBack, mayWithdraw } from './contacts.ts';
import { movedNow } from './moves.ts';
import { hasArms } from './unit.ts';

/** BOMBARDMENT: field, medium and heavy guns only (BO-1), while somebody is left to serve them. */
export const bombards = (battery: UnitInBattle): boolean => {
	const { type, gun } = battery.unit;
	return type === 'battery' && gun !== null && gun !== 'light' && hasArms(battery);
};

/** MOVEMENT: it is the phase in which this unit moves. */
export const movesNow = ({ clock }: BattleState, { camp }: UnitInBattle): boolean =>
	clock.phase === 3 && camp === clock.turn;

/** BOMBARDMENT: the area a unit is about to go into, or lies in. */
export const areaOf = ({ areas }: Pick<BattleState, 'areas'>, id: Id): Area | undefined =>
	areas.find(({ edge }) => edge.includes(id)) ?? areas.find(({ inside }) => inside.includes(id));

/** BOMBARDMENT: it lies in an area and has not tested in this turn: it tests before it moves (R42). */
export const testsBeforeMoving = (state: BattleState, id: Id): boolean =>
	state.areas.some(({ inside, tested }) => inside.includes(id) && !tested.includes(id));

/** BOMBARDMENT: it is about to go in, and must test at the edge (BO-2). */
export const isAtEdge = ({ areas }: BattleState, id: Id): boolean =>
	areas.some(({ edge }) => edge.includes(id));

/**
 * BOMBARDMENT: does a unit owe this test where nobody asked for it? At the edge while it moves, and inside once it has moved or must
 * go back, which is a move too (R42, G15); inside in its own phase 3 it may, in order to move, or in the enemy's to withdraw.
 */
export const bombardmentDue = (state: BattleState, unit: UnitInBattle): 'must' | 'may' | null => {
	if (unit.owes['bombardment']) return null;
	if (isAtEdge(state, unit.id) && (movesNow(state, unit) || goesBack(unit))) return 'must';
	if (!testsBeforeMoving(state, unit.id)) return null;
	if (movedNow(unit) || goesBack(unit)) return 'must';
	return movesNow(state, unit) || mayWithdraw(state, unit) ? 'may' : null;
};
