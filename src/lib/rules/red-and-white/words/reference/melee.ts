import { say } from '#lib/kernel/phrase.ts';
import { attackingStands, type Attacking } from '../../rules/fire/attacking-fire.ts';
import {
	attackerModifiers,
	defenderModifiers,
	marginToClear,
	type Melee,
	meleeWorth
} from '../../rules/melee.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, own, signed, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { reasons } from './fire.ts';

/** SEQUENCE OF ACTION; SUPRESSION: phase 4. */
export const defensiveFire: readonly ReferenceEntry[] = [
	{
		slug: 'defensive-fire',
		title: 'Who fires in phase 4',
		sections: ['Sequence of action', 'Melee', 'Artillery'],
		tables: [],
		lines: [
			'Units of the other side, each weapon once; no leadership needed. Guns fire directly only, interventionist guns also indirectly.',
			'At units moving into melee: anything that could have fired at any point of their path, at the range of the nearest point.',
			'No fire from mounted cavalry, limbered guns, or a unit that withdrew before melee, is pinned, or is suppressed and has not passed its test.'
		]
	},
	{
		slug: 'suppression',
		title: 'Suppression',
		sections: ['Suppression', 'Morale'],
		tables: [],
		lines: [
			'A unit that lost a stand to preparatory fire this turn is suppressed until the turn ends.',
			ruling('R02'),
			ruling('R03')
		]
	}
];

const SHARES: readonly (readonly [Attacking, string])[] = [
	['infantry', 'Infantry stands'],
	['dismounted_cavalry', 'Dismounted cavalry stands'],
	['lmg', 'Light machine gun'],
	['tank', 'Tank guns and machine guns'],
	['hmg', 'Heavy machine gun'],
	['tchanka', 'Tchanka'],
	['cavalry', 'Mounted cavalry'],
	['artillery', 'Artillery']
];
/** The text names these two; the rest of the list is lost. */
const PRINTED: readonly string[] = ['infantry', 'lmg'];
const share = (book: Book, key: Attacking): string => {
	const worth = numberOf(book, `attacking_fire.${key}`);
	return worth === 0 ? 'none' : worth === 1 ? 'full' : 'half';
};

/** ATTACKING FIRE: phase 5. */
export const attackingFire = (book: Book): readonly ReferenceEntry[] => [
	{
		slug: 'attacking-fire',
		title: 'Attacking fire',
		sections: ['Attacking fire', 'Infantry', 'Machine guns'],
		tables: [
			{
				title: 'Who fires',
				columns: ['Weapon', 'Fires'],
				byDefault: true,
				rows: SHARES.map(([key, name]): Cell[] => [
					name,
					PRINTED.includes(key) ? share(book, key) : own(say(share(book, key)))
				])
			},
			{
				title: 'Infantry',
				columns: ['Stands', 'Fire'],
				rows: [1, 2, 3, 4].map((stands): Cell[] => [stands, attackingStands(book, stands)])
			}
		],
		lines: [
			'Only units that attack into melee, with weapons that did not fire in phase 2.',
			ruling('R70'),
			ruling('G05'),
			ruling('R26')
		]
	}
];

/** One melee in which every line of the list counts; on the other list two stands make one (P01). */
const everything = (book: Book): Melee => {
	const lubbers = book.readings.P01 === 'lubbers_list';
	return {
		attacker: {
			units: ['cavalry', 'tank'],
			standsLost: lubbers ? 2 : 1,
			wire: 'intact',
			flankOrRear: true,
			banner: 1,
			heroic: 1,
			commissar: 'plus',
			priest: 1,
			...(lubbers
				? {
						suppressed: true,
						raw: true,
						noLeader: true,
						grenades: true,
						cheka: true,
						outnumbered: 2
					}
				: {})
		},
		defender: { type: 'infantry', standsLost: 0, mgAttached: true }
	};
};
/** MELEE: the same without the tank, which would take the wire away. */
const throughWire = (fight: Melee): Melee => ({
	...fight,
	attacker: { ...fight.attacker, units: ['cavalry'] }
});
const against = (type: Melee['defender']['type'], defences: boolean): Melee => ({
	attacker: { units: ['infantry'], standsLost: 0, wire: 'none' },
	defender: { type, standsLost: 0, defences }
});

