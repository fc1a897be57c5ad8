import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { visit } from './follow.ts';
import { expect, installed, kept as test } from './harness.ts';
import { applied, button, mine, open, sheet, tap, title, whole } from './play.ts';

/** To another phase, although something is still owed in this one. */
const leaveFor = async (page: Page, phase: string): Promise<void> => {
	await tap(page, phase);
	await tap(page, 'Close anyway');
};

/** A force of these templates, under a name of its own. */
const raise = async (
	page: Page,
	app: string,
	side: string,
	name: string,
	templates: readonly RegExp[]
): Promise<void> => {
	await page.goto(`${app}forces`);
	await tap(page, 'New force');
	await tap(page, side);
	await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
	await expect(title(page)).toHaveText(name);
	await tap(page, 'Add a unit');
	for (const template of templates) await tap(page, template);
	await tap(page, 'Done');
};

/** Opens a unit of the force on screen, turns switches on, and comes back. */
const equip = async (page: Page, place: number, switches: readonly RegExp[]): Promise<void> => {
	await page.getByRole('link', { name: /Edit / }).nth(place).click();
	for (const one of switches) await tap(page, one);
	await page.getByRole('link', { name: 'Done' }).click();
};

/** Opens the unit with this label from the table. */
const unit = async (page: Page, side: 'Reds' | 'Whites', label: string): Promise<void> => {
	await page.getByRole('radio', { name: side }).dispatchEvent('click');
	await expect(page.getByRole('radio', { name: side })).toBeChecked();
	await open(page, label);
};

/** From the sheet of a unit to a calculator, filled from it and its target. */
const against = async (page: Page, calculator: string, target: string): Promise<void> => {
	await sheet(page)
		.getByRole('link', { name: new RegExp(`^${calculator}`) })
		.click();
	await page.getByRole('link', { name: new RegExp(`\\b${target}\\b`) }).click();
	await expect(title(page)).toHaveText(calculator);
};

/** From the sheet of a unit into contact with an enemy, and to the dice of their melee. */
const fights = async (page: Page, target: string): Promise<void> => {
	await sheet(page)
		.getByRole('link', { name: /^In contact with/ })
		.click();
	await page.getByRole('link', { name: new RegExp(`\\b${target}\\b`) }).click();
	await button(page, /^They are in contact/).click();
	await page.getByRole('link', { name: 'Fight the melee' }).click();
	await expect(title(page)).toHaveText('Melee');
};

/** Types dice on the pad of the throw that is due. */
const type = async (page: Page, ...faces: readonly string[]): Promise<void> => {
	for (const face of faces) await page.keyboard.press(face);
};

/** A unit on the table reads so. */
const reads = async (
	page: Page,
	side: 'Reds' | 'Whites',
	label: string,
	text: string
): Promise<void> => {
	await unit(page, side, label);
	await expect(sheet(page)).toContainText(text);
	await sheet(page).getByRole('button', { name: 'Done' }).click();
	await expect(sheet(page)).toHaveCount(0);
};

