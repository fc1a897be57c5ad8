import { because, type Refusal } from '#lib/kernel/game/engine.ts';
import { words as events } from '../../words/en/engine-events.ts';
import { words } from '../../words/en/engine-moves.ts';
import { counterOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { keepsCover } from './reach.ts';

const notNow = because('7', words.thisUnitDoesNotMoveNow);
const runs = because('8.2.6', words.routedUnitsDoNotMoveAsUsualTheyRun);
const hasMoved = because('7.1', words.itHasMoved);
const confers = because('6', events.itsSoldiersConferThisTurn);
const immobile = because('11.2.2', words.itDoesNotMove);
const covering = because('7.3', words.itKeptZocOffOthers);

/** 7.1 Why a unit cannot begin a move; undefined where it may. */
export const whyNotPick = (game: Game, state: State, unit: Unit): Refusal | undefined => {
	if (unit.player !== state.player || unit.fate !== 'map') return notNow;
	if (unit.mode === 'routed') return runs;
	if (unit.done) return hasMoved;
	if (state.events.soviet === unit.id) return confers;
	const { type, static: fixed, movement } = counterOf(game, unit.id);
	if (type === 'fort' || type === 'air' || fixed || movement === 0) return immobile;
	return keepsCover(game, state, unit) ? covering : undefined;
};

/** 7, 7.1, 7.8, 8.2.6 What keeps a unit where it is, before any place is thought of; undefined where it may move. */
export const boundOf = (game: Game, state: State, unit: Unit): Refusal | undefined => {
	if (unit.player !== state.player || state.sequence !== 'movement')
		return because('7', words.itIsNotItsMovementSequence);
	if (unit.fate === 'due') return because('7.8', words.itMustComeInFirst);
	if (unit.fate !== 'map') return because('7', words.itIsNotOnTheMap);
	if (state.running) return because('8.2.6', words.routedUnitsRunFirst);
	if (state.moving !== null && state.moving !== unit.id)
		return because('7', words.anotherUnitIsMoving);
	const why = whyNotPick(game, state, unit);
	if (why) return why;
	const once = typeof counterOf(game, unit.id).movement !== 'number';
	return once && unit.moved ? hasMoved : undefined;
};
