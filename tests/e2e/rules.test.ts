import { expect, test } from './harness.ts';
import { storyIn } from './history-story.ts';
import { changeRuling } from './rules-stops.ts';

test('a line of the rules leads to its house rule; the change is kept, told and printed @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}rules`);
	await page.getByRole('searchbox').fill('losses cover');
	await page.getByRole('link', { name: /Half of an odd number of hits/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('House rules');
	await expect(page.getByRole('radio', { name: /One saving throw settles it/ })).toBeInViewport();
	await page.getByRole('radio', { name: 'It counts.' }).check();
	await expect(page.getByRole('button', { name: /^Reset/ })).toBeVisible();

	await page.reload();
	await expect(page.getByRole('radio', { name: 'It counts.' })).toBeChecked();

	await page.getByRole('link', { name: 'Options in force' }).click();
	await expect(page.getByText('The app proposes: One saving throw settles it')).toBeVisible();

	await page.goto(`${host.url}rules`);
	await expect(page.getByRole('link', { name: /House rules\s*1 changed/ })).toBeVisible();
	await page.getByRole('searchbox').fill('R18');
	await expect(page.getByRole('link', { name: /It counts\./ })).toContainText('Changed');
});

test('the log of a battle opened anew says a house rule in the words of its ruling @deep', async ({
	page,
	host
}) => {
	await page.goto(host.url);
	const battle = host.url + (await storyIn(page, host.url));
	await page.goto(`${battle}/rules?ruling=R18`);
	await page.getByRole('radio', { name: 'It counts.' }).check();
	// Kept, and only then said.
	await expect(page.getByRole('button', { name: /^Reset/ })).toBeVisible();
	await page.goto(`${battle}/log`);
	await expect(page.getByText(/R18, Half of an odd number of hits.*It counts/)).toBeVisible();
	await page.reload();
	await expect(page.getByText(/R18, Half of an odd number of hits.*It counts/)).toBeVisible();
});

test('the search is still there when one comes back from a house rule @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}rules`);
	await page.getByRole('searchbox').fill('icebreaker');
	await page.getByRole('link', { name: /Ships, boats and ice/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('House rules');
	await page.goBack();
	await expect(page.getByRole('searchbox')).toHaveValue('icebreaker');
});

test('the contents lead to a phase, a phase to the next, and the tab back @deep', async ({
	page,
	host
}) => {
	const title = page.getByRole('heading', { level: 1 });
	await page.goto(`${host.url}rules`);
	await page.getByRole('link', { name: /^Attacking fire/ }).click();
	await expect(title).toHaveText('Attacking fire');
	await page.getByRole('link', { name: /^Melee Melee modifiers/ }).click();
	await expect(title).toHaveText('Melee');
	await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
	await page.getByRole('navigation', { name: 'Main screens' }).getByText('Rules').click();
	await expect(title).toHaveText('Rules');
});

test('more of what was found leads to its place @deep', async ({ page, host }) => {
	await page.goto(`${host.url}rules`);
	await page.getByRole('searchbox').fill('figure');
	const more = page.getByRole('navigation', { name: 'More of what was found' });
	const name = await more.getByRole('link').last().locator('.lead').innerText();
	await more.getByRole('link').last().click();
	const [rule = ''] = name.split('\n');
	await expect(page.getByRole('heading', { level: 2, name: rule })).toBeInViewport();
});

test('on paper there is the sheet and nothing around it @deep', async ({ page, host }) => {
	await page.goto(`${host.url}rules/house`);
	await changeRuling(page);
	await page.getByRole('link', { name: 'Options in force' }).click();
	await expect(page.getByText('G01')).toBeHidden();
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(page.getByText('G01')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	await expect(page.getByRole('heading', { name: 'What is played' })).toHaveCSS(
		'color',
		'rgb(0, 0, 0)'
	);
});
