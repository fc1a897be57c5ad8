import { mayMoveUp } from '../../rules/08-combat/08-3-offensive.ts';
import { besides, FORBIDDEN, placeAt } from '../../scenarios/board.ts';
import { enemyOf } from '../../types.ts';
import { counterOf, indexOf, nameAt, type Game } from '../game.ts';
import { fieldOf } from '../map/field.ts';
import { roomFor } from '../map/stacking.ts';
import { shutTo } from '../moves/limits.ts';
import { costInto } from '../moves/reach.ts';
import type { Place, State, Unit } from '../state.ts';
import { isIdle } from './shelling.ts';
import type { CombatState } from './state.ts';

/** 8.3 One place forward, at the start of the sequence: out of ZOC, doing nothing else. */
export const stepsForward = (
	game: Game,
	state: State,
	combat: CombatState,
	unit: Unit
): readonly Place[] => {
	if (unit.fate !== 'map' || unit.at === null || state.events.soviet === unit.id) return [];
	const { type, static: fixed, movement } = counterOf(game, unit.id);
	const field = fieldOf(game, state);
	const at = indexOf(game, unit.at);
	const may = mayMoveUp({
		type,
		state: unit.mode,
		fixed: fixed || movement === 0,
		enemyZoc: field.zoc[enemyOf(unit.player)][at] === 1,
		engaged: !isIdle(state, unit) || (combat.commanded[unit.id]?.length ?? 0) > 0,
		begins: combat.stage === 'declare'
	});
	if (!may.ok) return [];
	const { board } = game;
	const shut = shutTo(game, state, unit);
	return besides(board, at)
		.filter((next) => {
			const name = nameAt(game, next);
			if (field.held[enemyOf(unit.player)][next] === 1) return false;
			if (shut.enter(at, next) || shut.end(next)) return false;
			if (!roomFor(game, state, unit.player, [unit], name)) return false;
			return canStep(game, state, unit, name);
		})
		.map((next) => nameAt(game, next));
};

/** 8.3, 14.2, 15.1, 7.6 Does the ground, the rail or the sea let it take this step? */
const canStep = (game: Game, state: State, unit: Unit, to: Place): boolean => {
	const { board } = game;
	const { type } = counterOf(game, unit.id);
	const [from, next] = [placeAt(board, unit.at ?? ''), placeAt(board, to)];
	for (let step = board.first[from] ?? 0; step < (board.first[from + 1] ?? 0); step++) {
		if (board.to[step] !== next) continue;
		if (type === 'fleet')
			return board.water[step] === 'sea' && !(unit.player === 'white' && board.mined[step] === 1);
		if (type === 'armoured_train' || type === 'leader')
			return board.rail[step] === 1 && !board.wrecked.has(step);
		return costInto(game, state, unit, to) !== FORBIDDEN;
	}
	return false;
};
