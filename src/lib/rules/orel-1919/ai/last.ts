import { neighboursOf } from '#lib/kernel/hex/hex.ts';
import { southness } from '../rules/10-victory.ts';
import { enemyOf, isInfantry, LEVELS, type Level, type Player } from '../types.ts';
import { withUnits } from '../engine/changes.ts';
import { fieldOf } from '../engine/map/field.ts';
import { counterOf, hexIndex, type Game } from '../engine/game.ts';
import {
	doubleTrackClear,
	resultOf,
	southernmostWhite,
	southOfAllWhite,
	wayHome
} from '../engine/phases/victory.ts';
import type { State, Unit } from '../engine/state.ts';

/** 10.2 What a level counts, a place that is held, and each hex by which the enemy gets home from one. */
const LEVEL = 12;
const HELD = 2;
const WAY = 0.4;
/** 10.2 What it counts that White’s line is not clear, and that Red has its station, whatever else decides the level. */
const LINE = 2;
const AT_STATION = 4;
/** 10.2 The same before a depot is near. */
const UNSUPPLIED_THERE = 1.5;

const heightOf = (level: Level): number => LEVELS.length - LEVELS.indexOf(level);

/** 10.2 Has Red infantry a station at which it wins as soon as a depot is near? */
const atStation = (game: Game, state: State): boolean => {
	const { board } = game;
	const home = wayHome(game, state, 'red');
	const white = southernmostWhite(game, state);
	return state.units.some(({ id, player, fate, hex: name }) => {
		const hex = hexIndex(game, name);
		return (
			player === 'red' &&
			fate === 'map' &&
			name !== null &&
			board.station[hex] === 1 &&
			board.doubleTrack.includes(hex) &&
			home[hex] === 1 &&
			southness(name) > white &&
			isInfantry(counterOf(game, id).type)
		);
	});
};

/** 10.2 How the game would end for a side if it were over now: by levels, and by what is nearest to changing them. */
const endOf = (game: Game, state: State, player: Player): number => {
	const enemy = enemyOf(player);
	const result = resultOf(game, state);
	const { held } = fieldOf(game, state);
	const own = wayHome(game, state, player);
	const theirs = wayHome(game, state, enemy);
	let value = LEVEL * (heightOf(result[player]) - heightOf(result[enemy]));
	for (const { hex: name } of game.pack.data.scenario.victory.locations) {
		const hex = hexIndex(game, name);
		if (held[player][hex] === 1 && own[hex] === 1) value += HELD;
		if (held[enemy][hex] !== 1) continue;
		const ways = neighboursOf(game.board.grid, hex).filter((next) => theirs[next] === 1).length;
		value -= WAY * ways + (theirs[hex] === 1 ? HELD : 0);
	}
	const red = player === 'red' ? 1 : -1;
	if (!doubleTrackClear(game, state, 'white')) value += red * LINE;
	if (southOfAllWhite(game, state)) value += red * AT_STATION;
	else if (atStation(game, state)) value += red * UNSUPPLIED_THERE;
	return value;
};

/** 10.2 What it changes in the end of the game that a unit stands in each of these hexes, and not where it is. */
export const endsBy = (game: Game, state: State, unit: Unit): ((hex: string) => number) => {
	const now = endOf(game, state, unit.player);
	return (hex) =>
		endOf(
			game,
			withUnits(game, state, [unit.id], () => ({ hex })),
			unit.player
		) - now;
};
