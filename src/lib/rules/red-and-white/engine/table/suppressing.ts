import { type BattleState, bookIn, type UnitInBattle } from '../state.ts';

/** SUPPRESSION: has it lost enough to preparatory fire of this turn (R03)? */
export const lostEnough = (
	state: BattleState,
	{ camp, full, lostInPhase2 }: UnitInBattle
): boolean =>
	camp !== state.clock.turn &&
	lostInPhase2.stands >= 1 &&
	(bookIn(state).readings.R03 !== 'whole_stand_only' || lostInPhase2.figures >= Math.max(...full));
