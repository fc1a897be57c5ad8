import type { OneOf } from '#lib/kernel/decided/entries-of.ts';
import { factsOf } from '#lib/kernel/decided/facts.ts';
import { COMBAT } from './facts/combat.ts';
import { EVENTS } from './facts/events.ts';
import type { October } from './facts/kind.ts';
import { LOSSES } from './facts/losses.ts';
import { MOVEMENT } from './facts/movement.ts';
import { POLITICS } from './facts/politics.ts';
import { RECRUITMENT } from './facts/recruitment.ts';
import { TABLE } from './facts/table.ts';
import { TURN } from './facts/turn.ts';
import { changed } from './copies.ts';

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

/** Evolve: the state after a fact; its section and words, told with what was seen before it; a fact from outside. */
export const { evolve, wordsOf, factSchema } = factsOf<October, Fact>(KINDS, changed, {
	faces: []
});
