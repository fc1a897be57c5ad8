import { packKind } from '#lib/kernel/book/own-pack.ts';
import { entryReader } from '#lib/kernel/border/entries.ts';
import { decidedGame } from '#lib/kernel/decided/game.ts';
import type { Game } from '#lib/kernel/game/game.ts';
import { pictureOf } from '#lib/kernel/game/picture.ts';
import type { Roll } from '#lib/kernel/game/roll.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { BOOK, type Book } from './book.ts';
import { commandSchema, type Command, type Parties } from './engine/commands.ts';
import { factSchema, type Fact } from './engine/facts.ts';
import { nameOf } from './engine/facts/kind.ts';
import { orelEngine, type OrelEngine } from './engine/index.ts';
import type { OrelTable } from './engine/owed.ts';
import type { State } from './engine/state.ts';
import { moment } from './journal/moment.ts';
import { tell } from './journal/tell.ts';
import { HEADS } from './procedures/heads.ts';
import { packWith } from './scenarios/corrections.ts';
import { SCENARIOS } from './types.ts';
import { words } from './words/en/game.ts';

/** Whose turn it is, by name where the player has one; 10.2 who has won, once it is over. */
const stands = ({ turn, player, seats, result }: State): Phrase => {
	if (result)
		return result.winner === null
			? say(words.nobodyHasWon)
			: say(words.sideHasWon, { side: nameOf(result.winner) });
	const { name } = seats[player];
	return say(name ? words.turnTurnPlayerName : words.turnTurnPlayer, {
		turn,
		player: nameOf(player),
		...(name && { name })
	});
};

const parse = entryReader<Command, Fact>(commandSchema, factSchema);

/** Orel 1919: played on its map. */
export const orel1919 = {
	...decidedGame<Book, State, OrelTable, OrelEngine>(
		orelEngine,
		HEADS,
		async () => (await import('./ai/orders.ts')).orders
	),
	meta: {
		id: 'orel-1919',
		title: words.orel1919,
		edition: 'rules in English, with the errata and the New Combat Rules',
		credits: [
			'Orel 1919 by David Beaudlet, Vae Victis 75',
			'Map and counters are reconstructed from the rules.'
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
			title:
				state.name ||
				(SCENARIOS.find(({ id }) => id === state.header.scenario)?.title ?? state.header.scenario),
			summary: {
				says: [stands(state)],
				over: state.result !== null,
				side: state.result ? state.result.winner : state.player,
				picture: pictureOf(
					state.units.flatMap(({ player: side, hex, fate, steps }) =>
						fate === 'map' && hex !== null ? { side, hex, steps } : []
					)
				)
			}
		})
	},
	reference: async () => (await import('./words/reference/reference.ts')).reference,
	documents: () => Promise.resolve([packKind('orel-1919', packWith)]),
	correctable: async () => (await import('./words/reference/correctable.ts')).CORRECTABLE,
	report: async () => (await import('./report/report.ts')).REPORT
} as const satisfies Game<Book, State, Command, Fact, Roll<Parties>>;

/** The file in which the app finds this: whoever thinks beside the page loads the same one. */
export const FILE = import.meta.url;
