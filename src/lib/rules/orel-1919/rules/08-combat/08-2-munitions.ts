import { isVehicle, type AttackKind, type Mode, type UnitType } from '../../types.ts';
import type { Book } from '../../book.ts';

/** 8.2.1 What is paid for with munitions. */
export type Spending = AttackKind | 'barrage' | 'resupply';

/**
 * 8.2.1 Munitions points: per attack, whatever the number of units and including support; per unit for a barrage or a
 * resupply.
 */
export const munitionsNeed = (book: Book, spending: Spending, units = 1): number => {
	const each = book.charts.MUNITIONS.at(spending, 'points');
	return spending === 'barrage' || spending === 'resupply' ? each * units : each;
};

/** 8.2.1 How many units the munitions of an attack resupply where the defender got away: one for each point (OR-62). */
export const resupplyWorth = (book: Book, kind: AttackKind): number =>
	Math.floor(munitionsNeed(book, kind) / munitionsNeed(book, 'resupply'));

/** 8.2.1 A unit whose attack, fire or defence is over. */
export interface Spent {
	readonly type: UnitType;
	readonly unsupplied: boolean;
	/**
	 * Within 5 MP of the depot that paid or, in defence, of any of its depots. For a train: a clear railroad to a
	 * friendly edge.
	 */
	readonly inRange: boolean;
	/** The attack or barrage was paid for; in defence always true. */
	readonly paid: boolean;
}

/** 8.2.1 Is it Unsupplied afterwards? A unit that already was stays so. */
export const unsuppliedAfter = ({ type, unsupplied, inRange, paid }: Spent): boolean => {
	if (unsupplied) return true;
	return isVehicle(type) ? !inRange : !(paid && inRange);
};

/** 8.2.1 May a depot resupply this unit? It must be in range, Unsupplied, idle in this phase, and not in March mode. */
export const mayResupply = (unit: {
	readonly unsupplied: boolean;
	readonly inRange: boolean;
	readonly mode: Mode;
	/** It has declared an attack, support or barrage. */
	readonly active: boolean;
}): boolean => unit.unsupplied && unit.inRange && !unit.active && unit.mode !== 'march';

/** 8.2.1 Spoils of War: how many advancing units remove or escape the marker. */
export const spoils = (enemyStepsLost: number, advancing: number): number =>
	Math.min(enemyStepsLost, advancing);

/** 8.2.2 How far a depot supplies, in MP. */
export const SUPPLY_RANGE = 5;

/** 8.2.2 What stops a supply line in a hex: enemy units, or enemy ZoC where no friend cancels it (1.2). */
export const stopsSupply = (hex: {
	readonly enemies: boolean;
	readonly enemyZoc: boolean;
	readonly cancelled: boolean;
}): 'enemies' | 'zoc' | null =>
	hex.enemies ? 'enemies' : hex.enemyZoc && !hex.cancelled ? 'zoc' : null;
