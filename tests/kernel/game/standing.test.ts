import { describe, expect, test } from 'vitest';
import { loserOf, onlyOr, saidThere, yesOr } from '#lib/kernel/decided/standing.ts';

const option = <Command>(command: Command) => ({ command, events: () => [] });
const no = (command: string): boolean => command === 'no';
const may = (...commands: readonly string[]) => ({ options: commands.map((one) => option(one)) });

describe('what was said beforehand', () => {
	test('a yes is given where one answer says it; several are the player’s to choose from', () => {
		expect(onlyOr(may('one', 'no'), true, no)?.command).toBe('one');
		expect(onlyOr(may('one', 'two', 'no'), true, no)).toBeUndefined();
		expect(onlyOr(may('one', 'two', 'no'), false, no)?.command).toBe('no');
		expect(onlyOr(may('one', 'no'), null, no)).toBeUndefined();
	});

	test('a yes and a no that are answers of their own are told apart by their types', () => {
		const leaves = { options: ['leave', 'stand'].map((type) => option({ type })) };
		expect(yesOr(leaves, true, 'leave', 'stand')?.command.type).toBe('leave');
		expect(yesOr(leaves, false, 'leave', 'stand')?.command.type).toBe('stand');
		expect(yesOr(leaves, null, 'leave', 'stand')).toBeUndefined();
	});

	test('a loss goes to the first who is named and may take it, else to whoever has most', () => {
		const take = (unit: string) => ({ command: { type: 'take', unit }, events: () => [] });
		const left: Readonly<Record<string, number>> = { a: 1, b: 3 };
		const loser = (units: readonly string[], named: readonly string[]) =>
			loserOf({ options: units.map(take) }, named, (unit) => left[unit] ?? 0)?.command.unit;
		expect(loser(['a', 'b'], [])).toBe('b');
		expect(loser(['a', 'b'], ['c', 'a', 'b'])).toBe('a');
		expect(loser([], ['a'])).toBeUndefined();
	});

	test('a place goes before its units, units before all; where units differ nothing is said', () => {
		const said = (each: Readonly<Record<string, boolean>>) =>
			saidThere({ all: true, each }, 'here', ['a', 'b']);
		expect(said({})).toBe(true);
		expect(said({ here: false, a: true })).toBe(false);
		expect(said({ a: false })).toBe(false);
		expect(said({ a: false, b: true })).toBeNull();
		expect(said({ there: false })).toBe(true);
	});
});
