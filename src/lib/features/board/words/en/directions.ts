import { texts } from '#lib/kernel/texts.ts';

/** The six directions on a map of hexes, in English. */
export const words = texts('board.directions', {
	north: 'north',
	northEast: 'north-east',
	southEast: 'south-east',
	south: 'south',
	southWest: 'south-west',
	northWest: 'north-west',
	directionToHex: '{direction}, to {hex}'
});
