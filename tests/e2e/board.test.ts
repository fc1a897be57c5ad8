import { mkdir } from 'node:fs/promises';
import { at, lose } from '../rules/red-and-white/engine/acts.ts';
import { beginning, journalOf, unit, type Given } from '../rules/red-and-white/engine/battles.ts';
import { battle, FOUGHT } from './battle-stops.ts';
import { allBroughtIn, brought } from './brought-in.ts';
import { GOALS } from './beside-stops.ts';
import { visit } from './follow.ts';
import { expect, listen, test } from './harness.ts';
import { axe } from './axe.ts';
import { cutOff, inEnglish, inLetters, THEMES, tooSmall, tooWide, wear } from './look.ts';
import { inSight, title } from './play.ts';

/** Longer than the key of the dock rests after a press, in ms. */
const TWICE = 600;
const SHOTS = process.env['SHOTS'] && 'test-results/screens';
const MORALE = [...FOUGHT, ...GOALS, at('red', 7)];

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, deviceScaleFactor: 1 });

test.describe('looked at', () => {
	test.use({ bypassCSP: true, serviceWorkers: 'block' });

	test('the board: axe, 48 px, nothing cut off, 200 % text, other words @deep', async ({
		page,
		host
	}) => {
		await visit(page, host.url, await battle('', MORALE)(page, host.url));
		await expect(page.locator('a[data-unit]').first()).toBeVisible();
		if (SHOTS) await mkdir(SHOTS, { recursive: true });
		for (const theme of THEMES) {
			await wear(page, theme);
			if (SHOTS) await page.screenshot({ path: `${SHOTS}/board-${theme}.png` });
			const tall = await page.evaluate(() => document.documentElement.scrollHeight);
			await page.setViewportSize({ width: 1280, height: Math.max(tall, 800) });
			expect.soft(await axe(page, theme), `axe, ${theme}`).toEqual([]);
			await page.setViewportSize({ width: 1280, height: 800 });
		}
		expect.soft(await tooSmall(page), 'smaller than 48 px').toEqual([]);
		expect.soft(await tooWide(page), 'too wide').toEqual([]);
		expect.soft(await cutOff(page), 'cut off').toEqual([]);
		for (const width of [1180, 1024]) {
			await page.setViewportSize({ width, height: 700 });
			await expect(page.locator('[data-board]')).toBeVisible();
			expect.soft(await tooWide(page), `too wide at ${width} px`).toEqual([]);
			expect.soft(await cutOff(page), `cut off at ${width} px`).toEqual([]);
		}
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
		if (SHOTS) await page.screenshot({ path: `${SHOTS}/board-large-text.png`, fullPage: true });
		expect.soft(await tooWide(page), 'too wide at 200 % text').toEqual([]);
		expect.soft(await cutOff(page), 'cut off at 200 % text').toEqual([]);

		const address = new URL(page.url());
		address.searchParams.set('pseudo', '');
		await page.goto(address.href);
		await expect(page.locator('a[data-unit]').first()).toBeVisible();
		await expect.poll(() => inEnglish(page), 'said past the catalogue').toEqual([]);
		expect.soft(await tooWide(page), 'too wide with longer words').toEqual([]);
	});
});

test('on the board a turn is played with the keyboard alone', async ({ page, context, host }) => {
	const path = await battle('', [])(page, host.url);
	const heard = await listen(context, host);
	await visit(page, host.url, path);
	const rows = page.locator('a[data-unit]');
	await expect(rows.first()).toBeVisible();

	const columns = page.locator('[data-column]');
	const tops = await columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
	expect(new Set(tops).size, 'both sides beside each other').toBe(1);
	await page.setViewportSize({ width: 1280, height: 480 });
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(page.getByRole('link', { name: /together: leadership/ })).toBeInViewport();
	await page.evaluate(() => scrollTo(0, 0));

	await rows.first().focus();
	await page.keyboard.press('ArrowDown');
	await expect(rows.nth(1)).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: 'Stand 2: 4 figures' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog').getByText('15 of 16 figures')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(rows.first().getByRole('img')).toHaveAccessibleName('15 figures in 4 stands');

	const on = page.getByRole('contentinfo').getByRole('button', { name: /^Next phase/ });
	const step = page.locator('[aria-current="step"]');
	await on.focus();
	for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toContainText('Close Leadership anyway?');
	await page.waitForTimeout(TWICE);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toContainText('Close Leadership anyway?');
	await expect(step).toContainText('Leadership');
	await page.getByRole('button', { name: 'Close anyway' }).focus();
	await page.waitForTimeout(TWICE);
	await page.keyboard.press('Enter');
	await expect(step).toContainText('Preparatory fire');
	await on.focus();
	await page.waitForTimeout(TWICE);
	for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
	await expect(step).toContainText('Movement');
	await page.waitForTimeout(TWICE);
	await expect(step).toContainText('Movement');
	await page.getByRole('button', { name: 'Undo' }).first().focus();
	await page.keyboard.press('Enter');
	await expect(step).toContainText('Preparatory fire');

	await rows.first().focus();
	await page.waitForTimeout(TWICE);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: /: at whom\?$/ })).toBeFocused();
	await page.waitForTimeout(TWICE);
	await page.getByRole('main').locator('a.unit').first().focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Small-arms fire', exact: true })).toBeFocused();
	await page.getByRole('link', { name: 'Back', exact: true }).focus();
	await page.waitForTimeout(TWICE);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'Mark', exact: true }).focus();
	await page.waitForTimeout(TWICE);
	await page.keyboard.press('Enter');
	await expect(sheet.getByRole('heading').first()).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(title(page)).toBeFocused();
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});

