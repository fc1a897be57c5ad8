import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { begun, phase } from './durable.ts';
import { visit } from './follow.ts';
import { again, expect, test, type Host } from './harness.ts';
import { picture } from './picture.ts';

const saved = async (page: Page, host: Host, withPhotos: boolean): Promise<Buffer> => {
	await visit(page, host.url, 'settings/data');
	if (withPhotos) await page.getByRole('button', { name: /^With photos/ }).click();
	const coming = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as a file' }).click();
	return readFile(await (await coming).path());
};
const open = async (page: Page, host: Host, buffer: Buffer): Promise<void> => {
	await visit(page, host.url, 'settings/data');
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'tachanka.json', mimeType: 'application/json', buffer });
	await expect(page.getByRole('heading', { name: 'In this file' })).toBeVisible();
};

again(
	'a battle goes on from phone to phone by files: only what is missing comes, photos if wanted',
	async ({ page, browser, host }) => {
		test.slow();
		const path = (await begun(page, host)).slice(host.url.length);
		await phase(page, 2);
		const short = await saved(page, host, false);
		await visit(page, host.url, `${path}/photos`);
		await page
			.locator('input[type=file]')
			.first()
			.setInputFiles(await picture(page));
		await expect(page.getByText('Kept. 1 photo.')).toBeVisible();
		await visit(page, host.url, path);
		await phase(page, 5);
		await visit(page, host.url, 'settings/data');
		await expect(page.getByText(/1 photo, [\d.]+.MB more/)).toBeVisible();
		const long = await saved(page, host, true);
		expect(short.includes('image/jpeg')).toBe(false);
		expect(long.includes('image/jpeg')).toBe(true);

		await test.step('here nothing is missing', async () => {
			await open(page, host, short);
			await expect(page.getByText(/is here already, and goes on here/)).toBeVisible();
			await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
		});

		const other = await (await browser.newContext()).newPage();
		await open(other, host, short);
		await other.getByRole('button', { name: /^Add/ }).click();
		await expect(other.getByText('2 forces and 1 battle added', { exact: true })).toBeVisible();
		await open(other, host, long);
		await expect(other.getByText(/Battle · goes on from the one here · 1 line more/)).toBeVisible();
		await other.getByRole('button', { name: /^Add/ }).click();
		await expect(other.getByText('1 photo and 1 line more added', { exact: true })).toBeVisible();
		await visit(other, host.url, 'battles');
		await expect(other.getByRole('link', { name: /^Battle of/ })).toHaveCount(1);
		await other.getByRole('link', { name: /^Battle of/ }).click();
		await expect(other.getByRole('list', { name: 'Phase', exact: true })).toBeVisible();
		await visit(other, host.url, `${other.url().slice(host.url.length)}/photos`);
		await expect(other.getByRole('button', { name: /^Open: Photo: Round 1/ })).toBeVisible();
		await other.context().close();
	}
);
