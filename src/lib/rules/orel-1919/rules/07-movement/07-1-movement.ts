import { refuse, type Refusal } from '#lib/kernel/game/engine.ts';
import type { HexIndex } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { QUARTERS } from '../../book.ts';
import { isDepot, isTrain, isVehicle, type UnitType } from '../../types.ts';
import { words } from '../../words/en/rules-turn.ts';

const another = refuse('7', say(words.anotherUnitIsMoving)).refusal;
const notYours = refuse('7', say(words.notOneOfYourUnitsOnTheMap)).refusal;
const moved = refuse('7', say(words.itHasHadItsMove)).refusal;
const dry = refuse('8.2.3', say(words.unsuppliedItDoesNotMove)).refusal;

/** 7 A unit that might begin its move. */
export interface Beginning {
	readonly type: UnitType;
	/** It belongs to the player to move, and is on the map. */
	readonly own: boolean;
	readonly done: boolean;
	readonly unsupplied: boolean;
}

/** 7, 8.2.3 Why it cannot begin its move: units move one by one, each once, and no Unsupplied tanks and cars. */
export const whyNotBegin = (isMoving: boolean, unit: Beginning): Refusal | undefined => {
	if (isMoving) return another;
	if (!unit.own) return notYours;
	if (unit.done) return moved;
	const stuck = unit.unsupplied && (unit.type === 'tank' || unit.type === 'armored-car');
	return stuck ? dry : undefined;
};

/** 7.1.5 What Marching Day adds, in MP. */
const MARCHING_DAY = 2;

/** 7.1, 7.1.5 The allowance in quarter MP, without the road bonus; along railroads it is unlimited (7.1.6). */
export const allowance = (mp: number | 'rail-unlimited', marching: boolean): number =>
	((mp === 'rail-unlimited' ? Infinity : mp) + (marching ? MARCHING_DAY : 0)) * QUARTERS;

/** 7.1.1 Terrain note 4: what a move entirely along roads adds, in quarter MP. */
export const roadBonus = (onRoad: boolean, moves: boolean): number =>
	onRoad && moves ? QUARTERS : 0;

/**
 * 7.1.1 Terrain note 4: does a road lead out of a hex, by its six hexsides, or any, down to a minor one (note 1)? A unit
 * that comes in there comes along it (OR-63).
 */
export const hasRoad = (
	roads: Readonly<Record<number, number>>,
	hex: HexIndex,
	any = false
): boolean =>
	[0, 1, 2, 3, 4, 5].some((side) => {
		const road = roads[hex * 6 + side] ?? 0;
		return road === 1 || (any && road > 0);
	});

/** 7.1.1 Terrain note 2: the first valley off the road takes 1 MP more, where the mover's column says so. */
export const intoValley = (ground: number, first: boolean): number =>
	first ? ground + QUARTERS : ground;

/** 7.1.2 Does a unit of this kind count for stacking? Vehicles and depots do not. */
export const countsForStacking = (type: UnitType): boolean => !isVehicle(type) && !isDepot(type);

/** 7.1.2 Its stacking points: its losses lower them, Routed or not (OR-31). */
export const stackingPoints = (
	{ stacking, steps }: { readonly stacking: number; readonly steps: number },
	left: number
): number => Math.max(0, stacking - (steps - left));

/** 7.1.2 Do so many units and points fit into a hex? */
export const fitInto = (
	units: number,
	points: number,
	limit: { readonly units: number; readonly points: number }
): boolean => units <= limit.units && points <= limit.points;

/**
 * 7.1.2, 4.3.1 Must a unit leave an overfull hex: it can, and it has just come in there (7.4), or those that still can
 * leave are too few to make room without it (OR-57)? Each is asked only where it matters.
 */
export const mustMakeRoom = (hex: {
	readonly entered: boolean;
	readonly fits: () => boolean;
	readonly canLeave: () => boolean;
	readonly fitsWithoutOthers: () => boolean;
}): boolean => !hex.fits() && hex.canLeave() && (hex.entered || !hex.fitsWithoutOthers());

/** 7.1.6 Must a train or railroad depot stop here? From ZoC to ZoC. */
export const stopsOnRails = (fromZoc: boolean, intoZoc: boolean): boolean => fromZoc && intoZoc;

/** 7.1.6 May it end its move in a railroad hex? Trains in any, railroad depots at stations. */
export const endsOnRails = (type: UnitType, station: boolean): boolean => isTrain(type) || station;
