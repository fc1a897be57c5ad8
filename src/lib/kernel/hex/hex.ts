import { Orientation, offsetToCube } from 'honeycomb-grid';

/** A hex by its printed number, CCRR: `2705` is column 27, row 05. */
export type Hex = string;

/** The six hexsides of a flat-topped hex, clockwise from the top. */
export const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type HexSide = (typeof SIDES)[number];

/** How a map is printed: columns of flat-topped hexes, numbered CCRR from 1. */
export interface Sheet {
	readonly columns: number;
	readonly rows: number;
	/** Which columns, by printed number, lie half a hex lower. */
	readonly lower: 'even' | 'odd';
}

/** A hex as an index: column by column, row by row. `NOWHERE` for what lies off the sheet. */
export type HexIndex = number;
/** The index of what lies off the sheet. */
export const NOWHERE = -1;

/** The hexes of a sheet with everything that can be computed about them; made once per map. */
export interface HexGrid {
	readonly sheet: Sheet;
	readonly size: number;
	/** Index → printed number. */
	readonly hexes: readonly Hex[];
	/** Six indices for each hex in the order of `SIDES`; `NOWHERE` where the sheet ends. */
	readonly neighbours: Int16Array;
	/** Axial coordinates, by index. */
	readonly q: Int16Array;
	readonly r: Int16Array;
}

/** The change in axial q and r over each hexside. */
export const STEPS: Record<HexSide, readonly [number, number]> = {
	N: [0, -1],
	NE: [1, -1],
	SE: [1, 0],
	S: [0, 1],
	SW: [-1, 1],
	NW: [-1, 0]
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const numbered = (column: number, row: number): Hex => `${twoDigits(column)}${twoDigits(row)}`;

const ZERO = 48;
/** Two digits as a number; −1 where they are not digits. */
const twoDigitsAt = (text: string, at: number): number => {
	const tens = text.charCodeAt(at) - ZERO;
	const ones = text.charCodeAt(at + 1) - ZERO;
	return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
};

/** The index of a printed number; `NOWHERE` when the sheet has no such hex. */
export const indexOf = ({ sheet }: HexGrid, hex: Hex): HexIndex => {
	if (hex.length !== 4) return NOWHERE;
	const column = twoDigitsAt(hex, 0);
	const row = twoDigitsAt(hex, 2);
	const inside = column >= 1 && column <= sheet.columns && row >= 1 && row <= sheet.rows;
	return inside ? (column - 1) * sheet.rows + row - 1 : NOWHERE;
};

/** More than any axial r differs from another. */
const ROW = 1000;

/** All hexes of a sheet, their axial coordinates as the hex library has them, and by these their neighbours. */
export const hexGrid = (sheet: Sheet): HexGrid => {
	// The library counts columns from 0, so columns with an even printed number are odd to it.
	const offset = sheet.lower === 'even' ? -1 : 1;
	const size = sheet.columns * sheet.rows;
	const hexes: Hex[] = [];
	const q = new Int16Array(size);
	const r = new Int16Array(size);
	const places = new Map<number, HexIndex>();
	for (let col = 0; col < sheet.columns; col++)
		for (let row = 0; row < sheet.rows; row++) {
			const index = col * sheet.rows + row;
			const cube = offsetToCube({ offset, orientation: Orientation.FLAT }, { col, row });
			hexes.push(numbered(col + 1, row + 1));
			q[index] = cube.q;
			r[index] = cube.r;
			places.set(cube.q * ROW + cube.r, index);
		}
	const neighbours = new Int16Array(size * 6);
	const steps = SIDES.map((side) => STEPS[side][0] * ROW + STEPS[side][1]);
	for (const [place, index] of places)
		for (const [at, step] of steps.entries())
			neighbours[index * 6 + at] = places.get(place + step) ?? NOWHERE;
	return { sheet, size, hexes, neighbours, q, r };
};

/** The neighbour over a hexside, or `NOWHERE`. */
export const neighbourOver = (grid: HexGrid, index: HexIndex, side: number): HexIndex =>
	grid.neighbours[index * 6 + side] ?? NOWHERE;

/** The neighbours on the sheet. */
export const neighboursOf = (grid: HexGrid, index: HexIndex): HexIndex[] => {
	const found: HexIndex[] = [];
	for (let side = 0; side < 6; side++) {
		const next = neighbourOver(grid, index, side);
		if (next !== NOWHERE) found.push(next);
	}
	return found;
};

/** Which hexside of `from` faces `to`, 0 to 5 clockwise from the top; −1 where they are not adjacent. */
export const sideTowards = (grid: HexGrid, from: HexIndex, to: HexIndex): number => {
	for (let side = 0; side < 6; side++) if (neighbourOver(grid, from, side) === to) return side;
	return -1;
};

/** Distance in hexes. */
export const distance = ({ q, r }: HexGrid, a: HexIndex, b: HexIndex): number => {
	const dq = q[a]! - q[b]!;
	const dr = r[a]! - r[b]!;
	return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

/** The hexes within this distance of a hex, itself included, nearest first. */
export const within = (grid: HexGrid, from: HexIndex, range: number): HexIndex[] => {
	const found = [from];
	const seen = new Set(found);
	let ring = found;
	for (let step = 0; step < range; step++) {
		ring = ring
			.flatMap((at) => neighboursOf(grid, at))
			.filter((at) => !seen.has(at) && seen.add(at));
		found.push(...ring);
	}
	return found;
};
