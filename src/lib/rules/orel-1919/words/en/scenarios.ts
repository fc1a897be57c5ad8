import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: scenarios. */
export const words = texts('orel-1919.scenarios', {
	noSuchHexOnTheSheet: 'no such hex on the sheet',
	aAndBAreNotNeighbours: '{a} and {b} are not neighbours',
	aStationMustLieOnARailroad: 'a station must lie on a railroad',
	thereIsNoDoubleTrackHere: 'there is no double track here',
	theStepsOfItsTwoSidesDoNotFitIts: 'the steps of its two sides do not fit its losses',
	idStandsOnARailroad: '{id} must stand on a railroad',
	idStandsOnAStation: '{id} must stand on a station',
	idMustNotStartInAForest: '{id} must not start in a forest',
	bothSidesStandInHex: 'both sides stand in {hex}',
	tooManyUnitsInHex: 'too many units in {hex}',
	noSuchTurn: 'no such turn',
	noRailroadEntersAtHex: 'no railroad enters at {hex}',
	idIsNotFunctionalThere: '{id} is not functional there',
	idIsInCommandThere: '{id} is in command there',
	idIsOutOfCommandThere: '{id} is out of command there',
	thisFormationIsActiveFromTheStart: 'this formation is active from the start'
});
