import { mayStack, type Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { isDistrict } from '../../scenarios/board.ts';
import type { Player } from '../../types.ts';
import { counterOf, indexOf, type Game } from '../game.ts';
import type { Place, State, Unit } from '../state.ts';
import { ownAt } from './field.ts';

/** 7.2, 12 A unit as the limits of stacking count it. */
export const stackedAs = (game: Game, { id, ep }: Pick<Unit, 'id' | 'ep'>): Stacked => {
	const { type, formation } = counterOf(game, id);
	const detachment =
		formation === 'Communists'
			? 'communist'
			: formation === 'District detachments' && type === 'infantry'
				? 'district'
				: undefined;
	return { type, ep, ...(detachment && { detachment }) };
};

/** 7.2, 12 May these units stand in this place? */
export const fitsIn = (game: Game, at: Place, units: readonly Unit[]): boolean =>
	mayStack(
		units.map((unit) => stackedAs(game, unit)),
		game.pack.data.scenario.stacking,
		isDistrict(game.board, indexOf(game, at)) ? 'city' : 'field'
	);

/** 7.2 Is there room for these units besides the friends that stand there? */
export const roomFor = (
	game: Game,
	state: State,
	player: Player,
	units: readonly Unit[],
	at: Place
): boolean => {
	const others = ownAt(game, state, player, at).filter(
		({ id }) => !units.some((unit) => unit.id === id)
	);
	return fitsIn(game, at, others.length > 0 ? [...others, ...units] : units);
};
