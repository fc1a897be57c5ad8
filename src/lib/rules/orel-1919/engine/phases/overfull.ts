import type { Game } from '../game.ts';
import { placeOf } from '../game.ts';
import { unitsIn } from '../map/field.ts';
import { fits, overstacked } from '../map/stacking.ts';
import { destinationsOf } from '../moves/reach.ts';
import { hasMode, isAsleep } from '../setup.ts';
import { fresh, type State, type Unit } from '../state.ts';

/** 7.1.2 The units in a hex that can still leave it in this phase. */
const leavers = (game: Game, state: State, hex: string): Unit[] =>
	unitsIn(game, state, hex).filter(
		(unit) =>
			!unit.done &&
			!isAsleep(game, state, unit.id) &&
			hasMode(game, placeOf(game, unit.id)) &&
			destinationsOf(game, { ...state, moving: fresh(unit.id) }).hexes.length > 0
	);

/**
 * 4.3.1, 7.1.2 The units of hexes that recruitment overfilled: as long as one of them can leave, the phase goes on. A
 * hex that nobody can leave stays as it is (OR-57).
 */
export const mustClear = (game: Game, state: State): Unit[] =>
	overstacked(game, state, state.player).flatMap((hex) => leavers(game, state, hex));

/**
 * 4.3.1, 7.1.2 May the moving unit not end its move where it stands? Its hex is overfull, it can leave, and the others
 * that still can are too few to make room (OR-57).
 */
export const mustMakeRoom = (game: Game, state: State, unit: Unit): boolean => {
	const { hex } = unit;
	if (hex === null || !hasMode(game, placeOf(game, unit.id))) return false;
	if (fits(game, state, hex, [placeOf(game, unit.id)])) return false;
	if (destinationsOf(game, state).hexes.length === 0) return false;
	const others = leavers(game, state, hex).filter(({ id }) => id !== unit.id);
	const places = others.map(({ id }) => placeOf(game, id));
	return !fits(game, state, hex, [placeOf(game, unit.id)], places);
};
