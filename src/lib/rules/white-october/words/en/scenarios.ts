import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: scenarios. */
export const words = texts('white-october.scenarios', {
	aStationMustLieOnARailroad: 'A station must lie on a railroad.',
	noSuchPlaceOnTheMap: 'There is no such place on the map.',
	idStandsOnARailroad: '{id} must stand on a railroad.',
	idStandsOnTheSea: '{id} must stand in a sea hex.',
	bothSidesAreInHex: 'Both sides are in {hex}.',
	tooManyUnitsInHex: 'There are too many units in {hex}.',
	lossesRunFrom0To3: 'Losses run from 0 to 3.',
	aWorseScoreMustNotBeBetter: 'No side should fare better on a score that is worse for it.',
	onlyTheWinnerAdvances: 'Only the winner advances.',
	onlyTheLoserRetreats: 'Only the loser retreats or routs.',
	theLoserMustNotFareBetter: 'The winner should not fare worse than the loser at the same Morale.',
	moreMoraleShouldNotBeWorse: 'More Morale should not be worse.',
	someScoreShouldRoutADefenderOfThis:
		'Some score should rout a defender of this Morale, with an a for the attacker.',
	aBetterRatioShouldNotGiveLess: 'A better ratio should not give less.',
	aHigherTotalShouldNotDoLess: 'A higher total should not do less.',
	observationMustHelp: 'Aerial observation should help.',
	terrainHelpsOnlyTheDefender: 'Terrain helps only the defender.',
	infantryPays1MpOnOpenGroundOrIt:
		'Infantry pays 1 MP on open ground, or it could never advance twice.',
	nobodyWalksOnWater: 'Nobody walks on water.',
	eventsRunFrom1To100Once: 'The events of a side run from 1 to 100, each number once.'
});
