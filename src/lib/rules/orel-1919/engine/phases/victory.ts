import { neighbourOver, within, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { overHexsides, reached } from '#lib/kernel/hex/paths.ts';
import { moverOf } from '../../book.ts';
import { enemyOf, isInfantry, type Level, type Player } from '../../types.ts';
import {
	brasovo,
	isHeldBy,
	levelAfterLosses,
	levelReached,
	southness,
	winnerOf,
	winsAtStation
} from '../../rules/10-victory.ts';
import { fieldOf, inOpenZoc } from '../map/field.ts';
import type { Field } from '../map/sheet.ts';
import { counterOf, hexIndex, once, type Game } from '../game.ts';
import { variantOf } from '../setup.ts';
import type { Result, State, Unit } from '../state.ts';
import { depotsOf, inRange, isFunctional } from '../map/supply.ts';

/** What was worked out for a field, by side. */
const homes = once(() => new WeakMap<Field, Partial<Record<Player, Uint8Array>>>());

/** 10.2 Hexes from which a side has a way to one of its edges, free of enemy units and ZoC that no friend lifts (OR-71). */
export const wayHome = (game: Game, state: State, player: Player): Uint8Array => {
	const field = fieldOf(game, state);
	const all = homes(game);
	const known = all.get(field);
	const made = known?.[player] ?? homeIn(game, field, player);
	all.set(field, { ...known, [player]: made });
	return made;
};

/** 1.2 The hexes of each side's friendly edges. */
const edgeHexes = once(({ board: { grid, edge } }) => {
	const of = (player: Player): readonly HexIndex[] =>
		grid.hexes.map((_, hex) => hex).filter((hex) => edge[player][hex] === 1);
	return { white: of('white'), red: of('red') };
});

const homeIn = (game: Game, field: Field, player: Player): Uint8Array => {
	const { grid } = game.board;
	const enemies = field.held[enemyOf(player)];
	const open = (hex: HexIndex): boolean => enemies[hex] !== 1 && !inOpenZoc(field, player, hex);
	const starts = edgeHexes(game)[player].filter(open);
	const found = reached({ ...overHexsides(grid, 0, open), bench: game.bench }, starts, 0);
	const home = new Uint8Array(grid.size);
	for (const hex of found.nodes) home[hex] = 1;
	return home;
};

/** 10.2 Who holds a place: a side with a unit there that has a way home; otherwise nobody. */
export const holderOf = (game: Game, state: State, hex: Hex): Player | null => {
	const index = hexIndex(game, hex);
	const { held } = fieldOf(game, state);
	for (const player of ['white', 'red'] as const)
		if (isHeldBy(held[player][index] === 1, () => wayHome(game, state, player)[index] === 1))
			return player;
	return null;
};

/** 10.2 Do units stand there that have no way home, so that the place is nobody's? */
export const isCutOff = (game: Game, state: State, hex: Hex): boolean => {
	const index = hexIndex(game, hex);
	const { white, red } = fieldOf(game, state).held;
	return (white[index] === 1 || red[index] === 1) && holderOf(game, state, hex) === null;
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

/** 10.2 Is the double track clear of the ZoC of enemy infantry in supply? */
export const doubleTrackClear = (game: Game, state: State, player: Player): boolean => {
	const enemies = suppliedInfantry(game, state, enemyOf(player));
	const track = new Set(game.board.doubleTrack);
	const field = fieldOf(game, state);
	return !enemies.some((unit) => {
		const hex = hexIndex(game, unit.hex);
		if (unit.mode === 'routed' || field.sends[unit.player][hex] === 0) return false;
		if (track.has(hex)) return true;
		for (let side = 0; side < 6; side++) {
			const next = neighbourOver(game.board.grid, hex, side);
			if (track.has(next) && (field.zoc[unit.player][next] ?? 0) !== 0) return true;
		}
		return false;
	});
};

/** 10.2 The hexes of the double track, and those next to it. */
export const alongDoubleTrack = once(
	({ board: { grid, doubleTrack } }): ReadonlySet<HexIndex> =>
		new Set(doubleTrack.flatMap((hex) => within(grid, hex, 1)))
);

/**
 * 10.2 The Whites that the Red infantry must be south of: those on the double track or next to it, or all of them
 * (OR-53).
 */
const whitesAlongTrack = (game: Game, state: State): readonly Unit[] => {
	const { book } = game;
	const whites = state.units.filter(({ fate, player }) => fate === 'map' && player === 'white');
	if (book.readings['OR-53'] === 'map') return whites;
	const near = alongDoubleTrack(game);
	return whites.filter((unit) => near.has(hexIndex(game, unit.hex)));
};

/** 10.2 How far south the southernmost of them stands, in half hexes; 0 where there are none. */
export const southernmostWhite = (game: Game, state: State): number =>
	Math.max(0, ...whitesAlongTrack(game, state).map(({ hex }) => southness(hex ?? '')));

/**
 * 10.2 Does Red infantry in supply occupy a station of the double track, south of the White units there? Like any place
 * it is occupied only with a way home.
 */
export const southOfAllWhite = (game: Game, state: State): boolean => {
	const home = wayHome(game, state, 'red');
	const white = southernmostWhite(game, state);
	return suppliedInfantry(game, state, 'red').some((unit) => {
		const hex = hexIndex(game, unit.hex);
		return winsAtStation({
			name: unit.hex ?? '',
			station: game.board.station[hex] === 1,
			onDoubleTrack: game.board.doubleTrack.includes(hex),
			wayHome: home[hex] === 1,
			white
		});
	});
};

/** 10.2 The level that a side has reached, its losses counted. */
const levelOf = (game: Game, state: State, player: Player): Level => {
	const { victory } = game.pack.data.scenario;
	const reached = levelReached(victory[player], {
		holds: (hex) => holderOf(game, state, hex) === player,
		doubleTrackClear: () => doubleTrackClear(game, state, player),
		stationSouthOfAllWhite: () => southOfAllWhite(game, state)
	});
	return levelAfterLosses(victory.lossShift, reached, state.lost[player]);
};

/** 10.1 Brasovo is won or lost; 10.2, 10.3 elsewhere at a level. */
export const hasLevels = ({ scenario }: State['header']): boolean => scenario !== 'introductory';

/** 10.2, 10.1 The result. */
export const resultOf = (game: Game, state: State): Result => {
	const goals = variantOf(game, state.header.scenario)?.whiteWinsIfHolds;
	if (goals) return brasovo(goals.every((hex) => holderOf(game, state, hex) === 'white'));
	const [white, red] = [levelOf(game, state, 'white'), levelOf(game, state, 'red')];
	return { white, red, winner: winnerOf(white, red) };
};
