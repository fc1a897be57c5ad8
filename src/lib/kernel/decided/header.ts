import * as v from 'valibot';
import type { BookOf, BookParts } from '../book/book.ts';
import { isNumber, isReading } from '../book/choices.ts';
import type { Corrections } from '../book/corrections.ts';
import { correctionsSchema } from '../book/own-pack.ts';
import { text, type Of } from './entries-of.ts';

/** What a game was agreed on. */
export interface Agreement {
	readonly options: Readonly<Record<string, string>>;
	/** The reading in force of each ruling. */
	readonly readings: Readonly<Record<string, string>>;
	/** The owner's corrections of the charts, if there were any when the game began: they go with it into a file. */
	readonly numbers?: Readonly<Record<string, number>>;
	/** His corrections of the module: map, counters, set-up, track, charts. */
	readonly corrections?: Corrections;
}

/** What a game under one of these books agrees on. */
export const headerBy =
	<Book extends Pick<Agreement, 'options' | 'readings'>>({
		choices
	}: Pick<BookOf<Book>, 'choices'>) =>
	(book: Book): Pick<Book, 'options' | 'readings'> & Pick<Agreement, 'numbers'> => {
		const { options, readings } = book;
		const { numbers } = choices(book);
		return { options, readings, ...(Object.keys(numbers).length > 0 ? { numbers } : {}) };
	};

/** What of a game's first line was agreed, without what was left out. */
export const agreedIn = <Header extends Agreement>({
	options,
	readings,
	numbers,
	corrections
}: Header): Pick<Header, 'options' | 'readings'> & Pick<Agreement, 'numbers' | 'corrections'> => ({
	options,
	readings,
	...(numbers && { numbers }),
	...(corrections && { corrections })
});

/**
 * What is agreed on a book before a game: its options, its readings, and what its owner has corrected. `fits`: can the
 * module be played with these corrections?
 */
export const agreedOn = <Book extends Pick<Agreement, 'options' | 'readings'>>(
	book: BookParts,
	fits: (corrections: Corrections) => boolean
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
	),
	/** The owner's corrections of the module; missing where he has made none. */
	corrections: v.exactOptional(
		v.pipe(correctionsSchema, v.check(fits, 'these corrections do not fit'))
	)
});
