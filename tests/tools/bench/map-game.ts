import { chromium as browserType, type Page } from 'playwright';
import { makeFile } from '#lib/kernel/border/file.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { makeJournal } from '#lib/kernel/game/kept.ts';
import { headerOf, orel1919, type Command, type Fact } from '#lib/rules/orel-1919/index.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { nextEntry } from '../../chained.ts';
import { chromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { answered, type Sight } from './battle.ts';
import { median } from './median.ts';
import { newPhone, SLOW } from './phone.ts';
import { quiet } from './quiet.ts';

const NAME = 'A long game';
/** Player turns of the saved game. */
const TURNS = 24;

/** A game that the app has played with itself, as a file. */
const savedGame = async (): Promise<string> => {
	const book = orel1919.book.of();
	const engine = orel1919.engine(book);
	const answer = (await orel1919.ai())(book);
	const dice = diceFrom([1, 9, 1, 9]);
	const entries: Entry<Command, Fact>[] = [];
	let state = engine.empty;
	const give = (command: Command): void => {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		const at = new Date(Date.UTC(2026, 0, 1, 12, 0, entries.length)).toISOString();
		entries.push(nextEntry(entries, { kind: 'done', at, command, facts: decision.facts }));
		state = decision.facts.reduce(engine.evolve, state);
	};
	give({ type: 'begin', ...headerOf(book), scenario: 'historical', name: NAME });
	while (state.result === null && state.turn * 2 - (state.player === 'white' ? 1 : 0) <= TURNS) {
		const { commands, rolls } = engine.waiting(state);
		const [asked] = rolls;
		const draw = asked && engine.draw(state, asked);
		give(
			draw
				? { type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws }
				: answer(state, commands)
		);
	}
	const journal = { kind: orel1919.meta.id, ...makeJournal(orel1919, entries) };
	return makeFile({ journals: [journal], documents: [] });
};

/** Taps a place of the screen, and says how long until the effect was painted, in ms. */
const tapped = async (page: Page, [x, y]: readonly [number, number], effect: Sight) => {
	await page.evaluate(({ css, words = '' }) => {
		delete window.answered;
		const listening = { once: true, capture: true };
		addEventListener(
			'pointerup',
			() => {
				const began = performance.now();
				const watch = setInterval(() => {
					const all = [...document.querySelectorAll(css)];
					if (!all.some((one) => one.textContent.includes(words))) return;
					clearInterval(watch);
					requestAnimationFrame(() => (window.answered = performance.now() - began));
				}, 4);
			},
			listening
		);
	}, effect);
	await page.touchscreen.tap(x, y);
	const found = await page.waitForFunction(() => window.answered, undefined, { polling: 50 });
	return (await found.jsonValue()) ?? NaN;
};

/** The middle of the map on the screen, and the height of a hex there, from the scale in its margin. */
const middle = async (page: Page) => {
	await page.waitForTimeout(600);
	const box = await page.locator('.b-board').boundingBox();
	const scale = page.locator('.b-scale');
	const km = Number.parseInt((await scale.textContent()) ?? '', 10);
	const width = (await scale.locator('i').boundingBox())?.width ?? NaN;
	if (!box) throw new Error('There is no map.');
	const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
	return { at, hex: (width / km) * 4 };
};

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Goes to a hex by its number. */
const find = async (page: Page, hex: string): Promise<void> => {
	await key(page, 'Find').click();
	await page.getByRole('searchbox').fill(hex);
	await page
		.getByRole('dialog')
		.getByRole('button', { name: new RegExp(hex) })
		.last()
		.click();
};

interface Measured {
	readonly name: string;
	readonly time: number;
	/** In ms. */
	readonly goal: number;
}

/** A game on the map on the slow phone: opened, a unit tapped, a hex tapped; medians of the runs. */
export async function measureMapGame(folder: string, runs: number): Promise<readonly Measured[]> {
	const host = await serve(folder);
	const browser = await browserType.launch(chromium);
	const phone = await newPhone(browser);
	const page = await phone.newPage();
	page.setDefaultTimeout(120_000);
	const session = await phone.newCDPSession(page);
	const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
	await page.goto(`${host.url}settings/data`);
	await page.locator('input[type=file]').setInputFiles({
		name: 'game.json',
		mimeType: 'application/json',
		buffer: Buffer.from(await savedGame())
	});
	await page.getByRole('heading', { name: 'In this file' }).waitFor();
	await page.locator('.btn-main').click();
	await page.getByRole('heading', { name: 'In this file' }).waitFor({ state: 'detached' });

	const times = { opens: [] as number[], reach: [] as number[], way: [] as number[] };
	for (let run = 0; run < runs; run++) {
		await page.goto(`${host.url}maps/orel-1919`);
		await page.getByRole('link', { name: NAME }).first().waitFor();
		await page.waitForLoadState('networkidle');
		await quiet();
		await slow(SLOW.processor);
		times.opens.push(
			await answered(page, { css: 'a', words: NAME }, { css: '.bp-dock .btn-main' })
		);
		await slow(1);

		await page.goto(`${host.url}maps/orel-1919/new`);
		await key(page, /^Start the game/).click();
		await key(page, 'Nothing more').click();
		await find(page, '1912');
		await page.keyboard.press('Escape');
		const unit = await middle(page);
		await quiet();
		await slow(SLOW.processor);
		times.reach.push(await tapped(page, unit.at, { css: '.bp-sheet', words: 'Tap a hex' }));
		await slow(1);
		const {
			at: [x, y],
			hex
		} = await middle(page);
		await quiet();
		await slow(SLOW.processor);
		// From 1912 to 1813: one column to the left, one and a half hexes down.
		const goal = [x - (hex * Math.sqrt(3)) / 2, y + 1.5 * hex] as const;
		times.way.push(await tapped(page, goal, { css: '.bp-sheet', words: 'Spent on the way' }));
		await slow(1);
	}
	await browser.close();
	await host.close();
	return [
		{ name: `a game of ${TURNS} player turns opens`, time: median(times.opens), goal: 1500 },
		{ name: 'tap on a unit to its reach', time: median(times.reach), goal: 100 },
		{ name: 'tap on a hex to its way', time: median(times.way), goal: 50 }
	];
}

/** The heap of the page in MB, nothing in it that nobody holds, after each of so many games that the app plays. */
export async function measureMemory(folder: string, games: number): Promise<readonly number[]> {
	const host = await serve(folder);
	const browser = await browserType.launch(chromium);
	const phone = await newPhone(browser);
	const page = await phone.newPage();
	page.setDefaultTimeout(300_000);
	const session = await phone.newCDPSession(page);
	const heap: number[] = [];
	await page.goto(`${host.url}maps/orel-1919`);
	for (let n = 0; n < games; n++) {
		await key(page, 'New game').click();
		await key(page, /^Brasovo/).click();
		await page.getByRole('radio', { name: 'App, both sides' }).check({ force: true });
		await key(page, /^Start the game/).click();
		await page.getByRole('radio', { name: 'at once' }).check({ force: true });
		const report = page.getByRole('link', { name: 'Report' });
		const read = page.getByRole('button', { name: 'Go on' });
		await report.or(read).waitFor();
		await page.getByRole('link', { name: 'Leave the game' }).click();
		await key(page, 'New game').waitFor();
		await session.send('HeapProfiler.collectGarbage');
		const { usedSize } = await session.send('Runtime.getHeapUsage');
		heap.push(usedSize / 1e6);
	}
	await browser.close();
	await host.close();
	return heap;
}
