import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { attack, campaign, correct, follow, line, named, tap, title } from './chaos-stops.ts';
import { visit } from './follow.ts';
import { again, expect, listen, test } from './harness.ts';

const dice = async (page: Page, ...faces: readonly number[]): Promise<void> => {
	await tap(page, 'My own dice');
	for (const face of faces) await tap(page, new RegExp(`^${face}`));
};

test('a combat with surprise and a cancelled retreat, half entered over a reload @deep', async ({
	page,
	context,
	host
}) => {
	const heard = await listen(context, host);
	await page.goto(`${host.url}chaos`);
	await attack(page, 'Tsaritsyn', 'Kamyshin');
	await tap(page, 'On to the fire');
	await title(page, 'Combat');
	await tap(page, 'Special assets deployed, Attacker');
	for (let n = 0; n < 2; n++) await tap(page, 'Elite steps, Defender');
	await page.getByRole('radio', { name: 'By assets' }).check({ force: true });
	await expect(page.getByText('Attacker fires first')).toBeVisible();

	await page.reload();
	await title(page, 'Combat');
	await expect(page.getByRole('radio', { name: 'By assets' })).toBeChecked();
	await tap(page, 'My own dice');
	await tap(page, /^2/);
	await page.reload();
	for (const face of [6, 1]) await tap(page, new RegExp(`^${face}`));
	await expect(page.getByText('Surprise: the attacker fired first.')).toBeVisible();
	await tap(page, 'Write it down');
	await title(page, 'Tsaritsyn');
	await expect(page.getByText('The defender loses 2, the attacker 0.').first()).toBeVisible();

	await page.getByRole('link', { name: 'Try to cancel it' }).click();
	await title(page, 'Cancel the retreat');
	await dice(page, 1);
	await expect(page.getByText('May stay').first()).toBeVisible();
	await tap(page, 'Write it down');
	await tap(page, 'He stays for one more step');
	await expect(page.getByText('The retreat is cancelled for one more step.').first()).toBeVisible();
	await page.reload();
	await tap(page, 'Done here');
	await title(page, 'Kamyshin');

	await tap(page, 'Undo');
	await title(page, 'Tsaritsyn');
	await tap(page, 'Redo');
	await title(page, 'Kamyshin');
	await page.getByRole('link', { name: 'Back to the campaign' }).click();
	await page.getByRole('link', { name: 'Log' }).click();
	await expect(page.getByText(/Tsaritsyn: the defender loses 2, the attacker 0/)).toBeVisible();
	await expect(page.getByText('typed in').first()).toBeVisible();
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});

