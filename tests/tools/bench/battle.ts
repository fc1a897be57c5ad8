import { chromium as browserType, type Page } from 'playwright';
import { chromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { heavyBattle, NAME } from './heavy-battle.ts';
import { LONG, longBattle } from './long-battle.ts';
import { median } from './median.ts';
import { newPhone, SLOW } from './phone.ts';
import { quiet } from './quiet.ts';

/** Something on the screen: a selector, and words it must hold. */
export interface Sight {
	readonly css: string;
	readonly words?: string;
}

interface Step {
	readonly name: string;
	/** The screen on which it begins, below the battle's own; without it: where the step before ended. */
	readonly on?: string;
	readonly tap: Sight;
	readonly effect: Sight;
}

/** A unit in the list, not a roll that it owes. */
const UNIT = 'main a[href*="?unit="]:not([href*="/roll/"], [href*="/target/"])';

/** From the list of battles, which has been looked at for a moment, over a unit to the log. */
const stepsOf = (battle: string): readonly Step[] => [
	{ name: 'a battle opens', tap: { css: 'a', words: battle }, effect: { css: UNIT } },
	{
		name: 'a unit opens',
		tap: { css: UNIT },
		effect: { css: 'dialog[open] [aria-label^="Stand 1: 4"]' }
	},
	{
		name: 'a figure is taken away',
		tap: { css: '[aria-label^="Stand 1: 4"]' },
		effect: { css: '[aria-label^="Stand 1: 3"]' }
	},
	{
		name: 'and given back by undo',
		tap: { css: 'dialog button', words: 'Undo' },
		effect: { css: '[aria-label^="Stand 1: 4"]' }
	},
	{
		name: 'the log opens',
		tap: { css: 'dialog a', words: 'Log' },
		effect: { css: 'h1', words: 'Log' }
	}
];

/** An early line is struck: until all that follows is worked out and shown. */
const strikeOf = (place: number): Step => ({
	name: 'an early line is struck out',
	on: `/log/${place}`,
	tap: { css: 'a', words: 'Strike out just this line' },
	effect: { css: 'button:not([disabled])', words: 'Strike it out' }
});

/** Taps, and says how long until the effect was painted, in ms. */
export const answered = (page: Page, tap: Sight, effect: Sight): Promise<number> =>
	page.evaluate(
		([target, sought]) =>
			new Promise<number>((resolve, reject) => {
				const began = performance.now();
				const aim = [...document.querySelectorAll<HTMLElement>(target.css)].find(
					(it) => it.checkVisibility() && it.textContent.includes(target.words ?? '')
				);
				if (!aim) throw new Error(`There is no ${target.css} ${target.words ?? ''}.`);
				aim.click();
				const watch = setInterval(() => {
					const seen = [...document.querySelectorAll(sought.css)].some(
						(it) => it.checkVisibility() && it.textContent.includes(sought.words ?? '')
					);
					const passed = performance.now() - began;
					if (!seen && passed < 20_000) return;
					clearInterval(watch);
					if (seen) requestAnimationFrame(() => resolve(performance.now() - began));
					else reject(new Error(`${sought.css} never came.`));
				}, 4);
			}),
		[tap, effect] as const
	);

interface Measured {
	readonly name: string;
	readonly time: number;
	/** In ms. */
	readonly goal: number;
}

/** How long each step takes in a battle of this file on the slow phone, in ms. */
async function measure(
	folder: string,
	runs: number,
	{ file, battle, steps }: { file: string; battle: string; steps: readonly Step[] }
): Promise<readonly number[]> {
	const host = await serve(folder);
	const browser = await browserType.launch(chromium);
	const phone = await newPhone(browser);
	const page = await phone.newPage();
	await page.goto(`${host.url}settings/data`);
	await page.locator('input[type=file]').setInputFiles({
		name: 'battle.json',
		mimeType: 'application/json',
		buffer: Buffer.from(file)
	});
	await page.getByRole('button', { name: 'Add 1 battle' }).click();
	await page.getByText('1 battle added').waitFor({ timeout: 120_000 });

	const times = steps.map((): number[] => []);
	const session = await phone.newCDPSession(page);
	for (let run = 0; run < runs; run++) {
		await page.goto(`${host.url}battles`);
		const link = page.getByRole('link', { name: battle }).first();
		await link.waitFor();
		const own = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
		await page.waitForLoadState('networkidle');
		await quiet();
		for (const [at, { on, tap, effect }] of steps.entries()) {
			if (on) {
				await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
				await page.goto(own + on);
				await page.getByText(tap.words ?? '').waitFor();
				await page.waitForLoadState('networkidle');
				await quiet();
			}
			await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
			times[at]?.push(await answered(page, tap, effect));
		}
		await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	}
	await browser.close();
	await host.close();
	return times.map(median);
}

const OPENS = 500;
const ANSWERS = 100;
const STRIKES = 1000;

/** Battles of sixty units on the slow phone, with a thousand entries and with the three thousand of twenty rounds. */
export async function measureBattles(folder: string, runs: number): Promise<readonly Measured[]> {
	const { file, early } = await longBattle();
	const heavy = stepsOf(NAME);
	const long = [...stepsOf(LONG), strikeOf(early)];
	const rows = (what: string, steps: readonly Step[], times: readonly number[]): Measured[] =>
		steps.map(({ name, on }, at) => ({
			name: `60 units, ${what} entries: ${name}`,
			time: times[at] ?? 0,
			goal: on ? STRIKES : at === 0 ? OPENS : ANSWERS
		}));
	return [
		...rows(
			'1,000',
			heavy,
			await measure(folder, runs, { file: heavyBattle(), battle: NAME, steps: heavy })
		),
		...rows('3,000', long, await measure(folder, runs, { file, battle: LONG, steps: long }))
	];
}
