import { describe, expect, test } from 'vitest';
import { shown, t } from '#lib/words/t.ts';
import { cellText } from '#lib/features/shared/reference/said.ts';
import { quickReference } from '#lib/rules/red-and-white/words/reference/quick.ts';
import { bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import '#lib/rules/red-and-white/texts.ts';

const words = (book: Book): string =>
	quickReference(book)
		.phases.flatMap(({ tables, lines }) => [
			...tables.flatMap(({ columns, rows }) => [
				columns.map(t),
				...rows.map((row) => row.map(cellText))
			]),
			...lines.map((line) => [cellText(line)])
		])
		.map((row) => row.join(' | '))
		.join('\n');

describe('the turn on one sheet', () => {
	test('the seven phases in order', () => {
		expect(quickReference(defaultBook).phases.map(({ phase }) => phase)).toEqual([
			1, 2, 3, 4, 5, 6, 7
		]);
	});

	test('every row is as wide as its table', () => {
		for (const { columns, rows } of quickReference(defaultBook).phases.flatMap(
			({ tables }) => tables
		)) {
			expect(rows.length).toBeGreaterThan(0);
			for (const row of rows) expect(row).toHaveLength(columns.length);
		}
	});

	test('no gap is left open, and no cell is empty', () => {
		expect(words(defaultBook)).not.toMatch(/[{}]|undefined|\|\s*\|/);
	});

	test('numbers the owner changed stand on the sheet', () => {
		const book = bookOf({
			numbers: { 'small_arms_bands.rifle.long': 21, 'morale_die.banner': -2 }
		});
		expect(words(book)).toContain(shown({ inches: 21 }));
		expect(words(book)).toContain(`Banner ${shown({ signed: -2 })}`);
	});

	test('a number that the source leaves out bears the sign of the app, and no other does', () => {
		const said = words(defaultBook);
		expect(said).toContain('Light machine gun | 2 | 4″\u2060° | 12″\u2060° | 18″\u2060°');
		expect(said).toContain('Banner −1\u2060°, Led heroically −1\u2060°');
		expect(said).toMatch(/^Field \| 12″ \| 24″ \| 48″$/m);
		expect(said).toMatch(/^to 24″ \| to 30″ \| 1–9$/m);
		expect(said).toMatch(/^Attacked by a tank \| −2$/m);
	});

	test('what a suppressed unit may not do, and who claims cover, as it is read (R02, R64)', () => {
		expect(words(defaultBook)).toContain('one morale test, when first needed, lifts both');
		expect(words(defaultBook)).toContain('Any unit that could have moved may claim it');
		const other = words(bookOf({ readings: { R02: 'fire_only', R64: 'moved_only' } }));
		expect(other).toContain('it may withdraw without a test');
		expect(other).toContain('Only a unit that moved');
	});

	test('the movement table in force, ships only where they are played', () => {
		const alternate = words(bookOf({ options: { movement: 'alternate', ships_and_ice: 'used' } }));
		expect(alternate).toContain('Alternate');
		expect(alternate).toMatch(/^Ship \|/m);
		expect(words(defaultBook)).toContain('Variable');
		expect(words(defaultBook)).not.toMatch(/^Ship \|/m);
	});
});
