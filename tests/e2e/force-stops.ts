import { expect, type Page } from '@playwright/test';
import type { Stop } from './routes.ts';

/** The two ready-made forces, on the list. */
const examples = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: 'Add two example forces' }).first().click();
	await expect(page.getByRole('link', { name: /1st Corps at Kromy/ })).toBeVisible();
};
const whites = async (page: Page): Promise<void> => {
	await examples(page);
	await page.getByRole('link', { name: /1st Corps at Kromy/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('1st Corps at Kromy');
};
const tap = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('button', { name }).click();
const unit = async (page: Page, name: string): Promise<void> => {
	await whites(page);
	await page.getByRole('link', { name: `Edit ${name}` }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
};
const opened = (page: Page, text: string): Promise<void> =>
	page.locator('input[type=file]').setInputFiles({
		name: 'forces.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text)
	});

/** The forces, one of them, its people and units, and files in and out. */
export const FORCE_STOPS: readonly Stop[] = [
	{ name: 'forces-none', path: 'forces', alone: true },
	{ name: 'forces', path: 'forces', arrange: examples },
	{
		name: 'forces-new',
		path: 'forces',
		arrange: (page) => tap(page, 'New force')
	},
	{
		name: 'forces-known',
		path: 'forces',
		arrange: async (page) => {
			await tap(page, 'A command from history');
			await expect(page.getByRole('button', { name: /^25th Rifle Division/ })).toBeVisible();
		}
	},
	{
		name: 'forces-deleted',
		path: 'forces',
		arrange: async (page) => {
			await examples(page);
			await tap(page, 'More about 1st Corps at Kromy');
			await page.getByRole('button', { name: 'Delete', exact: true }).click();
			await expect(page.getByText('1st Corps at Kromy deleted')).toBeVisible();
		}
	},
	{ name: 'force', path: 'forces', arrange: whites },
	{ name: 'force-not-here', path: 'forces/nowhere' },
	{
		name: 'force-add-unit',
		path: 'forces',
		arrange: async (page) => {
			await whites(page);
			await tap(page, 'Add a unit');
			await tap(page, /^Cavalry, tchanka/);
			await expect(page.getByText(/Horse added/)).toBeVisible();
		}
	},
	{
		name: 'force-officer',
		path: 'forces',
		arrange: async (page) => {
			await whites(page);
			await tap(page, 'Edit Maj.-Gen. Vitkovsky');
			await tap(page, /^Roll for me/);
			await page.getByRole('button', { name: 'Show', exact: true }).click();
		}
	},
	{
		name: 'force-player',
		path: 'forces',
		arrange: async (page) => {
			await whites(page);
			await tap(page, /^White player 1/);
			await tap(page, /^Absent/);
			await expect(page.getByText('White player 1 is absent')).toBeVisible();
		}
	},
	{
		name: 'force-unit-battery',
		path: 'forces',
		arrange: (page) => unit(page, 'Kornilov Field Battery')
	},
	{
		name: 'force-unit-remarks',
		path: 'forces',
		arrange: async (page) => {
			await unit(page, '2nd Kornilov Shock');
			await tap(page, /^Commissar/);
			await tap(page, /^Each stand by itself/);
			await expect(page.getByText('Commissars go with Red units.')).toBeVisible();
		}
	},
	{ name: 'files', path: 'settings/data', alone: true },
	{
		name: 'files-opened',
		path: 'settings/data',
		arrange: async (page) => {
			await opened(page, '{"app":"tachanka","form":4,"journals":[],"documents":[]}');
			await expect(page.getByText('In this file')).toBeVisible();
		}
	},
	{
		name: 'files-refused',
		path: 'settings/data',
		arrange: async (page) => {
			await opened(page, '{"app":"tachanka",');
			await expect(page.getByText(/This is broken/)).toBeVisible();
		}
	}
];
