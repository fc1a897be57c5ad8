import { mkdir } from 'node:fs/promises';
import { expect, listen, test } from './harness.ts';
import { axe, cutOff, THEMES, tooSmall, tooWide, wear } from './look.ts';
import { STOPS } from './routes.ts';

/** Where the pictures go, one for each stop and theme: to be looked at, not to be compared. */
const SHOTS = 'test-results/screens';

test.describe('looked at', () => {
	// axe is injected, which the app's own policy forbids; without a worker every page comes from the host.
	test.use({ bypassCSP: true, serviceWorkers: 'block' });

	for (const stop of STOPS) {
		test(`${stop.name}: axe, 48 px, 360 px wide, 200 % text`, async ({ page, host }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto(host.url + stop.path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await stop.arrange?.(page);

			await mkdir(SHOTS, { recursive: true });
			for (const theme of THEMES) {
				await wear(page, theme);
				await page.screenshot({ path: `${SHOTS}/${stop.name}-${theme}.png`, fullPage: true });
				expect.soft(await axe(page), `axe, ${theme}`).toEqual([]);
			}
			expect.soft(await tooSmall(page), 'smaller than 48 px').toEqual([]);

			await page.setViewportSize({ width: 360, height: 740 });
			expect.soft(await tooWide(page), 'too wide at 360 px').toEqual([]);
			expect.soft(await cutOff(page), 'cut off at 360 px').toEqual([]);

			await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
			await page.screenshot({ path: `${SHOTS}/${stop.name}-large-text.png`, fullPage: true });
			expect.soft(await tooWide(page), 'too wide at 200 % text').toEqual([]);
			expect.soft(await cutOff(page), 'cut off at 200 % text').toEqual([]);
		});
	}
});

test.describe('under the policy', () => {
	for (const stop of STOPS) {
		test(`${stop.name}: nothing blocked, no error, no other host`, async ({
			page,
			context,
			host
		}) => {
			const heard = await listen(context, host);
			await page.goto(host.url + stop.path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await stop.arrange?.(page);
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
