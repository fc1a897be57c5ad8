import { thereInBoth, turnedOf, type Turned } from '#lib/kernel/decided/forecast.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { isDepot, isTrain, type Player } from '../../types.ts';
import { evolve } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { trainLinked } from '../map/railroads.ts';
import { depotsInRange, inRange, isFunctional } from '../map/supply.ts';
import type { Way } from '../moves/reach.ts';
import { checkCommand } from '../phases/command.ts';
import { fresh, type State, type Unit, type UnitId } from '../state.ts';

/** What follows from a move; only what changes is named. */
export interface Forecast {
	/** 8.2.2 Units with a depot that can trace in range; trains with a free line to a friendly edge (8.2.1), depots that can trace (3.2). */
	readonly supply: readonly Turned<Player>[];
	/** 5.2 Units of its side that would be in command if it were checked then. */
	readonly command: readonly Turned<Player>[];
}

/** 3.2, 8.2.1, 8.2.2 Could the unit draw on a depot that can trace, or, for a train, on a free line? Can a depot trace? */
export const supplied = (game: Game, state: State, unit: Unit): boolean => {
	const { type } = counterOf(game, unit.id);
	if (isDepot(type)) return isFunctional(game, state, unit);
	return isTrain(type)
		? trainLinked(game, state, unit.id)
		: depotsInRange(game, state, unit).some((depot) => isFunctional(game, state, depot));
};

/** 5.2, 8.2.2 What would follow for command and supply if this unit went this way; nothing where its owner must choose a main body. */
export const afterMove = (game: Game, state: State, id: UnitId, way: Way): Forecast => {
	const picked = state.moving ? state : { ...state, moving: fresh(id) };
	const after = evolve(game, picked, { type: 'moved', unit: id, ...way });
	const both = thereInBoth<Unit, State>(state, after);
	const { player } = unitOf(game, state, id);
	const was = checkCommand(game, { ...state, player });
	const is = checkCommand(game, { ...after, player });
	const sure = both.filter(
		([unit]) => ![...was.ties, ...is.ties].includes(counterOf(game, unit.id).formation ?? '')
	);
	return {
		supply: turnedOf(
			both,
			(unit) => supplied(game, state, unit),
			(unit) => supplied(game, after, unit)
		),
		command: turnedOf(
			sure,
			(unit) => !was.out.includes(unit.id),
			(unit) => !is.out.includes(unit.id)
		)
	};
};

/** 8.2.2 The hexes from which infantry can draw on a depot. */
export const depotRange = (game: Game, state: State, depot: UnitId): readonly Hex[] => {
	const unit = unitOf(game, state, depot);
	if (unit.fate !== 'map') return [];
	return game.board.grid.hexes.filter((_, hex) => inRange(game, state, unit, hex, 'inf'));
};
