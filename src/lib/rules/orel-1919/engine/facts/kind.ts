import type * as v from 'valibot';
import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { withUnits } from '../changes.ts';
import type { Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { NAMES, placeName } from './names.ts';
import type { Entries } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** What a fact changes in the state. Never refuses, never rolls. */
export type Changes<F> = (state: State, fact: F, game: Game) => Partial<State>;
/** What else must be known to tell a fact. */
export interface Seen {
	/** The hex of an attack, by the number of the attack. */
	readonly target: (attack: number) => string | undefined;
}
/** A fact in words; null where another fact of its line says it. */
export type Tells<F> = (fact: F, seen: Seen) => Phrase | readonly Phrase[] | null;

/** The hex of an attack in words, or its number where it is no longer known. */
export const attackOn = ({ target }: Seen, attack: number): string | number => {
	const hex = target(attack);
	return hex === undefined ? attack : nameOf(hex);
};

/** Everything there is to know about one kind of fact. */
export interface Kind<F> {
	/** The section that made it happen. */
	readonly rule: string | ((fact: F) => string);
	readonly tell: Tells<F>;
	readonly changes: Changes<F>;
}

/** A kind of fact: its fields, its section, its words, and what it does. Words alone take their values from its fields. */
export const happens = <E extends v.ObjectEntries>(
	entries: E,
	rule: Kind<Entries<E>>['rule'],
	tell: string | Tells<Entries<E>>,
	changes: Changes<Entries<E>> = (state) => state
): Kind<Entries<E>> & { readonly entries: E } => ({
	entries,
	rule,
	tell: typeof tell === 'string' ? (fact) => say(tell, named(fact)) : tell,
	changes
});

/** The section that the fact itself names. */
export const own = ({ rule }: { readonly rule: string }): string => rule;

/** Says nothing: another fact of the same line says it. */
export const silent = (): null => null;

/** Gives the units of a fact these marks from now on. */
export const become =
	(marks: Partial<Unit>): Changes<{ unit: string } | { units: readonly string[] }> =>
	(state, fact, game) =>
		withUnits(game, state, 'unit' in fact ? [fact.unit] : fact.units, () => marks);

/** The name of a unit, a player or a hex; anything else as it is. */
export const nameOf = (id: string): string =>
	NAMES.get(id) ?? (id === 'white' ? words.white : id === 'red' ? words.red : placeName(id));
/** The names of these units. */
export const namesOf = (ids: readonly string[]): string => ids.map(nameOf).join(', ');

const inWords = (value: unknown): PhraseValue => {
	if (typeof value === 'string') return nameOf(value);
	if (Array.isArray(value)) return namesOf(value.map(String));
	return typeof value === 'number' ? value : '–';
};

/** What a fact says in words, by the names of its fields. */
export const named = (fact: object): Phrase['values'] =>
	Object.fromEntries(Object.entries(fact).map(([key, value]) => [key, inWords(value)]));
