import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: scenarios. */
export const words = texts('orel-1919.scenarios', {
	theHexIsMissing: 'the hex is missing',
	noSuchHexOnTheSheet: 'no such hex on the sheet',
	aAndBAreNotNeighbours: '{a} and {b} are not neighbours',
	itsBridgesAreNotThoseOfTheLines: 'its bridges are not those of the lines that cross it',
	aStationMustLieOnARailroad: 'a station must lie on a railroad',
	thereIsNoDoubleTrackHere: 'there is no double track here',
	idIsPlacedTwice: '{id} is placed twice',
	aDepotAndOnlyADepotHasACapacity: 'a depot, and only a depot, has a capacity',
	aTroopQualityIsMissing: 'a troop quality is missing',
	aStrengthIsMissing: 'a strength is missing',
	theStepsOfItsTwoSidesDoNotFitIts: 'the steps of its two sides do not fit its losses',
	noCounterId: 'no counter {id}',
	idStandsOnARailroad: '{id} must stand on a railroad',
	idStandsOnAStation: '{id} must stand on a station',
	idMustNotStartInAForest: '{id} must not start in a forest',
	bothSidesStandInHex: 'both sides stand in {hex}',
	tooManyUnitsInHex: 'too many units in {hex}',
	noSuchTurn: 'no such turn',
	hexIsNotOnTheEdge: '{hex} is not on the edge',
	noRailroadEntersAtHex: 'no railroad enters at {hex}',
	noRecruitBattalionId: 'no recruit battalion {id}',
	idIsNotFunctionalThere: '{id} is not functional there',
	idIsInCommandThere: '{id} is in command there',
	idIsOutOfCommandThere: '{id} is out of command there',
	thisFormationIsActiveFromTheStart: 'this formation is active from the start'
});
