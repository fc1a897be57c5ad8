import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on combat up to the Cohesion checks and what follows them, and on the New Combat Rules. */
export const COMBAT_RULINGS = [
	settled(
		'OR-04',
		'8.7.1',
		'high',
		words.isTheRatioRoundedBeforeACohesion,
		words.noTwiceAsStrongOrMoreAndLessStrong
	),
	settled('OR-08', '8.7.1', 'high', words.oneDieForASideOrForEachUnit, words.oneForEachSide),
	{
		id: 'OR-14',
		section: '8.7.1',
		question: words.doesAHastyAttackHalveArtillery,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'units_only', text: words.noOnlyTheAttackingUnits },
			{ key: 'support_too', text: words.yes }
		]
	},
	settled(
		'OR-15',
		'8.6.2',
		'medium',
		words.howAreSeveralFailedSupportsRounded,
		words.addedThenHalvedDownwardsOnce
	),
	settled(
		'OR-16',
		'8.3.2',
		'medium',
		words.whoChecksAfterABarrageAndWithWhat,
		words.theTargetOnlyWithNothingButThePlus
	),
	settled('OR-17', '8.3.2', 'high', words.howIsFireHalvedTwice, words.bothHalvingsThenToTheNearest),
	settled(
		'OR-18',
		'8.5',
		'high',
		words.doesANatural6FailForTq6AsWell,
		words.yesInARetreatBeforeCombat
	),
	settled(
		'OR-19',
		'8.5',
		'high',
		words.theMarksOfTheFootnotesHaveSlipped,
		words.tq6IsForArmouredCarsTq5ForTanks
	),
	settled('OR-21', '8.7.1', 'certain', words.doesTq6InfantryInDefenceSpareIts, words.noOnlyItself),
	settled(
		'OR-22',
		'8.7.1',
		'high',
		words.mayAChargeBeChosenAgainForThe,
		words.yesWhatAllowsItIsLookedAtAgainAnd
	),
	settled(
		'OR-27',
		'8.7.1',
		'high',
		words.whichTerrainNumberCountsInA,
		words.theOneOfTheAssaultWithIts
	),
	settled(
		'OR-29',
		'8.7.1',
		'medium',
		words.doSeveralVehiclesAddUp,
		words.noOnceForTheStackOnceAgainstThe
	),
	settled(
		'OR-34',
		'8.1',
		'high',
		words.whatIsTheCommitmentStep,
		words.theCohesionCheckSomeSectionNumbers
	),
	settled(
		'OR-37',
		'8.7.2',
		'low',
		words.whatIfSomeUnitsRetreatAndOthers,
		words.eachByItsOwnResultTheOneHexGroup
	),
	settled(
		'OR-43',
		'8.4',
		'medium',
		words.mayCounterbatteryHitGunsThatStand,
		words.yesWhoeverHasJustFiredMayBeHit
	),
	{
		id: 'OR-44',
		section: '8.6.2',
		question: words.doesAHastyAttackMakeTheDefenders,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'attacker_only', text: words.noThePlus2IsForGunsThatSupportA },
			{ key: 'both', text: words.yesForAllSupportsOfThatCombat }
		]
	},
	settled(
		'OR-49',
		'8.5.1',
		'medium',
		words.allOfAStackMustGoBackToOneHexWhat,
		words.troopsLeadOfTheirWaysThoseAreOpen
	),
	settled(
		'OR-N1',
		'New Combat Rules',
		'high',
		words.whichSideIsStrongerWhenBothAre,
		words.neitherNoModifier
	),
	settled(
		'OR-N2',
		'New Combat Rules',
		'low',
		words.whatIsAddedToTheOneCoordinationDie,
		words.plus2ForAHastyAttackPlus2WhenAllOf
	)
] as const satisfies readonly Ruling[];
