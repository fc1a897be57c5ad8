import type { Phrase } from '#lib/kernel/phrase.ts';

/** Where a reading comes from: the words of the source, or this app because the source is silent. */
export type Standing = 'source' | 'default of this app';

/** One way to read an unclear rule. */
export interface Reading {
	readonly key: string;
	readonly text: string;
}

/** What a number of a gap counts. */
export type NumberUnit = 'inches' | 'die' | 'face' | 'dice' | 'hits' | 'shells' | 'guns' | 'choice';

/** A number the referee may set; `path` is its key in the book's numbers. */
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
 * A contradiction, a gap or a slip of the pen, and how it is settled. `switch`: the app computes by
 * the reading chosen; `table`: the reading only matters to the players; `editorial`: one reading.
 */
export interface Ruling {
	readonly id: string;
	/** Heading of the source, as cited elsewhere. */
	readonly section: string;
	readonly title: string;
	readonly question: string;
	readonly kind: 'switch' | 'table' | 'editorial';
	readonly standing: Standing;
	readonly chosen: string;
	readonly readings: readonly Reading[];
	/** What else was settled with it, the same under every reading. */
	readonly notes?: readonly string[];
	readonly numbers?: readonly BookNumber[];
}

/** A number that stands for a permission. */
export const NO_YES = [
	{ value: 0, text: 'no' },
	{ value: 1, text: 'yes' }
] as const;
