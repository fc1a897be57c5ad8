import type { Page } from 'puppeteer-core';
import { says, tap } from './hand.ts';
import { onPhone, type Trial } from './phone.ts';

/** Goes to a hex by its number, as the magnifying glass does. */
async function find(page: Page, hex: string): Promise<void> {
	await tap(page, /^Find$/);
	const field = await page.waitForSelector('dialog[open] input[type=search]');
	await field?.type(hex);
	await tap(page, new RegExp(hex));
	await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
}

/** The answer that the dock holds, once it reads so. */
async function act(page: Page, answer: RegExp): Promise<void> {
	await page.waitForFunction(
		(source) => {
			const key = document.querySelector('.bp-dock:not([data-rests]) .btn-main:enabled');
			return key !== null && new RegExp(source).test(key.textContent.trim());
		},
		{},
		answer.source
	);
	await page.locator('.bp-dock .btn-main').click();
}

/** A new game; what is chosen before it starts. */
async function begun(page: Page, maps: string, ...chosen: RegExp[]): Promise<void> {
	await page.goto(maps);
	await tap(page, /^New game$/);
	for (const choice of chosen) await tap(page, choice);
	await tap(page, /^Start the game/);
}

/** A unit of Orel 1919 is moved, the move taken back and done again; it is there after a reload, and after a kill. */
const moved: Trial = async (given) => {
	const { url } = given.host;
	const address = await onPhone(given, 'map', async ({ page }) => {
		await begun(page, `${url}maps/orel-1919`, /^Orel, October/);
		await tap(page, /^Nothing more$/);
		await says(page, /0 of 37 moved/);
		await find(page, '1912');
		await find(page, '1813');
		await says(page, /leaves a zone/);
		await tap(page, /^Move to 1813/);
		await says(page, /1 of 37 moved/);
		await tap(page, /^Undo$/);
		await says(page, /0 of 37 moved/);
		await tap(page, /^Redo$/);
		await says(page, /1 of 37 moved/);
		await page.reload();
		await says(page, /1 of 37 moved/);
		return page.url();
	});
	await onPhone(given, 'map', async ({ page }) => {
		await page.goto(address);
		await says(page, /1 of 37 moved/);
	});
};

/** An attack of White October is declared from the enemy hex, at the chance its key says. */
const declared: Trial = (given) =>
	onPhone(given, 'attack', async ({ page }) => {
		await begun(page, `${given.host.url}maps/white-october`);
		for (const answer of [/^An offensive turn/, /^Combat/]) {
			await tap(page, answer);
			await act(page, answer);
		}
		await says(page, /Next unit/);
		await find(page, '22/H');
		for (const unit of [/TK SHOCK/, /FR RS LEG/, /SWED LEG/]) await tap(page, unit);
		await says(page, /Yamburg \(22\/H\) falls/);
		await tap(page, /^Declare the attack ?[\d.]+ %/);
		await page.waitForSelector('.b-board .b-arrow');
	});

/** The app plays both sides of a short game to its end, thinking beside the page. */
const against: Trial = (given) =>
	onPhone(given, 'app', async ({ page }) => {
		await begun(page, `${given.host.url}maps/orel-1919`, /^Brasovo/, /^App, both sides/);
		await tap(page, /^at once/);
		await tap(page, /^(Report|Go on)/);
		await says(page, /has won|Nobody has won/);
	});

/** What is tried on the maps, by name. */
export const MAP_TRIALS: Readonly<Record<string, Trial>> = {
	'maps: a unit moves, undo, redo, reload': moved,
	'attack: declared from the enemy hex, with its chance': declared,
	'opponent: the app plays a game of Brasovo to its end': against
};
