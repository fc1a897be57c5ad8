import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	distance,
	hexGrid,
	indexOf,
	neighboursOf,
	NOWHERE,
	sideTowards,
	SIDES,
	within
} from '#lib/kernel/hex/hex.ts';

const grid = hexGrid({ columns: 32, rows: 20, lower: 'even' });
const at = (hex: string): number => indexOf(grid, hex);
const anyHex = fc.integer({ min: 0, max: grid.size - 1 });
const hexAt = (hex: number): string => grid.hexes[hex] ?? '';
const names = (hexes: readonly number[]): string[] => hexes.map(hexAt).sort();

describe('printed hexes', () => {
	test('a number and its index are the same hex', () => {
		fc.assert(
			fc.property(anyHex, (hex) => {
				expect(at(hexAt(hex))).toBe(hex);
			})
		);
	});

	test.each(['', '270', '27055', '0005', '3305', '2721', 'ab05', '2 05'])('%s is no hex', (hex) => {
		expect(at(hex)).toBe(NOWHERE);
	});

	test('an even column lies half a hex lower', () => {
		expect(names(neighboursOf(grid, at('0205')))).toEqual(
			['0204', '0206', '0105', '0106', '0305', '0306'].sort()
		);
	});

	test('an odd column lies half a hex higher', () => {
		expect(names(neighboursOf(grid, at('2705')))).toEqual(
			['2704', '2706', '2604', '2605', '2804', '2805'].sort()
		);
	});

	test('corners have no neighbours off the sheet', () => {
		expect(names(neighboursOf(grid, at('0101')))).toEqual(['0102', '0201']);
	});

	test('the hexsides go round clockwise from the top', () => {
		const hex = at('0505');
		const over = SIDES.map((_, side) => grid.neighbours[hex * 6 + side] ?? NOWHERE);
		expect(over.map(hexAt)).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
		over.forEach((one, side) => expect(sideTowards(grid, hex, one)).toBe(side));
	});
});

describe('distance', () => {
	test('it is how many steps it takes', () => {
		fc.assert(
			fc.property(anyHex, fc.integer({ min: 0, max: 4 }), (hex, range) => {
				const near = within(grid, hex, range);
				for (const other of near) expect(distance(grid, hex, other)).toBeLessThanOrEqual(range);
				expect(near).toHaveLength(
					grid.hexes.filter((_, other) => distance(grid, hex, other) <= range).length
				);
			})
		);
	});

	test('it is the same both ways, and never longer by a third hex', () => {
		fc.assert(
			fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
				expect(distance(grid, a, b)).toBe(distance(grid, b, a));
				expect(distance(grid, a, c)).toBeLessThanOrEqual(
					distance(grid, a, b) + distance(grid, b, c)
				);
			})
		);
	});
});
