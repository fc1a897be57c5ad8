import { type BattleState, bookIn, type UnitInBattle } from '../state.ts';

/** SUPPRESSION: has it lost enough to preparatory fire of this turn (R03)? */
export const lostEnough = (
	state: BattleState,
	{ camp, full, lostInPhase2 }: UnitInBattle
): boolean =>
	camp !== state.clock.turn &&
	lostInPhase2.stands >= 1 &&
	(bookIn(state).readings.R03 !== 'whole_stand_only' || lostInPhase2.figures >= Math.max(...full));

/** SUPPRESSION (R03): does its owner still take off losses of preparatory fire, in whatever phase he does? */
export const takesOffPreparatory = (
	{ clock, units }: BattleState,
	{ id, toPlace, lossesBy }: UnitInBattle
): boolean =>
	toPlace > 0 &&
	clock.phase <= 4 &&
	lossesBy.some(
		({ what, unit = '' }) =>
			what === 'fire' && units[unit]?.fired.some(({ phase, at }) => phase === 2 && at === id)
	);
