import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '../tools/chromium.mjs';
import { begun, expectPhase, lost, outside, phase, tapPhase } from './durable.ts';
import { again, expect, installed, kept, listen, test } from './harness.ts';

kept(
	'a database the browser lost comes back from the files, without signal too',
	async ({ context, page, host }) => {
		const heard = await listen(context, host);
		const address = await begun(page, host);
		await phase(page, 4);
		await page.goto(host.url);
		await installed(page);
		await host.close();
		await context.setOffline(true);

		await lost(page, host);
		await page.goto(address);
		await expectPhase(page, 4);
		await page.goto(`${host.url}forces`);
		await expect(page.getByRole('link', { name: /Reds|Whites/ })).toHaveCount(2);
		expect(heard.policy).toEqual([]);
		expect(heard.foreign).toEqual([]);
	}
);

again(
	'of two tabs one writes, the other follows and can take over',
	async ({ context, page, host }) => {
		const address = await begun(page, host);
		const other = await context.newPage();
		await other.goto(address);
		const takeOver = (tab: Page) => tab.getByRole('button', { name: 'Play on here' });
		await expect(takeOver(other)).toBeVisible();
		await expect(takeOver(page)).toBeHidden();

		await phase(page, 3);
		await expectPhase(other, 3);
		await tapPhase(other, 5);
		await expect(other.getByText('Another tab plays this game. Nothing was changed')).toBeVisible();
		await expectPhase(other, 3);

		await takeOver(other).click();
		await expect(takeOver(page)).toBeVisible();
		await expect(takeOver(other)).toBeHidden();
		await phase(other, 6);
		await expectPhase(page, 6);
		await tapPhase(page, 2);
		await expectPhase(page, 6);

		await other.close();
		await expect(takeOver(page)).toBeHidden();
		await phase(page, 7);
		await page.reload();
		await expectPhase(page, 7);
		await page.goto(`${address}/log`);
		await expect(page.getByText('4 lines')).toBeVisible();
	}
);

test('what came back is said in one line, above any screen, until it is read @deep', async ({
	page,
	host
}) => {
	await begun(page, host);
	await lost(page, host);
	await page.goto(`${host.url}forces`);
	await expect(page.getByText(/The browser had lost 3 records/)).toBeVisible();
	await page.getByRole('button', { name: 'Understood' }).click();
	await expect(page.getByText(/The browser had lost/)).toBeHidden();
});

test('a full phone says so, changes nothing, and goes on when there is room', async ({
	playwright,
	host
}) => {
	// Only a profile on the disk counts what the files take.
	const profile = await mkdtemp(join(tmpdir(), 'tachanka-full-'));
	const context = await playwright.chromium.launchPersistentContext(profile, chromium);
	const page = await context.newPage();
	const address = await begun(page, host);
	await phase(page, 2);
	const session = await context.newCDPSession(page);
	const { origin } = new URL(host.url);
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
	await tapPhase(page, 5);
	await expect(page.getByText('Not kept')).toBeVisible();
	await expect(page.getByText(/The storage is full/)).toBeVisible();
	await expectPhase(page, 2);
	await page.reload();
	await expectPhase(page, 2);
	await session.send('Storage.overrideQuotaForOrigin', { origin });
	await phase(page, 3);
	await page.goto(`${address}/log`);
	await expect(page.getByText('3 lines')).toBeVisible();
	await context.close();
	await rm(profile, { recursive: true, force: true });
});

test('where nothing can be kept every screen says so, and none is white @deep', async ({
	page,
	host
}) => {
	await page.addInitScript(() => {
		const denied = () => {
			throw new DOMException('The operation is insecure.', 'SecurityError');
		};
		Object.defineProperty(indexedDB, 'open', { value: denied });
		Object.defineProperty(navigator.storage, 'getDirectory', { value: denied });
	});
	for (const path of ['forces', 'battles', 'battles/new', 'settings/data', 'battles/none']) {
		await page.goto(`${host.url}${path}`);
		await expect(page.getByText(/This browser window keeps nothing/).first()).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
	for (const path of ['', 'settings', 'roll/melee', 'rules']) {
		await page.goto(`${host.url}${path}`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
});

test('an old tab that holds the database keeps the app out, not what is kept @deep', async ({
	context,
	page,
	host
}) => {
	const address = await begun(page, host);
	await phase(page, 3);
	await lost(page, host);
	const old = await context.newPage();
	await outside(old, host);
	await old.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const request = indexedDB.open('tachanka', 1);
				request.onsuccess = () => resolve();
			})
	);
	await page.goto(`${host.url}forces`);
	await expect(page.getByText(/Another tab holds the storage/).first()).toBeVisible();

	await page.goto(`${host.url}settings/data`);
	const coming = page.waitForEvent('download', { timeout: 30_000 });
	await page.getByRole('button', { name: 'Save it as it is' }).click({ timeout: 25_000 });
	const text = await readFile(await (await coming).path(), 'utf8');
	expect(text).toContain(address.slice(-36));
	expect(JSON.parse(text)).toMatchObject({ database: null });

	await old.close();
	await page.goto(address);
	await expectPhase(page, 3);
});

test('a line neither copy can mend is left out, shown with its place, and stays @deep', async ({
	page,
	host
}) => {
	const address = await begun(page, host);
	for (const n of [2, 3, 4]) await phase(page, n);
	await outside(page, host);
	await page.evaluate(async (journal) => {
		const request = indexedDB.open('tachanka');
		const db = await new Promise<IDBDatabase>((resolve) => {
			request.onsuccess = () => resolve(request.result);
		});
		const writing = db.transaction('entries', 'readwrite');
		writing.objectStore('entries').put({ journal, place: 2, line: '{"kind":"nonsense"}' });
		await new Promise((resolve) => (writing.oncomplete = resolve));
		db.close();
		const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('tachanka');
		await folder.removeEntry(`journal-${journal}~0`);
	}, address.slice(-36));
	await page.goto(address);
	await expectPhase(page, 4);
	await expect(page.getByText('1 line of the log cannot be read.')).toBeVisible();
	await page.goto(`${host.url}settings/data`);
	await page.getByRole('button', { name: 'Look through all' }).click();
	await expect(page.getByText(/Battle of .+, line 3/)).toBeVisible();
	await expect(page.getByText('1 thing cannot be read.')).toBeVisible();
});

test('where the browser has no files everything is kept once, and the page says so @deep', async ({
	page,
	host
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined });
	});
	const address = await begun(page, host);
	await phase(page, 3);
	await page.reload();
	await expectPhase(page, 3);
	await page.goto(`${host.url}settings`);
	await expect(page.getByText('one: the database alone')).toBeVisible();
	await expect(page.getByText(/save a file now and then/)).toBeVisible();
	await page.goto(`${address}/log`);
	await expect(page.getByText('2 lines')).toBeVisible();
});
