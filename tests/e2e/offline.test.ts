import { expect, installed, kept as test } from './harness.ts';

test('after one visit everything opens without host or signal', async ({ context, page, host }) => {
	await page.goto(host.url);
	await installed(page);
	await host.close();
	await context.setOffline(true);

	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	// A browser that can hands the start page and its files out before the worker is awake.
	const sources = () =>
		page.evaluate(() =>
			['navigation', 'resource']
				.flatMap((type) => performance.getEntriesByType(type))
				.map((entry) => entry.toJSON().workerMatchedSourceType as string | undefined)
		);
	// The app is asked for once the page is seen.
	await expect.poll(async () => (await sources()).slice(0, 2)).toEqual(['cache', 'cache']);

	const deep = await page.goto(`${host.url}about`);
	expect(deep?.fromServiceWorker()).toBe(true);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	// The page that the worker has put together has its drawings and its styles.
	const drawn = await page.locator('use').first().getAttribute('href');
	await expect(page.locator(`symbol${drawn}`)).toHaveCount(1);
	expect(
		await page
			.locator('svg')
			.first()
			.evaluate((svg) => svg.getBoundingClientRect().width)
	).toBe(24);

	const tab = await context.newPage();
	await tab.goto(`${host.url}?from=home-screen`);
	await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing for later is fetched while the first tap may be made', async ({ page, host }) => {
	const early: string[] = [];
	page.on('request', (request) => early.push(request.url()));
	await page.goto(host.url, { waitUntil: 'load' });
	await page.waitForTimeout(300);
	expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
	expect(early.filter((url) => url.endsWith('service-worker.js'))).toEqual([]);
});
