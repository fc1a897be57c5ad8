import type { Ruling } from '#lib/kernel/book/ruling.ts';

/** MORALE; MAJOR MORALE; OFFICERS' CHARACTER; COMMISSARS: R33, R34, R37, R38, R48–R52, R65. */
export const MORALE_RULINGS = [
	{
		id: 'R33',
		section: 'Commissars',
		title: 'The commissar quarrels',
		question: 'Does the quarrel spoil the action that started it?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'spoils_this_action', text: 'Yes, the result counts at once.' },
			{ key: 'from_next_action', text: 'No, this action keeps its +1.' }
		],
		notes: ['Rolled at each action that would use the +1, until a result stands for that turn.']
	},
	{
		id: 'R34',
		section: 'Commissars',
		title: 'Unlikely and small chances',
		question: '"Unlikely" comes with a 0 on a D10, "small chance" with a D10 only. How small?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'one_in_ten', text: 'Both one in ten.' },
			{ key: 'two_in_ten', text: 'A small chance is two in ten, unlikely one.' }
		]
	},
	{
		id: 'R37',
		section: 'Morale',
		title: 'Automatic morale',
		question: 'Does a 1 always pass or a 6 always fail?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'no_automatic', text: 'Neither.' },
			{ key: 'one_passes_six_fails', text: 'A 1 passes and a 6 fails.' },
			{ key: 'six_fails', text: 'A 6 always fails.' },
			{ key: 'one_passes', text: 'A 1 always passes.' }
		],
		notes: ['A stand counts while it has a figure.']
	},
	{
		id: 'R38',
		section: 'Morale',
		title: 'Bonuses in morale',
		question: 'Low is good here, yet a bonus is written +1. Which way does it go?',
		kind: 'settled',
		standing: 'default of this app',
		readings: [
			{
				key: 'bonus_lowers_the_die',
				text: 'A bonus is −1 on the morale die; the +1 and +2 of a bombardment make it harder.'
			}
		]
	},
	{
		id: 'R48',
		section: 'Major morale',
		title: 'Die of the army test',
		question: 'The text says D6, its table D10. And what of 35 or 60 per cent?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'd10_lower_band', text: 'D10; the line reached counts, 50 per cent is the last.' },
			{ key: 'd10_goes_on', text: 'D10; beyond 50 per cent one face more for every 10 per cent.' },
			{ key: 'd6_lower_band', text: 'D6 against the same faces; the line reached counts.' }
		]
	},
	{
		id: 'R49',
		section: 'Major morale',
		title: 'How often the army tests',
		question: 'Once when a line is reached, or every turn?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'every_time', text: 'Every phase 7 in which the side tests, from 30 per cent on.' },
			{ key: 'once_per_band', text: 'Once for each line reached.' }
		]
	},
	{
		id: 'R50',
		section: "Officers' character",
		title: 'Re-rolls of a committed commander',
		question: 'Two re-rolls: in the game, or at each test?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'two_in_all',
				text: 'Two in the game, both usable on one test; the last roll stands.'
			},
			{ key: 'two_each_test', text: 'Two at each test.' }
		]
	},
	{
		id: 'R51',
		section: 'Major morale',
		title: 'Rounding the losses',
		question: 'Is the percentage rounded before it is read?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'exact', text: 'No: net losses over starting units, exactly.' },
			{ key: 'rounded_down', text: 'Down to the whole per cent.' },
			{ key: 'rounded', text: 'To the nearest whole per cent.' }
		]
	},
	{
		id: 'R52',
		section: 'Major morale',
		title: 'Half strength',
		question: 'When is a unit at half strength and counts as lost?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'half_or_less', text: 'Half of its starting figures or less.' },
			{ key: 'less_than_half', text: 'Less than half.' }
		]
	},
	{
		id: 'R65',
		section: 'Religious inspiration',
		title: 'Priest distracted and priest hit',
		question: 'Both happen on a 0. One roll, or two?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'one_roll', text: 'One D10; the last line of his table is the hit.' },
			{ key: 'two_rolls', text: 'One D10 for each.' }
		]
	},
	{
		id: 'R72',
		section: 'Commissars',
		title: 'The commander who deserts',
		question: 'He shoots the commissar and goes over to the Whites. Which figure is he?',
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'who_leads_it',
				text: 'The officer who leads the unit heroically; where none does, the commander is no figure.'
			},
			{ key: 'its_leader', text: 'The officer to whom the unit is assigned, wherever he is.' },
			{ key: 'no_figure', text: 'None: only the commissar is gone.' }
		]
	}
] as const satisfies readonly Ruling[];
