import { SIDES, STEPS } from '#lib/kernel/hex/hex.ts';
import type { HexId, MapHex, MapModel } from '../model.ts';

/** A place in the plane. */
export type Point = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The same box in another measure: sides of a hex times `by`. */
export const scaledBox = ([left, top, right, bottom]: Box, by: number): Box => [
	left * by,
	top * by,
	right * by,
	bottom * by
];

/** The height of a hex whose side is 1. */
export const HEIGHT = Math.sqrt(3);

/** Where a place of the map lies, measured in sides of a hex: column from 0, and hex heights downwards. */
export const placeOf = ([column, row]: readonly [number, number]): Point => [
	1 + 1.5 * column,
	HEIGHT * row
];

/** The hexes of a map in the plane, measured in sides of a hex, from the top left; made once per map. */
export interface Field {
	readonly map: MapModel;
	readonly hexes: readonly MapHex[];
	/** All that is drawn: the sheet, and what lies beside it. */
	readonly box: Box;
	/** The sheet, without what is cut off; of no size where there is none. */
	readonly sheet: Box;
	/** Hexes of the smaller maps beside it. */
	readonly beside: ReadonlySet<HexId>;
	readonly of: (id: HexId) => MapHex | undefined;
	readonly centre: (id: HexId) => Point;
	/** The hex over a hexside: 0 to 5, clockwise from the top. */
	readonly next: (id: HexId, side: number) => HexId | undefined;
	/** Both ends of a hexside; nothing where the two hexes are not neighbours. */
	readonly edge: (a: HexId, b: HexId) => readonly [Point, Point] | undefined;
	readonly side: (id: HexId, side: number) => readonly [Point, Point];
	/** The hex whose centre is nearest, if that is within this distance. */
	readonly nearest: (point: Point, within: number) => HexId | undefined;
}

interface Cell {
	readonly hex: MapHex;
	readonly q: number;
	readonly r: number;
	readonly centre: Point;
	readonly corners: readonly Point[];
	next: readonly (HexId | undefined)[];
}

const key = (q: number, r: number): string => `${q},${r}`;

/** The corners of a hex from its middle, clockwise from the upper right one. */
const CORNERS: readonly Point[] = [
	[0.5, -HEIGHT / 2],
	[1, 0],
	[0.5, HEIGHT / 2],
	[-0.5, HEIGHT / 2],
	[-1, 0],
	[-0.5, -HEIGHT / 2]
];

/** The hex in which a place of the axes lies: of its three coordinates the one that is rounded most follows the others. */
function rounded(q: number, r: number): readonly [q: number, r: number] {
	const [column, row, third] = [Math.round(q), Math.round(r), Math.round(-q - r)];
	const off = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)] as const;
	if (off[0] > off[1] && off[0] > off[2]) return [-row - third, row];
	return off[1] > off[2] ? [column, -column - third] : [column, row];
}

/** Lays the hexes of a map out in the plane. */
export function fieldOf(map: MapModel): Field {
	const [first] = map.hexes;
	// Rows may be counted from anywhere, by whole or half hexes.
	const part = first ? first.at[1] - first.at[0] / 2 : 0;
	const shift = part - Math.floor(part);
	const cells = new Map<HexId, Cell>();
	const at = new Map<string, HexId>();
	for (const hex of map.hexes) {
		const [q, row] = hex.at;
		const r = Math.round(row - q / 2 - shift);
		const centre = placeOf([q, r + q / 2 + shift]);
		const corners = CORNERS.map(([x, y]): Point => [centre[0] + x, centre[1] + y]);
		cells.set(hex.id, { hex, q, r, centre, corners, next: [] });
		at.set(key(q, r), hex.id);
	}
	for (const cell of cells.values())
		cell.next = SIDES.map((side) => at.get(key(cell.q + STEPS[side][0], cell.r + STEPS[side][1])));
	const cellOf = (id: HexId): Cell => {
		const found = cells.get(id);
		if (!found) throw new Error(`No hex ${id} on this map.`);
		return found;
	};
	const sideOf = (id: HexId, side: number): readonly [Point, Point] => {
		const { corners } = cellOf(id);
		const [from, to] = [corners[(side + 5) % 6], corners[side]];
		if (!from || !to) throw new Error(`No side ${side}.`);
		return [from, to];
	};
	const beside = new Set((map.insets ?? []).flatMap(({ hexes }) => hexes));
	const boxOf = (hexes: readonly MapHex[], cut: MapModel['cut']): Box => {
		const columns = hexes.map((hex) => hex.at[0]);
		const rows = hexes.map((hex) => hex.at[1]);
		const [top = Math.min(...rows) - 0.5, bottom = Math.max(...rows) + 0.5] = cut ?? [];
		return [
			1.5 * Math.min(...columns),
			HEIGHT * top,
			1.5 * Math.max(...columns) + 2,
			HEIGHT * bottom
		];
	};
	const whole = boxOf(map.hexes, undefined);
	const onIt = map.hexes.filter(({ id }) => !beside.has(id));
	const [left, top] = whole;
	const sheet: Box = onIt.length > 0 ? boxOf(onIt, map.cut) : [left, top, left, top];
	return {
		map,
		hexes: map.hexes,
		sheet,
		beside,
		box:
			beside.size === 0
				? sheet
				: [
						Math.min(sheet[0], whole[0]),
						sheet[1],
						Math.max(sheet[2], whole[2]),
						Math.max(sheet[3], whole[3])
					],
		of: (id) => cells.get(id)?.hex,
		centre: (id) => cellOf(id).centre,
		next: (id, side) => cellOf(id).next[side],
		side: sideOf,
		edge: (a, b) => {
			const side = cellOf(a).next.indexOf(b);
			return side < 0 ? undefined : sideOf(a, side);
		},
		nearest: ([x, y], within) => {
			const column = (x - 1) / 1.5;
			const inside = at.get(key(...rounded(column, y / HEIGHT - column / 2 - shift)));
			if (inside !== undefined) return inside;
			let best: HexId | undefined;
			let least = within;
			for (const [id, { centre }] of cells) {
				const apart = Math.hypot(centre[0] - x, centre[1] - y);
				if (apart <= least) [best, least] = [id, apart];
			}
			return best;
		}
	};
}

/** A hex as players speak of it: the name of its place with its number, or either alone. */
export const hexNamed = (field: Pick<Field, 'of'>, hex: string): string => {
	const { place, unnumbered } = field.of(hex) ?? {};
	return place ? (unnumbered ? place.name : `${place.name} (${hex})`) : hex;
};
