import { bookFrom, type OptionField } from '#lib/kernel/book/book.ts';
import { CHARTS } from './charts.ts';
import { RULING_GROUPS } from './rulings/all.ts';

/** What the players agree on before a game. */
const OPTIONS = [
	{
		key: 'events',
		section: '6',
		title: 'Random events',
		question: 'Are random events used?',
		choices: [
			{ value: 'not_used', text: 'Not used' },
			{ value: 'used', text: 'Used' }
		]
	}
] as const satisfies readonly OptionField[];

/** Charts, readings and options, and which of these an owner may change. */
export const BOOK = bookFrom({ charts: CHARTS, groups: RULING_GROUPS, options: OPTIONS });

/** A book with the owner's choices over the defaults; a module may bring its own tables. */
export const bookOf = BOOK.of;
export type Book = ReturnType<typeof bookOf>;
export type Options = Book['options'];

/** The book as this app ships it. */
export const defaultBook: Book = bookOf();
