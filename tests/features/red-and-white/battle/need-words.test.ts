import { expect, test } from 'vitest';
import { needWords } from '#lib/features/red-and-white/phase/owed-rows.ts';

test('what a die must show: a single face does not look like an amount', () => {
	expect(needWords({ sides: 6, from: 1, to: 4 })).toBe('4 or less');
	expect(needWords({ sides: 6, from: 1, to: 1 })).toBe('on 1');
	expect(needWords({ sides: 10, from: 10, to: 10 })).toBe('on 0');
});
