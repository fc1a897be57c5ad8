import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: where a unit can get to, and why nowhere else. */
export const words = texts('white-october.engine-moves', {
	anEnemyComesInThere: 'Enemies come in there: nobody may stop in their way.',
	anotherUnitIsMoving: 'Another unit is moving.',
	beyondTheColumnThatBoundsIt: 'That is beyond the column that bounds it.',
	enemiesHoldIt: 'Enemies hold it.',
	everyWayIsBarred: 'Enemies, or places closed to it, bar every way.',
	forZocItIsShortOfMp: 'Enemy ZOC make it too far: {mp} MP short.',
	itDoesNotMove: 'It does not move.',
	itHasMoved: 'It has moved.',
	itIsNotItsMovementSequence: 'It is not its movement sequence.',
	itIsNotOnTheMap: 'It is not on the map.',
	itIsThereAlready: 'It is there.',
	itKeepsAwayFromTheEnemy: 'Without heart, it goes no nearer to the enemy.',
	itMustComeInFirst: 'It is not on the map yet; it must come in first.',
	itNeedsCompanyThere: 'Tanks and cars need combat units or guns with them there.',
	minesBarTheWay: 'The mines bar the way.',
	noRailroadLeadsThere: 'No railroad leads there from here.',
	noRailroadThere: 'No railroad leads through there.',
	notOnTheMap: 'That is not on the map.',
	othersMovedUnderItsCover: 'Others have moved under its cover: it stays.',
	roundGroundOrWaterItIsShortOfMp:
		'Ground or water is closed to it there; by the way round it is {mp} MP short.',
	routedUnitsRunOfThemselves: 'Routed units do not move: they run.',
	shipsKeepToTheSea: 'Ships keep to the sea.',
	theGroundOrWaterIsClosedToIt: 'Ground or water on every way is closed to it.',
	theLineIsBarred: 'Enemies, their ZOC or a bridge that is down bar the line.',
	theRoutedRunFirst: 'Routed units run first.',
	theSeaDoesNotLeadThere: 'The sea does not lead there.',
	thereIsNoRoom: 'There is no room for it.',
	thisUnitDoesNotMoveNow: 'This unit does not move now.',
	tooFarByMp: 'Too far: {mp} MP short.',
	tooFarFromARailroadForATank: 'It is more than 2 hexes from a railroad in supply.'
});
