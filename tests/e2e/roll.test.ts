import type { Page } from '@playwright/test';
import { again, expect, test } from './harness.ts';
import { given, mine } from './play.ts';

const chances = (page: Page) => page.locator('[data-chances]');
const steps = (page: Page, name: string) =>
	page.getByRole('group', { name, exact: true }).locator('output');

test('the first chances do not wait for the store', async ({ page, host }) => {
	await page.addInitScript(() => {
		new MutationObserver((_changes, watch) => {
			if (!document.querySelector('[data-chances]')) return;
			watch.disconnect();
			performance.mark('chances');
		}).observe(document, { subtree: true, childList: true });
	});
	await page.goto(`${host.url}roll/small-arms-fire`);
	await expect(chances(page)).toBeVisible();
	await expect(async () => {
		const early = await page.evaluate(async () => {
			const [shown] = performance.getEntriesByName('chances');
			const scripts = performance
				.getEntriesByType('resource')
				.filter(({ name }) => name.endsWith('.js'));
			const stores: number[] = [];
			for (const { name, startTime } of scripts)
				if ((await (await fetch(name)).text()).includes('DexieError')) stores.push(startTime);
			return { shown: shown?.startTime ?? 0, stores };
		});
		expect(early.shown).toBeGreaterThan(0);
		expect(early.stores.length).toBeGreaterThan(0);
		expect(Math.min(...early.stores)).toBeGreaterThan(early.shown);
	}).toPass({ timeout: 20_000 });
});

test('a calculator opens as it was left, in this visit and in the next @deep', async ({
	page,
	context,
	host
}) => {
	await page.goto(`${host.url}roll/small-arms-fire`);
	await page.getByRole('button', { name: 'One more: Rifle stands' }).click();
	await page.getByRole('button', { name: /^Long, Open/ }).click();
	await expect(steps(page, 'Rifle stands')).toHaveText('5');
	await page.reload();
	await expect(steps(page, 'Rifle stands')).toHaveText('5');

	const next = await context.newPage();
	await expect(async () => {
		await next.goto(`${host.url}roll/small-arms-fire`);
		await expect(steps(next, 'Rifle stands')).toHaveText('5', { timeout: 2000 });
	}).toPass();
	await expect(next.getByRole('button', { name: /^Long, Open/ })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await next.getByRole('button', { name: 'More', exact: true }).click();
	await next.getByRole('button', { name: 'Reset' }).click();
	await expect(steps(next, 'Rifle stands')).toHaveText('4');
});

again(
	'half-entered dice outlive a reload, and the phone leads back stage by stage',
	async ({ page, host }) => {
		await page.goto(`${host.url}roll/small-arms-fire`);
		await mine(page);
		for (const face of [/^6/, /^1/]) await page.getByRole('button', { name: face }).click();
		await page.reload();
		await expect(page.getByText('Die 3 of 4')).toBeVisible();
		for (const face of [/^2/, /^5/]) await page.getByRole('button', { name: face }).click();
		await expect(page.getByText('typed in')).toBeVisible();
		await page.reload();
		await expect(page.getByText('typed in')).toBeVisible();
		await page.getByRole('button', { name: 'Once more' }).click();
		await expect(chances(page)).toBeVisible();

		await given(page);
		await page.getByRole('button', { name: 'Roll for me' }).click();
		await expect(page.getByText('rolled here')).toBeVisible();
		await page.goBack();
		await expect(chances(page)).toBeVisible();
	}
);

test('settings hold: theme before the first picture, distances on every screen @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}settings`);
	await page.getByText('Hall', { exact: true }).click();
	await page.getByText('Centimetres', { exact: true }).click();
	const html = page.locator('html');
	await expect(html).toHaveAttribute('data-theme', 'hall');
	await page.reload();
	await expect(html).toHaveAttribute('data-theme', 'hall');
	await expect(page.getByRole('radio', { name: /Centimetres/ })).toBeChecked();
	await page.goto(`${host.url}roll/small-arms-fire`);
	await expect(page.getByText(/30\scm/).first()).toBeVisible();
});
