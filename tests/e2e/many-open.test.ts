import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { applied, given, inSight, mine, whole } from './play.ts';

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
/** To a phase; what is still owed in this one may wait. */
const toPhase = async (page: Page, n: number): Promise<void> => {
	const stop = page.getByRole('button', { name: new RegExp(`^${n} `) }).first();
	const anyway = page.getByRole('button', { name: 'Close anyway', exact: true });
	const there = page.locator('[aria-current="step"]', { hasText: String(n) });
	await stop.click();
	await expect(anyway.or(there).first()).toBeVisible();
	if (await anyway.isVisible()) await anyway.click();
	await expect(there.first()).toBeVisible();
};
/** Back from a calculator to the table, as the arrow at the top leads. */
const away = async (page: Page): Promise<void> => {
	await page.getByRole('link', { name: 'Back' }).click();
	await page.getByRole('button', { name: 'Done', exact: true }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
};
const fallen = async (page: Page, face: number): Promise<void> =>
	button(page, new RegExp(`^${face}`)).click();

test('two melees half entered and a fire waiting keep their places over a reload @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);

	await toPhase(page, 2);
	await open(page, 'R1');
	await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
	await page.getByRole('link', { name: /1st Drozdovsky/ }).click();
	await button(page, /^Long, Open/).click();
	await away(page);
	const left = page.getByRole('region', { name: 'Left open' });
	await expect(left.getByRole('link', { name: /Small-arms fire/ })).toContainText('still missing');

	await toPhase(page, 6);
	for (const [ours, theirs, face] of [
		['R1', 'W1', 4],
		['R2', 'W2', 5]
	] as const) {
		await open(page, ours);
		await page
			.getByRole('dialog')
			.getByRole('link', { name: /^In contact with/ })
			.click();
		await page.getByRole('searchbox').fill(theirs);
		await page
			.getByRole('link', { name: new RegExp(`^${theirs}|Drozdovsky`) })
			.first()
			.click();
		await button(page, /^They are in contact/).click();
		await page.getByRole('link', { name: 'Fight the melee' }).click();
		await mine(page);
		await fallen(page, face);
		await expect(page.getByRole('group', { name: /^What the .* shows$/ })).toBeVisible();
		await away(page);
	}
	// Several are one line, so that six units stay in sight.
	await expect(left).toHaveText('Left open: 3');
	expect(await inSight(page)).toBeGreaterThanOrEqual(6);
	await left.getByText('Left open: 3').click();
	await expect(left.getByRole('link')).toHaveCount(3);
	await expect(left).toContainText(/Latvian Rifles 4, [^:]*: 1 die still missing/);
	await expect(left).toContainText(/Commissar 5, [^:]*Latvian Rifles: 1 die still missing/);

	await page.reload();
	await left.getByText('Left open: 3').click();
	await expect(left.getByRole('link')).toHaveCount(3);

	// Finished in another order: the one with the die still missing first.
	await left.getByRole('link', { name: /Rifles 4/ }).click();
	await expect(page.getByRole('group', { name: /^What the .* shows$/ })).toBeVisible();
	await fallen(page, 1);
	await applied(page);
	await expect(left.getByRole('link')).toHaveCount(2);
	await expect(left.getByRole('link', { name: /Small-arms fire/ })).toContainText(
		'the table has changed since'
	);

	await left.getByRole('link', { name: /Small-arms fire/ }).click();
	await expect(page.getByText(/The table has changed; filled in anew/)).toBeVisible();
	await expect(button(page, /^Long, Open/)).toHaveAttribute('aria-pressed', 'true');
	await away(page);

	await left.getByRole('button', { name: /^Drop Melee/ }).click();
	await expect(left.getByRole('link')).toHaveCount(1);
	await left.getByRole('button', { name: 'Bring it back' }).click();
	await expect(left.getByRole('link')).toHaveCount(2);
	await left.getByRole('link', { name: /Commissar 5/ }).click();
	await fallen(page, 3);
	await fallen(page, 2);
	await applied(page);
	await expect(left.getByRole('link')).toHaveCount(1);
	await page.reload();
	await expect(left.getByRole('link')).toHaveCount(1);
});

test('melee with two attackers: contact, the fire of each, one die for both, the loss shared @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await toPhase(page, 5);
	await open(page, 'R1');
	await page.getByRole('dialog').getByRole('link', { name: 'In contact with …' }).click();
	await page.getByRole('link', { name: /1st Drozdovsky/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Melee with 1st Drozdovsky/);
	await expect(button(page, /^R1 6th Latvian Rifles/)).toHaveAttribute('aria-pressed', 'true');
	await button(page, /^R5 Kronstadt Sailors/).click();
	await button(page, /^They are in contact/).click();
	await page.getByRole('link', { name: 'Attacking fire: Kronstadt Sailors' }).click();
	await given(page);
	await button(page, 'Roll for me').click();
	await applied(page);

	const melees = page.locator('section', { hasText: 'Melees' });
	await melees.getByRole('link', { name: /6th Latvian Rifles, Kronstadt Sailors against/ }).click();
	await expect(page.getByText('has fired')).toBeVisible();
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await toPhase(page, 6);
	const owed = page.getByRole('region', { name: /^Still owed/ }).getByText(/ against /);
	await owed.click();
	await page.getByRole('link', { name: 'Fight the melee' }).click();
	await mine(page);
	await fallen(page, 1);
	await fallen(page, 6);
	const sharing = page.locator('section', { hasText: 'Who loses them' });
	await expect(sharing).toBeVisible();
	await button(page, /^One more: R\d+ Kronstadt Sailors/).click();
	await applied(page);
	await expect(page.getByRole('status')).toContainText(/lost \d figures/);
	await expect(owed).toHaveCount(0);
	await page.getByRole('link', { name: 'Log' }).click();
	await expect(
		page.getByText(/6th Latvian Rifles, Kronstadt Sailors: attack on 1st Drozdovsky/)
	).toBeVisible();
});

