import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { fewBars, type Bar } from '#lib/features/shared/sheet/telling/bars.ts';

const bars = (weights: readonly number[], on: (at: number) => boolean, first = 0): Bar[] => {
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight, at) => ({
		label: String(at + first),
		chance: new Fraction(weight, total),
		on: on(at + first)
	}));
};
const sum = (few: readonly Bar[]) =>
	few.reduce((total, bar) => total.add(bar.chance), new Fraction(0n));

describe('bars of a chart', () => {
	test('twelve stay twelve', () => {
		const twelve = bars(Array(12).fill(1), () => true);
		expect(fewBars(twelve)).toBe(twelve);
	});

	test('the far tails become one bar each, and nothing is lost', () => {
		const bell = bars([1, 2, 4, 8, 16, 32, 64, 128, 64, 32, 16, 8, 4, 2, 1], (at) => at >= 7);
		const few = fewBars(bell);
		expect(few.map(({ label }) => label)).toEqual([
			'0–2',
			'3',
			'4',
			'5',
			'6',
			'7',
			'8',
			'9',
			'10',
			'11',
			'12',
			'13+'
		]);
		expect(sum(few).equals(1)).toBe(true);
	});

	test('ends next to impossible become one bar, where there are many', () => {
		const few = fewBars(bars([50000, 30000, 15000, 4000, 900, 90, 9, 1], () => true));
		expect(few.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5+']);
		const five = bars([50000, 40000, 9000, 9, 1], () => true);
		expect(fewBars(five)).toBe(five);
	});

	test('what counts is never folded into what does not', () => {
		const few = fewBars(
			bars([1, 1, 90, ...(Array(17).fill(5) as number[])], (at) => at < 2),
			6
		);
		expect(few[0]).toMatchObject({ label: '0–1', on: true });
		expect(few.filter(({ on }) => on)).toHaveLength(1);
		expect(sum(few).equals(1)).toBe(true);
	});

	test('a scale that counts down to the middle says so', () => {
		const margin = ['6', '5', '4', 'tie', '1', '2', '3'].map((label) => ({
			label,
			chance: new Fraction(1, 7),
			on: false
		}));
		expect(fewBars(margin, 5).map(({ label }) => label)).toEqual(['5+', '4', 'tie', '1', '2+']);
	});
});
