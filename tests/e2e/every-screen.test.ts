import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, listen, test, type Host } from './harness.ts';
import { axe, cutOff, inEnglish, THEMES, tooFine, tooSmall, tooWide, wear } from './look.ts';
import { STOPS, type Stop } from './routes.ts';

/** Where the pictures go, one for each stop and theme: to be looked at, not to be compared. */
const SHOTS = 'test-results/screens';

async function open(stop: Stop, page: Page, host: Host): Promise<void> {
	const path = typeof stop.path === 'string' ? stop.path : await stop.path(page, host.url);
	await page.goto(host.url + path);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await stop.arrange?.(page);
}

test.describe('looked at', () => {
	// axe is injected, which the app's own policy forbids; without a worker every page comes from the host.
	test.use({ bypassCSP: true, serviceWorkers: 'block' });

	for (const stop of STOPS) {
		test(`${stop.name}: axe, 48 px, 360 px wide, 200 % text, other words`, async ({
			page,
			host
		}) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await open(stop, page, host);

			await mkdir(SHOTS, { recursive: true });
			for (const theme of THEMES) {
				await wear(page, theme);
				// As tall as its content: nothing hides under the dock, and axe sees every target whole.
				const tall = await page.evaluate(() => document.documentElement.scrollHeight);
				await page.setViewportSize({ width: 390, height: Math.max(tall, 844) });
				await page.screenshot({ path: `${SHOTS}/${stop.name}-${theme}.png` });
				expect.soft(await axe(page), `axe, ${theme}`).toEqual([]);
			}
			expect.soft(await tooSmall(page), 'smaller than 48 px').toEqual([]);
			expect.soft(await tooFine(page), 'smaller than 13 px').toEqual([]);

			await page.setViewportSize({ width: 360, height: 740 });
			expect.soft(await tooWide(page), 'too wide at 360 px').toEqual([]);
			expect.soft(await cutOff(page), 'cut off at 360 px').toEqual([]);

			await page.setViewportSize({ width: 390, height: 844 });
			await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
			await page.screenshot({ path: `${SHOTS}/${stop.name}-large-text.png`, fullPage: true });
			expect.soft(await tooWide(page), 'too wide at 200 % text').toEqual([]);
			expect.soft(await cutOff(page), 'cut off at 200 % text').toEqual([]);

			if (stop.arrange) return;
			const address = new URL(page.url());
			address.searchParams.set('pseudo', '');
			await page.goto(address.href);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect.poll(() => inEnglish(page), 'said past the catalogue').toEqual([]);
			expect.soft(await tooWide(page), 'too wide with longer words').toEqual([]);
		});
	}
});

test.describe('under the policy', () => {
	for (const stop of STOPS.filter(({ alike }) => !alike)) {
		test(`${stop.name}: nothing blocked, no error, no other host`, async ({
			page,
			context,
			host
		}) => {
			const heard = await listen(context, host);
			await open(stop, page, host);
			await page.waitForLoadState('networkidle');
			expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
		});
	}

	test('an injected script does not run, and is heard', async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await page.goto(host.url);
		await page.evaluate(() => {
			const script = document.createElement('script');
			try {
				script.textContent = 'document.title = "taken"';
				document.head.append(script);
			} catch {
				// Trusted Types refuse the text already.
			}
		});
		await expect.poll(() => heard.policy.length).toBeGreaterThan(0);
		expect(await page.title()).not.toBe('taken');
	});
});
