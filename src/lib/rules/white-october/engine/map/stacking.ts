import { mayStack, type Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { isDistrict } from '../../scenarios/board.ts';
import type { Player } from '../../types.ts';
import { counterOf, indexOf, nameAt, once, type Game } from '../game.ts';
import type { Place, State, Unit } from '../state.ts';
import { fieldOf, ownAt } from './field.ts';

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

const alone = once(() => ({
	field: new WeakMap<Unit, boolean>(),
	city: new WeakMap<Unit, boolean>()
}));

/** 7.2, 12 May a unit stand in a place by itself? */
const fitsAlone = (game: Game, at: number, unit: Unit): boolean => {
	const known = alone(game)[isDistrict(game.board, at) ? 'city' : 'field'];
	const before = known.get(unit);
	if (before !== undefined) return before;
	const fits = fitsIn(game, nameAt(game, at), [unit]);
	known.set(unit, fits);
	return fits;
};

/** 7.2 Is there room for these units besides the friends that stand there? */
export const roomFor = (
	game: Game,
	state: State,
	player: Player,
	units: readonly Unit[],
	at: Place
): boolean => {
	const [one] = units;
	const here = indexOf(game, at);
	const single = one !== undefined && units.length === 1;
	if (single && !fieldOf(game, state).at[here]?.length) return fitsAlone(game, here, one);
	const others = ownAt(game, state, player, at).filter(
		({ id }) => !units.some((unit) => unit.id === id)
	);
	if (others.length > 0) return fitsIn(game, at, [...others, ...units]);
	return single ? fitsAlone(game, here, one) : fitsIn(game, at, units);
};
