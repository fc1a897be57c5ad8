// `npm run taps -- --minutes M --seed S --from battles/new --size 390x844 --letters Larger --language Русский`: taps at
// random, some of them twice, on what can be seen of the built app in Chromium, types nonsense, goes back, loads again.
// Errors, words that are cut off and ids of texts are told once each, with the taps before them and a picture.
import { chromium as browserType, type Page } from 'playwright';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutOff, rawIds, tooWide } from '../e2e/look.ts';
import { chromium } from './chromium.mjs';
import { chanceOf } from './fuzz/chance.ts';
import { serve } from './serve.mjs';
import { build, buildFolder, root } from './steps.mjs';

const { values } = parseArgs({
	options: {
		minutes: { type: 'string', default: '3' },
		seed: { type: 'string' },
		from: { type: 'string', default: '' },
		size: { type: 'string', default: '390x844' },
		letters: { type: 'string' },
		language: { type: 'string' }
	}
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const minutes = Number(values.minutes);
const [width = 0, height = 0] = values.size.split('x').map(Number);
if (![seed, width, height].every(Number.isInteger) || !(minutes > 0))
	throw new Error('--seed takes a whole number, --minutes a number, --size two: 390x844.');
if (!(await build())) process.exit(1);

/** What is typed wherever something can be typed. */
const NONSENSE = ['3', '12', '0', '-1', '999', 'Kronstadt', 'Ж é <b>', '', '1.5', '     x'];
/** Keys that lead away or take back are tapped less often, those that go on more often. */
const RARE = /^(Back|Leave|Close|Undo|Delete)|games$|Print|Copy|Share|Save/i;
const OFTEN = /^(Next|Roll|Done|Apply|Start|Begin|Go on|End|Take)/i;
/** So often within one game before it is opened again. */
const AWAY = 10;

interface Key {
	readonly x: number;
	readonly y: number;
	readonly name: string;
	readonly typed: boolean;
	readonly link: boolean;
}

/** The keys that a finger would meet, in the sheet that lies on top, if one does. */
const keysOn = (page: Page): Promise<Key[]> =>
	page.evaluate(() => {
		const on = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
		const all = on.querySelectorAll<HTMLElement>(
			'button, a[href], input, select, summary, textarea'
		);
		return [...all].flatMap((key) => {
			const box = key.getBoundingClientRect();
			const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
			const hit = document.elementFromPoint(x, y);
			const label = key.closest('label');
			if (!hit || !box.width || !(key.contains(hit) || label?.contains(hit))) return [];
			const kind = (key as HTMLInputElement).type;
			if (key.matches(':disabled, [type=file], [href^=http]')) return [];
			const name = key.getAttribute('aria-label') ?? (label ?? key).innerText;
			const typed = ['text', 'number', 'search', 'textarea'].includes(kind);
			return [
				{ x, y, name: name.replace(/\s+/g, ' ').slice(0, 50), typed, link: key.matches('a') }
			];
		});
	});

const { below, pick, oneIn } = chanceOf(seed);
const host = await serve(buildFolder);
const browser = await browserType.launch(chromium);
const phone = await browser.newContext({
	...{ viewport: { width, height }, hasTouch: true, isMobile: width < 1000, locale: 'en-GB' }
});
const page = await phone.newPage();
page.setDefaultTimeout(5000);
await page.addInitScript('globalThis.__name = (named) => named');
const pictures = join(root, 'test-results/taps');
mkdirSync(pictures, { recursive: true });

const taps: string[] = [];
const faults = new Map<string, number>();
const tell = (fault: string): void => {
	const times = (faults.get(fault) ?? 0) + 1;
	faults.set(fault, times);
	if (times > 1) return;
	const path = join(pictures, `${seed}-${taps.length}.png`);
	console.log(
		`\n${fault}\n  ${page.url().replace(host.url, '/')}\n  ${taps.slice(-8).join(' > ')}`
	);
	void page.screenshot({ path }).then(
		() => console.log(`  ${path}`),
		() => undefined
	);
};
page.on('pageerror', ({ message }) => tell(`error: ${message}`));
page.on('console', (said) => said.type() === 'error' && tell(`console: ${said.text()}`));
phone.on('page', (other) => void (other === page ? undefined : other.close()));

const settle = (ms: number): Promise<void> => page.waitForTimeout(ms);
const open = async (path: string): Promise<void> => {
	await page.goto(host.url + path);
	await settle(900);
};
await open('settings');
for (const name of [values.letters, values.language])
	if (name) await page.getByRole('radio', { name }).check({ force: true });
await open(values.from);

/** Taps one of the keys, or the map; nothing to be tapped: goes back. */
const tapped = async (): Promise<void> => {
	const board = await page
		.locator('.b-board')
		.boundingBox({ timeout: 1 })
		.catch(() => null);
	if (board && oneIn(8)) {
		const [x, y] = [board.x + below(board.width | 0), board.y + below(board.height | 0)];
		taps.push(`map ${Math.round(x)},${Math.round(y)}`);
		return page.touchscreen.tap(x, y);
	}
	const keys = await keysOn(page);
	const weighed = keys.flatMap((key) => {
		const times = RARE.test(key.name) ? 1 : OFTEN.test(key.name) ? 6 : key.link ? 1 : 3;
		return Array<Key>(times).fill(key);
	});
	if (weighed.length === 0) return settle(1000);
	const { x, y, name, typed } = pick(weighed);
	const twice = oneIn(10);
	taps.push(`${twice ? 'twice ' : ''}“${name}”`);
	await page.touchscreen.tap(x, y);
	if (twice) await page.touchscreen.tap(x, y);
	if (!typed) return;
	await page.keyboard.press('Control+A');
	await page.keyboard.type(pick(NONSENSE));
	if (oneIn(2)) await page.keyboard.press('Enter');
};

console.log(`Seed ${seed}`);
const end = Date.now() + 60_000 * minutes;
let home: string | undefined;
let away = 0;
while (Date.now() < end) {
	const path = new URL(page.url()).pathname.slice(1);
	if (values.from) home ??= /^(maps\/[^/]+|battles|chaos)\/[0-9a-f-]{36}/.exec(path)?.[0];
	away = home && path !== home ? away + 1 : 0;
	try {
		if (home && away > AWAY) await open(home);
		else if (oneIn(100)) await page.reload();
		else if (oneIn(60) && page.url() !== host.url + values.from) await page.goBack();
		else await tapped();
		await settle(oneIn(3) ? 30 : 180);
		if (!page.url().startsWith(host.url)) await open(values.from);
		if (!oneIn(2)) continue;
		for (const words of await cutOff(page)) tell(`cut off: ${words}`);
		for (const [wide] of [await tooWide(page)]) if (wide) tell(wide);
		for (const id of await rawIds(page)) tell(`id: ${id}`);
	} catch (cause) {
		// A page that is left while it is looked at is no fault of the app.
		if (!/context|navigat|Timeout|detached/i.test(String(cause))) throw cause;
	}
}
await browser.close();
await host.close();
console.log(`\n${taps.length} taps, ${faults.size} faults`);
process.exit(faults.size === 0 ? 0 : 1);
