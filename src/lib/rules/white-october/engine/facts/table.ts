import { text, yes } from '#lib/kernel/decided/entries-of.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '../../words/en/engine-facts.ts';
import { happens } from './kind.ts';
import { seats } from './schema.ts';

/** What the players call their game, who plays it, and what they write down: no rule asks for these. */
export const TABLE = {
	renamed: happens({ name: text }, '16', words.theGameIsCalledName, (_, { name }) => ({ name })),
	seated: happens(
		{ seats },
		'16',
		({ seats: { white, red } }) =>
			say(words.whitePlaysAndRedPlays, {
				white: white.app ? words.theApp : white.name || words.white,
				red: red.app ? words.theApp : red.name || words.red
			}),
		(_, { seats: next }) => ({ seats: next })
	),
	/** Whether the players have agreed that dice and what was uncovered may be taken back, too. */
	undoAgreed: happens(
		{ free: yes },
		'16',
		({ free }) => say(free ? words.anythingMayBeTakenBack : words.diceAreNotTakenBack),
		(_, { free }) => ({ free })
	),
	noted: happens({ text }, '16', ({ text: written }) => say(words.noteText, { text: written }))
} as const;
