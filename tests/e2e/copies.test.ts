import type { Page } from '@playwright/test';
import { begun, phase } from './durable.ts';
import { expect, listen, test } from './harness.ts';
import { picture } from './picture.ts';

/** A folder of the browser's own in the place of one that the owner would pick. */
const lend = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		Object.defineProperty(globalThis, 'showDirectoryPicker', {
			value: async () =>
				(await navigator.storage.getDirectory()).getDirectoryHandle('Copies', { create: true })
		});
	});
};

interface Copy {
	readonly journals: readonly {
		readonly entries: readonly unknown[];
		readonly photos?: readonly { readonly about: { readonly caption: string } }[];
	}[];
}
/** The copies in the folder, the oldest first; each opens. */
const copies = (page: Page): Promise<readonly Copy[]> =>
	page.evaluate(async () => {
		const folder = await (
			await navigator.storage.getDirectory()
		).getDirectoryHandle('Copies', { create: true });
		const found: [string, Copy][] = [];
		for await (const name of folder.keys()) {
			// What is still being written has a name of its own until it is whole.
			if (!name.endsWith('.json')) continue;
			const text = await folder
				.getFileHandle(name)
				.then((handle) => handle.getFile())
				.then((file) => file.text())
				.catch(() => '');
			if (text) found.push([name, JSON.parse(text) as Copy]);
		}
		return found.sort(([a], [b]) => a.localeCompare(b)).map(([, copy]) => copy);
	});
const lines = async (page: Page): Promise<readonly number[]> =>
	(await copies(page)).map(({ journals }) => journals[0]?.entries.length ?? 0);

test('a copy goes into the folder at once, after a turn, and on leaving; the last ten stay @deep', async ({
	page,
	context,
	host
}) => {
	test.slow();
	const heard = await listen(context, host);
	await lend(page);
	const address = await begun(page, host);
	await page.goto(`${host.url}settings/data`);
	await page.getByRole('button', { name: 'Choose a folder' }).click();
	await expect(page.getByText(/a copy goes into Copies. The last one:/)).toBeVisible();
	await expect.poll(() => lines(page)).toEqual([1]);

	await page.goto(address);
	await phase(page, 7);
	await page.getByRole('button', { name: /^End turn/ }).click();
	const anyway = page.getByRole('button', { name: /^Close anyway/ }).first();
	const turned = page.getByRole('heading', { level: 1, name: /White turn/ });
	await expect(anyway.or(turned).first()).toBeVisible();
	if (await anyway.isVisible()) await anyway.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/White turn/);
	await expect.poll(async () => (await lines(page)).at(-1)).toBe(3);

	await phase(page, 3);
	await page.getByRole('link', { name: 'All battles' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Battles');
	await expect.poll(async () => (await lines(page)).at(-1)).toBe(4);

	await page.goto(`${host.url}settings/data`);
	await expect(page.getByText(/The last one:/)).toBeVisible();
	const now = page.getByRole('button', { name: 'Copy now' });
	for (let n = 0; n < 11; n++) {
		await page.waitForTimeout(1050);
		await now.click();
	}
	await expect.poll(async () => (await copies(page)).length).toBe(10);
	await page.getByRole('button', { name: 'No more copies' }).click();
	await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
	expect(await copies(page)).toHaveLength(10);
	expect(heard.policy).toEqual([]);
	expect(heard.errors).toEqual([]);
});

test('a photo and a caption changed later go into the folder on leaving, though no line was written @deep', async ({
	page,
	host
}) => {
	await lend(page);
	const address = await begun(page, host);
	await page.goto(`${host.url}settings/data`);
	await page.getByRole('button', { name: 'Choose a folder' }).click();
	await expect(page.getByText(/The last one:/)).toBeVisible();
	const captions = async (): Promise<readonly string[]> =>
		(await copies(page)).flatMap(({ journals }) =>
			journals.flatMap(({ photos = [] }) => photos.map(({ about }) => about.caption))
		);
	const leave = async (): Promise<void> => {
		await page.getByRole('link', { name: 'Back to the battle' }).click();
		await page.getByRole('link', { name: 'All battles' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Battles');
	};
	const captioned = async (from: RegExp, to: string): Promise<void> => {
		await page.getByRole('button', { name: from }).click();
		await page.getByRole('textbox', { name: 'Caption' }).fill(to);
		await page.getByRole('button', { name: 'Done' }).click();
		await expect(page.getByRole('button', { name: `Open: ${to}` })).toBeVisible();
	};

	await page.goto(`${address}/photos`);
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles(await picture(page));
	await captioned(/^Open: Photo/, 'The bridge at noon');
	await leave();
	await expect.poll(captions).toEqual(['The bridge at noon']);

	await page.goto(`${address}/photos`);
	await captioned(/^Open: The bridge/, 'The bridge burns');
	await leave();
	await expect.poll(captions).toEqual(['The bridge burns']);
});

test('after the browser forgot its owner’s word the folder waits for it', async ({
	page,
	host
}) => {
	await lend(page);
	await page.addInitScript(() => {
		const rights = FileSystemDirectoryHandle.prototype as unknown as Record<string, unknown>;
		rights['queryPermission'] = async () => sessionStorage.getItem('rights') ?? 'granted';
		rights['requestPermission'] = async () => {
			sessionStorage.setItem('rights', 'granted');
			return 'granted';
		};
	});
	await begun(page, host);
	await page.goto(`${host.url}settings/data`);
	await page.getByRole('button', { name: 'Choose a folder' }).click();
	await expect(page.getByText(/The last one:/)).toBeVisible();
	await page.evaluate(() => sessionStorage.setItem('rights', 'prompt'));
	await page.reload();
	await expect(page.getByText(/Copies is waiting for your permission/)).toBeVisible();
	await page.getByRole('button', { name: 'Allow it again' }).click();
	await expect(page.getByText(/a copy goes into Copies/)).toBeVisible();
});

test('where no folder is lent the page says so @deep', async ({ page, host }) => {
	await page.addInitScript(() => {
		Object.defineProperty(globalThis, 'showDirectoryPicker', { value: undefined });
	});
	await page.goto(`${host.url}settings/data`);
	await expect(page.getByText(/This browser does not let apps use a folder/)).toBeVisible();
});
