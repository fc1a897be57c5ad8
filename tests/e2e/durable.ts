import type { Page } from '@playwright/test';
import { expect, type Host } from './harness.ts';

/** A battle of the two example forces; resolves to its address. */
export async function begun(page: Page, { url }: Pick<Host, 'url'>): Promise<string> {
	await page.goto(`${url}battles/new`);
	await page.getByRole('button', { name: 'Add two example forces' }).click();
	await page.getByRole('button', { name: 'Begin the battle' }).click();
	await page.waitForURL(/\/battles\/[0-9a-f-]{36}$/);
	return page.url();
}

const stops = (page: Page) => page.getByRole('list', { name: 'Phase', exact: true });

export const tapPhase = (page: Page, n: number): Promise<void> =>
	stops(page)
		.getByRole('button')
		.nth(n - 1)
		.click();

export const expectPhase = (page: Page, n: number): Promise<void> =>
	expect(
		stops(page)
			.getByRole('listitem')
			.nth(n - 1)
	).toHaveAttribute('aria-current', 'step');

/** Goes to a phase, and is back when the screen shows it. What is still owed in the one before may wait. */
export async function phase(page: Page, n: number): Promise<void> {
	const anyway = page.getByRole('button', { name: 'Close anyway', exact: true }).first();
	const there = stops(page)
		.getByRole('listitem')
		.nth(n - 1)
		.and(page.locator('[aria-current="step"]'));
	await tapPhase(page, n);
	await expect(anyway.or(there).first()).toBeVisible();
	if (await anyway.isVisible()) await anyway.click();
	await expectPhase(page, n);
}

/** A page of the app's origin that is not the app: nothing is opened or healed there. */
export const outside = (page: Page, { url }: Pick<Host, 'url'>) =>
	page.goto(`${url}icons/icon.svg`);

/** What Chromium does to a damaged database. */
export async function lost(page: Page, host: Pick<Host, 'url'>): Promise<void> {
	await outside(page, host);
	await page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				const request = indexedDB.deleteDatabase('tachanka');
				request.onsuccess = () => resolve();
				request.onerror = () => reject(request.error);
			})
	);
}
