import { expect, test } from 'vitest';
import { needWords, owedRow } from '#lib/features/red-and-white/phase/owed-rows.ts';
import { lose } from '../../../rules/red-and-white/engine/acts.ts';
import { kromy } from '../../../rules/red-and-white/engine/battles.ts';

test('what a die must show: a single face does not look like an amount', () => {
	expect(needWords({ sides: 6, from: 1, to: 4 })).toBe('4 or less');
	expect(needWords({ sides: 6, from: 1, to: 1 })).toBe('on 1');
	expect(needWords({ sides: 10, from: 10, to: 10 })).toBe('on 0');
});

test('what an army has lost is told as its test counts it, with the supply lines (AM-1)', () => {
	const state = kromy(
		lose('W1', 16),
		{ type: 'setArmy', camp: 'white', supplyCut: true },
		{ type: 'setArmy', camp: 'red', supplyCut: true }
	);
	const told = (camp: 'red' | 'white') =>
		owedRow(
			{ state, id: 'kromy', do: () => Promise.reject(new Error('nothing is done')) },
			{ calculator: 'army-morale', camp }
		);
	expect(told('white').hint).toContain(': 2 of ');
	expect(told('red').hint).toContain(': 1 of ');
});
