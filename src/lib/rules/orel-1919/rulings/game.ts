import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on definitions, supply, command, movement and scenarios. */
export const GAME_RULINGS = [
	settled(
		'OR-05',
		'1.2',
		'high',
		words.whenIsRoundedAndWhatIsAddedFirst,
		words.valuesWithOneDivisorAreAdded
	),
	settled(
		'OR-06',
		'1.2',
		'high',
		words.mustTheWorstOrBestUnitBeExactly,
		words.threeOrMoreBothAreMeasuredFromThe
	),
	settled(
		'OR-07',
		'1.2',
		'medium',
		words.whoEntersThePredominantTq,
		words.theCombatUnitsOfTheGroupGunsOnly
	),
	settled(
		'OR-23',
		'7.2',
		'medium',
		words.doesABarrageCostAnArmouredTrain,
		words.noAsTheTextSaysThe3MpOfTheChart
	),
	settled(
		'OR-24',
		'3.2',
		'low',
		words.whoControlsARailroadHex,
		words.theSideThatLastHadAUnitInItOr
	),
	settled(
		'OR-31',
		'7.1.2',
		'low',
		words.whatDoRoutedUnitsCountForStacking,
		words.theStepsTheyHaveLeftLikeAllOthers
	),
	settled(
		'OR-33',
		'3.2',
		'medium',
		words.mustAConvoyTraceToBothExitHexes,
		words.eitherOfTheTwoIsEnough
	),
	settled(
		'OR-35',
		'10.3',
		'high',
		words.whereDoesTheStrayLineAboutTheDepot,
		words.toTheHypotheticalScenario
	),
	settled(
		'OR-38',
		'5.2.1',
		'medium',
		words.whichDivisionMayHaveTwoMainBodies,
		words.the41stRifleDivisionOnTheFirstTurn
	),
	settled('OR-40', '7.2', 'high', words.theChartPrintsCoarserCostsThanThe, words.thoseOfTheText),
	settled(
		'OR-42',
		'10.2',
		'medium',
		words.whatMayAnInactiveUnitDo,
		words.itMayEntrenchAndDefendsAsUsualIt
	),
	settled(
		'OR-51',
		'10.2',
		'low',
		words.aRetreatLeadsThe46thDivisionBeyond,
		words.asIntoAnEnemyEntryZoneOnlyWhereNo
	),
	settled(
		'OR-52',
		'6.1',
		'low',
		words.recruitBattalionsAndIndependent,
		words.yesTheRecruitBattalionsOfASide
	),
	{
		id: 'OR-53',
		section: '10.2',
		question: words.redWinsByAStationOfTheDoubleTrack,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{
				key: 'line',
				text: words.ofThoseOnTheDoubleTrackOrNextToIt
			},
			{ key: 'map', text: words.ofEveryWhiteUnitOnTheMap }
		]
	},
	settled(
		'OR-55',
		'5.3',
		'medium',
		words.aUnitOutOfCommandIsInAZocAndBeyond,
		words.itMayTakeItsCheckPassedItMayAttack
	),
	{
		id: 'OR-56',
		section: '5.3',
		question: words.whichWayIsTowardsTheNearestDepot,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'hexes', text: words.toAHexFewerHexesAwayFromTheDepot },
			{ key: 'mp', text: words.toAHexFewerMpAwayFromTheDepot }
		]
	},
	settled(
		'OR-57',
		'7.1.2',
		'medium',
		words.whoMustLeaveAHexThatRecruitment,
		words.itsOwnerChoosesNobodyEndsHisMove
	),
	{
		id: 'OR-58',
		section: '7.1.3',
		question: words.mayAUnitThatCoveredAMoveMoveLater,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'stays', text: words.noItsHexKeepsOneThatHasNotMoved },
			{ key: 'may_go', text: words.yesWhatTheOtherPaidStands }
		]
	},
	{
		id: 'OR-59',
		section: '6.1',
		question: words.untilWhenDoDefeatistRumorsLast,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'round', text: words.thePartsOfBothPlayersToTheEndOf },
			{ key: 'day', text: words.toTheEndOfTheDaySoForRedOnlyHis },
			{ key: 'part', text: words.toTheEndOfThePlayersOwnPart }
		]
	},
	settled(
		'OR-60',
		'3.3',
		'high',
		words.aUnitTookOffItsMarkerAtACaptured,
		words.noTheMarkerStaysOff
	),
	settled(
		'OR-61',
		'8.1',
		'high',
		words.whenIsTheSupplyOfDefendersChecked,
		words.onceForAllBeforeTheAttacksADepot
	),
	settled(
		'OR-62',
		'8.2.1',
		'high',
		words.howManyUnitsDoTheMunitionsOfAn,
		words.oneForEachPointTheirOwnerChooses
	),
	settled(
		'OR-63',
		'7.4',
		'medium',
		words.doesAUnitThatComesInMoveAlongARoad,
		words.ifARoadLeadsOutOfTheHexByWhich
	),
	settled(
		'OR-64',
		'7.1.3',
		'medium',
		words.aUnitThatHasToMoveStandsInAStack,
		words.noItCannotBeOneThatDoesNotMove
	),
	settled(
		'OR-65',
		'3.1',
		'medium',
		words.whichRailroadMustBeFriendlyFromADepot,
		words.anyThatLeadsFromThereToAFriendlyEdge
	),
	settled(
		'OR-66',
		'3.2',
		'medium',
		words.aDepotIsLentToDefendersWhoThenDoNotFight,
		words.noOnlyIfAUnitThatItSuppliesFires
	),
	{
		id: 'OR-67',
		section: '4.3.1',
		question: words.doRecruitsRepairADamagedTrain,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'no', text: words.noCombatModeIsAskedForAndItHasNone },
			{ key: 'repaired', text: words.yesOnlyGunsAreLeftOut }
		]
	},
	settled(
		'OR-68',
		'7.5',
		'medium',
		words.whatMustAUnitOffTheMapBeToGetRecruits,
		words.itNeedsNeitherDepotNorCombatModeThere
	),
	settled(
		'OR-69',
		'7.1.3',
		'medium',
		words.whatDoesFromZocToZocCostAfterOtherHexes,
		words.asMuchAllOfItsMpMinus1
	),
	settled('OR-70', '8.1', 'medium', words.gunsWerePaidForAndHoldTheirFire, words.theirPointIsSpent)
] as const satisfies readonly Ruling[];
