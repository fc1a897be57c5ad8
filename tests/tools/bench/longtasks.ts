// `npm run longtasks [-- --units 200 --entries 10000]`: a large battle goes through the built app in Chromium, and of each
// act it prints the longest task of the page's own thread: so long no tap was answered and nothing drawn. Time of the
// processor, so that other work of the machine says nothing; what the clock said stands beside it. `--profile FOLDER`:
// where each act spent it, too, as files that the browser's own tools open.
import { chromium as browserType, type Browser, type Page } from 'playwright';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { battlesFile } from '../battle-file.ts';
import { chromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { build, buildFolder } from '../steps.mjs';
import { fought } from './long-battle.ts';
import { newPhone } from './phone.ts';

const { values } = parseArgs({
	options: {
		units: { type: 'string', default: '200' },
		entries: { type: 'string', default: '10000' },
		profile: { type: 'string', default: '' }
	}
});
const NAME = 'A large battle';
/** So long a frame may be late, in ms. */
const GOAL = 100;
/** So long an act may take, in ms. */
const PATIENCE = 60_000;

if (!(await build())) process.exit(1);
const entries = fought(NAME, { units: Number(values.units) / 2, entries: Number(values.entries) });
const file = battlesFile(entries);
const folder = mkdtempSync(join(tmpdir(), 'longtasks-'));
const path = join(folder, 'battle.json');
writeFileSync(path, file);
const size = (file.length / 1e6).toFixed(1);
console.log(`\n${values.units} units, ${entries.length} lines, ${size} MB. In ms:\n`);

/** An event of the browser's own record of what it did. Times in µs. */
interface Traced {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly dur?: number;
	/** As the processor counts. */
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/** The longest tasks of a page's thread: by the processor and by the clock, and how many were too long. */
const longest = (events: readonly Traced[]) => {
	const main = new Set(
		events
			.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
			.map(({ pid, tid }) => `${pid} ${tid}`)
	);
	const tasks = events
		.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
		.map(({ dur = 0, tdur = dur }) => ({ processor: tdur / 1000, clock: dur / 1000 }));
	return {
		processor: Math.max(0, ...tasks.map(({ processor }) => processor)),
		clock: Math.max(0, ...tasks.map(({ clock }) => clock)),
		late: tasks.filter(({ processor }) => processor > GOAL).length
	};
};

const row = (...cells: readonly string[]): void =>
	console.log(cells.map((cell, at) => (at ? cell.padStart(15) : cell.padEnd(30))).join(''));

const measured = async (
	browser: Browser,
	page: Page,
	name: string,
	act: () => Promise<unknown>
): Promise<void> => {
	await page.waitForTimeout(500);
	const session = await page.context().newCDPSession(page);
	if (values.profile) {
		await session.send('Profiler.enable');
		await session.send('Profiler.start');
	}
	const began = performance.now();
	await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
	await act();
	const all = performance.now() - began;
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
		readonly traceEvents: readonly Traced[];
	};
	if (values.profile) {
		const { profile } = await session.send('Profiler.stop');
		mkdirSync(values.profile, { recursive: true });
		writeFileSync(join(values.profile, `${name}.cpuprofile`), JSON.stringify(profile));
	}
	await session.detach();
	const { processor, clock, late } = longest(traceEvents);
	row(name, processor.toFixed(0), clock.toFixed(0), String(late), all.toFixed(0));
};

/** Goes to a screen as a tap on a link does. */
const go = (page: Page, to: string): Promise<void> =>
	page.evaluate((href) => {
		const link = Object.assign(document.createElement('a'), { href });
		document.body.append(link);
		link.click();
		link.remove();
	}, to);

const host = await serve(buildFolder);
const browser = await browserType.launch(chromium);
const page = await (await newPhone(browser)).newPage();
page.setDefaultTimeout(PATIENCE);
const act = (name: string, what: () => Promise<unknown>): Promise<void> =>
	measured(browser, page, name, what);
const button = (name: string | RegExp) => page.getByRole('button', { name });

row('', 'longest task', 'by the clock', `over ${GOAL} ms`, 'all of it');
await page.goto(`${host.url}settings/data`);
await act('reading the file', async () => {
	await page.locator('input[type=file]').setInputFiles(path);
	await button('Add 1 battle').waitFor();
});
await act('adding it', async () => {
	await button('Add 1 battle').click();
	await page.getByText('1 battle added').waitFor();
});
await page.goto(`${host.url}battles`);
const link = page.getByRole('link', { name: NAME }).first();
const own = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
await act('opening the battle', async () => {
	await link.click();
	await page.waitForURL(own);
	await page.locator('h1').first().waitFor();
});
await act('its log', async () => {
	await go(page, `${own}/log`);
	await page.getByRole('heading', { name: 'Log' }).waitFor();
});
const middle =
	entries
		.slice(Math.floor(entries.length / 2))
		.find((entry) => entry.kind === 'done' && entry.command.type === 'roll')?.id ?? '';
await act('the table as it was', async () => {
	await go(page, `${own}/log/${middle}`);
	await page.getByText('Strike out just this line').waitFor();
});
await act('a strike is worked out', async () => {
	await page.getByText('Strike out just this line').click();
	const ready = page.locator('button:not([disabled])', { hasText: 'Strike it out' });
	const missing = button('Roll for me');
	for (;;) {
		await ready.or(missing).first().waitFor();
		if (await ready.isVisible()) break;
		await missing.click();
	}
});
await act('the strike is written', async () => {
	await button('Strike it out').click();
	await page.getByRole('heading', { name: 'Log' }).waitFor();
});
/** Asked of the page itself: looking for words among ten thousand lines would be the longest task of all. */
const counted = (): Promise<unknown> =>
	page.waitForFunction(
		() => document.querySelector('progress, p.book[role=status], footer button[disabled]') === null
	);
await act('luck', async () => {
	await go(page, `${own}/luck`);
	await page.getByRole('heading', { name: 'Luck so far' }).waitFor();
	await counted();
});
await act('the report', async () => {
	await go(page, `${own}/report`);
	await page.waitForSelector('article.report h2');
	await counted();
});
await act('saving the report', async () => {
	const saved = page.waitForEvent('download');
	await button('Save as a page').click();
	await saved;
});
await page.goto(`${host.url}settings/data`);
await act('a backup', async () => {
	const saved = page.waitForEvent('download');
	await button(/^Save/).first().click();
	await saved;
});
await browser.close();
await host.close();
rmSync(folder, { recursive: true });
