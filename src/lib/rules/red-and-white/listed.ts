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
		counted: (n) => count(n, '{n} battle', '{n} battles')
	},
	documents: [
		{
			kind: 'force',
			title: say('Force'),
			many: say('Forces'),
			counted: (n) => count(n, '{n} force', '{n} forces')
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
