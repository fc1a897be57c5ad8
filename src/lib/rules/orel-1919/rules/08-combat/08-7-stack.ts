import type { Mode } from '../../types.ts';

/** 8.7.3 A unit that must rout; if it is already Routed, it surrenders. */
export const routsOrSurrenders = (mode: Mode): 'rout' | 'surrender' =>
	mode === 'routed' ? 'surrender' : 'rout';

/** 8.7.2, 8.8.2 What became of one unit in a check or an Assault; Repulsed units stay. */
export type Fate = 'stays' | 'retreat' | 'rout' | 'surrender' | 'eliminated';

/**
 * 8.7.2, 8.8.2 Guns go with the combat units of their stack: they stay while one stays, retreat if any of those that
 * leave retreats (OR-37), rout if all rout, surrender if all survivors do, and rout if none is left.
 */
export const gunsFollow = (companions: readonly Fate[]): Fate => {
	const left = companions.filter((fate) => fate !== 'eliminated');
	if (companions.length === 0 || left.includes('stays')) return 'stays';
	if (left.length === 0) return 'rout';
	if (left.every((fate) => fate === 'surrender')) return 'surrender';
	return left.includes('retreat') ? 'retreat' : 'rout';
};

/** 8.7.2, 9 What a vehicle does when the units of its hex leave; `goes` in hexes. `lost`: nobody is left with it. */
export type VehicleFollows = { readonly goes: 0 | 1 | 2 } | 'lost';

/**
 * 8.7.2, 9 Vehicles leave once every combat unit of their hex has gone: two hexes if all rout, otherwise one. Where no
 * combat unit is left they go by the guns, and are lost if all are eliminated.
 */
export const vehicleFollows = (troops: readonly Fate[], guns: readonly Fate[]): VehicleFollows => {
	const alive = troops.some((fate) => fate !== 'eliminated' && fate !== 'surrender');
	const companions = alive || guns.length === 0 ? troops : guns;
	if (companions.length === 0 || companions.includes('stays')) return { goes: 0 };
	if (companions.includes('retreat')) return { goes: 1 };
	return companions.includes('rout') ? { goes: 2 } : 'lost';
};

/**
 * 8.7.3 May a Routed unit move there: farther from the enemy or, if no such hex is `free` to it, from ZoC to ZoC, but
 * away from those next to it?
 */
export const mayFleeTo = (
	hex: {
		readonly farther: boolean;
		readonly zocToZoc: boolean;
		/** None of the enemies next to its own hex is next to this one. */
		readonly leavesThem: boolean;
	},
	free: boolean
): boolean => hex.farther || (!free && hex.zocToZoc && hex.leavesThem);
