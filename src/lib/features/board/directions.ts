import { say, type Phrase } from '#lib/kernel/phrase.ts';
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

/** A hexside, by its place clockwise from the top and the hex beyond it. */
export const sideTo = (side: number, hex: string): Phrase =>
	say(words.directionToHex, { direction: say(DIRECTIONS[side] ?? ''), hex });
