import { describe, expect, test } from 'vitest';
import { diagonalName, diagonalOf, diagonalStep } from '#lib/kernel/hex/diagonal.ts';

const columns = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AA', 'BB'];

describe('hexes named by diagonal and column', () => {
	test('a name is read and written', () => {
		expect(diagonalOf(columns, '19/O')).toEqual({ column: 14, number: 19 });
		for (const name of ['19/O', '07/AA', '37/A'])
			expect(diagonalName(columns, diagonalOf(columns, name) ?? { column: -1, number: 0 })).toBe(
				name
			);
	});

	test.each(['', '9/O', '19O', '19/CC', '19/o', '2705'])('%s is no name', (name) => {
		expect(diagonalOf(columns, name)).toBeUndefined();
	});

	test('no column, no name', () => {
		expect(diagonalName(columns, { column: 28, number: 3 })).toBeUndefined();
		expect(diagonalName(columns, { column: 3, number: -1 })).toBeUndefined();
	});

	test('six steps lead back, and opposite steps undo each other', () => {
		const from = { column: 14, number: 19 };
		const ring = [0, 1, 2, 3, 4, 5].map((side) => diagonalStep(from, side));
		expect(new Set(ring.map((one) => `${one.column} ${one.number}`)).size).toBe(6);
		ring.forEach((one, side) => expect(diagonalStep(one, side + 3)).toEqual(from));
	});

	test('a diagonal runs from the south-west to the north-east, as printed', () => {
		expect(diagonalName(columns, diagonalStep({ column: 14, number: 19 }, 1))).toBe('19/P');
		expect(diagonalName(columns, diagonalStep({ column: 14, number: 19 }, 0))).toBe('20/O');
	});
});
