import type { Refusal } from '#lib/kernel/game/engine.ts';
import { neighboursOf, type Hex } from '#lib/kernel/hex/hex.ts';
import { attacksBeside } from '../../rules/07-movement/07-2-attacks.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../game.ts';
import { unitsIn } from '../map/field.ts';
import { decideAction } from '../phases/actions.ts';
import type { State } from '../state.ts';

/** 7.2, 9 The hexes beside the unit on the move whose enemies it may not begin to attack from there, and why. */
export const barredFrom = (
	game: Game,
	state: State
): readonly (Refusal & { readonly hex: Hex })[] => {
	const { moving } = state;
	if (!moving || !attacksBeside(counterOf(game, moving.unit).type)) return [];
	const { grid } = game.board;
	const { hex: at, player } = unitOf(game, state, moving.unit);
	return neighboursOf(grid, hexIndex(game, at)).flatMap((place) => {
		const hex = grid.hexes[place] ?? '';
		if (!unitsIn(game, state, hex).some((unit) => unit.player !== player)) return [];
		const tried = decideAction(game, state, { type: 'attack', kind: 'hasty', hex, join: null });
		return tried.ok ? [] : { hex, ...tried.refusal };
	});
};
