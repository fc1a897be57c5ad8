import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: scenarios. */
export const words = texts('orel-1919.scenarios', {
	theHexIsMissing: 'the hex is missing',
	noSuchHexOnTheSheet: 'no such hex on the sheet',
	aAndBAreNotNeighbours: '{a} and {b} are not neighbours',
	itsBridgesAreNotThoseOfTheLines: 'its bridges are not those of the lines that cross it',
	aStationLiesOnARailroad: 'a station lies on a railroad',
	thereIsNoDoubleTrackHere: 'there is no double track here',
	idStandsTwice: '{id} stands twice',
	aDepotAndOnlyADepotHasACapacity: 'a depot, and only a depot, has a capacity',
	aTroopQualityIsMissing: 'a troop quality is missing',
	aStrengthIsMissing: 'a strength is missing',
	theStepsOfItsTwoSidesDoNotFitIts: 'the steps of its two sides do not fit its losses',
	noCounterId: 'no counter {id}',
	idStandsOnARailroad: '{id} stands on a railroad',
	idStandsOnAStation: '{id} stands on a station',
	idDoesNotStartInAForest: '{id} does not start in a forest',
	bothSidesStandInHex: 'both sides stand in {hex}',
	tooManyUnitsInHex: 'too many units in {hex}',
	noSuchTurn: 'no such turn',
	hexIsNotOnTheEdge: '{hex} is not on the edge',
	noRailroadEntersAtHex: 'no railroad enters at {hex}',
	noRecruitBattalionId: 'no recruit battalion {id}',
	idIsNotFunctionalThere: '{id} is not functional there',
	idIsInCommandThere: '{id} is in command there',
	idIsOutOfCommandThere: '{id} is out of command there',
	thisFormationIsAwakeFromTheStart: 'this formation is awake from the start',
	noSuchChart: 'no such chart',
	aWordThatThisChartDoesNotUse: 'a word that this chart does not use',
	theChartHasAnotherShape: 'the chart has another shape',
	noSuchReading: 'no such reading'
});
