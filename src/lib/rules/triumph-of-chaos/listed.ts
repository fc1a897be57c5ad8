import { listed } from '#lib/kernel/game/listed.ts';
import { count, say } from '#lib/kernel/phrase.ts';

/** What the list says of it before it is loaded. */
export const triumphOfChaos = listed({
	id: 'triumph-of-chaos',
	title: 'Triumph of Chaos',
	kind: 'aid',
	load: async () => (await import('./index.ts')).triumphOfChaos,
	journals: {
		title: say('Campaign'),
		many: say('Campaigns'),
		counted: (n) => count(n, '{n} campaign', '{n} campaigns')
	}
});
