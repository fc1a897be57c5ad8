import { words } from './words/en/directions.ts';

/** The six sides of a hex, clockwise from the top. */
export const DIRECTIONS: readonly string[] = [
	words.north,
	words.northEast,
	words.southEast,
	words.south,
	words.southWest,
	words.northWest
];
