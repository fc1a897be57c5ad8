import { isRecord } from '../is-record.ts';
import type { BookParts, Choices, OptionField } from './book.ts';
import { proposed, type BookNumber, type Ruling } from './ruling.ts';

/** Is this one of the readings of a ruling? */
export const isReading = (book: BookParts, ruling: string, reading: unknown): reading is string =>
	book.ruling(ruling)?.readings.some(({ key }) => key === reading) ?? false;

/** Does this number exist, and is the value within its range? */
export const isNumber = (book: BookParts, path: string, value: unknown): value is number => {
	const { min, max } = book.number(path) ?? { min: 1, max: 0 };
	return typeof value === 'number' && value >= min && value <= max;
};

/** Is this one of the choices of an option? */
export const isOption = (book: BookParts, option: string, value: unknown): value is string =>
	book.options.some(
		({ key, choices }) => key === option && choices.some((one) => one.value === value)
	);

const known = <V>(
	raw: unknown,
	is: (key: string, value: unknown) => value is V
): Readonly<Record<string, V>> =>
	Object.fromEntries(
		Object.entries(isRecord(raw) ? raw : {}).filter((pair): pair is [string, V] => is(...pair))
	);

/** Saved choices, reduced to the rulings, numbers and options that still exist. */
export const knownChoices = (book: BookParts, raw: unknown): Choices => {
	const { readings, numbers, options } = isRecord(raw) ? raw : {};
	return {
		readings: known(readings, (id, key): key is string => isReading(book, id, key)),
		numbers: known(numbers, (path, value): value is number => isNumber(book, path, value)),
		options: known(options, (key, value): value is string => isOption(book, key, value))
	};
};

/** How many choices there are. */
export const choicesIn = ({ readings, numbers, options }: Choices): number =>
	[readings, numbers, options].reduce((sum, of) => sum + Object.keys(of).length, 0);

/** The choice made for an option; the app's own where none was made. */
export const optionIn = (
	{ key, choices: [usual] }: OptionField,
	{ options }: Pick<Choices, 'options'>
): string => options[key] ?? usual.value;
/** A number as it was set; the app's own where it was not set. */
export const numberIn = (number: BookNumber, { numbers }: Pick<Choices, 'numbers'>): number =>
	numbers[number.path] ?? number.default;

/** One thing that differs from what the app proposes, and what it would otherwise be. */
export type Change =
	| { readonly kind: 'reading'; readonly key: string; readonly now: string; readonly usual: string }
	| { readonly kind: 'number'; readonly key: string; readonly now: number; readonly usual: number }
	| { readonly kind: 'option'; readonly key: string; readonly now: string; readonly usual: string };

/** Is this a change from one value that the book knows to another? */
export const isChange = (book: BookParts, raw: unknown): raw is Change => {
	const { kind, key, now, usual } = isRecord(raw) ? raw : {};
	const is =
		kind === 'reading' ? isReading : kind === 'number' ? isNumber : kind === 'option' && isOption;
	return is && typeof key === 'string' && is(book, key, now) && is(book, key, usual);
};

/** Everything that differs from what the app proposes. */
export const changesIn = (book: BookParts, choices: Choices): readonly Change[] =>
	[
		...book.options.map((field): Change => {
			const [usual] = field.choices;
			return { kind: 'option', key: field.key, now: optionIn(field, choices), usual: usual.value };
		}),
		...book.rulings.map((ruling): Change => {
			const { id } = ruling;
			const now = choices.readings[id];
			const usual = proposed(ruling).key;
			return { kind: 'reading', key: id, now: isReading(book, id, now) ? now : usual, usual };
		}),
		...book.numbers.map((number): Change => {
			const now = numberIn(number, choices);
			return { kind: 'number', key: number.path, now, usual: number.default };
		})
	].filter(({ now, usual }) => now !== usual);

/** The changes of one ruling: its reading and its numbers. */
export const changesOf = (ruling: Ruling, changes: readonly Change[]): readonly Change[] =>
	changes.filter(
		({ kind, key }) =>
			(kind === 'reading' && key === ruling.id) ||
			(kind === 'number' && (ruling.numbers ?? []).some(({ path }) => path === key))
	);

/** The choices with one more; choosing the app's own removes the choice. */
export const withChange = (choices: Choices, { kind, key, now, usual }: Change): Choices => {
	const of = `${kind}s` as const;
	const { [key]: _, ...others } = choices[of] as Readonly<Record<string, unknown>>;
	return { ...choices, [of]: now === usual ? others : { ...others, [key]: now } };
};

/** Numbers grouped by what they belong to. */
export const numberGroups = (
	numbers: readonly BookNumber[]
): readonly { readonly of: string | undefined; readonly numbers: readonly BookNumber[] }[] =>
	[...new Set(numbers.map((number) => number.of))].map((of) => ({
		of,
		numbers: numbers.filter((number) => number.of === of)
	}));
