import { diagonalName, diagonalOf, diagonalStep } from '#lib/kernel/hex/diagonal.ts';
import { SIDES } from '#lib/kernel/hex/hex.ts';
import type { MapData } from './schema.ts';

/** What its hexes are called by. */
type Sheet = Pick<MapData, 'grid'>;

/** The hex over a side of another, as the grid of the map calls it, on the sheet or beyond; undefined where it has no name. */
export const nextTo = (
	{ grid: { columns } }: Sheet,
	hex: string,
	side: number
): string | undefined => {
	const from = diagonalOf(columns, hex);
	return from && diagonalName(columns, diagonalStep(from, side));
};

const ALL: readonly string[] = SIDES;
/** What a text names, such as `22/G NE SE`: a hex, and some of its sides; where it stands alone, all of them. */
export const sidesIn = (text: string): readonly [hex: string, sides: readonly string[]] => {
	const [hex = '', ...sides] = text.split(' ');
	return [hex, sides.length > 0 ? sides : ALL];
};
/** A hex and its neighbours over the sides that such a text names. */
export const overSides = (
	map: Sheet,
	text: string
): readonly (readonly [hex: string, over: string])[] => {
	const [hex, sides] = sidesIn(text);
	return sides.flatMap((side) => {
		const over = nextTo(map, hex, ALL.indexOf(side));
		return over === undefined ? [] : [[hex, over] as const];
	});
};
