import { describe, expect, test } from 'vitest';
import {
	callNames,
	callPhrase,
	neededFaces,
	outcomePhrase
} from '#lib/features/shared/sheet/dice/needed.ts';
import type { Call, Throw } from '#lib/kernel/dice/draw.ts';
import { t } from '#lib/words/t.ts';

const hit = { word: 'hit', other: 'miss' };
const fire: Call = {
	kind: 'pool',
	dice: 6,
	sides: 6,
	label: 'Fire',
	rule: 'Small arms firing',
	needs: { from: 4, to: 6, ...hit }
};
const commissar: Call = {
	kind: 'die',
	dice: 1,
	sides: 10,
	label: 'Commissar',
	rule: 'Commissars',
	needs: { from: 1, to: 9, word: 'no quarrel', other: 'quarrel' }
};
const came = (thrown: Throw): string => t(outcomePhrase(thrown) ?? '');

test('dice of one name are told apart by their number, as each stand throws its bomb', () => {
	const names = (...calls: readonly Call[]): readonly string[] => callNames(calls).map(t);
	const bomb = { ...commissar, label: 'Stand with petrol bombs' };
	expect(names(bomb, commissar, bomb)).toEqual([
		'Stand with petrol bombs 1',
		'Commissar',
		'Stand with petrol bombs 2'
	]);
	expect(names(fire, fire)).toEqual(['Fire', 'Fire']);
});

describe('the need is always the raw die', () => {
	test.each([
		[6, 4, 6, '4 or more'],
		[6, 1, 5, '5 or less'],
		[6, 0, 2, '2 or less'],
		[6, 2, 4, '2–4'],
		[6, 6, 9, '6'],
		[10, 10, 10, '0'],
		[10, 8, 10, '8 or more, or 0'],
		[10, 1, 8, '8 or less']
	])('D%d from %d to %d', (sides, from, to, text) => {
		expect(t(neededFaces(sides, { from, to, ...hit }))).toBe(text);
	});

	test('a throw that is due', () => {
		expect(t(callPhrase(fire))).toBe('Fire: 6 dice, hit on 4 or more');
		expect(t(callPhrase({ ...fire, dice: 1 }))).toBe('Fire: 1 die, hit on 4 or more');
		expect(t(callPhrase(commissar))).toBe('Commissar, D10: no quarrel on 9 or less');
		const needs = { from: 1, to: 0, word: 'passes', other: 'fails' };
		expect(t(callPhrase({ ...commissar, sides: 6, needs }))).toBe('Commissar, D6: fails on 1–6');
		const march: Call = { kind: 'sum', dice: 3, sides: 6, label: 'March', rule: 'Movement' };
		expect(t(callPhrase(march))).toBe('March, 3D6');
	});
});

describe('what a throw came to', () => {
	test('in words', () => {
		const by = 'hand';
		expect(came({ call: fire, faces: [6, 5, 4, 3, 2, 1], count: null, by })).toBe('3 of 6 hit');
		expect(came({ call: fire, faces: null, count: 4, by })).toBe('4 of 6 hit');
		const save: Call = { ...fire, dice: 1 };
		expect(came({ call: save, faces: [5], count: null, by })).toBe('5, hit');
		expect(came({ call: save, faces: null, count: 1, by })).toBe('1 of 1 hit');
		expect(came({ call: commissar, faces: [7], count: null, by })).toBe('7, no quarrel');
		expect(came({ call: commissar, faces: [10], count: null, by })).toBe('0, quarrel');
	});
});
