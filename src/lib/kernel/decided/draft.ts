import type { Engine, Refusal, Waiting } from '../game/engine.ts';
import { decideOrder, type Order } from '../game/order.ts';
import { NOTHING_ASKED } from './owed.ts';

/** What steps are tried on before they are given. */
export type Tries<State, Command, Fact, Waits extends Waiting<Command, unknown>> = Pick<
	Engine<State, Command, Fact, Waits>,
	'waiting' | 'decide' | 'evolve'
>;

/**
 * An order as it may be given, and the state that it leads to; or the rule in its way, and the unit that it stops.
 * `dice`: they are called for first, so that this is only the order's beginning; the rest is built again after them.
 */
export type BuiltOf<State, Step> =
	| {
			readonly ok: true;
			readonly order: Order<Step>;
			readonly after: State;
			readonly dice: boolean;
	  }
	| { readonly ok: false; readonly refusal: Refusal; readonly unit: string | null };

/** An order that is being made. */
export interface DraftOf<State, Step, Waits> {
	/** The state that its steps have led to so far. */
	readonly now: () => State;
	readonly waiting: () => Waits;
	/** Adds these steps, all of them or none; the rule in the way where there is one. */
	readonly give: (...steps: readonly Step[]) => Refusal | null;
	/** The order; one without a step answers nothing that was asked. */
	readonly built: () => BuiltOf<State, Step>;
}

/** An order that cannot be given. */
export const stopped = (
	refusal: Refusal,
	unit: string | null = null
): Extract<BuiltOf<never, never>, { ok: false }> => ({
	ok: false,
	refusal,
	unit
});

/** Begins an order on a state. */
export const draftOf = <
	State,
	Command,
	Step extends Command,
	Fact,
	Waits extends Waiting<Command, unknown>
>(
	{ waiting, decide, evolve }: Tries<State, Command, Fact, Waits>,
	before: State
): DraftOf<State, Step, Waits> => {
	let [state, steps]: [State, readonly Step[]] = [before, []];
	return {
		now: () => state,
		waiting: () => waiting(state),
		give: (...more) => {
			const order = decideOrder({ decide, evolve }, state, more);
			if (!order.ok) return order.refusal;
			[state, steps] = [order.states.at(-1) ?? state, [...steps, ...more]];
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
				: stopped(NOTHING_ASKED)
	};
};

/** Answers one question after the other for as long as there is an answer; the rule in the way where one is refused. */
export const answering = <State, Command, Step extends object>(
	draft: DraftOf<State, Step, { readonly commands: readonly Command[] }>,
	answer: (asked: readonly Command[]) => Step | undefined
): BuiltOf<State, Step> => {
	for (;;) {
		const step: (Step & { readonly unit?: string | null }) | undefined = answer(
			draft.waiting().commands
		);
		if (!step) return draft.built();
		const refusal = draft.give(step);
		if (refusal) return stopped(refusal, step.unit);
	}
};
