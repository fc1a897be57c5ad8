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
		'One D10 a shell. Crew is men a section, Figures what one hit takes, Square the burst area of a section.',
	artilleryFire: 'Artillery fire',
	layOneSquareForEachSectionThoseOfA:
		'Lay one square for each section; those of a battery touch or overlap. Only stands under a square can be hit.',
	theShellsOfABatteryAreSpreadEvenly:
		'The shells of a battery are spread evenly over those stands.',
	notMinus1AgainstATankAtPointBlank: 'Not −1 against a tank at point blank.',
	phase2DirectIndirectOrBombardment:
		'Phase 2: direct, indirect or bombardment. Phase 4: direct; interventionists also indirect.',
	halfOfTheHitsCountInCoverGunAnd:
		'Half of the hits count in cover. Gun and machine gun crews and armoured cars save.',
	aGunThatFiresDoesNotMoveThatTurn: 'A gun that fires does not move that turn.',
	indirectFire: 'Indirect fire',
	oneD6ABattery: 'One D6 a battery',
	officerToBattery: 'Officer to battery',
	firesOn: 'Fires on',
	onlyIfTheRefereeAllowedItBeforeThe:
		'Only if the referee allowed it before the battle. Interventionist guns add 1 to this die. Light guns never.',
	anOfficerNeedsALineToTheBatteryAnd:
		'An officer needs a line to the battery and spots for one battery only.',
	bombardment: 'Bombardment',
	fieldMediumAndHeavyGunsMayShell:
		'Field, medium and heavy guns may shell ground instead of a unit. Declared in phase 2, one square a section, touching. To bombard is the fire of that turn.',
	intoABombardment: 'Into a bombardment',
	addedToTheMoraleDie: 'Added to the morale die',
	atTheEdgeMoraleD6AndThisModifier:
		'At the edge: morale, D6 and this modifier and its own, not above its stands or its morale point.',
	aUnitCaughtInItTestsInTheSameWay:
		'A unit caught in it tests in the same way before it moves or goes back.',
	passedItGoesOnAtHalfOfTheMove: 'Passed: it goes on at half of the move.',
	failedPinnedAtTheEdgeNoMoreFire:
		'Failed: pinned at the edge, no more fire, movement or contact this turn.',
	a6CostsAFigurePassedOrFailed: 'A 6 costs a figure, passed or failed.',
	shipsDoNotMind: 'Ships do not mind.'
});
