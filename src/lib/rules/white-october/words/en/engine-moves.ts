import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: where a unit can get to, and why nowhere else. */
export const words = texts('white-october.engine-moves', {
	anEnemyComesInThere: 'Enemies come in there: nobody may stop in their way.',
	anotherUnitIsMoving: 'Another unit is moving.',
	beyondTheColumnThatBoundsIt: 'That is beyond the column it may not pass.',
	enemiesHoldIt: 'Enemies hold it.',
	everyWayIsBarred: 'Enemies, or places closed to it, bar every way.',
	forZocItIsShortOfMp: 'Too far because of enemy ZOC: {mp} MP short.',
	itDoesNotMove: 'It does not move.',
	itHasMoved: 'It has moved.',
	itIsNotItsMovementSequence: 'It is not its movement sequence.',
	itIsNotOnTheMap: 'It is not on the map.',
	itIsThereAlready: 'It is there already.',
	itKeepsAwayFromTheEnemy: 'Demoralised, it goes no nearer to the enemy.',
	itMustComeInFirst: 'It is not on the map yet; it must come in first.',
	itNeedsCompanyThere: 'Tanks and cars need combat units or guns with them there.',
	theMinesBarTheWay: 'The mines bar the way.',
	noRailroadLeadsThere: 'No railroad leads there from here.',
	noRailroadThere: 'No railroad leads through there.',
	notOnTheMap: 'That is not on the map.',
	itKeptZocOffOthers: 'It keeps enemy ZOC off others that moved.',
	petrogradHasAMapOfItsOwnUnitsStand:
		'Petrograd has a map of its own: units stand in its districts.',
	groundOrWaterClosesTheDirectWayFor:
		'Ground or water closes the direct way; for the way round it is {mp} MP short.',
	routedUnitsDoNotMoveAsUsualTheyRun: 'Routed units do not move as usual: they run.',
	shipsKeepToTheSea: 'Ships keep to the sea.',
	everyWayLeadsOverGroundOrWater: 'Every way leads over ground or water closed to it.',
	theLineIsBarred: 'Enemies, their ZOC or a bridge that is down bar the line.',
	routedUnitsRunFirst: 'Routed units run first.',
	theSeaDoesNotLeadThere: 'The sea does not lead there.',
	thereIsNoRoom: 'There is no room there for all.',
	thisUnitDoesNotMoveNow: 'This unit does not move now.',
	tooFarByMp: 'Too far: {mp} MP short.',
	tooFarFromARailroadForATank: 'That is more than 2 hexes from a railroad in supply.'
});
