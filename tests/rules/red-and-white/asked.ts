import type { PhraseValue } from '#lib/kernel/phrase.ts';
import { shown, t } from '#lib/words/t.ts';
import type { Form, Resolution } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import { english } from '../../english.ts';

/** A calculator asked with a form of which only this differs from the one it opens with. */
export const opened = async (slug: string, form: Form = {}, book: Book = defaultBook) => {
	const calculator = await calculatorBySlug(slug);
	if (!calculator) throw new Error(`No calculator ${slug}`);
	return calculator.resolve(book, { ...calculator.initial, ...form });
};

/** The same, where no rule refuses it. */
export const resolutionOf = async (slug: string, form?: Form, book?: Book): Promise<Resolution> => {
	const resolved = await opened(slug, form, book);
	if (resolved.refused) throw new Error(`Refused: ${t(resolved.refused.why)}`);
	return resolved.resolution;
};

/** Exact fractions as such, anything else as it is shown. */
const exact = (value: PhraseValue): string => {
	if (typeof value === 'object' && 'chance' in value) return value.chance.toFraction();
	if (typeof value === 'object' && 'mean' in value) return value.mean.toFraction();
	return shown(value);
};

/** What its forecast answers: `1/18`. */
export const answer = async (slug: string, form?: Form, book?: Book): Promise<string> =>
	exact((await resolutionOf(slug, form, book)).forecast().answer.value);

/** One fact of its forecast, by its label. */
export const fact = async (
	slug: string,
	label: string,
	form?: Form,
	book?: Book
): Promise<string> => {
	const { facts } = (await resolutionOf(slug, form, book)).forecast();
	const found = facts.find((one) => t(one.label) === label);
	if (!found) throw new Error(`No fact ${label}: ${facts.map((one) => t(one.label)).join(', ')}`);
	return exact(found.value);
};

/** The bars of its chart: label → chance. */
export const bars = async (
	slug: string,
	form?: Form,
	book?: Book
): Promise<Record<string, string>> => {
	const { chart } = (await resolutionOf(slug, form, book)).forecast();
	return Object.fromEntries(
		(chart?.bars ?? []).map(({ label, chance }) => [english(label), chance.toFraction()])
	);
};
