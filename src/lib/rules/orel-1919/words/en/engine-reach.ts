import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: where a unit can get to, and why nowhere else. */
export const words = texts('orel-1919.engine-reach', {
	itIsNotItsMovementPhase: 'It is not its movement phase.',
	itIsNotOnTheMapYet: 'It is not on the map yet; it must come in first.',
	itHasBrokenDown: 'It has broken down.',
	itCoversOthersAndStays: 'Others have moved under its cover: it stays.',
	itHasGoneAlongItsRails: 'It has gone along its rails.',
	notOnTheMap: 'That is not on the map.',
	itIsThereAlready: 'It is there.',
	anEnemyStandsThere: 'An enemy stands there.',
	outsideTheAreaOfTheScenario: 'That is outside the area of the scenario.',
	anEnemyEntryZone: 'That is an enemy entry zone.',
	moreThan2HexesFromARailroad: 'That is more than 2 hexes from a railroad.',
	beyondTheLimitOfItsDivision: 'That is beyond the limit of its division.',
	thereIsNoRoomForIt: 'There is no room for it.',
	outOfCommandItStaysNearDepots:
		'Out of command it stays in range of a depot, or goes nearer to one.',
	itMustGoBackWithinItsLimit: 'It must go back within its limit.',
	aRoutedUnitMovesAwayFromTheEnemy: 'Routed, it moves away from the enemy only.',
	theGroundOrWaterIsClosedToIt: 'Ground or water on every way is closed to it.',
	everyWayIsBarred: 'Enemies or closed hexes bar every way.',
	roundGroundOrWaterItIsShortOfMp:
		'Ground or water is closed to it there; by the way round it is {mp} MP short.',
	tooFarByMp: 'Too far: {mp} MP short.',
	forZocItIsShortOfMp: 'Enemy ZoC make it too far: {mp} MP short.',
	zocBarTheWay: 'Enemy ZoC bar the way.',
	aMarchingDayKeepsAwayFromEnemies: 'A Marching Day keeps away from enemies.',
	outOfCommandItEntersNoZoc: 'Out of command it enters no ZoC.',
	noRailroadThere: 'No railroad leads through there.',
	railroadDepotsStopAtStations: 'A railroad depot stops at stations only.',
	noRailroadLeadsThere: 'No railroad leads there from here.',
	fromZocToZocItMustStop: 'On the way it must stop, from ZoC to ZoC.',
	theLineIsBarred: 'Enemies or closed hexes bar the line.'
});
