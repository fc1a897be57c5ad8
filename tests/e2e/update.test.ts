import { rm } from 'node:fs/promises';
import { newerBuild } from '../tools/newer-build.ts';
import { buildFolder } from '../tools/steps.mjs';
import { expect, installed, kept as test } from './harness.ts';

test('a newer version waits for the word, and then is there', async ({ page, host }) => {
	await page.goto(host.url);
	await installed(page);
	await page.reload();
	await page.evaluate(() => localStorage.setItem('kept', 'yes'));

	const next = await newerBuild(buildFolder);
	host.show(next);
	await page.reload();
	const html = page.locator('html');
	await expect(html).not.toHaveAttribute('data-build', 'next');

	const update = page.getByRole('button', { name: 'Update now' });
	await expect(update).toBeVisible();
	await page.reload();
	await expect(html).not.toHaveAttribute('data-build', 'next');

	await update.click();
	await expect(html).toHaveAttribute('data-build', 'next');
	await expect(update).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes');
	const firsts = () =>
		page.evaluate(async () => (await caches.keys()).filter((name) => /-first-/.test(name)).length);
	await expect.poll(firsts, 'of the start page only the newer version is kept').toBe(1);
	await rm(next, { recursive: true });
});