test('from the empty app to the same battle again, without signal', async ({
	page,
	context,
	host
}) => {
	test.slow();
	await page.goto(host.url);
	await installed(page);
	await host.close();
	await context.setOffline(true);
	await page.reload();

	await test.step('two forces are built', async () => {
		await raise(page, host.url, 'Reds', 'Reds of the story', [/^Infantry 4/, /^Infantry, heavy/]);
		await equip(page, 0, [/^Commissar/]);
		await raise(page, host.url, 'Whites', 'Whites of the story', [
			/^Infantry, heavy/,
			/^Infantry 4/,
			/^Field battery/
		]);
		await equip(page, 1, [/^Banner/]);
	});
	await page.goto(`${host.url}battles/new`);
	await tap(page, 'Begin the battle');
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	const battle = page.url();

	await test.step('the artillery example: twelve shells at 32 inches on a unit in cover', async () => {
		await leaveFor(page, '4 Defensive fire');
		await expect(page.getByText('Whites fire')).toBeVisible();
		await unit(page, 'Whites', 'W3');
		await against(page, 'Artillery', 'R1');
		await button(page, /^Long, In cover/).click();
		await mine(page);
		await tap(page, '3');
		await tap(page, /^3 .*go on/);
		await type(page, '4');
		await expect(page.getByText('figures lost', { exact: false }).first()).toBeVisible();
		await applied(page);
		await reads(page, 'Reds', 'R1', '14 of 16 figures');
	});

	await test.step('the first melee example: 6 and 4 through wire at trenches', async () => {
		await leaveFor(page, '6 Melee');
		await expect(page.getByText('Both sides fight')).toBeVisible();
		await unit(page, 'Reds', 'R1');
		await fights(page, 'W1');
		await tap(page, /^Through wire, In defences/);
		await mine(page);
		await type(page, '7', '6', '4');
		await expect(page.getByText('won by 1', { exact: false }).first()).toBeVisible();
		await applied(page);
		await reads(page, 'Reds', 'R1', '13 of 16 figures');
		await reads(page, 'Whites', 'W1', '16 of 16 figures');
	});

	await test.step('the second melee example: two battalions with banner and hero, 5 and 5', async () => {
		await unit(page, 'Reds', 'R2');
		for (let figure = 0; figure < 4; figure++)
			await sheet(page).getByRole('button', { name: 'One less: figures' }).click();
		await expect(sheet(page)).toContainText('12 of 16 figures');
		await sheet(page).getByRole('button', { name: 'Done' }).click();
		await leaveFor(page, '7 Morale');
		await tap(page, /^End turn/);
		// Who stands with those that were shelled is owed until he is rolled for.
		await button(page, 'Close anyway').first().click();
		await expect(title(page)).toHaveText(/Round 1, White turn/);
		await leaveFor(page, '6 Melee');
		await unit(page, 'Whites', 'W2');
		await fights(page, 'R2');
		await whole(page);
		await tap(page, 'Led heroically, Attacker, +1');
		await tap(page, 'One more: Infantry that attacks');
		await mine(page);
		await type(page, '5', '5');
		await expect(page.getByText('won by 4', { exact: false }).first()).toBeVisible();
		await applied(page);
		await reads(page, 'Reds', 'R2', '8 of 16 figures');
	});

	await test.step('undo, redo, and a reload', async () => {
		await page.getByRole('link', { name: 'Log' }).click();
		await page.getByRole('button', { name: 'Undo' }).last().click();
		await expect(button(page, 'Redo').last()).toBeEnabled();
		await page.goto(battle);
		await reads(page, 'Reds', 'R2', '12 of 16 figures');
		await page.getByRole('link', { name: 'Log' }).click();
		await button(page, 'Redo').last().click();
		await expect(button(page, 'Redo').last()).toBeDisabled();
		await page.goto(battle);
		await reads(page, 'Reds', 'R2', '8 of 16 figures');
	});

	let file = '';
	await test.step('saved as a file, deleted, and opened again', async () => {
		await visit(page, host.url, 'settings/data');
		const coming = page.waitForEvent('download');
		await tap(page, 'Save as a file');
		file = await readFile(await (await coming).path(), 'utf8');
		await visit(page, host.url, 'battles');
		await tap(page, /^More about/);
		await tap(page, 'Delete');
		await expect(page.getByText('No battles yet')).toBeVisible();

		await visit(page, host.url, 'settings/data');
		await page.locator('input[type=file]').setInputFiles({
			name: 'tachanka.json',
			mimeType: 'application/json',
			buffer: Buffer.from(file)
		});
		await tap(page, /^Add/);
		await expect(page.getByText(/1 battle added$/)).toBeVisible();
		await visit(page, host.url, 'battles');
		await page.getByRole('link', { name: /^Battle of/ }).click();
		await expect(title(page)).toHaveText(/Round 1, White turn/);
		await reads(page, 'Reds', 'R1', '13 of 16 figures');
		await reads(page, 'Reds', 'R2', '8 of 16 figures');
		await page.getByRole('link', { name: 'Log' }).click();
		await expect(page.getByText('lost by 1', { exact: false }).first()).toBeVisible();
	});
});
