import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** ARMOURED CARS; TANKS; ARMORED TRAINS: R43–R47, R53. */
export const VEHICLE_RULINGS = [
	{
		id: 'R43',
		section: 'Armoured cars',
		title: 'Breakdown of an armoured car',
		question: 'It must roll above its morale to move, which a new car never could. Above what?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'above_hits', text: 'Above the number of hits; no roll without hits.' },
			{
				key: 'above_morale_point',
				text: 'Above the morale point, to the letter; no roll without hits.'
			},
			{ key: 'no_roll', text: 'It never breaks down.' }
		]
	},
	{
		id: 'R44',
		section: 'Armoured cars',
		title: 'Morale of a car that is hit',
		question: 'Does the new hit already lower its morale point?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'after_hit', text: 'Yes, count the hit, then test.' },
			{ key: 'before_hit', text: 'No, test, then count it.' }
		]
	},
	{
		id: 'R45',
		section: 'Tanks',
		title: 'Critical hit',
		question: 'Does a critical also count as a hit?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'counts_as_hit', text: 'Yes, its morale point falls by 1 as well.' },
			{ key: 'not_a_hit', text: 'No.' }
		]
	},
	{
		id: 'R46',
		section: 'Critical hits',
		title: 'Repairing a tank',
		question: 'A failed morale test means no repairs. For how long?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'failure_this_turn', text: 'This turn; one attempt in phase 3 of each own turn.' },
			{ key: 'failure_for_good', text: 'For the rest of the game.' }
		],
		notes: [
			'A tank with an engine hit cannot fall back, so an alarm does nothing to it.',
			'An immobilised tank tests once for each later shell that hits, after its damage.'
		]
	},
	{
		id: 'R47',
		section: 'Tanks',
		title: 'Two ways to throw petrol bombs',
		question: 'One section rolls D10, another D6. Which is used?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'by_attacker',
				text: 'D6 when infantry attacks the tank; D10 when the tank attacked and lost.'
			},
			{ key: 'd10_always', text: 'D10 always, after winning the melee and passing morale.' },
			{ key: 'd6_always', text: 'D6 for each stand always.' }
		]
	},
	{
		id: 'R53',
		section: 'Armored trains',
		title: 'When a train tests',
		question: 'Fired on, or hit?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'when_fired_on',
				text: 'When artillery fires at it, once a phase, after adding the hits.'
			},
			{ key: 'when_hit', text: 'Only when a shell hits it.' }
		]
	}
] as const satisfies readonly Ruling[];
