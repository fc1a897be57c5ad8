import type Fraction from 'fraction.js';
import type { Form, Line, Working } from './calculator.ts';
import { total, type Modifier } from '../book/modifier.ts';
import { say, type Phrase } from '../phrase.ts';

/** A number with its sign, minus as U+2212. */
export const signed = (amount: number): string =>
	amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';

/** A number as it is printed, minus as U+2212. */
export const plain = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** A modifier as a line of a working. */
export const lineOf = ({ reason, section, amount, byDefault }: Modifier, sign = true): Line => ({
	reason: say(reason),
	section,
	amount: sign ? signed(amount) : plain(amount),
	...(byDefault ? { byDefault } : {})
});

/** Modifiers in printed order with their total. */
export const workingOf = (lines: readonly Modifier[], label: Phrase, note?: Phrase): Working => ({
	lines: lines.map((line) => lineOf(line)),
	total: { label, amount: signed(total(lines)) },
	...(note ? { note } : {})
});

/** A line of a result: what the dice did, and what it is worth. */
export const told = (reason: Phrase, section: string, amount: string | number): Line => ({
	reason,
	section,
	amount: typeof amount === 'number' ? plain(amount) : amount
});

/** The number that a form holds under a key; 0 where it holds none. */
export const numberIn = (form: Form, key: string): number => {
	const value = form[key];
	return typeof value === 'number' ? value : 0;
};
/** Is it switched on in a form? */
export const flagIn = (form: Form, key: string): boolean => form[key] === true;
/** The text that a form holds under a key; empty where it holds none. */
export const textIn = (form: Form, key: string): string => {
	const value = form[key];
	return typeof value === 'string' ? value : '';
};
/** The numbers that a form holds under a key; none where it holds no list. */
export const listIn = (form: Form, key: string): readonly number[] => {
	const value = form[key];
	return Array.isArray(value) ? (value as readonly number[]) : [];
};
/** The form's word, if it is one of these; otherwise the first of them. */
export const oneOf = <const Word extends string>(
	form: Form,
	key: string,
	words: readonly Word[]
): Word => words.find((word) => word === form[key]) ?? (words[0] as Word);

/**
 * The situation in a form whose fields have the same names: a field that is missing or of another type stays as it
 * begins.
 */
export const situationIn = <Situation extends object>(fresh: Situation, form: Form): Situation =>
	Object.fromEntries(
		Object.entries(fresh).map(([key, begun]: [string, unknown]) => {
			const value = form[key];
			return [key, typeof value === typeof begun ? value : begun];
		})
	) as Situation;

/** Bars of a chart over whole numbers or inches, with those that count marked. */
export const barsOf = (
	values: readonly { readonly value: number; readonly chance: Fraction }[],
	on: (value: number) => boolean
) => values.map(({ value, chance }) => ({ label: String(value), chance, on: on(value) }));
