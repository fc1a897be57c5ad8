import { expect } from '@playwright/test';
import { FIRE, storyAt } from './history-story.ts';
import type { Stop } from './routes.ts';
import { given } from './play.ts';

/** The log as a living history: a line's sheet, the table as it was, striking, luck. */
export const HISTORY_STOPS: readonly Stop[] = [
	{
		name: 'history-line',
		path: storyAt('/log'),
		arrange: async (page) => {
			await page.getByRole('button', { name: /^6th Latvian Rifles: fire at/ }).click();
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	{
		name: 'history-as-it-was',
		path: storyAt(`/log/${FIRE}`),
		arrange: async (page) => {
			await expect(page.getByText('Changed by this line')).toBeVisible();
		}
	},
	{
		name: 'history-no-such-line',
		path: storyAt('/log/999'),
		arrange: async (page) => {
			await expect(page.getByText('This line does not count.')).toBeVisible();
		}
	},
	{
		name: 'history-strike-dice',
		path: storyAt(`/log/${FIRE}/strike`),
		arrange: async (page) => {
			await expect(page.getByRole('heading', { name: 'Dice are missing' })).toBeVisible();
		}
	},
	{
		name: 'history-strike',
		path: storyAt(`/log/${FIRE}/strike`),
		arrange: async (page) => {
			await given(page);
			await page.getByRole('button', { name: 'Roll for me' }).click();
			await page.getByRole('radio', { name: /Keep it/ }).check({ force: true });
			await expect(page.getByRole('textbox', { name: 'Why it is kept' })).toBeVisible();
			await expect(page.getByRole('button', { name: 'Strike it out' })).toBeEnabled();
		}
	},
	{
		name: 'history-struck',
		path: storyAt(`/log/${FIRE}/strike`),
		arrange: async (page) => {
			await given(page);
			await page.getByRole('button', { name: 'Roll for me' }).click();
			await page.getByRole('button', { name: 'Strike it out' }).click();
			await expect(page.getByText(/Struck out by the referee/)).toBeVisible();
		}
	},
	{
		name: 'history-luck',
		path: storyAt('/luck'),
		arrange: async (page) => {
			await expect(page.getByText(/% for this or better\./).first()).toBeVisible();
		}
	}
];
