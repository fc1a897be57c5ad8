import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings vehicles. */
export const words = texts('red-and-white.rulings-vehicles', {
	breakdownOfAnArmouredCar: 'Breakdown of an armoured car',
	itMustRollAboveItsMoraleToMove:
		'It must roll above its morale to move, which an undamaged car never could. Above what, then?',
	aboveTheNumberOfHitsNoRollWithout: 'Above the number of hits; no roll without hits.',
	aboveTheMoralePointToTheLetterNo: 'Above the morale point, as written; no roll without hits.',
	itNeverBreaksDown: 'It never breaks down.',
	moraleOfACarThatIsHit: 'Morale of a car that is hit',
	doesTheNewHitAlreadyLowerItsMorale: 'Does the new hit already lower its morale point?',
	yesCountTheHitThenTest: 'Yes, count the hit, then test.',
	noTestThenCountIt: 'No, test, then count it.',
	criticalHit: 'Critical hit',
	doesACriticalAlsoCountAsAHit: 'Does a critical also count as a hit?',
	yesItsMoralePointFallsBy1AsWell: 'Yes, its morale point falls by 1 as well.',
	no: 'No.',
	repairingATank: 'Repairing a tank',
	aFailedMoraleTestMeansNoRepairsFor: 'A failed morale test means no repairs. For how long?',
	thisTurnOneAttemptInPhase3OfEach:
		'For this turn; one attempt in phase 3 of each of its own turns.',
	forTheRestOfTheGame: 'For the rest of the game.',
	aTankWithAnEngineHitCannotFallBack:
		'A tank with an engine hit cannot fall back, so an alarm does nothing to it.',
	anImmobilisedTankTestsOnceForEach:
		'An immobilised tank tests once for each later shell that hits, after the damage is counted.',
	twoWaysToThrowPetrolBombs: 'Two ways to throw petrol bombs',
	oneSectionRollsD10AnotherD6WhichIs: 'One section rolls a D10, another a D6. Which is used?',
	d6WhenInfantryAttacksTheTankD10:
		'D6 when infantry attacks the tank; D10 when the tank attacked and lost.',
	d10AlwaysAfterWinningTheMeleeAnd: 'Always D10, after winning the melee and passing morale.',
	d6ForEachStandAlways: 'Always D6 for each stand.',
	whenATrainTests: 'When a train tests',
	firedOnOrHit: 'When it is fired on, or when it is hit?',
	whenArtilleryFiresAtItOnceAPhase:
		'When artillery fires at it, once a phase, after adding the hits.',
	onlyWhenAShellHitsIt: 'Only when a shell hits it.'
});
