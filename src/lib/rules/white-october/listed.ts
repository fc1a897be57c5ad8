import { packKindOf } from '#lib/kernel/game/document.ts';
import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { words } from './words/en/game.ts';

/** What the list of games says about it before it is loaded. */
export const whiteOctober = listed({
	id: 'white-october',
	title: words.whiteOctober,
	kind: 'map',
	load: async () => (await import('./index.ts')).whiteOctober,
	journals: {
		title: say(words.gameOfGame, { game: say(words.whiteOctober) }),
		many: say(words.games),
		counted: (n) => count(n, words.nGames)
	},
	documents: [
		{
			kind: packKindOf('white-october'),
			title: say(words.correctionsOfWhiteOctober),
			many: say(words.corrections),
			counted: (n) => count(n, words.nSetsOfCorrections)
		}
	]
});
