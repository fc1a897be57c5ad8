import type { Book } from '../book.ts';

/** INFANTRY; MORALE; MAJOR MORALE: what is left of a unit. */
export interface UnitStatus {
	readonly figuresLeft: number;
	readonly standsLeft: number;
	readonly standsLost: number;
	/** A stand fights in full until its last figure is gone. */
	readonly firingStands: number;
	readonly moraleNumber: number;
	readonly halfStrengthOrLess: boolean;
	readonly destroyed: boolean;
}

/** INFANTRY: a unit by its losses, one stand filled before the next (C-8). */
export const unitStatus = (
	book: Book,
	unit: {
		readonly figuresPerStand: number;
		readonly startStands: number;
		readonly casualties: number;
	}
): UnitStatus => {
	const start = unit.startStands * unit.figuresPerStand;
	const left = Math.max(0, start - unit.casualties);
	const stands = Math.ceil(left / unit.figuresPerStand);
	return {
		figuresLeft: left,
		standsLeft: stands,
		standsLost: unit.startStands - stands,
		firingStands: stands,
		moraleNumber: stands,
		halfStrengthOrLess: halfStrength(book, left, start),
		destroyed: left === 0
	};
};

/** MAJOR MORALE: has the unit come down to half strength (R52)? */
export const halfStrength = (book: Book, left: number, start: number): boolean =>
	book.readings.R52 === 'less_than_half' ? left * 2 < start : left * 2 <= start;
