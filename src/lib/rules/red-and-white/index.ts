import type { Game } from '#lib/kernel/game/game.ts';
import type { Roll } from '#lib/kernel/game/roll.ts';
import { BOOK, META, type Book } from './book.ts';
import type { Command } from './engine/commands/command.ts';
import { battleEngine } from './engine/engine.ts';
import type { Fact } from './engine/facts/fact.ts';
import type { BattleState } from './engine/state.ts';
import { BATTLE_VERSION, makeEntry, parseEntry } from './journal/file.ts';
import { tell } from './journal/tell.ts';
import { OUTLINE } from './outline.ts';

/** Red and White: kept beside miniatures. A battle holds its own book. */
export const redAndWhite = {
	meta: META,
	outline: OUTLINE,
	book: BOOK,
	procedures: {
		heads: [],
		load: () => Promise.resolve(undefined),
		all: () => Promise.resolve(new Map())
	},
	engine: () => battleEngine,
	journal: {
		version: BATTLE_VERSION,
		parse: parseEntry,
		make: makeEntry,
		tell: (entry, before, after) => {
			const { sentences, by } = tell({ entry, before, after });
			return { sentences, ...(by ? { by } : {}) };
		},
		describe: ({ header, clock }) => ({
			title: header.name,
			summary: { ...clock, forces: header.forces.map(({ name, camp }) => ({ name, camp })) }
		})
	}
} as const satisfies Game<Book, BattleState, Command, Fact, Roll<never>>;
