import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings morale. */
export const words = texts('red-and-white.rulings-morale', {
	theCommissarQuarrels: 'The commissar quarrels',
	doesTheQuarrelSpoilTheActionThat: 'Does the quarrel spoil the action that started it?',
	yesTheResultCountsAtOnce: 'Yes, the result counts at once.',
	noThisActionKeepsItsPlus1: 'No, this action keeps its +1.',
	rolledAtEachActionThatWouldUseThe:
		'Rolled for each action that would use the +1, until a result stands for that turn.',
	unlikelyAndSmallChances: 'Unlikely and small chances',
	unlikelyComesWithA0OnAD10Small:
		'"Unlikely" comes with a 0 on a D10, "small chance" with just a D10. How small is it?',
	bothOneInTen: 'Both are one in ten.',
	aSmallChanceIsTwoInTenUnlikelyOne: 'A small chance is two in ten, "unlikely" one.',
	automaticMorale: 'Automatic morale results',
	doesA1AlwaysPassOrA6AlwaysFail: 'Does a 1 always pass or a 6 always fail?',
	neither: 'Neither.',
	a1PassesAndA6Fails: 'A 1 passes and a 6 fails.',
	a6AlwaysFails: 'A 6 always fails.',
	a1AlwaysPasses: 'A 1 always passes.',
	aStandCountsWhileItHasAFigure: 'A stand counts while it has a figure left.',
	bonusesInMorale: 'Bonuses in morale',
	lowIsGoodHereYetABonusIsWritten:
		'Low is good here, yet a bonus is written +1. Which way does it go?',
	aBonusIsMinus1OnTheMoraleDieThe:
		'A bonus is −1 on the morale die; the +1 and +2 of a bombardment make the test harder.',
	dieOfTheArmyTest: 'The die of the army test',
	theTextSaysD6ItsTableD10AndWhatOf:
		'The text says D6, the table D10. And what of 35 or 60 per cent?',
	d10TheLineReachedCounts50PerCentIs: 'D10; the line reached counts, and 50 per cent is the last.',
	d10Beyond50PerCentOneFaceMoreFor:
		'D10; beyond 50 per cent the army breaks on one more face for every 10 per cent.',
	d6AgainstTheSameFacesTheLine: 'D6 against the same faces; the line reached counts.',
	howOftenTheArmyTests: 'How often the army tests',
	onceWhenALineIsReachedOrEveryTurn: 'Once when a line is reached, or every turn?',
	everyPhase7InWhichTheSideTestsFrom: 'Every phase 7 in which the side tests, from 30 per cent on.',
	onceForEachLineReached: 'Once for each line reached.',
	reRollsOfACommittedCommander: 'Re-rolls of a committed commander',
	twoReRollsInTheGameOrAtEachTest: 'Two re-rolls per game, or per test?',
	twoInTheGameBothUsableOnOneTestThe:
		'Two per game, and both may be used on one test; the last roll stands.',
	twoAtEachTest: 'Two per test.',
	roundingTheLosses: 'Rounding the losses',
	noNetLossesOverStartingUnits: 'No: net losses divided by starting units, exactly.',
	downToTheWholePerCent: 'Down to the whole per cent.',
	toTheNearestWholePerCent: 'To the nearest whole per cent.',
	halfStrength: 'Half strength',
	whenIsAUnitAtHalfStrengthAndCounts: 'When is a unit at half strength, and so counted as lost?',
	halfOfItsStartingFiguresOrLess: 'Half of its starting figures or less.',
	lessThanHalf: 'Less than half.',
	priestDistractedAndPriestHit: 'Priest distracted and priest hit',
	bothHappenOnA0OneRollOrTwo: 'Both happen on a 0. One roll, or two?',
	oneD10TheLastLineOfHisTableIsThe: 'One D10; the last line of his table is the hit.',
	oneD10ForEach: 'One D10 for each.',
	theCommanderWhoDeserts: 'The commander who deserts',
	heShootsTheCommissarAndGoesOverTo:
		'He shoots the commissar and goes over to the Whites. Which figure is he?',
	theOfficerWhoLeadsTheUnit:
		'The officer who leads the unit heroically; if none does, the commander has no figure.',
	theOfficerToWhomTheUnitIsAssigned: 'The officer to whom the unit is assigned, wherever he is.',
	noneOnlyTheCommissarIsGone: 'None: only the commissar is gone.'
});
