import type { Engine, Refusal } from './engine.ts';

/**
 * What people give: steps that are decided one after the other, and accepted whole or refused with the first rule in the
 * way. One entry, one undo, one line of the log.
 */
export interface Order<Step> {
	readonly type: 'order';
	readonly steps: readonly Step[];
}

/** An order decided: the facts of all its steps and the state after each fact, or the rule that forbids one of them. */
export type Ordered<State, Fact> =
	| { readonly ok: true; readonly facts: readonly Fact[]; readonly states: readonly State[] }
	| { readonly ok: false; readonly refusal: Refusal & { readonly step: number } };

/** Decides the steps of an order, each on the state that those before it lead to. */
export const decideOrder = <State, Step, Fact>(
	{ decide, evolve }: Pick<Engine<State, Step, Fact>, 'decide' | 'evolve'>,
	before: State,
	steps: readonly Step[]
): Ordered<State, Fact> => {
	const facts: Fact[] = [];
	const states: State[] = [];
	let state = before;
	for (const [at, step] of steps.entries()) {
		const decision = decide(state, step);
		if (!decision.ok) return { ok: false, refusal: { ...decision.refusal, step: at + 1 } };
		for (const fact of decision.facts) {
			state = evolve(state, fact);
			facts.push(fact);
			states.push(state);
		}
	}
	return { ok: true, facts, states };
};
