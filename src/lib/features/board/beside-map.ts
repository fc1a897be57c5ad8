import type { Phrase } from '#lib/kernel/phrase.ts';
import type { BoardSide } from '#lib/ui/board/model.ts';

/** The one number by which a game is decided: what it says, and where it stands among the results. */
export interface Score {
	readonly value: Phrase;
	readonly says: Phrase;
	readonly second: Phrase;
	readonly now: number;
	/** From how much on another result is reached, the least first; `wins`: it is that side's. */
	readonly levels: readonly {
		readonly from: number;
		readonly says: Phrase;
		readonly wins: 'white' | 'red' | null;
	}[];
}

/** A day of the game: its short name, whether it is played now, and which sides are still to get units on it. */
export interface Day {
	readonly label: string;
	readonly now: boolean;
	readonly comes: readonly ('white' | 'red')[];
	/** All of that in words. */
	readonly says: Phrase;
}

/** A sign of the map, and what it stands for: whose stacks, how large they are, mines; the ground of a city, and a number written beside its map; the front, and where nobody is near it. */
export interface Sign {
	readonly sign: BoardSide | 'sizes' | 'mines' | 'city' | 'number' | 'front' | 'gap';
	/** Such a number. */
	readonly text?: string;
	readonly says: Phrase;
}
