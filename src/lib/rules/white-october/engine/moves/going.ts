import { latestFor } from '#lib/kernel/decided/counters.ts';
import { enemyOf } from '../../types.ts';
import { withUnits } from '../changes.ts';
import { indexOf, nameAt, unitOf, type Game } from '../game.ts';
import { fieldOf, inZoc, ownAt } from '../map/field.ts';
import { stackIn } from '../map/stacking.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { whyNotPick } from './bars.ts';
import { allowanceOf, destinations, type Destinations } from './reach.ts';
import { HALVES } from '../../scenarios/board.ts';

/** 7.3 For how many ZOC a unit that has spent so much could pay yet, without marching farther than it does. */
const spareOf = (game: Game, state: State, unit: Unit, spent: number): number =>
	Math.max(0, Math.floor((allowanceOf(game, { ...state, forced: false }, unit) - spent) / HALVES));

/** 7.3 Can a unit that comes to a place with so much spent pay for the ZOC there? */
const paysThere = (...of: Parameters<typeof spareOf>): boolean => spareOf(...of) > 0;

/** 7.3 Of the places whose units cover the move under way, the last for which it can pay instead: nobody has to stay there. */
export const paidAtEnd = (game: Game, state: State, unit: Unit): readonly Place[] => {
	const relied = state.moving === unit.id ? state.relied.slice(state.reliedBefore) : [];
	return relied.slice(Math.max(0, relied.length - spareOf(game, state, unit, unit.spent)));
};

/**
 * 7.2 Limits hold as the sequence ends: who of a full place can still leave it for one with room, so that this unit may
 * stay.
 */
export const leavers = (
	game: Game,
	state: State,
	unit: Unit,
	at: Place,
	spent = unit.spent
): readonly Unit[] => {
	if (unit.ep === 0) return [];
	// 7.3 In an enemy ZOC somebody has to stay who covers it, unless it pays.
	const zoc = inZoc(fieldOf(game, state)[enemyOf(unit.player)], indexOf(game, at));
	const leans = zoc && !unit.done && !paysThere(game, state, unit, spent);
	const paid = paidAtEnd(game, state, unit);
	const there = withUnits(game, state, [unit.id], () => ({ at, moved: true }), {
		relied: leans ? [...state.relied, at] : state.relied.filter((one) => !paid.includes(one))
	});
	const stack = ownAt(game, there, unit.player, at);
	return stack.filter(
		(one) =>
			one.id !== unit.id &&
			!whyNotPick(game, there, one) &&
			stackIn(
				game,
				indexOf(game, at),
				stack.filter((other) => other !== one)
			) &&
			destinations(game, there, one).places.length > 0
	);
};

const inState = latestFor<Game>()(() => new Map<UnitId, Destinations>());

/** 7.1 Where a unit can go from here, to full places too that another can leave; the answers for the last state are kept. */
export const destinationsOf = (game: Game, state: State, id: UnitId): Destinations => {
	const known = inState(game, state);
	const unit = unitOf(game, state, id);
	const makesWay = (place: number, cost: number): boolean =>
		leavers(game, state, unit, nameAt(game, place), unit.spent + cost).length > 0;
	const found = known.get(id) ?? destinations(game, state, unit, [], makesWay);
	known.set(id, found);
	return found;
};
