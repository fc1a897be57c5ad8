import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Screen } from './screen.ts';

/** How long a browser may take on a busy machine, and how often it is asked, in ms. */
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

/** What a finger can tap. */
const KEYS = 'button, a, label, summary';
/** Where what says so, by its label or by its words, can be tapped now: a finger at its middle hits it. */
const middleOf = (source: string, keys: string): readonly [number, number] | undefined => {
	const name = new RegExp(source);
	const open = document.querySelector('dialog[open]') ?? document;
	const middle = (one: Element): [number, number] => {
		const { x, y, width, height } = one.getBoundingClientRect();
		return [x + width / 2, y + height / 2];
	};
	const isHit = (one: Element): boolean => one.contains(document.elementFromPoint(...middle(one)));
	for (const one of open.querySelectorAll(keys)) {
		const said = one.getAttribute('aria-label') ?? one.textContent.replace(/\s+/g, ' ').trim();
		if (!name.test(said) || !one.checkVisibility() || one.matches(':disabled, [data-rests] *'))
			continue;
		if (!isHit(one)) one.scrollIntoView({ block: 'center' });
		if (isHit(one)) return middle(one);
	}
	return undefined;
};

/** Taps it as a finger does: at its middle, where it lies on the screen, once it lies still. */
export async function tap(screen: Screen, name: RegExp, keys = KEYS): Promise<void> {
	let before = '';
	const place = await sooner(async () => {
		const at = await screen.evaluate(middleOf, name.source, keys);
		const still = String(at) === before;
		before = String(at);
		return still && at;
	});
	if (!place) throw new Error(`There is nothing to tap that says ${name.source}.`);
	await screen.mouse.click(...place);
}

/** Is there something to tap that says so? */
export const isThere = async (screen: Screen, name: RegExp): Promise<boolean> =>
	Boolean(await screen.evaluate(middleOf, name.source, KEYS));

const seen = (screen: Screen): Promise<string> => screen.evaluate(() => document.body.innerText);

/** The screen says so, sooner or later. */
export async function says(screen: Screen, words: RegExp): Promise<void> {
	if (await sooner(async () => words.test(await seen(screen)))) return;
	throw new Error(
		`The screen does not say ${words.source} but: ${(await seen(screen)).slice(0, 600)}`
	);
}

/** The phase it is in; 0 while there is none. */
const phaseOf = (screen: Screen): Promise<number> =>
	screen.evaluate(
		() =>
			[...document.querySelectorAll('[aria-label="Phase"] li')].findIndex(
				(stop) => stop.getAttribute('aria-current') === 'step'
			) + 1
	);

/** It is in this phase. */
export async function inPhase(screen: Screen, n: number): Promise<void> {
	if (await sooner(async () => (await phaseOf(screen)) === n)) return;
	throw new Error(`It is in phase ${await phaseOf(screen)}, not ${n}.`);
}

/** Goes to a phase. What is still owed in the one before may wait. */
export async function phase(screen: Screen, n: number): Promise<void> {
	await tap(screen, new RegExp(`^${n} ?[A-Z]`));
	const anyway = /^Close anyway$/;
	await sooner(async () => (await phaseOf(screen)) === n || (await isThere(screen, anyway)));
	if ((await phaseOf(screen)) !== n) await tap(screen, anyway);
	await inPhase(screen, n);
}

/** Where it is. */
export const addressOf = (screen: Screen): Promise<string> => screen.evaluate(() => location.href);

/** A battle of the two example forces; its address. */
export async function begun(screen: Screen, url: string): Promise<string> {
	await screen.goto(`${url}battles/new`);
	await tap(screen, /^Add two example forces$/);
	await tap(screen, /^Begin the battle$/);
	await inPhase(screen, 1);
	return addressOf(screen);
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
