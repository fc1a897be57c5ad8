import {
	answering,
	draftOf,
	stopped,
	type BuiltOf,
	type DraftOf,
	type Tries
} from '#lib/kernel/decided/draft.ts';
import type { Command, Step } from '../commands.ts';
import type { Fact } from '../facts.ts';
import type { Waiting } from '../flow.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';

export { answering, stopped };

/** What an order is tried on before it is given. */
export interface Table extends Tries<State, Command, Fact, Waiting> {
	readonly game: (state: State) => Game;
}

/** An order as it may be given, or the rule in its way. */
export type Built = BuiltOf<State, Step>;
/** An order that is being made. */
export type Draft = DraftOf<State, Step, Waiting>;

/** Begins an order on a state. */
export const draftOn = draftOf<State, Command, Step, Fact, Waiting>;
