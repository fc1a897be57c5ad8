import { diagonalOf, diagonalStep } from '#lib/kernel/hex/diagonal.ts';
import type { Charts } from '../charts.ts';
import {
	MOVERS,
	type Mover,
	type Place,
	type Settlement,
	type Terrain,
	type Water
} from '../types.ts';
import { nextTo, overSides } from './hexsides.ts';
import type { MapData, PackData } from './schema.ts';

/** Half movement points, in which all costs are counted (tanks and cars pay half a point along a road). */
export const HALVES = 2;
/** The cost of a step that a mover may not take. */
export const FORBIDDEN = -1;
/** A place or a step that is not there. */
export const NOWHERE = -1;

/**
 * Everything that the map and the map of the city tell, worked out once. Places are counted: hexes column by column,
 * then the districts; the hexes that the city covers are none. A step is a side between two places, one for each
 * direction; those leading out of place `p` are `first[p]` to `first[p + 1] - 1`.
 */
export interface Board {
	readonly places: readonly Place[];
	readonly index: ReadonlyMap<Place, number>;
	/** The places next to each place. */
	readonly near: readonly (readonly number[])[];
	/** The index of the first district. */
	readonly city: number;
	readonly first: Int16Array;
	/** The place that each step leads to, and the step back. */
	readonly to: Int16Array;
	readonly back: Int16Array;
	/** The hexside of each step, 0 to 5 clockwise from the top; −1 between a hex and a district. */
	readonly side: Int8Array;
	readonly water: readonly (Water | null)[];
	/** 1 where a road, or a railroad, runs along the step. Districts are joined as by roads (WO-40). */
	readonly road: Uint8Array;
	readonly rail: Uint8Array;
	/** 1 where the railroad crosses water; the bridges down from the start. */
	readonly railBridge: Uint8Array;
	readonly wrecked: ReadonlySet<number>;
	/** 15.1 1 where mines close the step. */
	readonly mined: Uint8Array;
	/** Half MP of each step, off the railroad; `FORBIDDEN` where a mover may not go. */
	readonly ground: Readonly<Record<Mover, Int8Array>>;
	/** Half MP of each step along a railroad that is whole; equal to `ground` elsewhere. */
	readonly byRail: Readonly<Record<Mover, Int8Array>>;
	readonly terrain: readonly Terrain[];
	readonly settlement: readonly (Settlement | null)[];
	/** The names of the places, where they have one. */
	readonly names: readonly string[];
	/** 1 where a road or railroad touches the place. */
	readonly lined: Uint8Array;
	/** 1 where a railroad touches the place. */
	readonly railed: Uint8Array;
	/** 1.5, 16.3 1 where a ZOC reaches into the place (WO-39). */
	readonly open: Uint8Array;
	/** 4.2, 5.1 1 where a line of supply or command ends unless it came along a road or railroad. */
	readonly endsLine: Uint8Array;
	/** 1.1 1 for a hex with a blue side; for one of them that is land. */
	readonly sea: Uint8Array;
	readonly coastal: Uint8Array;
	/** The column of each place from 0; −1 for districts. */
	readonly column: Int16Array;
	/** 12 Districts and the hexes that they touch by sea only, both ways: they count for range (WO-41). */
	readonly bySea: readonly (readonly [number, number])[];
}

/** The index of a place; `NOWHERE` where the maps have none of this name. */
export const placeAt = ({ index }: Board, place: Place): number => index.get(place) ?? NOWHERE;

/** Is it a district of Petrograd? */
export const isDistrict = ({ city }: Board, place: number): boolean => place >= city;

/** The step from one place to a neighbour; `NOWHERE` where they are none. */
export const stepBetween = ({ first, to }: Board, from: number, place: number): number => {
	for (let step = first[from] ?? 0; step < (first[from + 1] ?? 0); step++)
		if (to[step] === place) return step;
	return NOWHERE;
};

/** The places next to a place. */
export const besides = ({ near }: Board, place: number): readonly number[] => near[place] ?? NONE;
const NONE: readonly number[] = [];

/** What a step is while the maps are read. */
interface Step {
	readonly to: number;
	readonly side: number;
	water: Water | null;
	road: boolean;
	rail: boolean;
	mined: boolean;
	wrecked: boolean;
	/** It leads within, into or out of the city. */
	readonly urban: boolean;
}

const step = (to: number, side: number, urban: boolean): Step => ({
	to,
	side,
	urban,
	water: null,
	road: false,
	rail: false,
	mined: false,
	wrecked: false
});

