import type Fraction from 'fraction.js';
import type { Value } from '../book/corrections.ts';
import type { History } from '../game/history.ts';
import type { EntryId } from '../game/journal.ts';
import type { Phrase, PhraseValue } from '../phrase.ts';
import type { Sliced } from '../sliced.ts';
import type { Block, TableBlock } from './block.ts';

/** A photo as the report knows it: the line after which it was taken, and the caption. */
export interface ReportPhoto {
	readonly id: string;
	readonly line: EntryId;
	readonly caption: string;
	/** Turn, phase and time, in words. */
	readonly stamp: Phrase;
}

/** How the dice of a game have fallen. */
export interface Luck {
	/** What each side lost by dice, and what it could expect to lose; undefined where no dice have fallen. */
	readonly sides: TableBlock | undefined;
	/**
	 * Every roll from the point of view of whoever rolled, the luckiest first: the exact chance of doing at least as
	 * well.
	 */
	readonly rolls: readonly {
		readonly place: number;
		readonly side: 'red' | 'white';
		readonly chance: Fraction;
	}[];
	/** The report's account of the dice. */
	readonly blocks: readonly Block[];
}

/** What a report tells, without the account of the dice, which stands between its two parts. */
export interface Story {
	readonly before: readonly Block[];
	readonly after: readonly Block[];
}

/** A game told from its journal, line by line. */
export interface Report<State, Command, Fact> {
	readonly luck: (history: History<State, Command, Fact>) => Sliced<Luck>;
	readonly story: (of: {
		readonly history: History<State, Command, Fact>;
		/** When it was played, in words; empty where nobody knows. */
		readonly when: string;
		/** The first taken first. */
		readonly photos?: readonly ReportPhoto[];
		/** A correction under which it was played, as its owner knows it. */
		readonly corrected?: (key: string, value: Value) => readonly PhraseValue[];
	}) => Sliced<Story>;
}

/** All of a report; `luck`: undefined where it was not counted. */
export const blocksOf = ({ before, after }: Story, luck?: Luck): readonly Block[] => [
	...before,
	...(luck?.blocks ?? []),
	...after
];
