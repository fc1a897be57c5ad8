import type { Game } from '#lib/kernel/game/game.ts';
import type { Procedure } from '#lib/kernel/game/roll.ts';
import { BOOK, META, type Book } from './book.ts';
import type { Command } from './engine/commands/command.ts';
import { battleEngine } from './engine/engine.ts';
import type { Fact } from './engine/facts/fact.ts';
import type { BattleRoll } from './engine/rolls/parties.ts';
import type { BattleState } from './engine/state.ts';
import { BATTLE_VERSION, parseEntry, parseKept } from './journal/file.ts';
import { BATTLE } from './journal/strike/striking.ts';
import { describe, moment, told } from './journal/told.ts';
import { PROCEDURES } from './procedures/all.ts';
import { FORCES } from './scenarios/file.ts';

/** Every throw, with everything that follows from it, as the engine decides. */
const THROWS: ReadonlyMap<string, Procedure<Book, BattleState, BattleRoll, Fact>> = new Map(
	[...PROCEDURES].map(([slug, procedure]) => [slug, { ...procedure, comes: battleEngine.decide }])
);

/** Red and White: kept beside miniatures. A battle holds its own book. */
export const redAndWhite = {
	meta: META,
	outline: async () => (await import('./outline.ts')).OUTLINE,
	book: BOOK,
	procedures: {
		heads: [...PROCEDURES.values()],
		load: (slug) => Promise.resolve(THROWS.get(slug)),
		all: () => Promise.resolve(THROWS)
	},
	engine: () => battleEngine,
	journal: {
		version: BATTLE_VERSION,
		parse: parseEntry,
		parseKept,
		tell: told,
		moment,
		describe
	},
	documents: async () => [FORCES, (await import('./journal/roster/file.ts')).ROSTERS],
	strike: () => BATTLE,
	report: async () => (await import('./report/report.ts')).REPORT
} as const satisfies Game<Book, BattleState, Command, Fact, BattleRoll>;
