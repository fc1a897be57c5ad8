import { refuse, type Engine, type Refusal } from '#lib/kernel/game/engine.ts';
import type { Order } from '#lib/kernel/game/order.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Command, Step } from '../commands.ts';
import type { Fact } from '../facts.ts';
import type { Waiting } from '../flow.ts';
import type { Game } from '../game.ts';
import type { State, UnitId } from '../state.ts';
import { words } from '../../words/en/engine.ts';

/** What an order is tried on before it is given. */
export interface Table extends Pick<
	Engine<State, Command, Fact, Waiting>,
	'waiting' | 'decide' | 'evolve'
> {
	readonly game: (state: State) => Game;
}

/**
 * An order as it may be given, and the state that it leads to; or the rule in its way, and the unit that it stops.
 * `dice`: they are called for first, so that this is only the order's beginning; the rest is built again after them.
 */
export type Built =
	| {
			readonly ok: true;
			readonly order: Order<Step>;
			readonly after: State;
			readonly dice: boolean;
	  }
	| { readonly ok: false; readonly refusal: Refusal; readonly unit: UnitId | null };

/** An order that is being made. */
export interface Draft {
	/** The state that its steps have led to so far. */
	readonly now: () => State;
	readonly waiting: () => Waiting;
	/** Adds these steps, all of them or none; the rule in the way where there is one. */
	readonly give: (...steps: readonly Step[]) => Refusal | null;
	/** The order; where it has no step, nothing was asked to which it is an answer. */
	readonly built: () => Built;
}

/** An order that cannot be given. */
export const stopped = (refusal: Refusal, unit: UnitId | null = null): Built => ({
	ok: false,
	refusal,
	unit
});

/** Begins an order on a state. */
export const draftOn = ({ waiting, decide, evolve }: Table, before: State): Draft => {
	let [state, steps]: [State, readonly Step[]] = [before, []];
	return {
		now: () => state,
		waiting: () => waiting(state),
		give: (...more) => {
			let next = state;
			for (const step of more) {
				const decision = decide(next, step);
				if (!decision.ok) return decision.refusal;
				next = decision.facts.reduce(evolve, next);
			}
			[state, steps] = [next, [...steps, ...more]];
			return null;
		},
		built: () =>
			steps.length > 0
				? {
						ok: true,
						order: { type: 'order', steps },
						after: state,
						dice: waiting(state).rolls.length > 0
					}
				: stopped(refuse('2', say(words.nothingIsAskedNow)).refusal)
	};
};
