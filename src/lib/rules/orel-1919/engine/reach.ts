import { indexOf, neighbourOver, NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex.ts';
import { reach, routeTo, type Reach, type Ways } from '#lib/kernel/paths.ts';
import { moverOf, QUARTERS } from '../tables.ts';
import { enemyOf, isTrain, type Player, type UnitType } from '../types.ts';
import { enemyZoc, fieldOf } from './field.ts';
import { counterOf, placeOf, unitOf, type Game } from './game.ts';
import { isHeld, limitAllows } from './limits.ts';
import { closedArea } from './setup.ts';
import type { Field } from './sheet.ts';
import { fitsAt } from './stacking.ts';
import type { Moving, State, Unit } from './state.ts';
import { SUPPLY_RANGE, toNearestDepot } from './supply.ts';

/** 7.1.5 Marching Day, in MP. */
const MARCHING_DAY = 2;

/** 7.1 The allowance of a unit in quarter MP, the road bonus apart. */
export const allowanceOf = (game: Game, moving: Moving): number => {
	const { movement } = counterOf(game, moving.unit);
	const mp = movement === 'rail-unlimited' ? 0 : movement;
	return (mp + (moving.marching ? MARCHING_DAY : 0)) * QUARTERS;
};

/** Terrain note 4 What a move along roads alone adds. */
const roadBonus = (moving: Moving, moved: boolean): number =>
	moving.onRoad && moved ? QUARTERS : 0;

/** 7.1 What is left, in quarter MP. */
export const leftOf = (game: Game, state: State): number => {
	const { moving } = state;
	if (!moving) return 0;
	const { moved } = unitOf(game, state, moving.unit);
	return allowanceOf(game, moving) + roadBonus(moving, moved) - moving.spent;
};

/** One place a unit can get to: by which hexes, and what its move is then. */
export interface Way {
	readonly path: readonly Hex[];
	readonly moving: Moving;
}

interface Mover {
	readonly game: Game;
	readonly state: State;
	readonly field: Field;
	readonly unit: Unit;
	readonly type: UnitType;
	readonly player: Player;
	readonly moving: Moving;
	/** 1 for hexes that this unit may not enter at all. */
	readonly shut: Uint8Array;
	/** 1 for hexes with enemies. */
	readonly enemies: Uint8Array;
}

/** 7.1.3 Is this hex in an enemy ZoC that no unit at rest cancels? */
const inZoc = ({ field, player }: Mover, hex: HexIndex): boolean =>
	enemyZoc(field, player, hex) !== 0 && field.covered[player][hex] !== 1;

const nextToEnemy = ({ game, enemies }: Mover, hex: HexIndex): boolean => {
	for (let side = 0; side < 6; side++) {
		const next = neighbourOver(game.board.grid, hex, side);
		if (next !== NOWHERE && enemies[next] === 1) return true;
	}
	return false;
};

const shutHexes = new WeakMap<Game, Map<string, Uint8Array>>();

/** 7.4, 9.2.1, 10.1, 10.2 Which hexes are shut, enemies apart: enemy entry zones, too far from a railroad for a tank, out of the scenario's area, limits of the 46th Division. */
const shutTo = (game: Game, state: State, unit: Unit): Uint8Array => {
	const tank = counterOf(game, unit.id).type === 'tank';
	const limited = isHeld(game, unit);
	const key = `${state.scenario} ${unit.player} ${tank} ${limited}`;
	const known = shutHexes.get(game) ?? new Map<string, Uint8Array>();
	const before = known.get(key);
	if (before) return before;
	const { board } = game;
	const zone = board.zone[enemyOf(unit.player)];
	const made = closedArea(game, state.scenario).map((area, hex) =>
		area === 1 ||
		zone[hex] === 1 ||
		(tank && board.nearRail[hex] !== 1) ||
		(limited && board.closedTo46[hex] === 1)
			? 1
			: 0
	);
	shutHexes.set(game, known.set(key, made));
	return made;
};

/** 7.1.6 Trains and railroad depots: any distance along railroads; from ZoC to ZoC, then they stop. */
const railWays = (mover: Mover): Ways => {
	const { grid, rail } = mover.game.board;
	return {
		nodes: grid.size,
		from: (hex, _, to) => {
			for (let side = 0; side < 6; side++) {
				if (rail[hex * 6 + side] !== 1) continue;
				const next = neighbourOver(grid, hex, side);
				if (next === NOWHERE || mover.shut[next] === 1 || mover.enemies[next] === 1) continue;
				to(next, 0, inZoc(mover, hex) && inZoc(mover, next));
			}
		}
	};
};

/** 7.1.3 What ZoC adds to a step: from one to the next everything but 1 MP (cavalry, armoured cars 2 MP more), out of one 1 MP. */
const zocCost = (mover: Mover, from: HexIndex, to: HexIndex, terrain: number): number => {
	if (!inZoc(mover, from)) return terrain;
	if (!inZoc(mover, to)) return terrain + QUARTERS;
	if (mover.type === 'cavalry' || mover.type === 'armored-car') return terrain + 2 * QUARTERS;
	return Math.max(0, allowanceOf(mover.game, mover.moving) - QUARTERS);
};

/** 5.3 Out of command: not into a ZoC, unless from one after a check that was passed. */
const commandForbids = (mover: Mover, from: HexIndex, to: HexIndex): boolean =>
	!mover.unit.command &&
	inZoc(mover, to) &&
	!(mover.moving.dared === 'passed' && inZoc(mover, from));

/** 7.1.1, 7.1.3 On foot, on horseback and on wheels. The second half of the nodes is after a first valley (terrain note 2). */
const landWays = (mover: Mover, roadsOnly: boolean): Ways => {
	const { board, book } = mover.game;
	const { neighbours, size } = board.grid;
	const { road, valley } = board;
	const column = moverOf(mover.type);
	const costs = board.cost[column];
	const valleyCosts = book.charts.VALLEY.at('less', column) === 1;
	const { shut, enemies } = mover;
	const { marching } = mover.moving;
	const commanded = mover.unit.command;
	return {
		nodes: valleyCosts ? size * 2 : size,
		from: (node, _, to) => {
			const been = node >= size;
			const hex = been ? node - size : node;
			for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
				const terrain = costs[slot] ?? -1;
				if (terrain < 0 || (roadsOnly && road[slot] !== 1)) continue;
				const next = neighbours[slot] ?? NOWHERE;
				if (shut[next] === 1 || enemies[next] === 1) continue;
				if (!commanded && commandForbids(mover, hex, next)) continue;
				if (marching && nextToEnemy(mover, next)) continue;
				const first = valleyCosts && !been && valley[slot] === 1;
				const cost = zocCost(mover, hex, next, terrain) + (first ? QUARTERS : 0);
				to(been || first ? next + size : next, cost);
			}
		}
	};
};

