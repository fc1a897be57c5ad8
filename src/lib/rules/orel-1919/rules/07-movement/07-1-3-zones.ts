import { QUARTERS } from '../../book.ts';
import { isArtillery, isCombatUnit, type Mode, type UnitType } from '../../types.ts';

/** 7.1.3 Does the unit pass from ZoC to ZoC for 2 MP more: cavalry and armoured cars? */
export const passesZoc = (type: UnitType): boolean => type === 'cavalry' || type === 'armored-car';

/**
 * 7.1.3 The cost of leaving a ZoC, in quarter MP: 1 MP more; into another ZoC, 2 MP more for cavalry and armoured cars,
 * and for others all that is left but 1 MP, whatever the terrain; who has no more than that does not go (OR-69).
 */
export const leavingZoc = (
	type: UnitType,
	intoZoc: boolean,
	ground: number,
	left: number
): number => {
	if (!intoZoc) return ground + QUARTERS;
	if (passesZoc(type)) return ground + 2 * QUARTERS;
	return left > QUARTERS ? left - QUARTERS : Infinity;
};

/**
 * 7.1.3 Does the unit cancel enemy ZoC in its hex for the moves of others: a combat unit or guns, not Routed, that does
 * not move in this phase? One that must move does not (OR-64).
 */
export const covers = (
	type: UnitType,
	unit: { readonly mode: Mode; readonly moved: boolean },
	mustMove: boolean
): boolean =>
	!unit.moved && !mustMove && unit.mode !== 'routed' && (isCombatUnit(type) || isArtillery(type));

/** 7.1.3 Must a unit stay: others have relied on the cover of its hex, and it is the last that gives it (OR-58)? */
export const staysToCover = (
	reading: string,
	hex: { readonly relied: boolean; readonly covering: number }
): boolean => hex.relied && hex.covering === 1 && reading !== 'may_go';

/**
 * 7.1.3 Is the cover of a hex that is entered relied on: the mover comes out of a ZoC, or could not enter one (5.3)?
 * That of a hex that is left always is.
 */
export const reliesOnCoverAhead = (outOfZoc: boolean, entersZoc: boolean): boolean =>
	outOfZoc || !entersZoc;
