import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../tools/serve.mjs';
import { buildFolder } from '../tools/steps.mjs';
import { chromiumMake } from '../tools/kill-test/chromium.ts';
import { begin, DEEDS } from '../tools/kill-test/deeds.ts';
import { killed } from '../tools/kill-test/kills.ts';
import type { Tab } from '../tools/kill-test/tab.ts';
import { follow, give, play, sees, tap, undoAndRedo } from '../tools/kill-test/taps.ts';
import { SEED } from '../random.ts';
import { expect, test } from './harness.ts';

test('nothing the screen has shown is lost when the browser is killed or drops its database @deep', async () => {
	test.setTimeout(600_000);
	const said = [`seed ${SEED}`];
	const kills = 12;
	const often = { kills, wreckEvery: 2, seed: SEED, during: DEEDS };
	const outcome = await killed(buildFolder, chromiumMake, often, (line) => said.push(line));
	expect(outcome.kills).toBe(kills);
	expect(outcome.acknowledged, said.join('\n')).toBeGreaterThan(0);
	expect(outcome.lost, said.join('\n')).toBe(0);
	expect(outcome.wiped, said.join('\n')).toBe(outcome.wrecked);
	expect(outcome.wrecked).toBe(kills / 2);
});

test('what the kills fall into goes on by itself, past keys that rest @deep', async () => {
	const host = await serve(buildFolder, { gzip: false });
	const profile = await mkdtemp(join(tmpdir(), 'killed-'));
	const { tab, kill } = await chromiumMake.start(profile);
	let shown = 0;
	const goesOn = async (work: Promise<void>): Promise<void> => {
		// It ends with its page.
		work.catch(() => undefined);
		shown = 0;
		await expect.poll(() => shown, { timeout: 20_000 }).toBeGreaterThan(8);
	};
	try {
		await give(tab, { asks: () => undefined, shown: () => void shown++ });
		const battle = `${host.url}battles/${await begin(tab, host.url)}`;
		await goesOn(play(tab));
		await tab.goto(battle);
		await follow(tab, `${battle}/log`);
		await goesOn(undoAndRedo(tab));
	} finally {
		await kill();
		await host.close();
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
});

/** Longer than the second tap of a finger is waited for, in ms. */
const PAUSE = 800;

test('a turn of White October goes on where the browser was killed in the middle of it @deep', async () => {
	const host = await serve(buildFolder, { gzip: false });
	const profile = await mkdtemp(join(tmpdir(), 'killed-'));
	const does = async (address: string, what: (tab: Tab) => Promise<void>): Promise<void> => {
		const { tab, kill } = await chromiumMake.start(profile);
		try {
			await give(tab, { asks: () => undefined, shown: () => undefined });
			await tab.goto(host.url + address);
			await what(tab);
		} finally {
			await kill();
		}
	};
	const says = (tab: Tab, place: string, text: RegExp): Promise<void> =>
		tab.run(
			async ([where, pattern]) => {
				const said = new RegExp(pattern);
				await window.tell.until(() => said.test(document.querySelector(where)?.textContent ?? ''));
			},
			[place, text.source] as const
		);
	const click = (tab: Tab, what: string): Promise<void> =>
		tab.run(async (where) => {
			const there = () => document.querySelector<HTMLElement>(where);
			(await window.tell.until(there)).click();
		}, what);
	try {
		await does('maps/white-october/new', async (tab) => {
			await tap(tab, /^Start the game/);
			for (const answer of [/^An offensive turn(?!, but)/, /^Movement/]) {
				await tap(tab, answer);
				await click(tab, '.bp-dock:not([data-rests]) .btn-main:enabled');
			}
			await sees(tab, /^Next unit/);
			await new Promise((rested) => setTimeout(rested, PAUSE));
			await tap(tab, /^A forced march/);
			await says(tab, '.bp-dock', /makes a forced march/);
		});
		await does('maps/white-october', async (tab) => {
			await click(tab, 'main a.row');
			await sees(tab, /^Next unit/);
			await says(tab, '.bp-bar', /10–11 Oct, White turn[^]*White 1\s*0 of \d+ moved/);
			// What was shown last is there: the army does not march by force twice.
			await tab.run(() => {
				if (window.tell.button(/^A forced march/)) throw new Error('It has been forgotten');
			}, undefined);
		});
	} finally {
		await host.close();
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
});
