import { packKind } from '#lib/kernel/book/own-pack.ts';
import { entryReader } from '#lib/kernel/border/entries.ts';
import { decidedGame } from '#lib/kernel/decided/game.ts';
import type { Game } from '#lib/kernel/game/game.ts';
import { pictureOf } from '#lib/kernel/game/picture.ts';
import type { Roll } from '#lib/kernel/game/roll.ts';
import { say } from '#lib/kernel/phrase.ts';
import { BOOK, type Book } from './book.ts';
import { commandSchema, type Command, type Parties } from './engine/commands.ts';
import { factSchema, type Fact } from './engine/facts.ts';
import { nameOf } from './engine/facts/kind.ts';
import { octoberEngine, type OctoberEngine } from './engine/index.ts';
import type { October } from './engine/owed.ts';
import type { State } from './engine/state.ts';
import { moment } from './journal/moment.ts';
import { tell } from './journal/tell.ts';
import { HEADS } from './procedures/heads.ts';
import { packWith } from './scenarios/corrections.ts';
import { words } from './words/en/game.ts';

const parse = entryReader<Command, Fact>(commandSchema, factSchema);

/** White October: played on its map. */
export const whiteOctober = {
	...decidedGame<Book, State, October, OctoberEngine>(
		octoberEngine,
		HEADS,
		async () => (await import('./ai/orders.ts')).orders
	),
	meta: {
		id: 'white-october',
		title: words.whiteOctober,
		edition: 'rules in English',
		credits: [
			'White October by David Beaudlet, Battles Magazine 5',
			'Map, counters and tables are reconstructed from the rules.'
		],
		kind: 'map'
	},
	outline: async () => (await import('./outline.ts')).OUTLINE,
	book: BOOK,
	journal: {
		version: 1,
		parse,
		parseKept: parse,
		tell,
		moment,
		describe: (state) => ({
			title: state.name || 'White October',
			summary: {
				says: [
					state.result
						? say(words.turnTurn, { turn: state.turn })
						: say(words.turnTurnPlayer, { turn: state.turn, player: nameOf(state.player) })
				],
				over: state.result !== null,
				side: state.result ? state.result.winner : state.player,
				picture: pictureOf(
					state.units.flatMap(({ player: side, at: hex, fate, ep: steps }) =>
						fate === 'map' && hex !== null ? { side, hex, steps } : []
					)
				)
			}
		})
	},
	documents: () => Promise.resolve([packKind('white-october', packWith)]),
	correctable: async () => (await import('./words/reference/correctable.ts')).CORRECTABLE,
	report: async () => (await import('./report.ts')).REPORT,
	reference: async () => (await import('./words/reference/reference.ts')).reference
} as const satisfies Game<Book, State, Command, Fact, Roll<Parties>>;

/** The file in which the app finds this: whoever thinks beside the page loads the same one. */
export const FILE = import.meta.url;
