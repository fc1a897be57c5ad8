import { expect, test } from 'vitest';
import { runsAlong } from '#lib/kernel/hex/runs.ts';

const way = ['a', 'b', 'c', 'd', 'e', 'f'];

test('a way is cut where it is not held, and where it is broken; a place alone is no way', () => {
	expect(runsAlong(way, () => true)).toEqual([way]);
	expect(runsAlong(way, (at) => at !== 'c')).toEqual([
		['a', 'b'],
		['d', 'e', 'f']
	]);
	expect(runsAlong(way, (at) => at !== 'b' && at !== 'd')).toEqual([['e', 'f']]);
	expect(
		runsAlong(
			way,
			() => true,
			(from) => from !== 'b'
		)
	).toEqual([
		['a', 'b'],
		['c', 'd', 'e', 'f']
	]);
	expect(runsAlong(way, () => false)).toEqual([]);
});
