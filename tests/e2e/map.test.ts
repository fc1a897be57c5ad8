import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { visit } from './follow.ts';
import { again, expect, installed, kept, listen, test } from './harness.ts';
import { follow, tap, title } from './chaos-stops.ts';
import { attack, begin, find, movement, toTheDice } from './map-stops.ts';
import { sent, taken } from './map-sent.ts';

test('a unit is moved on the map, the move taken back and done again, and it is there after a reload @deep', async ({
	page,
	context,
	host
}) => {
	const heard = await listen(context, host);
	await page.goto(host.url);
	await follow(page, /^Orel 1919/);
	await movement(page);
	await find(page, '1912');
	await find(page, '1813');
	await expect(page.getByText('1913 leaves a zone')).toBeVisible();
	await tap(page, /^Move to 1813/);
	await expect(page.getByText('1 of 37 moved')).toBeVisible();
	await tap(page, 'Undo');
	await expect(page.getByText('0 of 37 moved')).toBeVisible();
	await tap(page, 'Redo');
	await expect(page.getByText('1 of 37 moved')).toBeVisible();
	await page.reload();
	await expect(page.getByText('1 of 37 moved')).toBeVisible();
	// On its side the phases stand beside the menu, which opens all the same.
	await page.setViewportSize({ width: 844, height: 390 });
	await tap(page, 'More');
	await follow(page, 'Log');
	await expect(page.getByText(/3rd Battalion \(3\/83S\) moves to 1813/)).toBeVisible();
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});

again('a double tap answers once and takes back once', async ({ page, host }) => {
	await page.goto(`${host.url}maps/orel-1919`);
	await begin(page, /^Orel, October/);
	const key = (name: string | RegExp) => page.getByRole('button', { name }).first();
	await key('Nothing more').dblclick();
	await expect(page.getByText('0 of 37 moved')).toBeVisible();
	await find(page, '1912');
	await find(page, '1813');
	await key(/^Move to 1813/).dblclick();
	await expect(page.getByText('1 of 37 moved')).toBeVisible();
	await key('Undo').dblclick();
	await expect(page.getByText('0 of 37 moved')).toBeVisible();
	await title(page, /White turn$/);
});

test('an attack shows its chance, is declared as one order, and is fought with typed dice @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/orel-1919`);
	await attack(page);
	await expect(page.locator('.b-board > [aria-live]')).toContainText(/1114 falls.*%/);
	await toTheDice(page);
	await tap(page, 'I rolled');
	await title(page, 'My own dice');
	await tap(page, /^1/);
	await title(page, /attack on 1114$/);
	await tap(page, 'More');
	await follow(page, 'Log');
	await expect(page.getByText('typed in').first()).toBeVisible();
});

again(
	'the past is stepped through on the map, and played on from as a copy',
	async ({ page, host }) => {
		await page.goto(`${host.url}maps/orel-1919`);
		await movement(page);
		await find(page, '1912');
		await find(page, '1813');
		await tap(page, /^Move to 1813/);
		await expect(page.getByText('1 of 37 moved')).toBeVisible();
		await tap(page, 'More');
		await follow(page, 'History');
		await title(page, /^As it was/);
		await expect(page.getByText('moves to 1813', { exact: false })).toBeVisible();
		await page.keyboard.press('[');
		await expect(page.getByText('moves to 1813', { exact: false })).toHaveCount(0);
		await expect(page.getByRole('slider')).toHaveValue('0');
		await expect(page.getByText('15 Oct, White turn · after')).toBeVisible();
		await page.getByRole('slider').press('ArrowRight');
		await expect(page.getByText('moves to 1813', { exact: false })).toBeVisible();
		await tap(page, 'One phase back');
		// Two quick taps make one copy.
		await page.getByRole('button', { name: /^Play on from here/ }).dblclick();
		await expect(page.getByText('0 of 37 moved')).toBeVisible();
		await visit(page, host.url, 'maps/orel-1919');
		await expect(page.getByRole('link', { name: /^Orel, October/ })).toHaveCount(2);
	}
);

again(
	'a turn goes to another phone as a file, is played on there, and comes back',
	async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await page.goto(`${host.url}maps/orel-1919`);
		await movement(page);
		await find(page, '1912');
		await find(page, '1813');
		await tap(page, /^Move to 1813/);
		await expect(page.getByText('1 of 37 moved')).toBeVisible();
		const out = await sent(page);

		const away = await context.browser()?.newContext({ reducedMotion: 'reduce' });
		const other = await away!.newPage();
		await taken(other, host.url, out);
		await expect(other.getByText('1 of 37 moved')).toBeVisible();
		await tap(other, 'End the phase');
		await other.getByRole('dialog').getByRole('button', { name: 'End the phase' }).click();
		await title(other, /Red turn$/);
		const back = await sent(other);
		await visit(other, host.url, 'maps/orel-1919/take-in');
		await other.locator('input[type=file]').setInputFiles(out);
		await expect(other.getByText('This turn is here already.', { exact: false })).toBeVisible();
		await away!.close();

		await taken(page, host.url, back);
		await title(page, /Red turn$/);
		expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
	}
);

