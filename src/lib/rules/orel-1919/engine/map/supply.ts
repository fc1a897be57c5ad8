import { lastingFor } from '#lib/kernel/decided/counters.ts';
import { distance, NOWHERE, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { costsTo, reached, type Reached, type Ways } from '#lib/kernel/hex/paths.ts';
import { moverOf, QUARTERS } from '../../book.ts';
import {
	capacityInTurn,
	CONVOY_RANGE,
	convoyFunctions,
	isDoubled,
	munitionsAfter,
	railDepotFunctions
} from '../../rules/03-depots.ts';
import { SUPPLY_RANGE } from '../../rules/08-combat/08-2-munitions.ts';
import { isDepot, type Mover, type Player } from '../../types.ts';
import { fieldOf } from './field.ts';
import { lineOf, linkedRails } from './railroads.ts';
import { counterOf, hexIndex, once, type Game } from '../game.ts';
import { barredSupply, ENEMY, isAlike } from './sheet.ts';
import type { State, Unit, UnitId } from '../state.ts';

/** 8.2.2 Steps backwards from where a unit wants to get to; the hexes entered are free of open enemy ZoC. */
const backwards = (game: Game, barred: Uint8Array, mover: Mover): Ways => {
	const { neighbours, size } = game.board.grid;
	const costs = game.board.cost[mover];
	return {
		nodes: size,
		bench: game.bench,
		from: (hex, _, to) => {
			if (barred[hex] !== 0) return;
			for (let side = 0; side < 6; side++) {
				const from = neighbours[hex * 6 + side] ?? NOWHERE;
				if (from === NOWHERE || barred[from] === ENEMY) continue;
				const step = costs[from * 6 + ((side + 3) % 6)] ?? -1;
				if (step >= 0) to(from, step);
			}
		}
	};
};

/** A search, and what was in its way. */
interface Search {
	readonly barred: Uint8Array;
	readonly cost: Int16Array;
}

/**
 * Would the search find the same with this in the way? Yes, if it did not reach the hexes that differ and none of them
 * kept it out.
 */
const holdsFor = ({ barred, cost }: Search, now: Uint8Array): boolean => {
	if (barred === now) return true;
	for (let hex = 0; hex < now.length; hex++) {
		const before = barred[hex];
		if (before !== now[hex] && (before === ENEMY || (cost[hex] ?? -1) >= 0)) return false;
	}
	return true;
};

/** The latest searches to these goals, the most recent first. */
const searches = once(() => new Map<string, readonly Search[]>());
/** How many goals have their searches remembered, and how many searches for each. */
const GOALS = 300;
const LAST = 6;

/** 8.2.2 The cost of the way from every hex to these hexes, in quarter MP; −1 beyond the range. */
const rangeTo = (
	game: Game,
	state: State,
	player: Player,
	mover: Mover,
	goals: readonly HexIndex[],
	range: number
): Int16Array => {
	const key = `${player}${mover}${range}:${goals.join()}`;
	const barred = barredSupply(fieldOf(game, state), player);
	const known = searches(game);
	const last = known.get(key) ?? [];
	const alike = last.find((one) => holdsFor(one, barred));
	if (alike && alike === last[0] && alike.barred === barred) return alike.cost;
	const cost = alike?.cost ?? costsTo(backwards(game, barred, mover), goals, range * QUARTERS);
	if (known.size >= GOALS) known.clear();
	const others = last.filter((one) => one !== alike).slice(0, LAST - 1);
	known.set(key, [{ barred, cost }, ...others]);
	return cost;
};

/** The places of all depots of the module. */
const placesOfDepots = once(({ counters }) =>
	counters.flatMap(({ type }, place) => (isDepot(type) ? [place] : []))
);

/** 3 The depots on the map: of a side, or all. */
export const depotsOf = (game: Game, state: State, player?: Player): readonly Unit[] => {
	const depots: Unit[] = [];
	for (const place of placesOfDepots(game)) {
		const unit = state.units[place];
		if (unit?.fate === 'map' && (!player || unit.player === player)) depots.push(unit);
	}
	return depots;
};

/** What was found out for each depot. */
const functional = lastingFor<Game>()<UnitId, boolean>();

/** 3.2 Can this depot trace its own supply? */
export const isFunctional = (game: Game, state: State, depot: Unit): boolean => {
	const { id, player, hex } = depot;
	const line = lineOf(game, state, player);
	const barred = barredSupply(fieldOf(game, state), player);
	return functional(game, id, [hex, line, barred], () => traces(game, state, depot));
};

/** Where the supply line of a convoy gets to, and what that was made from. */
interface Traced {
	readonly player: Player;
	readonly barred: Uint8Array;
	readonly found: Reached;
}
const traced = once(() => new Map<UnitId, Traced>());

/** 8.2.2 Where the supply line of a convoy in this hex gets to; the hexes entered are free of open enemy ZoC. */
const tracedFrom = (
	game: Game,
	state: State,
	{ id, player }: Unit,
	hex: HexIndex,
	range: number
): Reached => {
	const { grid, cost } = game.board;
	const barred = barredSupply(fieldOf(game, state), player);
	const last = traced(game).get(id);
	if (
		last?.player === player &&
		last.found.nodes[0] === hex &&
		isAlike(grid, { start: hex, found: last.found.nodes }, last.barred, barred)
	)
		return last.found;
	const costs = cost.convoy;
	const ways: Ways = {
		nodes: grid.size,
		bench: game.bench,
		from: (from, _, to) => {
			for (let side = 0; side < 6; side++) {
				const next = grid.neighbours[from * 6 + side] ?? NOWHERE;
				const step = costs[from * 6 + side] ?? -1;
				if (next !== NOWHERE && barred[next] === 0 && step >= 0) to(next, step);
			}
		}
	};
	const found = reached(ways, hex, range * QUARTERS);
	traced(game).set(id, { player, barred, found });
	return found;
};

const traces = (game: Game, state: State, depot: Unit): boolean => {
	const { board, pack } = game;
	const { player } = depot;
	const hex = hexIndex(game, depot.hex);
	if (hex === NOWHERE) return false;
	const { linked } = lineOf(game, state, player);
	if (counterOf(game, depot.id).type === 'rail-depot')
		return railDepotFunctions({
			atStation: board.station[hex] === 1,
			linked: linked[hex] === 1
		});
	const { range, ...exits } = pack.data.scenario.convoySupplyHexes;
	const farthest = Math.max(CONVOY_RANGE, range);
	const { nodes, costs } = tracedFrom(game, state, depot, hex, farthest);
	const gets = (most: number, isGoal: (hex: HexIndex) => boolean): boolean =>
		nodes.some((node, place) => (costs[place] ?? 0) <= most * QUARTERS && isGoal(node));
	return convoyFunctions(
		gets(CONVOY_RANGE, (node) => linked[node] === 1),
		() => {
			const edges = exits[player].map((exit) => hexIndex(game, exit));
			return gets(range, (node) => edges.includes(node));
		}
	);
};

/** 3.1 The munitions of a depot in a turn. */
export const capacityOf = (game: Game, state: State, depot: Unit): number => {
	const { capacity, unsupplied } = depot;
	return capacityInTurn({ capacity, unsupplied, doubled: onDoubleTrack(game, state, depot) });
};

/** 3.1 Is the capacity of this depot doubled? */
export const onDoubleTrack = (game: Game, state: State, depot: Unit): boolean => {
	const { type } = counterOf(game, depot.id);
	const hex = hexIndex(game, depot.hex);
	const { doubleTrack, station } = game.board;
	return isDoubled({
		type,
		onDoubleTrack: doubleTrack.includes(hex),
		atStation: station[hex] === 1,
		linked: linkedRails(game, state, depot.player)[hex] === 1
	});
};

/** 3.1 The munitions that a depot has left in this player turn. */
export const munitionsLeft = (game: Game, state: State, depot: Unit): number =>
	munitionsAfter(capacityOf(game, state, depot), depot.spent);

/** 8.2.2 Is this hex within range of this depot, for a mover of this kind? */
export const inRange = (
	game: Game,
	state: State,
	depot: Unit,
	from: HexIndex,
	mover: Mover
): boolean => {
	const at = hexIndex(game, depot.hex);
	const cost = rangeTo(game, state, depot.player, mover, [at], SUPPLY_RANGE);
	return (cost[from] ?? -1) >= 0;
};

/** 8.2.2 Is this unit within range of this depot? */
export const within = (game: Game, state: State, depot: Unit, unit: Unit): boolean =>
	inRange(game, state, depot, hexIndex(game, unit.hex), moverOf(counterOf(game, unit.id).type));

/** 8.2.2 The depots that a unit can draw on, not counting Unsupplied ones. */
export const depotsInRange = (game: Game, state: State, unit: Unit): readonly Unit[] => {
	const from = hexIndex(game, unit.hex);
	const mover = moverOf(counterOf(game, unit.id).type);
	return depotsOf(game, state, unit.player).filter(
		(depot) => !depot.unsupplied && inRange(game, state, depot, from, mover)
	);
};

/** A depot, and the cost of the way from every hex to it, once somebody has come near enough to ask. */
interface Ranged {
	readonly hex: HexIndex;
	cost: Int16Array | undefined;
}
/** By side and mover. */
const ranges = lastingFor<Game>()<string, readonly Ranged[]>();

/** How many hexes a supply line has at most, by mover: over the easiest ground. */
const longest = once(() => new Map<Mover, number>());
const longestLine = (game: Game, mover: Mover): number => {
	const all = longest(game);
	const known = all.get(mover);
	if (known !== undefined) return known;
	const easiest = Math.min(...game.board.cost[mover].filter((cost) => cost >= 0));
	const made = (SUPPLY_RANGE * QUARTERS) / easiest;
	all.set(mover, made);
	return made;
};

/**
 * 5.3, 8.2.2 Is a hex within range of any depot of a side? Each depot is searched for itself, so that what happens far
 * from it changes nothing, and only where a line to it could be short enough.
 */
export const nearDepots = (
	game: Game,
	state: State,
	player: Player,
	mover: Mover
): ((hex: HexIndex) => boolean) => {
	const depots = depotsOf(game, state, player);
	const barred = barredSupply(fieldOf(game, state), player);
	const ranged = ranges(game, player + mover, [barred, ...depots], () =>
		depots.map((depot): Ranged => ({ hex: hexIndex(game, depot.hex), cost: undefined }))
	);
	const line = longestLine(game, mover);
	return (hex) =>
		ranged.some((depot) => {
			if (distance(game.board.grid, depot.hex, hex) > line) return false;
			depot.cost ??= rangeTo(game, state, player, mover, [depot.hex], SUPPLY_RANGE);
			return (depot.cost[hex] ?? -1) >= 0;
		});
};

/** Farther than any way on the map, in quarter MP. */
export const ANYWHERE = 200 * QUARTERS;

const openGround = once(() => new Map<string, Int16Array>());

/** 5.3 The cost of the way from every hex to this one with nobody on the map, in quarter MP (OR-56). */
export const overOpenGround = (game: Game, mover: Mover, goal: HexIndex): Int16Array => {
	const known = openGround(game);
	const key = `${mover}${goal}`;
	const before = known.get(key);
	if (before) return before;
	const nobody = new Uint8Array(game.board.grid.size);
	const made = costsTo(backwards(game, nobody, mover), [goal], ANYWHERE);
	known.set(key, made);
	return made;
};
