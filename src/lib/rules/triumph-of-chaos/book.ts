import { bookFrom } from '#lib/kernel/book/book.ts';
import { NUMBERS } from './charts/sheets.ts';
import type { PrintedNumber } from './charts/numbers.ts';
import { RULING_GROUPS } from './rulings/all.ts';

/** The numbers of the charts and the reading of each ruling, and which of these the owner of the game may change. */
export const BOOK = bookFrom({
	charts: {},
	groups: RULING_GROUPS,
	options: [],
	printed: [...NUMBERS.values()]
});

/** A book with the owner's corrections over the app's own reading. */
export const bookOf = BOOK.of;
export type Book = ReturnType<typeof bookOf>;

/** The book as this app reads the aid. */
export const defaultBook: Book = bookOf();

/** A number with the owner's correction. Throws for a path that does not exist, which is a bug. */
export const numberAt = ({ numbers }: Book, path: string): number => {
	const number = numbers[path];
	if (number === undefined) throw new Error(`No number ${path}`);
	return number;
};

/** The same for a number at hand. */
export const numberOf = (book: Book, { path }: PrintedNumber): number => numberAt(book, path);
