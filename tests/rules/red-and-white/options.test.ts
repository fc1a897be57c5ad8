import { describe, expect, it } from 'vitest';
import { isOption } from '#lib/kernel/book/choices.ts';
import { mayHaveBombs } from '#lib/rules/red-and-white/rules/vehicles/petrol-bombs.ts';
import { mayShell } from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import { BOOK, bookOf, defaultBook } from '#lib/rules/red-and-white/book.ts';

describe('options of the players', () => {
	it('are all in the book, each with the first of its choices', () => {
		expect(defaultBook.options).toEqual(
			Object.fromEntries(BOOK.options.map(({ key, choices }) => [key, choices[0].value]))
		);
	});

	it('know what they may be', () => {
		expect(isOption(BOOK, 'movement', 'alternate')).toBe(true);
		expect(isOption(BOOK, 'movement', 'flying')).toBe(false);
		expect(isOption(BOOK, 'weather', 'rain')).toBe(false);
	});

	it('Indirect fire: refused where the referee has not allowed it, direct fire is not', () => {
		const book = bookOf({ options: { indirect_fire: 'not_allowed' } });
		const shelling = {
			gun: 'field',
			crews: [4],
			distance: 30,
			target: { type: 'infantry', cover: false }
		} as const;
		const indirect = mayShell(book, { ...shelling, mode: 'indirect' });
		expect(indirect).toMatchObject({ ok: false, refusal: { rule: 'Indirect fire' } });
		expect(mayShell(book, { ...shelling, mode: 'direct' }).ok).toBe(true);
		expect(mayShell(defaultBook, { ...shelling, mode: 'indirect' }).ok).toBe(true);
	});

	it('Infantry: petrol bombs only where the referee allows them', () => {
		const book = bookOf({ options: { petrol_bombs: 'not_allowed' } });
		expect(mayHaveBombs(book)).toMatchObject({ ok: false, refusal: { rule: 'Infantry' } });
		expect(mayHaveBombs(defaultBook).ok).toBe(true);
	});
});
