import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';

/** What the list says of it before it is loaded. */
export const redAndWhite = listed({
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
