import { neighbourOver, within, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { overHexsides, reach } from '#lib/kernel/hex/paths.ts';
import type { Holding } from '../../scenarios/schema.ts';
import { moverOf } from '../../book.ts';
import { enemyOf, isInfantry, LEVELS, type Level, type Player } from '../../types.ts';
import { hasZoc, makesZoc } from '../../rules/01-definitions.ts';
import { fieldOf, inOpenZoc, unitsIn } from '../map/field.ts';
import { counterOf, hexIndex, type Game } from '../game.ts';
import { variantOf } from '../setup.ts';
import type { Result, State, Unit } from '../state.ts';
import { depotsOf, inRange, isFunctional } from '../map/supply.ts';

/** 10.2 Hexes from which a side has a way to one of its edges, free of enemy units and ZoC. */
const wayHome = (game: Game, state: State, player: Player): Uint8Array => {
	const { grid, edge } = game.board;
	const field = fieldOf(game, state);
	const enemies = field.held[enemyOf(player)];
	const open = (hex: HexIndex): boolean => enemies[hex] !== 1 && !inOpenZoc(field, player, hex);
	const found = reach(
		overHexsides(grid, 0, open),
		grid.hexes.map((_, hex) => hex).filter((hex) => edge[player][hex] === 1 && open(hex)),
		0
	);
	const home = new Uint8Array(grid.size);
	for (const hex of found.reached) home[hex] = 1;
	return home;
};

/** 10.2 Who holds a place: a side with a unit there that has a way home; otherwise nobody. */
export const holderOf = (game: Game, state: State, hex: Hex): Player | null => {
	const index = hexIndex(game, hex);
	const { held } = fieldOf(game, state);
	for (const player of ['white', 'red'] as const)
		if (held[player][index] === 1) return wayHome(game, state, player)[index] === 1 ? player : null;
	return null;
};

/** 10.2 Infantry on the map that is within range of a functional depot of its side. */
const suppliedInfantry = (game: Game, state: State, player: Player): readonly Unit[] => {
	const depots = depotsOf(game, state, player).filter((depot) => isFunctional(game, state, depot));
	return state.units.filter((unit) => {
		if (unit.fate !== 'map' || unit.player !== player) return false;
		const { type } = counterOf(game, unit.id);
		return (
			isInfantry(type) &&
			depots.some((depot) => inRange(game, state, depot, hexIndex(game, unit.hex), moverOf(type)))
		);
	});
};

/** 1.2 Do the units in this hex exert a ZoC? */
const exertsZoc = (game: Game, state: State, hex: HexIndex): boolean => {
	const steps = unitsIn(game, state, game.board.grid.hexes[hex] ?? '')
		.filter(({ id, mode }) => hasZoc(counterOf(game, id).type, mode))
		.reduce((sum, unit) => sum + unit.steps, 0);
	return makesZoc(steps, hex === game.board.orel && state.orel === 'centre');
};

/** 10.2 Is the double track clear of the ZoC of enemy infantry in supply? */
export const doubleTrackClear = (game: Game, state: State, player: Player): boolean => {
	const enemies = suppliedInfantry(game, state, enemyOf(player));
	const track = new Set(game.board.doubleTrack);
	const field = fieldOf(game, state);
	return !enemies.some((unit) => {
		const hex = hexIndex(game, unit.hex);
		if (unit.mode === 'routed' || !exertsZoc(game, state, hex)) return false;
		if (track.has(hex)) return true;
		for (let side = 0; side < 6; side++) {
			const next = neighbourOver(game.board.grid, hex, side);
			if (track.has(next) && (field.zoc[unit.player][next] ?? 0) !== 0) return true;
		}
		return false;
	});
};

/**
 * 10.2 The Whites that the Red infantry must be south of: those on the double track or next to it, or all of them
 * (OR-53).
 */
const whitesAlongTrack = (game: Game, state: State): readonly Unit[] => {
	const { board, book } = game;
	const whites = state.units.filter(({ fate, player }) => fate === 'map' && player === 'white');
	if (book.readings['OR-53'] === 'map') return whites;
	const near = new Set(board.doubleTrack.flatMap((hex) => within(board.grid, hex, 1)));
	return whites.filter((unit) => near.has(hexIndex(game, unit.hex)));
};

/**
 * 10.2 Does Red infantry in supply occupy a station of the double track, south of the White units there? Like any place
 * it is occupied only with a way home.
 */
export const southOfAllWhite = (game: Game, state: State): boolean => {
	const row = (unit: Unit): number => Number(unit.hex?.slice(2) ?? 0);
	// Even columns lie half a hex lower.
	const south = (unit: Unit): number =>
		row(unit) * 2 + (Number(unit.hex?.slice(0, 2) ?? 0) % 2 === 0 ? 1 : 0);
	const home = wayHome(game, state, 'red');
	const farthest = Math.max(0, ...whitesAlongTrack(game, state).map(south));
	return suppliedInfantry(game, state, 'red').some((unit) => {
		const hex = hexIndex(game, unit.hex);
		return (
			game.board.station[hex] === 1 &&
			home[hex] === 1 &&
			game.board.doubleTrack.includes(hex) &&
			south(unit) > farthest
		);
	});
};

const meets = (game: Game, state: State, player: Player, line: Holding): boolean => {
	const holds = (hex: Hex): boolean => holderOf(game, state, hex) === player;
	return (
		(line.allOf ?? []).every(holds) &&
		(!line.oneOf || line.oneOf.some(holds)) &&
		!(line.without ?? []).some(holds) &&
		(!line.doubleTrackClear || doubleTrackClear(game, state, player)) &&
		(!line.stationSouthOfAllWhite || southOfAllWhite(game, state))
	);
};

/** 10.2 The level a side has reached, before losses are counted. */
const levelReached = (game: Game, state: State, player: Player): Level =>
	game.pack.data.scenario.victory[player].find(({ anyOf, ...line }) =>
		anyOf ? anyOf.some((one) => meets(game, state, player, one)) : meets(game, state, player, line)
	)?.level ?? 'defeat';

/** 10.2 With ten combat units lost, one level less; with fifteen, two; never below defeat. */
export const levelAfterLosses = (game: Game, level: Level, lost: number): Level => {
	const shift = game.pack.data.scenario.victory.lossShift.reduce(
		(most, one) => (lost >= one.combatUnitsLost ? Math.max(most, one.shift) : most),
		0
	);
	return LEVELS[Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + shift)] ?? 'defeat';
};

/** 10.2, 10.1 The result; in the Brasovo scenario White wins by holding its places, otherwise Red does. */
export const resultOf = (game: Game, state: State): Result => {
	const goals = variantOf(game, state.header.scenario)?.whiteWinsIfHolds;
	if (goals) {
		const white = goals.every((hex) => holderOf(game, state, hex) === 'white');
		return white
			? { white: 'minor', red: 'defeat', winner: 'white' }
			: { white: 'defeat', red: 'minor', winner: 'red' };
	}
	const [white, red] = (['white', 'red'] as const).map((player) =>
		levelAfterLosses(game, levelReached(game, state, player), state.lost[player])
	);
	const lead = LEVELS.indexOf(red ?? 'defeat') - LEVELS.indexOf(white ?? 'defeat');
	return {
		white: white ?? 'defeat',
		red: red ?? 'defeat',
		winner: lead > 0 ? 'white' : lead < 0 ? 'red' : null
	};
};
