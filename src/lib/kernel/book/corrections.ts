import type { Phrase } from '../phrase.ts';

/** A value of a game's data: a number, or a word of those that may stand there. */
export type Value = string | number;

/** What stands where there is nothing: no place, no road, an empty cell. */
export const NOTHING = 'none';

/** The owner's values of a game's data, by the keys of what they correct: `hex.2207.terrain`. */
export type Corrections = Readonly<Record<string, Value>>;

/** A chart as its owner corrects it: its title, and what its rows and columns are called. */
export interface NamedChart {
	readonly name: string;
	readonly title: string;
	readonly section: string;
	readonly rows: readonly Named[];
	readonly columns: readonly Named[];
}
interface Named {
	readonly key: string;
	readonly label: string;
}

/** What it takes to correct the data of a game; loaded when asked for. */
export interface Correctable {
	/** Why these corrections do not fit, without the place, which whoever made them knows; undefined where all fits. */
	readonly faultIn: (corrections: Corrections) => Phrase | undefined;
	/** What in them breaks what the rules say of its charts; the owner may keep it. */
	readonly doubtsIn?: (corrections: Corrections) => readonly Phrase[];
	readonly charts: readonly NamedChart[];
	/** What a word that stands in a chart is called. */
	readonly wordNames: Readonly<Record<string, string>>;
}

/** The corrections with one more; the value as delivered removes it. */
export const withCorrection = (
	corrections: Corrections,
	key: string,
	value: Value,
	delivered: Value | undefined
): Corrections => {
	const { [key]: _, ...others } = corrections;
	return value === delivered ? others : { ...others, [key]: value };
};
