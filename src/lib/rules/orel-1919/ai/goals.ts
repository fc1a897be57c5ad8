import { distance, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { enemyOf, type Player } from '../types.ts';
import { fieldOf } from '../engine/map/field.ts';
import { hexIndex, once, type Game } from '../engine/game.ts';
import { closedArea } from '../engine/setup.ts';
import type { State, Unit } from '../engine/state.ts';

/** A place worth going to. */
export interface Goal {
	readonly hex: HexIndex;
	/** The enemy has it. */
	readonly enemy: boolean;
	/** Units of one's own hold it. */
	readonly own: boolean;
}

const goals = once(() => new WeakMap<readonly Unit[], Partial<Record<Player, readonly Goal[]>>>());

/**
 * 10.2 The places that decide the game: the victory locations; for Red, the stations of the double track that it may
 * enter, for White, those that it has lost.
 */
const placesFor = (game: Game, state: State, player: Player): readonly HexIndex[] => {
	const { board, pack } = game;
	const { held } = fieldOf(game, state);
	const stations = board.doubleTrack.filter(
		(hex) =>
			board.station[hex] === 1 &&
			(player === 'red' ? board.zone.white[hex] !== 1 : held.red[hex] === 1)
	);
	const named = pack.data.scenario.victory.locations.map(({ hex }) => hexIndex(game, hex));
	return [...new Set([...named, ...stations])];
};

/** 10.2 The places that decide the game, as a side sees them. */
export const goalsOf = (game: Game, state: State, player: Player): readonly Goal[] => {
	const all = goals(game);
	const known = all.get(state.units)?.[player];
	if (known) return known;
	const { held } = fieldOf(game, state);
	const closed = closedArea(game, state.header.scenario);
	const made = placesFor(game, state, player)
		.filter((hex) => closed[hex] !== 1)
		.map((hex) => ({
			hex,
			enemy: held[enemyOf(player)][hex] === 1,
			own: held[player][hex] === 1
		}));
	all.set(state.units, { ...all.get(state.units), [player]: made });
	return made;
};

/** How many hexes nearer a place counts as long as none of one's own units hold it. */
const OPEN_PLACE = 4;

/** The goal of a unit: the nearest place, preferring one that its side does not hold. */
export const goalFor = (game: Game, state: State, player: Player, from: HexIndex): HexIndex => {
	let best = from;
	let least = Infinity;
	for (const { hex, own } of goalsOf(game, state, player)) {
		const far = distance(game.board.grid, from, hex) + (own ? OPEN_PLACE : 0);
		if (far < least) {
			least = far;
			best = hex;
		}
	}
	return best;
};