test('the map keeps its place while one chooses below it, and goes near for a fight @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/orel-1919`);
	await movement(page);
	const board = page.locator('.b-board');
	const there = await board.boundingBox();
	await find(page, '1114');
	await tap(page, 'The whole map');
	await expect(page.locator('.b-near:not(.b-resting)')).toHaveCount(0);
	await page.waitForTimeout(400);
	const enemy = (await page.locator('.b-target').filter({ visible: true }).first().boundingBox())!;
	await page.keyboard.press('Escape');
	await page.touchscreen.tap(enemy.x + enemy.width / 2, enemy.y + enemy.height / 2);
	await expect(page.getByRole('button', { name: /^Declare the attack/ })).toBeVisible();
	await expect(page.locator('.b-near:not(.b-resting)')).toHaveCount(1);
	expect(await board.boundingBox()).toEqual(there);
	const longer = () =>
		page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
	expect(await longer(), 'the page itself never scrolls').toBe(0);
	await find(page, '1114');
	const other = page.getByRole('button', { name: /^3rd Battalion \(3\/1D\)/ });
	const row = await other.boundingBox();
	await tap(page, /^2nd Battalion \(2\/1D\)/);
	await expect(page.getByText('1114 falls').first()).toBeVisible();
	expect(await other.boundingBox()).toEqual(row);
	expect(await board.boundingBox()).toEqual(there);
});

test('a hex out of reach says why, and how far the unit would get @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/orel-1919`);
	await movement(page);
	await find(page, '1912');
	await find(page, '1205');
	await expect(page.getByText('cannot get to 1205', { exact: false })).toBeVisible();
	await page.getByRole('link', { name: /^§ 7/ }).first().click();
	await expect(page.getByRole('dialog').getByRole('heading', { name: 'Moving' })).toBeVisible();
	await page.keyboard.press('Escape');
	await tap(page, /^Go as far as/);
	await expect(page.getByRole('button', { name: /^Move to/ })).toBeVisible();
});

test('the first game says what to do until it is skipped; what is where is told in words, by a key @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/orel-1919`);
	await follow(page, /^A first game/);
	const line = page.getByRole('region', { name: 'What to do now' });
	await expect(line).toContainText('White moves and fights first');
	await page.reload();
	await tap(page, /^Next unit/);
	await expect(line).toContainText('Lit hexes can be reached');
	await find(page, '1405');
	// Why not stands alone, with the way out in sight.
	await expect(page.getByText('cannot get to 1405', { exact: false })).toBeVisible();
	await expect(line).toHaveCount(0);
	await page.keyboard.press('Escape');
	await tap(page, 'Skip these lines');
	await expect(line).toHaveCount(0);
	await find(page, '0513');
	await page.keyboard.press('h');
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByRole('heading', { name: 'Here: Brasovo (0513)' })).toBeVisible();
	await expect(sheet.getByText(/^north-east: \d{4}/)).toBeVisible();
	await expect(sheet.getByRole('heading', { name: 'Places that count' })).toBeVisible();
});

