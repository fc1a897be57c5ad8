import type { Page } from '@playwright/test';
import { expect, installed, kept, listen, test } from './harness.ts';
import { applied, given, mine } from './play.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a unit's sheet by its label: two taps. */
const open = async (page: Page, label: string): Promise<void> => {
	await button(page, 'Find a unit').click();
	await page.getByRole('link', { name: new RegExp(`^${label} `) }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
};
const drozdovsky = (page: Page) => page.locator('a.unit', { hasText: '1st Drozdovsky' });
const whites = (page: Page): Promise<void> =>
	page.getByRole('radio', { name: /Whites/ }).check({ force: true });

kept(
	'two forces fight: fire with typed-in dice, applied, undone, redone, kept without signal @deep',
	async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await page.goto(host.url);
		await installed(page);
		await page.goto(`${host.url}battles/new`);
		await button(page, 'Add two example forces').click();
		await page.getByRole('textbox', { name: 'Name of the battle' }).fill('Kromy crossing');
		await button(page, 'Begin the battle').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Round 1, Red turn/);
		await context.setOffline(true);

		await button(page, /^Next phase/).click();
		await button(page, /^Close anyway$/).click();
		await expect(page.getByText('Reds fire')).toBeVisible();
		await open(page, 'R1');
		await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
		await drozdovsky(page).click();
		await mine(page);
		for (const face of [6, 5, 5, 6, 2, 1]) await button(page, new RegExp(`^${face}`)).click();
		await expect(page.getByText('4 figures lost.').first()).toBeVisible();
		await applied(page);

		await expect(page.getByRole('status')).toContainText('1st Drozdovsky: 4 figures lost.');
		await whites(page);
		await expect(drozdovsky(page)).toContainText('Suppressed');
		await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('12 figures in 3 stands');

		await button(page, 'Undo').first().click();
		await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('16 figures in 4 stands');
		await expect(drozdovsky(page)).not.toContainText('Suppressed');
		await button(page, 'Redo').click();
		await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('12 figures in 3 stands');

		await page.reload();
		await whites(page);
		await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('12 figures in 3 stands');
		await page.getByRole('link', { name: 'Log' }).click();
		await expect(
			page.getByText(/6th Latvian Rifles: fire at 1st Drozdovsky: 6 5 5 6 2 1/)
		).toBeVisible();
		await expect(page.getByText('typed in')).toBeVisible();
		expect(heard.policy).toEqual([]);
		expect(heard.foreign).toEqual([]);
	}
);

test('the hand of the referee: stands, the quick line, a mark, a rule overruled with a reason @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}battles/new`);
	await button(page, 'Add two example forces').click();
	await button(page, 'Begin the battle').click();
	await open(page, 'W1');
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'Stand 2: 4 figures. Take one away' }).click();
	await expect(sheet.getByText('15 of 16 figures')).toBeVisible();
	await sheet.getByRole('button', { name: 'One more: figures' }).click();
	await expect(sheet.getByText('16 of 16 figures')).toBeVisible();

	await sheet.getByRole('textbox', { name: 'Quick line' }).fill('-3, falling back, in the ditch');
	await expect(
		sheet.getByText('3 figures lost · mark: Falling back · note: in the ditch')
	).toBeVisible();
	await sheet.getByRole('button', { name: 'Do it' }).click();
	await expect(sheet.getByText('13 of 16 figures')).toBeVisible();
	await expect(sheet.getByRole('button', { name: 'Falling back' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);

	// What another phase is for stands in one line.
	await expect(sheet.getByRole('button', { name: /^Small-arms fire/ })).toBeHidden();
	await sheet.getByText(/^Not in phase 1: small-arms fire, /).click();
	await sheet.getByRole('button', { name: /^Small-arms fire/ }).click();
	await expect(sheet.getByText('Small-arms fire: That is not done in this phase.')).toBeVisible();
	await sheet.getByRole('textbox', { name: 'Reason' }).fill('ambush');
	await sheet.getByRole('button', { name: 'Overrule, with a reason' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('at whom');
	await page.getByRole('link', { name: /6th Latvian Rifles/ }).click();
	await given(page);
	await button(page, 'Roll for me').click();
	await applied(page);
	await page.getByRole('link', { name: 'Log' }).click();
	await expect(page.getByText('overruled: ambush')).toBeVisible();
});

test('a battle is copied, deleted and brought back @deep', async ({ page, host }) => {
	await page.goto(`${host.url}battles/new`);
	await button(page, 'Add two example forces').click();
	await page.getByRole('textbox', { name: 'Name of the battle' }).fill('Kromy crossing');
	await button(page, 'Begin the battle').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 1');
	await page.getByRole('link', { name: 'All battles' }).click();
	await button(page, 'More about Kromy crossing').click();
	await button(page, 'Duplicate').click();
	await expect(page.getByRole('link', { name: /Kromy crossing \(2\)/ })).toBeVisible();
	await button(page, 'More about Kromy crossing (2)').click();
	await button(page, 'Delete').click();
	await expect(page.getByRole('link', { name: /Kromy crossing \(2\)/ })).toHaveCount(0);
	await button(page, 'Undo').click();
	await expect(page.getByRole('link', { name: /Kromy crossing \(2\)/ })).toBeVisible();
});

test('from the start to the battles, and back to the one that was played last @deep', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	await page.getByRole('link', { name: 'Battles' }).click();
	await expect(page.getByText('No battles yet')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Try a battle' })).toHaveAttribute(
		'href',
		/\/battles\/try$/
	);
	await button(page, 'New battle').click();
	await button(page, 'Add two example forces').click();
	await page.getByRole('textbox', { name: 'Name of the battle' }).fill('Kromy crossing');
	await button(page, 'Begin the battle').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 1');

	await page.goto(host.url);
	await page.getByRole('link', { name: /Kromy crossing.*Round 1, Red turn/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 1');

	await page.goto(`${host.url}battles`);
	await button(page, 'More about Kromy crossing').click();
	await button(page, 'Delete').click();
	await expect(page.getByText('No battles yet')).toBeVisible();
	await page.goto(host.url);
	await expect(page.getByRole('link', { name: 'Battles' })).toBeVisible();
	await expect(page.getByRole('link', { name: /Kromy crossing/ })).toHaveCount(0);
});
