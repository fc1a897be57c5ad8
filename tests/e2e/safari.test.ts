import type { Page } from '@playwright/test';
import { begun } from './durable.ts';
import { expect, test } from './harness.ts';

/** What a page of Safari is told of itself. */
const asSafari = (page: Page, installed: boolean) =>
	page.addInitScript((standalone) => {
		Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
		Object.defineProperty(navigator, 'standalone', { value: standalone });
	}, installed);
const warning = (page: Page) => page.getByText(/^Safari deletes everything if/);

test('Safari: the page says that it is forgotten in seven days, and what to do @deep', async ({
	page,
	host
}) => {
	await asSafari(page, false);
	await page.goto(`${host.url}settings`);
	await expect(warning(page)).toContainText('Add to Home Screen');
	await begun(page, host);
	await page.goto(`${host.url}battles`);
	await expect(warning(page)).toBeVisible();
});

test('on the home screen, and in another browser, it does not @deep', async ({
	page,
	host,
	context
}) => {
	await page.goto(`${host.url}settings`);
	await expect(page.getByText('Kept for good')).toBeVisible();
	await expect(warning(page)).toHaveCount(0);
	const installed = await context.newPage();
	await asSafari(installed, true);
	await installed.goto(`${host.url}settings`);
	await expect(installed.getByText('Kept for good')).toBeVisible();
	await expect(warning(installed)).toHaveCount(0);
});
