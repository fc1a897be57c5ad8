import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eightFile, PLAYERS } from './eight-forces.ts';
import { visit } from './follow.ts';
import { expect, installed, kept as test, listen } from './harness.ts';
import {
	button,
	deed,
	fell,
	menu,
	mine,
	next,
	open,
	reads,
	rolled,
	sheet,
	tap,
	title,
	wears,
	written,
	unfold
} from './play.ts';

test.use({ viewport: { width: 390, height: 844 } });

const row = (page: Page, name: string) =>
	page.getByRole('list', { name: 'Rolls' }).getByRole('button', { name: new RegExp(name) });

/** Numbers as they are shouted, in any order, in the grid of a test of all. */
const shouted = async (
	page: Page,
	numbers: readonly (readonly [unit: string, face: number, comes: string])[]
): Promise<void> => {
	for (const [unit, face, comes] of numbers) {
		await row(page, unit).click();
		await expect(row(page, unit)).toHaveAttribute('aria-current', 'step');
		await fell(page, face);
		await expect(row(page, unit)).toContainText(comes);
	}
};

/** How far all units of this officer are from him. */
const allOf = (page: Page, officer: string, band: string): Promise<void> =>
	page
		.getByRole('radiogroup', { name: `All units of ${officer}` })
		.getByText(band)
		.click();

/** A unit reaches an enemy, and both are noted as in contact. */
const contact = async (page: Page, label: string, target: string, enemy: string): Promise<void> => {
	await open(page, label);
	await sheet(page).getByRole('link', { name: 'In contact with …' }).click();
	await page.getByRole('link', { name: new RegExp(`\\b${target}\\b`) }).click();
	await expect(title(page)).toHaveText(`Melee with ${enemy}`);
	await tap(page, /^They are in contact/);
	await expect(button(page, /^They are in contact/)).toHaveCount(0);
};

/** A beaten unit owes its way back: from the list, with its own dice. */
const goesBack = async (
	page: Page,
	name: string,
	faces: readonly number[],
	far: string
): Promise<void> => {
	await page
		.getByRole('region', { name: /^Still owed/ })
		.getByRole('link', { name: new RegExp(`^${name}.*falls back`) })
		.click();
	await expect(title(page)).toHaveText('Movement');
	await rolled(page, faces, `${far} back, away from the enemy.`);
};

/** The file that a button of the report saves. */
const saved = async (page: Page, press: () => Promise<void>): Promise<string> => {
	const coming = page.waitForEvent('download');
	await press();
	return readFile(await (await coming).path(), 'utf8');
};

