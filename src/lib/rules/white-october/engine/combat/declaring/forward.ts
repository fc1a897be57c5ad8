import { moverOf } from '../../../rules/01-definitions.ts';
import { stepCost } from '../../../rules/07-movement/07-1-movement.ts';
import { mayMoveUp } from '../../../rules/08-combat/08-3-offensive.ts';
import { besides, FORBIDDEN, NOWHERE, stepBetween } from '../../../scenarios/board.ts';
import { enemyOf } from '../../../types.ts';
import { counterOf, indexOf, nameAt, type Game } from '../../game.ts';
import { fieldOf, holds, inZoc } from '../../map/field.ts';
import { roomOf } from '../../map/stacking.ts';
import { brokenOf, carriesTrain, carriesTrotsky } from '../../map/supply.ts';
import { sails } from '../../moves/back.ts';
import { shutTo } from '../../moves/limits.ts';
import type { Place, State, Unit } from '../../state.ts';
import { isIdle } from './shelling.ts';
import type { CombatState } from '../state.ts';

const NONE: readonly Place[] = [];

/** 8.3 One place forward, at the start of the sequence: out of ZOC, doing nothing else. */
export const stepsForward = (
	game: Game,
	state: State,
	combat: CombatState,
	unit: Unit
): readonly Place[] => {
	if (unit.fate !== 'map' || unit.at === null || state.events.soviet === unit.id) return NONE;
	// 16.1 Who has come by sea does not move in that turn.
	if (state.railed['sea']?.includes(unit.id)) return NONE;
	const at = indexOf(game, unit.at);
	const { type, static: fixed, movement } = counterOf(game, unit.id);
	const enemies = fieldOf(game, state)[enemyOf(unit.player)];
	const may = mayMoveUp({
		type,
		state: unit.mode,
		fixed: fixed || movement === 0,
		enemyZoc: inZoc(enemies, at),
		engaged: !isIdle(state, unit) || (combat.commanded[unit.id]?.length ?? 0) > 0,
		begins: combat.stage === 'declare'
	});
	if (!may.ok) return NONE;
	const { board } = game;
	const shut = shutTo(game, state, unit);
	const room = roomOf(game, state, unit);
	return besides(board, at)
		.filter(
			(next) =>
				!holds(enemies, next) &&
				canStep(game, state, unit, at, stepBetween(board, at, next)) &&
				!shut.enter(at, next) &&
				room(next) &&
				!shut.end(next)
		)
		.map((next) => nameAt(game, next));
};

/** 8.3, 14.2, 15.1, 7.6 Does the ground, the rail or the sea let it take this step? */
const canStep = (
	game: Game,
	state: State,
	{ id, player }: Unit,
	from: number,
	step: number
): boolean => {
	const { board } = game;
	const { type, army } = counterOf(game, id);
	if (step === NOWHERE) return false;
	if (type === 'fleet') return sails(game, player, step);
	if (type === 'armoured_train') return carriesTrain(game, state, army, step);
	if (type === 'leader') return carriesTrotsky(game, state, from, step);
	const column = moverOf(type);
	return column !== null && stepCost(board, column, step, brokenOf(game, state)) !== FORBIDDEN;
};
