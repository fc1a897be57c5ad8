import type { Locator, Page } from '@playwright/test';
import { at, lose } from '../rules/red-and-white/engine/acts.ts';
import { battle } from './battle-stops.ts';
import { visit } from './follow.ts';
import { DEEP } from '../random.ts';
import { again as test, expect } from './harness.ts';
import { button, next, title } from './play.ts';

/** Three units of the Whites owe a test of morale at the end of the turn of the Reds. */
const THREE_OWED = [lose('W1', 5), lose('W2', 1), lose('W4', 2), at('red', 7)];

const END = /^End turn/;
const QUESTION = '3 still owed. Close Morale anyway?';
/** Longer than a finger that taps twice takes. */
const PAUSE = 600;

const opened = async (page: Page, app: string, commands = THREE_OWED): Promise<void> => {
	await visit(page, app, await battle('', commands)(page, app));
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
};
const centre = async (key: Locator): Promise<readonly [x: number, y: number]> => {
	const box = (await key.boundingBox())!;
	return [box.x + box.width / 2, box.y + box.height / 2];
};
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
	const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
	const apart = (from: number, size: number, to: number, length: number): boolean =>
		from + size <= to || to + length <= from;
	return !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height);
};
/** Nothing is closed, and all three are still owed. */
const stillAsked = async (page: Page): Promise<void> => {
	await expect(page.getByRole('alert')).toContainText(QUESTION);
	await page.waitForTimeout(PAUSE);
	await expect(page.getByRole('alert')).toContainText(QUESTION);
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	await expect(button(page, END)).toContainText('3 still owed');
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SIZES = {
	'a small phone': { width: 360, height: 640 },
	'a phone on its side': { width: 844, height: 390 },
	'the board': { width: 1280, height: 800 }
} as const;

for (const [name, viewport] of Object.entries(SIZES).slice(0, DEEP ? 3 : 2))
	test.describe(name, () => {
		test.use({ viewport });

		test('“End turn” tapped twice asks and closes nothing; only the key of the question does', async ({
			page,
			host
		}) => {
			await opened(page, host.url);
			const [x, y] = await centre(button(page, END));
			await page.mouse.click(x, y);
			await page.waitForTimeout(100);
			await page.mouse.click(x, y);
			await stillAsked(page);
			expect(await overlap(button(page, END), button(page, 'Close anyway'))).toBe(false);
			expect(await centre(button(page, END))).toEqual([x, y]);

			await button(page, 'Not yet').click();
			await expect(page.getByRole('alert')).toHaveCount(0);
			await page.waitForTimeout(PAUSE);
			await page.touchscreen.tap(x, y);
			await page.touchscreen.tap(x, y);
			await stillAsked(page);
			await page.touchscreen.tap(x, y);
			await stillAsked(page);

			await button(page, 'Close anyway').click();
			await expect(title(page)).toHaveText(/Round 1, White turn/);
		});
	});

test('a key that is held down or pressed twice asks and closes nothing @deep', async ({
	page,
	host
}) => {
	await opened(page, host.url);
	await button(page, END).focus();
	for (let n = 0; n < 4; n++) await page.keyboard.press('Enter');
	await stillAsked(page);
	await page.keyboard.press('Space');
	await stillAsked(page);
	await button(page, 'Close anyway').focus();
	await page.keyboard.press('Enter');
	await expect(title(page)).toHaveText(/Round 1, White turn/);
});

test('a stop of the phases, or “Skip this phase”, tapped twice asks and closes nothing', async ({
	page,
	host
}) => {
	await opened(page, host.url, [at('red', 1)]);
	const [x, y] = await centre(button(page, '3 Movement'));
	await page.mouse.click(x, y);
	await page.mouse.click(x, y);
	await expect(page.getByRole('alert')).toContainText('Close Leadership anyway?');
	await button(page, 'More').click();
	const skip = await centre(button(page, 'Skip this phase'));
	await page.mouse.click(...skip);
	await page.mouse.click(...skip);
	await expect(page.getByRole('alert')).toContainText('Close Leadership anyway?');
	await expect(page.getByText('Reds that did not fire move')).toHaveCount(0);
	await expect(page.locator('[aria-current="step"]')).toContainText('Leadership');
});

test('“Next phase” tapped twice goes on by one phase', async ({ page, host }) => {
	await opened(page, host.url, [at('red', 2)]);
	const [x, y] = await centre(button(page, /^Next phase/));
	await page.touchscreen.tap(x, y);
	await page.touchscreen.tap(x, y);
	await expect(page.locator('[aria-current="step"]')).toContainText('Movement');
	await page.waitForTimeout(PAUSE);
	await expect(page.locator('[aria-current="step"]')).toContainText('Movement');
	await next(page, 'Defensive fire');
});

test('Undo or Redo of the log tapped twice is for one line: of two only the second would be told', async ({
	page,
	host
}) => {
	await visit(page, host.url, `${await battle('', THREE_OWED)(page, host.url)}/log`);
	const book = page.locator('.bar .book').first();
	const lines = async (): Promise<number> =>
		Number(/(\d+) lines/.exec(await book.innerText())?.[1]);
	await expect.poll(lines).toBeGreaterThan(3);
	const all = await lines();
	const twice = async (key: string, left: number): Promise<void> => {
		const [x, y] = await centre(button(page, key));
		await page.touchscreen.tap(x, y);
		await page.touchscreen.tap(x, y);
		await page.waitForTimeout(PAUSE);
		expect(await lines(), key).toBe(left);
	};
	await twice('Undo', all - 1);
	await twice('Undo', all - 2);
	await twice('Redo', all - 1);
});
