import {
	hexGrid,
	indexOf,
	neighbourOver,
	NOWHERE,
	sideTowards,
	within,
	type Hex,
	type HexGrid,
	type HexIndex
} from '#lib/kernel/hex/hex.ts';
import { costsTo, overHexsides } from '#lib/kernel/hex/paths.ts';
import type { Charts } from '../charts.ts';
import type { PackData } from './schema.ts';
import { QUARTERS } from '../book.ts';
import { MOVERS, PLAYERS, type Mover, type Player, type Terrain } from '../types.ts';

/** The cost of a step that a mover may not take. */
const FORBIDDEN = -1;

/** Everything that the map alone tells, worked out once: costs over each hexside, lines, stations, edges. */
export interface Board {
	readonly grid: HexGrid;
	/** The terrain kinds of each hex; Orel's depend on its stack. */
	readonly terrain: readonly (readonly Terrain[])[];
	/** Quarter MP over each hexside, six per hex; `FORBIDDEN` where a mover may not go. */
	readonly cost: Readonly<Record<Mover, Int8Array>>;
	/** 1 where the step enters a valley off the road (terrain note 2). */
	readonly valley: Uint8Array;
	/** 1 where a road or major road runs over the hexside (terrain note 4), 2 where only a minor one does. */
	readonly road: Uint8Array;
	/** 1 where a railroad runs over the hexside. */
	readonly rail: Uint8Array;
	/** The hexes with a railroad, in order; and the index of each hex among them, −1 without a railroad. */
	readonly rails: readonly HexIndex[];
	readonly railPlace: Int16Array;
	readonly station: Uint8Array;
	/** The double-tracked line, starting at Orel. */
	readonly doubleTrack: readonly HexIndex[];
	/** What lies along each hexside. */
	readonly water: readonly ('river' | 'ditch' | 'lake' | null)[];
	/** 1.2 Hexes of each side's friendly edges. */
	readonly edge: Readonly<Record<Player, Uint8Array>>;
	/** 7.4 Reinforcement entry zones of each side. */
	readonly zone: Readonly<Record<Player, Uint8Array>>;
	/** Hexes to each friendly edge, for retreats. */
	readonly toEdges: Readonly<Record<Player, readonly Uint8Array[]>>;
	/** 9.2.1 Within two hexes of a railroad. */
	readonly nearRail: Uint8Array;
	readonly orel: HexIndex;
	/** 10.2 Where the 46th Division may not go. */
	readonly closedTo46: Uint8Array;
}

type MapData = PackData['map'];

const GROUND: Record<string, Terrain> = { 'scattered-marsh': 'marsh' };

const terrainOf = (hex: MapData['hexes'][string] | undefined): Terrain[] => {
	if (!hex) return ['clear'];
	const ground = [hex.terrain, ...(hex.also ?? [])].map(
		(kind) => GROUND[kind] ?? (kind as Terrain)
	);
	if (hex.settlement === 'village' || hex.settlement === 'town') ground.push(hex.settlement);
	return ground;
};

/** 7.1.1 The cost of a hex: of several terrains the most expensive counts; woods and places add no cost of their own. */
const groundCost = (charts: Charts, terrain: readonly Terrain[], mover: Mover): number | null => {
	let dearest = 1;
	for (const kind of terrain) {
		const mp = charts.TERRAIN_MOVEMENT.at(kind, mover);
		if (mp === null) return null;
		if (mp !== 'other') dearest = Math.max(dearest, mp);
	}
	return dearest;
};

const onEdge = (grid: HexGrid, index: HexIndex, edges: readonly string[]): boolean => {
	const { columns, rows } = grid.sheet;
	const column = Math.floor(index / rows) + 1;
	const row = (index % rows) + 1;
	return (
		(edges.includes('west') && column === 1) ||
		(edges.includes('east') && column === columns) ||
		(edges.includes('north') && row === 1) ||
		(edges.includes('south') && row === rows)
	);
};

/** 10.2 The corner of the 46th Division: from its entry hexes, not across the railroad or the Nerussa. */
const cornerOf46 = (data: PackData, grid: HexGrid): Uint8Array => {
	const closed = new Uint8Array(grid.size);
	const { limit } = data.scenario.specialRules;
	const at = (hex: Hex): HexIndex => indexOf(grid, hex);
	const rail = new Set(
		data.map.lines.filter(({ name }) => name === limit.line).flatMap(({ path }) => path.map(at))
	);
	const river = new Set(
		data.map.hexsides
			.filter(({ name }) => name === limit.river)
			.flatMap(({ a, b }) => [`${at(a)}-${at(b)}`, `${at(b)}-${at(a)}`])
	);
	const starts = data.scenario.reinforcements
		.filter(({ units }) => units.some((id) => limit.units.includes(id)))
		.flatMap(({ hexes }) => hexes.map(at));
	const open = costsTo(
		{
			nodes: grid.size,
			// The railroad itself may be reached, but not crossed.
			from: (hex, _, to) => {
				for (let side = 0; side < 6; side++) {
					const next = neighbourOver(grid, hex, side);
					if (next !== NOWHERE && !river.has(`${hex}-${next}`)) to(next, 0, rail.has(next));
				}
			}
		},
		starts,
		0
	);
	return closed.map((_, hex) => (open[hex] === -1 ? 1 : 0));
};

