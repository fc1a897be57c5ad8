import { say } from '#lib/kernel/phrase.ts';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import { fireModifiers } from '../../rules/fire/small-arms.ts';
import { smallArmsBands } from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { WEAPONS, type Weapon } from '../../types.ts';
import { inches, signed, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

const NAMES: Readonly<Record<Weapon, string>> = {
	rifle: 'Stand of infantry or dismounted cavalry',
	lmg: 'Light machine gun',
	hmg: 'Heavy machine gun, tchanka',
	vehicle_mg: 'Machine gun of a tank, car or train'
};

const whoFires: ReferenceEntry = {
	slug: 'preparatory-fire',
	title: 'Who fires in phase 2',
	sections: ['Sequence of action', 'Machine guns'],
	tables: [],
	lines: [
		'Any armed unit of the side whose turn it is that has leadership and is not pinned. A unit that fires does not move.',
		ruling('R55'),
		'A heavy machine gun that fired does not move, unless on a tchanka or vehicle. Mounted cavalry and limbered guns do not fire.',
		'Each weapon fires once in its own turn, in 2 or in 5, and once in phase 4 of the enemy. The weapons of a vehicle may fire one by one, at targets of their own.',
		ruling('G10'),
		ruling('G04')
	]
};

/** SMALL ARMS FIRING: dice and ranges, as the book has them. */
const weapons = (book: Book): ReferenceEntry => ({
	slug: 'small-arms',
	title: 'Small arms',
	sections: ['Small arms firing', 'Machine guns', 'Ranges'],
	tables: [
		{
			title: 'Dice',
			columns: ['Weapon', 'D6'],
			rows: WEAPONS.map((weapon): Cell[] => [
				NAMES[weapon],
				book.charts.SMALL_ARMS_DICE.at(weapon, 'dice')
			])
		},
		{
			title: 'Ranges',
			columns: ['Weapon', 'Point blank', 'Normal', 'Long'],
			byDefault: true,
			rows: WEAPONS.map((weapon): Cell[] => {
				const bands = smallArmsBands(book, weapon);
				return [NAMES[weapon], inches(bands.point_blank), inches(bands.normal), inches(bands.long)];
			})
		}
	],
	lines: [
		say('A modified {n} or more hits.', {
			n: book.charts.IN_TEXT.at('small_arms_hit_from', 'number')
		}),
		ruling('R16'),
		ruling('R24'),
		ruling('R63'),
		ruling('G01')
	]
});

/** Lines of a working, each reason once. */
export const reasons = (lines: readonly Modifier[]): Cell[][] =>
	lines
		.filter(({ reason }, index) => lines.findIndex((one) => one.reason === reason) === index)
		.map(({ reason, amount }) => [reason, signed(amount)]);

const modifiersOf = (book: Book): ReferenceEntry => {
	const fire = {
		rifleStands: 4,
		lmg: 0,
		hmg: 0,
		vehicleMg: 0,
		target: { cover: 'none', saves: false }
	} as const;
	return {
		slug: 'small-arms-modifiers',
		title: 'Small arms modifiers',
		sections: ['Small arms firing', 'Banners', 'Commissars', 'Religious inspiration'],
		tables: [
			{
				title: 'Added to each die',
				columns: ['Reason', 'Amount'],
				rows: [
					...reasons([
						...fireModifiers(book, {
							...fire,
							band: 'point_blank',
							interventionist: true,
							heroic: 1,
							commissar: 'plus',
							priest: true,
							banner: true
						}),
						...fireModifiers(book, { ...fire, band: 'long' })
					]),
					[
						'Led heroically by a committed officer',
						signed(book.charts.SMALL_ARMS_MODIFIERS.at('heroic_committed', 'modifier'))
					]
				]
			}
		],
		lines: [
			'All that apply are added. Interventionists: British, Canadian, American, French, Serbian, Czech.',
			'The commissar is checked first.',
			ruling('R17')
		]
	};
};

/** From hits to figures, the same for small arms and guns. */
const losses: ReferenceEntry = {
	slug: 'losses',
	title: 'From hits to losses',
	sections: ['Small arms firing', 'Artillery', 'Claiming cover'],
	tables: [],
	lines: [
		'In this order: hits, half of them in cover, figures for each hit, saving throws, no more than are there.',
		ruling('R18'),
		ruling('R19'),
		ruling('R20'),
		'The owner takes the figures; each figure attached to the unit then tests.'
	]
};

const attached: ReferenceEntry = {
	slug: 'attached-gun',
	title: 'Attached machine gun hit',
	sections: ['Machine guns'],
	tables: [],
	lines: [
		'When a unit with a machine gun or tchanka loses a figure to fire, small arms or shells: a D10, on the 0 that stand takes a hit.',
		ruling('R21')
	]
};

export const smallArms = (book: Book): readonly ReferenceEntry[] => [
	whoFires,
	weapons(book),
	modifiersOf(book),
	losses,
	attached
];
