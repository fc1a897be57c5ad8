import type * as v from 'valibot';
import type { Entries } from './entries-of.ts';
import { say, type Phrase, type PhraseValue } from '../phrase.ts';

/** What a kind of fact is made of: what it changes, and what must be known besides it to tell it. */
export interface Kinded {
	readonly state: object;
	readonly game: unknown;
	readonly seen: unknown;
}

/** What a fact changes in the state. Never refuses, never rolls. */
export type ChangesOf<K extends Kinded, F> = (
	state: K['state'],
	fact: F,
	game: K['game']
) => Partial<K['state']>;

/** A fact in words; null where another fact of its line says it. */
export type TellsOf<K extends Kinded, F> = (
	fact: F,
	seen: K['seen']
) => Phrase | readonly Phrase[] | null;

/** Everything there is to know about one kind of fact. */
export interface KindOf<K extends Kinded, F> {
	/** The section that made it happen. */
	readonly rule: string | ((fact: F) => string);
	readonly tell: TellsOf<K, F>;
	readonly changes: ChangesOf<K, F>;
}

/** The section that the fact itself names. */
export const own = ({ rule }: { readonly rule: string }): string => rule;

/** Says nothing: another fact of the same line says it. */
export const silent = (): null => null;

/**
 * Makes a kind of fact from its fields, its section, its words and its effect on the state. Where `tell` is only the id
 * of a text, the gaps of the text are filled with the fields of the same names; `nameOf` turns an id into a name.
 */
export const kindsOf =
	<K extends Kinded>(nameOf: (id: string) => string) =>
	<E extends v.ObjectEntries>(
		entries: E,
		rule: KindOf<K, Entries<E>>['rule'],
		tell: string | TellsOf<K, Entries<E>>,
		changes: ChangesOf<K, Entries<E>> = (state) => state
	): KindOf<K, Entries<E>> & { readonly entries: E } => ({
		entries,
		rule,
		tell: typeof tell === 'string' ? (fact) => say(tell, valuesOf(nameOf, fact)) : tell,
		changes
	});

/** How a game makes its kinds of facts. */
export type Happens<K extends Kinded> = ReturnType<typeof kindsOf<K>>;

/** What a fact says in words, by the names of its fields. */
export const valuesOf = (nameOf: (id: string) => string, fact: object): Phrase['values'] => {
	const inWords = (value: unknown): PhraseValue => {
		if (typeof value === 'string') return nameOf(value);
		if (Array.isArray(value)) return value.map(String).map(nameOf).join(', ');
		return typeof value === 'number' ? value : '–';
	};
	return Object.fromEntries(Object.entries(fact).map(([key, value]) => [key, inWords(value)]));
};
