import { text, yes } from '#lib/kernel/decided/entries-of.ts';
import { own } from '#lib/kernel/decided/kinds.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '../../words/en/engine-facts.ts';
import { happens } from './kind.ts';
import { player, seats, standing } from './schema.ts';

/** What the players call their game, who plays it, what they say beforehand, and what they write down. */
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
	/** 8 What a player has said beforehand about his combats. */
	standingGiven: happens(
		{ player, orders: standing },
		'8',
		words.playerGivesStandingOrders,
		(state, { player: by, orders }) => ({ standing: { ...state.standing, [by]: orders } })
	),
	/** What follows was answered by them. */
	asOrdered: happens({ rule: text, player }, own, words.byStandingOrdersOfPlayer),
	noted: happens({ text }, '16', ({ text: written }) => say(words.noteText, { text: written }))
} as const;
