import type Fraction from 'fraction.js';

/** What may stand in a phrase: a count, a name, a chance, a distance in inches, or another phrase. */
export type PhraseValue =
	| number
	| string
	| { readonly chance: Fraction }
	| { readonly mean: Fraction }
	| { readonly inches: number }
	| { readonly signed: number }
	| Phrase;

/**
 * Words that are data: the English text is its own key in the catalogue, `{n}` marks a value, and
 * `one` is the English for a single `{n}`. The screen makes the sentence.
 */
export interface Phrase {
	readonly text: string;
	readonly one?: string;
	readonly values?: Readonly<Record<string, PhraseValue>>;
}

/** A phrase without plural. */
export const say = (text: string, values?: Phrase['values']): Phrase =>
	values ? { text, values } : { text };

/** A phrase that counts `n` things. */
export const count = (n: number, one: string, text: string, values?: Phrase['values']): Phrase => ({
	text,
	one,
	values: { ...values, n }
});
