import { besideFacts } from '#lib/kernel/decided/table-talk.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words as decided } from '#lib/kernel/words/en/decided.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-asked.ts';
import { happens, nameOf } from './kind.ts';
import { saidAnew } from './orders.ts';
import { SPOKEN } from './turn.ts';

/** What the players call their game, who plays it, what they say beforehand, and what they write down. */
export const TABLE = besideFacts(happens, '10', '8.1', SPOKEN, ({ player: by, orders }, seen) => {
	const said = seen.standing && saidAnew(seen.standing[by], orders);
	const who = nameOf(by);
	return said
		? say(words.playerAnswersBeforehand, { player: who, ...said })
		: say(decided.playerGivesStandingOrdersForCombat, { player: who });
});
