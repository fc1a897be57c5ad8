import { expect, test } from 'vitest';
import fc from 'fast-check';
import { landing, moved } from '#lib/ui/list/reorder.ts';

test('one entry goes, the others keep their order', () => {
	expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
	expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
	fc.assert(
		fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
			const [from, to] = [a % list.length, b % list.length];
			const after = moved(list, from, to);
			expect(after[to]).toBe(list[from]);
			expect(moved(after, to, from)).toEqual(list);
		})
	);
});

test('a dragged row lands between the rows whose middles it has passed', () => {
	const middles = [50, 150, 250];
	expect(landing(middles, 0, 60)).toBe(0);
	expect(landing(middles, 0, 160)).toBe(1);
	expect(landing(middles, 0, 900)).toBe(2);
	expect(landing(middles, 2, 10)).toBe(0);
	expect(landing(middles, 2, 60)).toBe(1);
});
