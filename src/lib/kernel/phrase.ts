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

/** A mean to two places; a chance in percent, whole from 10 to 90, and never quite 0 or 100 for what is merely nearly so. */
const inFigures = (value: { readonly chance: Fraction } | { readonly mean: Fraction }): string => {
	if ('mean' in value) return value.mean.valueOf().toFixed(2);
	const { n, d } = value.chance;
	const tenths = Math.round(value.chance.valueOf() * 1000);
	const percent = (of: string | number): string => `${of}\u202f%`;
	if (tenths <= 0 && n !== 0n) return percent('<0.1');
	if (tenths >= 1000 && n !== d) return percent('>99.9');
	return percent(tenths < 100 || tenths > 900 ? tenths / 10 : Math.round(tenths / 10));
};

/** A phrase that can be kept: exact fractions become what is shown of them. */
export const keepable = ({ text, one, values }: Phrase): Phrase => {
	const kept = (value: PhraseValue): PhraseValue => {
		if (typeof value !== 'object') return value;
		if ('chance' in value || 'mean' in value) return inFigures(value);
		return 'text' in value ? keepable(value) : value;
	};
	return {
		text,
		...(one === undefined ? {} : { one }),
		...(values && {
			values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, kept(value)]))
		})
	};
};
