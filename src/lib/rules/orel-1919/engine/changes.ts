import { indexOf, type Hex } from '#lib/kernel/hex/hex.ts';
import { enemyOf, isCombatUnit, type Player } from '../types.ts';
import { placeOf, type Game } from './game.ts';
import type { State, Unit, UnitId } from './state.ts';
import { LETTER } from './map/supply.ts';

/** The units with one of them changed. */
const changed = (
	game: Game,
	units: readonly Unit[],
	id: UnitId,
	change: (unit: Unit) => Unit
): readonly Unit[] => {
	const place = placeOf(game, id);
	const next = units.slice();
	const unit = units[place];
	if (unit) next[place] = change(unit);
	return next;
};

/** The state with one unit changed. */
export const withUnit = (
	game: Game,
	state: State,
	id: UnitId,
	change: (unit: Unit) => Unit
): State => ({
	...state,
	units: changed(game, state.units, id, change)
});

/** The state with some units changed. */
export const withUnits = (
	game: Game,
	state: State,
	ids: readonly UnitId[],
	change: (unit: Unit) => Unit
): State => {
	if (ids.length === 0) return state;
	const units = state.units.slice();
	for (const id of ids) {
		const place = placeOf(game, id);
		const unit = units[place];
		if (unit) units[place] = change(unit);
	}
	return { ...state, units };
};

/** OR-24 Railroad hexes belong to whoever was in them or through them last. */
export const controlled = (
	game: Game,
	control: string,
	player: Player,
	hexes: readonly Hex[]
): string => {
	let next = control;
	for (const hex of hexes) {
		const place = game.board.railPlace[indexOf(game.board.grid, hex)] ?? -1;
		if (place >= 0 && next[place] !== LETTER[player])
			next = next.slice(0, place) + LETTER[player] + next.slice(place + 1);
	}
	return next;
};

/** 7.3 Works stay in the hex where they were dug. */
const shifted = (unit: Unit, hex: Hex): Unit =>
	unit.hex === hex ? unit : { ...unit, hex, fate: 'map', due: null, works: 'none' };

/** 7.1.3 It has moved in this movement phase. */
export const marched = (unit: Unit): Unit => (unit.moved ? unit : { ...unit, moved: true });

/** 7.1.1 Nobody left in the centre of Orel: who comes next chooses again. */
export const cityAfter = (game: Game, state: State): State => {
	if (state.orel === 'suburbs') return state;
	const hex = game.board.grid.hexes[game.board.orel];
	return state.units.some((unit) => unit.hex === hex && unit.fate === 'map')
		? state
		: { ...state, orel: 'suburbs' };
};

/** A unit gets to the end of this path: its hex, who controls the railroad behind it, Orel when it leaves. */
export const moved = (
	game: Game,
	state: State,
	id: UnitId,
	path: readonly Hex[],
	change: (unit: Unit) => Unit = (unit) => unit,
	moving: State['moving'] = state.moving
): State => {
	const last = path[path.length - 1];
	const unit = state.units[placeOf(game, id)];
	if (last === undefined || !unit) return { ...state, moving };
	return cityAfter(game, {
		...state,
		units: changed(game, state.units, id, (one) => change(shifted(one, last))),
		control: controlled(game, state.control, unit.player, path),
		moving
	});
};

/** 10.2 A combat unit that is gone counts as lost; a battalion may be raised again, a depot comes back. */
export const gone = (game: Game, state: State, id: UnitId, due: Unit['due']): State => {
	const counter = game.counters[placeOf(game, id)];
	const unit = state.units[placeOf(game, id)];
	if (!counter || !unit) return state;
	const back = due ? 'due' : counter.type === 'recruits' ? 'pool' : 'lost';
	const counted = isCombatUnit(counter.type);
	const lost = counted ? { ...state.lost, [unit.player]: state.lost[unit.player] + 1 } : state.lost;
	return cityAfter(game, {
		...state,
		lost,
		units: changed(game, state.units, id, (one) => ({
			...one,
			fate: back,
			hex: null,
			due,
			steps: back === 'lost' ? 0 : counter.steps,
			mode: 'combat',
			command: true,
			unsupplied: false,
			recruits: false,
			rumors: false,
			works: 'none',
			action: null,
			moved: false
		}))
	});
};

/** Steps of this side taken prisoner. */
export const captives = (state: State, from: Player, steps: number): State =>
	steps === 0
		? state
		: {
				...state,
				prisoners: {
					...state.prisoners,
					[enemyOf(from)]: state.prisoners[enemyOf(from)] + steps
				},
				taken: { ...state.taken, [enemyOf(from)]: state.taken[enemyOf(from)] + steps }
			};
