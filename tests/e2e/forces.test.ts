import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MAX_MEGABYTES } from '#lib/kernel/border/file.ts';
import { visit } from './follow.ts';
import { again, expect, test } from './harness.ts';

const tap = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) => page.locator('.toast');

/** What is saved, as text. */
const saved = async (page: Page): Promise<{ name: string; text: string }> => {
	const coming = page.waitForEvent('download');
	await tap(page, 'Save as a file');
	const download = await coming;
	const text = await readFile(await download.path(), 'utf8');
	return { name: download.suggestedFilename(), text };
};
const open = (page: Page, text: string, name = 'file.json'): Promise<void> =>
	page
		.locator('input[type=file]')
		.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** A Czech force of three units, built from nothing. */
const build = async (page: Page): Promise<void> => {
	await tap(page, 'New force');
	await tap(page, 'Czechs');
	await expect(title(page)).toHaveText('1st Hussite Division');
	await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Penza column');
	await expect(title(page)).toHaveText('Penza column');
	await tap(page, 'Add a unit');
	await tap(page, /^Infantry, heavy/);
	await tap(page, /^Field battery/);
	await tap(page, /^Armoured train/);
	await expect(toast(page)).toContainText('Orlík added');
	await tap(page, 'Done');
	await page.getByRole('link', { name: 'Edit 1st Jan Hus Regiment' }).click();
	await tap(page, /^Banner/);
	await tap(page, 'One more: Stands');
	await tap(page, 'One more: Stands');
	await expect(title(page).locator('xpath=following::p[1]')).toContainText('6 stands of 4');
	await page.getByRole('textbox', { name: 'Label' }).fill('17');
	await page.getByRole('link', { name: 'Done' }).click();
	await expect(title(page)).toHaveText('Penza column');
};

again(
	'a force is built, survives a reload, and is deleted and brought back',
	async ({ page, host }) => {
		await page.goto(`${host.url}forces`);
		await build(page);
		await page.reload();
		await expect(title(page)).toHaveText('Penza column');
		await expect(page.getByText('Force · 3 units · 38 figures')).toBeVisible();
		await expect(page.getByText('17 · 6 stands of 4 · heavy machine gun · banner')).toBeVisible();
		await expect(page.getByText('commander-in-chief · character not rolled')).toBeVisible();

		await tap(page, 'More');
		await tap(page, 'Delete');
		await expect(toast(page)).toContainText('Penza column deleted');
		await expect(page.getByText('No forces yet')).toBeVisible();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(page.getByRole('link', { name: /Penza column/ })).toBeVisible();

		await tap(page, 'More about Penza column');
		await tap(page, 'Delete');
		await expect(page.getByText('No forces yet')).toBeVisible();
		await page.reload();
		await expect(page.getByText('No forces yet')).toBeVisible();
		await visit(page, host.url, 'settings/data');
		await tap(page, 'Bring back Penza column');
		await expect(toast(page)).toContainText('Penza column is back');
		await visit(page, host.url, 'forces');
		await expect(page.getByRole('link', { name: /Penza column/ })).toBeVisible();
	}
);

