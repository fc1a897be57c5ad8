import { countsForStacking } from '../../rules/07-movement/07-2-stacking.ts';
import { withUnits } from '../changes.ts';
import { counterOf, nameAt, indexOf, once, unitOf, type Game } from '../game.ts';
import { ownAt } from '../map/field.ts';
import { stackIn } from '../map/stacking.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { whyNotPick } from './bars.ts';
import { destinations, type Destinations } from './reach.ts';

/** 7.2 Limits hold as the sequence ends: who of a full place can still leave it for one with room, so that this unit may stay. */
export const leavers = (game: Game, state: State, unit: Unit, at: Place): readonly Unit[] => {
	if (!countsForStacking(counterOf(game, unit.id).type)) return [];
	const there = withUnits(game, state, [unit.id], () => ({ at, moved: true }));
	const stack = ownAt(game, there, unit.player, at);
	const fitsWithout = (one: Unit): boolean =>
		stackIn(
			game,
			indexOf(game, at),
			stack.filter((other) => other !== one)
		);
	return stack.filter(
		(one) =>
			one.id !== unit.id &&
			!one.moved &&
			!whyNotPick(game, there, one) &&
			fitsWithout(one) &&
			destinations(game, there, one).places.length > 0
	);
};

/** 7.1 Where a unit can go together with these; alone, to full places too that another can leave. */
export const destinationsWith = (
	game: Game,
	state: State,
	id: UnitId,
	along: readonly Unit[]
): Destinations => {
	const unit = unitOf(game, state, id);
	return along.length > 0
		? destinations(game, state, unit, along)
		: destinations(
				game,
				state,
				unit,
				along,
				(place) => leavers(game, state, unit, nameAt(game, place)).length > 0
			);
};

const latest = once((): { state?: State; unit?: UnitId; made?: Destinations } => ({}));

/** 7.1 Where a unit can go from here; the answer for the unit and state asked about last is kept. */
export const destinationsOf = (game: Game, state: State, id: UnitId): Destinations => {
	const known = latest(game);
	if (known.made && known.state === state && known.unit === id) return known.made;
	const made = destinationsWith(game, state, id, []);
	Object.assign(known, { state, unit: id, made });
	return made;
};
