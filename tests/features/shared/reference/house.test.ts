import { describe, expect, it } from 'vitest';
import { changesIn, changesOf, groupsOf } from '#lib/features/shared/house-rules/house.ts';
import { numberText, readingOf } from '#lib/features/shared/reference/said.ts';
import { OPTIONS } from '#lib/rules/red-and-white/rulings/options.ts';
import { NUMBERS, rulingOf } from '#lib/rules/red-and-white/rulings/all.ts';
import { defaultBook } from '#lib/rules/red-and-white/tables.ts';

const usual = { ...defaultBook, options: { ...defaultBook.options } };

describe('house rules', () => {
	it('count nothing as changed in the book of the app, or where nothing is said', () => {
		expect(changesIn(usual)).toEqual([]);
		expect(changesIn({ readings: {}, numbers: {}, options: {} })).toEqual([]);
	});

	it('know the book of the app by its options', () => {
		for (const { key, choices } of OPTIONS)
			expect((usual.options as Record<string, string>)[key]).toBe(choices[0]?.value);
	});

	it('name what is changed and what it was', () => {
		const changes = changesIn({
			readings: { ...usual.readings, R18: 'round_up', R20: 'no_such_reading' },
			numbers: { ...usual.numbers, 'good_chance.upto': 5 },
			options: { movement: 'alternate' }
		});
		expect(changes).toEqual([
			{ kind: 'option', key: 'movement', now: 'alternate', usual: 'variable' },
			{ kind: 'reading', key: 'R18', now: 'round_up', usual: 'odd_saved' },
			{ kind: 'number', key: 'good_chance.upto', now: 5, usual: 7 }
		]);
		expect(changesOf(rulingOf('G09'), changes)).toEqual([changes[2]]);
		expect(changesOf(rulingOf('R20'), changes)).toEqual([]);
	});

	it('read a ruling as the app does where a file names a reading that does not exist', () => {
		expect(readingOf(rulingOf('R18'), { R18: 'no_such_reading' })?.key).toBe('odd_saved');
		expect(readingOf(rulingOf('R18'), { R18: 'round_up' })?.key).toBe('round_up');
	});

	it('put the ranges of a weapon under its name', () => {
		const groups = groupsOf(rulingOf('G01').numbers ?? []);
		expect(groups.map(({ of, numbers }) => [of, numbers.length])).toEqual([
			['Rifles', 3],
			['Light machine gun', 3],
			['Heavy machine gun', 3],
			['Vehicle machine gun', 3]
		]);
	});

	it('write a number with its inch, its sign or its word', () => {
		const text = (path: string, value: number): string | undefined => {
			const number = NUMBERS.find((one) => one.path === path);
			return number && numberText(number, value);
		};
		expect(text('small_arms_bands.rifle.long', 17.5)).toBe('17.5″');
		expect(text('morale_die.banner', -1)).toBe('−1');
		expect(text('attacking_fire.lmg', 1)).toBe('full');
		expect(text('good_chance.upto', 7)).toBe('7');
	});
});
