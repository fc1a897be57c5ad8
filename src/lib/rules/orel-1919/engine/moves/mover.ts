import { neighbourOver, NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { costsTo, overHexsides, type Ways } from '#lib/kernel/hex/paths.ts';
import { moverOf, QUARTERS } from '../../book.ts';
import { mayEnterZoc } from '../../rules/05-command.ts';
import {
	allowance,
	intoValley,
	roadBonus,
	stopsOnRails
} from '../../rules/07-movement/07-1-movement.ts';
import {
	covers,
	leavingZoc,
	reliesOnCoverAhead,
	staysToCover
} from '../../rules/07-movement/07-1-3-zones.ts';
import { enemyOf, type Player, type UnitType } from '../../types.ts';
import { enemyZoc, fieldOf } from '../map/field.ts';
import { counterOf, hexIndex, once, unitOf, type Game } from '../game.ts';
import { isHeld } from '../map/limits.ts';
import { closedArea } from '../setup.ts';
import { ENEMY, hamperedMoves, ZOC } from '../map/sheet.ts';
import { ANYWHERE } from '../map/supply.ts';
import type { Moving, State, Unit, UnitId } from '../state.ts';

/** 7.1 A unit's allowance in quarter MP, not counting the road bonus. */
const allowanceOf = (game: Game, moving: Moving): number =>
	allowance(counterOf(game, moving.unit).movement, moving.marching);

/** 7.1 What is left, in quarter MP. */
export const leftOf = (game: Game, state: State): number => {
	const { moving } = state;
	if (!moving) return 0;
	const { moved } = unitOf(game, state, moving.unit);
	return allowanceOf(game, moving) + roadBonus(moving.onRoad, moved) - moving.spent;
};

/** 7.1 What is left at the end of a way that is spent and paved like this, in quarter MP. */
export const leftAfter = (
	game: Game,
	moving: Moving,
	{ spent, onRoad }: Pick<Moving, 'spent' | 'onRoad'>
): number => allowanceOf(game, moving) + roadBonus(onRoad, true) - spent;

/** A unit on the move, and what the map means to it. */
export interface Mover {
	readonly game: Game;
	readonly state: State;
	readonly unit: Unit;
	readonly type: UnitType;
	readonly player: Player;
	readonly moving: Moving;
	/** In quarter MP. */
	readonly allowance: number;
	/** Why this unit may not enter a hex at all, one of `SHUT`. */
	readonly shut: Uint8Array;
	/** 7.1.3 `ENEMY` for hexes with enemies, `ZOC` for those in an enemy ZoC that no unit at rest cancels. */
	readonly hampered: Uint8Array;
	/** 7.1.1 What each step costs, in quarter MP; below 0 where the ground or water is closed to it. */
	readonly costs: Int8Array;
	readonly start: HexIndex;
	/** 7.1.3 Where it stands now is an enemy ZoC that nobody else in its hex cancels. */
	readonly startsInZoc: boolean;
	/** 8.7.3 For the Routed: how far every hex is from the nearest enemy. */
	readonly far: Int16Array | undefined;
}

/** 10.1, 7.4, 9.2.1, 10.2 Why a hex is shut to a unit. */
export const SHUT = { open: 0, area: 1, zone: 2, rails: 3, limit: 4 } as const;

/** The hexes shut to a unit, valid as long as these inputs are the same. */
interface Shut {
	readonly scenario: string;
	readonly player: Player;
	readonly limited: boolean;
	readonly hexes: Uint8Array;
}
const shutHexes = once(() => new Map<UnitId, Shut>());

/**
 * 7.4, 9.2.1, 10.1, 10.2 Which hexes are shut, apart from those with enemies: enemy entry zones, too far from a
 * railroad for a tank, outside the scenario's area, beyond the limits of the 46th Division.
 */
const shutTo = (game: Game, { header: { scenario } }: State, unit: Unit): Uint8Array => {
	const { id, player } = unit;
	const limited = isHeld(game, unit);
	const known = shutHexes(game);
	const before = known.get(id);
	if (before?.scenario === scenario && before.player === player && before.limited === limited)
		return before.hexes;
	const { board } = game;
	const tank = counterOf(game, id).type === 'tank';
	const zone = board.zone[enemyOf(player)];
	const hexes = closedArea(game, scenario).map((area, hex) =>
		area === 1
			? SHUT.area
			: zone[hex] === 1
				? SHUT.zone
				: tank && board.nearRail[hex] !== 1
					? SHUT.rails
					: limited && board.closedTo46[hex] === 1
						? SHUT.limit
						: SHUT.open
	);
	known.set(id, { scenario, player, limited, hexes });
	return hexes;
};

/** The unit that moves, as the search sees it. */
export const moverIn = (game: Game, state: State, moving: Moving): Mover => {
	const unit = unitOf(game, state, moving.unit);
	const { player } = unit;
	const field = fieldOf(game, state);
	const { type } = counterOf(game, moving.unit);
	const start = hexIndex(game, unit.hex);
	const others = (field.covered[player][start] ?? 0) - (givesCover(state, unit, type) ? 1 : 0);
	return {
		game,
		state,
		unit,
		type,
		player,
		moving,
		allowance: allowanceOf(game, moving),
		shut: shutTo(game, state, unit),
		hampered: hamperedMoves(field, player),
		costs: game.board.cost[moverOf(type)],
		start,
		startsInZoc:
			((moving.bare && moving.spent === 0) || others === 0) && enemyZoc(field, player, start) !== 0,
		far: unit.mode === 'routed' ? farFromEnemies(game, field.held[enemyOf(player)]) : undefined
	};
};

/** 8.7.3 How far every hex is from the nearest enemy, in hexes; undefined where there is none. */
const farFromEnemies = ({ board: { grid } }: Game, held: Uint8Array): Int16Array | undefined => {
	const enemies = grid.hexes.map((_, hex) => hex).filter((hex) => held[hex] === 1);
	return enemies.length > 0 ? costsTo(overHexsides(grid, 1), enemies, ANYWHERE) : undefined;
};

/** 7.1.3 Does the unit cancel enemy ZoC for the moves of others? */
const givesCover = ({ strays }: State, unit: Unit, type: UnitType): boolean =>
	covers(type, unit, strays.includes(unit.id));

/** 7.1.3 The units of this hex that cover others there; the last of them then stays, unless it may go (OR-58). */
export const coveringAt = (
	{ game, state, unit, player }: Mover,
	hex: Hex
): { readonly hex: Hex; readonly units: readonly UnitId[]; readonly stay: boolean } => ({
	hex,
	units: state.units.flatMap((one) =>
		one.hex === hex &&
		one.fate === 'map' &&
		one.player === player &&
		one.id !== unit.id &&
		givesCover(state, one, counterOf(game, one.id).type)
			? [one.id]
			: []
	),
	stay: staysToCover(game.book.readings['OR-58'], { relied: true, covering: 1 })
});

/** 7.1.3 Must the unit stay, because others have moved under its cover? */
export const keepsCover = (game: Game, state: State, unit: Unit): boolean => {
	if (state.relied.length === 0 || !givesCover(state, unit, counterOf(game, unit.id).type))
		return false;
	const { covered } = fieldOf(game, state);
	return staysToCover(game.book.readings['OR-58'], {
		relied: unit.hex !== null && state.relied.includes(unit.hex),
		covering: covered[unit.player][hexIndex(game, unit.hex)] ?? 0
	});
};

/**
 * 7.1.3 The hexes along a way whose units cover it: those that it leaves, those that it enters out of a ZoC, and those
 * whose ZoC would be closed to it out of command (5.3).
 */
export const reliedOn = (mover: Mover, path: readonly HexIndex[]): readonly HexIndex[] => {
	const { game, state, player, hampered, start, startsInZoc } = mover;
	const field = fieldOf(game, state);
	const relied = new Set<HexIndex>();
	const covered = (hex: HexIndex): boolean =>
		enemyZoc(field, player, hex) !== 0 && hampered[hex] === 0;
	let from = start;
	for (const hex of path) {
		const inZoc = from === start ? startsInZoc : hampered[from] === ZOC;
		if (from === start ? !startsInZoc && enemyZoc(field, player, from) !== 0 : covered(from))
			relied.add(from);
		if (covered(hex) && reliesOnCoverAhead(inZoc, entersZoc(mover, from))) relied.add(hex);
		from = hex;
	}
	return [...relied];
};

/**
 * 7.1.3 The hexes along a line whose units cover it: there it goes on from ZoC to ZoC without a stop. Where both hexes
 * are covered, one of them is enough.
 */
export const reliedOnByRail = (
	{ game, state, player, hampered, start }: Mover,
	path: readonly HexIndex[]
): readonly HexIndex[] => {
	const field = fieldOf(game, state);
	const relied = new Set<HexIndex>();
	const inZoc = (hex: HexIndex): boolean => enemyZoc(field, player, hex) !== 0;
	let from = start;
	for (const hex of path.slice(0, -1)) {
		if (inZoc(from) && inZoc(hex) && !relied.has(from))
			relied.add(hampered[hex] === 0 ? hex : from);
		from = hex;
	}
	return [...relied];
};

/** 7.1.6 Trains and railroad depots: any distance along railroads; they may go from ZoC to ZoC, and stop there. */
export const railWays = ({ game, shut, hampered }: Mover): Ways => {
	const { grid, rail } = game.board;
	return {
		nodes: grid.size,
		bench: game.bench,
		from: (hex, _, to) => {
			for (let side = 0; side < 6; side++) {
				if (rail[hex * 6 + side] !== 1) continue;
				const next = neighbourOver(grid, hex, side);
				if (next === NOWHERE || shut[next] !== SHUT.open || hampered[next] === ENEMY) continue;
				to(next, 0, stopsOnRails(hampered[hex] === ZOC, hampered[next] === ZOC));
			}
		}
	};
};

/** 5.3 May the unit enter a ZoC from this hex? */
const entersZoc = ({ game, state, unit, moving, player }: Mover, from: HexIndex): boolean =>
	mayEnterZoc(
		unit.command,
		moving.dared === 'passed',
		enemyZoc(fieldOf(game, state), player, from) !== 0
	);

const nextToEnemy = ({ game, hampered }: Mover, hex: HexIndex): boolean => {
	for (let side = 0; side < 6; side++) {
		const next = neighbourOver(game.board.grid, hex, side);
		if (next !== NOWHERE && hampered[next] === ENEMY) return true;
	}
	return false;
};

/**
 * 7.1.1, 7.1.3, 8.7.3 Moves on foot, on horseback and on wheels; of the Routed never nearer to the enemy, and no farther
 * at once where they go from ZoC to ZoC. The second half of the nodes stands for hexes after a first valley (terrain
 * note 2).
 */
export const landWays = (mover: Mover, roadsOnly: boolean): Ways => {
	const { board, book } = mover.game;
	const { neighbours, size } = board.grid;
	const { road, valley } = board;
	const column = moverOf(mover.type);
	const valleyCosts = book.charts.VALLEY.at('less', column) === 1;
	const { shut, hampered, costs, start, startsInZoc, far } = mover;
	const { marching } = mover.moving;
	const all = mover.allowance + (roadsOnly ? QUARTERS : 0) - mover.moving.spent;
	const { command } = mover.unit;
	return {
		nodes: valleyCosts ? size * 2 : size,
		bench: mover.game.bench,
		from: (node, spent, to) => {
			const been = node >= size;
			const hex = been ? node - size : node;
			const fromZoc = hex === start ? startsInZoc : hampered[hex] === ZOC;
			const zocOpen = command || entersZoc(mover, hex);
			for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
				const terrain = costs[slot] ?? -1;
				if (terrain < 0 || (roadsOnly && road[slot] !== 1)) continue;
				const next = neighbours[slot] ?? NOWHERE;
				const met = hampered[next];
				if (met === ENEMY || shut[next] !== SHUT.open || (met === ZOC && !zocOpen)) continue;
				if (marching && nextToEnemy(mover, next)) continue;
				if (far && (far[next] ?? 0) < (far[hex] ?? 0)) continue;
				const first = valleyCosts && !been && valley[slot] === 1;
				const ground = intoValley(terrain, first);
				const cost = fromZoc ? leavingZoc(mover.type, met === ZOC, ground, all - spent) : ground;
				to(been || first ? next + size : next, cost, far !== undefined && fromZoc && met === ZOC);
			}
		}
	};
};
