import type { Refusal } from '#lib/kernel/game/engine.ts';
import type {
	Command,
	Fact,
	OctoberEngine,
	State,
	Step,
	Waiting
} from '#lib/rules/white-october/index.ts';

/** What would come of these steps, one after the other: the state, what happened last, and what is asked then. */
export type Trial =
	| {
			readonly ok: true;
			readonly state: State;
			readonly facts: readonly Fact[];
			readonly next: () => Waiting;
	  }
	| { readonly ok: false; readonly refusal: Refusal };

export const trial = (engine: OctoberEngine, from: State, steps: readonly Step[]): Trial => {
	let state = from;
	let facts: readonly Fact[] = [];
	for (const step of steps) {
		const decision = engine.decide(state, step);
		if (!decision.ok) return { ok: false, refusal: decision.refusal };
		({ facts } = decision);
		state = facts.reduce(engine.evolve, state);
	}
	const at = state;
	return { ok: true, state, facts, next: () => engine.waiting(at) };
};

/** Steps as the one command that they come to. */
export const orderOf = (steps: readonly Step[]): Command => {
	const [only] = steps;
	return only && steps.length === 1 ? only : { type: 'order', steps };
};
