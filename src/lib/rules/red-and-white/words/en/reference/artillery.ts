import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, artillery. */
export const words = texts('red-and-white.reference-artillery', {
	light: 'Light',
	field: 'Field',
	medium: 'Medium',
	heavy: 'Heavy',
	indirect: 'Indirect',
	crew: 'Crew',
	square: 'Square',
	lightIsAbout57MmField76Medium100: 'Light is about 57 mm, field 76, medium 100, heavy 150.',
	oneD10AShellCrewIsMenASection:
		'One D10 a shell. Crew: men in a section. Figures: taken by one hit. Square: burst area of a section.',
	artilleryFire: 'Artillery fire',
	layOneSquareForEachSectionThoseOfA:
		'Lay one square for each section; those of a battery touch or overlap. Only stands under a square can be hit.',
	theShellsOfABatteryAreSpreadEvenly: 'A battery’s shells are spread evenly over those stands.',
	notMinus1AgainstATankAtPointBlank: 'No −1 against a tank at point blank.',
	phase2DirectIndirectOrBombardment:
		'Phase 2: direct, indirect or bombardment. Phase 4: direct; interventionists also indirect.',
	halfOfTheHitsCountInCoverGunAnd:
		'Half of the hits count against cover. Gun and machine gun crews and armoured cars save.',
	aGunThatFiresDoesNotMoveThatTurn: 'A gun that fires does not move that turn.',
	indirectFire: 'Indirect fire',
	oneD6ABattery: 'One D6 a battery',
	officerToBattery: 'Officer to battery',
	firesOn: 'Fires on',
	onlyIfTheRefereeAllowedItBeforeThe:
		'Only if the referee allowed it before the battle; never for light guns. Interventionist guns add 1 to this die.',
	anOfficerNeedsALineToTheBatteryAnd:
		'An officer must spot for the battery and have a line to it; he spots for one battery only.',
	bombardment: 'Bombardment',
	fieldMediumAndHeavyGunsMayShell:
		'Field, medium and heavy guns may shell ground instead of a unit. Declared in phase 2: one square a section, touching each other. It is the guns’ fire for that turn.',
	intoABombardment: 'Entering a bombardment',
	addedToTheMoraleDie: 'Added to the morale die',
	atTheEdgeMoraleD6AndThisModifier:
		'At the edge the unit tests morale: D6, plus this modifier and its own, not above its stands or morale point.',
	aUnitCaughtInItTestsInTheSameWay:
		'A unit caught inside tests in the same way before it moves or goes back.',
	passedItGoesOnAtHalfOfTheMove: 'Passed: it may go on, at half its move.',
	failedPinnedAtTheEdgeNoMoreFire:
		'Failed: it is pinned at the edge; no more fire, movement or contact this turn.',
	a6CostsAFigurePassedOrFailed: 'A 6 costs a figure, pass or fail.',
	shipsDoNotMind: 'Ships ignore it.'
});
