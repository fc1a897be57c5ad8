import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** ADDITIONAL RULES: states of a river. */
export const RIVERS = ['unfrozen', 'thin_ice', 'ice_choked', 'frozen'] as const;
export type River = (typeof RIVERS)[number];

/** ADDITIONAL RULES: the water that a craft moves on. `channel`: behind an icebreaker. */
export interface Water {
	readonly river: River;
	readonly channel: boolean;
}

/** ADDITIONAL RULES: what this water leaves of the dice of a ship, or of another craft. */
export const diceLeft = (
	book: Book,
	dice: number,
	ship: boolean,
	{ river, channel }: Water
): number => {
	switch (river) {
		case 'unfrozen':
			return dice;
		case 'frozen':
			return 0;
		case 'thin_ice':
			if (channel) return dice;
			return ship ? Math.max(0, dice - numberOf(book, 'ice.thin_dice_fewer')) : 0;
		case 'ice_choked':
			if (!ship) return numberOf(book, 'ice.boats_when_choked') === 1 ? dice : 0;
			return Math.max(0, dice - numberOf(book, 'ice.choked_dice_fewer'));
	}
};

/** ADDITIONAL RULES: may a craft with so many dice left move on such a river? */
export const maySailWith = (dice: number, river: River): Decision<never> =>
	dice > 0
		? accept()
		: refuse(
				'Additional rules',
				river === 'frozen'
					? say(words.theRiverIsFrozenNothingSailsOnIt)
					: say(words.theIceIsTooMuchForIt)
			);
