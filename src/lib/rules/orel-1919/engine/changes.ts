import { unitsBy } from '#lib/kernel/decided/counters.ts';
import { passedBy } from '#lib/kernel/hex/control.ts';
import { indexOf, type Hex } from '#lib/kernel/hex/hex.ts';
import { enemyOf, isCombatUnit, type Player } from '../types.ts';
import { changed, changedUnit } from './copies.ts';
import { placeOf, type Game } from './game.ts';
import type { State, Unit, UnitId } from './state.ts';

/** The state with some units changed, and this besides. */
export const withUnits = unitsBy<Game, State, Unit>(changed, changedUnit);

/** 7.1.3, OR-64 The units that must still move, without this one: it remains, and covers others from then on. */
export const remaining = ({ strays }: State, id: UnitId): Pick<State, 'strays'> => ({
	strays: strays.includes(id) ? strays.filter((one) => one !== id) : strays
});

/** OR-24 Railroad hexes belong to the side that was last in them or moved through them. */
export const controlled = (
	{ board }: Game,
	control: string,
	player: Player,
	hexes: readonly Hex[]
): string =>
	passedBy(
		control,
		player,
		hexes.map((hex) => board.railPlace[indexOf(board.grid, hex)] ?? -1)
	);

/** 7.1.1 Once nobody is left in Orel, whoever comes next chooses its place. */
export const cityAfter = (game: Game, state: State): State => {
	if (state.orel === 'suburbs' && !state.orelChosen) return state;
	const hex = game.board.grid.hexes[game.board.orel];
	return state.units.some((unit) => unit.hex === hex && unit.fate === 'map')
		? state
		: changed(state, { orel: 'suburbs', orelChosen: false });
};

/**
 * A unit reaches the end of this path: its hex changes, it controls the railroad behind it, and it may leave Orel.
 * Works stay where they were dug (7.3).
 */
export const moved = (
	game: Game,
	state: State,
	id: UnitId,
	path: readonly Hex[],
	marks: Partial<Unit> = {}
): State => {
	const hex = path.at(-1);
	const unit = state.units[placeOf(game, id)];
	if (hex === undefined || !unit) return state;
	const there = withUnits(game, state, [id], () =>
		unit.hex === hex ? marks : { hex, fate: 'map', due: null, works: 'none', ...marks }
	);
	const control = controlled(game, state.control, unit.player, path);
	return cityAfter(game, control === state.control ? there : changed(there, { control }));
};

/**
 * 10.2 A combat unit that is gone counts as lost; a battalion may be raised again, and a depot comes back with this
 * many steps.
 */
export const gone = (
	game: Game,
	state: State,
	id: UnitId,
	back: Pick<Unit, 'due' | 'steps'> = { due: null, steps: 0 }
): State => {
	const type = game.counters[placeOf(game, id)]?.type;
	const unit = state.units[placeOf(game, id)];
	if (!type || !unit) return state;
	const { player } = unit;
	const { lost } = state;
	const without = withUnits(game, state, [id], () => ({
		fate: back.due ? 'due' : type === 'recruits' ? 'pool' : 'lost',
		hex: null,
		mode: 'combat',
		command: true,
		unsupplied: false,
		recruits: false,
		rumors: 0,
		works: 'none',
		action: null,
		moved: false,
		...back
	}));
	return cityAfter(
		game,
		isCombatUnit(type)
			? changed(without, { lost: { ...lost, [player]: lost[player] + 1 } })
			: without
	);
};

/** 4.1 Steps of this side taken prisoner. */
export const captives = (state: State, from: Player, steps: number): State => {
	if (steps === 0) return state;
	const by = enemyOf(from);
	const { prisoners, taken } = state;
	return changed(state, {
		prisoners: { ...prisoners, [by]: prisoners[by] + steps },
		taken: { ...taken, [by]: taken[by] + steps }
	});
};