/** The places of the maps: the sheet's hexes without those that the city covers, column by column; then districts. */
const placesOf = (map: MapData): Place[] => {
	const covered = new Set(map.city.covers);
	const { columns } = map.grid;
	const hexes = Object.keys(map.hexes).filter((hex) => !covered.has(hex));
	const order = (hex: string): number => {
		const at = diagonalOf(columns, hex);
		return at ? at.column * 100 + at.number : 0;
	};
	return [...hexes.sort((a, b) => order(a) - order(b)), ...map.city.districts.map(({ id }) => id)];
};

/** Joins the places: hexes over their sides, districts over theirs, and both where they touch. */
const joined = (map: MapData, places: readonly Place[], index: Board['index']): Step[][] => {
	const steps: Step[][] = places.map(() => []);
	const { districts } = map.city;
	places.forEach((place, at) => {
		for (let side = 0; side < 6; side++) {
			const next = index.get(nextTo(map, place, side) ?? '');
			if (next !== undefined) steps[at]?.push(step(next, side, false));
		}
	});
	for (const { id, q, r, touches } of districts) {
		const at = index.get(id) ?? NOWHERE;
		for (let side = 0; side < 6; side++) {
			const next = diagonalStep({ column: q, number: r }, side);
			const other = districts.find((one) => one.q === next.column && one.r === next.number);
			if (other) steps[at]?.push(step(index.get(other.id) ?? NOWHERE, side, true));
		}
		for (const hex of touches) {
			const other = index.get(hex) ?? NOWHERE;
			steps[at]?.push(step(other, NOWHERE, true));
			steps[other]?.push(step(at, NOWHERE, true));
		}
	}
	return steps;
};

/** Water, mines, roads, railroads and their wrecked bridges along the steps. */
const drawn = (map: MapData, steps: Step[][], index: Board['index']): void => {
	const between = (a: Place, b: Place, set: (one: Step) => void): void => {
		const [from, to] = [index.get(a) ?? NOWHERE, index.get(b) ?? NOWHERE];
		steps[from]?.filter((one) => one.to === to).forEach(set);
		steps[to]?.filter((one) => one.to === from).forEach(set);
	};
	const over = (text: string, set: (one: Step) => void): void => {
		for (const [hex, other] of overSides(map, text)) between(hex, other, set);
	};
	for (const { type, sides } of map.hexsides)
		for (const text of sides) over(text, (one) => (one.water = type));
	for (const text of map.minefield) over(text, (one) => (one.mined = true));
	for (const { kind, path, entersCity } of map.lines) {
		const hexes = path.split(' ');
		const lay = (one: Step): void => void (one[kind] = true);
		hexes.slice(1).forEach((hex, at) => between(hexes[at] ?? '', hex, lay));
		const { touches = [] } = map.city.districts.find(({ id }) => id === entersCity) ?? {};
		for (const end of [hexes[0] ?? '', hexes[hexes.length - 1] ?? ''])
			if (entersCity && touches.includes(end)) between(end, entersCity, lay);
	}
	for (const text of map.wrecked)
		over(text, (one) => (one.wrecked = one.rail && one.water !== null));
	const city = steps.length - map.city.districts.length;
	for (const [at, all] of steps.entries())
		for (const one of all) if (at >= city && one.to >= city) one.road = true;
	for (const { a, b, bridge = false } of map.city.neva)
		between(a, b, (one) => {
			one.water = 'neva';
			one.road = bridge;
		});
};

/** 1.1 Which hexes have a blue side, the frame of the map included. */
export const seaHexes = (map: MapData): ReadonlySet<Place> => {
	const sea = map.hexsides.filter(({ type }) => type === 'sea').flatMap(({ sides }) => sides);
	return new Set(
		sea.flatMap((text) => overSides(map, text).flatMap(([hex, other]) => [hex, other]))
	);
};

/** The lower of two costs, of which either may be forbidden. */
const lower = (a: number, b: number): number =>
	a === FORBIDDEN ? b : b === FORBIDDEN ? a : Math.min(a, b);
const halves = (mp: number | null): number => (mp === null ? FORBIDDEN : mp * HALVES);

/** 7.1, WO-42 What a step costs, off the railroad and along it. */
const costs = (charts: Charts, terrain: Terrain, one: Step, mover: Mover): [number, number] => {
	const { TERRAIN_MOVEMENT, HEXSIDE_MOVEMENT, LINE_MOVEMENT } = charts;
	const ground = halves(TERRAIN_MOVEMENT.at(terrain, mover));
	if (one.urban) {
		const closed = one.water !== null && !one.road;
		return closed ? [FORBIDDEN, FORBIDDEN] : [ground, ground];
	}
	const over = one.water === null ? 0 : halves(HEXSIDE_MOVEMENT.at(one.water, mover));
	const across = ground === FORBIDDEN || over === FORBIDDEN ? FORBIDDEN : ground + over;
	const open = one.road ? lower(across, halves(LINE_MOVEMENT.at('road', mover))) : across;
	const rail = one.rail ? halves(LINE_MOVEMENT.at('rail', mover)) : FORBIDDEN;
	return [open, rail === FORBIDDEN ? open : lower(open, lower(rail, ground))];
};

