import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import type { Seat } from '../../types.ts';
import { happens } from './kind.ts';
import { text, yes } from '#lib/kernel/decided/entries-of.ts';
import { player, standing } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** Who sits at a side: a name, which may be missing, and whether the app answers for it. */
const seat: v.GenericSchema<unknown, Seat> = v.strictObject({
	name: v.pipe(v.string(), v.maxLength(60)),
	app: yes
});

/** Both seats. */
export const seats = v.strictObject({ white: seat, red: seat });

/** What the players call their game, who plays it, and what they write down: no rule asks for these. */
export const TABLE = {
	renamed: happens({ name: text }, '10', words.theGameIsCalledName, (_, { name }) => ({ name })),
	seated: happens(
		{ seats },
		'10',
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
		'10',
		({ free }) => say(free ? words.anythingMayBeTakenBack : words.diceAreNotTakenBack),
		(_, { free }) => ({ free })
	),
	/** 8 What a player has said beforehand about his combats. */
	standingGiven: happens(
		{ player, orders: standing },
		'8.1',
		words.playerGivesStandingOrders,
		(state, { player: by, orders }) => ({ standing: { ...state.standing, [by]: orders } })
	),
	noted: happens({ text }, '10', ({ text: written }) => say(words.noteText, { text: written }))
} as const;