test('the last change is taken back and made again, across its screens @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}forces`);
	await build(page);
	await page.getByRole('link', { name: 'Edit Orlík' }).click();
	await tap(page, 'More');
	await tap(page, 'Remove');
	await expect(toast(page)).toContainText('Orlík removed');
	await expect(page.getByRole('link', { name: 'Edit Orlík' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('link', { name: 'Edit Orlík' })).toBeVisible();
	await page.getByRole('button', { name: 'Redo' }).click();
	await expect(page.getByRole('link', { name: 'Edit Orlík' })).toHaveCount(0);
	await page.reload();
	await expect(page.getByText('Force · 2 units')).toBeVisible();
});

test('units move by the arrow keys, and the focus goes with them @deep', async ({ page, host }) => {
	await page.goto(`${host.url}forces`);
	await build(page);
	const units = () => page.getByRole('link', { name: /Edit / });
	const handle = page.getByRole('button', { name: 'Move 1st Jan Hus Regiment', exact: true });
	await handle.focus();
	await page.keyboard.press('ArrowDown');
	await expect(units().first()).toHaveAccessibleName(/Edit Jan Žižka Artillery$/);
	await expect(handle).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(units().last()).toHaveAccessibleName(/Edit 1st Jan Hus Regiment$/);
	await page.reload();
	await expect(units().last()).toHaveAccessibleName(/Edit 1st Jan Hus Regiment$/);
});

test('a character stays covered until it is tapped @deep', async ({ page, host }) => {
	await page.goto(`${host.url}forces`);
	await build(page);
	await tap(page, /^Edit Stanislav/);
	await tap(page, /^Roll for me/);
	await expect(page.getByText('Covered', { exact: true })).toBeVisible();
	await tap(page, 'Done');
	await expect(page.getByText('commander-in-chief · character covered')).toBeVisible();
	await tap(page, /^Show the character of/);
	await expect(
		page.getByText(/commander-in-chief · (Fanatic|Committed|Normal|Efficient|Coward)/)
	).toBeVisible();
	await page.reload();
	await expect(page.getByText('commander-in-chief · character covered')).toBeVisible();
});

test('a force goes out as a file and comes in again; what differs comes beside @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}forces`);
	await build(page);
	await tap(page, 'More');
	await page.getByRole('link', { name: 'Save or send as a file' }).click();
	await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue(/^force\//);
	const { name, text } = await saved(page);
	expect(name).toMatch(/^tachanka-penza-column-\d{4}-\d\d-\d\d\.json$/);

	await open(page, text, name);
	await expect(page.getByText('is here already')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
	await tap(page, 'Close');

	await page.getByRole('link', { name: 'Back' }).click();
	await expect(title(page)).toHaveText('Penza column');
	await page.goto(`${host.url}forces`);
	await tap(page, 'More about Penza column');
	await tap(page, 'Delete');
	await expect(page.getByText('No forces yet')).toBeVisible();
	await page.goto(`${host.url}settings/data`);
	await open(page, text, name);
	await expect(
		page.getByText('was deleted here, and comes back · 3 units · 38 figures')
	).toBeVisible();
	await tap(page, 'Add 1 force');
	await expect(toast(page)).toContainText('1 force added');

	await open(page, text.replace('Penza column', 'Penza group'), name);
	await expect(page.getByText(/this comes as a copy/)).toBeVisible();
	await tap(page, 'Add 1 force');
	await expect(page.getByRole('button', { name: 'Add 1 force' })).toHaveCount(0);
	await page.goto(`${host.url}forces`);
	await expect(page.getByRole('link', { name: /Penza column/ })).toBeVisible();
	await expect(page.getByRole('link', { name: /Penza group \(2\)/ })).toBeVisible();
});

test('files that cannot be read say why, and change nothing @deep', async ({
	page,
	host
}, info) => {
	await page.goto(`${host.url}forces`);
	await tap(page, 'Add two example forces');
	await expect(page.getByRole('link', { name: /1st Corps/ })).toBeVisible();
	await page.goto(`${host.url}settings/data`);
	const { text } = await saved(page);
	const bad: readonly (readonly [string, RegExp])[] = [
		['', /The file is empty/],
		['Dear diary', /not from this app/],
		['{"app":"another","version":1}', /not from this app/],
		[text.slice(0, 3000), /This is broken/],
		[text.replace(/"form": \d+/, '"form": 99'), /newer version of this app/],
		[text.replace('"camp": "red"', '"camp": "blue"'), /At documents\.0\.body\.camp/],
		[text.replace('"id": "', '"ID": "'), /At documents\.0\.body\.id: this is missing/]
	];
	const refused = async (sentence: RegExp): Promise<void> => {
		await expect(page.locator('.refusal')).toContainText(sentence);
		await expect(page.locator('.refusal')).toContainText('Nothing was changed');
	};
	for (const [content, sentence] of bad) {
		await open(page, content);
		await refused(sentence);
	}
	const large = info.outputPath('large.json');
	await writeFile(large, text + ' '.repeat((MAX_MEGABYTES + 25) * 1024 * 1024));
	await page.locator('input[type=file]').setInputFiles(large);
	await refused(/The file is \d+ MB; this app reads up to \d+ MB/);
	const { text: after } = await saved(page);
	expect(after).toBe(text);
});

test('a file is handed to the share sheet, as text where JSON is refused @deep', async ({
	page,
	host
}) => {
	await page.addInitScript(() => {
		const shared: string[] = [];
		Object.assign(window, { shared });
		Object.assign(navigator, {
			canShare: ({ files }: { files: File[] }) => files.every(({ type }) => type === 'text/plain'),
			share: async ({ files }: { files: File[] }) => {
				for (const file of files) shared.push(file.name, await file.text());
			}
		});
	});
	await page.goto(`${host.url}forces`);
	await tap(page, 'Add two example forces');
	await expect(page.getByRole('link', { name: /1st Corps/ })).toBeVisible();
	await page.goto(`${host.url}settings/data`);
	await tap(page, 'Send the file');
	await expect(toast(page)).toContainText(/Handed over: tachanka-forces-.*\.txt/);
	const [name, text] = await page.evaluate(
		() => (window as unknown as { shared: string[] }).shared
	);
	expect(name).toMatch(/\.txt$/);
	expect(text).toBe((await saved(page)).text);
});
