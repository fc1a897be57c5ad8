import { NOWHERE, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { isCombatUnit, type Player } from '../types.ts';
import { fighterOf } from '../engine/combat/scene.ts';
import { counterOf, hexIndex, once, type Game } from '../engine/game.ts';
import type { State, Unit } from '../engine/state.ts';

/** The TQ at which strength counts as printed; better troops count for more. */
const USUAL_TQ = 4;

/** What a combat unit is worth in a fight: its strength, by its mode and its quality. */
export const mightOf = (game: Game, unit: Unit): number => {
	if (!isCombatUnit(counterOf(game, unit.id).type)) return 0;
	const { strength, tq } = fighterOf(game, unit);
	const mode = unit.mode === 'routed' ? 4 : unit.mode === 'march' ? 2 : 1;
	return (strength * tq) / USUAL_TQ / mode / (unit.unsupplied ? 2 : 1);
};

type Might = Readonly<Record<Player, Float32Array>>;
const latest = once((): { units?: readonly Unit[]; by?: Might } => ({}));

/** The might of a side in every hex. */
export const mights = (game: Game, state: State, player: Player): Float32Array => {
	const known = latest(game);
	if (known.by && known.units === state.units) return known.by[player];
	const { size } = game.board.grid;
	const by = { white: new Float32Array(size), red: new Float32Array(size) };
	for (const unit of state.units) {
		if (unit.fate !== 'map') continue;
		const hex = hexIndex(game, unit.hex);
		if (hex !== NOWHERE) by[unit.player][hex] = (by[unit.player][hex] ?? 0) + mightOf(game, unit);
	}
	known.units = state.units;
	known.by = by;
	return by[player];
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
