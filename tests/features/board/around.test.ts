import { describe, expect, it } from 'vitest';
import { bearing } from '#lib/features/board/play/aids/around.ts';
import { english } from '../../english.ts';

describe('where something lies', () => {
	it.each([
		[[10, 5], [10, 2], 3, 'north'],
		[[10, 5], [12, 4], 2, 'north-east'],
		[[10, 5], [11, 5.5], 1, 'south-east'],
		[[10, 5], [10, 9], 4, 'south'],
		[[10, 5], [9, 5.5], 1, 'south-west'],
		[[10, 5], [7, 3.5], 3, 'north-west']
	] as const)('%j to %j: %i %s', (from, to, n, direction) => {
		const found = bearing(from, to);
		expect([found.n, english(found.direction)]).toEqual([n, direction]);
	});
});
