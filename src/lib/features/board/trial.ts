import type { Decision, Engine, Refusal, Waiting } from '#lib/kernel/game/engine.ts';

/** What would come of some steps: the state, what happened last, and what is asked then; or the first rule in the way. */
export type Trial<State, Fact, Next> =
	| {
			readonly ok: true;
			readonly state: State;
			readonly facts: readonly Fact[];
			readonly next: Next;
	  }
	| { readonly ok: false; readonly refusal: Refusal };

/** What steps are tried on. */
export type Tries<State, Command, Fact, Next extends Waiting<Command, unknown>> = Pick<
	Engine<State, Command, Fact, Next>,
	'decide' | 'evolve' | 'waiting'
>;

/** What would come of these steps, one after the other. */
export const trial = <State, Command, Fact, Next extends Waiting<Command, unknown>>(
	engine: Tries<State, Command, Fact, Next>,
	from: State,
	steps: readonly NoInfer<Command>[]
): Trial<State, Fact, Next> => {
	let state = from;
	let facts: readonly Fact[] = [];
	for (const step of steps) {
		const decision = engine.decide(state, step);
		if (!decision.ok) return { ok: false, refusal: decision.refusal };
		({ facts } = decision);
		state = facts.reduce(engine.evolve, state);
	}
	const at = state;
	return {
		ok: true,
		state,
		facts,
		get next() {
			return engine.waiting(at);
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
