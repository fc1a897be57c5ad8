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
	readonly corners: (id: HexId) => readonly Point[];
	/** The hex over a hexside: 0 to 5, clockwise from the top. */
	readonly next: (id: HexId, side: number) => HexId | undefined;
	/** Both ends of a hexside; where they are no neighbours, nothing. */
	readonly edge: (a: HexId, b: HexId) => readonly [Point, Point] | undefined;
	readonly side: (id: HexId, side: number) => readonly [Point, Point];
	/** The hex whose centre is nearest, if that is within this distance. */
	readonly nearest: (point: Point, within: number) => HexId | undefined;
}

const key = (q: number, r: number): string => `${q},${r}`;

export function fieldOf(map: MapModel): Field {
	const [first] = map.hexes;
	// Rows may be counted from anywhere, by whole or half hexes: the library gets the rest as its origin.
	const part = first ? first.at[1] - first.at[0] / 2 : 0;
	const shift = part - Math.floor(part);
	const Cell = defineHex({
		orientation: Orientation.FLAT,
		dimensions: 1,
		origin: { x: -1, y: -HEIGHT * shift }
	});
	const cells = new Map<
		HexId,
		{ readonly hex: MapHex; readonly cell: InstanceType<typeof Cell> }
	>();
	const at = new Map<string, HexId>();
	for (const hex of map.hexes) {
		const [column, row] = hex.at;
		const cell = new Cell({ q: column, r: Math.round(row - column / 2 - shift) });
		cells.set(hex.id, { hex, cell });
		at.set(key(cell.q, cell.r), hex.id);
	}
	const cellOf = (id: HexId) => {
		const found = cells.get(id);
		if (!found) throw new Error(`No hex ${id} on this map.`);
		return found.cell;
	};
	const centre = (id: HexId): Point => {
		const { x, y } = cellOf(id);
		return [x, y];
	};
	const corners = (id: HexId): Point[] => cellOf(id).corners.map(({ x, y }): Point => [x, y]);
	const next = (id: HexId, side: number): HexId | undefined => {
		const { q, r } = cellOf(id);
		const name = SIDES[side];
		if (!name) return undefined;
		const [dq, dr] = STEPS[name];
		return at.get(key(q + dq, r + dr));
	};
	const sideOf = (id: HexId, side: number): readonly [Point, Point] => {
		// The library counts corners clockwise from the upper right one.
		const all = corners(id);
		const [from, to] = [all[(side + 5) % 6], all[side]];
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
		centre,
		corners,
		next,
		side: sideOf,
		edge: (a, b) => {
			for (let side = 0; side < 6; side++) if (next(a, side) === b) return sideOf(a, side);
			return undefined;
		},
		nearest: ([x, y], within) => {
			const { q, r } = pointToCube(Cell.settings, { x, y });
			const inside = at.get(key(q, r));
			if (inside !== undefined) return inside;
			let best: HexId | undefined;
			let least = within;
			for (const [id, { cell }] of cells) {
				const apart = Math.hypot(cell.x - x, cell.y - y);
				if (apart <= least) [best, least] = [id, apart];
			}
			return best;
		}
	};
}
