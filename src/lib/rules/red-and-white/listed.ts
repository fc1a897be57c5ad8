import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { CONTENTS } from './procedures/contents.ts';
import { calculatorBySlug } from './procedures/index.ts';

const game = listed({
	id: 'red-and-white',
	title: 'Red and White',
	kind: 'table',
	load: async () => (await import('./index.ts')).redAndWhite,
	journals: {
		title: say('Battle'),
		many: say('Battles'),
		counted: (n) => count(n, '{n} battle', '{n} battles'),
		covered: say(
			'A battle goes out whole, with covered characters and sealed papers: it is for the referee.'
		)
	},
	documents: [
		{
			kind: 'force',
			title: say('Force'),
			many: say('Forces'),
			counted: (n) => count(n, '{n} force', '{n} forces'),
			covered: say('A force goes out with the characters of its officers: not for the other side.')
		},
		{
			kind: 'roster',
			title: say('Roster'),
			many: say('Rosters'),
			counted: (n) => count(n, '{n} roster', '{n} rosters')
		}
	]
});

/** What the list says of it before it is loaded; each of its calculators is fetched by itself, and no game with it. */
export const redAndWhite = { ...game, contents: CONTENTS, calculator: calculatorBySlug };
