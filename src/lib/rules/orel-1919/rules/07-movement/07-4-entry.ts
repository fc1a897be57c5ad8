import { QUARTERS } from '../../book.ts';

/**
 * 7.4, 7.1.1 What the hex of entry costs, in quarter MP: the dearest of its terrains, each in MP (`other`: it adds
 * nothing, null: closed); along a road as on clear ground (OR-63).
 */
export const entryCost = (
	terrains: readonly (number | 'other' | null)[],
	alongRoad: boolean
): number => {
	let cost = 1;
	for (const mp of terrains) {
		if (mp === null) return Infinity;
		if (mp !== 'other') cost = Math.max(cost, mp);
	}
	return (alongRoad ? 1 : cost) * QUARTERS;
};

/** 7.4 May a unit come in there: in no entry zone of the enemy, unless it was driven off the map by this hex (7.5)? */
export const mayComeInBy = (enemyEntryZone: boolean, exit: boolean): boolean =>
	!enemyEntryZone || exit;

/** 7.4, 10.2 Must a unit leave as soon as it can: in an entry zone of the enemy, or beyond its limit (OR-51)? */
export const mustLeave = (unit: {
	readonly inEnemyEntryZone: boolean;
	readonly beyondLimit: boolean;
}): boolean => unit.inEnemyEntryZone || unit.beyondLimit;

/** 7.5 A unit that was forced off the map. */
export interface Returning {
	/** The turn in which it is due. */
	readonly due: number;
	/** Until when it may wait for another way in; null where it may not. */
	readonly until: number | null;
}

/** 7.5 May it still wait for the day on which it may come in with others? */
const mayWait = ({ until }: Pick<Returning, 'until'>, turn: number): boolean =>
	until !== null && turn < until;

/** 7.5 Is it eliminated, if it has not come back when the movement phase ends? */
export const isLost = (unit: Returning, turn: number): boolean =>
	unit.due <= turn && !mayWait(unit, turn);
