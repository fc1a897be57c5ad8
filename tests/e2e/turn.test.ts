import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import {
	applied,
	deed,
	fell,
	mine,
	next,
	open,
	reads,
	sheet,
	title,
	unfold,
	whole
} from './play.ts';

const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });

/** Two example forces at the beginning of a battle. */
const begin = async (page: Page, app: string): Promise<void> => {
	await page.goto(`${app}battles/new`);
	await button(page, 'Add two example forces').click();
	await button(page, 'Begin the battle').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Round 1, Red turn/);
};
const row = (page: Page, name: string) =>
	page.getByRole('list', { name: 'Rolls' }).getByRole('button', { name: new RegExp(name) });

test.use({ viewport: { width: 390, height: 844 } });

test('leadership for a whole side: distances as bands, numbers in any order, kept over a reload @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await page.getByRole('link', { name: /^All 9 together/ }).click();
	const all = page.getByRole('radiogroup', { name: /^All units of/ });
	await all.first().getByText('to 24″').click();
	await all.nth(1).getByText('to 36″').click();
	await page
		.getByRole('radiogroup', { name: /^Tambov/ })
		.getByText('to 12″')
		.click();
	await button(page, 'They rolled').click();
	await expect(row(page, 'Tambov')).toContainText('Led');
	await expect(page.getByText('Missing: 8')).toBeVisible();

	await row(page, '1st Moscow').click();
	await page.keyboard.press('9');
	await row(page, 'Chervonny').click();
	await page.keyboard.press('3');
	await row(page, '1st Moscow').click();
	await page.keyboard.press('8');
	await expect(row(page, '1st Moscow')).toContainText('8');
	await expect(row(page, '1st Moscow')).toContainText('Led');
	await expect(page.getByText('Missing: 6')).toBeVisible();

	await page.reload();
	await expect(page.getByText('Missing: 6')).toBeVisible();
	await expect(row(page, 'Chervonny')).toContainText('3');

	await row(page, '6th Latvian').click();
	await button(page, 'Overrule').click();
	await page.getByRole('textbox', { name: 'Reason' }).fill('lost its orders');
	await button(page, 'It is not led').click();
	await button(page, 'Roll missing').click();
	await expect(page.getByText('All rolls are in.')).toBeVisible();
	await button(page, 'Write down 9').click();

	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Round 1, Red turn/);
	await expect(page.getByText(/^Still owed/)).toHaveCount(0);
	await page.getByRole('link', { name: 'Log' }).click();
	await expect(page.getByText('overruled: lost its orders')).toBeVisible();
	await expect(page.getByText(/1st Moscow Workers: leadership: 8/)).toBeVisible();
});

test('closing with something owed asks in the list; a phase skipped, reopened and played on @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await button(page, /^Next phase/).click();
	await expect(page.getByText('9 still owed. Close Leadership anyway?')).toBeVisible();
	await button(page, 'Not yet').click();
	await expect(page.getByText('Still owed: 9')).toBeVisible();
	await button(page, /^Next phase/).click();
	await button(page, 'Close anyway').click();
	await expect(page.getByText('Reds fire')).toBeVisible();

	await button(page, 'More').click();
	await button(page, 'Skip this phase').click();
	await expect(page.getByText('Reds that did not fire move')).toBeVisible();
	await expect(button(page, '2 Preparatory fire, skipped')).toBeVisible();
	await button(page, /^Next phase/).click();
	await expect(page.getByText('Whites fire')).toBeVisible();
	await button(page, '2 Preparatory fire, skipped').click();
	await expect(page.getByText('Reds fire')).toBeVisible();
	await expect(button(page, '2 Preparatory fire, reopened')).toBeVisible();
	await button(page, /^Next phase/).click();
	await expect(page.getByText('Whites fire')).toBeVisible();

	await page.getByRole('link', { name: 'Log' }).click();
	await expect(page.getByText('Left owed, leadership: 9.')).toBeVisible();
	await expect(page.getByText('Preparatory fire was skipped.')).toBeVisible();
	await expect(page.getByText('Preparatory fire is played after all.')).toBeVisible();
	await expect(page.getByText('out of order').first()).toBeVisible();
});

test('a step of automation switched off: losses are left to their owner, and the list says so @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await button(page, 'More').click();
	await page.getByRole('link', { name: 'What the app does' }).click();
	await button(page, /^Losses are placed/).click();
	await expect(button(page, /^Losses are placed/)).toHaveAttribute('aria-pressed', 'false');
	await page.getByRole('link', { name: 'Back to the battle' }).click();
	await button(page, /^Next phase/).click();
	await button(page, 'Close anyway').click();
	await button(page, 'Find a unit').click();
	await page.getByRole('link', { name: /^R1 / }).click();
	await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
	await page.getByRole('link', { name: /1st Drozdovsky/ }).click();
	await mine(page);
	for (const face of [6, 5, 5, 6, 2, 1]) await button(page, new RegExp(`^${face}`)).click();
	await applied(page);

	const place = page.getByRole('link', { name: /1st Drozdovsky.* losses to place/ });
	await expect(place).toContainText('4');
	await place.click();
	const sheet = page.getByRole('dialog');
	for (let figure = 0; figure < 4; figure++)
		await sheet.getByRole('button', { name: 'One less: figures' }).click();
	await sheet.getByRole('button', { name: 'Done' }).click();
	await expect(place).toHaveCount(0);
});

