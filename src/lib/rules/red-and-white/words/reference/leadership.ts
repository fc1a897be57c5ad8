import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import { dice, faces, inches, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

const reach = (
	book: Book,
	line: Book['charts']['LEADERSHIP_LINES']['rows'][number],
	more: number
): Cell => {
	const to = book.charts.LEADERSHIP_LINES.at(line, 'to');
	if (to === Infinity) return more === 0 ? 'farther, or no leader' : 'farther';
	return say('to {d}', { d: inches(to + more) });
};
const acts = (book: Book, line: Book['charts']['LEADERSHIP_LINES']['rows'][number]): Cell => {
	const to = book.charts.LEADERSHIP_LINES.at(line, 'actsOn');
	return to >= 10 ? 'always' : faces(1, to);
};

/** LEADERSHIP: the table and who may look to whom. */
const roll = (book: Book): ReferenceEntry => ({
	slug: 'leadership',
	title: 'Leadership',
	sections: ['Leadership', "Officers' character"],
	tables: [
		{
			title: 'Leadership, one D10 a unit',
			columns: ['Distance from leader', 'Efficient leader', 'Acts on'],
			rows: book.charts.LEADERSHIP_LINES.rows.map((line) => [
				reach(book, line, 0),
				reach(book, line, book.charts.IN_TEXT.at('efficient_inches', 'number')),
				acts(book, line)
			])
		}
	],
	lines: [
		'A unit that acts may fire in phase 2 or move in phase 3; what it does not use is gone when the turn ends.',
		ruling('R05'),
		'A leader counts for his own units only, the commander-in-chief for all of his side.',
		ruling('R07'),
		'Leader dead, gone over or replaced by a second-in-command: last line.',
		'A unit that is led heroically needs no roll. The other units of its officer roll on the last line.',
		ruling('R08'),
		ruling('G03')
	]
});

const officersMove = (book: Book): ReferenceEntry => ({
	slug: 'officers-move',
	title: 'Officers move',
	sections: ['Officers and leaders', 'Movement'],
	tables: [],
	lines: [
		say('After the rolls, officers move {dice}; by the alternate table {flat} and {one}.', {
			dice: dice(Number(book.charts.VARIABLE_MOVEMENT.at('officer', 'dice')), 6),
			flat: inches(Number(book.charts.ALTERNATE_MOVEMENT.at('officer', 'inches'))),
			one: dice(Number(book.charts.ALTERNATE_MOVEMENT.at('officer', 'dice')), 6)
		}),
		'Each moves once in his turn, in phase 1 only. Instead of that, or at the end of it, he may join one unit and lead it heroically.',
		'A unit that failed its roll acts after all when it is led so.',
		ruling('R69'),
		ruling('R09')
	]
});

/** OFFICERS & LEADERS: what leading heroically is worth. */
const heroic: ReferenceEntry = {
	slug: 'heroic',
	title: 'Leading heroically',
	sections: ['Officers and leaders', "Officers' character"],
	tables: [],
	lines: [
		'+1 for movement, small arms fire and melee of that unit; it needs no leadership.',
		ruling('R31'),
		ruling('R10'),
		'A fanatic must, a coward may not, a second-in-command may not. He leads one unit at a time.',
		'Officer and banner both count, so do officer and commissar or priest.',
		'When the unit loses a figure the officer may be hit. Of several with one unit each is tested, and who is unhurt leads on.'
	]
};

export const leadership = (book: Book): readonly ReferenceEntry[] => [
	roll(book),
	officersMove(book),
	heroic
];
