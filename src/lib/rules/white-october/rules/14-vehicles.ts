import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import { words } from '../words/en/rules.ts';

/** 14.1 Must the tanks and cars of a side roll after a combat, each for itself? Trains do not (WO-20). */
export const checksVehicles = (side: {
	/** It took a d, or lost an EP. */
	readonly hurt: boolean;
	readonly enemySupported: boolean;
}): boolean => side.hurt && side.enemySupported;

/** 14.1 One die: is the vehicle destroyed? */
export const vehicleCheck = (): Draw<boolean> =>
	die(6, {
		label: words.destructionOfAVehicle,
		rule: '14.1',
		needs: { from: 2, to: 6, word: words.holds, other: words.destroyed }
	}).map((face) => face === 1);

/** 14.1.1 A tank within this many hexes of a supplied railroad hex holds out. */
export const TANK_FROM_RAIL = 2;
