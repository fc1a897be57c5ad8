import { bookFrom, type OptionField } from '#lib/kernel/book/book.ts';
import { CHARTS } from './charts.ts';
import { RULING_GROUPS } from './rulings/all.ts';

const NO_OR_YES = {
	choices: [
		{ value: 'no', text: 'No' },
		{ value: 'yes', text: 'Yes' }
	],
	onBy: 'title'
} as const;

/** What the players agree on before a game. */
const OPTIONS = [
	{
		key: 'events',
		section: '6',
		title: 'Random events',
		question: 'Are random events used?',
		onBy: 'title',
		choices: [
			{ value: 'not_used', text: 'Not used' },
			{ value: 'used', text: 'Used' }
		]
	},
	{
		key: 'orel_first',
		section: '16.2.1',
		title: 'Orel first',
		question:
			'Was Orel 1919 played first? In turn 10 White’s victory takes 12 EP from Red, Red’s adds 1 to his Morale.',
		choices: [
			{ value: 'no', text: 'No' },
			{ value: 'white', text: 'Yes, White won at least regionally' },
			{ value: 'red', text: 'Yes, a Red strategic victory' },
			{ value: 'other', text: 'Yes, with another result' }
		]
	},
	{
		key: 'more_british_aid',
		section: '16.2.2',
		title: 'More British aid',
		question:
			'Does White buy a Royal Navy of double value, never lost, at 7 fewer EP of Red destroyed?',
		...NO_OR_YES
	},
	{
		key: 'estonian_pskov',
		section: '16.2.2',
		title: 'Offensive towards Pskov',
		question:
			'Does White buy 2 more turns, and the 1st and 4th divisions a turn sooner, at 15 fewer EP of Red destroyed?',
		...NO_OR_YES
	},
	{
		key: 'repaired_bridge',
		section: '16.2.2',
		title: 'Bridge of Yamburg',
		question:
			'Does White buy a bridge for his trains and 2 more offensive turns, at 12 fewer EP of Red destroyed?',
		...NO_OR_YES
	},
	{
		key: 'better_logistics',
		section: '16.2.2',
		title: 'Better logistics',
		question: 'Does White buy 2 more offensive turns, at 7 fewer EP of Red destroyed?',
		...NO_OR_YES
	},
	{
		key: 'better_defence_plan',
		section: '16.2.3',
		title: 'Better plan of defence',
		question: 'Does Red buy Petrograd without its loss of Morale, at 5 more EP of Red destroyed?',
		...NO_OR_YES
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
