import type Fraction from 'fraction.js';
import type { TextId } from './texts.ts';

/** Several values on one line, in the language's own way: `R1, R2, R3`, or in a sentence `1 battle, 2 forces and a photo`. */
export interface Several {
	readonly list: readonly PhraseValue[];
	readonly as?: 'sentence';
}

/** What may fill a gap in a phrase: a count, a name, a chance, a distance in inches, a list, or another phrase. */
export type PhraseValue =
	| number
	| string
	| { readonly chance: Fraction }
	| { readonly mean: Fraction }
	| { readonly inches: number }
	| { readonly signed: number }
	| Several
	| Phrase;

/**
 * A phrase as data: the id of a text, and what fills its gaps. A value `n` decides the plural. The screen makes the
 * sentence in the reader's language.
 */
export interface Phrase {
	readonly text: string;
	readonly values?: Readonly<Record<string, PhraseValue>>;
}

/** What a text needs besides its id: a value for each of its gaps. */
type ValuesOf<Id extends string> =
	Id extends TextId<infer Gap>
		? string extends Gap
			? readonly [values?: Phrase['values']]
			: [Gap] extends [never]
				? readonly []
				: readonly [values: Readonly<Record<Gap, PhraseValue>>]
		: readonly [values?: Phrase['values']];

/** A phrase: `say(words.firesAt, { unit, target })`. */
export const say = <Id extends string>(text: Id, ...[values]: ValuesOf<Id>): Phrase =>
	values ? { text, values } : { text };

/** A phrase whose values were collected elsewhere, for several texts at once. */
export const phraseOf = (text: string, values: Phrase['values']): Phrase =>
	values ? { text, values } : { text };

/** A phrase that counts `n` things, with the plural of the language. */
export const count = (n: number, text: string, values?: Phrase['values']): Phrase => ({
	text,
	values: { ...values, n }
});

/** The phrase for a small place: a list of more than `most` is only counted, in the words of `text`. */
export const briefly = ({ text, values }: Phrase, most: number, counted: string): Phrase =>
	phraseOf(
		text,
		values &&
			Object.fromEntries(
				Object.entries(values).map(([name, value]) => [
					name,
					typeof value === 'object' && 'list' in value && value.list.length > most
						? count(value.list.length, counted)
						: value
				])
			)
	);

/**
 * A mean to two decimal places; a chance in percent, whole from 10 to 90, and never shown as 0 or 100 where it is only
 * close to that.
 */
const inFigures = (value: { readonly chance: Fraction } | { readonly mean: Fraction }): string => {
	if ('mean' in value) return value.mean.valueOf().toFixed(2);
	const { n, d } = value.chance;
	const tenths = Math.round(value.chance.valueOf() * 1000);
	const percent = (of: string | number): string => `${of}\u202f%`;
	if (tenths <= 0 && n !== 0n) return percent('<0.1');
	if (tenths >= 1000 && n !== d) return percent('>99.9');
	return percent(tenths < 100 || tenths > 900 ? tenths / 10 : Math.round(tenths / 10));
};

/** A phrase fit to be stored: exact fractions become what is shown of them. */
export const keepable = ({ text, values }: Phrase): Phrase => {
	const kept = (value: PhraseValue): PhraseValue => {
		if (typeof value !== 'object') return value;
		if ('chance' in value || 'mean' in value) return inFigures(value);
		if ('list' in value) return { ...value, list: value.list.map(kept) };
		return 'text' in value ? keepable(value) : value;
	};
	return {
		text,
		...(values && {
			values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, kept(value)]))
		})
	};
};
