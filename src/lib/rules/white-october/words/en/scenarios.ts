import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: scenarios. */
export const words = texts('white-october.scenarios', {
	theHexIsMissing: 'The hex is missing.',
	aAndBAreNotNeighbours: '{a} and {b} are not neighbours.',
	itsBridgesAreNotThoseOfTheLines: 'Its bridges are not those of the roads and railroads.',
	aStationLiesOnARailroad: 'A station lies on a railroad.',
	idStandsTwice: '{id} stands twice.',
	noCounterId: 'There is no counter {id}.',
	noSuchPlaceOnTheMap: 'There is no such place on the map.',
	aValueOfThisKindIsMissing: 'A value that counters of this kind have is missing.',
	idStandsOnARailroad: '{id} must stand on a railroad.',
	idStandsOnTheSea: '{id} must stand in a sea hex.',
	bothSidesStandInHex: 'Both sides stand in {hex}.',
	tooManyUnitsInHex: 'There are too many units in {hex}.',
	noSuchChart: 'There is no such chart.',
	aWordThatThisChartDoesNotUse: 'There is a word that this chart does not use.',
	theChartHasAnotherShape: 'The chart has another shape.',
	noSuchReading: 'There is no such reading.'
});
