import { expect, test } from 'vitest';
import { fieldOf, HEIGHT } from '#lib/ui/board/shape/field.ts';
import { contactOf, frontOf, pullsOf, weightOf } from '#lib/ui/board/shape/front.ts';
import { counter, country, sheet, stack } from './country.ts';

const field = fieldOf(sheet(12, 10));
const front = (...stacks: ReturnType<typeof stack>[]) => frontOf(field, pullsOf(field, stacks));

test('without two sides there is no front', () => {
	expect(front()).toEqual([]);
	expect(front(stack('0605', 'red'))).toEqual([]);
	expect(front(stack('0605', 'white'), stack('0705', 'allied'))).toEqual([]);
});

test('one begins to look in the middle of those who are in touch', () => {
	const at = (...stacks: ReturnType<typeof stack>[]) => contactOf(field, stacks);
	expect(at()).toBeUndefined();
	expect(at(stack('0203', 'red'), stack('0207', 'white'))).toBeUndefined();
	const line = [3, 4, 5, 6, 7].flatMap((row) => [
		stack(`040${row}`, 'red'),
		stack(`050${row}`, 'white')
	]);
	expect(at(...line, stack('1009', 'red'))).toMatch(/^0[45]05$/);
});

test('between equals it runs through the middle', () => {
	const pieces = front(
		...['0203', '0403', '0603', '0803', '1003'].map((hex) => stack(hex, 'red')),
		...['0207', '0407', '0607', '0807', '1007'].map((hex) => stack(hex, 'white'))
	);
	const points = pieces.filter(({ solid }) => solid).flatMap(({ line }) => line);
	expect(points.length).toBeGreaterThan(5);
	for (const [, y] of points) expect(y / HEIGHT).toBeCloseTo(5, 0);
});

test('White stands on its right', () => {
	const pieces = front(
		...['0203', '0603', '1003'].map((hex) => stack(hex, 'red')),
		...['0207', '0607', '1007'].map((hex) => stack(hex, 'white'))
	);
	for (const { line } of pieces) {
		const [first, last] = [line[0], line[line.length - 1]];
		// To the right of who goes east is the south.
		expect((last?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(0);
	}
});

test('who is stronger pushes it away; a stack without steps pulls a little', () => {
	const [strong] = [stack('0605', 'red', 8), stack('0605', 'red', 1)];
	expect(weightOf(strong)).toBe(3);
	expect(
		weightOf({ hex: '0605', counters: [counter('x', 'red', { steps: 0, left: 0 })] })
	).toBeCloseTo(1.22, 2);
	const middle = (steps: number): number => {
		const line = front(stack('0605', 'red', steps), stack('0608', 'white', 1)).flatMap(
			(one) => one.line
		);
		const near = line.filter(([x]) => Math.abs(x - field.centre('0605')[0]) < 1);
		return near.reduce((sum, [, y]) => sum + y, 0) / near.length;
	};
	expect(middle(8)).toBeGreaterThan(middle(1) + 0.1);
});

test('where nobody is near it is dashed', () => {
	const pieces = front(stack('0202', 'red'), stack('0204', 'white'));
	expect(pieces.some(({ solid }) => solid)).toBe(true);
	expect(pieces.some(({ solid }) => !solid)).toBe(true);
});

test('the country behind an edge pulls, but not near a corner that it shares with the other side', () => {
	const home = fieldOf({ ...sheet(12, 10), home: { red: ['north', 'west'], white: ['south'] } });
	const pulls = pullsOf(home, []);
	const west = pulls.filter(({ x }) => x < 0 && x <= -1.9);
	expect(west.length).toBeGreaterThan(1);
	for (const { y, weight } of west) {
		expect(weight).toBeLessThan(0);
		expect(y).toBeLessThan(0.75 * 10.5);
	}
	expect(pulls.some(({ weight }) => weight > 0)).toBe(true);
});

test('a front through a real map is found at once, and ends at its edges', () => {
	const big = fieldOf(country);
	const stacks = country.hexes.flatMap(({ id, at: [column, row] }) =>
		column % 3 === 0 && Math.abs(row - 10) > 1 && Math.abs(row - 10) < 2.1
			? [stack(id, row < 10 ? 'red' : 'white')]
			: []
	);
	const pieces = frontOf(big, pullsOf(big, stacks));
	const across = pieces.flatMap(({ line }) => line.map(([x]) => x));
	expect(Math.min(...across)).toBeLessThan(1);
	expect(Math.max(...across)).toBeGreaterThan(47);
});
