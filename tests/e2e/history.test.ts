import type { Page } from '@playwright/test';
import { visit } from './follow.ts';
import { expect, installed, kept, test } from './harness.ts';
import { FIRE, storyIn } from './history-story.ts';
import { mine } from './play.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const drozdovsky = (page: Page) => page.locator('a.unit', { hasText: '1st Drozdovsky' });
const whites = (page: Page): Promise<void> =>
	page.getByRole('radio', { name: /Whites/ }).check({ force: true });
const fire = (page: Page) => button(page, /^6th Latvian Rifles: fire at 1st Drozdovsky/);

kept(
	'a fire is struck out in the middle of a round: a die asked, a line kept, all undone and redone @deep',
	async ({ page, context, host }) => {
		await page.goto(host.url);
		await installed(page);
		const battle = await storyIn(page, host.url);
		await context.setOffline(true);
		await visit(page, host.url, battle);
		await whites(page);
		await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('9 figures in 3 stands');

		await visit(page, host.url, `${battle}/log`);
		await fire(page).click();
		const sheet = page.getByRole('dialog');
		await expect(sheet.getByText('16 → 12')).toBeVisible();
		await sheet.getByRole('link', { name: 'Strike out just this line' }).click();

		await expect(page.getByRole('heading', { name: 'Dice are missing' })).toBeVisible();
		await page.getByRole('textbox', { name: 'Why' }).fill('no line of sight');
		await mine(page);
		await button(page, /^6/).first().click();
		await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
		await expect(page.getByText('1st Drozdovsky: no reason for this roll.')).toBeVisible();
		await expect(page.getByText(/fire at 6th Latvian Rifles: 6 1 3 2 6 6/)).toBeVisible();
		await expect(page.getByText('1 die added')).toBeVisible();
		await page.getByRole('radio', { name: /Keep it/ }).check({ force: true });
		await page.getByRole('textbox', { name: 'Why it is kept' }).fill('all saw the test');
		await button(page, 'Strike it out').click();

		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log');
		await expect(page.getByRole('status')).toContainText('One line struck out');
		await expect(page.getByText(/Struck out by the referee: no line of sight\./)).toBeVisible();
		await expect(page.getByText('kept all the same: all saw the test')).toBeVisible();
		await expect(page.getByText('worked out again').first()).toBeVisible();
		await page.reload();
		await expect(page.getByText(/Struck out by the referee: no line of sight\./)).toBeVisible();
		await visit(page, host.url, battle);
		await whites(page);
		await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('14 figures in 4 stands');

		await visit(page, host.url, `${battle}/log`);
		await button(page, 'Undo').last().click();
		await expect(page.getByText(/Struck out by the referee/)).toHaveCount(0);
		await visit(page, host.url, battle);
		await whites(page);
		await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('9 figures in 3 stands');
		await visit(page, host.url, `${battle}/log`);
		await button(page, 'Redo').last().click();
		await expect(page.getByText(/Struck out by the referee: no line of sight\./)).toBeVisible();
	}
);

test('the table as it was, line by line, and undo back to there @deep', async ({ page, host }) => {
	const battle = await storyIn(page, host.url);
	await visit(page, host.url, `${battle}/log/${FIRE}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table as it was');
	const unit = page.getByRole('listitem').filter({ hasText: '1st Drozdovsky' }).last();
	await expect(unit.getByRole('img').last()).toHaveAccessibleName('12 figures in 3 stands');
	await expect(unit).toContainText('16 figures before');
	await page.getByRole('radio', { name: 'Before this line' }).check({ force: true });
	await expect(unit.getByRole('img').last()).toHaveAccessibleName('16 figures in 4 stands');
	await page.getByRole('link', { name: 'Next line' }).click();
	await expect(page.getByText(/5th Zemgale Latvian Rifles: fire/)).toBeVisible();
	await page.getByRole('link', { name: 'Line before' }).click();
	await button(page, /^Undo back to here/).click();

	await expect(page.getByRole('status')).toContainText('Taken back: 10 lines');
	await page.reload();
	await visit(page, host.url, battle);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Round 1, Red turn/);
	await whites(page);
	await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('12 figures in 3 stands');
	await visit(page, host.url, `${battle}/log`);
	await button(page, 'Redo').click();
	await expect(button(page, 'Redo').and(page.locator(':enabled'))).toHaveCount(0);
	await visit(page, host.url, battle);
	await whites(page);
	await expect(drozdovsky(page).getByRole('img')).toHaveAccessibleName('9 figures in 3 stands');
});

test('the log opens at its last line @deep', async ({ page, host }) => {
	const battle = await storyIn(page, host.url);
	const last = button(page, /^1st Drozdovsky: morale test/);
	await visit(page, host.url, battle);
	await page.getByRole('link', { name: 'Log' }).first().click();
	await expect(last).toBeInViewport();
	await page.reload();
	await expect(last).toBeInViewport();
});

test('another tab follows a strike @deep', async ({ page, context, host }) => {
	const battle = await storyIn(page, host.url);
	await visit(page, host.url, `${battle}/log/3`);
	const other = await context.newPage();
	await other.goto(`${host.url}${battle}/log`);
	await expect(button(other, /^5th Zemgale Latvian Rifles: fire/)).toBeVisible();
	await page.getByRole('link', { name: 'Strike out just this line' }).click();
	await button(page, 'Strike it out').click();
	await expect(page.getByText(/Struck out by the referee/)).toBeVisible();
	await expect(other.getByText(/Struck out by the referee/)).toBeVisible();
});

test('luck so far: losses against expectation, and every roll by its chance @deep', async ({
	page,
	host
}) => {
	const battle = await storyIn(page, host.url);
	await visit(page, host.url, `${battle}/log`);
	await button(page, 'More').click();
	await page.getByRole('link', { name: 'Luck so far' }).click();
	await expect(page.getByRole('table', { name: 'Figures lost to dice' })).toBeVisible();
	await expect(page.getByText(/% for this or better\./).first()).toBeVisible();
	await page.getByRole('radio', { name: /White/ }).check({ force: true });
	await expect(fire(page)).toHaveCount(0);
	await page.getByRole('radio', { name: 'Red' }).check({ force: true });
	await fire(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table as it was');
});
