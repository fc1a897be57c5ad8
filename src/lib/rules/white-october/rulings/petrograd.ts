import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on fatigue, Red morale and the defence of Petrograd. */
export const PETROGRAD_RULINGS = [
	settled('WO-13', '9.1', 'medium', words.whatIfThereAreSeveralNight, words.plus1InAll),
	settled('WO-63', '9.1', 'medium', words.doesAForcedMarchOfWhichNobody, words.noItCountsOnceAUnit),
	settled(
		'WO-76',
		'9.1',
		'medium',
		words.doesANightAttackThatIsNotFought,
		words.noItCountsWhenTheDiceFall
	),
	settled('WO-46', '9.3', 'high', words.whatIfTheLevelIsUnder, words.neverBelow06And7),
	settled('WO-80', '9.3', 'low', words.doesATurnOfRestHalveARout, words.noItRunsAllItsMpAndTwoMore),
	settled('WO-06', '10.2', 'high', words.howAreTheMinus3And, words.theDiceLess3NotBelow),
	settled(
		'WO-61',
		'10.2',
		'medium',
		words.whichUnitsLoseDeserters,
		words.infantryCavalryAndArtillery
	),
	settled(
		'WO-82',
		'10.2',
		'low',
		words.whatCountsOfAUnitBeingRaised,
		words.nothingItCanBeRaisedAgain
	),
	settled('WO-28', '11.2.2', 'medium', words.howIsHalfAnRpPaid, words.theCostsOfTheTurnsActions),
	settled(
		'WO-45',
		'11.2.2',
		'medium',
		words.howAreRaisingActionsPaid,
		words.inTheOrderChosenInQuarters
	),
	settled('WO-67', '6', 'medium', words.whatBecomesOfInsurgentsWho, words.theyAreRemovedTheyDoNot),
	settled(
		'WO-68',
		'6',
		'medium',
		words.whichAttacksGainByTheDome,
		words.thoseOfWhichEveryAttacking
	),
	{
		id: 'WO-88',
		section: '6',
		question: words.isVetrenkosEventUsedUpOnTurn1,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'effect', text: words.noItCanStillCome },
			{ key: 'drawn', text: words.yesItWasDrawn }
		]
	},
	settled('WO-69', '6', 'medium', words.whoNamesTheUnitThatElvengren, words.red),
	settled('WO-70', '6', 'medium', words.mayAUnitThatConfersAdvance, words.noItMovesOnlyIfForced),
	settled('WO-71', '6', 'medium', words.whatMayTheRoyalNavyDoWhile, words.itSailsButNeither),
	settled('WO-53', '6', 'medium', words.whatDoInsurgentsHoldInA, words.nothingNoControlPointsRpOr)
] as const satisfies readonly Ruling[];
