import { expect, test } from 'vitest';
import { isPhrase } from '#lib/kernel/border/payload.ts';
import type { PhraseValue } from '#lib/kernel/phrase.ts';

const inA = (value: unknown): unknown => ({ text: 'table.gone', values: { value } });

test('whatever a phrase can be kept with is read again', () => {
	const values: readonly PhraseValue[] = [
		...[3, 'Kornilov', { inches: 12 }, { signed: -1 }, { text: 'table.gone' }],
		{ list: [1, 'Kornilov', { text: 'table.gone', values: { n: 2 } }, { list: [] }] },
		{ list: [{ inches: 3 }], as: 'sentence' }
	];
	for (const value of values) expect(isPhrase(inA(value)), JSON.stringify(value)).toBe(true);
});

test('what is no value of a phrase is refused', () => {
	for (const value of [
		...[null, true, NaN, [], { list: 'a' }, { list: [null] }, { list: [], other: 1 }],
		...[{ list: [], as: 'x' }, { inches: 'far' }, { text: 3 }, { text: 'a', one: 'b' }]
	])
		expect(isPhrase(inA(value)), JSON.stringify(value)).toBe(false);
});

test('neither depth nor length goes on for ever', () => {
	let deep: PhraseValue = 'end';
	for (let at = 0; at < 40; at++) deep = { list: [deep] };
	expect(isPhrase(inA(deep))).toBe(false);
	expect(isPhrase(inA({ list: Array.from({ length: 5000 }, () => 1) }))).toBe(false);
});
