import type { Mode } from '../types.ts';

/** 8.7.3 A unit that must rout: a second time while Routed it surrenders. */
export const routsOrSurrenders = (mode: Mode): 'rout' | 'surrender' =>
	mode === 'routed' ? 'surrender' : 'rout';

/** 8.7.3 B Rally: at the end of the owner's next turn, unless it is in enemy ZoC; then in Combat mode. `turnsSince`: his turns ended since it routed, this one included. */
export const rallies = (unit: {
	readonly mode: Mode;
	readonly inEnemyZoc: boolean;
	readonly turnsSince: number;
}): boolean => unit.mode === 'routed' && !unit.inEnemyZoc && unit.turnsSince >= 1;

/** 8.7.3 No way of two hexes because of the enemy: a rout surrenders, a retreat routs in place (8.5.1). */
export const withoutWay = (rout: boolean): 'surrender' | 'routed in place' =>
	rout ? 'surrender' : 'routed in place';
