import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import { inEnglish, type Entry } from '#lib/kernel/texts.ts';
import {
	lengthNumber,
	lengthText,
	lengthUnit,
	meanNumber,
	percentNumber,
	percentSign,
	plainNumber,
	signedNumber
} from './numbers.ts';
import { pseudo } from './pseudo.ts';
import { speech } from './speech.svelte.ts';

const lists = new Map<string, Intl.ListFormat>();

/** Several values on one line, without an *and*: `R1, R2, R3`; with one where they are part of a sentence. */
export const listed = (parts: readonly string[], as?: 'sentence'): string => {
	const { locale } = speech;
	const style = as ? 'long' : 'narrow';
	let list = lists.get(locale + style);
	if (!list) {
		// Our English has no comma before its *and*.
		const of = locale === 'en' ? 'en-GB' : locale;
		lists.set(locale + style, (list = new Intl.ListFormat(of, { type: 'conjunction', style })));
	}
	return list.format(parts);
};

/** A text that goes on in a line. What is written in capitals stays so. */
export const lowered = (text: string): string =>
	/^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** Labels in one line: only the first begins with a capital. */
export const inLine = (labels: readonly string[]): string =>
	labels.map((label, at) => (at ? lowered(label) : label)).join(', ');

/** Is it the id of a text? A name that somebody gave is not. */
const isId = (value: string): boolean =>
	inEnglish(value) !== undefined || speech.catalogue[value] !== undefined;

/**
 * A value according to its kind: a name as it is, a number in the language's way, a phrase said, and so too the bare id
 * of a text.
 */
const filled = (value: PhraseValue, form?: string): string => {
	const { locale, lengths } = speech;
	if (typeof value === 'string') return isId(value) ? inForm(value, form) : value;
	if (typeof value === 'number') return plainNumber(locale, value);
	if ('chance' in value) return percentSign(locale, percentNumber(locale, value.chance));
	if ('mean' in value) return meanNumber(locale, value.mean);
	if ('inches' in value) return lengthText(locale, value.inches, lengths === 'centimetres');
	if ('signed' in value) return signedNumber(locale, value.signed);
	if ('list' in value)
		return listed(
			value.list.map((one) => filled(one)),
			value.as
		);
	return inForm(value, form);
};

/** A value as written in a sentence. */
export const shown = (value: PhraseValue): string => filled(value);

/** The same in two parts, where the unit is written smaller than the number: `47` and `%`. */
export const parts = (value: PhraseValue): { number: string; unit?: string } => {
	const { locale, lengths } = speech;
	if (typeof value === 'object' && 'chance' in value)
		return { number: percentNumber(locale, value.chance), unit: '%' };
	if (typeof value === 'object' && 'inches' in value) {
		const metric = lengths === 'centimetres';
		return { number: lengthNumber(locale, value.inches, metric), unit: lengthUnit(metric) };
	}
	return { number: shown(value) };
};

/** A chance without its sign, for use above a bar: `8.9`. */
export const percent = (chance: Extract<PhraseValue, { chance: unknown }>['chance']): string =>
	percentNumber(speech.locale, chance);

const plurals = new Map<string, Intl.PluralRules>();

const category = (locale: string, n: number): Intl.LDMLPluralRule => {
	let rules = plurals.get(locale);
	if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(locale)));
	return rules.select(n);
};

/** The form of an entry that is asked for by name, or the form for the number of `{n}`. */
const formOf = (entry: Entry, locale: string, n?: number, form?: string): string => {
	if (typeof entry === 'string') return entry;
	if (form !== undefined) return entry[form] ?? entry.other;
	return (n === undefined ? undefined : entry[category(locale, n)]) ?? entry.other;
};

/** The sentence with its gaps, in the language and number in which it is to be said. What is not an id is said as it is. */
const pattern = ({ text, values }: Phrase, form?: string): string => {
	const { locale } = speech;
	const n = typeof values?.['n'] === 'number' ? values['n'] : undefined;
	const foreign = speech.catalogue[text];
	const there = foreign === undefined ? undefined : formOf(foreign, locale, n, form);
	if (there !== undefined && !speech.longest) return there;
	const entry = inEnglish(text);
	// A heading of the rulebook stands in the code as it is typed.
	const here = entry === undefined ? text.replaceAll("'", '’') : formOf(entry, 'en', n, form);
	return there !== undefined && there.length > here.length ? there : here;
};

/** Rewrites lengths in a text (`12–18″`) in the units of the table and the language's way. */
const measured = (text: string): string => {
	const { locale, lengths } = speech;
	const metric = lengths === 'centimetres';
	return text.replace(
		/(?:(\d+(?:\.\d+)?)–)?(\d+(?:\.\d+)?)″/g,
		(_found, from: string | undefined, to: string) =>
			(from === undefined ? '' : `${lengthNumber(locale, Number(from), metric)}–`) +
			lengthText(locale, Number(to), metric)
	);
};

/** A phrase in the language of the player; `form` asks for the form of that name. */
export const inForm = (phrase: string | Phrase, form?: string): string => {
	const whole: Phrase = typeof phrase === 'string' ? { text: phrase } : phrase;
	const words = measured(pattern(whole, form));
	const shaped = speech.pseudo ? pseudo(words) : words;
	const { values } = whole;
	if (!values) return shaped;
	return shaped.replace(/\{(\w+)(?::(\w+))?\}/g, (gap, name: string, of?: string) => {
		const value = values[name];
		return value === undefined ? gap : filled(value, of);
	});
};

/**
 * Says a phrase in the player's language; the id of a text is a phrase without values. A gap nobody filled stays
 * visible, because it is a bug.
 */
export const t = (phrase: string | Phrase): string => inForm(phrase);
