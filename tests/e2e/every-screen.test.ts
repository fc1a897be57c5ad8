import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEEP } from '../random.ts';
import { expect, listen, test } from './harness.ts';
import { axe } from './axe.ts';
import {
	cutOff,
	inEnglish,
	inLetters,
	inPseudo,
	rawIds,
	type Theme,
	THEMES,
	tooFine,
	tooSmall,
	tooWide,
	wear
} from './look.ts';
import { open, shared } from './phone.ts';
import { STOPS } from './routes.ts';

/** Where the pictures go, one for each stop and theme: to be looked at, not to be compared. `SHOTS=yes` takes them. */
const SHOTS = process.env['SHOTS'] && 'test-results/screens';
const shot = async (page: Page, name: string, how: { fullPage?: boolean } = {}): Promise<void> => {
	if (!SHOTS) return;
	await mkdir(SHOTS, { recursive: true });
	await page.screenshot({ path: `${SHOTS}/${name}.png`, ...how });
};

/** Everything of every screen, or what is the same on many by turns: dark or hall, 200 % text or other words. */
const whole = DEEP || SHOTS !== undefined;
const themesOf = (nth: number): readonly Theme[] =>
	whole ? THEMES : ['light', nth % 2 === 0 ? 'dark' : 'hall'];

for (const [nth, stop] of STOPS.entries()) {
	test(`${stop.name}: policy, axe, 48 px, 360 px wide, 200 % text, other words`, async ({
		bare,
		full
	}) => {
		const phone = shared(stop) ? full : await bare();
		const { page, heard } = phone;
		await open(stop, phone);

		// As tall as its content: nothing hides under the dock, and axe sees every target whole.
		const tall = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.setViewportSize({ width: 390, height: Math.max(tall, 844) });
		for (const theme of themesOf(nth)) {
			await wear(page, theme);
			await shot(page, `${stop.name}-${theme}`);
			expect.soft(await axe(page, theme), `axe, ${theme}`).toEqual([]);
			if (theme === 'light') expect.soft(await tooFine(page), 'smaller than 13 px').toEqual([]);
		}
		expect.soft(await tooSmall(page), 'smaller than 48 px').toEqual([]);
		expect.soft(await rawIds(page), 'ids of texts').toEqual([]);
		await page.setViewportSize({ width: 360, height: 740 });
		expect.soft(await tooWide(page), 'too wide at 360 px').toEqual([]);
		expect.soft(await cutOff(page), 'cut off at 360 px').toEqual([]);
		if (whole || nth % 2 === 0) {
			for (const [letters, width] of [
				['130%', 390],
				['130%', 360],
				['200%', 390]
			] as const) {
				// What is laid out by its room is laid out anew with the change of width.
				await inLetters(page, letters);
				await page.setViewportSize({ width, height: 844 });
				await inLetters(page, letters);
				const said = `at ${letters} text, ${width} px`;
				expect.soft(await tooWide(page), `too wide ${said}`).toEqual([]);
				expect.soft(await cutOff(page), `cut off ${said}`).toEqual([]);
			}
			await shot(page, `${stop.name}-large-text`, { fullPage: true });
			await inLetters(page, '');
		}
		if (!stop.arrange && (whole || nth % 2 === 1)) {
			await inPseudo(page, true);
			expect.soft(await inEnglish(page), 'said past the catalogue').toEqual([]);
			expect.soft(await tooWide(page), 'too wide with longer words').toEqual([]);
			await inPseudo(page, false);
		}
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
