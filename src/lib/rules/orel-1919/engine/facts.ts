import type * as v from 'valibot';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { COMBAT } from './combat/facts.ts';
import { ACTION } from './facts/actions.ts';
import { COMMAND } from './facts/command.ts';
import { EVENT } from './facts/events.ts';
import type { Kind, Seen } from './facts/kind.ts';
import { LOSS } from './facts/losses.ts';
import { MOVEMENT } from './facts/movement.ts';
import { RECRUITMENT } from './facts/recruitment.ts';
import { oneOf, type OneOf } from '#lib/kernel/decided/entries-of.ts';
import { TABLE } from './facts/table.ts';
import { TURN } from './facts/turn.ts';
import { changed } from './copies.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

const KINDS = {
	...TURN,
	...TABLE,
	...RECRUITMENT,
	...COMMAND,
	...EVENT,
	...MOVEMENT,
	...ACTION,
	...LOSS,
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

/** A fact's section and words; none where another fact of its line says it. */
export const wordsOf = (
	fact: Fact,
	seen: Seen = UNSEEN
): { readonly rule: string; readonly sentences: readonly Phrase[] } => {
	const { rule, tell } = kindOf(fact);
	const said = tell(fact, seen) ?? [];
	return {
		rule: typeof rule === 'string' ? rule : rule(fact),
		sentences: 'text' in said ? [said] : said
	};
};
const UNSEEN: Seen = { target: () => undefined, last: new Set() };

/** A fact from outside. */
export const factSchema = oneOf(
	Object.fromEntries(Object.entries(KINDS).map(([type, { entries }]) => [type, entries]))
) as unknown as v.GenericSchema<unknown, Fact>;
