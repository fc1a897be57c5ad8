import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';

/** What the list says of it before it is loaded. */
export const orel1919 = listed({
	id: 'orel-1919',
	title: 'Orel 1919',
	kind: 'map',
	load: async () => (await import('./index.ts')).orel1919,
	journals: {
		title: say('Game of {game}', { game: 'Orel 1919' }),
		many: say('Games'),
		counted: (n) => count(n, '{n} game', '{n} games')
	}
});
