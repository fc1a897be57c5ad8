import { say } from '#lib/kernel/phrase.ts';
import { dicePerTurret, hitsWithFullDice } from '../../rules/vehicles/vehicles.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, own, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

/** TANKS; ARMOURED CARS; ARMORED TRAINS: what wears them down. */
const points = (book: Book): ReferenceEntry => ({
	slug: 'vehicle-morale',
	title: 'Hits on vehicles',
	sections: ['Tanks', 'Armoured cars', 'Armored trains'],
	tables: [
		{
			title: 'Morale point and last hit',
			columns: ['Vehicle', 'Morale point', 'Out at'],
			byDefault: true,
			rows: [
				[
					'Tank',
					book.charts.VEHICLE_MORALE.at('tank', 'point'),
					own(numberOf(book, 'out_of_action_at_hits.tank'))
				],
				[
					'Armoured car',
					book.charts.VEHICLE_MORALE.at('armoured_car', 'point'),
					own(numberOf(book, 'out_of_action_at_hits.armoured_car'))
				],
				[
					'Armoured train',
					book.charts.VEHICLE_MORALE.at('train', 'point'),
					own(numberOf(book, 'out_of_action_at_hits.train'))
				]
			]
		}
	],
	lines: [
		'Each hit takes 1 from the morale point. A test: D6 not above what is left.',
		ruling('G12'),
		ruling('R67')
	]
});

const car = (book: Book): ReferenceEntry => ({
	slug: 'armoured-cars',
	title: 'Armoured cars',
	sections: ['Armoured cars'],
	tables: [
		{
			title: 'Dice of a turret',
			columns: ['Hits', 'D6'],
			rows: [
				[say('to {n}', { n: hitsWithFullDice(book) }), dicePerTurret(book, hitsWithFullDice(book))],
				['more', dicePerTurret(book, hitsWithFullDice(book) + 1)]
			]
		}
	],
	lines: [
		'Rifles hurt it at point blank, machine guns at normal range or less. It saves every hit of small arms and shells.',
		'It tests after each hit that counts; failed: one move to the rear.',
		ruling('R44'),
		'When it has hits and tries to move or withdraw it may break down: one roll a turn, before it goes.',
		ruling('R43'),
		'It defends in melee and never attacks.'
	]
});

/** TANKS; CRITICAL HITS. */
const tank = (book: Book): ReferenceEntry => ({
	slug: 'tank-hits',
	title: 'Shells on a tank',
	sections: ['Tanks', 'Critical hits'],
	tables: [
		{
			title: 'Each shell that hits, D6',
			columns: ['D6', 'Result'],
			rows: [
				[faces(1, 3), 'nothing'],
				[faces(4, 4), 'close miss: morale test; failed, one move to the rear'],
				[faces(5, 5), 'one hit'],
				[faces(6, 6), 'critical hit']
			]
		},
		{
			title: 'Critical hit, D6',
			columns: ['D6', 'Result'],
			rows: [
				[faces(1, 2), 'engine or track: cannot move till repaired, may fire'],
				[faces(3, 4), 'immobilised for the game'],
				[faces(5, 6), 'on fire, abandoned']
			]
		}
	],
	lines: [
		ruling('R45'),
		say('Repair, one try in phase 3 of each own turn: pass morale, then {faces} on a D10.', {
			faces: faces(book.charts.IN_TEXT.at('repaired_from', 'number'), 10)
		}),
		ruling('R46'),
		'Immobilised: hit again or attacked by infantry it tests; failed, the crew gives up.',
		'Infantry fire does not harm a tank.',
		ruling('R68')
	]
});

const weapons = (book: Book): ReferenceEntry => ({
	slug: 'tank-weapons',
	title: 'Weapons of tanks',
	sections: ['Tanks'],
	tables: [
		{
			title: 'Weapons',
			columns: ['Tank', 'Guns', 'Machine guns'],
			rows: [
				['Mark V, male', 'one light gun each side', 'two each side, one ahead, one astern'],
				['Mark V, female', 'none', 'three each side, one ahead, one astern'],
				[
					'Whippet',
					'none',
					say('any {n} a turn', { n: numberOf(book, 'tank_guns.whippet_machine_guns') })
				],
				['Renault FT17', 'one light gun, or', 'one, in the turret']
			]
		}
	],
	lines: [
		say('A tank gun fires {n} shells a turn by the line of light guns.', {
			n: numberOf(book, 'tank_guns.shells')
		}),
		ruling('G13')
	]
});

const train: ReferenceEntry = {
	slug: 'armoured-trains',
	title: 'Armoured trains',
	sections: ['Armored trains'],
	tables: [],
	lines: [
		'Small arms do not hurt it. Fired on by artillery it tests; failed: one move to the rear.',
		ruling('R53')
	]
};

export const vehicles = (book: Book): readonly ReferenceEntry[] => [
	points(book),
	tank(book),
	weapons(book),
	car(book),
	train
];
