import { latestFor } from '#lib/kernel/decided/counters.ts';
import { enemyOf } from '../../types.ts';
import { withUnits } from '../changes.ts';
import { indexOf, nameAt, unitOf, type Game } from '../game.ts';
import { fieldOf, inZoc, ownAt } from '../map/field.ts';
import { stackIn } from '../map/stacking.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { whyNotPick } from './bars.ts';
import { destinations, type Destinations } from './reach.ts';

/**
 * 7.2 Limits hold as the sequence ends: who of a full place can still leave it for one with room, so that this unit may
 * stay.
 */
export const leavers = (game: Game, state: State, unit: Unit, at: Place): readonly Unit[] => {
	if (unit.ep === 0) return [];
	// 7.3 In an enemy ZOC somebody has to stay who covers it.
	const zoc = inZoc(fieldOf(game, state)[enemyOf(unit.player)], indexOf(game, at));
	const there = withUnits(game, state, [unit.id], () => ({ at, moved: true }), {
		relied: zoc ? [...state.relied, at] : state.relied
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
	const makesWay = (place: number): boolean =>
		leavers(game, state, unit, nameAt(game, place)).length > 0;
	const found = known.get(id) ?? destinations(game, state, unit, [], makesWay);
	known.set(id, found);
	return found;
};
