import { expect, type Page } from '@playwright/test';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { battlesFile } from '../tools/battle-file.ts';

/** Brings a battle of this name in as a file; its address, below the app's own. */
export const broughtIn = async (
	page: Page,
	app: string,
	name: string,
	entries: readonly BattleEntry[]
): Promise<string> => {
	await page.goto(`${app}settings/data`);
	await page.locator('input[type=file]').setInputFiles({
		name: 'battle.json',
		mimeType: 'application/json',
		buffer: Buffer.from(battlesFile(entries))
	});
	await page.getByRole('button', { name: 'Add 1 battle' }).click();
	await expect(page.getByText('1 battle added')).toBeVisible();
	await page.goto(`${app}battles`);
	const link = page.getByRole('link', { name }).first();
	const path = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
	return path.slice(app.length);
};