test('eight players, a round by typed dice, from the empty app to the printed report, without signal @deep', async ({
	page,
	context,
	host
}) => {
	test.setTimeout(4 * 60_000);
	const heard = await listen(context, host);
	const refused: string[] = [];
	context.on('requestfailed', (request) => {
		const gone = request.failure()?.errorText.includes('CONNECTION_REFUSED');
		if (gone) refused.push(new URL(request.url()).pathname);
	});
	await page.goto(host.url);
	await installed(page);
	await host.close();
	await context.setOffline(true);
	await page.reload();
	const melees = page.getByRole('region', { name: /^Still owed/ }).getByText(/ against /);
	let battle = '';

	await test.step('two armies come as a file, an objective is agreed on', async () => {
		await page.goto(`${host.url}battles`);
		await expect(page.getByText('No battles yet')).toBeVisible();
		await visit(page, host.url, 'settings/data');
		await page.locator('input[type=file]').setInputFiles({
			name: 'eight.json',
			mimeType: 'application/json',
			buffer: Buffer.from(eightFile())
		});
		await tap(page, 'Add 2 forces');
		await expect(page.getByText('2 forces added')).toBeVisible();
		await visit(page, host.url, 'battles/new');
		await page.getByRole('textbox', { name: 'Name of the battle' }).fill('Eight at Kromy');
		await tap(page, /^Agree on objectives first/);
		await tap(page, 'Begin the battle');
		await expect(title(page)).toHaveText('Objectives and victory');
		await tap(page, 'Add an objective');
		await page.getByRole('textbox', { name: 'Name' }).fill('The bridge');
		for (let n = 0; n < 2; n++) await tap(page, 'One more: Points for the Reds');
		await tap(page, 'Keep this objective');
		await expect(page.getByText('3 for Red, 1 for White')).toBeVisible();
		await page.getByRole('link', { name: 'Back to the battle' }).last().click();
		await expect(title(page)).toHaveText(/Round 1, Red turn/);
		battle = page.url();
		await menu(page, 'Officers and players');
		for (const player of PLAYERS)
			await expect(page.getByText(player, { exact: false }).first()).toBeVisible();
		await page.goto(battle);
	});

	await test.step('Reds 1: numbers are shouted in any order, one is left owed', async () => {
		await page.getByRole('link', { name: /^All 8 together/ }).click();
		await allOf(page, 'Uborevich', 'to 24″');
		await allOf(page, 'Primakov', 'to 12″');
		await allOf(page, 'Eideman', 'to 36″');
		await allOf(page, 'Dybenko', 'farther');
		await tap(page, 'They rolled');
		await expect(page.getByText('Missing: 6')).toBeVisible();
		await shouted(page, [
			['Volga Sailors', 7, 'Not led'],
			['Tula Rifles', 9, 'Led'],
			['Samara Workers', 9, 'Not led'],
			['Don Horse', 3, 'Led'],
			['Oryol Rifles', 5, 'Led']
		]);
		await expect(page.getByText('Missing: 1')).toBeVisible();
		await tap(page, 'Write down 7');
		await expect(page.getByText('Missing: 1')).toBeVisible();
		await page.getByRole('link', { name: 'Back to the battle' }).first().click();
		await expect(page.getByText('Still owed: 1')).toBeVisible();
		await wears(page, 'R8', 'Not led');
		await next(page, 'Preparatory fire', 1);
	});

	await test.step('Reds 2: four players fire', async () => {
		await deed(page, 'R1', 'Small-arms fire', 'W1');
		await rolled(page, [6, 5, 5, 1, 2, 3], '3 figures lost.');
		await reads(page, 'W1', '13 of 16 figures');
		await deed(page, 'R3', 'Small-arms fire', 'W5');
		await rolled(page, [6, 6, 5, 5], '4 figures lost.');
		await deed(page, 'R6', 'Small-arms fire', 'W5');
		await rolled(page, [5, 5, 6, 6], '4 figures lost.');
		await reads(page, 'W5', '8 of 16 figures');
		await wears(page, 'W5', 'Suppressed');
		await deed(page, 'R4', 'Artillery', 'W2');
		await button(page, /^Close, Open/).click();
		await mine(page);
		await tap(page, '8');
		await tap(page, /^8 .*go on/);
		await written(page, '8 figures lost.');
		await reads(page, 'W2', '8 of 16 figures');
		await next(page, 'Movement');
	});

	await test.step('Reds 3: the distances of foot and horse', async () => {
		await deed(page, 'R2', 'Movement');
		await rolled(page, [4, 3], 'to move, at most');
		await reads(page, 'R2', '7″');
		await deed(page, 'R7', 'Movement');
		await rolled(page, [6, 5, 3, 2], 'to move, at most');
		await next(page, 'Defensive fire');
	});

	await test.step('Reds 4: two Whites fire back', async () => {
		await deed(page, 'W3', 'Small-arms fire', 'R2');
		await rolled(page, [6, 5, 2, 1], '2 figures lost.');
		await reads(page, 'R2', '14 of 16 figures');
		await deed(page, 'W6', 'Small-arms fire', 'R7');
		await rolled(page, [1, 1, 2, 6], '1 figure lost.');
		await reads(page, 'R7', '11 of 12 figures');
		await next(page, 'Attacking fire');
	});

	await test.step('Reds 5 and 6: contact, half of the stands fire, one die each', async () => {
		await contact(page, 'R2', 'W1', 'Markov Officers');
		await page.getByRole('link', { name: 'Attacking fire: Oryol Rifles' }).click();
		await rolled(page, [4, 1], '1 figure lost.');
		await reads(page, 'W1', '12 of 16 figures');
		await page.reload();
		await next(page, 'Melee');
		await melees.filter({ hasText: 'Oryol Rifles against Markov Officers' }).click();
		await page.getByRole('link', { name: 'Fight the melee' }).click();
		// Six against three, and a stand lost: ahead by four.
		await rolled(page, [6, 3], 'won by 4');
		await expect(melees).toHaveCount(0);
		await reads(page, 'W1', '8 of 16 figures');
		await goesBack(page, 'Markov Officers', [3, 2], '5″');
		await next(page, 'Morale');
	});

	await test.step('Reds 7: three test together, and their army', async () => {
		await page.getByRole('link', { name: /^All 3 together/ }).click();
		await shouted(page, [
			['Kornilov Shock', 5, 'Failed'],
			['Markov Officers', 2, 'Passed'],
			['Alexeyev Rifles', 1, 'Passed']
		]);
		await tap(page, 'Write down 3');
		await expect(title(page)).toHaveText(/Round 1, Red turn/);
		await wears(page, 'W5', 'Falling back');
		await goesBack(page, 'Kornilov Shock', [4, 2], '6″');
		await page.getByRole('link', { name: /^Whites.*3 of 8 units lost/ }).click();
		await mine(page);
		await fell(page, 7);
		await written(page, 'The army holds.');
		await expect(page.getByText(/^Still owed/)).toHaveCount(0);
		await next(page, 'Leadership');
		await expect(title(page)).toHaveText(/Round 1, White turn/);
	});

	await test.step('Whites 1: one number, the others may wait; the bridge is taken', async () => {
		await page.getByRole('link', { name: /^All 8 together/ }).click();
		await allOf(page, 'Turkul', 'to 24″');
		await tap(page, 'They rolled');
		await shouted(page, [['Drozdov Rifles', 8, 'Led']]);
		await tap(page, 'Write down 1');
		await expect(row(page, 'Drozdov Rifles')).toHaveCount(0);
		await page.getByRole('link', { name: 'Back to the battle' }).first().click();
		await unfold(page);
		await tap(page, /^Red 0 : 0 White/);
		await page.getByRole('radiogroup', { name: 'The bridge' }).getByText('Red').click();
		await expect(button(page, /^Red 3 : 0 White/)).toBeVisible();
		await next(page, 'Preparatory fire', 7);
	});

	await test.step('Whites 2: a fire is taken back and thrown again', async () => {
		await deed(page, 'W3', 'Small-arms fire', 'R3');
		await rolled(page, [5, 5, 1, 1], '2 figures lost.');
		await reads(page, 'R3', '14 of 16 figures');
		await button(page, 'Undo').last().click();
		await reads(page, 'R3', '16 of 16 figures');
		await deed(page, 'W3', 'Small-arms fire', 'R3');
		await rolled(page, [6, 5, 5, 1], '3 figures lost.');
		await reads(page, 'R3', '13 of 16 figures');
		await next(page, 'Movement');
	});

	await test.step('Whites 3: one moves; a line of the last turn is struck out', async () => {
		await deed(page, 'W6', 'Movement');
		await rolled(page, [6, 5], 'to move, at most');
		await page.getByRole('link', { name: 'Log' }).click();
		await tap(page, /^Kornilov Guards: fire at Don Horse/);
		await sheet(page).getByRole('link', { name: 'Strike out just this line' }).click();
		await page.getByRole('textbox', { name: 'Why' }).fill('out of range');
		// Only the end of the turn is worked out again: one mark less comes off.
		await expect(page.getByText('Look at 1 line before it is written')).toBeVisible();
		await expect(page.getByText('It turns out the same, from a different sum.')).toBeVisible();
		await tap(page, 'Strike it out');
		await expect(page.getByText(/Struck out by the referee: out of range\./)).toBeVisible();
		await page.goto(battle);
		await expect(title(page)).toHaveText(/Round 1, White turn/);
		await reads(page, 'R7', '12 of 12 figures');
		await next(page, 'Defensive fire');
	});

	await test.step('Whites 4 to 7: fire, a melee lost, two tests', async () => {
		await deed(page, 'R1', 'Small-arms fire', 'W6');
		await rolled(page, [6, 6, 1, 1, 1, 1], '2 figures lost.');
		await reads(page, 'W6', '14 of 16 figures');
		await next(page, 'Attacking fire');
		await contact(page, 'W6', 'R3', 'Kursk Rifles');
		await page.getByRole('link', { name: /^To the table/ }).click();
		await next(page, 'Melee');
		await melees.filter({ hasText: 'Kornilov Guards against Kursk Rifles' }).click();
		await page.getByRole('link', { name: 'Fight the melee' }).click();
		await rolled(page, [2, 5], 'won by 3');
		await reads(page, 'W6', '11 of 16 figures');
		await next(page, 'Morale');
		await page.getByRole('link', { name: /^Both together/ }).click();
		await shouted(page, [
			['Kursk Rifles', 3, 'Passed'],
			['Oryol Rifles', 4, 'Passed']
		]);
		await tap(page, 'Write down 2');
		await expect(page.getByText(/^Still owed/)).toHaveCount(0);
		await next(page, 'Leadership');
		await expect(title(page)).toHaveText(/Round 2, Red turn/);
	});

	await test.step('the report tells it, is saved, and is printed', async () => {
		await tap(page, 'More');
		await page.getByRole('link', { name: 'Report', exact: true }).click();
		const heading = (name: string) => page.getByRole('heading', { name });
		for (const name of ['Eight at Kromy', 'Southern Front', 'Volunteer Army', 'Losses'])
			await expect(heading(name).first()).toBeVisible();
		await expect(page.getByText('Players: Anna, Boris, Clara, Dmitri.')).toBeVisible();
		await expect(page.getByText('Players: Egor, Faina, Gleb, Irina.')).toBeVisible();
		for (const turn of ['Round 1, Red turn', 'Round 1, White turn'])
			await expect(heading(turn)).toBeVisible();
		const total = (side: string, sums: string) =>
			page
				.getByRole('table', { name: `Figures of the ${side}` })
				.getByRole('row', { name: `Together ${sums}`, exact: true });
		const [reds, whites] = ['122 117 5', '122 93 29'];
		await expect(total('Reds', reds)).toBeVisible();
		await expect(total('Whites', whites)).toBeVisible();
		await expect(page.getByText(/Whites: 3 of 8 units lost or at half strength\./)).toBeVisible();

		const fight = /Oryol Rifles: attack on Markov Officers: 6, 3, won by 4\./;
		await expect(button(page, 'Save as a page')).toBeEnabled();
		const html = await saved(page, () => tap(page, 'Save as a page'));
		expect(html).toMatch(fight);
		expect(html).toContain('Eight at Kromy');
		const markdown = await saved(page, async () => {
			await tap(page, 'More');
			await tap(page, 'Save as Markdown');
		});
		expect(markdown).toMatch(fight);

		await page.emulateMedia({ media: 'print' });
		await expect(heading('Eight at Kromy')).toBeVisible();
		await expect(total('Whites', whites)).toBeVisible();
		await expect(button(page, 'Print')).toBeHidden();
		const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
		expect(printed.startsWith('%PDF-')).toBe(true);
		expect(printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(1);
	});
	// The browser asks for the icon of its tab past the worker, from a host that is gone; for nothing else.
	expect(refused.filter((path) => path !== '/icons/icon.svg')).toEqual([]);
	const errors = heard.errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED'));
	expect({ ...heard, errors }).toEqual({ policy: [], errors: [], foreign: [] });
});
