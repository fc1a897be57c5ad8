import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';

/** ATTACKING FIRE (G05): what may fire after it moved. */
export type Attacking =
	| 'infantry'
	| 'dismounted_cavalry'
	| 'lmg'
	| 'tank'
	| 'hmg'
	| 'tchanka'
	| 'cavalry'
	| 'artillery';

/** ATTACKING FIRE; INFANTRY: the stands that fire; half of them rounded down, at least one (R26). */
export const attackingStands = (
	book: Book,
	stands: number,
	type: Attacking = 'infantry'
): number => {
	const share = numberOf(book, `attacking_fire.${type}`);
	if (stands <= 0 || share === 0) return 0;
	if (share === 1) return stands;
	return book.readings.R26 === 'up' ? Math.ceil(stands / 2) : Math.max(1, Math.floor(stands / 2));
};

/** ATTACKING FIRE (G05): the dice of a weapon that fires in full, by half or not at all. */
export const attackingDice = (book: Book, weapon: Attacking, dice: number): number =>
	Math.floor(dice * numberOf(book, `attacking_fire.${weapon}`));
