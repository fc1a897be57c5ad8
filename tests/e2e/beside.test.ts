import type { Page } from '@playwright/test';
import { unfold } from './play.ts';
import { again, expect, listen, test } from './harness.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const status = (page: Page) => page.getByRole('status');

const begin = async (page: Page, url: string): Promise<void> => {
	await page.goto(`${url}battles/new`);
	await button(page, 'Add two example forces').click();
	await page.getByRole('textbox', { name: 'Name of the battle' }).fill('Kromy crossing');
};
const menu = async (page: Page, item: string): Promise<void> => {
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('link', { name: item }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(item);
};
const back = async (page: Page): Promise<void> => {
	await page.getByRole('link', { name: 'Back to the battle' }).last().click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Round');
};

test('objectives agreed first, held by one tap, counted, undone, and in the report @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await button(page, 'Agree on objectives first').click();
	await button(page, 'Begin the battle').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectives and victory');

	await button(page, 'Add an objective').click();
	await page.getByRole('textbox', { name: 'Name' }).fill('The bridge');
	for (let n = 0; n < 2; n++) await button(page, 'One more: Points for the Whites').click();
	await button(page, 'Keep this objective').click();
	await expect(page.getByText('1 for Red, 3 for White')).toBeVisible();
	await button(page, 'Add a condition').click();
	await page.getByLabel('By what').selectOption({ label: 'A lead in points' });
	await button(page, 'One more: Points ahead').click();
	await page.getByRole('dialog').getByText('Whites').click();
	await button(page, 'Keep this condition').click();
	await expect(page.getByText('not so far')).toBeVisible();

	await back(page);
	await unfold(page);
	const strip = button(page, /^Red 0 : 0 White/);
	await strip.click();
	await page.getByRole('radiogroup', { name: 'The bridge' }).getByText('White').click();
	await expect(status(page)).toContainText('Whites hold The bridge.');
	await expect(button(page, /^Red 0 : 3 White.*1 of 1 conditions/)).toBeVisible();
	await button(page, 'Undo').first().click();
	await expect(button(page, /^Red 0 : 0 White/)).toBeVisible();
	await button(page, 'Redo').click();
	await expect(button(page, /^Red 0 : 3 White/)).toBeVisible();

	await page.reload();
	await unfold(page);
	await expect(button(page, /^Red 0 : 3 White/)).toBeVisible();
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('link', { name: 'Report' }).click();
	await expect(page.getByRole('heading', { name: 'Objectives and score' })).toBeVisible();
	await expect(
		page.getByText('Whites: ahead by 2 points at the end of round 1: yes.')
	).toBeVisible();
});

again(
	'a character is sealed, opened, checked and known to all',
	async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await begin(page, host.url);
		await button(page, 'Begin the battle').click();
		await menu(page, 'Officers and players');
		await button(page, /Uborevich/)
			.first()
			.click();
		await page.getByRole('dialog').getByRole('link', { name: 'Seal his character' }).click();
		await page.getByLabel('Character', { exact: true }).selectOption({ label: 'Fanatic' });
		await button(page, 'Seal it').click();
		const shown = page.getByRole('figure').getByRole('listitem');
		await expect(shown).toHaveCount(6);
		const words = await shown.allTextContents();
		await button(page, 'Noted').click();
		await expect(page.getByText('Fanatic')).toHaveCount(0);

		await page.reload();
		await button(page, /^Character of/).click();
		await expect(page.getByText('Fanatic')).toHaveCount(0);
		expect(await page.getByRole('dialog').getByRole('listitem').allTextContents()).toEqual(words);
		await button(page, /^Break the seal/).click();
		await expect(page.getByText('The words match: nothing was changed.')).toBeVisible();
		await expect(page.getByRole('dialog').getByText('Fanatic').first()).toBeVisible();
		await button(page, 'Done').click();
		await back(page);
		await menu(page, 'Officers and players');
		await button(page, /Uborevich/)
			.first()
			.click();
		await expect(button(page, 'Character known to all')).toHaveAttribute('aria-pressed', 'true');
		expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
	}
);

