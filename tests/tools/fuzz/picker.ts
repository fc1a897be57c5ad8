import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType, type Page } from 'playwright';
import { chromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { chanceOf } from './chance.ts';
import { hostileFile } from './hostile-file.ts';

/** Every so many-th file that is read is added. */
const ADDED = 2;

/** How many things of each kind there are, past the app. */
const counted = (page: Page): Promise<string> =>
	page.evaluate(
		() =>
			new Promise<string>((resolve, reject) => {
				const request = indexedDB.open('tachanka');
				request.onerror = () => reject(request.error ?? new Error('Not opened'));
				request.onsuccess = () => {
					const db = request.result;
					const names = ['documents', 'journals', 'entries', 'photos'];
					const transaction = db.transaction(names);
					const counts = names.map((name) => transaction.objectStore(name).count());
					transaction.oncomplete = () => {
						db.close();
						resolve(counts.map(({ result }) => result).join(' '));
					};
				};
			})
	);

/** Chooses a file as a finger does; what the screen then shows. */
const chosen = async (page: Page, path: string): Promise<'refused' | 'opened'> => {
	await page.evaluate(() => document.querySelector('.refusal')?.setAttribute('data-old', ''));
	await page.locator('input[type=file]').setInputFiles(path);
	const refusal = page.locator('.refusal:not([data-old])');
	const left = page.getByRole('button', { name: /^(Leave it|Close)$/ });
	await refusal.or(left).first().waitFor();
	return (await left.isVisible()) ? 'opened' : 'refused';
};

/** Opens so many hostile files on the screen of the built app. */
export const picked = async (folder: string, files: number, seed: number) => {
	const tally = { files: 0, refused: 0, opened: 0, added: 0 };
	const wrong: string[] = [];
	const host = await serve(folder);
	const browser = await browserType.launch(chromium);
	const home = await mkdtemp(join(tmpdir(), 'fuzz-'));
	try {
		const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
		let at = '';
		page.on('pageerror', ({ message }) => wrong.push(`${at}: ${message}`));
		page.on('console', (told) => {
			if (told.type() === 'error') wrong.push(`${at}: ${told.text()}`);
		});
		await page.goto(`${host.url}settings/data`);
		await page.locator('input[type=file]').waitFor({ state: 'attached' });
		for (let n = 0; n < files; n++) {
			const { kind, text } = hostileFile(chanceOf(seed + n));
			at = `${kind}, seed ${seed + n}`;
			const path = join(home, 'file.json');
			await writeFile(path, text);
			const before = await counted(page);
			const came = await chosen(page, path);
			if ((await counted(page)) !== before) wrong.push(`${at}: ${came}, and something changed`);
			tally.files += 1;
			tally[came] += 1;
			if (came === 'refused') continue;
			const add = page.getByRole('button', { name: /^Add / });
			if (tally.opened % ADDED === 0 && (await add.isVisible())) {
				await add.click();
				tally.added += 1;
			} else await page.getByRole('button', { name: /^(Leave it|Close)$/ }).click();
			await page.locator('input[type=file]').waitFor({ state: 'attached' });
		}
	} finally {
		await browser.close();
		await host.close();
		await rm(home, { recursive: true });
	}
	return { ...tally, wrong };
};
