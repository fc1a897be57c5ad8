import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings fire. */
export const words = texts('red-and-white.rulings-fire', {
	diceBeyond6AndBelow1: 'Dice above 6 and below 1',
	doAllModifiersAddAndDoesA6Always:
		'Do all modifiers add, and does a 6 always hit or a 1 always miss?',
	allAddAModified5OrMoreHitsNoFaceIs:
		'All add up; a modified 5 or more hits, and no face is automatic.',
	a6OnTheDieAlwaysHits: 'A 6 on the die always hits.',
	a1OnTheDieAlwaysMisses: 'A 1 on the die always misses.',
	a6AlwaysHitsAndA1AlwaysMisses: 'A 6 always hits and a 1 always misses.',
	bannerInFire: 'Banners and fire',
	aBannerIsWorthPlus1InMost:
		'A banner is worth +1 in most situations but is not in the fire list. Does it count there?',
	notInFireInMeleeAndMoraleOnly: 'No, only in melee and morale.',
	plus1InSmallArmsFireToo: 'Yes, +1 in small arms fire too.',
	halfOfAnOddNumberOfHits: 'Half of an odd number of hits',
	coverHalvesTheHitsWhatBecomesOfThe: 'Cover halves the hits. What becomes of the odd one?',
	oneSavingThrowSettlesItAsInThe: 'One saving throw settles it, as in the artillery example.',
	itIsLost: 'It is lost.',
	itCounts: 'It counts.',
	nothingIsHalvedEveryHitTakesA: 'Nothing is halved; every hit takes a saving throw.',
	countedForEachFiringUnitAndTarget: 'Halved separately for each firing unit and target.',
	coverAndGunsThatTakeTwoFigures: 'Cover and hits that take two figures',
	isTheHitHalvedOrTheFiguresItTakes: 'Is the hit halved, or the figures it takes?',
	hitsAreHalvedThenEachTakesIts:
		'Hits are halved, then each takes its figures; the odd hit counts for both figures or none.',
	hitsTakeTheirFiguresThenTheFigures: 'Each hit takes its figures, then the figures are halved.',
	savingThrowsOfCrewsComeAfterBoth:
		'Crews save after both; a unit never loses more figures than it has.',
	whoHasASavingThrow: 'Who gets a saving throw',
	againstWhatDoGunAndMachineGunCrews: 'What do gun and machine gun crews save against?',
	crewsSaveAgainstAnyFireNobodySaves: 'Crews save against any fire; nobody saves in melee.',
	crewsSaveAgainstSmallArmsOnly: 'Crews save against small arms only.',
	crewsDoNotSaveArmouredCarsStillDo: 'Crews do not save; armoured cars still do.',
	howOftenIsTheD10ForAnAttached:
		'How often is the D10 for an attached machine gun rolled, and is its loss extra?',
	besidesTheLossesOfTheUnit: 'Once each time fire takes a figure; on top of the unit’s losses.',
	insteadOfOneOfTheUnit: 'Once each time fire takes a figure; instead of one of the unit’s losses.',
	onceForEachFigureLostBesides: 'Once for each figure lost; on top of the unit’s losses.',
	theMachineGunThenHasItsOwnSaving: 'The machine gun then gets its own saving throw.',
	halfOfAnOddNumberOfStands: 'Half of an odd number of stands',
	howManyOfThreeStandsFireAfter: 'How many stands out of three fire after moving into melee?',
	roundedDownButAtLeastOne: 'Rounded down, but at least one.',
	roundedUp: 'Rounded up.',
	howOftenAttachedFiguresTest: 'How often attached figures test',
	aUnitThatTakesACasualtyTestsIts:
		'When a unit takes a casualty its officer, commissar or priest tests. For each figure?',
	onceForEachFireOrMeleeThatTookAt: 'Once each time fire or a melee takes at least one figure.',
	onceForEachFigureLost: 'Once for each figure lost.',
	heavyMachineGunDice: 'Heavy machine gun dice',
	threeDicePerGunnerButTheStandHas:
		'Three dice "per gunner", but the stand has two gunners. How many dice?',
	threeDiceAGunWhileAGunnerIsLeft: 'Three dice per gun while a gunner is left.',
	threeDiceForEachGunnerLeft: 'Three dice for each gunner left.',
	machineGunsAtTanks: 'Machine guns at tanks',
	infantryFireCannotHurtATankMachine:
		'Infantry fire cannot hurt a tank; machine guns are not mentioned. Can they?',
	noEffectAsOnTrains: 'No effect, as on trains.',
	atPointBlankEachHitRollsOnTheTank:
		'At point blank each hit rolls on the tank table, like a shell.'
});