test('an ambush hides its unit; what its owner brings back must be what was sealed @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await button(page, 'Begin the battle').click();
	await menu(page, 'Sealed and scheduled');
	await button(page, 'Write something down').click();
	await page.getByLabel('What it is').selectOption({ label: 'Ambush' });
	await page.getByLabel('Which unit').selectOption({ index: 1 });
	const chosen = (await page.getByRole('dialog').getByRole('listitem').textContent()) ?? '';
	await page.getByLabel('What is written').fill('Behind the cemetery wall');
	await button(page, 'Seal it').click();
	await button(page, 'Noted').click();
	await expect(page.getByText('cemetery')).toHaveCount(0);
	await page.getByRole('link', { name: 'Back to the battle' }).last().click();
	const name = chosen.trim().split(' ').slice(1).join(' ');
	const unit = page.getByRole('link', { name: new RegExp(name) }).last();
	await expect(unit).toContainText(/in reserve/i);

	await menu(page, 'Sealed and scheduled');
	await button(page, 'Write something down').click();
	await page.getByLabel('What is written').fill('Hold the bridge');
	await page.getByText('Stays with its owner', { exact: true }).click();
	await button(page, 'Seal it').click();
	const salted = page.getByRole('figure').nth(1).getByRole('listitem');
	await expect(salted).toHaveCount(4);
	const salt = (await salted.allTextContents()).join(' ');
	await button(page, 'Noted').click();
	await button(page, /^Orders 1/).click();
	await button(page, 'The owner brings his text').click();
	await page.getByLabel('What is written').fill('Burn the bridge');
	await page.getByLabel('The words the owner noted').fill(salt);
	await button(page, 'Check and open').click();
	await expect(page.getByText(/the words do not match/)).toBeVisible();
	await page.getByLabel('What is written').fill('hold  THE bridge');
	await button(page, 'Check and open').click();
	await expect(page.getByText('The words match: nothing was changed.')).toBeVisible();
	await button(page, 'Done').click();

	await button(page, /^Ambush 1/).click();
	await button(page, /^Break the seal/).click();
	await expect(page.getByText('Behind the cemetery wall').first()).toBeVisible();
	await button(page, 'Done').click();
	await page.getByRole('link', { name: 'Back to the battle' }).last().click();
	await expect(unit).not.toContainText(/in reserve/i);
});

test('a message is owed when it is due, and delivered by one tap @deep', async ({ page, host }) => {
	await begin(page, host.url);
	await button(page, 'Begin the battle').click();
	await menu(page, 'Sealed and scheduled');
	await button(page, 'Write something down').click();
	await page.getByLabel('What it is').selectOption({ label: 'Message' });
	await page.getByLabel('For whom').fill('Primakov');
	await page.getByLabel('What is written').fill('Come at once');
	await page.getByLabel('Phase').selectOption({ label: '2 Preparatory fire' });
	await page.getByRole('radiogroup', { name: 'Whose turn' }).getByText('Reds').click();
	await button(page, 'Write it down').click();
	await expect(button(page, /^Message to Primakov/)).toBeVisible();
	await back(page);
	await expect(page.getByRole('link', { name: /Message to Primakov/ })).toHaveCount(0);
	await page.locator('[aria-current="step"] + li button').click();
	await button(page, 'Close anyway').first().click();
	await page.getByRole('link', { name: /Message to Primakov/ }).click();
	await button(page, /^Deliver it/).click();
	await expect(page.getByText('Come at once').first()).toBeVisible();
	await button(page, 'Done').click();
	await back(page);
	await expect(page.getByRole('link', { name: /Message to Primakov/ })).toHaveCount(0);
});

test('the turn clock counts, takes a break, and is put away @deep', async ({ page, host }) => {
	await page.clock.install({ time: new Date('2026-05-01T14:00:00') });
	await begin(page, host.url);
	await button(page, 'Begin the battle').click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 1');
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await button(page, 'Turn clock').click();
	await button(page, 'Show it on the turn screen').click();
	await page.getByLabel('The battle ends at').fill('18:00');
	await page.getByLabel('The battle ends at').blur();
	await button(page, 'Done').click();
	await unfold(page);
	const line = button(page, /min this turn/);
	await expect(line).toContainText('0 min this turn until 18:00');
	await page.clock.fastForward('12:00');
	await expect(line).toContainText('12 min this turn');
	await line.click();
	await button(page, 'The table takes a break').click();
	await page.clock.fastForward('40:00');
	await button(page, 'Play goes on').click();
	await button(page, 'Done').click();
	await expect(line).toContainText('12 min this turn');
	await button(page, /^Next phase/).click();
	await button(page, 'Close anyway').first().click();
	for (let phase = 2; phase <= 7; phase++) await button(page, /^(Next phase|End turn)/).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('White turn');
	await expect(line).toContainText(/0 min this turn at 12 a turn: 1\d more turns to 18:00/);
});

test('one fact turned to the table: the phase, the score, what a unit needs, turned round @deep', async ({
	page,
	host
}) => {
	await begin(page, host.url);
	await button(page, 'Begin the battle').click();
	await menu(page, 'Objectives and victory');
	await button(page, 'Points by hand').click();
	await button(page, 'Give these points').click();
	await back(page);
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('link', { name: 'Turn to the table' }).click();
	await expect(page.getByText('Leadership', { exact: true })).toBeVisible();
	await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Score').click();
	await expect(page.getByText('1:0')).toBeVisible();
	await button(page, 'Turn round').click();
	await expect(button(page, 'Turn round')).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('link', { name: 'Close' }).click();
	await button(page, 'Find a unit').click();
	await page.getByRole('link', { name: /^W1 / }).click();
	await page.getByRole('dialog').getByRole('link', { name: 'Show to the table' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('1st Drozdovsky');
	await expect(page.getByText('Unit morale: roll a D6')).toBeVisible();
});
