import { expect, test } from 'vitest';
import type { Line } from '#lib/kernel/game/journal.ts';
import { downToLine, downToPlace, laidOn, type Pile } from '#lib/kernel/game/pile.ts';

type Heap = Pile<null, null, null> | null;

const LINES = 3000;
let looks = 0;

/** Lines at every third place; what looks at a place is counted. Made by each test, so that it is tried with it. */
const piled = (): Heap =>
	Array.from({ length: LINES }, (_, n) => n * 3).reduce<Heap>((below, at) => {
		const entry = {
			kind: 'done',
			id: `${at}`,
			by: '',
			after: null,
			at: '',
			command: null,
			facts: []
		};
		const line = { id: `${at}`, entry, again: null, kept: null, before: null, after: null };
		const counted = Object.defineProperty(line, 'place', { get: () => (looks++, at) });
		return laidOn(below, counted as unknown as Line<null, null, null>);
	}, null);

test('a pile is found down to any place, as one would line by line', () => {
	const pile = piled();
	for (let place = -1; place < LINES * 3; place++)
		expect(downToPlace(pile, place)?.line.id).toBe(
			place < 0 ? undefined : `${place - (place % 3)}`
		);
});

test('whatever the place, it is found in few steps', () => {
	const pile = piled();
	for (let place = 0; place < LINES * 3; place += 7) {
		looks = 0;
		downToPlace(pile, place);
		expect(looks).toBeLessThan(8 * Math.log2(LINES));
	}
});

test('the line itself is found, and no other in its stead', () => {
	const pile = piled();
	expect(downToLine(pile, '300', 300)?.line.id).toBe('300');
	expect(downToLine(pile, '300', 301)?.line.id).toBe('300');
	expect(downToLine(pile, '300', 303)).toBeNull();
	expect(downToLine(pile, '8997', undefined)).toBeNull();
	expect(downToLine(pile, 'none', 300)).toBeNull();
});
