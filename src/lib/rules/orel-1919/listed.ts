import { packKindOf } from '#lib/kernel/game/document.ts';
import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { words } from './words/en/game.ts';

/** What the list of games says about it before it is loaded. */
export const orel1919 = listed({
	id: 'orel-1919',
	title: words.orel1919,
	kind: 'map',
	load: async () => (await import('./index.ts')).orel1919,
	journals: {
		title: say(words.gameOfGame, { game: say(words.orel1919) }),
		many: say(words.games),
		counted: (n) => count(n, words.nGames)
	},
	documents: [
		{
			kind: packKindOf('orel-1919'),
			title: say(words.correctionsOfOrel1919),
			many: say(words.corrections),
			counted: (n) => count(n, words.nSetsOfCorrections)
		}
	]
});
