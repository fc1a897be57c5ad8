import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** ARTILLERY; INDIRECT FIRE; ORGANIZATION: R22–R25, R57, R66, R67. */
export const ARTILLERY_RULINGS = [
	{
		id: 'R22',
		section: 'Artillery',
		title: 'The gun of the example',
		question: 'The worked example calls its 76 mm battery medium. Which line is it?',
		kind: 'settled',
		standing: 'source',
		readings: [
			{ key: 'field_gun', text: 'A field gun: twelve shells, one figure a hit, as it computes.' }
		]
	},
	{
		id: 'R23',
		section: 'Indirect fire',
		title: 'Range of indirect fire',
		question: 'Does indirect fire have a range modifier, and how often is permission rolled?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_modifier', text: 'No range modifier.' },
			{ key: 'long_modifier', text: 'Always the modifier of long range.' }
		],
		notes: ['One roll for each battery and turn.']
	},
	{
		id: 'R24',
		section: 'Artillery',
		title: 'Ends of the range bands',
		question: 'Does a range that ends a band belong to it?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'inclusive', text: 'Yes, to the nearer band.' },
			{ key: 'exclusive', text: 'No, to the farther band.' }
		],
		notes: ['Against tanks −1 more at close and long range, added to the −1 of long range.']
	},
	{
		id: 'R25',
		section: 'Artillery',
		title: 'Shells after crew losses',
		question: 'Does a gun fire fewer shells when its crew is cut down?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'by_crew',
				text: 'By the men left, medium guns one for two men rounded down; heavy guns one while a man is left.'
			},
			{ key: 'full_while_manned', text: 'All its shells while a man is left.' }
		]
	},
	{
		id: 'R57',
		section: 'Organization',
		title: 'Crew of a gun section',
		question: 'The organisation gives every gun four men, the gun chart two to five.',
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'gun_chart', text: 'The gun chart: 2, 4, 4 and 5.' }]
	},
	{
		id: 'R66',
		section: 'Artillery',
		title: 'Heroic officer with the guns',
		question:
			'An officer gives his unit +1 for firing, but the gun chart has no such line. Does he?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'no_bonus', text: 'No officer, commissar or priest counts for shells.' },
			{ key: 'bonus_applies', text: 'Officer, commissar and priest count as in small arms fire.' }
		]
	},
	{
		id: 'R67',
		section: 'Armoured cars',
		title: 'Casualties of vehicles',
		question: 'Vehicles have no figures. What is a casualty to them?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'one_hit_each',
				text: 'One hit for each shell, each point lost in melee, each 6 in a bombardment.'
			},
			{ key: 'by_gun_size', text: 'The same, but a shell of a medium or heavy gun is two hits.' }
		],
		notes: ['A tank loses nothing in melee. No saving throw in melee.']
	}
] as const satisfies readonly Ruling[];
