import { say, type Phrase } from '../phrase.ts';
import { words as texts } from '../words/en/kernel.ts';
import { words as patterns } from '../words/en/patterns.ts';

/** Words of the reference; the screen says them in the player's language. */
export type Words = string | Phrase;

/** The contents of a table's cell: words, a count, a distance, a signed amount. */
export type Cell = Words | number | { readonly inches: number } | { readonly signed: number };

export interface ReferenceTable {
	/** Read aloud as the name of the table; shown where an entry has more than one table. */
	readonly title: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly Cell[])[];
	/** True where numbers are a default of this app: all of them, or those marked. */
	readonly byDefault?: boolean;
}

/** A line: words, words that are a default of this app, or the reading in force of a ruling. */
export type ReferenceLine = Words | { readonly ours: Words } | { readonly ruling: string };

/** One rule of the game, as a player looks it up. */
export interface ReferenceEntry {
	/** Its place on the page. */
	readonly slug: string;
	readonly title: string;
	/** Sections of the source, the main one first. */
	readonly sections: readonly string[];
	readonly tables: readonly ReferenceTable[];
	readonly lines: readonly ReferenceLine[];
}

/** One phase on a sheet to print: who acts, its tables, and whatever else one looks up at the table. */
export interface QuickPhase {
	readonly phase: number;
	readonly title: string;
	readonly note: string;
	readonly tables: readonly ReferenceTable[];
	readonly lines: readonly Words[];
}

/** The turn on one sheet, and what stands at its foot. */
export interface QuickSheet {
	readonly phases: readonly QuickPhase[];
	readonly notes: readonly string[];
}

/** What belongs to one phase, or to no phase in particular. */
export interface ReferencePart {
	readonly slug: string;
	/** Null for what comes before the game, applies at any time, or is an optional rule. */
	readonly phase: number | null;
	readonly title: string;
	/** Who acts, or when it matters. */
	readonly note: string;
	readonly entries: readonly ReferenceEntry[];
}

/** A line that is a default of this app. */
export const ours = (words: Words): ReferenceLine => ({ ours: words });
/** A length in inches; it is said in the units that the owner chose. */
export const inches = (n: number): { readonly inches: number } => ({ inches: n });
/** A number that is said with its sign. */
export const signed = (n: number): { readonly signed: number } => ({ signed: n });

/** Dice as players write them: `2D6`, `D6`. */
export const dice = (n: number, sides: number): Phrase =>
	n === 1 ? say(texts.dSides, { sides }) : say(texts.nDSides, { n, sides });

/** A cell that is a default of this app, in a table that is otherwise printed; the word joiner keeps the sign with it. */
export const own = (value: number | Phrase): Phrase => say(patterns.valueOfOurs, { value });

/** Faces of a die as players write them: `1–3`, `10`. */
export const faces = (from: number, to: number): Words =>
	from > to ? '–' : from === to ? say(patterns.n, { n: from }) : say(patterns.fromTo, { from, to });
