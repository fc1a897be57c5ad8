import { expect, type Page } from '@playwright/test';
import { reference } from '#lib/rules/red-and-white/words/reference/reference.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import type { Stop } from './routes.ts';

const find = (words: string) => (page: Page) => page.getByRole('searchbox').fill(words);

/** Makes one house rule other than the app proposes. */
export const changeRuling = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: /^Small arms/ }).click();
	await page.getByRole('button', { name: /Half of an odd number of hits/ }).click();
	await page.getByRole('radio', { name: 'It counts.' }).check();
};

/** The reference, the house rules, the sheet of what is played, and about. */
export const RULES_STOPS: readonly Stop[] = [
	{ name: 'rules', path: 'rules' },
	...reference(defaultBook).map(({ slug }) => ({ name: `rules-${slug}`, path: `rules/${slug}` })),
	{ name: 'rules-found', path: 'rules', arrange: find('armoured car') },
	{ name: 'rules-nothing-found', path: 'rules', arrange: find('zeppelin') },
	{ name: 'house-rules', path: 'rules/house' },
	{ name: 'house-rules-ranges', path: 'rules/house#G01' },
	{ name: 'house-rules-words', path: 'rules/house#G08' },
	{ name: 'house-rules-changed', path: 'rules/house', arrange: changeRuling },
	{
		name: 'house-rules-reset',
		path: 'rules/house',
		arrange: async (page) => {
			await changeRuling(page);
			await page.getByRole('button', { name: 'As the app proposes' }).click();
			await expect(page.getByText('1 house rule reset.')).toBeVisible();
		}
	},
	{ name: 'options-in-force', path: 'rules/in-force' },
	{ name: 'about', path: 'about' }
];