/** The map of a module under a set of charts. */
export const boardOf = (data: PackData, charts: Charts): Board => {
	const { map, scenario } = data;
	const { columns, rows, shiftedColumns } = map.grid;
	const grid = hexGrid({ columns, rows, lower: shiftedColumns });
	const { size, hexes } = grid;
	const at = (hex: Hex): HexIndex => indexOf(grid, hex);
	const terrain = hexes.map((hex) => terrainOf(map.hexes[hex]));
	const flags = (test: (index: HexIndex) => boolean): Uint8Array =>
		new Uint8Array(size).map((_, index) => (test(index) ? 1 : 0));
	const sides = (): Uint8Array => new Uint8Array(size * 6);
	const [rail, road, valley] = [sides(), sides(), sides()];
	const roadCost = new Float64Array(size * 6);
	const bothWays = (a: Hex, b: Hex, set: (slot: number) => void): void => {
		for (const [from, to] of [
			[at(a), at(b)],
			[at(b), at(a)]
		] as const)
			set(from * 6 + sideTowards(grid, from, to));
	};
	for (const { kind, path } of map.lines)
		path.slice(1).forEach((to, step) =>
			bothWays(path[step] ?? to, to, (slot) => {
				if (kind === 'rail' || kind === 'double-rail') return void (rail[slot] = 1);
				const mp = charts.ROAD_MOVEMENT.at(kind, 'mp');
				if (roadCost[slot] === 0 || mp < (roadCost[slot] ?? 0)) roadCost[slot] = mp;
				road[slot] = charts.ROAD_MOVEMENT.at(kind, 'bonus') > 0 ? 1 : road[slot] || 2;
			})
		);
	const water: ('river' | 'ditch' | 'lake' | null)[] = new Array<null>(size * 6).fill(null);
	const bridged = sides();
	for (const { a, b, kind, bridge } of map.hexsides) {
		if (kind === 'stream') continue;
		bothWays(a, b, (slot) => {
			water[slot] = kind;
			if (bridge && bridge.length > 0) bridged[slot] = 1;
		});
	}
	const orel = hexes.findIndex((hex) => map.hexes[hex]?.settlement === 'city');
	// 7.1.1 note 3: rivers have no effect at Orel.
	for (let side = 0; side < 6 && orel >= 0; side++) {
		const next = neighbourOver(grid, orel, side);
		if (next === NOWHERE) continue;
		water[orel * 6 + side] = null;
		water[next * 6 + ((side + 3) % 6)] = null;
	}
	/** What the ground of each hex costs a mover: grounds that are alike are looked up once. */
	const groundsFor = (mover: Mover, along: boolean): readonly (number | null)[] => {
		const known = new Map<string, number | null>();
		return terrain.map((kinds) => {
			const key = kinds.join();
			const found = known.get(key);
			if (found !== undefined) return found;
			const ground = along ? kinds.filter((kind) => kind !== 'forest') : kinds;
			const made = groundCost(charts, ground, mover);
			known.set(key, made);
			return made;
		});
	};
	const costsFor = (mover: Mover): Int8Array => {
		const [plain, along] = [groundsFor(mover, false), groundsFor(mover, true)];
		return new Int8Array(size * 6).map((_, slot) => {
			const to = grid.neighbours[slot] ?? NOWHERE;
			const wet = water[slot];
			if (to === NOWHERE || wet === 'lake') return FORBIDDEN;
			if ((roadCost[slot] ?? 0) > 0) return Math.round((roadCost[slot] ?? 1) * QUARTERS);
			const ground = (rail[slot] === 1 ? along : plain)[to] ?? null;
			const over = !wet || bridged[slot] === 1 ? 0 : charts.HEXSIDE_MOVEMENT.at(wet, mover);
			return ground === null || over === null ? FORBIDDEN : (ground + over) * QUARTERS;
		});
	};
	const cost = Object.fromEntries(MOVERS.map((mover) => [mover, costsFor(mover)])) as Record<
		Mover,
		Int8Array
	>;
	for (let slot = 0; slot < size * 6; slot++) {
		const to = grid.neighbours[slot] ?? NOWHERE;
		if (to !== NOWHERE && roadCost[slot] === 0 && terrain[to]?.includes('valley')) valley[slot] = 1;
	}
	const railHex = flags((hex) => [0, 1, 2, 3, 4, 5].some((side) => rail[hex * 6 + side] === 1));
	const byPlayer = <T>(make: (player: Player) => T): Record<Player, T> =>
		Object.fromEntries(PLAYERS.map((player) => [player, make(player)])) as Record<Player, T>;
	const edge = byPlayer((player) =>
		flags((hex) => onEdge(grid, hex, scenario.friendlyEdges[player]))
	);
	const toEdges = byPlayer((player) =>
		scenario.friendlyEdges[player].map((one) => {
			const starts = hexes.map((_, hex) => hex).filter((hex) => onEdge(grid, hex, [one]));
			return new Uint8Array(costsTo(overHexsides(grid, 1), starts, 99));
		})
	);
	const nearRail = new Uint8Array(size);
	for (let hex = 0; hex < size; hex++)
		if (railHex[hex] === 1) for (const near of within(grid, hex, 2)) nearRail[near] = 1;
	const double = map.lines.find(({ kind }) => kind === 'double-rail');
	const rails = hexes.map((_, hex) => hex).filter((hex) => railHex[hex] === 1);
	const railPlace = new Int16Array(size).fill(-1);
	rails.forEach((hex, place) => (railPlace[hex] = place));
	return {
		grid,
		terrain,
		cost,
		valley,
		road,
		rail,
		rails,
		railPlace,
		station: flags((hex) => map.hexes[hexes[hex] ?? '']?.station === true),
		doubleTrack: (double?.path ?? []).map(at),
		water,
		edge,
		zone: byPlayer((player) => {
			const zone = new Set(scenario.entryZones[player].map(at));
			return flags((hex) => zone.has(hex));
		}),
		toEdges,
		nearRail,
		orel,
		closedTo46: cornerOf46(data, grid)
	};
};
