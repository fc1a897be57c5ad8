import { latestFor } from '#lib/kernel/decided/counters.ts';
import { placeOf, unitOf, type Game } from '../game.ts';
import { mustMakeRoom } from '../../rules/07-movement/07-1-movement.ts';
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
			destinationsOf(game, { ...state, moving: fresh(unit.id) }).atLeast(1)
	);

/**
 * 4.3.1, 7.1.2 The units of hexes that recruitment overfilled: as long as one of them can leave, the phase goes on. A
 * hex that nobody can leave stays as it is (OR-57).
 */
export const mustClear = (game: Game, state: State): Unit[] =>
	overstacked(game, state, state.player).flatMap((hex) => leavers(game, state, hex));

const mustLeave = (game: Game, state: State, unit: Unit): boolean => {
	const { hex } = unit;
	if (hex === null || !hasMode(game, placeOf(game, unit.id))) return false;
	const own = [placeOf(game, unit.id)];
	const others = (): number[] =>
		leavers(game, state, hex)
			.filter(({ id }) => id !== unit.id)
			.map(({ id }) => placeOf(game, id));
	return mustMakeRoom({
		entered: state.moving?.entered === hex,
		fits: () => fits(game, state, hex, own),
		canLeave: () => destinationsOf(game, state).atLeast(1),
		fitsWithoutOthers: () => fits(game, state, hex, own, others())
	});
};

const moverMustLeave = latestFor<Game>()(
	(game, state: State): boolean =>
		state.moving !== null && mustLeave(game, state, unitOf(game, state, state.moving.unit))
);

/** 4.3.1, 7.1.2 May the unit not end its move where it stands? Of the moving one it is asked for all that it might do. */
export const makesRoom = (game: Game, state: State, unit: Unit): boolean =>
	state.moving?.unit === unit.id ? moverMustLeave(game, state) : mustLeave(game, state, unit);
