import { wasLast } from '#lib/kernel/hex/control.ts';
import type { HexIndex } from '#lib/kernel/hex/hex.ts';
import { overHexsides, reached } from '#lib/kernel/hex/paths.ts';
import { enemyOf, type Player } from '../../types.ts';
import { hexIndex, once, placeOf, type Game } from '../game.ts';
import type { State, UnitId } from '../state.ts';
import { fieldOf, inOpenZoc } from './field.ts';
import { barredSupply, ENEMY } from './sheet.ts';

/** 3.2 Does a side control this railroad hex (OR-24)? */
export const controls = (game: Game, state: State, player: Player, hex: HexIndex): boolean =>
	wasLast(state.control, player, game.board.railPlace[hex] ?? -1);

/** 3.2, 8.2.1 The hexes linked to these by railroad through open hexes. */
const alongRails = (
	{ board, bench }: Game,
	starts: HexIndex | readonly HexIndex[],
	open: (hex: HexIndex) => boolean
): readonly HexIndex[] => {
	const rails = overHexsides(
		board.grid,
		0,
		(hex, hexside) => board.rail[hexside] === 1 && open(hex)
	);
	return reached({ ...rails, bench }, starts, 0).nodes;
};

/** The railroad that links a side to its edges, and what it was made from. */
interface Line {
	readonly control: string;
	readonly barred: Uint8Array;
	/** 1 in every hex of it. */
	readonly linked: Uint8Array;
}
const lines = once(() => new Map<Player, Line>());

/** 3.2 The railroad of a side that is linked to one of its edges; the same object until another side controls a hex or cuts one. */
export const lineOf = (game: Game, state: State, player: Player): Line => {
	const { board } = game;
	const { control } = state;
	const barred = barredSupply(fieldOf(game, state), player);
	const last = lines(game).get(player);
	const isCut = (by: Uint8Array, hex: HexIndex): boolean => by[hex] === ENEMY;
	if (
		last?.control === control &&
		(last.barred === barred ||
			board.rails.every((hex) => isCut(last.barred, hex) === isCut(barred, hex)))
	)
		return last;
	const open = (hex: HexIndex): boolean =>
		controls(game, state, player, hex) && !isCut(barred, hex);
	const starts = board.rails.filter((hex) => board.edge[player][hex] === 1 && open(hex));
	const linked = new Uint8Array(board.grid.size);
	for (const hex of alongRails(game, starts, open)) linked[hex] = 1;
	const made = { control, barred, linked };
	lines(game).set(player, made);
	return made;
};

/** 3.2 Railroad hexes linked to one of a side's edges by its own railroad; enemies on the line cut it. */
export const linkedRails = (game: Game, state: State, player: Player): Uint8Array =>
	lineOf(game, state, player).linked;

/** 8.2.1 Is a train linked to a friendly edge by railroad free of enemy units and ZoC? */
export const trainLinked = (game: Game, state: State, train: UnitId): boolean => {
	const unit = state.units[placeOf(game, train)];
	if (!unit) return false;
	const { board } = game;
	const { player } = unit;
	const field = fieldOf(game, state);
	const start = hexIndex(game, unit.hex);
	const open = (hex: HexIndex): boolean =>
		field.held[enemyOf(player)][hex] !== 1 && !inOpenZoc(field, player, hex);
	return alongRails(game, start, open).some((hex) => board.edge[player][hex] === 1);
};
