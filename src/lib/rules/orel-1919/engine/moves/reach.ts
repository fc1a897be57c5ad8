import { indexOf, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { reached, routeIn, type Reached, type Ways } from '#lib/kernel/hex/paths.ts';
import { QUARTERS } from '../../book.ts';
import { endsOnRails } from '../../rules/07-movement/07-1-movement.ts';
import { isTrain } from '../../types.ts';
import type { CommandOf } from '../commands.ts';
import { once, placeOf, unitOf, type Game } from '../game.ts';
import { landOf, type Land } from './land.ts';
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
import { ANYWHERE } from '../map/supply.ts';
import type { Moving, State } from '../state.ts';

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

/** 7.1 Where a unit can get to; the hexes, and the way to one, are worked out when asked for. */
export interface Destinations {
	readonly hexes: readonly Hex[];
	/** Are there at least so many? Sooner known than which. */
	readonly atLeast: (many: number) => boolean;
	/** The way that leaves most MP; or the one through just these hexes. */
	readonly way: (hex: Hex, by?: readonly Hex[]) => Way | undefined;
}

const NOWHERE_TO_GO: Destinations = { hexes: [], atLeast: () => false, way: () => undefined };

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
		atLeast: (many) => hexes.length >= many,
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

/** The place in a search of the cheapest way to a hex, −1 where it does not get there. */
const placeIn = ({ nodes }: Reached, size: number, hex: HexIndex): number =>
	nodes.findIndex((node) => node === hex || node === hex + size);

/** Where a unit can get to on foot, on horseback and on wheels. */
class OverLand implements Destinations {
	readonly #mover: Mover;
	readonly #land: Land;
	#hexes: readonly Hex[] | undefined;

	constructor(mover: Mover, budget?: number) {
		this.#mover = mover;
		this.#land = landOf(mover, budget);
	}

	get hexes(): readonly Hex[] {
		const { game } = this.#mover;
		return (this.#hexes ??= named(
			game,
			this.#land.found.filter((hex) => this.#mayEnd(hex))
		));
	}

	atLeast(many: number): boolean {
		if (this.#hexes) return this.#hexes.length >= many;
		let left = many;
		return left <= 0 || this.#land.found.some((hex) => this.#mayEnd(hex) && --left === 0);
	}

	way(name: Hex, by?: readonly Hex[]): Way | undefined {
		const { game } = this.#mover;
		const { size } = game.board.grid;
		const { budget, from, free, road, found } = this.#land;
		const hex = indexOf(game.board.grid, name);
		if (!found.includes(hex) || !this.#mayEnd(hex)) return undefined;
		if (by) {
			const path = indices(game, by);
			const [onTheRoad, anyhow] = [
				road && along(landWays(this.#mover, true), size, from, path, budget + QUARTERS),
				budget > 0 ? along(landWays(this.#mover, false), size, from, path, budget) : undefined
			];
			const best = onTheRoad ?? anyhow;
			return best && this.#made([...path.slice(0, -1), best.node], best.spent, best === onTheRoad);
		}
		const [anyhow, onTheRoad] = [free, road].map((one) => {
			const place = one ? placeIn(one, size, hex) : -1;
			return one && place >= 0 ? { one, place, spent: one.costs[place] ?? 0 } : undefined;
		});
		const byRoad = onTheRoad && (!anyhow || onTheRoad.spent - QUARTERS < anyhow.spent);
		const end = byRoad ? onTheRoad : anyhow;
		return end && this.#made(routeIn(end.one, end.place).slice(1), end.spent, end === onTheRoad);
	}

	/** May it end its move there? */
	#mayEnd(hex: HexIndex): boolean {
		const { fits, supplied, back, away } = this.#land;
		return fits(hex) && supplied(hex) && back(hex) && away(hex);
	}

	#made(nodes: readonly number[], spent: number, onRoad: boolean): Way {
		const { game, moving } = this.#mover;
		const { size } = game.board.grid;
		const path = nodes.map((one) => (one >= size ? one - size : one));
		return {
			path: named(game, path),
			spent: moving.spent + spent,
			onRoad,
			valley: (nodes.at(-1) ?? 0) >= size,
			stopped: moving.stopped,
			relied: named(game, reliedOn(this.#mover, path))
		};
	}
}

/** 7.1 Where the moving unit can go from here; for each hex, the way that leaves it most MP. */
const destinations = (game: Game, state: State, moving: Moving): Destinations => {
	const { unit: id, stopped } = moving;
	const unit = unitOf(game, state, id);
	if (stopped || unit.hex === null || keepsCover(game, state, unit)) return NOWHERE_TO_GO;
	const mover = moverIn(game, state, moving);
	const { type, start } = mover;
	return isTrain(type) || type === 'rail-depot'
		? railDestinations(mover, start)
		: new OverLand(mover);
};

/** 7.1 Where it could go if it had all the MP that takes. */
export const farFrom = (mover: Mover): Destinations => new OverLand(mover, ANYWHERE);

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

const goings = once(
	({ board }) => new Map(board.grid.hexes.map((hex) => [hex, { type: 'go' as const, hex }]))
);

/** 7.1 The command to go to a hex: most of what is listed, and always the same. */
export const goTo = (game: Game, hex: Hex): CommandOf<'go'> =>
	goings(game).get(hex) ?? { type: 'go', hex };
