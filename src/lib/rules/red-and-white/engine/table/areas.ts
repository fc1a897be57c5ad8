import type { Area } from '../ground.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import { goesBack, mayWithdraw, withdraws } from './contacts.ts';
import { movedNow, passedNow } from './moves.ts';
import { hasArms } from './unit.ts';

/** BOMBARDMENT: only field, medium and heavy guns do (BO-1), while somebody is left to serve them. */
export const bombards = (battery: UnitInBattle): boolean => {
	const { type, gun } = battery.unit;
	return type === 'battery' && gun !== null && gun !== 'light' && hasArms(battery);
};

/** MOVEMENT: is it the phase in which this unit moves? */
export const movesNow = ({ clock }: BattleState, { camp }: UnitInBattle): boolean =>
	clock.phase === 3 && camp === clock.turn;

/** BOMBARDMENT: the area that a unit is about to enter, or lies in, one that it has still to test for first. */
export const areaOf = ({ areas }: Pick<BattleState, 'areas'>, id: Id): Area | undefined => {
	const around = areas.filter(({ inside }) => inside.includes(id));
	return (
		areas.find(({ edge }) => edge.includes(id)) ??
		around.find(({ tested }) => !tested.includes(id)) ??
		around[0]
	);
};

/** BOMBARDMENT: does it lie in an area without having tested this turn? It tests before it moves (R42). */
export const testsBeforeMoving = (state: BattleState, id: Id): boolean =>
	state.areas.some(({ inside, tested }) => inside.includes(id) && !tested.includes(id));

/** BOMBARDMENT: is it about to enter, so that it must test at the edge (BO-2)? */
export const isAtEdge = ({ areas }: BattleState, id: Id): boolean =>
	areas.some(({ edge }) => edge.includes(id));

/** CAVALRY (R54): may it withdraw now from those who attack it, or has it, into shells too? */
const leaves = (state: BattleState, unit: UnitInBattle): boolean =>
	withdraws(state, unit) &&
	(mayWithdraw(state, unit) || passedNow(unit, state.clock.phase) !== undefined);

/**
 * BOMBARDMENT: does a unit owe this test although nobody asked for it? At the edge while it moves; inside once it has
 * moved, has passed other shells on its way, or must retreat, which is a move too (R42, G15). Inside, it may test in its
 * own phase 3 in order to move, or in the enemy's to withdraw.
 */
export const bombardmentDue = (state: BattleState, unit: UnitInBattle): 'must' | 'may' | null => {
	if (!state.areas.length || unit.owes['bombardment']) return null;
	if (isAtEdge(state, unit.id) && (movesNow(state, unit) || goesBack(unit) || leaves(state, unit)))
		return 'must';
	if (!testsBeforeMoving(state, unit.id)) return null;
	if (movedNow(unit) || goesBack(unit) || passedNow(unit, state.clock.phase)) return 'must';
	return movesNow(state, unit) || mayWithdraw(state, unit) ? 'may' : null;
};
