import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/**
 * Brings a game in and opens it: the extended combat example of the rules in Red's movement phase, nobody else on the
 * map, or the same when losses are taken; `example-file.ts` makes them.
 */
export const exampleIn = (page: Page, app: string, at = 'example'): Promise<void> =>
	broughtIn(page, app, `orel-1919/${at}`, /^The example/);

/** Brings in a file of one game, and opens that. */
export const broughtIn = async (
	page: Page,
	app: string,
	at: `${string}/${string}`,
	name: RegExp
): Promise<void> => {
	await page.goto(`${app}settings/data`);
	const file = new URL(`../golden/${at}.json`, import.meta.url);
	await page.locator('input[type=file]').setInputFiles(fileURLToPath(file));
	await page.locator('.btn-main').click();
	await page.getByRole('heading', { name: 'In this file' }).waitFor({ state: 'detached' });
	await page.goto(`${app}maps/${at.split('/')[0] ?? ''}`);
	await page.getByRole('link', { name }).click();
};
