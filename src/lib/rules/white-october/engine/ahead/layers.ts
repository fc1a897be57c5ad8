import { runsAlong } from '#lib/kernel/hex/runs.ts';
import { mayCommand } from '../../rules/05-hq.ts';
import { PLAYERS, playerOf, type Army, type Place, type Player } from '../../types.ts';
import { NOWHERE, stepBetween } from '../../scenarios/board.ts';
import { controls } from '../changes.ts';
import { counterOf, indexOf, unitOf, type Game } from '../game.ts';
import { fieldOf, inZoc } from '../map/field.ts';
import { brokenOf, commandOf, commandValue, isSupplied, supplyOf } from '../map/supply.ts';
import type { State, Unit, UnitId } from '../state.ts';

const placesIn = ({ board }: Game, map: Uint8Array): readonly Place[] =>
	board.places.filter((_, at) => map[at] !== 0);

const onMap = (state: State, player: Player): readonly Unit[] =>
	state.units.filter((unit) => unit.player === player && unit.fate === 'map');

/** 1.5 The places over which the ZOC of each side lies. */
export const zonesOf = (game: Game, state: State): Readonly<Record<Player, readonly Place[]>> => {
	const field = fieldOf(game, state);
	const zone = (player: Player): readonly Place[] =>
		game.board.places.filter((_, at) => inZoc(field[player], at));
	return { white: zone('white'), red: zone('red') };
};

/** 4.2 Where an army is in supply, and the units of its side that are not. */
export const supplyArea = (
	game: Game,
	state: State,
	army: Army
): { readonly places: readonly Place[]; readonly without: readonly UnitId[] } => ({
	places: placesIn(game, supplyOf(game, state, army)),
	without: onMap(state, playerOf(army)).flatMap((unit) =>
		isSupplied(game, state, unit) ? [] : [unit.id]
	)
});

/** 5.1, 5.2 What an HQ commands, and how many hexes a sequence. */
export interface Commanding {
	readonly hq: UnitId;
	readonly value: number;
	readonly places: readonly Place[];
}

/** 5.1 The HQs of a side on the map; those that may command a unit where it stands, if one is named. */
export const commandArea = (
	game: Game,
	state: State,
	player: Player,
	unit?: UnitId
): readonly Commanding[] => {
	const who = unit === undefined ? undefined : unitOf(game, state, unit);
	return onMap(state, player).flatMap((hq): Commanding[] => {
		if (counterOf(game, hq.id).type !== 'hq') return [];
		const area = commandOf(game, state, hq);
		const commands =
			who === undefined ||
			(mayCommand(counterOf(game, hq.id).army, counterOf(game, who.id).army) &&
				area[indexOf(game, who.at)] === 1);
		return commands
			? [{ hq: hq.id, value: commandValue(game, hq), places: placesIn(game, area) }]
			: [];
	});
};

/** 7.5, 16.2 The railroads that are whole, by the side that passed them last, from place to place. */
export const railsHeld = (
	game: Game,
	state: State
): readonly { readonly player: Player; readonly path: readonly Place[] }[] => {
	const { board } = game;
	const broken = brokenOf(game, state);
	const joined = (from: Place, to: Place): boolean => {
		const step = stepBetween(board, indexOf(game, from), indexOf(game, to));
		return step !== NOWHERE && !broken.has(step);
	};
	return PLAYERS.flatMap((player) =>
		game.pack.data.map.lines
			.filter(({ kind }) => kind === 'rail')
			.flatMap(({ path }) =>
				runsAlong(path.split(' '), (at) => controls(game, state, player, at), joined)
			)
			.map((path) => ({ player, path }))
	);
};
