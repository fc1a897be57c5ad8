import { bookFrom, type OptionField } from '#lib/kernel/book/book.ts';
import { CHARTS } from './charts.ts';
import { RULING_GROUPS } from './rulings/all.ts';
import type { Mover, UnitType } from './types.ts';

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
		key: 'combat',
		section: 'New Combat Rules',
		title: 'Combat rules',
		question: 'Is there one coordination roll and one Cohesion result for a side?',
		onBy: 'choice',
		choices: [
			{ value: 'standard', text: 'The rulebook' },
			{ value: 'new', text: 'New Combat Rules' }
		]
	},
	{
		key: 'vehicle_losses',
		section: '9',
		title: 'Losses of vehicles',
		question: 'Which vehicles roll for destruction?',
		choices: [
			{ value: 'each', text: 'Each' },
			{ value: 'as_many_as_losses', text: 'Only as many as steps were lost' }
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

/** Quarters of a movement point, in which all costs are counted (a major road costs three). */
export const QUARTERS = 4;

/** Terrain chart: the column for a counter. Armoured trains use railroads only. */
export const moverOf = (type: UnitType): Mover => {
	switch (type) {
		case 'infantry':
		case 'recruits':
			return 'inf';
		case 'cavalry':
			return 'cav';
		case 'artillery':
		case 'horse-artillery':
			return 'art';
		case 'armored-train':
		case 'rail-depot':
			return 'depot';
		case 'convoy':
			return 'convoy';
		case 'tank':
			return 'tank';
		case 'armored-car':
			return 'ac';
	}
};
