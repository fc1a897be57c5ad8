import { chromium as browserType, type Page } from 'playwright';
import { makeFile } from '#lib/kernel/border/file.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { headerOf, orel1919, type Command, type Fact } from '#lib/rules/orel-1919/index.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { makeJournal, nextEntry } from '../../chained.ts';
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

declare global {
	interface Window {
		/** When the frame came after the one with each of the effects, in ms since the tap. */
		shown: number[];
		/** When the app's turns began, and its longest frame, in ms. */
		watched: { turns: number[]; longest: number };
	}
}

/** Taps a place of the screen, and says of each effect how long until the frame with it was over, in ms. */
const tapped = async (
	page: Page,
	[x, y]: readonly [number, number],
	effects: readonly Sight[]
): Promise<readonly number[]> => {
	await page.evaluate((sights) => {
		window.shown = [];
		const watch = (): void => {
			const began = performance.now();
			const frame = (): void => {
				for (const [at, { css, words = '' }] of sights.entries()) {
					if (at in window.shown) continue;
					const all = [...document.querySelectorAll(css)];
					if (!all.some((one) => one.textContent.includes(words))) continue;
					window.shown[at] = NaN;
					// What comes after a frame is told when it is done.
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => (window.shown[at] = performance.now() - began);
					port2.postMessage(null);
				}
				if (Object.keys(window.shown).length < sights.length) requestAnimationFrame(frame);
			};
			requestAnimationFrame(frame);
		};
		// Before the board hears of it, so that its own frames come after those that are measured.
		addEventListener('pointerup', watch, { once: true, capture: true });
	}, effects);
	await page.touchscreen.tap(x, y);
	const found = await page.waitForFunction(
		(count) => window.shown.filter((ms) => ms > 0).length === count && window.shown,
		effects.length,
		{ polling: 50 }
	);
	return found.jsonValue() as Promise<readonly number[]>;
};

/** Player turns of the app that are watched. */
const WATCHED = 4;

/** The app plays a large game with itself, as fast as it can: what one of its turns took, and its longest frame, in ms. */
const watched = async (
	page: Page,
	url: string
): Promise<readonly [turn: number, frame: number]> => {
	await page.goto(`${url}maps/orel-1919/new`);
	await page.getByRole('radio', { name: 'App, both sides' }).check({ force: true });
	await key(page, /^Start the game/).click();
	await page.getByRole('radio', { name: 'at once' }).check({ force: true });
	await quiet();
	await page.evaluate(() => {
		window.watched = { turns: [], longest: 0 };
		let title: string | null = null;
		let before = performance.now();
		const frame = (now: number): void => {
			window.watched.longest = Math.max(window.watched.longest, now - before);
			before = now;
			// Beside the title stands whoever is asked, who changes within a turn.
			const text =
				/\d+ \w+, \w+ turn/.exec(document.querySelector('h1')?.textContent ?? '')?.[0] ?? title;
			if (title !== null && text !== null && title !== text) window.watched.turns.push(now);
			title = text;
			requestAnimationFrame(frame);
		};
		requestAnimationFrame((now) => {
			before = now;
			frame(now);
		});
	});
	await page.waitForFunction((count) => window.watched.turns.length > count, WATCHED, {
		polling: 200
	});
	const { turns, longest } = await page.evaluate(() => window.watched);
	const took = turns.slice(1).map((at, place) => at - (turns[place] ?? at));
	return [median(took), longest];
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
	// The tool that runs this file names its functions by one that the page does not know.
	await page.addInitScript('globalThis.__name = (named) => named');
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

	const times = {
		...{ opens: [] as number[], reach: [] as number[], way: [] as number[] },
		...{ unit: [] as number[], sum: [] as number[], turn: [] as number[], frame: [] as number[] }
	};
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
		const lit = { css: '.b-near .b-reach' };
		const told = await tapped(page, unit.at, [lit, { css: '.bp-sheet', words: 'Tap a hex' }]);
		times.reach.push(told[0] ?? NaN);
		times.unit.push(told[1] ?? NaN);
		await slow(1);
		const {
			at: [x, y],
			hex
		} = await middle(page);
		await quiet();
		await slow(SLOW.processor);
		// From 1912 to 1813: one column to the left, one and a half hexes down.
		const goal = [x - (hex * Math.sqrt(3)) / 2, y + 1.5 * hex] as const;
		const sum = { css: '.bp-sheet', words: 'Spent on the way' };
		const [way = NaN, spent = NaN] = await tapped(page, goal, [{ css: '.b-near .b-tag' }, sum]);
		times.way.push(way);
		times.sum.push(spent);
		await slow(1);

		const [turn, frame] = await watched(page, host.url);
		times.turn.push(turn);
		times.frame.push(frame);
	}
	await browser.close();
	await host.close();
	return [
		{ name: `a game of ${TURNS} player turns opens`, time: median(times.opens), goal: 1500 },
		{ name: 'tap on a unit to its reach lit', time: median(times.reach), goal: 100 },
		{ name: 'the unit in the sheet after it', time: median(times.unit), goal: 200 },
		{ name: 'tap on a hex to its way and points left', time: median(times.way), goal: 50 },
		{ name: 'the sum of the way in the sheet after it', time: median(times.sum), goal: 150 },
		{ name: 'a turn of the app, no slow-down', time: median(times.turn), goal: 3000 },
		{ name: 'the longest frame of such turns', time: median(times.frame), goal: 50 }
	];
}

/** Machine code is made as long as it is worth it, game after game; what the app keeps is looked for without it. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** The heap of the page in MB, nothing in it that nobody holds, after each of so many games that the app plays. */
export async function measureMemory(folder: string, games: number): Promise<readonly number[]> {
	const host = await serve(folder);
	const browser = await browserType.launch({ ...chromium, args: [...chromium.args, INTERPRETED] });
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
