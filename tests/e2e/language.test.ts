import type { Page } from '@playwright/test';
import { words as battle } from '#lib/features/red-and-white/words/ru/battle.ts';
import { words as phase } from '#lib/features/red-and-white/words/ru/battle/phase.ts';
import { words as handOver } from '#lib/features/shared/words/ru/hand-over.ts';
import { words as forces } from '#lib/features/red-and-white/words/ru/forces.ts';
import { words as settings } from '#lib/features/shared/words/ru/settings.ts';
import { words as sheets } from '#lib/features/shared/words/ru/sheet.ts';
import { words as start } from '#lib/features/shared/words/ru/start.ts';
import { at, lose, mark } from '../rules/red-and-white/engine/acts.ts';
import { unit } from '../rules/red-and-white/engine/battles.ts';
import { battle as fought } from './battle-stops.ts';
import { follow } from './follow.ts';
import { again, expect, installed, kept, listen, test } from './harness.ts';
import { broken, cutOff, rawIds, stickingOut, tooWide } from './look.ts';
import { applied, button, mine, open, tap, title } from './play.ts';

/** What stands on the screen once no line follows any more, without what is read aloud when a page opens. */
const said = async (page: Page): Promise<string> => {
	let [before, now] = ['', await page.locator('body').innerText()];
	while (before !== now) {
		before = now;
		await page.waitForTimeout(250);
		now = await page.locator('body').innerText();
	}
	return now.replace(/\n?.* · Tachanka$/, '');
};

const lang = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

/** What the phone keeps of every battle, line by line. */
const entries = (page: Page): Promise<string> =>
	page.evaluate(async () => {
		const [{ name = '' } = {}] = await indexedDB.databases();
		const db = await new Promise<IDBDatabase>((yes, no) => {
			const asked = indexedDB.open(name);
			asked.onsuccess = () => yes(asked.result);
			asked.onerror = () => no(new Error('not opened'));
		});
		const rows = await new Promise<unknown[]>((yes) => {
			const asked = db.transaction('entries').objectStore('entries').getAll();
			asked.onsuccess = () => yes(asked.result as unknown[]);
		});
		db.close();
		return JSON.stringify(rows);
	});

/** Two example forces in a battle; one volley fallen, four figures lost. */
const volley = async (page: Page, app: string): Promise<string> => {
	await page.goto(`${app}battles/new`);
	await tap(page, 'Add two example forces');
	await tap(page, 'Begin the battle');
	await tap(page, /^Next phase/);
	await tap(page, 'Close anyway');
	await open(page, 'R1');
	await page.getByRole('dialog').getByRole('link', { name: 'Small-arms fire' }).click();
	await page.locator('a.unit', { hasText: '1st Drozdovsky' }).click();
	await mine(page);
	for (const face of [6, 5, 5, 6, 2, 1]) await button(page, new RegExp(`^${face}`)).click();
	await applied(page);
	await expect(page.getByRole('status')).toContainText('4 figures');
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	return page.url();
};

again(
	'a switch of language in a battle changes every sentence, and nothing else',
	async ({ page, host }) => {
		const address = await volley(page, host.url);
		await page.goto(address);
		await page.getByRole('link', { name: 'Log', exact: true }).click();
		await expect(page.getByText(/6 5 5 6 2 1/)).toBeVisible();
		const log = page.url();
		const english = await said(page);
		expect(english).toContain('6 5 5 6 2 1');
		const before = await entries(page);

		await page.goto(`${host.url}settings`);
		await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
		await expect(title(page)).toHaveText(String(settings.settings));
		await expect(page.getByText(String(settings.nobodyHasCheckedThisTranslationYet))).toBeVisible();
		expect(await lang(page)).toBe('ru');

		await page.goto(log);
		await expect(page.locator('body')).toContainText('6 5 5 6 2 1');
		expect(await rawIds(page)).toEqual([]);
		const russian = await said(page);
		const lines = (text: string): Set<string> =>
			new Set(text.split('\n').filter((line) => /[a-z]{3} [a-z]{2}/i.test(line)));
		const same = [...lines(russian)].filter((line) => lines(english).has(line));
		// Names that people gave, and the headings of the English rulebook.
		expect(same.filter((line) => /[.!?]$/.test(line))).toEqual([]);
		expect(russian).toMatch(/[а-яё]{4}/);
		expect(await entries(page)).toBe(before);

		await page.goto(`${host.url}settings`);
		await page.getByRole('radio', { name: 'English' }).check({ force: true });
		await expect(title(page)).toHaveText('Settings');
		await page.goto(log);
		await expect(page.locator('body')).toContainText('6 5 5 6 2 1');
		expect(await said(page)).toBe(english);
		expect(await entries(page)).toBe(before);
	}
);

