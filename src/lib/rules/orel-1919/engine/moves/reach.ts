import { indexOf, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { reached, routeIn, type Reached, type Ways } from '#lib/kernel/hex/paths.ts';
import { QUARTERS } from '../../book.ts';
import { endsOnRails, hasRoad } from '../../rules/07-movement/07-1-movement.ts';
import { isTrain } from '../../types.ts';
import { once, placeOf, unitOf, type Game } from '../game.ts';
import { routAllows, supplyAllows } from './ends.ts';
import { limitAllows } from '../map/limits.ts';
import {
	landWays,
	moverIn,
	railWays,
	reliedOn,
	reliedOnByRail,
	keepsCover,
	type Mover
} from './mover.ts';
import { roomFor } from '../map/stacking.ts';
import { enemyZones } from '../map/sheet.ts';
import type { Moving, State, Unit, UnitId } from '../state.ts';

/** One place a unit can get to: the hexes on the way, and the state of its move then. */
export interface Way {
	readonly path: readonly Hex[];
	/** In quarter MP, from the start of its move. */
	readonly spent: number;
	readonly onRoad: boolean;
	readonly valley: boolean;
	readonly stopped: boolean;
	/** 7.1.3 The hexes whose units cover it. */
	readonly relied: readonly Hex[];
}

/** 7.1 Where a unit can get to; the way to a hex is worked out when asked for. */
export interface Destinations {
	readonly hexes: readonly Hex[];
	/** The way that leaves most MP; or the one through just these hexes. */
	readonly way: (hex: Hex, by?: readonly Hex[]) => Way | undefined;
}

const NOWHERE_TO_GO: Destinations = { hexes: [], way: () => undefined };

/** The way through these hexes, one after the other, in the nodes of a search. */
const along = (
	{ nodes, from }: Ways,
	size: number,
	start: number,
	path: readonly HexIndex[],
	budget: number
): { readonly node: number; readonly spent: number } | undefined => {
	let at = { node: start, spent: 0, stop: false };
	for (const hex of path) {
		const last = at;
		if (last.stop) return undefined;
		let next: typeof at | undefined;
		from(last.node, last.spent, (node, cost, stop = false) => {
			const sum = last.spent + cost;
			if ((nodes > size ? node % size : node) !== hex || sum > budget) return;
			if (!next || sum < next.spent) next = { node, spent: sum, stop };
		});
		if (!next) return undefined;
		at = next;
	}
	return at;
};

const named = (game: Game, hexes: readonly HexIndex[]): Hex[] =>
	hexes.map((hex) => game.board.grid.hexes[hex] ?? '');

const indices = (game: Game, hexes: readonly Hex[]): HexIndex[] =>
	hexes.map((hex) => indexOf(game.board.grid, hex));

const railDestinations = (mover: Mover, start: HexIndex): Destinations => {
	const { game, state, unit, moving } = mover;
	const { board } = game;
	const ways = railWays(mover);
	const found = reached(ways, start, 0);
	const fits = roomFor(game, state, placeOf(game, unit.id));
	const hexes = found.nodes.filter(
		(hex) => hex !== start && endsOnRails(mover.type, board.station[hex] === 1) && fits(hex)
	);
	return {
		hexes: named(game, hexes),
		way: (hex, by) => {
			const end = indexOf(board.grid, hex);
			if (!hexes.includes(end)) return undefined;
			const chosen = by && indices(game, by);
			if (chosen && !along(ways, board.grid.size, start, chosen, 0)) return undefined;
			const route = chosen ?? routeIn(found, found.nodes.indexOf(end)).slice(1);
			// Any hex of its line is one move away, so it moves only once, and a phase ends.
			return {
				path: named(game, route),
				spent: moving.spent,
				onRoad: false,
				valley: moving.valley,
				stopped: true,
				relied: named(game, reliedOnByRail(mover, route))
			};
		}
	};
};

/** A hex that can be reached: by which search, at which index in it, and what is left then. */
export interface End {
	readonly hex: HexIndex;
	by: Reached;
	place: number;
	left: number;
}

/** Ends by hex, kept empty between searches. */
const endsByHex = once((): (End | undefined)[] => []);

/** For each hex except the start, the search that leaves the most; in the order in which they are first reached. */
const endsOf = (
	endAt: (End | undefined)[],
	start: HexIndex,
	size: number,
	searches: readonly { readonly by: Reached; readonly budget: number }[]
): End[] => {
	const ends: End[] = [];
	for (const { by, budget } of searches)
		for (let place = 0; place < by.nodes.length; place++) {
			const node = by.nodes[place] ?? start;
			const hex = node >= size ? node - size : node;
			if (hex === start) continue;
			const left = budget - (by.costs[place] ?? 0);
			const end = endAt[hex];
			if (end === undefined) ends.push((endAt[hex] = { hex, by, place, left }));
			else if (left > end.left) {
				end.by = by;
				end.place = place;
				end.left = left;
			}
		}
	for (const { hex } of ends) endAt[hex] = undefined;
	return ends;
};

/** What a unit can pay its way to, and what may still keep it out of a hex there. */
export interface Land {
	readonly found: readonly End[];
	/** What it can pay in all, and along roads alone, in quarter MP. */
	readonly budget: number;
	readonly from: number;
	readonly free: Reached | undefined;
	readonly road: Reached | undefined;
	/** 7.1.2, 5.3, 10.2, 8.7.3 May it end its move in a hex? */
	readonly fits: (hex: HexIndex) => boolean;
	readonly supplied: (hex: HexIndex) => boolean;
	readonly back: (hex: HexIndex) => boolean;
	readonly away: (hex: HexIndex) => boolean;
}

/** Terrain note 4: may its whole move still be on roads? */
export const onlyRoads = ({ game, unit, moving, start }: Mover): boolean =>
	(moving.onRoad || !unit.moved) && hasRoad(game.board.road, start);

/** What a search found, and all that it was made from. */
interface Search extends Pick<Land, 'found' | 'budget' | 'from' | 'free' | 'road'> {
	readonly unit: Unit;
	readonly hampered: Uint8Array;
	readonly shut: Uint8Array;
	readonly startsInZoc: boolean;
	/** 5.3 Asked only of units out of command. */
	readonly zones: Uint8Array | undefined;
}

/** The last search for each unit that had not begun its move; many questions are asked of the same. */
const searches = once(() => new Map<UnitId, Search>());

const zonesFor = ({ unit, field, player }: Mover): Uint8Array | undefined =>
	unit.command ? undefined : enemyZones(field, player);

/** Was it made from the same? */
const isSame = (one: Search, mover: Mover): boolean =>
	one.unit === mover.unit &&
	one.hampered === mover.hampered &&
	one.shut === mover.shut &&
	one.startsInZoc === mover.startsInZoc &&
	one.zones === zonesFor(mover);

/** 7.1 Has nothing been spent, tried or chosen yet? */
const isFresh = ({ spent, onRoad, valley, marching, dared, entered }: Moving): boolean =>
	spent === 0 && onRoad && !valley && !marching && dared === 'untried' && entered === undefined;

const searched = (mover: Mover): Search => {
	const { game, unit, moving, start, hampered, shut, startsInZoc } = mover;
	const { size } = game.board.grid;
	const from = moving.valley ? start + size : start;
	const budget = mover.allowance - moving.spent;
	const free = budget > 0 ? reached(landWays(mover, false), from, budget) : undefined;
	const road = onlyRoads(mover)
		? reached(landWays(mover, true), from, budget + QUARTERS)
		: undefined;
	const found = endsOf(endsByHex(game), start, size, [
		...(free ? [{ by: free, budget }] : []),
		...(road ? [{ by: road, budget: budget + QUARTERS }] : [])
	]);
	const zones = zonesFor(mover);
	return { unit, hampered, shut, startsInZoc, zones, found, budget, from, free, road };
};

const searchOf = (mover: Mover): Search => {
	if (!isFresh(mover.moving)) return searched(mover);
	const all = searches(mover.game);
	const known = all.get(mover.unit.id);
	if (known && isSame(known, mover)) return known;
	const made = searched(mover);
	all.set(mover.unit.id, made);
	return made;
};

/** 7.1 The search on foot, on horseback and on wheels. */
export const landOf = (mover: Mover): Land => {
	const { game, state, unit } = mover;
	const { found, budget, from, free, road } = searchOf(mover);
	const back = limitAllows(game, unit, () => found.map(({ hex }) => hex));
	return {
		found,
		budget,
		from,
		free,
		road,
		fits: roomFor(game, state, placeOf(game, unit.id)),
		supplied: supplyAllows(mover),
		back,
		away: routAllows(mover, () => found.filter(({ hex }) => back(hex)))
	};
};

const landDestinations = (mover: Mover): Destinations => {
	const { game, moving } = mover;
	const { grid } = game.board;
	const { size } = grid;
	const { found, budget, from, road, fits, supplied, back, away } = landOf(mover);
	const ends: End[] = [];
	const hexes: Hex[] = [];
	for (const end of found) {
		const { hex } = end;
		if (!fits(hex) || !supplied(hex) || !back(hex) || !away(hex)) continue;
		ends.push(end);
		hexes.push(grid.hexes[hex] ?? '');
	}
	return {
		hexes,
		way: (name, by) => {
			const end = ends[hexes.indexOf(name)];
			if (!end) return undefined;
			const made = (nodes: readonly number[], spent: number, onRoads: boolean): Way => {
				const path = nodes.map((one) => (one >= size ? one - size : one));
				return {
					path: named(game, path),
					spent: moving.spent + spent,
					onRoad: onRoads,
					valley: (nodes.at(-1) ?? 0) >= size,
					stopped: moving.stopped,
					relied: named(game, reliedOn(mover, path))
				};
			};
			if (!by) {
				const route = routeIn(end.by, end.place).slice(1);
				return made(route, end.by.costs[end.place] ?? 0, end.by === road);
			}
			const path = indices(game, by);
			const [onTheRoad, anyhow] = [
				road && along(landWays(mover, true), size, from, path, budget + QUARTERS),
				budget > 0 ? along(landWays(mover, false), size, from, path, budget) : undefined
			];
			const best = onTheRoad ?? anyhow;
			return best && made([...path.slice(0, -1), best.node], best.spent, best === onTheRoad);
		}
	};
};

/** 7.1 Where the moving unit can go from here; for each hex, the way that leaves it most MP. */
const destinations = (game: Game, state: State, moving: Moving): Destinations => {
	const { unit: id, stopped } = moving;
	const unit = unitOf(game, state, id);
	if (stopped || unit.hex === null || keepsCover(game, state, unit)) return NOWHERE_TO_GO;
	const mover = moverIn(game, state, moving);
	const { type, start } = mover;
	return isTrain(type) || type === 'rail-depot'
		? railDestinations(mover, start)
		: landDestinations(mover);
};

const latest = once((): { state?: State; made: Destinations } => ({ made: NOWHERE_TO_GO }));

/** 7.1 The same; the answer for the state asked about last is kept. */
export const destinationsOf = (game: Game, state: State): Destinations => {
	const { moving } = state;
	if (!moving) return NOWHERE_TO_GO;
	const known = latest(game);
	if (known.state === state) return known.made;
	known.made = destinations(game, state, moving);
	known.state = state;
	return known.made;
};
