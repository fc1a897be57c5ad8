import type { Page } from '@playwright/test';
import { expect, installed, test } from './harness.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a unit's sheet by its label: two taps. */
const open = async (page: Page, label: string): Promise<void> => {
	await button(page, 'Find a unit').click();
	await page.getByRole('link', { name: new RegExp(`^${label} `) }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
};
const begin = async (page: Page, url: string): Promise<void> => {
	await page.goto(`${url}battles/new`);
	await button(page, 'Add two example forces').click();
	await button(page, 'Begin the battle').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Round 1, Red turn/);
};
const toPhase = async (page: Page, n: number): Promise<void> => {
	await page
		.getByRole('button', { name: new RegExp(`^${n}`) })
		.first()
		.click();
};
/** Back from a calculator to the table, as the arrow at the top leads. */
const away = async (page: Page): Promise<void> => {
	await page.getByRole('link', { name: 'Back' }).click();
	await button(page, 'Done').click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
};
const fallen = async (page: Page, face: number): Promise<void> =>
	button(page, new RegExp(`^${face}`)).click();

test('two melees half entered and a fire waiting keep their places over a reload', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await installed(page);
	await begin(page, host.url);

	await toPhase(page, 2);
	await open(page, 'R1');
	await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
	await page.getByRole('link', { name: /1st Drozdovsky/ }).click();
	await page.getByRole('radio', { name: /Long/ }).check({ force: true });
	await away(page);
	const left = page.locator('section', { hasText: 'Left open' });
	await expect(left.getByRole('link', { name: /Small-arms fire/ })).toContainText('still missing');

	await toPhase(page, 6);
	for (const [mine, theirs, face] of [
		['R1', 'W1', 4],
		['R2', 'W2', 5]
	] as const) {
		await open(page, mine);
		await page
			.getByRole('dialog')
			.getByRole('link', { name: /^Melee/ })
			.click();
		await page.getByRole('searchbox').fill(theirs);
		await page
			.getByRole('link', { name: new RegExp(`^${theirs}|Drozdovsky`) })
			.first()
			.click();
		await button(page, 'I rolled').click();
		await fallen(page, face);
		await expect(page.getByText(/(Attacker|Defender)'s die/).first()).toBeVisible();
		await button(page, 'Back to the situation').click();
		await away(page);
	}
	await expect(left.getByRole('link')).toHaveCount(3);
	await expect(left).toContainText("Attacker's die 4, Defender's die still missing");
	await expect(left).toContainText("Commissar 5, Attacker's die still missing");

	await page.reload();
	await expect(left.getByRole('link')).toHaveCount(3);

	// Finished in another order: the one with the die still missing first.
	await left.getByRole('link', { name: /Attacker's die 4/ }).click();
	await expect(page.getByText("Defender's die").first()).toBeVisible();
	await fallen(page, 1);
	await button(page, /^Apply to/).click();
	await expect(left.getByRole('link')).toHaveCount(2);
	await expect(left.getByRole('link', { name: /Small-arms fire/ })).toContainText(
		'the table has changed since'
	);

	await left.getByRole('link', { name: /Small-arms fire/ }).click();
	await expect(page.getByText(/The table has changed; filled in anew/)).toBeVisible();
	await expect(page.getByRole('radio', { name: /Long/ })).toBeChecked();
	await away(page);

	await left.getByRole('button', { name: /^Drop Melee/ }).click();
	await expect(left.getByRole('link')).toHaveCount(1);
	await left.getByRole('button', { name: 'Undo' }).click();
	await expect(left.getByRole('link')).toHaveCount(2);
	await left.getByRole('link', { name: /Commissar 5/ }).click();
	await fallen(page, 3);
	await fallen(page, 2);
	await button(page, /^Apply to/).click();
	await expect(left.getByRole('link')).toHaveCount(1);
	await page.reload();
	await expect(left.getByRole('link')).toHaveCount(1);
});
