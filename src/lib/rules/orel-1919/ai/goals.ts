import { distance, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { southness } from '../rules/10-victory.ts';
import { enemyOf, type Player } from '../types.ts';
import { fieldOf } from '../engine/map/field.ts';
import { southernmostWhite } from '../engine/phases/victory.ts';
import { hexIndex, once, type Game } from '../engine/game.ts';
import { closedArea, variantOf } from '../engine/setup.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { mights } from './might.ts';
import type { State, Unit } from '../engine/state.ts';

/** A place worth going to. */
export interface Goal {
	readonly hex: HexIndex;
	/** 10.2 In how many levels of victory it is named, of either side; a station counts as one. */
	readonly worth: number;
	/** Units of one's own hold it. */
	readonly own: boolean;
	/** 10.2 Only infantry wins there: at a station of the double track. */
	readonly infantry: boolean;
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

/** 10.2, 10.1 In how many levels of victory each place is named. */
const worths = once(({ pack: { data } }) => {
	const { white, red } = data.scenario.victory;
	const counts = new Map<string, number>();
	for (const { anyOf, ...goal } of [...white, ...red])
		for (const { allOf = [], oneOf = [] } of [goal, ...(anyOf ?? [])])
			for (const hex of [...allOf, ...oneOf]) counts.set(hex, (counts.get(hex) ?? 0) + 1);
	return counts;
});

/** 10.1 What a place is worth in Brasovo, where two of them alone decide. */
const DECIDES_ALL = 6;

const worthOf = (game: Game, scenario: string, hex: HexIndex): number => {
	const name = game.board.grid.hexes[hex] ?? '';
	const alone = variantOf(game, scenario)?.whiteWinsIfHolds;
	if (alone) return alone.includes(name) ? DECIDES_ALL : 1;
	return worths(game).get(name) ?? 1;
};

/** 10.2 What the station is worth to Red at which it wins, or keeps the line from being clear. */
const STATION = 4;
/** How far an enemy counts as near a place, in hexes. */
const NEAR = 6;

/** What the enemy has near a place; what is farther counts for less. */
export const enemiesNear = (game: Game, state: State, player: Player, hex: HexIndex): number => {
	const enemies = mights(game, state, enemyOf(player));
	let sum = 0;
	for (let other = 0; other < enemies.length; other++) {
		const might = enemies[other] ?? 0;
		if (might === 0) continue;
		const far = distance(game.board.grid, hex, other);
		if (far <= NEAR) sum += might * (1 - far / (NEAR + 2));
	}
	return sum;
};

/** More than all the enemy has. */
const FAR_TOO_MANY = 1000;

/**
 * 10.2 The station of the double track that is worth most to Red: south of the Whites there, and where it has the fewest
 * enemies near. To White, every one that Red has.
 */
const stationsFor = (
	game: Game,
	state: State,
	player: Player,
	places: readonly HexIndex[]
): readonly HexIndex[] => {
	const { board } = game;
	const stations = places.filter((hex) => board.doubleTrack.includes(hex) && hex !== board.orel);
	if (player === 'white') return stations;
	const white = southernmostWhite(game, state);
	const best = bestOf(
		stations,
		(hex) =>
			-enemiesNear(game, state, player, hex) -
			(southness(board.grid.hexes[hex] ?? '') > white ? 0 : FAR_TOO_MANY)
	);
	return best === undefined ? [] : [best];
};

/** 10.2 The places that decide the game, as a side sees them. */
export const goalsOf = (game: Game, state: State, player: Player): readonly Goal[] => {
	const all = goals(game);
	const known = all.get(state.units)?.[player];
	if (known) return known;
	const { board } = game;
	const { held } = fieldOf(game, state);
	const closed = closedArea(game, state.header.scenario);
	const open = placesFor(game, state, player).filter((hex) => closed[hex] !== 1);
	const stations = stationsFor(game, state, player, open);
	const made = open.map((hex) => ({
		hex,
		worth: stations.includes(hex) ? STATION : worthOf(game, state.header.scenario, hex),
		own: held[player][hex] === 1,
		infantry: player === 'red' && hex !== board.orel && board.doubleTrack.includes(hex)
	}));
	all.set(state.units, { ...all.get(state.units), [player]: made });
	return made;
};