/** 5.3 Out of command: not out of a depot's range; beyond it only nearer to the nearest depot. */
const supplyAllows = (mover: Mover): ((hex: HexIndex) => boolean) => {
	const { game, state, unit, player, type } = mover;
	if (unit.command) return () => true;
	const start = indexOf(game.board.grid, unit.hex ?? '');
	const column = moverOf(type);
	const near = toNearestDepot(game, state, player, column, SUPPLY_RANGE);
	if ((near[start] ?? -1) >= 0) return (hex) => (near[hex] ?? -1) >= 0;
	const far = toNearestDepot(game, state, player, column, ANY_RANGE);
	const now = far[start] ?? -1;
	if (now < 0) return () => true;
	return (hex) => (far[hex] ?? -1) >= 0 && (far[hex] ?? -1) < now;
};

/** 5.3 Is a unit out of command, beyond the range of every depot, with a way back to one? */
export const isStray = (game: Game, state: State, unit: Unit): boolean => {
	if (unit.command || unit.mode === 'routed') return false;
	const { player } = unit;
	const hex = indexOf(game.board.grid, unit.hex ?? '');
	const column = moverOf(counterOf(game, unit.id).type);
	return (
		(toNearestDepot(game, state, player, column, SUPPLY_RANGE)[hex] ?? -1) < 0 &&
		(toNearestDepot(game, state, player, column, ANY_RANGE)[hex] ?? -1) >= 0
	);
};
/** Farther than any way on the map, in MP. */
const ANY_RANGE = 200;

/** 8.7.3 A Routed unit moves only away: no hex nearer to an enemy than where it stands; from ZoC to ZoC only if it has no other move. */
const routAllows = (mover: Mover, found: readonly HexIndex[]): ((hex: HexIndex) => boolean) => {
	const { game, field, player, unit } = mover;
	if (unit.mode !== 'routed') return () => true;
	const { grid } = game.board;
	const enemies = grid.hexes
		.map((_, hex) => hex)
		.filter((hex) => field.held[enemyOf(player)][hex] === 1);
	if (enemies.length === 0) return () => true;
	const far = reach(
		{
			nodes: grid.size,
			from: (hex, _, to) => {
				for (let side = 0; side < 6; side++) {
					const next = neighbourOver(grid, hex, side);
					if (next !== NOWHERE) to(next, 1);
				}
			}
		},
		enemies,
		99
	).cost;
	const now = far[indexOf(game.board.grid, unit.hex ?? '')] ?? 0;
	const away = (hex: HexIndex): boolean => (far[hex] ?? 0) > now;
	const free = found.some((hex) => away(hex) && enemyZoc(field, player, hex) === 0);
	return (hex) => away(hex) && !(free && enemyZoc(field, player, hex) !== 0);
};

/** 7.1 Where a unit can get to; the way to a hex is told when it is asked for. */
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
	const found = reach(railWays(mover), start, 0);
	const place = [placeOf(game, unit.id)];
	const stations = !isTrain(mover.type);
	const hexes = found.reached.filter(
		(hex) =>
			hex !== start && (!stations || board.station[hex] === 1) && fitsAt(game, state, hex, place)
	);
	return {
		hexes: named(game, hexes),
		way: (hex) => {
			const end = indexOf(board.grid, hex);
			if (!hexes.includes(end)) return undefined;
			const route = routeTo(found, end);
			// Any hex of its line is one move away: it goes once, so that a phase ends.
			return {
				path: named(game, route.slice(1)),
				moving: { ...moving, onRoad: false, stopped: true }
			};
		}
	};
};

