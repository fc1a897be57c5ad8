import { defineHex, Orientation, pointToCube } from 'honeycomb-grid';
import { SIDES, STEPS } from '#lib/kernel/hex/hex.ts';
import type { HexId, MapHex, MapModel } from '../model.ts';

export type Point = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

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
	/** The paper, without what is cut off. */
	readonly box: Box;
	readonly of: (id: HexId) => MapHex | undefined;
	readonly centre: (id: HexId) => Point;
	/** The hex over a hexside: 0 to 5, clockwise from the top. */
	readonly next: (id: HexId, side: number) => HexId | undefined;
	/** Both ends of a hexside; where they are no neighbours, nothing. */
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

export function fieldOf(map: MapModel): Field {
	const [first] = map.hexes;
	// Rows may be counted from anywhere, by whole or half hexes: the library gets the rest as its origin.
	const part = first ? first.at[1] - first.at[0] / 2 : 0;
	const shift = part - Math.floor(part);
	const Spot = defineHex({
		orientation: Orientation.FLAT,
		dimensions: 1,
		origin: { x: -1, y: -HEIGHT * shift }
	});
	const cells = new Map<HexId, Cell>();
	const at = new Map<string, HexId>();
	for (const hex of map.hexes) {
		const [column, row] = hex.at;
		const spot = new Spot({ q: column, r: Math.round(row - column / 2 - shift) });
		// Worked out once: the library does it anew whenever it is asked.
		const corners = spot.corners.map(({ x, y }): Point => [x, y]);
		cells.set(hex.id, { hex, q: spot.q, r: spot.r, centre: [spot.x, spot.y], corners, next: [] });
		at.set(key(spot.q, spot.r), hex.id);
	}
	for (const cell of cells.values())
		cell.next = SIDES.map((side) => at.get(key(cell.q + STEPS[side][0], cell.r + STEPS[side][1])));
	const cellOf = (id: HexId): Cell => {
		const found = cells.get(id);
		if (!found) throw new Error(`No hex ${id} on this map.`);
		return found;
	};
	const sideOf = (id: HexId, side: number): readonly [Point, Point] => {
		// The library counts corners clockwise from the upper right one.
		const { corners } = cellOf(id);
		const [from, to] = [corners[(side + 5) % 6], corners[side]];
		if (!from || !to) throw new Error(`No side ${side}.`);
		return [from, to];
	};
	const columns = map.hexes.map((hex) => hex.at[0]);
	const rows = map.hexes.map((hex) => hex.at[1]);
	const [top = Math.min(...rows) - 0.5, bottom = Math.max(...rows) + 0.5] = map.cut ?? [];
	return {
		map,
		hexes: map.hexes,
		box: [
			1.5 * Math.min(...columns),
			HEIGHT * top,
			1.5 * Math.max(...columns) + 2,
			HEIGHT * bottom
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
			const { q, r } = pointToCube(Spot.settings, { x, y });
			const inside = at.get(key(q, r));
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
