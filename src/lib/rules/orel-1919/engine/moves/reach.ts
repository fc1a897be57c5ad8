import { indexOf, NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { reached, routeIn, type Reached } from '#lib/kernel/hex/paths.ts';
import { QUARTERS } from '../../book.ts';
import { isTrain } from '../../types.ts';
import { hexIndex, once, placeOf, type Game } from '../game.ts';
import { routAllows, supplyAllows } from './ends.ts';
import { limitAllows } from '../map/limits.ts';
import { landWays, moverIn, railWays, type Mover } from './mover.ts';
import { roomFor } from '../map/stacking.ts';
import type { Moving, State } from '../state.ts';

/** One place a unit can get to: the hexes on the way, and the state of its move then. */
export interface Way {
	readonly path: readonly Hex[];
	/** In quarter MP, from the start of its move. */
	readonly spent: number;
	readonly onRoad: boolean;
	readonly valley: boolean;
	readonly stopped: boolean;
}

/** 7.1 Where a unit can get to; the way to a hex is worked out when asked for. */
export interface Destinations {
	readonly hexes: readonly Hex[];
	readonly way: (hex: Hex) => Way | undefined;
}

const NOWHERE_TO_GO: Destinations = { hexes: [], way: () => undefined };

const named = (game: Game, hexes: readonly HexIndex[]): Hex[] =>
	hexes.map((hex) => game.board.grid.hexes[hex] ?? '');

const railDestinations = (mover: Mover, start: HexIndex): Destinations => {
	const { game, state, unit, moving } = mover;
	const { board } = game;
	const found = reached(railWays(mover), start, 0);
	const fits = roomFor(game, state, placeOf(game, unit.id));
	const stations = !isTrain(mover.type);
	const hexes = found.nodes.filter(
		(hex) => hex !== start && (!stations || board.station[hex] === 1) && fits(hex)
	);
	return {
		hexes: named(game, hexes),
		way: (hex) => {
			const end = indexOf(board.grid, hex);
			if (!hexes.includes(end)) return undefined;
			const route = routeIn(found, found.nodes.indexOf(end));
			// Any hex of its line is one move away, so it moves only once, and a phase ends.
			return {
				path: named(game, route.slice(1)),
				spent: moving.spent,
				onRoad: false,
				valley: moving.valley,
				stopped: true
			};
		}
	};
};

/** Does a road leave this hex? */
const onRoad = (game: Game, hex: HexIndex): boolean => {
	for (let side = 0; side < 6; side++) if (game.board.road[hex * 6 + side] === 1) return true;
	return false;
};

/** A hex that can be reached: by which search, at which index in it, and what is left then. */
interface End {
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

const landDestinations = (mover: Mover, start: HexIndex): Destinations => {
	const { game, state, unit, moving } = mover;
	const { grid } = game.board;
	const { size } = grid;
	const from = moving.valley ? start + size : start;
	const budget = mover.allowance - moving.spent;
	const free = budget > 0 ? reached(landWays(mover, false), from, budget) : undefined;
	const along = (moving.onRoad || !unit.moved) && onRoad(game, start);
	const road = along ? reached(landWays(mover, true), from, budget + QUARTERS) : undefined;
	const found = endsOf(endsByHex(game), start, size, [
		...(free ? [{ by: free, budget }] : []),
		...(road ? [{ by: road, budget: budget + QUARTERS }] : [])
	]);
	const supplied = supplyAllows(mover);
	const back = limitAllows(game, unit, () => found.map(({ hex }) => hex));
	const away = routAllows(mover, () => found.filter(({ hex }) => back(hex)));
	const fits = roomFor(game, state, placeOf(game, unit.id));
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
		way: (name) => {
			const end = ends[hexes.indexOf(name)];
			if (!end) return undefined;
			const { by, place } = end;
			const route = routeIn(by, place);
			return {
				path: named(
					game,
					route.slice(1).map((one) => (one >= size ? one - size : one))
				),
				spent: moving.spent + (by.costs[place] ?? 0),
				onRoad: by === road,
				valley: (route.at(-1) ?? 0) >= size,
				stopped: moving.stopped
			};
		}
	};
};

/** 7.1 Where the moving unit can go from here; for each hex, the way that leaves it most MP. */
const destinations = (game: Game, state: State, moving: Moving): Destinations => {
	if (moving.stopped) return NOWHERE_TO_GO;
	const mover = moverIn(game, state, moving);
	const { type, unit } = mover;
	const start = hexIndex(game, unit.hex);
	if (start === NOWHERE) return NOWHERE_TO_GO;
	return isTrain(type) || type === 'rail-depot'
		? railDestinations(mover, start)
		: landDestinations(mover, start);
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
