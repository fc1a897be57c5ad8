import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import { MOVERS, type Mover } from '../../types.ts';
import { intoBombardment } from './artillery.ts';
import {
	dice,
	inches,
	type Cell,
	type ReferenceEntry,
	type Words
} from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

const NAMES: Readonly<Record<Mover, string>> = {
	infantry: 'Infantry, dismounted cavalry',
	mg: 'Machine gun on foot',
	cavalry: 'Cavalry',
	tchanka: 'Tchanka',
	officer: 'Officer',
	tank: 'Tank',
	armoured_car: 'Armoured car off the road',
	gun_limbered: 'Gun, limbered',
	gun_unlimbered: 'Gun, pushed by hand',
	train: 'Train',
	ship: 'Ship',
	ship_towing: 'Ship with barges in tow',
	wagon: 'Wagon, droshky'
};

const rolled = (flat: number, d6: number): Cell => {
	if (d6 === 0) return inches(flat);
	return flat === 0 ? dice(d6, 6) : say('{d} + {dice}', { d: inches(flat), dice: dice(d6, 6) });
};

const ROUGH: Readonly<Record<string, string>> = { half: 'half', none: 'full', no: 'no' };

const line = (book: Book, mover: Mover): Cell[] => {
	const variable = (column: 'inches' | 'dice'): number =>
		Number(book.charts.VARIABLE_MOVEMENT.at(mover, column));
	const alternate = (column: 'inches' | 'dice'): number =>
		Number(book.charts.ALTERNATE_MOVEMENT.at(mover, column));
	const rails = mover === 'train' || mover === 'ship' || mover === 'ship_towing';
	return [
		NAMES[mover],
		rolled(variable('inches'), variable('dice')),
		rolled(alternate('inches'), alternate('dice')),
		rails ? '–' : (ROUGH[String(book.charts.VARIABLE_MOVEMENT.at(mover, 'rough'))] ?? '–')
	];
};

/** MOVEMENT; ALTERNATE MOVEMENT TABLE: both, side by side. */
const table = (book: Book): ReferenceEntry => ({
	slug: 'movement',
	title: 'Movement',
	sections: ['Movement', 'Alternate movement table'],
	tables: [
		{
			title: 'Inches moved',
			columns: ['Mover', 'Variable', 'Alternate', 'Rough'],
			rows: [
				...MOVERS.map((mover) => line(book, mover)),
				[
					'Armoured car on a road',
					rolled(
						0,
						Number(book.charts.VARIABLE_MOVEMENT.at('armoured_car', 'dice')) +
							Number(book.charts.VARIABLE_MOVEMENT.at('armoured_car', 'road'))
					),
					rolled(
						book.charts.IN_TEXT.at('alternate_car_on_road', 'number'),
						Number(book.charts.ALTERNATE_MOVEMENT.at('armoured_car', 'dice'))
					),
					'–'
				],
				[
					'Cavalry charging',
					more(dice(book.charts.IN_TEXT.at('charge_dice', 'number'), 6)),
					more(dice(book.charts.IN_TEXT.at('charge_dice', 'number'), 6)),
					'half'
				],
				['In column on a road or trail', more(dice(1, 6)), more(dice(1, 6)), '–']
			]
		}
	],
	lines: [
		'Once in its own turn, with leadership, and only units that did not fire. In column on a road or trail rough ground does not slow a unit.',
		ruling('R12'),
		'An officer who leads heroically helps the move.',
		ruling('R10'),
		ruling('R11'),
		ruling('R14'),
		ruling('R58')
	]
});

function more(of: Words): Words {
	return say('+{more}', { more: of });
}

const charge: ReferenceEntry = {
	slug: 'charge',
	title: 'Charging and dismounting',
	sections: ['Cavalry'],
	tables: [],
	lines: [
		'A unit may not use the charge dice in two of its turns running. Tchankas never charge; one attached follows at its own best speed, even if it fired.',
		ruling('R13'),
		'Four mounted stands become three foot stands and one of horse holders, three figures each. The foot stands fire and move as infantry; the holders count and fight in melee.',
		ruling('G14')
	]
};

const guns: ReferenceEntry = {
	slug: 'limbering',
	title: 'Moving guns',
	sections: ['Artillery'],
	tables: [],
	lines: [
		'A gun may limber and move in one turn at half its move. To unlimber takes a turn: the guns are ready when a turn of their own has ended since.',
		ruling('R15'),
		'A gun that fires does not move.'
	]
};

/** CLAIMING COVER; GAMING TERMS USED. */
const cover: ReferenceEntry = {
	slug: 'cover',
	title: 'Cover',
	sections: ['Claiming cover', 'Gaming terms used'],
	tables: [],
	lines: [
		'Inside a covered area or in defilade: complete cover, not seen and not shot at.',
		'At its edge, able to see and fire out: cover, half of the hits.',
		'A unit that could have moved, and went half of its roll or less, may claim cover in the open and takes a marker. It is led, did not fire in phase 2 and touches no enemy.',
		'Claimed cover does not help against units it neither saw nor knew of while it moved.',
		ruling('R59'),
		ruling('R64')
	]
};

const contact: ReferenceEntry = {
	slug: 'contact',
	title: 'Contact and withdrawal',
	sections: ['Melee', 'Cavalry', 'Armored vehicle fright'],
	tables: [],
	lines: [
		'Only infantry, cavalry and tanks start a melee; they move into contact now.',
		ruling('R70'),
		'Touched by an enemy, mounted cavalry, armoured cars and armoured trains may withdraw before it: once, a normal move without charge dice.',
		'A contact ends when either side leaves, goes back, is pinned, goes over or is gone.',
		ruling('R54')
	]
};

export const movement = (book: Book): readonly ReferenceEntry[] => [
	table(book),
	charge,
	guns,
	cover,
	intoBombardment(book),
	contact
];
