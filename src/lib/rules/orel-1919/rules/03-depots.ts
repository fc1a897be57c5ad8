import type { Player, UnitType } from '../types.ts';

/** 3.2 A How far a convoy may be from a friendly railroad, in MP. */
export const CONVOY_RANGE = 10;

/** 3.1 The munitions of a depot in a turn: doubled on the double track, none when it is Unsupplied (3.2 B). */
export const capacityInTurn = (depot: {
	readonly capacity: number;
	readonly unsupplied: boolean;
	readonly doubled: boolean;
}): number => (depot.unsupplied ? 0 : depot.doubled ? depot.capacity * 2 : depot.capacity);

/** 3.1 The most that a depot of this capacity ever has in a turn. */
export const mostMunitions = (capacity: number): number =>
	capacityInTurn({ capacity, unsupplied: false, doubled: true });

/** 3.1 Is it doubled: a railroad depot on a station of the Orel-Ponyri line, with friendly railroad to a friendly edge (OR-65)? */
export const isDoubled = (depot: {
	readonly type: UnitType;
	readonly onDoubleTrack: boolean;
	readonly atStation: boolean;
	readonly linked: boolean;
}): boolean =>
	depot.type === 'rail-depot' && depot.onDoubleTrack && depot.atStation && depot.linked;

/** 3.1 What is left of it after this many points have been spent. */
export const munitionsAfter = (capacity: number, spent: number): number =>
	Math.max(0, capacity - spent);

/** 3.2 A Is a railroad depot functional: at a station that friendly railroad links to a friendly edge? */
export const railDepotFunctions = (depot: {
	readonly atStation: boolean;
	readonly linked: boolean;
}): boolean => depot.atStation && depot.linked;

/**
 * 3.2 A Is a convoy functional: within 10 MP of a railroad that is linked to a friendly edge, or within 3 MP of one of
 * its side's exit hexes (OR-33)?
 */
export const convoyFunctions = (nearLinkedRailroad: boolean, nearExit: () => boolean): boolean =>
	nearLinkedRailroad || nearExit();

/** 3.2 B Is a depot exhausted: it cannot trace, and its capacity was used? */
export const isExhausted = (depot: { readonly functional: boolean; readonly used: boolean }) =>
	depot.used && !depot.functional;

/** 3.3 How many units the capture of a depot resupplies: more for a railroad depot on the double track, whoever controls that. */
export const captureResupplies = (type: UnitType, onDoubleTrack: boolean): number =>
	type === 'rail-depot' && onDoubleTrack ? 4 : 2;

/** 3.3 The turn in which an identical depot comes in: in its owner's next movement phase. */
export const depotReturns = (owner: Player, active: Player, turn: number): number =>
	owner === 'red' && active === 'white' ? turn : turn + 1;
