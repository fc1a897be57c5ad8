import { describe, expect, test } from 'vitest';
import { parseChoices } from '#lib/features/shared/settings/house-book.svelte.ts';
import { NUMBERS, RULINGS } from '#lib/rules/red-and-white/rulings/all.ts';
import { bookOf, defaultBook } from '#lib/rules/red-and-white/tables.ts';

const bookFrom = async (kept: unknown) => bookOf(await parseChoices(kept));

describe("the owner's choices as they were kept", () => {
	const ruling = RULINGS.find(({ readings }) => readings.length > 1);
	const number = NUMBERS.find(({ min, max }) => min < max);
	if (!ruling || !number) throw new Error('There is nothing to choose.');
	const other = ruling.readings.find(({ key }) => key !== ruling.chosen)?.key;
	const set = number.default === number.max ? number.min : number.max;

	test('come back', async () => {
		const book = await bookFrom(
			JSON.parse(
				JSON.stringify({
					readings: { [ruling.id]: other },
					numbers: { [number.path]: set },
					options: { movement: 'alternate' }
				})
			)
		);
		expect(book.readings[ruling.id]).toBe(other);
		expect(book.numbers[number.path]).toBe(set);
		expect(book.options.movement).toBe('alternate');
	});

	test.each([undefined, null, 3, 'book', [], { readings: null, numbers: [], options: 'x' }])(
		'%j is the book of the app',
		async (kept) => {
			expect(await bookFrom(kept)).toEqual(defaultBook);
		}
	);

	test('what no ruling, number or option knows is dropped', async () => {
		expect(
			await bookFrom({
				readings: { R99: 'x', [ruling.id]: 'no such reading', toString: 'x' },
				numbers: { nothing: 1, [number.path]: number.max + 1 },
				options: { movement: 'flying' }
			})
		).toEqual(defaultBook);
		expect(await bookFrom({ numbers: { [number.path]: 'many' } })).toEqual(defaultBook);
	});
});