/** Does a road leave this hex? */
const onRoad = (game: Game, hex: HexIndex): boolean => {
	for (let side = 0; side < 6; side++) if (game.board.road[hex * 6 + side] === 1) return true;
	return false;
};

const landDestinations = (mover: Mover, start: HexIndex, moved: boolean): Destinations => {
	const { game, state, unit, moving } = mover;
	const { grid } = game.board;
	const { size } = grid;
	const from = moving.valley ? start + size : start;
	const budget = allowanceOf(game, moving) - moving.spent;
	const free = budget > 0 ? reach(landWays(mover, false), from, budget) : undefined;
	const along = (moving.onRoad || !moved) && onRoad(game, start);
	const road = along ? reach(landWays(mover, true), from, budget + QUARTERS) : undefined;
	// By each hex what the better of both ways leaves, plus 1; its node; and whether it keeps to roads.
	const left = new Int16Array(size);
	const node = new Int16Array(size);
	const byRoad = new Uint8Array(size);
	const candidates: HexIndex[] = [];
	const note = (found: Reach, most: number, keeps: 0 | 1): void => {
		for (const at of found.reached) {
			const hex = at >= size ? at - size : at;
			const rest = most - (found.cost[at] ?? 0) + 1;
			if (hex === start || rest <= (left[hex] ?? 0)) continue;
			if (left[hex] === 0) candidates.push(hex);
			left[hex] = rest;
			node[hex] = at;
			byRoad[hex] = keeps;
		}
	};
	if (free) note(free, budget, 0);
	if (road) note(road, budget + QUARTERS, 1);
	const supplied = supplyAllows(mover);
	const back = limitAllows(game, unit, candidates);
	const away = routAllows(mover, candidates.filter(back));
	const place = [placeOf(game, unit.id)];
	const hexes = candidates.filter(
		(hex) => supplied(hex) && back(hex) && away(hex) && fitsAt(game, state, hex, place)
	);
	return {
		hexes: named(game, hexes),
		way: (hex) => {
			const end = indexOf(grid, hex);
			if (!hexes.includes(end)) return undefined;
			const keeps = byRoad[end] === 1;
			const found = keeps ? road : free;
			if (!found) return undefined;
			const last = node[end] ?? end;
			const spent = moving.spent + (found.cost[last] ?? 0);
			return {
				path: named(
					game,
					routeTo(found, last)
						.slice(1)
						.map((one) => (one >= size ? one - size : one))
				),
				moving: { ...moving, spent, onRoad: keeps, valley: last >= size }
			};
		}
	};
};

/** 7.1 Where the moving unit can go from here, by each hex the way that leaves it most MP. */
const destinations = (game: Game, state: State, moving: Moving): Destinations => {
	const unit = unitOf(game, state, moving.unit);
	const { type } = counterOf(game, moving.unit);
	const start = indexOf(game.board.grid, unit.hex ?? '');
	if (start === NOWHERE || moving.stopped) return NOWHERE_TO_GO;
	const field = fieldOf(game, state);
	const mover: Mover = {
		game,
		state,
		field,
		unit,
		type,
		player: unit.player,
		moving,
		shut: shutTo(game, state, unit),
		enemies: field.held[enemyOf(unit.player)]
	};
	return isTrain(type) || type === 'rail-depot'
		? railDestinations(mover, start)
		: landDestinations(mover, start, unit.moved);
};

const known = new WeakMap<State, Destinations>();
let latest: { readonly state: State; readonly made: Destinations } | undefined;

/** 7.1 The same, worked out once for a state. */
export const destinationsOf = (game: Game, state: State): Destinations => {
	const { moving } = state;
	if (!moving) return NOWHERE_TO_GO;
	if (latest?.state === state) return latest.made;
	const made = known.get(state) ?? destinations(game, state, moving);
	known.set(state, made);
	latest = { state, made };
	return made;
};

/** 5.3 Is the unit in a ZoC that binds it while it is out of command? */
export const inEnemyZoc = (game: Game, state: State, unit: Unit): boolean =>
	enemyZoc(fieldOf(game, state), unit.player, indexOf(game.board.grid, unit.hex ?? '')) !== 0;

/** 7.1.5 Does any enemy stand next to it? */
export const besideEnemy = (game: Game, state: State, unit: Unit): boolean => {
	const field = fieldOf(game, state);
	const hex = indexOf(game.board.grid, unit.hex ?? '');
	const enemies = field.held[enemyOf(unit.player)];
	return [0, 1, 2, 3, 4, 5].some((side) => {
		const next = neighbourOver(game.board.grid, hex, side);
		return next !== NOWHERE && enemies[next] === 1;
	});
};
