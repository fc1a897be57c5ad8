import { describe, expect, it } from 'vitest';
import { findEntries, rulingHolds, wordsOf } from '#lib/features/shared/reference/find.ts';
import { reference } from '#lib/rules/red-and-white/words/reference/reference.ts';
import { rulingOf } from '#lib/rules/red-and-white/rulings/all.ts';
import { bookOf, defaultBook } from '#lib/rules/red-and-white/tables.ts';

const found = (query: string, book = defaultBook): string[] =>
	findEntries(
		book,
		reference(book).flatMap(({ entries }) => entries),
		query
	).map(({ slug }) => slug);

describe('finding a rule', () => {
	it('needs every word, in any order and case', () => {
		expect(found('ICE thin')).toEqual(found('thin ice'));
		expect(found('thin ice')).toContain('ice');
		expect(found('thin cavalry charge')).toEqual([]);
	});

	it('puts what carries the words in its title first', () => {
		expect(found('army morale')[0]).toBe('army-morale');
		expect(found('commissar')[0]).toMatch(/commissar|special-figures/);
	});

	it('finds a cell of a table, a ruling by its number and by the reading in force', () => {
		expect(found('droshky')).toEqual(['movement']);
		expect(found('R43')).toEqual(['armoured-cars']);
		expect(found('never breaks down')).toEqual([]);
		expect(found('never breaks down', bookOf({ readings: { R43: 'no_roll' } }))).toEqual([
			'armoured-cars'
		]);
	});

	it('finds nothing for an empty query', () => {
		expect(wordsOf('  ')).toEqual([]);
		expect(found('  ')).toEqual([]);
	});
});

describe('finding a house rule', () => {
	it('looks at its number, its readings and its numbers', () => {
		expect(rulingHolds(rulingOf('R18'), 'r18')).toBe(true);
		expect(rulingHolds(rulingOf('R18'), 'saving odd')).toBe(true);
		expect(rulingHolds(rulingOf('G12'), 'train out')).toBe(true);
		expect(rulingHolds(rulingOf('G12'), 'priest')).toBe(false);
	});
});
