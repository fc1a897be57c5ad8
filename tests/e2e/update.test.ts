import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../tools/steps.mjs';
import { expect, installed, kept as test } from './harness.ts';

/** The same app as a newer version: another version name in its worker, a mark in its pages. */
async function newerBuild(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'tachanka-next-'));
	await cp(buildFolder, folder, { recursive: true });
	const { version } = JSON.parse(await readFile(join(folder, '_app/version.json'), 'utf8'));
	const change = async (name: string, from: string, to: string): Promise<void> => {
		const text = await readFile(join(folder, name), 'utf8');
		expect(text).toContain(from);
		await writeFile(join(folder, name), text.replaceAll(from, to));
	};
	await change('service-worker.js', version, `${version}-next`);
	await change('_app/version.json', version, `${version}-next`);
	await change('index.html', '<html lang="en"', '<html lang="en" data-build="next"');
	await change('200.html', '<html lang="en"', '<html lang="en" data-build="next"');
	return folder;
}

test('a newer version waits for the word, and then is there', async ({ page, host }) => {
	await page.goto(host.url);
	await installed(page);
	await page.reload();
	await page.evaluate(() => localStorage.setItem('kept', 'yes'));

	const next = await newerBuild();
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
	await rm(next, { recursive: true });
});
