import type { Game } from '#lib/kernel/game/game.ts';
import { say } from '#lib/kernel/phrase.ts';
import { BOOK, type Book } from './book.ts';
import type { Command } from './engine/command.ts';
import { decide } from './engine/decide.ts';
import { evolve, type Fact } from './engine/facts.ts';
import { PHASES, phaseOf } from './engine/sequence.ts';
import { EMPTY, type Campaign } from './engine/state.ts';
import { waiting } from './engine/waiting.ts';
import { CHAOS_VERSION, parseCampaignEntry, parseKeptEntry } from './journal/file.ts';
import { strike } from './journal/strike.ts';
import { tell } from './journal/tell.ts';
import { PROCEDURES } from './procedures/all.ts';
import type { Roll } from './procedures/procedure.ts';
import { words } from './words/en/game.ts';

/** TURN SEQUENCE: the turn and its phase. */
const moment = ({ turn, phase }: Campaign) => ({
	turn: say(words.turnN, { n: turn }),
	phase: { n: PHASES.indexOf(phase) + 1, title: say(phaseOf(phase).title) }
});

/** Triumph of Chaos: an aid beside the cards. */
export const triumphOfChaos = {
	meta: {
		id: 'triumph-of-chaos',
		title: words.triumphOfChaos,
		edition: 'player aid, version 2.3, 20 May 2020',
		credits: ['A card game of the Russian Civil War. Map, cards and counters are not in this app.'],
		kind: 'aid'
	},
	outline: async () => (await import('./outline.ts')).OUTLINE,
	book: BOOK,
	procedures: {
		heads: [...PROCEDURES.values()],
		load: (slug) => Promise.resolve(PROCEDURES.get(slug)),
		all: () => Promise.resolve(PROCEDURES)
	},
	engine: (book) => ({
		empty: EMPTY,
		waiting: (state) => waiting(book, state),
		decide: (state, command) => decide(book, state, command),
		evolve,
		fits: (state, fact) => (fact.type === 'begun') === (state === EMPTY)
	}),
	journal: {
		version: CHAOS_VERSION,
		parse: parseCampaignEntry,
		parseKept: parseKeptEntry,
		tell: ({ facts }, _, after) => tell(facts, after),
		moment,
		describe: (state) => {
			const { turn, phase } = moment(state);
			return { title: state.name, summary: { says: [turn, phase.title], over: false } };
		}
	},
	strike
} as const satisfies Game<Book, Campaign, Command, Fact, Roll>;
