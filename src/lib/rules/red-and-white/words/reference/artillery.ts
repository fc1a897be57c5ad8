import { say } from '#lib/kernel/phrase.ts';
import { bombardmentModifier } from '../../rules/fire/bombardment.ts';
import { shellModifiers, shellsOf, type Shelling } from '../../rules/fire/artillery.ts';
import type { Book } from '../../book.ts';
import { GUNS, type Gun } from '../../types.ts';
import {
	faces,
	inches,
	ours,
	signed,
	type Cell,
	type ReferenceEntry
} from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { reasons } from './fire.ts';

const GUN_NAMES: Readonly<Record<Gun, string>> = {
	light: 'Light',
	field: 'Field',
	medium: 'Medium',
	heavy: 'Heavy'
};

/** ARTILLERY: the gun chart. */
const chart = (book: Book): ReferenceEntry => ({
	slug: 'guns',
	title: 'Guns',
	sections: ['Artillery', 'Organization'],
	tables: [
		{
			title: 'Ranges',
			columns: ['Gun', 'Point blank', 'Close', 'Long', 'Indirect'],
			rows: GUNS.map((gun): Cell[] => [
				GUN_NAMES[gun],
				inches(book.charts.GUN_CHART.at(gun, 'point_blank')),
				inches(book.charts.GUN_CHART.at(gun, 'normal')),
				inches(book.charts.GUN_CHART.at(gun, 'long')),
				gun === 'light' ? 'no' : 'any'
			])
		},
		{
			title: 'Fire of one section',
			columns: ['Gun', 'Crew', 'Shells', 'Hits on', 'Figures', 'Square'],
			rows: GUNS.map((gun): Cell[] => [
				GUN_NAMES[gun],
				book.charts.GUN_CHART.at(gun, 'crew'),
				shellsOf(book, gun, book.charts.GUN_CHART.at(gun, 'crew')),
				faces(book.charts.GUN_CHART.at(gun, 'hitOn'), 10),
				book.charts.GUN_CHART.at(gun, 'figures'),
				inches(book.charts.GUN_CHART.at(gun, 'burst'))
			])
		}
	],
	lines: [
		'Light is about 57 mm, field 76, medium 100, heavy 150.',
		'One D10 a shell. Crew is men a section, Figures what one hit takes, Square the burst area of a section.',
		ruling('R25'),
		ruling('R24')
	]
});

const direct = (book: Book): ReferenceEntry => {
	const at = (distance: number, type: 'infantry' | 'tank'): Shelling => ({
		gun: 'field',
		crews: [4],
		mode: 'direct',
		distance,
		target: { type, cover: false }
	});
	const bands = book.charts.GUN_CHART;
	return {
		slug: 'artillery-fire',
		title: 'Artillery fire',
		sections: ['Artillery'],
		tables: [
			{
				title: 'Added to each D10',
				columns: ['Reason', 'Amount'],
				rows: reasons([
					...shellModifiers(book, at(bands.at('field', 'point_blank'), 'infantry')),
					...shellModifiers(book, at(bands.at('field', 'long'), 'tank'))
				])
			}
		],
		lines: [
			'Lay one square for each section; those of a battery touch or overlap. Only stands under a square can be hit.',
			ours('The shells of a battery are spread evenly over those stands.'),
			'Not −1 against a tank at point blank.',
			'Phase 2: direct, indirect or bombardment. Phase 4: direct; interventionists also indirect.',
			'Half of the hits count in cover. Gun and machine gun crews and armoured cars save.',
			ruling('R66'),
			ruling('R67'),
			'A gun that fires does not move that turn.'
		]
	};
};

const indirect = (book: Book): ReferenceEntry => ({
	slug: 'indirect-fire',
	title: 'Indirect fire',
	sections: ['Indirect fire', 'Artillery'],
	tables: [
		{
			title: 'One D6 a battery',
			columns: ['Officer to battery', 'Fires on'],
			rows: book.charts.INDIRECT_FIRE.rows.map((line): Cell[] => {
				const to = book.charts.INDIRECT_FIRE.at(line, 'to');
				return [
					to === Infinity ? 'farther' : say('to {d}', { d: inches(to) }),
					faces(book.charts.INDIRECT_FIRE.at(line, 'firesFrom'), 6)
				];
			})
		}
	],
	lines: [
		'Only if the referee allowed it before the battle. Interventionist guns add 1 to this die. Light guns never.',
		'An officer needs a line to the battery and spots for one battery only.',
		ruling('R23')
	]
});

/** BOMBARDMENT: what is declared in phase 2. */
const declare: ReferenceEntry = {
	slug: 'bombardment',
	title: 'Bombardment',
	sections: ['Bombardment', 'Artillery'],
	tables: [],
	lines: [
		'Field, medium and heavy guns may shell ground instead of a unit. Declared in phase 2, one square a section, touching. To bombard is the fire of that turn.',
		ruling('R42')
	]
};

export const artillery = (book: Book): readonly ReferenceEntry[] => [
	chart(book),
	direct(book),
	indirect(book),
	declare
];

/** BOMBARDMENT: crossing it in phase 3. */
export const intoBombardment = (book: Book): ReferenceEntry => ({
	slug: 'into-bombardment',
	title: 'Into a bombardment',
	sections: ['Bombardment', 'Movement'],
	tables: [
		{
			title: 'Added to the morale die',
			columns: ['Guns', 'Amount'],
			rows: GUNS.flatMap((gun): Cell[][] => {
				const amount = bombardmentModifier(book, gun);
				return amount === null ? [] : [[GUN_NAMES[gun], signed(amount)]];
			})
		}
	],
	lines: [
		'At the edge: morale, D6 and this modifier and its own, not above its stands or its morale point.',
		'A unit caught in it tests in the same way before it moves or goes back.',
		'Passed: it goes on at half of the move.',
		ruling('R40'),
		'Failed: pinned at the edge, no more fire, movement or contact this turn.',
		ruling('R41'),
		'A 6 costs a figure, passed or failed.',
		ruling('R39'),
		'Ships do not mind.'
	]
});
