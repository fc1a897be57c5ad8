import { isDepot, isVehicle, type Player, type UnitType } from '../types.ts';
import { leastTq } from './04-recruitment.ts';

/** 1.2 A hex with a single step in it makes no ZoC. */
const STEPS_FOR_ZOC = 2;

/** 1.2 Do units of this kind make ZoC? Vehicles and depots do not. */
export const countsForZoc = (type: UnitType): boolean => !isVehicle(type) && !isDepot(type);

/** 1.2 Do the units of a hex, with so many steps that count, make a ZoC? Never those in the centre of Orel (terrain chart). */
export const makesZoc = (steps: number, inCentre: boolean): boolean =>
	steps >= STEPS_FOR_ZOC && !inCentre;

/** 1.2, 4.3.1, 6.1 The TQ of a unit with its Recruits marker and Defeatist Rumors; 0 for those that have none. */
export const troopQuality = (unit: {
	readonly printed: number;
	readonly player: Player;
	readonly recruits: boolean;
	readonly rumors: boolean;
}): number => {
	const { printed, player, recruits, rumors } = unit;
	if (printed === 0) return 0;
	const least = Math.min(printed, leastTq(player));
	const lasting = recruits ? Math.max(least, printed - 1) : printed;
	return rumors ? Math.max(1, lasting - 1) : lasting;
};
