import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: where a unit can get to, and why nowhere else. */
export const words = texts('orel-1919.engine-reach', {
	itIsNotItsMovementPhase: 'It is not its movement phase.',
	itIsNotOnTheMapYet: 'It is not on the map yet; it must come in first.',
	itHasBrokenDown: 'It has broken down.',
	itCoversOthersAndStays: 'Others move under its cover, so it stays.',
	itHasGoneAlongItsRails: 'It has gone along its rails.',
	thatIsNotOnTheMap: 'That is not on the map.',
	itIsThereAlready: 'It is there already.',
	anEnemyStandsThere: 'An enemy stands there.',
	thatIsOutsideTheAreaOfTheScenario: 'That is outside the area of the scenario.',
	anEnemyEntryZone:
		'Enemies come in there: only a forced advance, or the one way back, may lead in.',
	thatIsMoreThan2HexesFromARailroad: 'That is more than 2 hexes from a railroad.',
	thatIsBeyondTheLimitOfItsDivision: 'That is beyond the limit of its division.',
	thereIsNoRoomForIt: 'There is no room for it.',
	outOfCommandItStaysNearDepots:
		'Out of command it must stay in range of a depot, or go nearer to one.',
	itMustGoBackWithinItsLimit: 'It must go back within its limit.',
	routedItMayOnlyMoveAwayFromThe: 'Routed, it may only move away from the enemy.',
	everyWayLeadsOverGroundOrWater: 'Every way leads over ground or water closed to it.',
	everyWayIsBarred: 'Enemies or closed hexes bar every way.',
	groundOrWaterClosesTheDirectWayFor:
		'Ground or water closes the direct way; for the way round it is {mp} MP short.',
	tooFarByMp: 'Too far: {mp} MP short.',
	forZocItIsShortOfMp: 'Too far because of enemy ZoC: {mp} MP short.',
	enemyZocBarTheWay: 'Enemy ZoC bar the way.',
	onAMarchingDayItKeepsAwayFrom: 'On a Marching Day it keeps away from enemies.',
	outOfCommandItMayNotEnterAZoc: 'Out of command it may not enter a ZoC.',
	noRailroadThere: 'No railroad leads through there.',
	aRailroadDepotStopsAtStationsOnly: 'A railroad depot stops at stations only.',
	noRailroadLeadsThereFromHere: 'No railroad leads there from here.',
	fromZocToZocItMustStop: 'It must stop on the way, between ZoC and ZoC.',
	theLineIsBarred: 'Enemies or closed hexes bar the line.'
});
