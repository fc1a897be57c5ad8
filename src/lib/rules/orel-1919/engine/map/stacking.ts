import { indexOf, NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import {
	countsForStacking,
	fitInto,
	stackingPoints
} from '../../rules/07-movement/07-1-movement.ts';
import type { Player } from '../../types.ts';
import { fieldOf } from './field.ts';
import type { Game } from '../game.ts';
import type { State, Unit } from '../state.ts';

/** 7.1.2 Does it count against the limit? */
const counts = (game: Game, place: number): boolean =>
	countsForStacking(game.counters[place]?.type ?? 'infantry');

/** 7.1.2 Stacking points of a unit. */
const pointsOf = (game: Game, unit: Unit, place: number): number => {
	const counter = game.counters[place];
	if (!counter || !counts(game, place)) return 0;
	return stackingPoints(counter, unit.steps);
};

/** 7.1.2 The same with the hex as an index: is there room for those who come, besides those already there? */
const fitsAt = (
	game: Game,
	state: State,
	hex: HexIndex,
	coming: readonly number[],
	without: readonly number[] = []
): boolean => {
	const limit = game.pack.data.scenario.stackingLimit;
	const field = fieldOf(game, state);
	let units = field.stack[hex] ?? 0;
	let points = field.points[hex] ?? 0;
	const add = (place: number, sign: 1 | -1): void => {
		const unit = state.units[place];
		if (!unit || !counts(game, place)) return;
		const here = unit.hex !== null && indexOf(game.board.grid, unit.hex) === hex;
		if (sign === 1 ? here : !here) return;
		units += sign;
		points += sign * pointsOf(game, unit, place);
	};
	let counted = false;
	for (const place of coming) {
		counted ||= counts(game, place);
		add(place, 1);
	}
	if (!counted) return true;
	for (const place of without) if (!coming.includes(place)) add(place, -1);
	return fitInto(units, points, limit);
};

/** 7.1.2 The units and stacking points in a hex, and how many there may be. */
export const stackIn = (
	game: Game,
	state: State,
	hex: Hex
): {
	readonly units: number;
	readonly points: number;
	readonly most: { readonly units: number; readonly points: number };
} => {
	const field = fieldOf(game, state);
	const at = indexOf(game.board.grid, hex);
	const { stackingLimit: most } = game.pack.data.scenario;
	return { units: field.stack[at] ?? 0, points: field.points[at] ?? 0, most };
};

/** 7.1.2 Do these units fit into the hex, together with any others already there? */
export const fits = (
	game: Game,
	state: State,
	hex: Hex,
	coming: readonly number[],
	without: readonly number[] = []
): boolean => fitsAt(game, state, indexOf(game.board.grid, hex), coming, without);

/** 7.1.2 Is there room for one unit? Asked hex by hex. */
export const roomFor = (game: Game, state: State, place: number): ((hex: HexIndex) => boolean) => {
	const unit = state.units[place];
	if (!unit || !counts(game, place)) return () => true;
	const limit = game.pack.data.scenario.stackingLimit;
	const here = unit.hex === null ? NOWHERE : indexOf(game.board.grid, unit.hex);
	const own = pointsOf(game, unit, place);
	return (hex) => {
		const field = fieldOf(game, state);
		const comes = hex === here ? 0 : 1;
		return fitInto((field.stack[hex] ?? 0) + comes, (field.points[hex] ?? 0) + comes * own, limit);
	};
};

/** 7.1.2 Hexes of a side with too many units in them. */
export const overstacked = (game: Game, state: State, player: Player): Hex[] => {
	const limit = game.pack.data.scenario.stackingLimit;
	const { stack, points, held } = fieldOf(game, state);
	const found: Hex[] = [];
	for (let hex = 0; hex < stack.length; hex++)
		if (held[player][hex] === 1 && !fitInto(stack[hex] ?? 0, points[hex] ?? 0, limit))
			found.push(game.board.grid.hexes[hex] ?? '');
	return found;
};
