import { expect, test } from 'vitest';
import type { Answer, Ask } from '#lib/features/board/ask.ts';
import { isLow } from '#lib/features/board/play/fight/low.ts';
import { say } from '#lib/kernel/phrase.ts';

const ask = (...hexes: readonly (string | undefined)[]): Ask<string> => ({
	...{ rule: '8', what: say('What?') },
	answers: hexes.map((hex, at): Answer<string> => ({
		...{ key: `${at}`, label: say('One'), command: `${at}` },
		hex
	}))
});

test('the map of a fight is low but where an answer is chosen among its hexes', () => {
	expect(isLow(null), 'dice').toBe(true);
	expect(isLow(ask(undefined, undefined)), 'yes or no').toBe(true);
	expect(isLow(ask('2419')), 'one place').toBe(true);
	expect(isLow(ask('2419', '2420')), 'ways back').toBe(false);
	const losses = { owed: 1, units: [], after: () => undefined };
	expect(isLow({ ...ask('2419', '2420'), losses }), 'steps in the list').toBe(true);
	const several = { units: ['one'], label: say('Enter'), plan: () => ({}) };
	expect(isLow({ ...ask('2419', '2420'), several }), 'units in the list').toBe(true);
});
