import { describe, expect, it } from 'vitest';
import { findEntries, rulingHolds, wordsOf } from '#lib/features/shared/reference/find.ts';
import { numberText } from '#lib/features/shared/reference/said.ts';
import { reference } from '#lib/rules/red-and-white/words/reference/reference.ts';
import { BOOK, bookOf, defaultBook } from '#lib/rules/red-and-white/book.ts';
import '#lib/rules/red-and-white/texts.ts';

const found = (query: string, book = defaultBook): string[] =>
	findEntries(
		BOOK,
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
		const holding = (query: string) =>
			BOOK.rulings.filter((ruling) => rulingHolds(ruling, query)).map(({ id }) => id);
		expect(holding('r18')).toEqual(['R18']);
		expect(holding('saving odd')).toContain('R18');
		expect(holding('train out')).toContain('G12');
		expect(holding('priest')).not.toContain('G12');
	});
});

it('a number is written with its inch, its sign or its word', () => {
	const text = (path: string, value: number): string | undefined => {
		const number = BOOK.number(path);
		return number && numberText(number, value);
	};
	expect(text('small_arms_bands.rifle.long', 17.5)).toBe('17.5″');
	expect(text('morale_die.banner', -1)).toBe('−1');
	expect(text('attacking_fire.lmg', 1)).toBe('full');
	expect(text('good_chance.upto', 7)).toBe('7');
});