kept.describe('a phone that speaks Russian', () => {
	kept.use({ locale: 'ru-RU' });

	kept('plays a phase in Russian, without a signal @deep', async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await page.goto(host.url);
		await installed(page);
		await context.setOffline(true);
		await page.reload();
		await expect(page.getByRole('heading', { name: String(start.workOutARoll) })).toBeVisible();
		expect(await lang(page)).toBe('ru');

		await page.goto(`${host.url}battles/new`);
		await button(page, /пример/i)
			.first()
			.click();
		await button(page, /^Начать бой/).click();
		await expect(title(page)).toContainText('ход красных');
		await button(page, new RegExp(`^${String(battle.nextPhase)}`)).click();
		await button(page, String(phase.closeAnyway)).click();
		await page
			.getByRole('link', { name: /\bR1\b/ })
			.first()
			.click();
		await page.locator('a.unit', { hasText: '1-й Дроздовский' }).click();
		await expect(page.getByText(String(sheets.notGivenYet), { exact: true })).toBeVisible();
		await page.getByRole('main').getByRole('table').getByRole('button').nth(3).click();
		for (const face of [6, 5, 5, 6, 2, 1]) await button(page, new RegExp(`^${face}`)).click();
		await expect(page.getByRole('main')).toContainText('1-й Дроздовский');
		await expect(page.getByRole('main')).toContainText(/4 фигур/);
		expect(await rawIds(page)).toEqual([]);
		expect(heard.errors).toEqual([]);
		expect(heard.foreign).toEqual([]);
	});
});

test('a text is found by its words and reported with its id @deep', async ({
	page,
	context,
	host
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(`${host.url}settings`);
	await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
	await page.getByRole('link', { name: String(settings.reportAText) }).click();
	await page.getByRole('textbox').fill('не гасить экран');
	await button(page, String(settings.copyTheReport)).click();
	await expect(button(page, String(handOver.copied))).toBeVisible();
	const report = await page.evaluate(() => navigator.clipboard.readText());
	expect(report).toContain('frame.settings.keepTheScreenOn');
	expect(report).toContain('Keep the screen on');
});

test('the longest words of all languages fit where they stand @deep', async ({ page, host }) => {
	const address = await volley(page, host.url);
	await page.goto(`${host.url}battles`);
	const owing = await fought('', [lose('W1', 5), lose('W4', 5), at('red', 7)])(page, host.url);
	const sheetsOf = [
		'small-arms-fire',
		'movement',
		'melee',
		'leadership',
		'artillery',
		'unit-morale',
		'officer-character',
		'army-morale'
	];
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto(`${host.url}?longest`);
	// Each with another heading than the one before.
	for (const path of [
		host.url,
		address,
		`${host.url}settings`,
		host.url + owing,
		`${host.url}settings/data`,
		`${host.url}${owing}?unit=${encodeURIComponent(unit('W1'))}`,
		`${host.url}forces`,
		`${host.url}battles`,
		...sheetsOf.map((slug) => `${host.url}roll/${slug}`)
	]) {
		if (path !== host.url) await follow(page, path);
		await expect.poll(() => lang(page)).toBe('ru');
		await expect(title(page)).toBeVisible();
		expect.soft(await tooWide(page), `${path}: too wide`).toEqual([]);
		expect.soft(await cutOff(page), `${path}: cut off`).toEqual([]);
		expect.soft(await broken(page), `${path}: broken in a word`).toEqual([]);
		expect.soft(await stickingOut(page), `${path}: beyond its key`).toEqual([]);
	}
	// On a phone of usual width the keys of a unit stand in one row.
	await page.setViewportSize({ width: 390, height: 844 });
	await follow(page, `${host.url}${owing}?unit=${encodeURIComponent(unit('W1'))}`);
	const keys = page.getByRole('dialog').locator('.btn');
	const row = (await keys.evaluateAll((all) =>
		all.slice(-4).map((key) => key.getBoundingClientRect().top)
	)) as readonly number[];
	expect(new Set(row).size).toBe(1);
});

for (const [letters, width, height] of [
	['Larger', 390, 844],
	['Large', 360, 640],
	['Larger', 360, 640]
] as const)
	test(`${letters.toLowerCase()} letters cut no Russian word off at ${width} px @deep`, async ({
		page,
		host
	}) => {
		await page.setViewportSize({ width, height });
		const address = await volley(page, host.url);
		const moves = await fought('', [mark('R1', 'led'), at('red', 3)])(page, host.url);
		await page.goto(`${host.url}settings`);
		await page.getByRole('radio', { name: `${letters} 1` }).check({ force: true });
		await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
		await expect.poll(() => lang(page)).toBe('ru');
		const sheetsOf = [
			...['small-arms-fire', 'movement', 'melee', 'leadership', 'artillery', 'unit-morale'],
			...['officer-character', 'army-morale', 'indirect-fire', 'breakdown']
		];
		for (const path of [
			...['forces', 'settings', 'settings/data', 'battles'].map((path) => host.url + path),
			address,
			...sheetsOf.map((slug) => `${host.url}roll/${slug}`),
			`${host.url}${moves}?unit=${encodeURIComponent(unit('R1'))}`
		]) {
			await follow(page, path);
			await expect(title(page)).toBeVisible();
			expect.soft(await tooWide(page), `${path}: too wide`).toEqual([]);
			expect.soft(await cutOff(page), `${path}: cut off`).toEqual([]);
			expect.soft(await stickingOut(page), `${path}: beyond its key`).toEqual([]);
		}
		// Whose turn the troops of a third side take is asked below its words.
		await follow(page, `${host.url}forces`);
		await button(page, String(forces.newForce)).click();
		await page.getByRole('dialog').getByRole('button', { name: /Чехи/ }).click();
		await expect(
			page.getByRole('radiogroup', { name: String(forces.movesAndFiresIn) })
		).toBeVisible();
		expect.soft(await cutOff(page), 'a force: cut off').toEqual([]);
	});
