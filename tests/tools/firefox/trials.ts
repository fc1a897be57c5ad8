import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { DEEDS, markOf } from '../kill-test/deeds.ts';
import { firefoxMake } from '../kill-test/firefox.ts';
import { killed } from '../kill-test/kills.ts';
import { newerBuild } from '../newer-build.ts';
import { serve } from '../serve.mjs';
import { begun, downloaded, inPhase, must, phase, says, sooner, tap } from '../trials/hand.ts';
import { against, declared, moved } from '../trials/maps.ts';
import { fires, fought, without } from '../trials/table.ts';
import { keptTwice, onPhone, type Trial } from './phone.ts';
import { STORAGE_TRIALS } from './storage-trials.ts';

const KILLS = 20;
const SEED = 153;

const story: Trial = async (given) => {
	const { url } = given.host;
	const address = await onPhone(given, 'story', async (phone) => {
		const battle = await fought(phone.page, url);
		await keptTwice(phone, battle, 7);
		return battle;
	});
	// The profile after a kill.
	await onPhone(given, 'story', async (phone) => {
		await phone.page.goto(address);
		await inPhase(phone.page, 4);
		await keptTwice(phone, address, 7);
	});
};

const kills: Trial = async ({ build, say }) => {
	const wanted = { kills: KILLS, wreckEvery: 7, seed: SEED, during: DEEDS };
	const outcome = await killed(build, firefoxMake, wanted, say);
	say(JSON.stringify(outcome));
	must(outcome.kills === KILLS && outcome.acknowledged > 0, 'It was not killed in use.');
	must(outcome.lost === 0, `${outcome.lost} lost.`);
	must(outcome.wiped >= outcome.wrecked, 'A database was not taken away.');
};

/** One copy gone: the database, then the files. */
const copies: Trial = async (given) => {
	const { url } = given.host;
	const address = await onPhone(given, 'copies', async ({ page }) => {
		const battle = await begun(page, url);
		for (const n of [2, 3, 4]) await phase(page, n);
		return battle;
	});
	const storage = join(given.folder, 'copies', 'storage', 'default');
	for (const copy of ['idb', 'fs']) {
		let gone = 0;
		for (const origin of await readdir(storage)) {
			const path = join(storage, origin, copy);
			gone += (await readdir(path).catch(() => [])).length;
			await rm(path, { recursive: true, force: true });
		}
		must(gone > 0, `There was no copy in ${copy}.`);
		await onPhone(given, 'copies', async (phone) => {
			await phone.page.goto(address);
			await inPhase(phone.page, 4);
			await keptTwice(phone, address, 4);
		});
	}
};

/** After one visit the host goes, the page is loaded again, and the battle goes on; also after a kill. */
const offline: Trial = async (given) => {
	const own = await serve(given.build, { gzip: false });
	const address = await onPhone(given, 'offline', ({ page }) => without(page, own));
	await onPhone(given, 'offline', async ({ page }) => {
		await page.goto(address);
		await inPhase(page, 3);
		await phase(page, 5);
	});
};

/** A newer version waits for the word, also over a restart of the page, and then is there; the battle stays. */
const update: Trial = (given) =>
	onPhone(given, 'update', async (phone) => {
		const { page, tab } = phone;
		const newer = await newerBuild(given.build);
		const own = await serve(given.build, { gzip: false });
		try {
			const battle = await begun(page, own.url);
			await phase(page, 4);
			await page.goto(own.url);
			await page.evaluate(async () => void (await navigator.serviceWorker.ready));
			own.show(newer);
			await page.reload();
			await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
			await says(page, /A newer version is here/);
			await page.reload();
			must((await markOf(tab)) === '', 'It took over without the word.');
			await tap(page, /^Update now$/);
			const there = await sooner(async () => (await markOf(tab)) === 'next');
			must(there === true, 'It did not take over.');
			await page.goto(battle);
			await inPhase(page, 4);
			await keptTwice(phone, battle, 2);
		} finally {
			await own.close();
			await rm(newer, { recursive: true, force: true });
		}
	});

