import { numberOf, reading, type Book } from '../tables.ts';

/** ATTACKING FIRE; INFANTRY: the stands that fire; half of them rounded down, at least one (R26). */
export const attackingStands = (book: Book, stands: number, type = 'infantry'): number => {
	const share = numberOf(book, `attacking_fire.${type}`);
	if (stands <= 0 || share === 0) return 0;
	if (share === 1) return stands;
	return reading(book, 'R26') === 'up'
		? Math.ceil(stands / 2)
		: Math.max(1, Math.floor(stands / 2));
};

/** ATTACKING FIRE (G05): dice of a weapon that fires in full, by half or not at all. */
export const attackingDice = (book: Book, weapon: string, dice: number): number =>
	Math.floor(dice * numberOf(book, `attacking_fire.${weapon}`));
