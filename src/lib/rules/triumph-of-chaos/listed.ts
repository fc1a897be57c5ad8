import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { words } from './words/en/game.ts';

/** What the list says of it before it is loaded. */
export const triumphOfChaos = listed({
	id: 'triumph-of-chaos',
	title: words.triumphOfChaos,
	kind: 'aid',
	load: async () => (await import('./game.ts')).triumphOfChaos,
	journals: {
		title: say(words.campaign),
		many: say(words.campaigns),
		counted: (n) => count(n, words.nCampaigns)
	}
});
