import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The extended combat example of the rules in Red's movement phase, nobody else on the map; `example-file.ts` makes it. */
const EXAMPLE = fileURLToPath(new URL('../golden/orel-1919/example.json', import.meta.url));

/** Brings that game in, and opens it. */
export const exampleIn = async (page: Page, app: string): Promise<void> => {
	await page.goto(`${app}settings/data`);
	await page.locator('input[type=file]').setInputFiles(EXAMPLE);
	await page.locator('.btn-main').click();
	await page.getByRole('heading', { name: 'In this file' }).waitFor({ state: 'detached' });
	await page.goto(`${app}maps/orel-1919`);
	await page.getByRole('link', { name: /^The example/ }).click();
};
