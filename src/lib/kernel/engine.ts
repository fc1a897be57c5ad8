import type { Phrase } from './phrase.ts';

/** What a rule answers to a command: facts, or the rule that forbids it. */
export type Decision<Event> =
	| { readonly ok: true; readonly events: readonly Event[] }
	| { readonly ok: false; readonly refusal: Refusal };

/** Who may not do what, and by which heading of the rulebook. */
export interface Refusal {
	readonly rule: string;
	readonly why: Phrase;
}

export const accept = <Event>(...events: readonly Event[]): Decision<Event> => ({
	ok: true,
	events
});

export const refuse = (rule: string, why: Phrase): { ok: false; refusal: Refusal } => ({
	ok: false,
	refusal: { rule, why }
});

/** A game as two functions: commands become facts or refusals, facts become the next state. */
export interface Engine<State, Command, Event> {
	readonly decide: (state: State, command: Command) => Decision<Event>;
	readonly evolve: (state: State, event: Event) => State;
}
