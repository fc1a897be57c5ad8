import { accept, refuse, type Decision } from '#lib/kernel/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Command } from '../commands.ts';
import type { OrelEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import type { Waiting } from '../waiting.ts';
import type { CombatEvent } from './events.ts';

/** 8.1 What happens by itself at this moment of the combat phase; nothing when somebody must answer. */
export const settleCombat = (_game: Game, _state: State): readonly OrelEvent[] => [
	{ type: 'phaseEnded' }
];

/** 8.1 Who owes what in the combat phase. */
export const combatWaiting = (_game: Game, _state: State): Waiting => ({ kind: 'over' });

/** 8.1 A command of the combat phase. */
export const decideCombat = (_game: Game, _state: State, command: Command): Decision<OrelEvent> =>
	command.type === 'resolve' ? accept() : refuse('8.1', say('Not in the combat phase.'));

/** 8 The state after a fact of the combat phase. */
export const evolveCombat = (state: State, event: CombatEvent): State => ({
	...state,
	combat: event.combat
});
