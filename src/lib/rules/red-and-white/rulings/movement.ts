import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** MOVEMENT; CLAIMING COVER: R10–R15, R40–R42, R39, R58, R59, R64. */
export const MOVEMENT_RULINGS = [
	{
		id: 'R10',
		section: 'Officers and leaders',
		title: 'Heroic +1 to movement',
		question: 'Is the officer worth an inch, or a die?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'inch', text: 'One inch more on the total (committed two), before any halving.' },
			{ key: 'extra_d6', text: 'One more D6 (committed two).' },
			{ key: 'none', text: 'Nothing for movement.' }
		]
	},
	{
		id: 'R11',
		section: 'Movement',
		title: 'Half of an odd move',
		question: 'How are half inches rounded?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'exact', text: 'Not at all: halves and quarters of an inch are moved.' },
			{ key: 'round_down', text: 'Down to the whole inch.' },
			{ key: 'round_up', text: 'Up to the whole inch.' },
			{ key: 'nearest_half', text: 'Down to the half inch.' }
		]
	},
	{
		id: 'R12',
		section: 'Movement',
		title: 'Who gets the road die',
		question: 'Which movers add one D6 in column on a road or trail?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'without_vehicles',
				text: 'Infantry, machine guns, cavalry, tchankas, limbered guns and wagons.'
			},
			{ key: 'vehicles_too', text: 'Tanks and armoured cars too.' }
		],
		notes: ['In column for the whole move. No road die for trains, ships and guns pushed by hand.']
	},
	{
		id: 'R13',
		section: 'Movement',
		title: 'Charge dice in rough and on roads',
		question: 'Are the charge dice halved in rough ground, and do they go with the road die?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'halved_no_road', text: 'Halved with the rest; no charge on a road.' },
			{ key: 'charge_dice_whole', text: 'Only the normal dice are halved; no charge on a road.' },
			{ key: 'halved_road_allowed', text: 'Halved with the rest; a charge on a road has both.' }
		]
	},
	{
		id: 'R14',
		section: 'Movement',
		title: 'Machine guns and officers on foot',
		question:
			'Machine guns are missing from one table, and officers have no line for rough ground.',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'no_penalty', text: 'Officers are not slowed by rough ground.' },
			{ key: 'half_in_rough', text: 'Officers move half in rough ground like the rest.' }
		],
		notes: ['Machine guns move as infantry.']
	},
	{
		id: 'R15',
		section: 'Artillery',
		title: 'Limbering and rough ground',
		question: 'A gun that limbers has half its move. Half again in rough ground?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'both', text: 'Both count: a quarter of the move.' },
			{ key: 'once', text: 'One half only.' }
		]
	},
	{
		id: 'R58',
		section: 'Movement',
		title: 'Ship with barges in tow',
		question:
			'The table gives fewer dice when towing, the additional rules give one number. Which?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'fewer_when_towing', text: 'One die fewer when towing, as in the table.' },
			{ key: 'same_when_towing', text: 'The same dice, towing or not.' }
		]
	},
	{
		id: 'R59',
		section: 'Claiming cover',
		title: 'Claimed cover at point blank',
		question:
			'Claimed cover does not work against units firing from point blank. Against whom exactly?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'shooter_only',
				text: 'No effect for the unit at point blank; it still counts against the others.'
			},
			{ key: 'all', text: 'It counts against all, at point blank too.' }
		]
	},
	{
		id: 'R64',
		section: 'Claiming cover',
		title: 'Claiming cover without moving',
		question: 'May a unit that stands still claim cover, and how long does it last?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'standing_too',
				text: 'Any unit that could have moved may claim it, until it moves, falls back or is in melee.'
			},
			{
				key: 'moved_only',
				text: 'Only a unit that moved, until it moves, falls back or is in melee.'
			},
			{ key: 'until_own_turn', text: 'Any unit that could have moved, until its own next turn.' }
		]
	},
	{
		id: 'R39',
		section: 'Artillery',
		title: 'Rolling a 6 in a bombardment',
		question: 'A 6 costs a figure. Before or after the size of the gun is added?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'natural', text: 'The face of the die shows 6.' },
			{ key: 'modified', text: 'The modified die is 6 or more.' }
		]
	},
	{
		id: 'R40',
		section: 'Artillery',
		title: 'Half a move in a bombardment',
		question: 'The test is passed: half of what may be moved?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'half_of_whole',
				text: 'Half of the whole roll; a unit that has used more already stops at the edge.'
			},
			{ key: 'half_of_remainder', text: 'Half of what is left when the edge is reached.' }
		]
	},
	{
		id: 'R41',
		section: 'Artillery',
		title: 'Vehicles that fail in a bombardment',
		question: 'One text makes them fall back, another lets them choose. What happens?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'fall_back', text: 'Tanks, armoured cars and trains fall back one move.' },
			{ key: 'pinned', text: 'They are pinned at the edge like other units.' }
		]
	},
	{
		id: 'R42',
		section: 'Artillery',
		title: 'How long a bombardment lies',
		question: 'When does a bombarded area open again?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'until_next_phase_2',
				text: 'At the next phase 2 of the side that fires, or at once if the battery fires in phase 4.'
			},
			{ key: 'this_turn_only', text: 'When the turn in which it was declared ends.' }
		],
		notes: ['A unit caught inside tests only when it moves.']
	}
] as const satisfies readonly Ruling[];