test('on the board a turn is played by tap: losses, an owed test, an objective, the next turn @deep', async ({
	page,
	host
}) => {
	await visit(page, host.url, await battle('', MORALE)(page, host.url));
	const row = page.locator(`a[data-unit="${unit('W1')}"]`);
	await row.click();
	await page.getByRole('dialog').getByRole('button', { name: 'One less: figures' }).click();
	await expect(page.getByRole('dialog').getByText('10 of 16 figures')).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	await expect(row.getByRole('img')).toHaveAccessibleName('10 figures in 3 stands');

	await page.getByRole('button', { name: /^Red \d+ : \d+ White/ }).click();
	await page.getByRole('radiogroup', { name: 'Мост' }).getByText('White').click();
	await expect(page.getByRole('status')).toContainText('Whites hold Мост.');

	await page
		.getByRole('link', { name: /owed: unit morale, 3 or less/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/roll\/unit-morale/);
	await page.goBack();

	await page.getByRole('button', { name: /^End turn/ }).click();
	await page.getByRole('button', { name: 'Close anyway' }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1, White turn');
	await page.setViewportSize({ width: 1000, height: 800 });
	await expect(page.getByRole('radiogroup', { name: 'Side' })).toBeVisible();
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(row).toBeVisible();
});

const PHONES = [
	{ width: 390, height: 844, least: 6 },
	{ width: 360, height: 640, least: 4 },
	{ width: 844, height: 390, least: 4 }
] as const;

test.describe('a phone', () => {
	test.use({ isMobile: true });

	/** Nothing owed, a test by each unit, tests and an army's morale, one test alone, a melee to be fought. */
	const TABLES: readonly [string, readonly Given[]][] = [
		['nothing owed', [at('red', 3)]],
		['leadership owed', []],
		['morale owed', [...FOUGHT, at('red', 7)]],
		['one test owed', [lose('W1', 5), at('red', 7)]],
		['goals and time', [...FOUGHT, ...GOALS, at('red', 7)]]
	];

	test('on its side shows at least four of those who can be fired at @deep', async ({
		page,
		host
	}) => {
		await page.setViewportSize({ width: 844, height: 390 });
		const place = battle(`/target/small-arms-fire?unit=${unit('R2')}`, [at('red', 2)]);
		await visit(page, host.url, await place(page, host.url));
		await expect(page.locator('a.unit').first()).toBeVisible();
		expect(await inSight(page)).toBeGreaterThanOrEqual(4);
		await page.getByRole('searchbox').fill('W4');
		await expect(page.locator('a.unit')).toHaveCount(1);
		await page.locator('a.unit').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small-arms fire');
	});

	test('shows many units at once, whatever is owed, with long names too @deep', async ({
		page,
		host
	}) => {
		const places = await allBroughtIn(
			page,
			host.url,
			TABLES.flatMap(([, commands]) => [
				brought('Kromy', '', (name) => journalOf(commands, undefined, { ...beginning, name })),
				battle('', commands)
			])
		);
		for (const [nth, place] of places.entries()) {
			await visit(page, host.url, place);
			await expect(page.locator('a.unit').filter({ visible: true }).first()).toBeVisible();
			for (const { width, height, least } of PHONES) {
				await page.setViewportSize({ width, height });
				const where = `${TABLES[nth >> 1]?.[0]}, ${nth % 2 ? 'long' : 'short'} names`;
				const seen = `${where}, ${width} x ${height}`;
				await expect
					.soft(async () => expect(await inSight(page), seen).toBeGreaterThanOrEqual(least))
					.toPass({ timeout: 10_000 });
				expect.soft(await tooSmall(page), `smaller than 48 px: ${seen}`).toEqual([]);
				expect.soft(await cutOff(page), `cut off: ${seen}`).toEqual([]);
			}
		}
	});

	test('its keys stay at the foot in large letters; one key undoes @deep', async ({
		page,
		host
	}) => {
		const path = await brought('Kromy', '', (name) =>
			journalOf([at('red', 3)], undefined, { ...beginning, name })
		)(page, host.url);
		await visit(page, host.url, path);
		await expect(page.locator('a.unit').first()).toBeVisible();
		for (const { width, height } of PHONES) {
			await page.setViewportSize({ width, height });
			await inLetters(page, '200%');
			await page.evaluate(() => scrollTo(0, 300));
			const next = (await page.getByRole('button', { name: /^Next phase/ }).boundingBox())!;
			expect(next.y + next.height, `${width} x ${height}`).toBeLessThanOrEqual(height);
			expect.soft(await tooWide(page), 'too wide at 200 % text').toEqual([]);
			expect.soft(await cutOff(page), 'cut off at 200 % text').toEqual([]);
			await inLetters(page, '');
		}
		await page.getByRole('button', { name: /^Next phase/ }).click();
		await expect(page.locator('[aria-current="step"]')).toContainText('Defensive fire');
		await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
	});
});