test('the referee sets a unit against the rules, with a reason @deep', async ({ page, host }) => {
	await begin(page, host.url);
	await button(page, 'Find a unit').click();
	await page.getByRole('link', { name: /^R1 / }).click();
	const sheet = page.getByRole('dialog');
	const later = sheet.getByText('Set against the rules');
	await page.route('**/pack-referee.*.js', (route) => route.abort());
	await later.click();
	await expect(sheet.getByText('This part is not on the phone yet')).toBeVisible();
	await page.unroute('**/pack-referee.*.js');
	await later.click();
	await later.click();
	await sheet.getByRole('radio', { name: 'Not led' }).check({ force: true });
	await expect(sheet.getByRole('button', { name: 'Set it so, with the reason' })).toBeDisabled();
	await sheet.getByRole('textbox', { name: 'Reason' }).fill('agreed at the table');
	await sheet.getByRole('button', { name: 'Set it so, with the reason' }).click();
	await expect(sheet.getByText(/6th Latvian Rifles: not led, no fire or movement/)).toBeVisible();
	await sheet.getByRole('link', { name: 'Log' }).click();
	await expect(page.getByText('overruled: agreed at the table')).toBeVisible();
});

test('the referee says what came of a roll, and adds to the dice: each with a reason, each in the log @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await next(page, 'Preparatory fire', 9);
	await deed(page, 'R1', 'Small-arms fire', 'W1');
	await whole(page);
	await button(page, 'One less: The referee adds').click();
	await expect(page.getByRole('row', { name: /^The referee .*−1$/ })).toBeVisible();
	await mine(page);
	await fell(page, 6, 6, 5, 5, 4, 4);
	const apply = button(page, /^Apply to/);
	await expect(page.getByText('figures lost.', { exact: true })).toBeVisible();
	await expect(apply).toBeDisabled();
	await page.getByRole('textbox', { name: 'Reason' }).fill('smoke');
	await applied(page);
	await expect(title(page)).toHaveText(/Round 1/);
	await reads(page, 'W1', '14 of 16 figures');

	await deed(page, 'R6', 'Small-arms fire', 'W2');
	await mine(page);
	await fell(page, 3, 6, 6, 6, 1);
	await button(page, 'Undo').click();
	await page.getByText('The referee decides otherwise').click();
	await page.getByRole('combobox', { name: 'What comes of it' }).selectOption('1 figure lost.');
	await expect(apply).toBeDisabled();
	await page.getByRole('textbox', { name: 'Reason' }).fill('they were out of sight');
	await applied(page);
	await expect(title(page)).toHaveText(/Round 1/);
	await reads(page, 'W2', '15 of 16 figures');
	await page.getByRole('link', { name: 'Log' }).click();
	await expect(page.getByText('overruled: −1 on the die: smoke')).toBeVisible();
	await expect(page.getByText('overruled: they were out of sight')).toBeVisible();
});

test('an officer who has moved is seen among those who move @deep', async ({ page, host }) => {
	await begin(page, host.url);
	await unfold(page);
	await page.getByRole('link', { name: /officers moved/ }).click();
	await expect(title(page)).toHaveText('Officers move');
	await page.getByRole('link', { name: 'Roll his move' }).first().click();
	await mine(page);
	await fell(page, 1, 2, 3, 4, 5, 6);
	await applied(page);
	await expect(title(page)).toHaveText('Officers move');
	await expect(button(page, /^Has moved/).first()).toHaveAttribute('aria-pressed', 'true');
});

test('what is chosen on a unit’s sheet does not lie over the keys at its foot @deep', async ({
	page,
	host
}) => {
	await page.setViewportSize({ width: 360, height: 520 });
	await begin(page, host.url);
	await next(page, 'Preparatory fire', 9);
	await next(page, 'Movement');
	await deed(page, 'R1', 'Movement');
	await mine(page);
	await fell(page, 4, 3);
	await applied(page);
	await expect(title(page)).toHaveText(/Round 1/);
	await open(page, 'R1');
	const over = await sheet(page).evaluate((dialog) => {
		const chosen = dialog.querySelector('[role="radiogroup"] label:has(:checked)');
		const foot = dialog.querySelector('footer');
		if (!chosen || !foot) return null;
		const gap = chosen.getBoundingClientRect().top - foot.getBoundingClientRect().top;
		dialog.scrollTop += gap - 4;
		if (gap < 4) return null;
		const { left, top, width, height } = chosen.getBoundingClientRect();
		const at = document.elementFromPoint(left + width / 2, top + height / 2);
		return at !== null && foot.contains(at);
	});
	expect(over).toBe(true);
});
