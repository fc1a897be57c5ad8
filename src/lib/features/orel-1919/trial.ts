import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Command, OrelEngine, State, Step, Waiting } from '#lib/rules/orel-1919/index.ts';

/** What would come of these steps, one after the other: the state and what is asked then, or the first rule in the way. */
export type Trial =
	| { readonly ok: true; readonly state: State; readonly next: Waiting }
	| { readonly ok: false; readonly refusal: Refusal };

export const trial = (engine: OrelEngine, from: State, steps: readonly Step[]): Trial => {
	let state = from;
	for (const step of steps) {
		const decision = engine.decide(state, step);
		if (!decision.ok) return { ok: false, refusal: decision.refusal };
		state = decision.facts.reduce(engine.evolve, state);
	}
	return { ok: true, state, next: engine.waiting(state) };
};

/** Steps as the one command that they come to. */
export const orderOf = (steps: readonly Step[]): Command => {
	const [only] = steps;
	return only && steps.length === 1 ? only : { type: 'order', steps };
};
