import type { PhraseValue } from '../phrase.ts';

/** A column of a table; numbers are right-aligned. */
export interface Column {
	readonly text: PhraseValue;
	readonly number?: boolean;
}

export interface TableBlock {
	readonly kind: 'table';
	readonly caption: PhraseValue;
	readonly columns: readonly Column[];
	readonly rows: readonly (readonly PhraseValue[])[];
	readonly total?: readonly PhraseValue[];
}

/** The sign of a side, or of a force that takes a turn with it. */
export type Sign = 'red' | 'white' | 'green' | 'allied';

/** What a report is made of. Every way of showing it draws these and nothing else. A plain string is a name. */
export type Block =
	| {
			readonly kind: 'heading';
			/** 1 the title of the report, 2 a part, 3 within a part, 4 the smallest. */
			readonly level: 1 | 2 | 3 | 4;
			readonly text: PhraseValue;
			readonly side?: Sign;
	  }
	/** Sentences that belong together. `quiet`: in the quieter style. */
	| {
			readonly kind: 'text';
			readonly sentences: readonly PhraseValue[];
			readonly quiet?: boolean;
	  }
	/** One line for one event; `note` follows it quietly. */
	| {
			readonly kind: 'lines';
			readonly lines: readonly {
				readonly sentences: readonly PhraseValue[];
				readonly note?: PhraseValue;
			}[];
	  }
	/** A photo, found by its id among the pictures of whoever draws the report. */
	| {
			readonly kind: 'photo';
			readonly id: string;
			readonly caption: readonly PhraseValue[];
			/** What is said of it to those who do not see it. */
			readonly alt: PhraseValue;
	  }
	| TableBlock;

/** Writes a value in the language of the reader. */
export type Shown = (value: PhraseValue) => string;
