import type { Page } from '@playwright/test';
import { expect, installed, kept, test } from './harness.ts';

/** The app comes only when the returned function is called. */
const asleep = async (page: Page): Promise<() => void> => {
	let wake = (): void => undefined;
	const awake = new Promise<void>((resolve) => (wake = resolve));
	await page.route('**/_app/immutable/**/*.js', async (route) => {
		await awake;
		await route.continue();
	});
	return wake;
};
/** What is seen of the screen: what stands where, in which words and looks. */
const looks = (page: Page) =>
	page.evaluate(() => {
		const dock = document.querySelector('.dock');
		const end = dock?.getBoundingClientRect().top ?? innerHeight;
		return [...document.querySelectorAll('.app *')].flatMap((part) => {
			const { x, y, width, height } = part.getBoundingClientRect();
			const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
			const words = own.map((node) => node.textContent?.trim()).join('');
			const isPart = height > 0 && (part.childElementCount === 0 || words !== '');
			if (!isPart || (y + height > end && !dock?.contains(part))) return [];
			const place = [x, y, width, height].map(Math.round);
			return [`${part.tagName} ${place.join(' ')} ${words} ${part.getAttribute('class') ?? ''}`];
		});
	});
const chancesOn = (page: Page) => page.locator('[data-chances]');
const row = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

test('a tap before the app is awake is followed without loading the page anew', async ({
	page,
	host
}) => {
	const wake = await asleep(page);
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

for (const [width, height, colorScheme] of [
	[390, 844, 'dark'],
	[1280, 800, 'light']
] as const)
	test(`a calculator looks the same before the app is awake and after: ${width}, ${colorScheme} @deep`, async ({
		page,
		host
	}) => {
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ colorScheme });
		for (const slug of ['small-arms-fire', 'leadership', 'melee', 'unit-morale']) {
			const wake = await asleep(page);
			await page.goto(host.url, { waitUntil: 'commit' });
			await page.locator(`a[href$="/roll/${slug}"]`).first().click();
			await expect(chancesOn(page)).toBeVisible();
			const before = await looks(page);
			const title = await page.title();
			wake();
			await page.waitForFunction(() => window.entered?.taken);
			await page.waitForFunction(() => localStorage.getItem('tachanka:usual') === 'yes');
			expect(await looks(page), slug).toEqual(before);
			expect(await page.title()).toBe(title);
			await page.goBack();
			await expect(row(page, 'Small-arms fire')).toBeVisible();
			await page.unrouteAll({ behavior: 'ignoreErrors' });
		}
	});

test('what is pressed on it is done once the app is awake, and no second tap is pressed', async ({
	page,
	host
}) => {
	const wake = await asleep(page);
	await page.goto(host.url, { waitUntil: 'commit' });
	await row(page, 'Small-arms fire').click();
	const far = page.getByRole('button', { name: /^Long, Open/ });
	const near = page.getByRole('button', { name: /^Point blank, Open/ });
	const key = await far.boundingBox();
	if (!key) throw new Error('There is no key to press.');
	const [x, y] = [key.x + key.width / 2, key.y + key.height / 2];

	// Now the row is where the key will be.
	await page.goBack();
	const place = await row(page, 'Small-arms fire').boundingBox();
	await page.evaluate((by) => scrollBy(0, by), (place?.y ?? 0) + 20 - y);
	// The second tap is given within the page: from without a busy machine carries it too late to be a second one.
	const second = page.evaluate(
		(at) =>
			new Promise<string | null>((done) => {
				const again = (): unknown => {
					if (!window.entered?.shown) return requestAnimationFrame(again);
					const hit = document.elementFromPoint(at.clientX, at.clientY)?.closest('button');
					hit?.dispatchEvent(
						new MouseEvent('click', { ...at, bubbles: true, cancelable: true, detail: 1 })
					);
					return done(hit?.ariaLabel ?? null);
				};
				again();
			}),
		{ clientX: x, clientY: y }
	);
	await page.touchscreen.tap(x, y);
	expect(await second, 'the key under the finger').toMatch(/^Long, Open/);
	await expect(chancesOn(page)).toBeVisible();
	expect(await page.evaluate(() => window.presses?.length)).toBe(0);
	await page.waitForTimeout(500);
	await near.tap();
	wake();
	await expect(near).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByRole('button', { name: 'Roll for me' })).toBeEnabled();
});

