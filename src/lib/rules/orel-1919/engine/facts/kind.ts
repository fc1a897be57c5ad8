import {
	kindsOf,
	valuesOf,
	type ChangesOf,
	type Kinded,
	type KindOf,
	type TellsOf
} from '#lib/kernel/decided/kinds.ts';
import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import { OFF } from '#lib/kernel/hex/retreat.ts';
import { withUnits } from '../changes.ts';
import type { Game } from '../game.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { NAMES, placeName } from './names.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** What else must be known to tell a fact. */
export interface Seen {
	/** The hex of an attack, by the number of the attack; and who attacks, where it is attacked by others as well. */
	readonly target: (
		attack: number
	) => { readonly hex: Hex; readonly by: readonly UnitId[] | undefined } | undefined;
	/** The facts that took the last step of a unit. */
	readonly last: ReadonlySet<object>;
	/** 10.1 The scenario is won at a level. */
	readonly levels: boolean;
	/** What has been said beforehand before these facts. */
	readonly standing?: State['standing'] | undefined;
}
/** What its facts change, and what must be known besides to tell them. */
export interface Orel extends Kinded {
	readonly state: State;
	readonly game: Game;
	readonly seen: Seen;
}
/** What a fact changes in the state. Never refuses, never rolls. */
export type Changes<F> = ChangesOf<Orel, F>;
/** A fact in words; null where another fact of its line says it. */
export type Tells<F> = TellsOf<Orel, F>;
/** Everything there is to know about one kind of fact. */
export type Kind<F> = KindOf<Orel, F>;

/** The hex of an attack in words, with those who attack where `told` tells two attacks on it apart; its number where it is no longer known. */
export const attackOn = (
	{ target }: Seen,
	attack: number,
	told: string = words.hexByUnits
): PhraseValue => {
	const at = target(attack);
	if (!at) return attack;
	const hex = nameOf(at.hex);
	return at.by ? say(told, { hex, units: namesOf(at.by) }) : hex;
};

/** Gives the units of a fact these marks from now on. */
export const become =
	(marks: Partial<Unit>): Changes<{ unit: string } | { units: readonly string[] }> =>
	(state, fact, game) =>
		withUnits(game, state, 'unit' in fact ? [fact.unit] : fact.units, () => marks);

const SAID: Readonly<Record<string, string>> = {
	white: words.white,
	red: words.red,
	[OFF]: words.offTheMap,
	"Soldiers' Soviet": 'Soldiers’ Soviet'
};
/** The name of a unit, a player, a hex or what lies beyond the map; anything else as it is. */
export const nameOf = (id: string): string => NAMES.get(id) ?? SAID[id] ?? placeName(id);
/** The names of these units. */
export const namesOf = (ids: readonly string[]): string => ids.map(nameOf).join(', ');

/** A kind of fact: its fields, its section, its words, and what it does. Words alone take their values from its fields. */
export const happens = kindsOf<Orel>(nameOf);

/** What a fact says in words, by the names of its fields. */
export const named = (fact: object): Phrase['values'] => valuesOf(nameOf, fact);
