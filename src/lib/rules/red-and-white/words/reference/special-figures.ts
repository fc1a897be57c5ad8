import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

/** BANNERS; COMMISSARS; RELIGIOUS INSPIRATION; OFFICERS & LEADERS: figures that stand with a unit. */
const banner: ReferenceEntry = {
	slug: 'banner',
	title: 'Banner',
	sections: ['Banners'],
	tables: [],
	lines: [
		'An elite unit has +1 in melee and the like in morale, for the whole game.',
		ruling('R17')
	]
};

const hit: ReferenceEntry = {
	slug: 'special-figures',
	title: 'Officer, commissar or priest hit',
	sections: ['Officers and leaders', 'Commissars', 'Religious inspiration'],
	tables: [
		{
			title: "The officer's fate, D10",
			columns: ['D10', 'Fate'],
			rows: [
				[faces(1, 2), 'a scratch: out this turn, back with his unit at the start of the next'],
				[faces(3, 6), 'badly hurt: out of the game'],
				[faces(7, 10), 'dead']
			]
		}
	],
	lines: [
		'When their unit takes a casualty, each of them tests by his own die: a D10, hit on a small chance.',
		ruling('R34'),
		ruling('R35'),
		'A commissar who is hit is removed.'
	]
};

const commissar: ReferenceEntry = {
	slug: 'commissar',
	title: 'Commissar',
	sections: ['Commissars'],
	tables: [
		{
			title: 'Command problems, D6',
			columns: ['D6', 'Result'],
			rows: [
				[faces(1, 3), 'argument: no +1 for the rest of the turn'],
				[faces(4, 5), 'he overrules: −1 for the rest of the turn'],
				[faces(6, 6), 'the commander shoots him and goes over: no +1 for the rest of the game']
			]
		}
	],
	lines: [
		'+1 for a Red unit, as a banner. Each time it would count: a D10, on the 0 there are command problems.',
		ruling('R33'),
		ruling('R72')
	]
};

const priest = (book: Book): ReferenceEntry => {
	const tends = numberOf(book, 'priest_distracted.no_bonus_upto');
	const panics = numberOf(book, 'priest_distracted.minus_upto');
	return {
		slug: 'priest',
		title: 'Priest',
		sections: ['Religious inspiration'],
		tables: [
			{
				title: 'Distracted, D6',
				columns: ['D6', 'Result'],
				byDefault: true,
				rows: [
					[faces(1, tends), 'tends the dying: no +1 this turn'],
					[faces(tends + 1, panics), 'panic: −1 this turn'],
					[faces(Math.max(tends, panics) + 1, 6), 'hit and removed']
				]
			}
		],
		lines: [
			'+1 for a White unit, as a banner. When it takes a casualty: a D10, on the 0 he is distracted.',
			ruling('R65'),
			ruling('G06')
		]
	};
};

export const specialFigures = (book: Book): readonly ReferenceEntry[] => [
	banner,
	hit,
	commissar,
	priest(book)
];
