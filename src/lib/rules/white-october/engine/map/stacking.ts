import { mayStack, type Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { isDistrict } from '../../scenarios/board.ts';
import type { Player } from '../../types.ts';
import { counterOf, indexOf, once, type Game } from '../game.ts';
import type { Place, State, Unit } from '../state.ts';
import { fieldOf } from './field.ts';

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

/** 7.2, 12 May these units stand together in this place? */
const stackIn = (game: Game, here: number, units: readonly Unit[]): boolean =>
	mayStack(
		units.map((unit) => stackedAs(game, unit)),
		game.pack.data.scenario.stacking,
		isDistrict(game.board, here) ? 'city' : 'field'
	);

const alone = once(() => ({
	field: new WeakMap<Unit, boolean>(),
	city: new WeakMap<Unit, boolean>()
}));

/** 7.2, 12 May a unit stand in a place by itself? */
const fitsAlone = (game: Game, here: number, unit: Unit): boolean => {
	const known = alone(game)[isDistrict(game.board, here) ? 'city' : 'field'];
	const before = known.get(unit);
	if (before !== undefined) return before;
	const fits = stackIn(game, here, [unit]);
	known.set(unit, fits);
	return fits;
};

/** 7.2 Is there room for these units besides the friends that stand there? */
export const roomAt = (
	game: Game,
	state: State,
	player: Player,
	units: readonly Unit[],
	here: number
): boolean => {
	const others: Unit[] = [];
	for (const place of fieldOf(game, state).at[here] ?? NOBODY) {
		const other = state.units[place];
		if (other?.player === player && !units.some(({ id }) => id === other.id)) others.push(other);
	}
	const [one] = units;
	return one !== undefined && units.length === 1 && others.length === 0
		? fitsAlone(game, here, one)
		: stackIn(game, here, [...others, ...units]);
};
const NOBODY: readonly number[] = [];

/** 7.2 The same for a place by its name. */
export const roomFor = (
	game: Game,
	state: State,
	player: Player,
	units: readonly Unit[],
	at: Place
): boolean => roomAt(game, state, player, units, indexOf(game, at));
