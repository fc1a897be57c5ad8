import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './harness.ts';
import { follow, tap, title } from './chaos-stops.ts';
import { visit } from './follow.ts';

/** Has the browser save the turn as a file, and gives it. */
export const sent = async (page: Page) => {
	await tap(page, 'More');
	await follow(page, 'Send my turn');
	await title(page, 'Send my turn');
	await expect(page.getByRole('img', { name: /^Code 1 of/ })).toBeVisible();
	const saved = page.waitForEvent('download');
	await tap(page, 'Save as a file');
	const buffer = await readFile(await (await saved).path());
	return { name: 'turn.json', mimeType: 'application/json', buffer };
};

/** Takes in such a file and goes to the map. */
export const taken = async (
	page: Page,
	url: string,
	file: Awaited<ReturnType<typeof sent>>,
	game = 'orel-1919'
): Promise<void> => {
	await visit(page, url, `maps/${game}`);
	await follow(page, 'Take in a turn');
	await page.locator('input[type=file]').setInputFiles(file);
	await title(page, /^As it was/);
	await follow(page, 'Back to now');
};
