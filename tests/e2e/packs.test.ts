import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFolder } from '../tools/steps.mjs';
import { expect, kept, test } from './harness.ts';

const chunks = join(buildFolder, '_app/immutable/chunks');
const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;

/** The most that the first load may weigh, in bytes of JavaScript, gzipped: 1.6 times the least SvelteKit page. */
const FIRST_LOAD = 48_220;
/** The most that the start page itself may weigh, with its styles and drawings, in bytes, gzipped. */
const FIRST_PAGE = 16_500;
/** The most files in which the table comes, and the most that they may weigh, in bytes, gzipped. */
const FILES = 40;
const TABLE = 406_150;
/** The most that a game on the map weighs, with the board under it; the goal is 150,000. May only shrink. */
const MAP_GAME = 185_600;

test('the first load is light: a page and one file', () => {
	// What a tap asks for is named in the page, and fetched only then.
	const page = readFileSync(join(buildFolder, 'index.html'), 'utf8').replace(
		/<link rel="later"[^>]*>/g,
		''
	);
	const scripts = new Set([...page.matchAll(/_app\/immutable\/[\w/.-]+\.js/g)].map(([url]) => url));
	const asked = [...scripts].filter((url) => !url.includes('/nodes/'));
	expect(asked).toHaveLength(1);
	const [first = ''] = readFileSync(join(buildFolder, asked[0] ?? ''), 'utf8').split('\n');
	expect(first).toBe('//# allFunctionsCalledOnLoad');
	expect(asked.reduce((sum, url) => sum + gzipped(join(buildFolder, url)), 0)).toBeLessThan(
		FIRST_LOAD
	);
	expect(gzipped(join(buildFolder, 'index.html'))).toBeLessThan(FIRST_PAGE);
});

test('no pack leans on one that comes after it, and the table on none', () => {
	const worker = readFileSync(new URL('../../src/service-worker.ts', import.meta.url), 'utf8');
	const [, list = ''] = /ORDER = \[([^\]]*)\]/.exec(worker) ?? [];
	const order = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
	expect(order.length).toBeGreaterThan(5);
	const place = (name = 'table'): number =>
		name === 'table' ? -1 : order.includes(name) ? order.indexOf(name) : order.length;
	let leaning = 0;
	for (const file of readdirSync(chunks)) {
		const [, name] = /^pack-(\w+)\./.exec(file) ?? [];
		const text = readFileSync(join(chunks, file), 'utf8');
		for (const [, other] of text.matchAll(/from ?["'`]\.\/pack-(\w+)\./g)) {
			leaning++;
			// A pack may come in two halves.
			if (other !== name)
				expect(place(other), `${file} leans on ${other}`).toBeLessThan(place(name));
		}
	}
	expect(leaning).toBeGreaterThan(3);
});

test('whoever plays one game on the map needs nothing of another', () => {
	for (const game of ['orel', 'whiteoctober']) {
		const needed = readdirSync(chunks).filter((file) =>
			['hex', 'board', game].some((pack) => file.startsWith(`pack-${pack}.`))
		);
		expect(needed).toHaveLength(4);
		const size = needed.reduce((sum, file) => sum + gzipped(join(chunks, file)), 0);
		expect(size, game).toBeLessThan(MAP_GAME);
	}
	const own = readdirSync(chunks).filter((file) => file.startsWith('pack-whiteoctober.'));
	const text = own.map((file) => readFileSync(join(chunks, file), 'utf8')).join('');
	// What stands on its screen from the start is there when it is.
	expect(
		['bp-levels', 'bp-inset', '{hexes} in reach'].filter((part) => !text.includes(part))
	).toEqual([]);
});

kept(
	'the table is ready in few files, then its packs follow by themselves',
	async ({ page, host }) => {
		await page.goto(host.url);
		await expect(page.getByText(/^Ready for offline/)).toBeVisible({ timeout: 30_000 });
		const table = await page.evaluate(async () => {
			const names = (await caches.keys()).filter((name) => /precache|first/.test(name));
			const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
			return held.flat().map(({ url }) => url);
		});
		expect(table.filter((url) => url.includes('/pack-'))).toEqual([]);
		expect(table.length).toBeGreaterThan(20);
		expect(table.length).toBeLessThanOrEqual(FILES);
		const sizes = await page.evaluate(
			(urls) =>
				Promise.all(
					urls.map(async (url) => {
						const body = (await caches.match(url, { ignoreVary: true }))?.body;
						const packed = body?.pipeThrough(new CompressionStream('gzip'));
						return (await new Response(packed).arrayBuffer()).byteLength;
					})
				),
			table
		);
		expect(sizes.every((size) => size > 20)).toBe(true);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(TABLE);

		await page.getByRole('link', { name: 'Settings' }).click();
		const parts = page.locator('section', {
			has: page.getByRole('heading', { name: 'Parts of the app' })
		});
		await expect(parts.getByText('Triumph of Chaos')).toBeVisible();
		await expect(parts.getByText('on its way')).toHaveCount(0, { timeout: 30_000 });
		const packs = new Set(readdirSync(chunks).flatMap((name) => /^pack-\w+/.exec(name) ?? []));
		expect(packs.size).toBeGreaterThan(5);
		await expect(parts.getByText('ready', { exact: true })).toHaveCount(packs.size);
	}
);

test('a tap on a part that is not there yet waits for it and says so, or says why it cannot', async ({
	page,
	host
}) => {
	const reference = '**/pack-reference.*.js';
	let come = (): void => undefined;
	const late = new Promise<void>((done) => (come = done));
	await page.route(reference, async (route) => {
		await late;
		await route.continue();
	});
	await page.goto(host.url);
	await page.getByRole('link', { name: 'Rules', exact: true }).click();
	const waits = page.getByText('On its way');
	await expect(waits).toBeVisible();
	// In sight, not behind the bar: a finger would meet it.
	await waits.click({ trial: true });
	come();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await expect(waits).toBeHidden();

	await page.route('**/pack-chaos.*.js', (route) => route.abort());
	await page.goto(host.url);
	await page.getByRole('link', { name: 'Triumph of Chaos' }).click();
	await expect(page.getByRole('alert')).toContainText('Nothing that you have kept is lost');
	await page.unroute('**/pack-chaos.*.js');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Triumph of Chaos');
});
