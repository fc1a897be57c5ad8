import { bookFrom } from '#lib/kernel/book/book.ts';
import type { Meta } from '#lib/kernel/game/game.ts';
import { CHARTS } from './charts/all.ts';
import { RULING_GROUPS } from './rulings/all.ts';
import { OPTIONS } from './rulings/options.ts';

/** Red and White, and who made it. */
export const META: Meta = {
	id: 'red-and-white',
	title: 'Red and White',
	edition: '21 September 2007',
	credits: ['Red and White by Jay Stribling'],
	kind: 'table'
};

/** Charts, readings, the numbers that fill gaps and the options, and which of these an owner may change. */
export const BOOK = bookFrom({ charts: CHARTS, groups: RULING_GROUPS, options: OPTIONS });

/** A book with the owner's choices over the defaults. */
export const bookOf = BOOK.of;
export type Book = ReturnType<typeof bookOf>;

/** The book as this app ships it. */
export const defaultBook: Book = bookOf();
