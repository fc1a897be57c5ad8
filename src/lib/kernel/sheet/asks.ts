import type { Phrase } from '../phrase.ts';
import type { Ask, Calculator, Choice, Count, Form } from './calculator.ts';

export type { Ask, AskOption } from './calculator.ts';

/** A field with a few choices as something to be asked. */
export const choiceAsk = ({ key, label, options }: Choice, form: Form): Ask => ({
	label,
	keys: [key],
	options: options.map(({ value, label: word, effect, beside = effect }) => ({
		label: word,
		...(beside ? { effect: beside } : {}),
		set: { [key]: value }
	})),
	at: options.findIndex(({ value }) => value === form[key])
});

/** A count with a few values as something to be asked. */
export const countAsk = (
	{ key, label, min, max }: Pick<Count, 'key' | 'label' | 'min' | 'max'>,
	form: Form
): Ask => ({
	label,
	keys: [key],
	options: Array.from({ length: max - min + 1 }, (_, more) => ({
		label: String(min + more),
		set: { [key]: min + more }
	})),
	at: Math.min(Number(form[key]), max) - min
});

/** What is asked about this situation: everything with more than one answer. */
export const asksOf = <Book>(
	calculator: Calculator<Book>,
	book: Book,
	form: Form
): readonly Ask[] =>
	(calculator.asks?.(book, form) ?? []).filter(({ options }) => options.length > 1);

/** Was it answered? `given`: the fields that somebody set, or that the table knows. */
export const isGiven = ({ keys }: Ask, given: readonly string[]): boolean =>
	keys.every((key) => given.includes(key));

/** The answers at which the situation stands, in words: what its chances are worked out for. */
export const standsAt = (asks: readonly Ask[]): readonly (string | Phrase)[] =>
	asks.flatMap(({ options, at }) => options[at]?.label ?? []);

/** Are there more lines of answers than leave room for the keys below them on a phone of usual height? */
export const many = (asks: readonly Ask[]): boolean =>
	asks.some(({ options }) => options.length > 4);
