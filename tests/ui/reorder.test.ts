import { expect, test } from 'vitest';
import { landing } from '#lib/ui/list/reorder.ts';

test('a dragged row lands between the rows whose middles it has passed', () => {
	const middles = [50, 150, 250];
	expect(landing(middles, 0, 60)).toBe(0);
	expect(landing(middles, 0, 160)).toBe(1);
	expect(landing(middles, 0, 900)).toBe(2);
	expect(landing(middles, 2, 10)).toBe(0);
	expect(landing(middles, 2, 60)).toBe(1);
});
