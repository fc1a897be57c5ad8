import type { Book } from '../../book.ts';
import { Draw, pool } from '#lib/kernel/dice/draw.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** ARMORED VEHICLE FRIGHT: who reacts to an attacking tank. */
export type Frightened = 'cavalry' | 'artillery' | 'other';

/** ARMORED VEHICLE FRIGHT: cavalry never stands, artillery does on 1 or 2, others are not affected (ME-7). */
export const standsToTank = (book: Book, defender: Frightened): Draw<boolean> => {
	if (defender === 'cavalry') return Draw.of(false);
	if (defender === 'other') return Draw.of(true);
	return pool(
		1,
		6,
		{
			from: 1,
			to: book.charts.IN_TEXT.at('artillery_stands_to', 'number'),
			word: words.gunsStand,
			other: words.limbersUp
		},
		{ label: words.artilleryBeforeATank, rule: 'Armored vehicle fright' }
	).map((stands) => stands === 1);
};
