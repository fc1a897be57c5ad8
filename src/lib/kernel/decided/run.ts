import type { Decision } from '../game/engine.ts';

/** The facts of a command, and everything that follows from them until somebody must answer again. */
export interface Run<State, Fact> {
	readonly facts: readonly Fact[];
	/** The state after each of them. */
	readonly states: readonly State[];
}

/**
 * Runs on from these facts: `follows` says what happens by itself in a state, after the facts that led to it; null where
 * somebody must answer.
 */
const runOn = <State, Fact>(
	start: State,
	facts: readonly Fact[],
	evolve: (state: State, fact: Fact) => State,
	follows: (state: State, after: readonly Fact[]) => readonly Fact[] | null
): Run<State, Fact> => {
	const done: Fact[] = [];
	const states: State[] = [];
	let state = start;
	let next: readonly Fact[] | null = facts;
	while (next) {
		for (const fact of next) {
			state = evolve(state, fact);
			done.push(fact);
			states.push(state);
		}
		next = follows(state, next);
	}
	return { facts: done, states };
};

/** How a game runs on by itself. */
export interface Course<Game, State, Fact> {
	readonly evolve: (game: Game, state: State, fact: Fact) => State;
	/** The fact with which a part of a turn ends. */
	readonly ends: string;
	/** What happens by itself once a part has ended, one after the other. */
	readonly after: readonly ((game: Game, state: State) => readonly Fact[])[];
	/** What comes next; facts by themselves follow at once. */
	readonly owed: (
		game: Game,
		state: State
	) => { readonly kind: 'auto'; readonly events: readonly Fact[] } | { readonly kind: string };
}

/** The facts of a command, and everything that follows from them until somebody must answer again, or it is over. */
export const runBy =
	<Game, State extends { readonly result: unknown }, Fact extends { readonly type: string }>({
		evolve,
		ends,
		after,
		owed
	}: Course<Game, State, Fact>) =>
	(game: Game, start: State, facts: readonly Fact[]): Run<State, Fact> => {
		let step = after.length;
		return runOn(
			start,
			facts,
			(state, fact) => evolve(game, state, fact),
			(state, made) => {
				if (state.result) return null;
				if (made.some(({ type }) => type === ends)) step = 0;
				const next = after[step];
				if (next) {
					step += 1;
					return next(game, state);
				}
				const owes = owed(game, state);
				return 'events' in owes ? owes.events : null;
			}
		);
	};

/** A session's memory of its last decision: whoever applies its facts right away need not have them worked out again. */
export interface LastRun<State, Fact> {
	readonly decided: (before: State, run: Run<State, Fact>) => Decision<Fact>;
	readonly evolve: (state: State, fact: Fact) => State;
}

/** Remembers the states of the last decision; `evolve` works out all others. */
export const lastRun = <State, Fact>(
	evolve: (state: State, fact: Fact) => State
): LastRun<State, Fact> => {
	let before: State | undefined;
	let run: Run<State, Fact> = { facts: [], states: [] };
	let at = 0;
	return {
		decided: (from, next) => {
			before = from;
			run = next;
			at = 0;
			return { ok: true, facts: next.facts };
		},
		evolve: (state, fact) => {
			const { facts, states } = run;
			if (
				at < states.length &&
				fact === facts[at] &&
				state === (at === 0 ? before : states[at - 1])
			)
				return states[at++]!;
			return evolve(state, fact);
		}
	};
};
