import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { begun, lost, phase } from './durable.ts';
import { visit } from './follow.ts';
import { expect, listen, test } from './harness.ts';
import { picture } from './picture.ts';

const saved = async (page: Page, name: string): Promise<string> => {
	const coming = page.waitForEvent('download');
	await page.getByRole('button', { name, exact: true }).click();
	return readFile(await (await coming).path(), 'utf8');
};

test('a photo is stamped, kept twice, stands in log and report, and stays out of the plain file @deep', async ({
	page,
	context,
	host
}) => {
	test.slow();
	const heard = await listen(context, host);
	const address = await begun(page, host);
	const path = address.slice(host.url.length);
	await phase(page, 4);
	await visit(page, host.url, `${path}/photos`);
	await expect(page.getByText('No photos yet')).toBeVisible();
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles(await picture(page));
	await expect(page.getByText('Kept. 1 photo.')).toBeVisible();
	await page
		.getByRole('button', { name: /^Open: Photo: Round 1, Red turn, Defensive fire/ })
		.click();
	await page.getByRole('textbox', { name: 'Caption' }).fill('At the bridge');
	await page.getByRole('button', { name: 'Done' }).click();
	await expect(page.getByText('Written down.')).toBeVisible();

	await test.step('deleted, brought back, and there after a loss of the database', async () => {
		await page.getByRole('button', { name: 'Open: At the bridge' }).click();
		await page.getByRole('button', { name: 'Delete' }).click();
		await expect(page.getByText('No photos yet')).toBeVisible();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(page.getByRole('button', { name: 'Open: At the bridge' })).toBeVisible();
		await lost(page, host);
		await page.goto(`${address}/photos`);
		await expect(page.getByRole('button', { name: 'Open: At the bridge' })).toBeVisible();
		await expect(page.getByText(/The browser had lost a photo/)).toBeVisible();
	});
	await visit(page, host.url, `${path}/log`);
	await expect(page.getByRole('link', { name: 'Open: At the bridge' })).toBeVisible();

	await visit(page, host.url, `${path}/report`);
	const shown = page.getByRole('img', { name: 'At the bridge' });
	await expect(shown).toBeVisible();
	const size = await shown.evaluate((img: HTMLImageElement) => [
		img.naturalWidth,
		img.naturalHeight
	]);
	expect(size).toEqual([1600, 800]);
	const html = await saved(page, 'Save as a page');
	expect(html).toMatch(/<img src="data:image\/jpeg;base64,[\w+/=]{1000,}" alt="At the bridge">/);
	expect(html).toContain('Round 1, Red turn, Defensive fire');

	await page.goto(`${host.url}settings/data?red-and-white=${address.slice(-36)}`);
	const file = await saved(page, 'Save as a file');
	expect(file).not.toContain('image/jpeg');
	expect(JSON.parse(file)).toMatchObject({ journals: [{}], documents: [] });
	expect(heard.policy).toEqual([]);
});

test('what is no picture is refused in words, and nothing is kept @deep', async ({
	page,
	host
}) => {
	const address = await begun(page, host);
	await visit(page, host.url, `${address.slice(host.url.length)}/photos`);
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
	await expect(page.getByText(/This picture could not be opened/)).toBeVisible();
	await expect(page.getByText('No photos yet')).toBeVisible();
});
