import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings fire. */
export const words = texts('red-and-white.rulings-fire', {
	diceBeyond6AndBelow1: 'Dice beyond 6 and below 1',
	doAllModifiersAddAndDoesA6Always:
		'Do all modifiers add, and does a 6 always hit or a 1 always miss?',
	allAddAModified5OrMoreHitsNoFaceIs: 'All add; a modified 5 or more hits, no face is automatic.',
	a6OnTheDieAlwaysHits: 'A 6 on the die always hits.',
	a1OnTheDieAlwaysMisses: 'A 1 on the die always misses.',
	a6AlwaysHitsAndA1AlwaysMisses: 'A 6 always hits and a 1 always misses.',
	bannerInFire: 'Banner in fire',
	aBannerIsWorthPlus1InMost:
		'A banner is worth +1 in most situations but is not in the fire list. Does it count?',
	notInFireInMeleeAndMoraleOnly: 'Not in fire; in melee and morale only.',
	plus1InSmallArmsFireToo: '+1 in small arms fire too.',
	halfOfAnOddNumberOfHits: 'Half of an odd number of hits',
	coverHalvesTheHitsWhatBecomesOfThe: 'Cover halves the hits. What becomes of the odd one?',
	oneSavingThrowSettlesItAsInThe: 'One saving throw settles it, as in the artillery example.',
	itIsLost: 'It is lost.',
	itCounts: 'It counts.',
	nothingIsHalvedEveryHitTakesA: 'Nothing is halved; every hit takes a saving throw.',
	countedForEachFiringUnitAndTarget: 'Counted for each firing unit and target by itself.',
	coverAndGunsThatTakeTwoFigures: 'Cover and guns that take two figures',
	isTheHitHalvedOrTheFiguresItTakes: 'Is the hit halved, or the figures it takes?',
	hitsAreHalvedThenEachTakesIts:
		'Hits are halved, then each takes its figures; the odd hit counts for both figures or none.',
	hitsTakeTheirFiguresThenTheFigures: 'Hits take their figures, then the figures are halved.',
	savingThrowsOfCrewsComeAfterBoth:
		'Saving throws of crews come after both, and never more are lost than are there.',
	whoHasASavingThrow: 'Who has a saving throw',
	againstWhatDoGunAndMachineGunCrews: 'Against what do gun and machine gun crews save?',
	crewsSaveAgainstAnyFireNobodySaves: 'Crews save against any fire; nobody saves in melee.',
	crewsSaveAgainstSmallArmsOnly: 'Crews save against small arms only.',
	crewsDoNotSaveArmouredCarsStillDo: 'Crews do not save; armoured cars still do.',
	howOftenIsTheD10ForAnAttached:
		'How often is the D10 for an attached machine gun rolled, and whose loss is it?',
	besidesTheLossesOfTheUnit:
		'Once for each fire that took a figure; besides the losses of the unit.',
	insteadOfOneOfTheUnit: 'Once for each fire that took a figure; instead of one of the unit.',
	onceForEachFigureLostBesides: 'Once for each figure lost; besides.',
	theMachineGunThenHasItsOwnSaving: 'The machine gun then has its own saving throw.',
	halfOfAnOddNumberOfStands: 'Half of an odd number of stands',
	howManyOfThreeStandsFireAfter: 'How many of three stands fire after moving into melee?',
	roundedDownButAtLeastOne: 'Rounded down, but at least one.',
	roundedUp: 'Rounded up.',
	howOftenAttachedFiguresTest: 'How often attached figures test',
	aUnitThatTakesACasualtyTestsIts:
		'A unit that takes a casualty tests its officer, commissar or priest. For each figure?',
	onceForEachFireOrMeleeThatTookAt: 'Once for each fire or melee that took at least one figure.',
	onceForEachFigureLost: 'Once for each figure lost.',
	heavyMachineGunDice: 'Heavy machine gun dice',
	threeDicePerGunnerButTheStandHas: 'Three dice "per gunner", but the stand has two gunners.',
	threeDiceAGunWhileAGunnerIsLeft: 'Three dice a gun while a gunner is left.',
	threeDiceForEachGunnerLeft: 'Three dice for each gunner left.',
	machineGunsAtTanks: 'Machine guns at tanks',
	infantryFireCannotHurtATankMachine:
		'Infantry fire cannot hurt a tank; machine guns are not named. Can they?',
	noEffectAsOnTrains: 'No effect, as on trains.',
	atPointBlankEachHitRollsOnTheTank:
		'At point blank each hit rolls on the tank table, as a shell does.'
});
