import type { Hex } from '#lib/kernel/hex/hex.ts';
import { runsAlong } from '#lib/kernel/hex/runs.ts';
import { isDepot, PLAYERS, type Player } from '../../types.ts';
import { counterOf, hexIndex, type Game } from '../game.ts';
import { fieldOf } from '../map/field.ts';
import { controls } from '../map/railroads.ts';
import { depotsOf, inRange, isFunctional } from '../map/supply.ts';
import type { State, UnitId } from '../state.ts';
import { supplied } from './forecasts.ts';

/** 1.2 The hexes over which the ZoC of each side lies. */
export const zonesOf = (game: Game, state: State): Readonly<Record<Player, readonly Hex[]>> => {
	const { zoc } = fieldOf(game, state);
	const over = (player: Player): readonly Hex[] =>
		game.board.grid.hexes.filter((_, hex) => zoc[player][hex] !== 0);
	return { white: over('white'), red: over('red') };
};

/** 8.2.1, 8.2.2 The hexes from which infantry can draw on some depot of a side that can trace; and the units that cannot, each by its own ways, trains without a line. */
export const supplyArea = (
	game: Game,
	state: State,
	player: Player
): { readonly hexes: readonly Hex[]; readonly without: readonly UnitId[] } => {
	const depots = depotsOf(game, state, player).filter((depot) => isFunctional(game, state, depot));
	const hexes = game.board.grid.hexes.filter((_, hex) =>
		depots.some((depot) => inRange(game, state, depot, hex, 'inf'))
	);
	return {
		hexes,
		without: state.units.flatMap((unit) =>
			unit.fate === 'map' &&
			unit.player === player &&
			!isDepot(counterOf(game, unit.id).type) &&
			!supplied(game, state, unit)
				? [unit.id]
				: []
		)
	};
};

/** 3.2 The railroads by the side that holds them, from hex to hex. */
export const railsHeld = (
	game: Game,
	state: State
): readonly { readonly player: Player; readonly path: readonly Hex[] }[] =>
	PLAYERS.flatMap((player) =>
		game.pack.data.map.lines
			.filter(({ kind }) => kind === 'rail' || kind === 'double-rail')
			.flatMap(({ path }) =>
				runsAlong(path, (hex) => controls(game, state, player, hexIndex(game, hex))).map((run) => ({
					player,
					path: run
				}))
			)
	);
