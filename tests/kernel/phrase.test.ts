import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { briefly, keepable } from '#lib/kernel/phrase.ts';

test('words are kept without fractions', () => {
	const of = (n: number, d: number): string => {
		const kept = keepable({ text: '{a}', values: { a: { chance: new Fraction(n, d) } } });
		return String(kept.values?.['a']);
	};
	const half = { chance: new Fraction(1, 2) };
	const kept = keepable({
		text: '{a} {b}',
		values: { a: half, b: { text: '{c}', values: { c: half } } }
	});
	expect(kept).toEqual({
		text: '{a} {b}',
		values: { a: '50\u202f%', b: { text: '{c}', values: { c: '50\u202f%' } } }
	});
	expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
	expect([of(0, 1), of(1, 3000), of(1, 30), of(29, 30), of(2999, 3000), of(1, 1)]).toEqual(
		['0', '<0.1', '3.3', '96.7', '>99.9', '100'].map((words) => `${words}\u202f%`)
	);
});

test('a long list is counted where little room is, a short one told', () => {
	const held = (...list: string[]) => ({ text: 'x.heldHoldBack', values: { held: { list } } });
	expect(briefly(held('R1', 'R2'), 2, 'x.nUnits')).toEqual(held('R1', 'R2'));
	expect(briefly(held('R1', 'R2', 'R3'), 2, 'x.nUnits').values).toEqual({
		held: { text: 'x.nUnits', values: { n: 3 } }
	});
});
