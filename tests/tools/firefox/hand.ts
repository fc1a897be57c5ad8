import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';

/** How long Firefox may take on a busy machine, and how often it is asked, in ms. */
const PATIENCE = 60_000;
const OFTEN = 100;

/** Asks until there is an answer; a page that goes meanwhile has none. */
export async function sooner<T>(
	ask: () => Promise<T | undefined | null | false>
): Promise<T | undefined> {
	const end = Date.now() + PATIENCE;
	while (Date.now() < end) {
		const answer = await ask().catch(() => undefined);
		if (answer) return answer;
		await new Promise((soon) => setTimeout(soon, OFTEN));
	}
	return undefined;
}

/** What can be tapped now, by its label or by what it says: a finger at its middle would hit it. */
const found = (source: string): Element | undefined => {
	const name = new RegExp(source);
	const open = document.querySelector('dialog[open]') ?? document;
	const isHit = (one: Element): boolean => {
		const { x, y, width, height } = one.getBoundingClientRect();
		return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	};
	return [...open.querySelectorAll('button, a, label, summary')].find((one) => {
		const said = one.getAttribute('aria-label') ?? one.textContent.replace(/\s+/g, ' ').trim();
		if (!name.test(said) || !one.checkVisibility() || one.matches(':disabled, [data-rests] *'))
			return false;
		if (!isHit(one)) one.scrollIntoView({ block: 'center' });
		return isHit(one);
	});
};

const handleOf = async (page: Page, name: RegExp): Promise<ElementHandle<Element> | null> =>
	(await page.evaluateHandle(found, name.source)).asElement() as ElementHandle<Element> | null;

/** Taps it as a finger does: at its middle, where it lies on the screen, once it lies still. */
export async function tap(page: Page, name: RegExp): Promise<void> {
	const handle = await sooner(() => handleOf(page, name));
	if (!handle) throw new Error(`There is nothing to tap that says ${name.source}.`);
	await handle.asLocator().click();
}

/** Is there something to tap that says so? */
export const isThere = async (page: Page, name: RegExp): Promise<boolean> =>
	(await handleOf(page, name)) !== null;

const seen = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** The screen says so, sooner or later. */
export async function says(page: Page, words: RegExp): Promise<void> {
	if (await sooner(async () => words.test(await seen(page)))) return;
	throw new Error(
		`The screen does not say ${words.source} but: ${(await seen(page)).slice(0, 600)}`
	);
}

/** The phase it is in; 0 while there is none. */
const phaseOf = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			[...document.querySelectorAll('[aria-label="Phase"] li')].findIndex(
				(stop) => stop.getAttribute('aria-current') === 'step'
			) + 1
	);

/** It is in this phase. */
export async function inPhase(page: Page, n: number): Promise<void> {
	if (await sooner(async () => (await phaseOf(page)) === n)) return;
	throw new Error(`It is in phase ${await phaseOf(page)}, not ${n}.`);
}

/** Goes to a phase. What is still owed in the one before may wait. */
export async function phase(page: Page, n: number): Promise<void> {
	const stop = await page.waitForSelector(`[aria-label="Phase"] li:nth-child(${n}) button`);
	await stop?.asLocator().click();
	const anyway = /^Close anyway$/;
	await sooner(async () => (await phaseOf(page)) === n || (await isThere(page, anyway)));
	if ((await phaseOf(page)) !== n) await tap(page, anyway);
	await inPhase(page, n);
}

/** A battle of the two example forces; its address. */
export async function begun(page: Page, url: string): Promise<string> {
	await page.goto(`${url}battles/new`);
	await tap(page, /^Add two example forces$/);
	await tap(page, /^Begin the battle$/);
	await inPhase(page, 1);
	return page.url();
}

/** The file that came into a folder and that this names, and its text. */
export async function downloaded(
	folder: string,
	name: RegExp
): Promise<{ readonly path: string; readonly text: string }> {
	const come = await sooner(async () => {
		const names = await readdir(folder);
		const whole = names.find((one) => name.test(one) && !names.includes(`${one}.part`));
		const path = join(folder, whole ?? '');
		const text = whole !== undefined && (await readFile(path, 'utf8'));
		return text && { path, text };
	});
	if (come) return come;
	throw new Error(`No file ${name.source} came: ${(await readdir(folder)).join()}`);
}

/** What must be so. */
export function must(so: boolean, what: string): asserts so {
	if (!so) throw new Error(what);
}
