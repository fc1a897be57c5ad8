import { describe, expect, test } from 'vitest';
import { loserOf, onlyOr, saidThere } from '#lib/kernel/decided/standing.ts';

const option = (command: string) => ({ command, events: () => [] });
const no = (command: string): boolean => command === 'no';
const may = (...commands: readonly string[]) => ({ options: commands.map(option) });

describe('what was said beforehand', () => {
	test('a yes is given where one answer says it; several are the player’s to choose from', () => {
		expect(onlyOr(may('one', 'no'), true, no)?.command).toBe('one');
		expect(onlyOr(may('one', 'two', 'no'), true, no)).toBeUndefined();
		expect(onlyOr(may('one', 'two', 'no'), false, no)?.command).toBe('no');
		expect(onlyOr(may('one', 'no'), null, no)).toBeUndefined();
	});

	test('a loss goes to the first who is named and may take it, else to whoever has most', () => {
		const all = [
			{ unit: 'a', left: 1, option: 'a' },
			{ unit: 'b', left: 3, option: 'b' }
		];
		expect(loserOf(all, [])).toBe('b');
		expect(loserOf(all, ['c', 'a', 'b'])).toBe('a');
		expect(loserOf([], ['a'])).toBeUndefined();
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
