import { expect, test } from 'vitest';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { telling } from '#lib/kernel/game/telling.ts';
import { finished } from '#lib/kernel/sliced.ts';

const sum = { empty: 0, evolve: (state: number, fact: number) => state + fact };
const tell = (_: unknown, before: number, after: number) => ({
	sentences: [{ text: `${before} to ${after}` }]
});
const done = (id: string, fact: number): Entry<string, number> => ({
	...{ id, by: 'me', after: null, at: id },
	...{ kind: 'done', command: 'add', facts: [fact] }
});
const note = (id: string, kind: 'undo' | 'undoTo' | 'redo', entry: string) =>
	({ id, by: 'me', after: null, at: id, kind, entry }) as Entry<string, number>;
const journal = [
	done('a', 1),
	done('b', 2),
	note('c', 'undo', 'b'),
	note('d', 'redo', 'c'),
	null,
	done('f', 4)
];
const told = (from: number, most: number) =>
	finished(telling(sum, { tell }, journal, from, most)).map(
		({ place, kind, sentences }) => `${place} ${kind}: ${sentences.map(({ text }) => text).join()}`
	);

test('lines are told from a place on, notes by the line they speak of, and what does not read is left out', () => {
	expect(told(0, 9)).toEqual([
		'0 done: 0 to 1',
		'1 done: 1 to 3',
		'2 undo: 1 to 3',
		'3 redo: 1 to 3',
		'5 done: 3 to 7'
	]);
	expect(told(2, 2)).toEqual(['2 undo: 1 to 3', '3 redo: 1 to 3']);
	expect(told(9, 9)).toEqual([]);
});
