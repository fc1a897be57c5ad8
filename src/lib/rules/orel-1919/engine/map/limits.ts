import { distance, indexOf, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { hexIndex, type Game } from '../game.ts';
import type { Unit } from '../state.ts';

/** 10.2 Does it belong to the 46th Division, which keeps to its corner? */
const isLimited = (game: Game, id: string): boolean =>
	game.pack.data.scenario.specialRules.limit.units.includes(id);

/** 10.2 Does the limit of the 46th Division keep this unit out of a hex? */
export const beyondLimit = (game: Game, id: string, hex: HexIndex): boolean =>
	game.board.closedTo46[hex] === 1 && isLimited(game, id);

/** 10.2 Has a retreat driven it beyond its limit (OR-51)? */
export const isBeyond = (game: Game, unit: Unit): boolean =>
	unit.hex !== null && beyondLimit(game, unit.id, indexOf(game.board.grid, unit.hex));

/** 10.2 Is the unit held by the limit? One within it is; one beyond it is on its way back. */
export const isHeld = (game: Game, unit: Unit): boolean =>
	isLimited(game, unit.id) && !isBeyond(game, unit);

const anywhere = (): boolean => true;

/** 10.2 A unit beyond its limit moves back within it, or nearer to it where it cannot get so far (OR-51). */
export const limitAllows = (
	game: Game,
	unit: Unit,
	found: () => readonly HexIndex[]
): ((hex: HexIndex) => boolean) => {
	if (!isBeyond(game, unit)) return anywhere;
	const { closedTo46, grid } = game.board;
	const within = (hex: HexIndex): boolean => closedTo46[hex] !== 1;
	if (found().some(within)) return within;
	const inside = grid.hexes.map((_, hex) => hex).filter(within);
	const far = (hex: HexIndex): number =>
		Math.min(...inside.map((other) => distance(grid, hex, other)));
	const now = far(hexIndex(game, unit.hex));
	return (hex) => far(hex) < now;
};