test('a bombarded area: placed by its battery, who is about to go in must test, who lies in it before it moves @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await toPhase(page, 2);
	await open(page, 'R4');
	await page.getByRole('dialog').getByRole('link', { name: 'Bombard an area' }).click();
	await page.getByRole('textbox', { name: 'Where it lies' }).fill('the orchard');
	await button(page, /^Place it/).click();
	await expect(page.getByText(/1st Latvian Battery, bombardment: the orchard/)).toBeVisible();
	await page.getByRole('link', { name: 'To the table', exact: true }).click();
	await page.getByRole('link', { name: /1st Latvian Battery: the orchard/ }).click();
	await page
		.getByRole('group', { name: 'Is about to go in' })
		.getByRole('button', { name: '1st Drozdovsky' })
		.click();
	await page
		.getByRole('group', { name: 'Lies in it' })
		.getByRole('button', { name: '2nd Drozdovsky' })
		.click();
	await expect(page.getByText('its test comes before its move')).toBeVisible();
	await page.getByRole('link', { name: 'To the table', exact: true }).click();
	const area = page.getByText(/3 squares · 1 unit must test · 1 unit inside/);
	await expect(area).toBeVisible();
	await page.reload();
	await expect(area).toBeVisible();
});

test('a list of units keeps its height while it is scrolled: what a finger aims at stays under it @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await toPhase(page, 2);
	await open(page, 'R1');
	await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
	const first = page.getByRole('link', { name: /1st Drozdovsky/ });
	await expect(first).toBeVisible();
	await page.setViewportSize({ width: 390, height: 400 });
	await page.reload();
	await expect(first).toBeVisible();
	const height = () => page.evaluate(() => document.documentElement.scrollHeight);
	const before = await height();
	expect(before).toBeGreaterThan(2 * 400);
	await page.getByRole('link').last().scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 5000);
	const end = () => page.evaluate(() => Math.ceil(scrollY + innerHeight));
	await expect.poll(async () => (await height()) - (await end())).toBeLessThanOrEqual(1);
	expect(await height()).toBe(before);
});

test('rifles, a light and a heavy machine gun fire at once, each at its own range @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await toPhase(page, 2);
	await open(page, 'R2');
	await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
	await page.getByRole('link', { name: /1st Drozdovsky/ }).click();
	await whole(page);
	await button(page, /One more.*Light machine guns/).click();
	await expect(page.getByText('rifles −1', { exact: true })).toBeVisible();
	await button(page, /^12″–16″, Open/).click();
	await expect(page.getByText('Heavy machine guns: 3 dice hit on')).toBeVisible();
	await mine(page);
	// The commissar does not quarrel; three dice of the heavy gun, six of rifles and light gun.
	await fallen(page, 5);
	for (const face of [5, 4, 2]) await fallen(page, face);
	for (const face of [6, 5, 1, 1, 2, 3]) await fallen(page, face);
	await expect(page.getByText('4 figures lost.').first()).toBeVisible();
	await applied(page);
	await expect(page.getByRole('status')).toContainText('1st Drozdovsky: 4 figures lost.');
});

test('the distance rolled stays large on the unit, and cover is claimed with one tap @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await toPhase(page, 3);
	await open(page, 'R1');
	await page.getByRole('dialog').getByRole('link', { name: 'Movement' }).click();
	await mine(page);
	for (const face of [5, 4]) await fallen(page, face);
	await applied(page);
	await expect(page.locator('a.unit', { hasText: '6th Latvian Rifles' })).toContainText('9″ to go');
	await page.reload();
	await open(page, 'R1');
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByText('cover can be claimed up to 4.5″')).toBeVisible();
	await sheet.getByText('Claims cover').click();
	await expect(sheet.getByRole('button', { name: 'Claimed cover', exact: true })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.getByRole('button', { name: 'Done', exact: true }).click();
	await toPhase(page, 4);
	await open(page, 'W1');
	await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
	await page.getByRole('link', { name: /6th Latvian Rifles/ }).click();
	const claimed = page.getByRole('button', { name: /^Normal, Claimed/ });
	await claimed.click();
	await whole(page);
	await expect(claimed).toHaveAttribute('aria-pressed', 'true');
});