test('a corrected cell counts at once, is kept, and goes back @deep', async ({ page, host }) => {
	await page.goto(`${host.url}chaos/charts/army-table`);
	await correct(page);
	await expect(page.getByRole('dialog').getByText('6.5 → 6.33')).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	await page.reload();
	await tap(page, 'Die 6, strength 17+: 8, corrected');
	await page.getByRole('dialog').getByRole('button', { name: 'As the app reads it' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	await expect(page.getByRole('button', { name: 'Die 6, strength 17+: 9, weak' })).toBeVisible();
});

test('a logistics phase, reloaded, saved as a file and opened elsewhere with a correction @deep', async ({
	page,
	host,
	browser
}) => {
	await page.goto(`${host.url}chaos/charts/army-table`);
	await correct(page);
	await page.goto(`${host.url}chaos`);
	await campaign(page);
	await page.getByRole('button', { name: 'Logistics phase' }).first().click();
	await title(page, 'Turn 1, Logistics phase');
	await page.getByRole('button', { name: 'Attrition' }).click();
	await expect(page.getByText('1 of 7 done')).toBeVisible();
	await page.getByRole('link', { name: 'Add up the steps of White' }).click();
	await title(page, 'Replacement steps');
	for (let n = 0; n < 3; n++) await tap(page, 'One more: Values of the cards');
	await tap(page, /^France/);
	await tap(page, 'One more: Sevastopol, Omsk lost');
	await tap(page, 'No dice needed: show it');
	await expect(page.getByText('replacement steps to spend.').first()).toBeVisible();
	await tap(page, 'Write it down');
	await title(page, 'Turn 1, Logistics phase');
	await page.reload();
	await expect(page.getByText('2 left')).toBeVisible();
	await page.getByRole('link', { name: 'Add up the steps of White' }).click();
	// Within the turn it stands as it was added up: adding up again counts anew.
	await expect(page.getByRole('button', { name: 'One less: Values of the cards' })).toBeEnabled();
	await expect(page.getByRole('button', { name: /^France/, pressed: true })).toBeVisible();
	await page.getByRole('link', { name: 'Back' }).click();
	await tap(page, 'Rebuild units of White');
	await page.getByRole('dialog').getByRole('button', { name: 'One more: Corps steps' }).click();
	await tap(page, 'Pay 0.5');
	await expect(page.getByText('1.5 left')).toBeVisible();

	await visit(page, host.url, 'chaos');
	await page.getByRole('link', { name: 'Files' }).click();
	await title(page, 'Files');
	const coming = page.waitForEvent('download');
	await tap(page, 'Save as a file');
	const text = await readFile(await (await coming).path(), 'utf8');

	const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const other = await elsewhere.newPage();
	const open = (content: string): Promise<void> =>
		other.locator('input[type=file]').setInputFiles({
			name: 'chaos.json',
			mimeType: 'application/json',
			buffer: Buffer.from(content)
		});
	await other.goto(`${host.url}settings/data`);
	await open(text);
	await expect(other.getByText('will be added · 1 correction')).toBeVisible();
	await tap(other, 'Add 1 campaign and 1 book of house rules');
	await expect(other.getByText('1 campaign and 1 book of house rules added')).toBeVisible();
	await tap(other, 'Undo');
	await expect(other.getByText(/^Taken back/)).toBeVisible();
	await expect(other.getByRole('button', { name: /^Bring back Campaign of/ })).toBeVisible();
	await open(text.replace('"begun"', '"began"'));
	await expect(other.getByText('Nothing was changed.', { exact: false })).toBeVisible();
	await open(text);
	await tap(other, 'Add 1 campaign and 1 book of house rules');
	await expect(other.getByText('1 campaign and 1 book of house rules added')).toBeVisible();
	await visit(other, host.url, 'chaos');
	await other.getByRole('link', { name: /Campaign of/ }).click();
	await title(other, 'Turn 1, Logistics phase');
	await expect(other.getByText('1.5 left')).toBeVisible();
	await other.goto(`${host.url}chaos/charts/army-table`);
	await expect(
		other.getByRole('button', { name: 'Die 6, strength 17+: 8, corrected' })
	).toBeVisible();
	await elsewhere.close();
});

test('a line of a campaign is looked at, struck out, and brought back; another name from the list @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}chaos`);
	await line(page);
	await follow(page, 'See the table as it was');
	const points = page.locator('dt', { hasText: 'White: Victory points' }).locator('+ dd');
	await expect(points).toHaveText('1');
	await page.getByRole('radio', { name: 'Before this line' }).check({ force: true });
	await expect(points).toHaveText('0');
	await page.getByRole('link', { name: 'Next line' }).click();
	await expect(page.getByText('White: 2 VP.')).toBeVisible();
	await follow(page, 'Strike out just this line');
	await page.getByRole('textbox', { name: 'Why' }).fill('miscounted');
	await tap(page, 'Strike it out');
	await title(page, 'Log');
	await expect(page.getByText('Struck out by the referee: miscounted.')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Struck out by the referee: miscounted.')).toBeVisible();
	await tap(page, 'Undo');
	await expect(page.getByText('Struck out by the referee: miscounted.')).toHaveCount(0);

	await follow(page, 'Back to the campaign');
	await follow(page, 'All campaigns');
	await tap(page, /^More about Campaign of/);
	await tap(page, 'Rename');
	await page.getByRole('textbox', { name: 'Name' }).fill('Winter evenings');
	await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	await expect(page.getByRole('link', { name: /^Winter evenings/ })).toBeVisible();
	await page.goto(host.url);
	await page.getByRole('link', { name: /Turn 1/ }).click();
	await title(page, 'Turn 1, Political phase');
	await expect(page.getByText('Winter evenings')).toBeVisible();
});

again(
	'a turn of both sides: three combats, all of logistics, an in-fighting that ends @deep',
	async ({ page, host }) => {
		const radio = (name: string) => page.getByRole('radio', { name, exact: true });
		const stop = (name: string) =>
			page.getByRole('list', { name: 'Phases' }).getByRole('button', { name }).click();
		await page.goto(`${host.url}chaos`);
		await campaign(page);
		await tap(page, 'More');
		await follow(page, 'In-Fighting');
		await radio('Red').check({ force: true });
		await tap(page, /^Defeatism/);
		await expect(page.getByText('14 chits left', { exact: false })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
		await follow(page, 'Back to the campaign');
		// What was done on another screen is told there; what a roll came to goes with it.
		await title(page, 'Turn 1, Political phase');
		await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
		await stop('Action phase');
		for (const side of ['White', 'Red']) await tap(page, `One point more: ${side}`);

		// White pays and attacks; a Red leader tries to withdraw, and has acted.
		await tap(page, 'White plays');
		await expect(page.getByText('Action Round of White.')).toBeVisible();
		await follow(page, 'Combat');
		await expect(radio('White')).toBeChecked();
		await page.getByRole('textbox', { name: 'Spaces attacked' }).fill('Orel');
		await tap(page, 'Declare');
		await title(page, 'Orel');
		await named(page, 'Budyenny');
		await page
			.getByRole('link', { name: /^Budyenny/ })
			.first()
			.click();
		await title(page, 'Leader');
		await dice(page, 5);
		await tap(page, 'Write it down');
		await title(page, 'Orel');
		await expect(page.getByRole('status')).toContainText('Orel: the defender fails to withdraw.');
		await expect(page.getByText('has acted this Action Round').first()).toBeVisible();
		await tap(page, 'On to the fire');
		await dice(page, 6, 1);
		await tap(page, 'Write it down');
		await tap(page, 'The defender retreats');
		await expect(page.getByRole('button', { name: /^Counterattack\?/ })).toBeVisible();
		await tap(page, 'Done here');
		await tap(page, 'Back to the turn');

		// Red pays and attacks two spaces; the second waits for Defeatism.
		await tap(page, 'Red plays');
		await follow(page, 'Combat');
		await expect(radio('Red')).toBeChecked();
		await expect(page.getByText('Limited by In-Fighting')).toBeVisible();
		await page.getByRole('textbox', { name: 'Spaces attacked' }).fill('Kursk\nVoronezh');
		await tap(page, 'Declare');
		await title(page, 'Kursk');
		await tap(page, 'On to the fire');
		await dice(page, 1, 6);
		await tap(page, 'Write it down');
		await expect(page.getByText('Leader’s counterattack')).toBeVisible();
		await named(page, 'Mai-Maevsky');
		await page
			.getByRole('link', { name: /^Mai-Maevsky/ })
			.first()
			.click();
		await dice(page, 1);
		await tap(page, 'Write it down');
		await tap(page, 'The defender stays');
		await tap(page, 'Done here');
		await expect(page.getByText('White counterattacks · before fire')).toBeVisible();
		await tap(page, 'On to the fire');
		await dice(page, 6, 1);
		await tap(page, 'Write it down');
		await tap(page, 'The defender retreats');
		await tap(page, 'Done here');
		await title(page, 'Voronezh');
		await expect(page.getByRole('button', { name: 'On to the fire' })).toBeDisabled();
		await page.getByRole('link', { name: /^Does the attack go ahead/ }).click();
		await dice(page, 4);
		await tap(page, 'Write it down');
		await expect(page.getByText('The attack does not go ahead.').first()).toBeVisible();
		await tap(page, 'Done here');
		await tap(page, 'Back to the turn');

		// Logistics: the western powers, a port, adding up, rebuilding.
		await stop('Logistics phase');
		await follow(page, 'Western response');
		await tap(page, /^Kolchak/);
		await dice(page, 6);
		await tap(page, 'Write it down');
		await follow(page, 'Port corruption');
		await dice(page, 6);
		await tap(page, 'Write it down');
		await page.getByRole('link', { name: 'Add up the steps of White' }).click();
		for (let n = 0; n < 3; n++) await tap(page, 'One more: Values of the cards');
		await tap(page, 'No dice needed: show it');
		await tap(page, 'Write it down');
		// A 6 less 1 for the home VCs: a 5, one step; 1 − 1 + 3.
		await expect(page.getByText('3 left')).toBeVisible();
		await tap(page, 'Rebuild units of White');
		await expect(page.getByRole('dialog').getByText(/Through Resource Centres/)).toBeVisible();
		await page.getByRole('dialog').getByRole('button', { name: 'One more: Army steps' }).click();
		await tap(page, 'Pay 1');
		await expect(page.getByText('2 left')).toBeVisible();

		// Wrap-up: the in-fighting ends, and the next turn begins without points and steps.
		await stop('Wrap-up');
		await page.getByRole('link', { name: 'Chits in force' }).click();
		await radio('Red').check({ force: true });
		await tap(page, 'Defeatism ends');
		await expect(page.getByRole('button', { name: 'Defeatism ends' })).toHaveCount(0);
		await follow(page, 'Back to the campaign');
		await tap(page, 'Turn 2');
		await title(page, 'Turn 2, Political phase');
		await stop('Action phase');
		await expect(page.getByText('0 of 0 spent').first()).toBeVisible();
		await page.reload();
		await follow(page, 'Log');
		await expect(page.getByText('Kursk: White counterattacks.')).toBeVisible();
	}
);

test('a combat is left at the fire, after asking, and a space named twice is refused @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}chaos`);
	await attack(page, 'Tsaritsyn');
	await tap(page, 'On to the fire');
	await title(page, 'Combat');
	await expect(page.getByText('Tsaritsyn: White attacks · fire')).toBeVisible();
	await tap(page, 'More');
	await tap(page, 'End the attack');
	await page.getByRole('dialog').getByRole('button', { name: 'Leave it unfinished' }).click();
	await title(page, 'Turn 1, Political phase');
	await expect(page.getByText('The combat over Tsaritsyn is left unfinished.')).toBeVisible();

	await follow(page, 'Combat');
	await title(page, 'Declare an attack');
	await page.getByRole('textbox', { name: 'Spaces attacked' }).fill('Kiev\nkiev');
	await tap(page, 'Declare');
	await expect(page.getByText('A space is named twice.')).toBeVisible();
	await title(page, 'Declare an attack');
});

test('an attack that is over is closed from the turn too, and the next round may begin @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}chaos`);
	await attack(page, 'Kazan');
	await tap(page, 'On to the fire');
	await tap(page, 'Roll for me');
	await tap(page, 'Write it down');
	await tap(page, /^The defender (stays|retreats)/);
	await tap(page, 'Done here');
	await title(page, 'The attack is over');
	await follow(page, 'Back to the campaign');
	await page.getByRole('list', { name: 'Phases' }).getByRole('button', { name: 'Action' }).click();
	const round = page.getByRole('button', { name: 'Next round: Red' });
	await expect(round).toBeDisabled();
	await tap(page, /^The attack is over/);
	await expect(round).toBeEnabled();
});
