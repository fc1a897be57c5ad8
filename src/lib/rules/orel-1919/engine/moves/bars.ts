import { because, type Refusal } from '#lib/kernel/game/engine.ts';
import { whyNotBegin } from '../../rules/07-movement/07-1-movement.ts';
import { INACTIVE, whyNotForm } from '../../rules/07-movement/07-1-4-modes.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { isAsleep } from '../setup.ts';
import type { Moving, State, Unit } from '../state.ts';
import { keepsCover } from './mover.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-reach.ts';

const covering = because('7.1.3', words.itCoversOthersAndStays);

/** 7, 8.2.3 Why the player to move cannot pick this unit. */
export const whyNotPick = (game: Game, state: State, unit: Unit): Refusal | undefined =>
	whyNotBegin(state.moving !== null, {
		type: counterOf(game, unit.id).type,
		own: unit.player === state.player && unit.fate === 'map',
		done: unit.done,
		unsupplied: unit.unsupplied
	});

/** 10.2, 7.1.3 Why this unit goes nowhere, whatever it has left. */
export const whyNotGo = (game: Game, state: State, unit: Unit): Refusal | undefined => {
	if (isAsleep(game, state, unit.id)) return INACTIVE;
	return keepsCover(game, state, unit) ? covering : undefined;
};

/** 7.1.4 Why this unit does not enter Combat mode at the end of its move, with so many quarter MP left. */
export const whyNotFormUp = (
	game: Game,
	state: State,
	{ unit: id, marching }: Moving,
	left: number,
	moved = unitOf(game, state, id).moved
): Refusal | undefined =>
	whyNotForm({
		type: counterOf(game, id).type,
		mode: unitOf(game, state, id).mode,
		moved,
		marching,
		inactive: isAsleep(game, state, id),
		left
	});
