import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import type { Make, OwnBrowser, Tab } from './tab.ts';

/** Firefox where Debian's packages put it. `FIREFOX` names another one. */
export const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
export const firefoxIsHere = (): boolean => existsSync(FIREFOX);

/** How long putting a profile in order may take, and how often it is looked, in ms. */
const TIDYING = 5000;
const SOON = 20;

/** The phone in the hand of a player. */
const PHONE = { width: 390, height: 844 };

export interface OwnFirefox extends OwnBrowser {
	readonly page: Page;
	/** Another tab, in front of the others. */
	readonly open: () => Promise<Page>;
}

const tabOf = (page: Page): Tab => ({
	goto: (address) => page.goto(address),
	run: (work, given) => page.evaluate(work as never, given),
	first: (work) => page.evaluateOnNewDocument(work),
	exposes: (name, work) => page.exposeFunction(name, work)
});

async function prepare(page: Page): Promise<void> {
	await page.setViewport(PHONE);
	// tsx names functions with a function of its own, which a page does not have.
	await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
}

/** Puppeteer puts the settings of a profile back behind its browser, and is not to do it under the next one. */
async function tidied(profile: string): Promise<void> {
	for (let n = 0; n < TIDYING; n += SOON) {
		await new Promise((done) => setTimeout(done, SOON));
		if (!(await readdir(profile)).some((name) => name.endsWith('.puppeteer'))) return;
	}
}

/** Files are saved into the folder without a word. */
const saving = (folder: string): Readonly<Record<string, unknown>> => ({
	'browser.download.folderList': 2,
	'browser.download.dir': folder,
	'browser.download.useDownloadDir': true,
	'browser.download.always_ask_before_handling_new_types': false
});

/** Settings of Firefox by their names. */
export type FirefoxSettings = Readonly<Record<string, unknown>>;

/** Starts Firefox, driven by WebDriver BiDi, as a child of this script; files go into `downloads`. */
export async function startFirefox(
	profile: string,
	downloads?: string,
	settings: FirefoxSettings = {}
): Promise<OwnFirefox> {
	if (downloads !== undefined) await mkdir(downloads, { recursive: true });
	const browser = await launch({
		browser: 'firefox',
		executablePath: FIREFOX,
		userDataDir: profile,
		defaultViewport: null,
		extraPrefsFirefox: { ...(downloads !== undefined && saving(downloads)), ...settings },
		timeout: 60_000,
		protocolTimeout: 60_000
	});
	const child = browser.process();
	const kill = async (): Promise<void> => {
		if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
		const gone = new Promise((resolve) => child.once('exit', resolve));
		process.kill(-child.pid, 'SIGKILL');
		await gone;
		await tidied(profile);
	};
	try {
		const page = (await browser.pages())[0] ?? (await browser.newPage());
		await prepare(page);
		const open = async (): Promise<Page> => {
			const another = await browser.newPage();
			await prepare(another);
			return another;
		};
		return { page, open, tab: tabOf(page), kill };
	} catch (cause) {
		await kill();
		throw cause;
	}
}

/** Takes the files of the database away, as one who tidies up his disk does. */
async function wreck(profile: string): Promise<boolean> {
	const origins = join(profile, 'storage', 'default');
	let hit = false;
	for (const origin of await readdir(origins).catch(() => [])) {
		const folder = join(origins, origin, 'idb');
		for (const name of await readdir(folder).catch(() => [])) {
			hit ||= name.endsWith('.sqlite');
			await rm(join(folder, name), { recursive: true });
		}
	}
	return hit;
}

export const firefoxMake: Make = { start: (profile) => startFirefox(profile), wreck };
