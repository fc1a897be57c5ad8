import { besideFacts } from '#lib/kernel/decided/table-talk.ts';
import { text } from '#lib/kernel/decided/entries-of.ts';
import { own } from '#lib/kernel/decided/kinds.ts';
import { words } from '../../words/en/engine-facts.ts';
import { happens } from './kind.ts';
import { ordersTold } from './orders.ts';
import { player } from './schema.ts';
import { SPOKEN } from './turn.ts';

/** What the players call their game, who plays it, what they say beforehand, and what they write down. */
export const TABLE = {
	...besideFacts(happens, '16', '8', SPOKEN, ordersTold),
	/** What follows was answered by standing orders. */
	asOrdered: happens({ rule: text, player }, own, words.playerAnswersByStandingOrders)
} as const;
