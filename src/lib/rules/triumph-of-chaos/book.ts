import { NUMBERS } from './charts/sheets.ts';
import type { PrintedNumber } from './charts/numbers.ts';
import { DEFAULT_READINGS, type ReadingKey, type RulingId } from './rulings/all.ts';

/** What the owner of the game changed: numbers by path, readings by ruling. Only what differs from the app's own. */
export interface Corrections {
	readonly numbers: Readonly<Record<string, number>>;
	readonly readings: Readonly<Record<string, string>>;
}
export const NO_CORRECTIONS: Corrections = { numbers: {}, readings: {} };

/** The charts with the owner's corrections, and the chosen reading of each ruling. */
export interface Book {
	readonly corrections: Corrections;
}

export const bookOf = (corrections: Corrections = NO_CORRECTIONS): Book => ({ corrections });

/** The book as this app reads the aid. */
export const defaultBook: Book = bookOf();

const known = (path: string): PrintedNumber => {
	const number = NUMBERS.get(path);
	if (!number) throw new Error(`No number ${path}`);
	return number;
};

/** A number as the owner has it. Throws for a path that does not exist: a bug. */
export const numberAt = (book: Book, path: string): number =>
	book.corrections.numbers[path] ?? known(path).value;

/** The same for a number at hand. */
export const numberOf = (book: Book, number: PrintedNumber): number =>
	book.corrections.numbers[number.path] ?? number.value;

/** The reading in force; readings are checked where a book comes in. */
export const reading = <Id extends RulingId>(book: Book, ruling: Id): ReadingKey<Id> =>
	(book.corrections.readings[ruling] ?? DEFAULT_READINGS[ruling]) as ReadingKey<Id>;

/** With one number as the owner has it; the app's own value is no correction. */
export const withNumber = (
	{ numbers, readings }: Corrections,
	path: string,
	value: number
): Corrections => {
	const { [path]: _, ...others } = numbers;
	return {
		readings,
		numbers: value === known(path).value ? others : { ...others, [path]: value }
	};
};

/** With one reading chosen. */
export const withReading = (
	{ numbers, readings }: Corrections,
	ruling: RulingId,
	key: string
): Corrections => {
	const { [ruling]: _, ...others } = readings;
	return {
		numbers,
		readings: key === DEFAULT_READINGS[ruling] ? others : { ...others, [ruling]: key }
	};
};
