import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import HouseRules from '#lib/features/shared/house-rules/HouseRules.svelte';
import { defaultBook } from '#lib/rules/red-and-white/tables.ts';

const props = (changes: Partial<Record<'readings' | 'numbers' | 'options', object>> = {}) => ({
	readings: { ...defaultBook.readings, ...changes.readings },
	numbers: { ...defaultBook.numbers, ...changes.numbers },
	options: { ...defaultBook.options, ...changes.options },
	onreading: vi.fn(),
	onnumber: vi.fn(),
	onoption: vi.fn()
});

test('a ruling unfolds, and a reading is chosen', async () => {
	const given = props();
	await render(HouseRules, given);
	await page.getByRole('button', { name: /^Small arms/ }).click();
	const head = page.getByRole('button', { name: /Half of an odd number of hits/ });
	await expect.element(head).toHaveAttribute('aria-expanded', 'false');
	await head.click();
	await expect.element(head).toHaveAttribute('aria-expanded', 'true');
	await page.getByRole('radio', { name: 'It is lost.' }).click();
	expect(given.onreading.mock.calls).toEqual([['R18', 'round_down']]);
});

test('the ruling of the address is open; its numbers are set by steps and by words', async () => {
	const given = props();
	await render(HouseRules, { ...given, first: 'G05' });
	await page
		.getByRole('radiogroup', { name: 'Tchanka' })
		.getByRole('radio', { name: 'full' })
		.click({ force: true });
	expect(given.onnumber.mock.calls).toEqual([['attacking_fire.tchanka', 1]]);
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
	expect(given.onreading.mock.calls).toEqual([['R18', 'odd_saved']]);
	expect(given.onnumber.mock.calls).toEqual([['good_chance.upto', 7]]);
	expect(given.onoption.mock.calls).toEqual([['movement', 'variable']]);
	await page.getByRole('button', { name: 'Undo' }).click();
	expect(given.onreading.mock.lastCall).toEqual(['R18', 'round_up']);
	expect(given.onnumber.mock.lastCall).toEqual(['good_chance.upto', 5]);
	expect(given.onoption.mock.lastCall).toEqual(['movement', 'alternate']);
});

test('searching narrows the list, and says when nothing is left', async () => {
	await render(HouseRules, props());
	await page.getByRole('searchbox').fill('icebreaker');
	expect(page.getByRole('button', { name: /[RGPS]\d\d/ }).elements()).toHaveLength(1);
	await page.getByRole('searchbox').fill('zeppelin');
	await expect.element(page.getByText('Nothing found')).toBeVisible();
});
