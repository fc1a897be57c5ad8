import { expect, test } from 'vitest';
import type { Answer, Ask } from '#lib/features/board/ask.ts';
import { roomOf } from '#lib/features/board/play/fight/room.ts';
import { say } from '#lib/kernel/phrase.ts';

const ask = (...hexes: readonly (string | undefined)[]): Ask<string> => ({
	...{ rule: '8', what: say('What?') },
	answers: hexes.map((hex, at): Answer<string> => ({
		...{ key: `${at}`, label: say('One'), command: `${at}` },
		hex
	}))
});

const NOBODY = { asked: false, alone: false };
const UNREAD = { open: false, ended: null };
const FIGHT = {};
const asked = (what: Ask<string> | null) => roomOf(NOBODY, UNREAD, FIGHT, what);

test('the map of a fight is low but where an answer is chosen among its hexes', () => {
	expect(asked(null), 'dice').toBe('bp-low');
	expect(asked(ask(undefined, undefined)), 'yes or no').toBe('bp-low');
	expect(asked(ask('2419')), 'one place').toBe('bp-low');
	expect(asked(ask('2419', '2420')), 'ways back').toBe(false);
	const losses = { owed: 1, units: [], after: () => undefined };
	expect(asked({ ...ask('2419', '2420'), losses }), 'steps in the list').toBe('bp-low');
	const several = { units: ['one'], label: say('Enter'), plan: () => ({}) };
	expect(asked({ ...ask('2419', '2420'), several }), 'units in the list').toBe('bp-low');
	expect(roomOf(NOBODY, { open: true, ended: FIGHT }, null, null), 'read').toBe('bp-low');
	expect(roomOf(NOBODY, UNREAD, null, null), 'no fight').toBe(false);
	const alone = (what: Ask<string>) => roomOf(NOBODY, UNREAD, null, what);
	expect(alone(ask(undefined, undefined)), 'a question without a fight').toBe('bp-asks');
	expect(alone(ask('2419', '2420')), 'about hexes').toBe(false);
});

test('it has much room while the app is only watched, and none to and fro within a fight', () => {
	const plays = { asked: true, alone: false };
	const both = { asked: true, alone: true };
	expect(roomOf(plays, UNREAD, null, null), 'its moves').toBe('bp-watched');
	expect(roomOf(plays, UNREAD, FIGHT, ask('2419', '2420')), 'its answers').toBe('bp-low');
	expect(roomOf(both, UNREAD, FIGHT, null), 'with itself').toBe('bp-watched');
	expect(roomOf(plays, { open: true, ended: FIGHT }, null, null), 'read').toBe('bp-low');
});
