import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { calculatorBySlug } from './procedures/index.ts';
import { words } from './words/en/red-and-white.ts';

const game = listed({
	id: 'red-and-white',
	title: words.redAndWhite,
	kind: 'table',
	load: async () => (await import('./game.ts')).redAndWhite,
	journals: {
		title: say(words.battle),
		many: say(words.battles),
		counted: (n) => count(n, words.nBattles),
		covered: say(words.aBattleGoesOutWholeWithCovered)
	},
	documents: [
		{
			kind: 'force',
			title: say(words.force),
			many: say(words.forces),
			counted: (n) => count(n, words.nForces),
			covered: say(words.aForceGoesOutWithTheCharactersOf)
		},
		{
			kind: 'roster',
			title: say(words.roster),
			many: say(words.rosters),
			counted: (n) => count(n, words.nRosters)
		}
	]
});

/**
 * What the list of games says about it before it is loaded; each of its calculators is fetched separately, without the
 * game.
 */
export const redAndWhite = {
	...game,
	contents: () => import('./procedures/contents.ts'),
	calculator: calculatorBySlug
};
