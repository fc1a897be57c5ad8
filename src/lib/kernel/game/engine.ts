import type { Draw } from '../dice/draw.ts';
import { say, type Phrase } from '../phrase.ts';

/** How a rule answers a command: with facts, or with the rule that forbids it. */
export type Decision<Fact> =
	| { readonly ok: true; readonly facts: readonly Fact[] }
	| { readonly ok: false; readonly refusal: Refusal };

/** What may not be done and why, with the heading of the rulebook that forbids it. */
export interface Refusal {
	readonly rule: string;
	readonly why: Phrase;
	/** Of an order: which of its steps is forbidden, counted from 1. */
	readonly step?: number;
}

/** A reason in words, with its section. */
export const because = (rule: string, text: string, values?: Phrase['values']): Refusal => ({
	rule,
	why: say(text, values)
});

/** Accepts a command: these facts come of it. */
export const accept = <Fact>(...facts: readonly Fact[]): Decision<Fact> => ({ ok: true, facts });

/** Refuses a command by this heading of the rulebook. */
export const refuse = (rule: string, why: Phrase): { ok: false; refusal: Refusal } => ({
	ok: false,
	refusal: { rule, why }
});

/** The same with a refusal at hand. */
export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({
	ok: false,
	refusal
});

/**
 * What may be done next. Highlights, opponents, tests and random play ask this and nothing else. A game adds who owes
 * what, and by which rule. If nothing is offered, the game is over.
 */
export interface Waiting<Command, Asked> {
	/** Every guided command allowed now, except throws. */
	readonly commands: readonly Command[];
	/** Throws that are called for or allowed: rolls that lack only their dice. */
	readonly rolls: readonly Asked[];
}

/** A game as functions of its state. A session makes its own engine, which holds whatever is worked out once. */
export interface Engine<State, Command, Fact, Next = unknown> {
	/** The state before the first line of a journal. The command that begins a game is decided on it. */
	readonly empty: State;
	readonly waiting: (state: State) => Next;
	/** The facts, or the printed rule that forbids the command. */
	readonly decide: (state: State, command: Command) => Decision<Fact>;
	/** The state after a fact. Total: it never refuses and never rolls. */
	readonly evolve: (state: State, fact: Fact) => State;
	/** The same for several facts at once, where that is cheaper than one after another. */
	readonly evolveAll?: (state: State, facts: readonly Fact[]) => State;
	/** The dice of a throw that is called for, where the table knows the whole situation and no sheet is filled in. */
	readonly draw?: (state: State, asked: AskedBy<Next>) => Draw<unknown> | undefined;
	/** What is impossible about a state, in words; empty where the state is sound. */
	readonly faults?: (state: State) => readonly string[];
	/** Can this fact be applied to the state? Asked only for facts from outside: what was decided here always can. */
	readonly fits?: (state: State, fact: Fact) => boolean;
}

/** The throws that a game asks for. */
type AskedBy<Next> = Next extends { readonly rolls: readonly (infer Asked)[] } ? Asked : never;
