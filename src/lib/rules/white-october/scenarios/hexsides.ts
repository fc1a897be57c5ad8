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

const NAMES: readonly string[] = SIDES;
/** A hex and its neighbours over the sides that the map names, as `22/G NE SE`, each with its side. */
export const overSides = (
	map: Sheet,
	text: string
): readonly (readonly [hex: string, over: string, side: string])[] => {
	const [hex = '', ...sides] = text.split(' ');
	return sides.flatMap((side) => {
		const over = nextTo(map, hex, NAMES.indexOf(side));
		return over === undefined ? [] : [[hex, over, side] as const];
	});
};