/** The maps of a module under a set of charts. */
export const boardOf = ({ map }: PackData, charts: Charts): Board => {
	const places = placesOf(map);
	const index = new Map(places.map((place, at) => [place, at]));
	const city = places.length - map.city.districts.length;
	const steps = joined(map, places, index);
	drawn(map, steps, index);
	const all = steps.flat();
	const first = new Int16Array(places.length + 1);
	steps.forEach((out, at) => (first[at + 1] = (first[at] ?? 0) + out.length));
	const from = steps.flatMap((out, at) => out.map(() => at));
	const terrain = places.map((place, at): Terrain => {
		const ground = map.hexes[place]?.terrain;
		if (ground !== undefined && ground !== 'petrograd') return ground;
		return map.city.districts[at - city]?.ring === 'inner' ? 'inner_district' : 'outer_district';
	});
	const bytes = (test: (one: Step) => boolean): Uint8Array =>
		Uint8Array.from(all, (one) => (test(one) ? 1 : 0));
	const flags = (test: (at: number, place: Place) => boolean): Uint8Array =>
		Uint8Array.from(places, (place, at) => (test(at, place) ? 1 : 0));
	const priced = (way: 0 | 1): Board['ground'] =>
		Object.fromEntries(
			MOVERS.map((mover) => [
				mover,
				Int8Array.from(all, (one) => costs(charts, terrain[one.to] ?? 'clear', one, mover)[way])
			])
		) as Record<Mover, Int8Array>;
	const back = Int16Array.from(all, ({ to }, at) => {
		for (let other = first[to] ?? 0; other < (first[to + 1] ?? 0); other++)
			if (all[other]?.to === from[at]) return other;
		return NOWHERE;
	});
	const lined = flags((at) => steps[at]?.some(({ road, rail }) => road || rail) ?? false);
	const blue = seaHexes(map);
	const effect = (at: number, column: 'noZoc' | 'stopsLines'): boolean =>
		charts.TERRAIN_EFFECTS.at(terrain[at] ?? 'clear', column) === 1;
	return {
		places,
		index,
		near: steps.map((out) => out.map(({ to }) => to)),
		city,
		first,
		to: Int16Array.from(all, ({ to }) => to),
		back,
		side: Int8Array.from(all, ({ side }) => side),
		water: all.map(({ water }) => water),
		road: bytes(({ road }) => road),
		rail: bytes(({ rail }) => rail),
		railBridge: bytes(({ rail, water }) => rail && water !== null),
		wrecked: new Set(all.flatMap(({ wrecked }, at) => (wrecked ? [at] : []))),
		mined: bytes(({ mined }) => mined),
		ground: priced(0),
		byRail: priced(1),
		terrain,
		settlement: places.map((place) => map.hexes[place]?.settlement ?? null),
		names: places.map(
			(place, at) => map.hexes[place]?.name ?? map.city.districts[at - city]?.name ?? ''
		),
		lined,
		railed: flags((at) => steps[at]?.some(({ rail }) => rail) ?? false),
		open: flags((at) => lined[at] === 1 || !effect(at, 'noZoc')),
		endsLine: flags((at) => effect(at, 'stopsLines')),
		sea: flags((_, place) => blue.has(place)),
		coastal: flags((at, place) => blue.has(place) && terrain[at] !== 'sea'),
		column: Int16Array.from(places, (place) => diagonalOf(map.grid.columns, place)?.column ?? -1),
		bySea: map.city.districts.flatMap(({ id, seaTouches }) =>
			seaTouches.flatMap((hex) => {
				const [a, b] = [index.get(id) ?? NOWHERE, index.get(hex) ?? NOWHERE];
				return [[a, b] as const, [b, a] as const];
			})
		)
	};
};

/** The steps whose rail bridges are down: those of the start, and these. */
export const brokenBridges = (
	board: Board,
	blown: readonly (readonly [Place, Place])[]
): ReadonlySet<number> => {
	const broken = new Set(board.wrecked);
	for (const [a, b] of blown) {
		const there = stepBetween(board, placeAt(board, a), placeAt(board, b));
		if (there !== NOWHERE) broken.add(there).add(board.back[there] ?? NOWHERE);
	}
	return broken;
};
