import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/morale.ts';

/** MORALE; MAJOR MORALE; OFFICERS' CHARACTER; COMMISSARS: R33, R34, R37, R38, R48–R52, R65. */
export const MORALE_RULINGS = [
	{
		id: 'R33',
		section: 'Commissars',
		title: words.theCommissarQuarrels,
		question: words.doesTheQuarrelSpoilTheActionThat,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'spoils_this_action', text: words.yesTheResultCountsAtOnce },
			{ key: 'from_next_action', text: words.noThisActionKeepsItsPlus1 }
		],
		notes: [words.rolledAtEachActionThatWouldUseThe]
	},
	{
		id: 'R34',
		section: 'Commissars',
		title: words.unlikelyAndSmallChances,
		question: words.unlikelyComesWithA0OnAD10Small,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'one_in_ten', text: words.bothOneInTen },
			{ key: 'two_in_ten', text: words.aSmallChanceIsTwoInTenUnlikelyOne }
		]
	},
	{
		id: 'R37',
		section: 'Morale',
		title: words.automaticMorale,
		question: words.doesA1AlwaysPassOrA6AlwaysFail,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'no_automatic', text: words.neither },
			{ key: 'one_passes_six_fails', text: words.a1PassesAndA6Fails },
			{ key: 'six_fails', text: words.a6AlwaysFails },
			{ key: 'one_passes', text: words.a1AlwaysPasses }
		],
		notes: [words.aStandCountsWhileItHasAFigure]
	},
	{
		id: 'R38',
		section: 'Morale',
		title: words.bonusesInMorale,
		question: words.lowIsGoodHereYetABonusIsWritten,
		kind: 'settled',
		standing: 'default of this app',
		readings: [
			{
				key: 'bonus_lowers_the_die',
				text: words.aBonusIsMinus1OnTheMoraleDieThe
			}
		]
	},
	{
		id: 'R48',
		section: 'Major morale',
		title: words.dieOfTheArmyTest,
		question: words.theTextSaysD6ItsTableD10AndWhatOf,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'd10_lower_band', text: words.d10TheLineReachedCounts50PerCentIs },
			{ key: 'd10_goes_on', text: words.d10Beyond50PerCentOneFaceMoreFor },
			{ key: 'd6_lower_band', text: words.d6AgainstTheSameFacesTheLine }
		]
	},
	{
		id: 'R49',
		section: 'Major morale',
		title: words.howOftenTheArmyTests,
		question: words.onceWhenALineIsReachedOrEveryTurn,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'every_time', text: words.everyPhase7InWhichTheSideTestsFrom },
			{ key: 'once_per_band', text: words.onceForEachLineReached }
		]
	},
	{
		id: 'R50',
		section: "Officers' character",
		title: words.reRollsOfACommittedCommander,
		question: words.twoReRollsInTheGameOrAtEachTest,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'two_in_all',
				text: words.twoInTheGameBothUsableOnOneTestThe
			},
			{ key: 'two_each_test', text: words.twoAtEachTest }
		]
	},
	{
		id: 'R51',
		section: 'Major morale',
		title: words.roundingTheLosses,
		question: 'Is the percentage rounded before it is read?',
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'exact', text: words.noNetLossesOverStartingUnits },
			{ key: 'rounded_down', text: words.downToTheWholePerCent },
			{ key: 'rounded', text: words.toTheNearestWholePerCent }
		]
	},
	{
		id: 'R52',
		section: 'Major morale',
		title: words.halfStrength,
		question: words.whenIsAUnitAtHalfStrengthAndCounts,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'half_or_less', text: words.halfOfItsStartingFiguresOrLess },
			{ key: 'less_than_half', text: words.lessThanHalf }
		]
	},
	{
		id: 'R65',
		section: 'Religious inspiration',
		title: words.priestDistractedAndPriestHit,
		question: words.bothHappenOnA0OneRollOrTwo,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'one_roll', text: words.oneD10TheLastLineOfHisTableIsThe },
			{ key: 'two_rolls', text: words.oneD10ForEach }
		]
	},
	{
		id: 'R72',
		section: 'Commissars',
		title: words.theCommanderWhoDeserts,
		question: words.heShootsTheCommissarAndGoesOverTo,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{
				key: 'who_leads_it',
				text: words.theOfficerWhoLeadsTheUnit
			},
			{ key: 'its_leader', text: words.theOfficerToWhomTheUnitIsAssigned },
			{ key: 'no_figure', text: words.noneOnlyTheCommissarIsGone }
		]
	}
] as const satisfies readonly Ruling[];
