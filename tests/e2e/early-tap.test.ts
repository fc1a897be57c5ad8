import { expect, installed, kept, test } from './harness.ts';

test('a tap before the app is awake is followed without loading the page anew', async ({
	page,
	host
}) => {
	let wake = (): void => undefined;
	const asleep = new Promise<void>((resolve) => (wake = resolve));
	await page.route('**/_app/immutable/**/*.js', async (route) => {
		await asleep;
		await route.continue();
	});
	const pages: string[] = [];
	page.on('request', (request) => {
		if (request.isNavigationRequest()) pages.push(request.url());
	});
	const asked = page.waitForRequest(/\/chunks\/roll\.[^/]*\.js$/);
	await page.goto(host.url, { waitUntil: 'commit' });
	await page.getByRole('link', { name: 'Small-arms fire' }).first().hover();
	await page.mouse.down();
	// What the tap needs is asked for before the app is there to do so, and before the finger lifts.
	await asked;
	await page.mouse.up();
	wake();
	await expect(page.locator('[data-chances]')).toBeVisible();
	expect(pages).toEqual([host.url]);
});

test('where the app does not wake, the tap is followed all the same', async ({ page, host }) => {
	await page.route('**/_app/immutable/**/*.js', (route) => route.abort());
	await page.goto(host.url, { waitUntil: 'commit' });
	await page.getByRole('link', { name: 'Small-arms fire' }).first().click();
	await page.waitForURL('**/roll/small-arms-fire', { timeout: 15_000 });
});

test('what lies below the first screen is laid out later, and takes the same room before', async ({
	page,
	host
}) => {
	// A browser counts a screen and a half beyond this one as near.
	await page.setViewportSize({ width: 390, height: 400 });
	await page.goto(host.url);
	const seen = await page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		const rows = [...document.querySelectorAll<HTMLElement>('.tt .row')];
		const later = rows.filter(
			(row) => !row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
		);
		const before = later.map((row) => row.offsetHeight);
		for (const row of rows) row.style.contentVisibility = 'visible';
		return { all: rows.length, before, after: later.map((row) => row.offsetHeight) };
	});
	expect(seen.before.length).toBeGreaterThan(seen.all / 3);
	expect(seen.after).toEqual(seen.before);
});

kept(
	'where the files are on the phone, the tap is followed at once, and leads back and forth',
	async ({ page, context, host }) => {
		await page.goto(host.url);
		await installed(page);
		await page.reload();
		await context.setOffline(true);
		await page.addInitScript(() => {
			const watch = setInterval(() => {
				const link = document.querySelector<HTMLElement>('a[href$="/roll/small-arms-fire"]');
				if (!link) return;
				clearInterval(watch);
				link.click();
			});
		});
		const chances = page.locator('[data-chances]');
		await page.goto(host.url, { waitUntil: 'commit' });
		await expect(chances).toBeVisible();
		await expect(page.locator('main')).toHaveCount(1);
		await expect(page).toHaveURL(/\/roll\/small-arms-fire$/);

		await page.goBack();
		await expect(page).toHaveURL(host.url);
		await expect(page.getByRole('link', { name: 'Melee' }).first()).toBeVisible();
		await page.goForward();
		await expect(chances).toBeVisible();
	}
);
