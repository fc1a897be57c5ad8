import { NOWHERE, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { enemyOf, isCombatUnit, type Player } from '../types.ts';
import { fighterOf } from '../engine/combat/scene.ts';
import { counterOf, hexIndex, once, type Game } from '../engine/game.ts';
import type { State, Unit } from '../engine/state.ts';

/** The TQ at which strength counts as printed; better troops count for more. */
const USUAL_TQ = 4;

/** By record: a unit is worth the same until something happens to it. */
const known = once(() => new WeakMap<Unit, number>());

/** What a combat unit is worth in a fight: its strength, by its mode and its quality. */
export const mightOf = (game: Game, unit: Unit): number => {
	const all = known(game);
	const before = all.get(unit);
	if (before !== undefined) return before;
	const made = workedOut(game, unit);
	all.set(unit, made);
	return made;
};

const workedOut = (game: Game, unit: Unit): number => {
	if (!isCombatUnit(counterOf(game, unit.id).type)) return 0;
	const { strength, tq } = fighterOf(game, unit);
	const mode = unit.mode === 'routed' ? 4 : unit.mode === 'march' ? 2 : 1;
	return (strength * tq) / USUAL_TQ / mode / (unit.unsupplied ? 2 : 1);
};

interface Might {
	readonly by: Readonly<Record<Player, Float32Array>>;
	readonly all: Record<Player, number>;
}
const latest = once((): { units?: readonly Unit[]; might?: Might } => ({}));

const mightIn = (game: Game, state: State): Might => {
	const known = latest(game);
	if (known.might && known.units === state.units) return known.might;
	const { size } = game.board.grid;
	const by = { white: new Float32Array(size), red: new Float32Array(size) };
	const all = { white: 0, red: 0 };
	for (const unit of state.units) {
		if (unit.fate !== 'map') continue;
		const hex = hexIndex(game, unit.hex);
		if (hex === NOWHERE) continue;
		const might = mightOf(game, unit);
		by[unit.player][hex] = (by[unit.player][hex] ?? 0) + might;
		all[unit.player] += might;
	}
	known.units = state.units;
	known.might = { by, all };
	return known.might;
};

/** The might of a side in every hex. */
export const mights = (game: Game, state: State, player: Player): Float32Array =>
	mightIn(game, state).by[player];

/** How much a side has on the map for each point of the enemy's. */
export const balance = (game: Game, state: State, player: Player): number => {
	const { all } = mightIn(game, state);
	return all[player] / Math.max(1, all[enemyOf(player)]);
};

/** The might of a side in a hex, without one unit. */
export const mightAt = (
	game: Game,
	state: State,
	player: Player,
	hex: HexIndex,
	without: Unit
): number =>
	(mights(game, state, player)[hex] ?? 0) -
	(hexIndex(game, without.hex) === hex ? mightOf(game, without) : 0);
