import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on the Assault: odds, losses, Morale. */
export const ASSAULT_RULINGS = [
	settled(
		'OR-01',
		'8.8.2',
		'high',
		words.boldPrintMarksTheLoserOfAnAssault,
		words.n2To7TheAttacker8To15TheDefender7Is
	),
	settled(
		'OR-02',
		'8.8.1',
		'high',
		words.whatOfTotalsBeyondTheTable,
		words.n15OrMoreReads152OrLessReads2
	),
	{
		id: 'OR-03',
		section: '8.8.1',
		question: words.howAreOddsBelow11Read,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'floor', text: words.downToTheNextRowBelow13IsMinus4 },
			{ key: 'floor_literal', text: words.downToTheNextRowMinus4OnlyBelow14 },
			{ key: 'symmetric', text: words.theLargerSidesRatioIsRoundedDown }
		]
	},
	{
		id: 'OR-09',
		section: '8.8.2',
		question: words.isANatural1ASuccessInAMoraleCheck,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'succeeds', text: words.yesTheCheckWorksAsACohesionCheck },
			{ key: 'counts', text: words.noItCountsLikeAnyOtherNumber }
		]
	},
	{
		id: 'OR-10',
		section: '8.8.2',
		question: words.whichLostStepsMakeAMoraleCheck,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'this_assault', text: words.thoseOfThisAssault },
			{ key: 'all', text: words.allThatItsLossMarkerShows }
		]
	},
	settled(
		'OR-11',
		'8.8.2',
		'medium',
		words.whichStepsCountForTheExtraLoss,
		words.thoseInTheAssaultAtItsStart
	),
	settled(
		'OR-12',
		'8.8.2',
		'medium',
		words.whatIfBothSidesLoseMoreStepsThan,
		words.bothExcessesComeFromThePrinted
	),
	settled(
		'OR-28',
		'8.8.1',
		'medium',
		words.howDoAnEntrenchmentAndARiverGo,
		words.theBetterOfTheEntrenchmentAndThe
	),
	settled(
		'OR-30',
		'8.8.1',
		'low',
		words.whatIfAStrengthIsNothingAfter,
		words.noDefenceReadsTheBestOddsNoAttack
	),
	settled(
		'OR-36',
		'8.8.2',
		'high',
		words.oneMoraleDieOrOneForEachUnit,
		words.oneForTheLosingSideEachUnit
	),
	settled(
		'OR-45',
		'8.8.2',
		'medium',
		words.whoHasThePredominantTqForTheFirst,
		words.theUnitsOfTheTqThatMostStepsHave
	),
	settled(
		'OR-46',
		'8.8.2',
		'medium',
		words.doGunsThatStandWithTheDefenders,
		words.yesWhenAllCombatUnitsAreGoneThe
	),
	settled(
		'OR-47',
		'8.8.1',
		'medium',
		words.whoseHexesAndHexsidesCountFor,
		words.inTheCohesionCheckThoseOfAll
	)
] as const satisfies readonly Ruling[];
