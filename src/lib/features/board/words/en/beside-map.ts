import { texts } from '#lib/kernel/texts.ts';

/** What stands beside the map, in English. */
export const words = texts('board.beside-map', {
	nowOnTheTrack: 'now',
	boxes: 'Boxes beside the map',
	signs: 'Signs of the map',
	front: 'front',
	nobodyNear: 'nobody near',
	days: 'Days, and who comes on them',
	nUnitsOffTheMap: { one: 'One unit off the map', other: '{n} units off the map' },
	mapHexesInReach: '{map}: {hexes} in reach',
	theMap: 'The map',
	nPlaces: { one: 'one place', other: '{n} places' }
});
