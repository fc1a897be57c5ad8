import { isArtillery, isCombatUnit, type UnitState, type UnitType } from '../../types.ts';

/**
 * 7.3 Does a unit cancel enemy ZOC in its hex for the moves of others: a combat unit, guns or a fort, which is like them
 * (13), that stay all sequence? A Routed one that has to run does not stay.
 */
export const covers = (unit: {
	readonly type: UnitType;
	readonly state: UnitState;
	readonly moved: boolean;
}): boolean =>
	!unit.moved &&
	unit.state !== 'routed' &&
	(isCombatUnit(unit.type) || isArtillery(unit.type) || unit.type === 'fort');

/** 1.5, 4.2, 8.2.6 Does a unit cancel enemy ZOC in its hex for lines and retreats? Any friendly unit on the ground. */
export const cancelsForLines = (type: UnitType): boolean => type !== 'air' && type !== 'fleet';

/** 7.3 Must a train stop here: from one enemy ZOC into another? */
export const trainStops = (fromZoc: boolean, intoZoc: boolean): boolean => fromZoc && intoZoc;
