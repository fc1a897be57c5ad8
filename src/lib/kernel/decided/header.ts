import * as v from 'valibot';
import type { BookParts } from '../book/book.ts';
import { isNumber, isReading } from '../book/choices.ts';
import { text, type Of } from './entries-of.ts';

/** What is agreed on a book before a game: its options, its readings, and the numbers that its owner has corrected. */
export const agreedOn = <Book extends { readonly options: object; readonly readings: object }>(
	book: BookParts
) => ({
	options: v.strictObject(
		Object.fromEntries(
			book.options.map(({ key, choices }) => [key, v.picklist(choices.map(({ value }) => value))])
		)
	) as unknown as Of<Book['options']>,
	readings: v.pipe(
		v.record(text, text),
		v.check(
			(readings) => Object.entries(readings).every(([id, key]) => isReading(book, id, key)),
			'there is no such reading'
		)
	) as unknown as Of<Book['readings']>,
	/** The numbers of the charts that the owner has corrected; missing where he has corrected none. */
	numbers: v.exactOptional(
		v.pipe(
			v.record(text, v.number()),
			v.check(
				(numbers) => Object.entries(numbers).every(([path, value]) => isNumber(book, path, value)),
				'there is no such number'
			)
		)
	)
});
