import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on combat up to the dice. */
export const COMBAT_RULINGS = [
	{
		id: 'WO-02',
		section: '8.2.5',
		question: words.howAreRatiosBelow11,
		kind: 'cells',
		confidence: 'low',
		sheets: ['RATIO'],
		readings: [{ key: 'default', text: words.byTheRowsOfTheList }]
	},
	settled('WO-03', '8.2.5', 'certain', words.whoWinsAt7, words.theDefender),
	settled(
		'WO-04',
		'8.2.5',
		'medium',
		words.inWhatOrderDoTheChanges,
		words.routForEachUnitFirstThen
	),
	settled(
		'WO-05',
		'8.2.5',
		'high',
		words.doAircraftCountTwiceAndNight,
		words.yesBesidesTheirFirepowerByNight
	),
	settled('WO-08', '15.2', 'high', words.bombingIsSaidToFollow8, words.thatOfBarrages81),
	settled('WO-09', '13', 'certain', words.doesTheMinus3OfA, words.noItTakesItsPlace),
	settled('WO-14', '8.2.6', 'high', words.whatIfAUnitIsDisorganised, words.twoHalvingsOneRounding),
	settled('WO-18', '8.2.6', 'medium', words.whatIsTheMoraleOfRouted, words.minus2ForEachRoutedUnit),
	settled('WO-27', '8.2.1', 'medium', words.howOftenDoesAUnitAttack, words.onceInACombatSequence),
	settled(
		'WO-30',
		'8.1.2',
		'medium',
		words.mustFortsAndAircraftHaveTheir,
		words.fortsLikeGunsBombsNeedNo
	),
	settled('WO-33', '8.2.5', 'medium', words.doTheLinesOfTheTerrain, words.inTheHexTheBetterOf),
	settled('WO-34', '8.2.5', 'medium', words.whatIsOneDirectionAndWho, words.oneDirectionIsOneHexOf),
	settled(
		'WO-35',
		'8.2.5',
		'medium',
		words.howAreValuesRoundedThatAre,
		words.thoseHalvedAlikeAreAddedDivided
	),
	settled(
		'WO-36',
		'8.2.4',
		'medium',
		words.whatAreGunsWorthThatDefend,
		words.halfTheirFirepowerHalvedAgainUnless
	),
	settled('WO-65', '8.2.4', 'medium', words.doGunsInTheAttackedHex, words.likeAnyOtherTheyAreNamed),
	settled('WO-74', '8.2.3', 'medium', words.doesARoutedUnitSlipAway, words.yesNothingForbidsIt),
	settled(
		'WO-75',
		'8.2.3',
		'medium',
		words.whatIfThoseWhoSlipAwayFind,
		words.theyStayRoutedAndAreFought
	),
	settled(
		'WO-79',
		'8.2.3',
		'medium',
		words.mayAnHqGoWithThoseWhoSlipAway,
		words.yesIfNobodyElseIsLeft
	),
	settled(
		'WO-78',
		'5.2',
		'medium',
		words.doesAHexOfTwoAttacksCountTwice,
		words.yesOnceForEachAttack
	),
	settled(
		'WO-81',
		'5.2',
		'medium',
		words.mayAGunStillSupportWhoseHqHasGone,
		words.yesCommandIsJudgedAtTheDeclaration
	),
	settled(
		'WO-44',
		'8.4',
		'medium',
		words.whoMayBlowWhichBridge,
		words.unroutedWhiteInfantryOfAnyArmy
	),
	settled('WO-47', '8.1.3', 'medium', words.howDoesABarrageStrike, words.allOnOneUnitASpared),
	settled('WO-56', '16.1', 'medium', words.mayTheRoyalNavySupportA, words.yesIfAnEstonianUnitTakes)
] as const satisfies readonly Ruling[];
