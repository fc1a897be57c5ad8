import { describe, expect, test } from 'vitest';
import { noteAstray, type Entry } from '#lib/kernel/game/journal.ts';

type Any = Entry<null, null>;
const done = (id: string, after: string | null): Any => ({
	...{ id, after, by: 'phone', at: '', kind: 'done' },
	...{ command: null, facts: [] }
});
const undo = (id: string, after: string, entry: string): Any => ({
	...{ id, after, by: 'phone', at: '', kind: 'undo', entry }
});
const strike = (entry: string, ...later: readonly string[]): Any => ({
	...{ id: 'x', after: 'c', by: 'phone', at: '', kind: 'strike', entry, reason: '' },
	redecided: later.map((one) => ({ entry: one, command: null, facts: [] })),
	...{ left: [], kept: [] }
});
const THREE = [done('a', null), done('b', 'a'), done('c', 'b')];

describe('an entry that does not stand where it may', () => {
	test('none in a journal in order', () => {
		expect(noteAstray(THREE)).toBeUndefined();
		expect(noteAstray([...THREE, undo('u', 'c', 'c')])).toBeUndefined();
		expect(noteAstray([...THREE, strike('b', 'c')])).toBeUndefined();
	});

	test.each<[string, readonly Any[], string]>([
		['one id twice', [...THREE, done('b', 'c')], 'b'],
		['a first that follows something', [done('a', 'z')], 'a'],
		['a later one that follows nothing', [...THREE, done('d', null)], 'd'],
		['one behind an entry that is not there', [...THREE, done('d', 'z')], 'd'],
		['a note about an entry that is not there', [...THREE, undo('u', 'c', 'z')], 'u'],
		['a strike that decides the struck line again', [...THREE, strike('b', 'b')], 'x'],
		['a strike that decides an earlier line again', [...THREE, strike('b', 'a')], 'x'],
		['a strike that decides an unknown line again', [...THREE, strike('b', 'z')], 'x'],
		['a strike that decides a line twice', [...THREE, strike('b', 'c', 'c')], 'x']
	])('%s', (_, entries, id) => {
		expect(noteAstray(entries)?.id).toBe(id);
	});
});