test('below the line of a first game its question is in sight, on a small phone in the hall, too @deep', async ({
	page,
	host
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.addInitScript(() => localStorage.setItem('tachanka:theme', 'hall'));
	await page.goto(`${host.url}maps/white-october`);
	await follow(page, /^A first game/);
	await expect(page.getByRole('region', { name: 'What to do now' })).toBeVisible();
	for (const answer of [/^An offensive turn Uses one/, /^Movement/]) {
		const key = page.getByRole('button', { name: answer }).first();
		await expect(key).toBeInViewport({ ratio: 0.5 });
		await key.click();
		await page.locator('.bp-dock .btn-main').click();
	}
});

again(
	'a correction is checked, kept and undone; a game begun with it keeps it, and goes on without it once all agree',
	async ({ page, host }) => {
		await page.goto(`${host.url}maps/orel-1919/corrections`);
		await page.getByRole('radio', { name: 'Track and set-up' }).check({ force: true });
		await tap(page, /^Turn 1:/);
		const sheet = page.getByRole('dialog');
		const more = sheet.getByRole('button', { name: 'One more: Recruit points of White' });
		await more.click();
		await expect(sheet.getByText('originally: 2')).toBeVisible();
		await sheet.getByRole('button', { name: 'Undo' }).click();
		await expect(sheet.getByText('originally: 2')).toHaveCount(0);
		await page.waitForTimeout(500);
		await more.click();
		await expect(sheet.getByText('originally: 2')).toBeVisible();
		await page.keyboard.press('Escape');
		await page.getByRole('radio', { name: 'Counters' }).check({ force: true });
		await tap(page, /^1st Battalion \(1\/1K\)/);
		await sheet.getByLabel('Begins in hex').fill('2705');
		await sheet.getByLabel('Begins in hex').press('Enter');
		await sheet.getByLabel('Begins in hex').blur();
		await expect(sheet.getByText('This does not fit, and was not kept')).toBeVisible();
		await page.keyboard.press('Escape');
		await page.reload();
		await expect(page.getByText('1 correction, for new games')).toBeVisible();
		await visit(page, host.url, 'maps/orel-1919');
		await begin(page, /^Brasovo/);
		await tap(page, 'More');
		await tap(page, 'Corrections');
		await expect(
			sheet.getByText('It is played with 1 correction. This phone has the same.')
		).toBeVisible();
		await follow(page, 'See or change them');
		await page.getByRole('radio', { name: /^Made/ }).check({ force: true });
		await tap(page, 'As it was');
		await expect(page.getByText('for new games; none yet')).toBeVisible();
		// To a file of them and back, and then to the game that they were looked at from.
		await follow(page, 'Save or send');
		await follow(page, 'Back');
		await follow(page, 'Close');
		await tap(page, 'More');
		await tap(page, 'Corrections');
		await tap(page, /^All agree/);
		await expect(
			page.getByRole('contentinfo').getByText('The players go on without corrections.')
		).toBeVisible();
		await tap(page, 'Undo');
		await tap(page, 'More');
		await tap(page, 'Corrections');
		await expect(sheet.getByText('It is played with 1 correction.')).toBeVisible();
	}
);

/** The app plays both sides, and no act is waited for; it may have played on before one can look. */
const atOnce = async (page: Page): Promise<void> => {
	await expect(page.getByText(/^The app plays/)).toBeVisible();
	await page.getByRole('radio', { name: 'at once' }).dispatchEvent('click');
};

again(
	'the app plays a whole game, stopped, killed and opened again in between; the report tells it',
	async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await page.goto(`${host.url}maps/orel-1919`);
		await tap(page, 'New game');
		await tap(page, /^Brasovo/);
		await page.getByRole('radio', { name: 'App, both sides' }).check({ force: true });
		await tap(page, /^Start the game/);
		// Move after move, so that there is time to stop it: at once, the game may be over first.
		await tap(page, 'Pause');
		await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
		await page.close();

		const again = await context.newPage();
		await again.goto(host.url);
		await follow(again, /^Brasovo/);
		await expect(again.getByText(/^The app plays/)).toBeVisible();
		const heights = await again.evaluateHandle(() => {
			const seen = new Set<number>();
			const look = () => {
				const watched = document.querySelector('.bp-sheet')?.textContent.includes('The app plays');
				const { clientHeight } = document.querySelector('.b-board') ?? {};
				if (watched && clientHeight !== undefined) seen.add(clientHeight);
				requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
			return seen;
		});
		await atOnce(again);
		const report = again.getByRole('link', { name: 'Report' });
		const read = again.getByRole('button', { name: 'Go on' });
		await expect(report.or(read)).toBeVisible({ timeout: 45_000 });
		const watched = await heights.evaluate((seen) => [...seen]);
		expect(watched, 'the map keeps its height through moves and fights').toHaveLength(1);
		expect(watched[0]).toBeGreaterThan(350);
		if (await read.isVisible()) await read.click();
		await report.click();
		await expect(again.getByText(/has won|Nobody has won/).first()).toBeVisible();
		expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
	}
);

test('a game is saved as a file, deleted, and comes back from it @deep', async ({ page, host }) => {
	await page.goto(`${host.url}maps/orel-1919`);
	await begin(page, /^Brasovo/);
	await tap(page, 'More');
	await follow(page, 'Save or send as a file');
	const saved = page.waitForEvent('download');
	await tap(page, /^Save/);
	const file = await (await saved).path();
	expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('app', 'tachanka');
	await visit(page, host.url, 'maps/orel-1919');
	await tap(page, /^More about/);
	await tap(page, 'Delete');
	await expect(page.getByText('No games yet')).toBeVisible();
	await visit(page, host.url, 'settings/data');
	await page.locator('input[type=file]').setInputFiles(file);
	await expect(page.getByRole('heading', { name: 'In this file' })).toBeVisible();
	await page.locator('.btn-main').click();
	await expect(page.getByRole('heading', { name: 'In this file' })).toHaveCount(0);
	await visit(page, host.url, 'maps/orel-1919');
	await expect(page.getByRole('link', { name: /^Brasovo/ })).toBeVisible();
});

kept(
	'without signal a game is begun and played as with it @deep',
	async ({ page, context, host }) => {
		await page.goto(host.url);
		await installed(page);
		await context.setOffline(true);
		await page.goto(`${host.url}maps/orel-1919`);
		await movement(page);
		await expect(page.getByRole('application').or(page.locator('.b-board')).first()).toBeVisible();
		await context.setOffline(false);
	}
);
