import type { Phrase } from '../phrase.ts';

/** What a rule answers to a command: facts, or the rule that forbids it. */
export type Decision<Fact> =
	| { readonly ok: true; readonly facts: readonly Fact[] }
	| { readonly ok: false; readonly refusal: Refusal };

/** Who may not do what, and by which heading of the rulebook. */
export interface Refusal {
	readonly rule: string;
	readonly why: Phrase;
}

export const accept = <Fact>(...facts: readonly Fact[]): Decision<Fact> => ({
	ok: true,
	facts
});

export const refuse = (rule: string, why: Phrase): { ok: false; refusal: Refusal } => ({
	ok: false,
	refusal: { rule, why }
});

/** A game as two functions: commands become facts or refusals, facts become the next state. */
export interface Engine<State, Command, Fact> {
	readonly decide: (state: State, command: Command) => Decision<Fact>;
	readonly evolve: (state: State, fact: Fact) => State;
}
