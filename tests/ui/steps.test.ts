import { expect, test } from 'vitest';
import { stepped, typedNumber } from '#lib/ui/list/steps.ts';

test('a step stays within its ends and on its grid', () => {
	expect(stepped(5, 0, 4, 1)).toBe(4);
	expect(stepped(-1, 0, 4, 1)).toBe(0);
	expect(stepped(7.3, 0, 48, 0.25)).toBe(7.25);
	expect(stepped(4, 1, 9, 2)).toBe(5);
});

test('tenths add up without noise', () => {
	expect(stepped(0.1 + 0.2, 0, 1, 0.1)).toBe(0.3);
});

test('a number is typed with a comma or a point', () => {
	expect(typedNumber(' 12,5 ')).toBe(12.5);
	expect(typedNumber('12.5')).toBe(12.5);
	expect(typedNumber('−3')).toBe(-3);
	expect(typedNumber('.5')).toBe(0.5);
	expect(typedNumber('12.5″')).toBe(12.5);
	expect(typedNumber('30 cm')).toBe(30);
});

test('what is no number is nothing', () => {
	for (const text of ['', ' ', '12 to 14', '1e9', '1.2.3', 'six', '-', '0x10'])
		expect(typedNumber(text)).toBeNull();
});