/** Of two tabs one writes, the other follows and can take over. */
const tabs: Trial = (given) =>
	onPhone(given, 'tabs', async (phone) => {
		const { page, open } = phone;
		const address = await begun(page, given.host.url);
		const other = await open();
		await other.goto(address);
		await says(other, /Play on here/);
		await page.bringToFront();
		await phase(page, 3);
		await inPhase(other, 3);
		await other.bringToFront();
		await tap(other, /^Play on here$/);
		await says(page, /Play on here/);
		await phase(other, 6);
		await inPhase(page, 6);
		await other.close();
		await page.bringToFront();
		await phase(page, 7);
		await keptTwice(phone, address, 4);
	});

/** Everything goes out as a file, and comes in on another phone. */
const files: Trial = async (given) => {
	const { url } = given.host;
	const file = await onPhone(given, 'out', async ({ page }) => {
		await begun(page, url);
		for (const n of [2, 3]) await phase(page, n);
		await page.goto(`${url}settings/data`);
		await tap(page, /^Save as a file$/);
		await says(page, /Saved as tachanka-/);
		return downloaded(join(given.folder, 'out-downloads'), /^tachanka-.*\.json$/);
	});
	await onPhone(given, 'in', async ({ page }) => {
		await page.goto(`${url}settings/data`);
		const field = await page.waitForSelector('input[type=file]');
		must(field !== null, 'There is no field for a file.');
		await (field as ElementHandle<HTMLInputElement>).uploadFile(file.path);
		await tap(page, /^Add ?2 forces/);
		await says(page, /2 forces and 1 battle added/);
		await page.goto(`${url}battles`);
		await tap(page, /^Battle of/);
		await inPhase(page, 3);
	});
};

/** The report is told, saved as a page and as Markdown. */
const report: Trial = (given) =>
	onPhone(given, 'report', async ({ page }) => {
		const address = await begun(page, given.host.url);
		await phase(page, 2);
		await fires(page);
		await page.goto(`${address}/report`);
		await says(page, /Order of battle/i);
		await tap(page, /^Save as a page$/);
		await says(page, /Saved as tachanka-/);
		const folder = join(given.folder, 'report-downloads');
		const { text: html } = await downloaded(folder, /\.html$/);
		const whole = ['Latvian', 'Turning points'].every((words) => html.includes(words));
		must(/<h1[\s>]/.test(html) && whole, 'The page does not tell the battle.');
		await tap(page, /^More$/);
		await tap(page, /^Save as Markdown$/);
		const { text } = await downloaded(folder, /\.md$/);
		must(text.startsWith('# ') && text.includes('Latvian'), 'The text does not tell the battle.');
	});

/** A unit is moved on the map; the move is there after a kill, too. */
const maps: Trial = async (given) => {
	const address = await onPhone(given, 'map', ({ page }) => moved(page, given.host.url));
	await onPhone(given, 'map', async ({ page }) => {
		await page.goto(address);
		await says(page, /1 of 37 moved/);
	});
};

/** What is tried, by name. */
export const TRIALS: Readonly<Record<string, Trial>> = {
	'story: forces, phases, typed dice, undo, reload': story,
	'tabs: one writes, the other follows and takes over': tabs,
	'files: out of one phone and into another': files,
	'report: told, saved as a page and as Markdown': report,
	'offline: the host is gone, the battle goes on': offline,
	'update: a newer version waits for the word': update,
	'copies: the database deleted, then the files; both come back': copies,
	...STORAGE_TRIALS,
	'maps: a unit moves, undo, redo, reload': maps,
	'attack: declared from the enemy hex, with its chance': (given) =>
		onPhone(given, 'attack', ({ page }) => declared(page, given.host.url)),
	'opponent: the app plays a game of Brasovo to its end': (given) =>
		onPhone(given, 'app', ({ page }) => against(page, given.host.url)),
	[`kills: ${KILLS}, in play, undo, strikes, imports, the bin, updates`]: kills
};
