import type * as v from 'valibot';
import { oneOf, type OneOf } from '#lib/kernel/decided/entries-of.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { COMBAT } from './facts/combat.ts';
import { EVENTS } from './facts/events.ts';
import type { Kind, Seen } from './facts/kind.ts';
import { LOSSES } from './facts/losses.ts';
import { MOVEMENT } from './facts/movement.ts';
import { POLITICS } from './facts/politics.ts';
import { RECRUITMENT } from './facts/recruitment.ts';
import { TABLE } from './facts/table.ts';
import { TURN } from './facts/turn.ts';
import { changed } from './copies.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

const KINDS = {
	...TURN,
	...TABLE,
	...RECRUITMENT,
	...POLITICS,
	...EVENTS,
	...MOVEMENT,
	...LOSSES,
	...COMBAT
} as const;
type Known = typeof KINDS;

/** What can happen in a game: small, in the past tense, with its amounts. Only facts are replayed. */
export type Fact = OneOf<{ [T in keyof Known]: Known[T]['entries'] }>;

const kindOf = ({ type }: Fact): Kind<Fact> => KINDS[type] as unknown as Kind<Fact>;

/** The state after a fact. Total: it never refuses and never rolls. */
export const evolve = (game: Game, state: State, fact: Fact): State => {
	return changed(state, kindOf(fact).changes(state, fact, game));
};

/** A fact's section and words; none where another fact of its line says it. `seen`: the dice that it came of. */
export const wordsOf = (
	fact: Fact,
	seen: Seen = []
): { readonly rule: string; readonly sentences: readonly Phrase[] } => {
	const { rule, tell } = kindOf(fact);
	const said = tell(fact, seen) ?? [];
	return {
		rule: typeof rule === 'string' ? rule : rule(fact),
		sentences: 'text' in said ? [said] : said
	};
};

/** A fact from outside. */
export const factSchema = oneOf(
	Object.fromEntries(Object.entries(KINDS).map(([type, { entries }]) => [type, entries]))
) as unknown as v.GenericSchema<unknown, Fact>;
