import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/morale.ts';

/** MORALE; MAJOR MORALE; OFFICERS' CHARACTER; COMMISSARS: R33, R34, R37, R38, R48–R52, R65. */
export const MORALE_RULINGS = [
	{
		id: 'R33',
		section: 'Commissars',
		title: words.r33,
		question: words.r33Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'spoils_this_action', text: words.r33SpoilsThisAction },
			{ key: 'from_next_action', text: words.r33FromNextAction }
		],
		notes: [words.rolledAtEachActionThatWouldUseThe]
	},
	{
		id: 'R34',
		section: 'Commissars',
		title: words.r34,
		question: words.r34Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'one_in_ten', text: words.r34OneInTen },
			{ key: 'two_in_ten', text: words.r34TwoInTen }
		]
	},
	{
		id: 'R37',
		section: 'Morale',
		title: words.r37,
		question: words.r37Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'no_automatic', text: words.r37NoAutomatic },
			{ key: 'one_passes_six_fails', text: words.r37OnePassesSixFails },
			{ key: 'six_fails', text: words.r37SixFails },
			{ key: 'one_passes', text: words.r37OnePasses }
		],
		notes: [words.aStandCountsWhileItHasAFigure]
	},
	{
		id: 'R38',
		section: 'Morale',
		title: words.r38,
		question: words.r38Asks,
		kind: 'settled',
		standing: 'default of this app',
		readings: [
			{
				key: 'bonus_lowers_the_die',
				text: words.r38BonusLowersTheDie
			}
		]
	},
	{
		id: 'R48',
		section: 'Major morale',
		title: words.r48,
		question: words.r48Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'd10_lower_band', text: words.r48D10LowerBand },
			{ key: 'd10_goes_on', text: words.r48D10GoesOn },
			{ key: 'd6_lower_band', text: words.r48D6LowerBand }
		]
	},
	{
		id: 'R49',
		section: 'Major morale',
		title: words.r49,
		question: words.r49Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'every_time', text: words.r49EveryTime },
			{ key: 'once_per_band', text: words.r49OncePerBand }
		]
	},
	{
		id: 'R50',
		section: "Officers' character",
		title: words.r50,
		question: words.r50Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'two_in_all',
				text: words.r50TwoInAll
			},
			{ key: 'two_each_test', text: words.r50TwoEachTest }
		]
	},
	{
		id: 'R51',
		section: 'Major morale',
		title: words.r51,
		question: 'Is the percentage rounded before it is read?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'exact', text: words.r51Exact },
			{ key: 'rounded_down', text: words.r51RoundedDown },
			{ key: 'rounded', text: words.r51Rounded }
		]
	},
	{
		id: 'R52',
		section: 'Major morale',
		title: words.r52,
		question: words.r52Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'half_or_less', text: words.r52HalfOrLess },
			{ key: 'less_than_half', text: words.r52LessThanHalf }
		]
	},
	{
		id: 'R65',
		section: 'Religious inspiration',
		title: words.r65,
		question: words.r65Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'one_roll', text: words.r65OneRoll },
			{ key: 'two_rolls', text: words.r65TwoRolls }
		]
	},
	{
		id: 'R72',
		section: 'Commissars',
		title: words.r72,
		question: words.r72Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'who_leads_it',
				text: words.r72WhoLeadsIt
			},
			{ key: 'its_leader', text: words.r72ItsLeader },
			{ key: 'no_figure', text: words.r72NoFigure }
		]
	}
] as const satisfies readonly Ruling[];