test('where the owner has changed something, the app draws it @deep', async ({ page, host }) => {
	const drawn: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/drawn/')) drawn.push(request.url());
	});
	const tapped = async (): Promise<number> => {
		const before = drawn.length;
		const wake = await asleep(page);
		await page.goto(host.url, { waitUntil: 'commit' });
		await row(page, 'Small-arms fire').click();
		wake();
		await expect(chancesOn(page)).toBeVisible();
		await page.waitForLoadState('networkidle');
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		return drawn.length - before;
	};
	expect(await tapped(), 'nothing is on this phone').toBe(1);
	expect(await tapped(), 'nothing of the owner’s is').toBe(1);

	await page.goto(`${host.url}rules/house#R18`);
	await page.getByRole('radio', { name: 'It counts.' }).check();
	await expect(page.getByRole('button', { name: /^Reset/ })).toBeVisible();
	expect(await tapped(), 'a ruling is').toBe(0);
	expect(await tapped(), 'and is known to be').toBe(0);

	await page.goto(`${host.url}rules/house#R18`);
	await page.getByRole('button', { name: /^Reset/ }).click();
	await expect(page.getByRole('radio', { name: 'It counts.' })).not.toBeChecked();
	expect(await tapped(), 'nobody knows yet').toBe(0);
	expect(await tapped(), 'all is as it was').toBe(1);
});

test('where the app does not wake, the tap is followed all the same', async ({ page, host }) => {
	await page.route('**/_app/immutable/**/*.js', (route) => route.abort());
	await page.goto(host.url, { waitUntil: 'commit' });
	await page.getByRole('link', { name: 'Small-arms fire' }).first().click();
	await page.waitForURL('**/roll/small-arms-fire', { timeout: 15_000 });
	await expect(chancesOn(page)).toBeVisible();
});

test('where the looks of other screens cannot be had, a screen comes as a page of its own @deep', async ({
	page,
	host
}) => {
	await page.route('**/looks/*.json', (route) => route.abort());
	await page.goto(host.url);
	await page.getByRole('link', { name: 'Settings' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
	await expect(page.locator('link[rel=more]')).toHaveCount(0);
	await expect(page.locator('symbol#drawn-tank')).toHaveCount(1);
});

test('whoever goes forth again before the app is awake gets there', async ({ page, host }) => {
	await page.goto(host.url);
	await row(page, 'Small-arms fire').click();
	await expect(chancesOn(page)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(host.url);
	const wake = await asleep(page);
	await page.reload({ waitUntil: 'commit' });
	await expect(row(page, 'Small-arms fire')).toBeVisible();
	await page.evaluate(() => history.forward());
	await expect(page).toHaveURL(/\/roll\/small-arms-fire$/);
	wake();
	await expect(chancesOn(page)).toBeVisible();
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
				// Whoever goes back before the app is awake loads the page again, and taps nothing there.
				if (sessionStorage['tapped']) return;
				sessionStorage['tapped'] = 'yes';
				link.click();
			});
		});
		const chances = page.locator('[data-chances]');
		await page.goto(host.url, { waitUntil: 'commit' });
		await expect(chances).toBeVisible();
		await expect(page.locator('main')).toHaveCount(1);
		const sources = await page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.filter(({ name }) => name.includes('/drawn/'))
				.map((entry) => entry.toJSON().workerMatchedSourceType as string | undefined)
		);
		expect(sources, 'the build’s drawing is handed out before the worker is awake').toEqual([
			'cache'
		]);
		await expect(page).toHaveURL(/\/roll\/small-arms-fire$/);

		await page.goBack();
		await expect(page).toHaveURL(host.url);
		await expect(page.getByRole('link', { name: 'Melee' }).first()).toBeVisible();
		await page.goForward();
		await expect(chances).toBeVisible();
	}
);
