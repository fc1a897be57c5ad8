import { expect, test } from 'vitest';
import { reachIn, thinkAhead } from '#lib/features/board/play/reaches.ts';
import type { Reach, View } from '#lib/features/board/face.ts';

const reachOf = (): Reach<string> => ({
	bound: null,
	left: new Map([['0101', '1']]),
	ways: () => [],
	why: () => undefined,
	asFar: () => undefined,
	here: []
});

test('where units get to is worked out once for a position, and anew for the next', () => {
	const asked: string[] = [];
	const position = {
		queue: ['b'],
		reach: (unit: string) => (asked.push(unit), reachOf()),
		together: (units: readonly string[]) => (asked.push(units.join('+')), reachOf())
	} as unknown as View<string>;
	thinkAhead(position);
	expect(asked).toEqual(['b']);
	expect(reachIn(position, ['b'])).toBe(reachIn(position, ['b']));
	expect(reachIn(position, ['b', 'c'])).toBe(reachIn(position, ['b', 'c']));
	expect(asked).toEqual(['b', 'b+c']);
	const next = { ...position };
	expect(reachIn(next, ['b'])).not.toBe(reachIn(position, ['b']));
	expect(asked).toEqual(['b', 'b+c', 'b']);
});
