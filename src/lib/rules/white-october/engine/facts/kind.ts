import {
	kindsOf,
	valuesOf,
	type ChangesOf,
	type Kinded,
	type KindOf
} from '#lib/kernel/decided/kinds.ts';
import { count, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { lastTurn } from '../../scenarios/data/scenario.json';
import { withUnits } from '../changes.ts';
import type { Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { words } from '../../words/en/engine-facts.ts';
import { NAMES, placeName } from './names.ts';

/** What must be known besides a fact to tell it. */
export interface Seen {
	/** What has been thrown last before it, in its line. */
	readonly faces: readonly number[];
	/** What has been said beforehand before its line. */
	readonly standing?: State['standing'] | undefined;
}

/** What its facts change, and what must be known besides to tell them. */
export interface October extends Kinded {
	readonly state: State;
	readonly game: Game;
	readonly seen: Seen;
}
/** What a fact changes in the state. Never refuses, never rolls. */
export type Changes<F> = ChangesOf<October, F>;
/** Everything there is to know about one kind of fact. */
export type Kind<F> = KindOf<October, F>;

/** Gives the units of a fact these marks from now on. */
export const become =
	(marks: Partial<Unit>): Changes<{ unit: string } | { units: readonly string[] }> =>
	(state, fact, game) =>
		withUnits(game, state, 'unit' in fact ? [fact.unit] : fact.units, () => marks);

/** The name of a unit, a player or a place; anything else as it is. */
export const nameOf = (id: string): string =>
	NAMES.get(id) ?? (id === 'white' ? words.white : id === 'red' ? words.red : placeName(id));

/** A turn as it is told: whether it is played is not certain of those that only a longer game has (16.1, 16.2.2). */
export const turnSaid = (turn: number, last = lastTurn): PhraseValue =>
	turn > last ? say(words.turnOfALongerGame, { turn }) : turn;

/** A kind of fact: its fields, its section, its words, and what it does. Words alone take their values from its fields. */
export const happens = kindsOf<October>(nameOf);

/** What a fact says in words, by the names of its fields. */
export const named = (fact: object): Phrase['values'] => valuesOf(nameOf, fact);

/** What so many units do, by their names; `gap`: the name of their place in the words. */
export const counted = (text: string, gap: string, units: readonly string[]): Phrase =>
	count(units.length, text, { [gap]: { list: units.map(nameOf) } });
