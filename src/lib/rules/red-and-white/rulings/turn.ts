import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/turn.ts';

/** SEQUENCE OF ACTION; SUPRESSION; LEADERSHIP: R01–R09, R36, R55, R69. */
export const TURN_RULINGS = [
	{
		id: 'R01',
		section: 'Sequence of action',
		title: words.twoWaysToNumberThePhases,
		question: words.someSectionsCountFireAsPhase1Or3,
		kind: 'settled',
		standing: 'source',
		readings: [
			{
				key: 'sequence_numbers',
				text: words.theNumbersOfTheSequenceHold
			}
		]
	},
	{
		id: 'R02',
		section: 'Suppression',
		title: words.whatASuppressedUnitMayNotDo,
		question: words.oneTextStopsItsFireUnlessItPassesA,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'one_test_lifts_both',
				text: words.noDefensiveFireAndNoWithdrawalOne
			},
			{
				key: 'test_lifts_fire_only',
				text: words.noDefensiveFireAndNoWithdrawalThe
			},
			{ key: 'fire_only', text: words.onlyDefensiveFireIsStoppedItMay }
		]
	},
	{
		id: 'R03',
		section: 'Suppression',
		title: words.standAlreadyWornDown,
		question: words.isAUnitSuppressedWhenAStandThatHad,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'last_figure_counts',
				text: words.yesIfItsLastFigureFallsTo
			},
			{ key: 'whole_stand_only', text: words.onlyIfAsManyFiguresAsAFullStand }
		],
		notes: [words.lossesInPhases45And6NeverSuppress]
	},
	{
		id: 'R04',
		section: 'Sequence of action',
		title: words.whatATurnIs,
		question: words.whatDoThisTurnNextTurnAndTwoTurns,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'own_turns',
				text: words.aTurnIsTheSevenPhasesOfOneSideWhat
			},
			{ key: 'whole_rounds', text: words.aTurnIsTheRedTurnAndTheWhiteTurn }
		]
	},
	{
		id: 'R05',
		section: 'Leadership',
		title: words.endsOfTheLeadershipBands,
		question: words.exactly24InchesEndsOneLineOfThe,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'nearer_band', text: words.theNearerLineAs12InchesAnd36Inches },
			{ key: 'farther_band', text: words.theFartherLine12InchesAnd36Inches }
		]
	},
	{
		id: 'R06',
		section: 'Leadership',
		title: words.the0OfTheD10,
		question: words.isTheFace0NoneOrTen,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'ten', text: words.tenWhereTheRulesAskForA0ThatFaceIs }]
	},
	{
		id: 'R07',
		section: 'Leadership',
		title: words.commanderInChiefAndLeader,
		question: words.theCInCMayInfluenceAnyUnitOfHis,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'better_line', text: words.oneRollOnTheBetterOfTheTwoLines },
			{
				key: 'cinc_only_if_no_leader',
				text: words.theCInCCountsOnlyWhereTheUnitHasNo
			},
			{ key: 'own_leader_only', text: words.onlyItsOwnLeaderCounts }
		],
		notes: [words.aCInCWhoLedHeroicallyWhenTheTurn]
	},
	{
		id: 'R08',
		section: 'Leadership',
		title: words.leaderDeadOrHeroicElsewhere,
		question: words.suchUnitsRollOnTheLastLineEvenWith,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'cinc_still_helps', text: words.theCInCStillHelpsThemWithoutHim16 },
			{ key: 'line_over_36_always', text: words.always16 }
		]
	},
	{
		id: 'R09',
		section: 'Officers and leaders',
		title: words.officerJoinsInPhase1,
		question: words.doesTheUnitHeJoinsNeedARollAndDo,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'at_start_of_turn',
				text: words.theUnitCountsAsLedHisOthersSuffer
			},
			{
				key: 'at_once',
				text: words.theUnitCountsAsLedHisOthersThat
			}
		]
	},
	{
		id: 'R69',
		section: 'Officers and leaders',
		title: words.whomAnOfficerLeads,
		question: words.anOfficerMayJoinAUnitAndLeadIt,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'own_troops',
				text: words.unitsUnderHisOwnCommandOrUnder
			},
			{ key: 'any_of_his_side', text: words.anyUnitOfHisSide }
		]
	},
	{
		id: 'R36',
		section: 'Morale',
		title: words.whoTestsInPhase7,
		question: words.theSequenceNamesOneSideTheMorale,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'named_side',
				text: words.theSideTheSequenceNamesForAll
			},
			{ key: 'both_sides', text: words.bothSidesForLossesOfThisTurn }
		],
		notes: [words.aTestThatTheRefereeHasAUnitMake]
	},
	{
		id: 'R55',
		section: 'Sequence of action',
		title: words.fireAndMoveInOneTurn,
		question: words.theTextFreesTrainsAndHeavyMachine,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'vehicles_and_ships', text: words.trainsShipsTanksArmouredCarsAnd },
			{ key: 'not_ships', text: words.trainsTanksArmouredCarsAndTchankas },
			{ key: 'trains_only', text: words.trainsOnly }
		],
		notes: [words.eachWeaponFiresOnceInATurnOfItsOwn]
	}
] as const satisfies readonly Ruling[];
