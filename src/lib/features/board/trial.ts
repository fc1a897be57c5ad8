import type { Tries } from '#lib/kernel/decided/draft.ts';
import type { Decision, Refusal, Waiting } from '#lib/kernel/game/engine.ts';
import { decideOrder } from '#lib/kernel/game/order.ts';

/** What would come of some steps: the state, what happened, and what is asked then; or the first rule in the way. */
export type Trial<State, Fact, Next> =
	| {
			readonly ok: true;
			readonly state: State;
			readonly facts: readonly Fact[];
			readonly next: Next;
	  }
	| { readonly ok: false; readonly refusal: Refusal };

/** What would come of these steps, one after the other. */
export const trial = <State, Command, Fact, Next extends Waiting<Command, unknown>>(
	engine: Tries<State, Command, Fact, Next>,
	from: State,
	steps: readonly NoInfer<Command>[]
): Trial<State, Fact, Next> => {
	const order = decideOrder(engine, from, steps);
	if (!order.ok) return order;
	const { facts, states } = order;
	const state = states.at(-1) ?? from;
	return {
		ok: true,
		state,
		facts,
		get next() {
			return engine.waiting(state);
		}
	};
};

/** Steps as the one command that they come to. */
export const orderOf = <const Step>(
	steps: readonly Step[]
): Step | { readonly type: 'order'; readonly steps: readonly Step[] } => {
	const [only] = steps;
	return only && steps.length === 1 ? only : { type: 'order', steps };
};

/** Why a part of the turn cannot end yet, where its end is not offered; null where it is. */
export const heldBy = <State>(
	{
		decide
	}: {
		readonly decide: (state: State, end: { readonly type: 'done' }) => Decision<unknown>;
	},
	state: State,
	{ commands }: { readonly commands: readonly { readonly type: string }[] }
): Refusal | null => {
	if (commands.some(({ type }) => type === 'done')) return null;
	const decision = decide(state, { type: 'done' });
	return decision.ok ? null : decision.refusal;
};
