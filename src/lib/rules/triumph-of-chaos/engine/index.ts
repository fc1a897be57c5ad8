import type { Engine } from '#lib/kernel/game/engine.ts';
import type { Book } from '../book.ts';
import { decide } from './decide.ts';
import type { Command, Fact } from './facts.ts';
import { evolve } from './evolve.ts';
import { EMPTY, type Campaign } from './state.ts';

/** A campaign of Triumph of Chaos by a book: commands become facts, facts become what the aid counts. */
export const campaignEngine = (book: Book): Engine<Campaign, Command, Fact> => ({
	empty: EMPTY,
	waiting: () => undefined,
	decide: (state, command) => decide(book, state, command),
	evolve
});

export { endingsOf } from './combat.ts';
export type { About, Command, Fact } from './facts.ts';
export { EMPTY, type Campaign } from './state.ts';
