import type { Phrase } from '../phrase.ts';

/** One way to read an unclear rule. */
export interface Reading {
	readonly key: string;
	readonly text: string;
}

/** Where the chosen reading comes from: the words of the source, or this app because the source is silent. */
export type Standing = 'source' | 'default of this app';

/** What a number of a gap counts. */
export type NumberUnit = 'inches' | 'die' | 'face' | 'dice' | 'hits' | 'shells' | 'guns' | 'choice';

/** A number that whoever owns the book may set; `path` is its key in the book's numbers. */
export interface BookNumber {
	readonly path: string;
	readonly label: string | Phrase;
	/** What numbers that belong together are numbers of. */
	readonly of?: string;
	readonly unit: NumberUnit;
	readonly default: number;
	readonly min: number;
	readonly max: number;
	/** Where it differs from the standing of its ruling. */
	readonly standing?: Standing;
	/** Where the number stands for one of a few words. */
	readonly choices?: readonly { readonly value: number; readonly text: string }[];
}

/**
 * A contradiction, a gap or a slip of the pen, and how it is settled. `switch`: the app computes by the reading chosen;
 * `cells`: settled number by number, in the charts; `table`: the reading only matters to the players; `settled`: there
 * is one reading.
 */
export interface Ruling {
	readonly id: string;
	/** Section of the rules, as cited elsewhere. */
	readonly section: string;
	/** In a few words; the question serves where there is none. */
	readonly title?: string;
	readonly question: string;
	readonly kind: 'switch' | 'cells' | 'table' | 'settled';
	/** Where it comes from, or how sure it is. */
	readonly standing?: Standing;
	readonly confidence?: 'certain' | 'high' | 'medium' | 'low';
	/** The reading that this app proposes. */
	readonly chosen: string;
	readonly readings: readonly Reading[];
	/** What else was settled with it, the same under every reading. */
	readonly notes?: readonly string[];
	readonly numbers?: readonly BookNumber[];
	/** The charts where its numbers stand. */
	readonly sheets?: readonly string[];
}
