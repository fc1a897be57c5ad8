import { expect, test } from 'vitest';
import { runs } from '#lib/ui/chances/runs.ts';

test('unbroken runs, with the index after the last', () => {
	expect(runs([false, true, true, false, true])).toEqual([
		[1, 3],
		[4, 5]
	]);
	expect(runs([true, true])).toEqual([[0, 2]]);
	expect(runs([false])).toEqual([]);
	expect(runs([])).toEqual([]);
});
