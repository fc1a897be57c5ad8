import type { Locator, Page } from '@playwright/test';
import { expect } from './harness.ts';

/** What a player does at the table with the phone in hand: taps, dice typed in, units found by label. */

export const button = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
export const tap = (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const sheet = (page: Page): Locator => page.locator('dialog[open]');

/** An item of the battle's menu that opens a screen of its own. */
export const menu = async (page: Page, item: string): Promise<void> => {
	await tap(page, 'More');
	await page.getByRole('link', { name: item, exact: true }).click();
	await expect(title(page)).toHaveText(item);
};

/** Unfolds players, score and time, which are one line on a phone. */
export const unfold = async (page: Page): Promise<void> => {
	const line = page
		.getByRole('region', { name: 'Players, score, time' })
		.locator('[aria-expanded]')
		.first();
	// It stays as it was left while the app is open, in every battle.
	if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
};

/** Opens a unit's sheet by its label: two taps. */
export const open = async (page: Page, label: string): Promise<void> => {
	await tap(page, 'Find a unit');
	await page.getByRole('link', { name: new RegExp(`^${label} `) }).click();
	await expect(sheet(page)).toBeVisible();
};

/** The sheet of this unit reads so. */
export const reads = async (page: Page, label: string, text: string): Promise<void> => {
	await open(page, label);
	await expect(sheet(page)).toContainText(text);
	await sheet(page).getByRole('button', { name: 'Done' }).click();
	await expect(sheet(page)).toHaveCount(0);
};

/** The unit is marked so. */
export const wears = async (page: Page, label: string, mark: string): Promise<void> => {
	await open(page, label);
	await expect(sheet(page).getByRole('button', { name: mark, exact: true })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await sheet(page).getByRole('button', { name: 'Done' }).click();
	await expect(sheet(page)).toHaveCount(0);
};

/** From the table to a calculator, filled from the unit and its target, where there is one. */
export const deed = async (
	page: Page,
	label: string,
	calculator: string,
	target?: string
): Promise<void> => {
	await open(page, label);
	await sheet(page)
		.getByRole('link', { name: new RegExp(`^${calculator}`) })
		.click();
	if (target) await page.getByRole('link', { name: new RegExp(`\\b${target}\\b`) }).click();
	await expect(title(page)).toHaveText(calculator);
};

/** Taps the dice on the pad of the throw that is due, one after the other. */
export const fell = async (page: Page, ...faces: readonly number[]): Promise<void> => {
	const pad = page.getByRole('group', { name: /^What the .* shows$/ });
	for (const face of faces) await pad.getByRole('button', { name: new RegExp(`^${face}`) }).click();
};

/** The keypad of the throw that is due, whether dice by dice or as one number. */
const pad = (page: Page): Locator =>
	page.getByRole('group', { name: /^(What the .* shows|How many|Total)$/ });

/**
 * To the keypad: what only the eye can tell is given as the sheet assumes it, then the dice are the player's own. In a
 * battle the keypad is there already.
 */
export const mine = async (page: Page): Promise<void> => {
	const own = button(page, /^(My own dice|Go on with my dice|Back to the dice)$/);
	const due = page.getByText('not given yet', { exact: true });
	await expect(own.or(pad(page)).or(due).first()).toBeVisible();
	await given(page);
	if (await own.count()) await own.last().click();
	await expect(pad(page)).toBeVisible();
};

/** The whole situation, beside the keypad: every field of it. */
export const whole = async (page: Page): Promise<void> => {
	await page.getByText('What is known', { exact: true }).click();
	await tap(page, 'Change the situation');
};

/** Gives what only the eye can tell, as the chances assume it, where it is asked. */
export const given = async (page: Page): Promise<void> => {
	const due = page.getByText('not given yet', { exact: true });
	await expect(
		page.locator('[data-chances]').or(pad(page)).or(button(page, 'My own dice')).first()
	).toBeVisible();
	if (!(await due.count())) return;
	const [, as = ''] =
		/if it is: (.*)/.exec((await page.locator('[data-chances]').first().textContent()) ?? '') ?? [];
	const key = page.getByRole('main').getByRole('button', { name: new RegExp(`^${as},`, 'i') });
	if (await key.count()) await key.click();
	else
		await page
			.getByRole('main')
			.getByText(new RegExp(`^${as}$`, 'i'))
			.first()
			.click();
	await expect(due).toHaveCount(0);
};

/** Types dice in, reads what they mean, and goes back to the table once it is written to the units. */
export const rolled = async (
	page: Page,
	faces: readonly number[],
	meaning: string
): Promise<void> => {
	await mine(page);
	await fell(page, ...faces);
	await written(page, meaning);
};

/** Reads a result; where the last die has not applied it, it is applied now. Then the table is shown again. */
export const written = async (page: Page, meaning: string): Promise<void> => {
	await expect(page.getByText(meaning, { exact: false }).first()).toBeVisible();
	await applied(page);
	await expect(title(page)).toHaveText(/Round \d/);
};

/** Writes a result down if the last die has not, and goes back to where it was asked for. */
export const applied = async (page: Page): Promise<void> => {
	const undo = button(page, 'Undo');
	const apply = button(page, /^Apply/);
	await expect(undo.or(apply).first()).toBeVisible();
	if (await apply.count()) await apply.click();
	await expect(undo).toBeEnabled();
	const table = page.locator('header').getByRole('link', { name: /^To the (table|officers)$/ });
	await table.click();
	await expect(table).toHaveCount(0);
};

/** To the next phase. `owed`: so much is still owed, and the phase is closed all the same. */
export const next = async (page: Page, phase: string, owed = 0): Promise<void> => {
	await tap(page, /^(Next phase|End turn)/);
	if (owed > 0) {
		await expect(
			page.getByText(new RegExp(`^${owed} still owed\\. Close .* anyway\\?`))
		).toBeVisible();
		await button(page, 'Close anyway').first().click();
	}
	await expect(page.locator('[aria-current="step"]', { hasText: phase })).toBeVisible();
	await expect(page.getByText(/ still owed\. Close /)).toHaveCount(0);
};

/** How many units are in sight whole, between the bar and the dock. */
export const inSight = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const of = (what: string) => document.querySelector(what)!.getBoundingClientRect();
		const [bar, dock] = [of('.bar'), of('.dock')];
		const foot = dock.left > bar.left + 10 ? innerHeight : dock.top;
		return [...document.querySelectorAll('a.unit')].filter((unit) => {
			const { top, bottom, height } = unit.getBoundingClientRect();
			return height > 0 && top >= bar.bottom - 1 && bottom <= foot + 1;
		}).length;
	});
