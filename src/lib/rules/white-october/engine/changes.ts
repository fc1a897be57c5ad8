import { unitsBy } from '#lib/kernel/decided/counters.ts';
import { passedBy, wasLast } from '#lib/kernel/hex/control.ts';
import { enemyOf, type Player } from '../types.ts';
import { changed, changedUnit } from './copies.ts';
import { counterOf, indexOf, placeOf, type Game } from './game.ts';
import { untouched, type Place, type State, type Unit, type UnitId } from './state.ts';

/** The state with some units changed, and this besides. */
export const withUnits = unitsBy<Game, State, Unit>(changed, changedUnit);

/** 16.2 Has a side passed a place last? */
export const isOwn = ({ control }: State, player: Player, at: number): boolean =>
	wasLast(control, player, at);

/** 16.2 The same for a place by its name. */
export const controls = (game: Game, state: State, player: Player, at: Place): boolean =>
	isOwn(state, player, indexOf(game, at));

/**
 * 16.2, 16.1, 11.2.2 A side has passed these places: they are its own, and entrenchments and barricades are gone where
 * White enters.
 */
const passed = (
	game: Game,
	state: State,
	player: Player,
	path: readonly Place[]
): Partial<State> => {
	const control = passedBy(
		state.control,
		player,
		path.map((at) => indexOf(game, at))
	);
	if (player === 'red') return { control };
	const { entrenchments, barricades } = state;
	const stays = (at: Place): boolean => !path.includes(at);
	return {
		control,
		entrenchments: entrenchments.every(stays) ? entrenchments : entrenchments.filter(stays),
		barricades: barricades.every(stays) ? barricades : barricades.filter(stays)
	};
};

/**
 * Units come to the end of this path, with these marks; the places along it are their side's. `intrudes`: to where the
 * enemy comes in (WO-59).
 */
export const moved = (
	game: Game,
	state: State,
	ids: readonly UnitId[],
	path: readonly Place[],
	marks: (unit: Unit) => Partial<Unit> = () => ({}),
	intrudes = false
): State => {
	const at = path.at(-1);
	const [first] = ids;
	if (at === undefined || first === undefined) return state;
	const { type, formation } = counterOf(game, first);
	// WO-53 Insurgents alone control nothing.
	const controls = type !== 'fleet' && type !== 'air' && formation !== 'Insurgents';
	const player = state.units[placeOf(game, first)]?.player ?? 'white';
	const others = state.intruders.filter((id) => !ids.includes(id));
	return withUnits(game, state, ids, (unit) => ({ at, fate: 'map', due: null, ...marks(unit) }), {
		intruders: intrudes ? [...others, ...ids] : others,
		...(controls && passed(game, state, player, path))
	});
};

/** 16.2 What the loss of a counter counts: Red's EP, his fleet, his cars, Trotsky; 3.2 nothing else. */
const scored = (game: Game, { score }: State, id: UnitId): State['score'] => {
	const { type, army, ep = 0 } = counterOf(game, id);
	if (army !== 'Red') return score;
	if (type === 'leader') return { ...score, trotsky: true };
	if (type === 'armoured_car') return { ...score, cars: score.cars + 1 };
	return type === 'fleet' ? score : { ...score, destroyed: score.destroyed + ep };
};

/** A unit is gone: for good, until it comes back, or until it is raised again. */
export const gone = (
	game: Game,
	state: State,
	id: UnitId,
	back: Pick<Unit, 'due' | 'ep'> = { due: null, ep: 0 }
): State => {
	const after = withUnits(game, state, [id], () => ({
		...untouched,
		fate: back.due ? 'due' : 'lost',
		at: null,
		...back
	}));
	return back.due ? after : changed(after, { score: scored(game, state, id) });
};

/** 3.2 EP of this side taken prisoner. */
export const captives = (state: State, from: Player, ep: number): State => {
	if (ep === 0) return state;
	const by = enemyOf(from);
	return changed(state, { prisoners: { ...state.prisoners, [by]: state.prisoners[by] + ep } });
};
