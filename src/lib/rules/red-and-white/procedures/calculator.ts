import type * as kernel from '#lib/kernel/sheet/calculator.ts';
import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import type { Mark, Way } from '../types.ts';

export {
	resolution,
	resolutionSeen,
	type Choice,
	type Count,
	type Field,
	type Flag,
	type Forecast,
	type Form,
	type FormValue,
	type Group,
	type Line,
	type OpposedGroup,
	type Tapped,
	type Telling,
	type Total,
	type Working
} from '#lib/kernel/sheet/calculator.ts';

/** What an outcome does to a unit in a battle. `unit` acts, `target` suffers. */
export interface Change {
	readonly who: 'unit' | 'target';
	/** Figures lost. */
	readonly figures?: number;
	/** TANKS: each from a stand of its own, not one stand after another. */
	readonly apart?: true;
	/** Whole stands lost (Lubbers' melee list). */
	readonly stands?: number;
	/** Hits on a vehicle. */
	readonly hits?: number;
	readonly on?: readonly Mark[];
	readonly off?: readonly Mark[];
	/** Tests that the outcome calls for, such as for shells that hit a tank. */
	readonly tests?: { readonly calculator: string; readonly n: number };
	/** It lost the melee. */
	readonly beaten?: true;
	/** MOVEMENT: how the unit goes, and how many inches it may. */
	readonly went?: {
		readonly how: Way;
		readonly inches: number;
		readonly shells?: true;
		readonly joins?: true;
	};
	/** MELEE: it does not stay for the melee for which it was in contact. */
	readonly leaves?: true;
	/** FORCE HQ: it is overrun and leaves the table (R71). */
	readonly overrun?: true;
	/** COMMISSARS: its commander deserts to the enemy (R72). */
	readonly deserts?: true;
	/** BOMBARDMENT: it has tested for an area, and ends at its edge or inside. */
	readonly area?: 'edge' | 'inside';
	/** A figure lost from an attached stand. */
	readonly attached?: 'lmg' | 'hmg' | 'tchanka' | 'commissar' | 'priest' | 'officer';
}

/** A situation of this game, resolved as far as it goes without dice. */
export type Resolution = kernel.Resolution<Change>;
/** Who acts, and on whom, as a sentence names them. */
export interface Names {
	readonly unit: PhraseValue;
	readonly target: PhraseValue;
	/** Who alone leads the unit heroically. */
	readonly officer?: string | undefined;
}

/** How its line in the log begins: with one unit, two, or none. */
export interface LogWords {
	readonly alone: string;
	readonly at?: string;
	/** MORALE; MELEE (G15): alone, where it is a compulsory retreat. */
	readonly back?: string;
	readonly nobody?: string;
	/** Only the first sentence of its words is told, or none where the units' losses say it. */
	readonly words?: 'first' | 'without_losses';
	/** What came of it, in a few words that end its first sentence in place of its own; the second says what follows. */
	readonly came?: (value: unknown) => Phrase;
	/** Its sentences about the two parties, with their names in place of their parts; the others stay as they are. */
	readonly named?: (sentence: Phrase, names: Names) => Phrase;
	/** OFFICERS' CHARACTER: what fell and what came of it stay hidden. */
	readonly secret?: true;
}

/** Signs of what a unit does. */
type Sign =
	| 'led'
	| 'fired'
	| 'pinned'
	| 'moved'
	| 'charged'
	| 'suppressed'
	| 'commissar'
	| 'priest'
	| 'fire'
	| 'settings'
	| 'falling-back';

/** A calculator of this game, and what it is called on a table. */
export interface Calculator extends kernel.Calculator<Book, Change> {
	readonly log?: LogWords;
	/** ADDITIONAL RULES: it may be rolled again in the same turn once this has come of it. */
	readonly goesOn?: (value: unknown) => boolean;
	/** Its sign in a list; by default, a die. */
	readonly sign?: Sign;
	/** A short name, where somebody owes it; by default its title. */
	readonly owed?: string;
	/** Its name in the list of what a unit can do, where that is not its title; a long word may break. */
	readonly deed?: string;
}
