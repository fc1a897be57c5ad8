import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { moverOf } from '../../../rules/01-definitions.ts';
import { stepCost } from '../../../rules/07-movement/07-1-movement.ts';
import { mayMoveUp } from '../../../rules/08-combat/08-3-offensive.ts';
import { besides, FORBIDDEN, NOWHERE, stepBetween } from '../../../scenarios/board.ts';
import { enemyOf } from '../../../types.ts';
import { words as events } from '../../../words/en/engine-events.ts';
import { words } from '../../../words/en/engine-combat.ts';
import { counterOf, indexOf, nameAt, type Game } from '../../game.ts';
import { fieldOf, holds, inZoc } from '../../map/field.ts';
import { roomOf } from '../../map/stacking.ts';
import { brokenOf, carriesTrain, carriesTrotsky } from '../../map/supply.ts';
import { sails } from '../../moves/back.ts';
import { shutTo } from '../../moves/limits.ts';
import { moverOn } from '../../moves/reach.ts';
import { whyNot } from '../../moves/why.ts';
import type { Place, State, Unit } from '../../state.ts';
import { isIdle } from './shelling.ts';
import type { CombatState } from '../state.ts';

const NONE: readonly Place[] = [];

/** 8.3 May it move up at all? */
const mayAt = (game: Game, state: State, combat: CombatState, unit: Unit): Decision<never> => {
	if (state.events.soviet === unit.id) return refuse('8.3', say(events.itsSoldiersConferThisTurn));
	// 16.1 Who has come by sea does not move in that turn.
	if (state.railed['sea']?.includes(unit.id)) return refuse('8.3', say(words.itCameBySea));
	const { type, static: fixed, movement } = counterOf(game, unit.id);
	return mayMoveUp({
		type,
		state: unit.mode,
		fixed: fixed || movement === 0 || unit.fate !== 'map',
		enemyZoc: inZoc(fieldOf(game, state)[enemyOf(unit.player)], indexOf(game, unit.at)),
		engaged: !isIdle(state, unit) || (combat.commanded[unit.id]?.length ?? 0) > 0,
		begins: combat.stage === 'declare'
	});
};

/** 8.3 Why it does not move up to a place that is none of its steps forward. */
export const whyNotForward = (
	game: Game,
	state: State,
	combat: CombatState,
	unit: Unit,
	place: Place
): Phrase => {
	const may = mayAt(game, state, combat, unit);
	if (!may.ok) return may.refusal.why;
	const mover = moverOn(game, state, { ...unit, spent: 0, moved: false });
	const near = [mover.start, ...besides(game.board, mover.start)];
	return near.includes(indexOf(game, place))
		? whyNot(mover)(place).why
		: say(words.itMovesUpOneHexOnly);
};

/** 8.3 One place forward, at the start of the sequence: out of ZOC, doing nothing else. */
export const stepsForward = (
	game: Game,
	state: State,
	combat: CombatState,
	unit: Unit
): readonly Place[] => {
	if (!mayAt(game, state, combat, unit).ok) return NONE;
	const at = indexOf(game, unit.at);
	const enemies = fieldOf(game, state)[enemyOf(unit.player)];
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
