import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import { catalogue, type Forms } from './catalogue.ts';
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

/** A value as it is written in a sentence: a name as it is, a number by the language, a phrase said. */
export const shown = (value: PhraseValue): string => {
	const { locale, lengths } = speech;
	if (typeof value === 'string') return value;
	if (typeof value === 'number') return plainNumber(locale, value);
	if ('chance' in value) return percentSign(locale, percentNumber(locale, value.chance));
	if ('mean' in value) return meanNumber(locale, value.mean);
	if ('inches' in value) return lengthText(locale, value.inches, lengths === 'centimetres');
	if ('signed' in value) return signedNumber(locale, value.signed);
	return t(value);
};

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

/** A chance without its sign, as it stands above a bar: `8.9`. */
export const percent = (chance: Extract<PhraseValue, { chance: unknown }>['chance']): string =>
	percentNumber(speech.locale, chance);

const plurals = new Map<string, Intl.PluralRules>();

const category = (locale: string, n: number): Intl.LDMLPluralRule => {
	let rules = plurals.get(locale);
	if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(locale)));
	return rules.select(n);
};

/** The sentence with its gaps, in the language and the number it is to be said in. */
const pattern = ({ text, one, values }: Phrase): string => {
	const { locale } = speech;
	const n = typeof values?.['n'] === 'number' ? values['n'] : undefined;
	const forms: Forms | undefined = catalogue[locale]?.[text];
	if (forms) {
		const form = n === undefined ? 'other' : category(locale, n);
		return (form === 'zero' ? undefined : forms[form]) ?? forms.other;
	}
	return one !== undefined && n !== undefined && category('en', n) === 'one' ? one : text;
};

/** Lengths written out in a text (`12–18″`), as the table measures them. */
const measured = (text: string): string => {
	const { locale, lengths } = speech;
	if (lengths === 'inches') return text;
	return text.replace(
		/(?:(\d+(?:\.\d+)?)–)?(\d+(?:\.\d+)?)″/g,
		(_found, from: string | undefined, to: string) =>
			(from === undefined ? '' : `${lengthNumber(locale, Number(from), true)}–`) +
			lengthText(locale, Number(to), true)
	);
};

/**
 * Says a phrase in the language of the player. A plain English text is a phrase without values.
 * A gap nobody filled stays visible: it is a bug.
 */
export const t = (phrase: string | Phrase): string => {
	const whole: Phrase = typeof phrase === 'string' ? { text: phrase } : phrase;
	const words = measured(pattern(whole));
	const said = speech.pseudo ? pseudo(words) : words;
	const { values } = whole;
	if (!values) return said;
	return said.replace(/\{(\w+)\}/g, (gap, name: string) => {
		const value = values[name];
		return value === undefined ? gap : shown(value);
	});
};
