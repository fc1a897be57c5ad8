import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Change } from '#lib/kernel/book/choices.ts';
import HouseRules from '#lib/features/shared/house-rules/HouseRules.svelte';
import { BOOK, defaultBook } from '#lib/rules/red-and-white/book.ts';
import '#lib/rules/red-and-white/texts.ts';

const props = (changes: Partial<Record<'readings' | 'numbers' | 'options', object>> = {}) => ({
	book: BOOK,
	choices: {
		readings: { ...defaultBook.readings, ...changes.readings },
		numbers: { ...defaultBook.numbers, ...changes.numbers },
		options: { ...defaultBook.options, ...changes.options }
	},
	onchoose: vi.fn<(change: Change) => void>()
});

const chosen = ({ onchoose }: ReturnType<typeof props>) =>
	onchoose.mock.calls.map(([{ key, now }]) => [key, now]);

test('a ruling unfolds, and a reading is chosen', async () => {
	const given = props();
	await render(HouseRules, given);
	await page.getByRole('button', { name: /^Small arms/ }).click();
	const head = page.getByRole('button', { name: /Half of an odd number of hits/ });
	await expect.element(head).toHaveAttribute('aria-expanded', 'false');
	await head.click();
	await expect.element(head).toHaveAttribute('aria-expanded', 'true');
	await page.getByRole('radio', { name: 'It is lost.' }).click();
	expect(chosen(given)).toEqual([['R18', 'round_down']]);
});

test('the ruling of the address is open; its numbers are set by steps and by words', async () => {
	const given = props();
	await render(HouseRules, { ...given, first: 'G05' });
	await page
		.getByRole('radiogroup', { name: 'Tchanka' })
		.getByText('full', { exact: true })
		.click();
	expect(chosen(given)).toEqual([['attacking_fire.tchanka', 1]]);
});

test('an editorial ruling is shown and offers no choice', async () => {
	await render(HouseRules, { ...props(), first: 'R30' });
	await expect.element(page.getByText(/White 7 to Red 3/)).toBeVisible();
	expect(page.getByRole('radiogroup', { name: 'Second melee example' }).elements()).toEqual([]);
});

test('what is changed is listed, reset at once, and given back', async () => {
	const given = props({
		readings: { R18: 'round_up' },
		numbers: { 'good_chance.upto': 5 },
		options: { movement: 'alternate' }
	});
	await render(HouseRules, given);
	await page.getByText('Changed', { exact: true }).click();
	expect(page.getByRole('button', { name: /R\d\d|G\d\d/ }).elements()).toHaveLength(2);
	await page.getByRole('button', { name: 'Reset all 3 changes' }).click();
	expect(chosen(given)).toEqual([
		['movement', 'variable'],
		['R18', 'odd_saved'],
		['good_chance.upto', 7]
	]);
	await page.getByRole('button', { name: 'Undo' }).click();
	expect(chosen(given).slice(3)).toEqual([
		['movement', 'alternate'],
		['R18', 'round_up'],
		['good_chance.upto', 5]
	]);
});

test('searching narrows the list, and says when nothing is left', async () => {
	await render(HouseRules, props());
	await page.getByRole('searchbox').fill('icebreaker');
	expect(page.getByRole('button', { name: /[RGPS]\d\d/ }).elements()).toHaveLength(1);
	await page.getByRole('searchbox').fill('zeppelin');
	await expect.element(page.getByText('Nothing found')).toBeVisible();
});
