import { failure, morale, permission, range, share } from './lost-numbers.ts';
import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** Tables and lists that are lost from the source: G01–G10, defaults of this app. */
export const LOST_TABLES = [
	{
		id: 'G01',
		section: 'Small arms firing',
		title: 'Small arms ranges',
		question: 'The heading is there, the ranges are lost. How far do small arms reach?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'by_weapon',
				text: 'Rifles and light machine guns short, heavy and vehicle machine guns as a light gun.'
			}
		],
		numbers: [
			...range('rifle', 'Rifles', [4, 12, 18]),
			...range('lmg', 'Light machine gun', [4, 12, 18]),
			...range('hmg', 'Heavy machine gun', [8, 16, 24]),
			...range('vehicle_mg', 'Vehicle machine gun', [8, 16, 24])
		]
	},
	{
		id: 'G02',
		section: 'Morale',
		title: 'Morale die modifiers',
		question: 'The heading is there, the list is lost. What changes the morale die? Minus is good.',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'as_in_melee', text: 'What helps in melee lowers the die; a poor unit adds 1.' }
		],
		numbers: [
			morale('banner', 'Banner', -1),
			morale('heroic', 'Heroic officer', -1),
			morale('heroic_committed', 'Heroic officer, committed', -2),
			morale('commissar', 'Commissar', -1),
			morale('commissar_overrules', 'Commissar who overrules', 1),
			morale('priest', 'Priest', -1),
			morale('priest_panics', 'Priest who panics', 1),
			morale('poor_quality', 'Poor unit', 1),
			{ ...morale('bombardment_field', 'Bombardment, field guns', 0), standing: 'source' },
			{ ...morale('bombardment_medium', 'Bombardment, medium guns', 1), standing: 'source' },
			{ ...morale('bombardment_heavy', 'Bombardment, heavy guns', 2), standing: 'source' }
		]
	},
	{
		id: 'G03',
		section: 'Notes on leadership',
		title: 'Notes on leadership',
		question: 'The heading is there, the notes are lost. Where is the distance measured to?',
		kind: 'table',
		standing: 'default of this app',
		readings: [
			{ key: 'nearest_stand', text: 'From the officer to the nearest stand.' },
			{ key: 'farthest_stand', text: 'From the officer to the farthest stand.' },
			{ key: 'middle_of_unit', text: 'From the officer to the middle of the unit.' }
		],
		notes: [
			'One roll for a unit and turn; what is not used lapses.',
			'A battery is one unit.',
			'Falling back needs no leadership.',
			'An officer commands only while he is not hit.'
		]
	},
	{
		id: 'G04',
		section: 'Notes on firing',
		title: 'Notes on firing',
		question: 'The heading is there, the notes are lost. How many targets has a unit?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'one_target', text: 'One; an attached machine gun may pick its own.' },
			{ key: 'nearest_only', text: 'One, the nearest that can be seen.' },
			{ key: 'each_stand', text: 'Each stand may pick its own.' }
		],
		notes: [
			'Range from the stand that fires to the nearest enemy stand.',
			'No fire through friends, into a melee or out of one.',
			'The owner removes figures and completes a stand first.',
			'The shells of a battery are spread evenly over the stands under its squares.'
		]
	},
	{
		id: 'G05',
		section: 'Attacking fire',
		title: 'Who has attacking fire',
		question: 'Some units fire after moving into melee; the list is lost. Which, and at what?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'melee_target_only', text: 'Only at the unit they attack.' },
			{ key: 'any_target', text: 'At any target in range.' }
		],
		numbers: [
			{ ...share('infantry', 'Infantry stands', 0.5), standing: 'source' },
			share('dismounted_cavalry', 'Dismounted cavalry stands', 0.5),
			{ ...share('lmg', 'Light machine gun', 1), standing: 'source' },
			share('tank', 'Tank guns and machine guns', 1),
			share('hmg', 'Heavy machine gun', 0),
			share('tchanka', 'Tchanka', 0),
			share('cavalry', 'Mounted cavalry', 0),
			share('artillery', 'Artillery', 0)
		]
	},
	{
		id: 'G06',
		section: 'Religious inspiration',
		title: 'Priest distracted',
		question: 'A D6 is rolled for the priest; its table is lost. What happens?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'as_commissar_table',
				text: 'Tends the dying, no +1 this turn; then panic, −1 this turn; then hit and removed.'
			}
		],
		numbers: [
			{
				path: 'priest_distracted.no_bonus_upto',
				label: 'Tends the dying on 1 to',
				unit: 'face',
				default: 3,
				min: 0,
				max: 6
			},
			{
				path: 'priest_distracted.minus_upto',
				label: 'Panic on the next faces, to',
				unit: 'face',
				default: 5,
				min: 0,
				max: 6
			}
		]
	},
	{
		id: 'G07',
		section: 'Consequences of major morale failure',
		title: 'Army broken',
		question: 'The heading is there, the text is lost. What does a broken army do?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'holds_or_falls_back',
				text: 'Every unit tests at once; those that fail fall back, the rest may hold but not attack.'
			}
		],
		numbers: [
			{
				path: 'army_broken.test_modifier',
				label: 'Added to the morale die',
				unit: 'die',
				default: 1,
				min: -3,
				max: 3
			},
			permission('army_broken.advance', 'May advance', 0),
			permission('army_broken.start_melee', 'May start a melee', 0),
			permission('army_broken.leadership_last_line', 'All leadership on the last line', 1),
			permission('army_broken.repeat', 'Repeated in each phase 7 it tests in', 1),
			permission('army_broken.officers_test', 'Each officer tests his character', 1)
		]
	},
	{
		id: 'G08',
		section: "Consequences of officer's failure",
		title: "Officer's failure",
		question: 'A D6 is rolled when character fails; its table is lost. What does the officer do?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'six_ends',
				text: 'One end for each face; unless only his nerve is gone, his units roll on the last line.'
			}
		],
		notes: ['Nerve gone: he counts as a coward. Drunk: out for D6 turns.'],
		numbers: ([1, 2, 3, 4, 5, 6] as const).map(failure)
	},
	{
		id: 'G09',
		section: 'Infantry',
		title: 'A good chance',
		question: 'Units have petrol bombs by "a good chance". How good on a D10?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [{ key: 'most_faces', text: 'The faces from 1 to the number set.' }],
		numbers: [
			{
				path: 'good_chance.upto',
				label: 'Petrol bombs on 1 to',
				unit: 'face',
				default: 7,
				min: 0,
				max: 10
			}
		]
	},
	{
		id: 'G10',
		section: 'Morale',
		title: 'A unit falling back',
		question: 'The source does not say what a marked unit may do.',
		kind: 'switch',
		standing: 'default of this app',
		readings: [{ key: 'defends_only', text: 'It defends itself and does nothing else.' }],
		numbers: [
			permission('falling_back.phase_2_fire', 'Fires in phase 2', 0),
			permission('falling_back.phase_4_fire', 'Fires in phase 4', 1),
			permission('falling_back.advance', 'May advance', 0),
			permission('falling_back.start_melee', 'May start a melee', 0)
		]
	}
] as const satisfies readonly Ruling[];