/** MELEE: the list, as the procedure adds it. */
const modifiersOf = (book: Book): ReferenceEntry => ({
	slug: 'melee-modifiers',
	title: 'Melee modifiers',
	sections: ['Melee', 'Banners', 'Commissars', 'Religious inspiration', 'Armoured cars'],
	tables: [
		{
			title: 'Either side, and the attacker',
			columns: ['Reason', 'Amount'],
			rows: [
				...reasons(attackerModifiers(book, throughWire(everything(book)))),
				['Led heroically by a committed officer', signed(meleeWorth(book, 'heroic_committed'))]
			]
		},
		{
			title: 'Defender',
			columns: ['Reason', 'Amount'],
			rows: reasons([
				...defenderModifiers(book, everything(book)),
				...defenderModifiers(book, against('infantry', true)),
				...defenderModifiers(book, against('armoured_train', false)),
				...defenderModifiers(book, against('armoured_car', false))
			])
		}
	],
	lines: [
		'A gap a tank has made takes the wire away. Infantry in defences does not mind cavalry.',
		ruling('R62'),
		ruling('R29'),
		ruling('R32'),
		ruling('G11'),
		ruling('R56'),
		ruling('P01')
	]
});

const result = (book: Book): ReferenceEntry => ({
	slug: 'melee',
	title: 'Melee',
	sections: ['Melee', 'Example of melee'],
	tables: [],
	lines: [
		'One D6 a side and its modifiers, higher wins. The attacker loses ties, unless he attacks flank or rear.',
		ruling('R27'),
		'The loser loses the difference in figures; on a tie nobody does. A tank loses nothing.',
		'A losing attacker goes back to where he began, a losing defender one move to the rear. A tank that cannot move stays.',
		ruling('R71'),
		say(
			'Trenches and other defences: the attacker must win by {n}. If not, he goes back and the difference is his loss, even if he was ahead.',
			{ n: marginToClear(book) }
		),
		ruling('R28'),
		ruling('G18')
	]
});

const tanks = (book: Book): ReferenceEntry => ({
	slug: 'fright',
	title: 'Attacked by a tank',
	sections: ['Armored vehicle fright', 'Tanks'],
	tables: [
		{
			title: 'Who stands',
			columns: ['Attacked', 'Stands on'],
			rows: [
				['Mounted cavalry', 'never'],
				['Artillery, D6', faces(1, book.charts.IN_TEXT.at('artillery_stands_to', 'number'))],
				['Others, dismounted cavalry too', 'always']
			]
		}
	],
	lines: [
		'Who does not stand goes back one move, artillery limbered up, and there is no melee.',
		ruling('R60')
	]
});

const bombs: ReferenceEntry = {
	slug: 'petrol-bombs',
	title: 'Petrol bombs',
	sections: ['Tanks', 'Petrol bombs vs. tank', 'Melee'],
	tables: [
		{
			title: 'Infantry attacks the tank, D6 a stand',
			columns: ['D6', 'Result'],
			rows: [
				[faces(1, 1), 'the stand loses a figure'],
				[faces(2, 5), 'nothing'],
				[faces(6, 6), 'bomb hit']
			]
		},
		{
			title: 'Each bomb hit, D6',
			columns: ['D6', 'Result'],
			rows: [
				[faces(1, 3), 'one hit on the tank'],
				[faces(4, 4), 'driver blinded: no move in its next turn'],
				[faces(5, 6), 'ablaze, out of the game']
			]
		}
	],
	lines: [
		'Tank attacked and lost: the infantry passes morale, then a D10 for each stand within an inch; the 0 is a bomb hit.',
		ruling('R47')
	]
};

export const melee = (book: Book): readonly ReferenceEntry[] => [
	modifiersOf(book),
	result(book),
	tanks(book),
	bombs
];
