import type { Code, UnitType } from '../../types.ts';

/** 8.2.7 What decides how far a unit may advance after combat. */
export interface Advancing {
	readonly code: Code;
	readonly type: UnitType;
	/** How many hexes the enemy went; 0: he stayed. */
	readonly enemyHexes: number;
	readonly eliminated: boolean;
	/** The step to the second hex goes from one enemy ZOC into another. */
	readonly zocToZoc: boolean;
	/** MP of the second hex. */
	readonly secondCost: number;
	/** 7.4 Declared at this moment. */
	readonly forcedMarch: boolean;
}

/** 8.2.7 What an infantry unit pays for a second hex at most. */
const SECOND_HEX = 1;

/** 8.2.7 Does a code let the winner advance? */
export const advances = (code: Code): boolean => code === 'a' || code === 'a1' || code === 'd a1';

/** 8.2.7 The most hexes that a unit advances after combat: none, one, or along the loser's path a second. */
export const advanceOf = (unit: Advancing): 0 | 1 | 2 => {
	const { code, type, enemyHexes, eliminated } = unit;
	if (!advances(code) || (enemyHexes === 0 && !eliminated)) return 0;
	if (code !== 'a' || eliminated || enemyHexes < 2) return 1;
	if (type === 'cavalry' || type === 'armoured_car') return 2;
	if (type !== 'infantry') return 1;
	const easy = !unit.zocToZoc && unit.secondCost <= SECOND_HEX;
	return easy || unit.forcedMarch ? 2 : 1;
};
