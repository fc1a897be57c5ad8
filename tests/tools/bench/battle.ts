import { chromium as browserType, type Page } from 'playwright';
import { chromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { heavyBattle, NAME } from './heavy-battle.ts';
import { median } from './median.ts';
import { newPhone, SLOW } from './phone.ts';
import { quiet } from './quiet.ts';

/** Something on the screen: a selector, and words it must hold. */
interface Sight {
	readonly css: string;
	readonly words?: string;
}

const STEPS: readonly { name: string; tap: Sight; effect: Sight }[] = [
	{ name: 'a battle opens', tap: { css: 'a', words: NAME }, effect: { css: 'a[href*="unit="]' } },
	{
		name: 'a unit opens',
		tap: { css: 'a[href*="unit="]' },
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
		name: 'the log of a thousand lines opens',
		tap: { css: 'dialog a', words: 'Log' },
		effect: { css: 'h1', words: 'Log' }
	}
];

/** Taps, and says how long until the effect was painted, in ms. */
const answered = (page: Page, tap: Sight, effect: Sight): Promise<number> =>
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

/** A battle of sixty units with a thousand entries on the slow phone: how long each step takes, in ms. */
export async function measureBattle(
	folder: string,
	runs: number
): Promise<readonly { name: string; time: number }[]> {
	const host = await serve(folder);
	const browser = await browserType.launch(chromium);
	const phone = await newPhone(browser);
	const page = await phone.newPage();
	await page.goto(`${host.url}settings/data`);
	await page.locator('input[type=file]').setInputFiles({
		name: 'battle.json',
		mimeType: 'application/json',
		buffer: Buffer.from(heavyBattle())
	});
	await page.getByRole('button', { name: 'Add 1 battle' }).click();
	await page.getByText('1 battle added').waitFor();

	const times = STEPS.map((): number[] => []);
	const session = await phone.newCDPSession(page);
	for (let run = 0; run < runs; run++) {
		await page.goto(`${host.url}battles`);
		await page.getByRole('link', { name: NAME }).waitFor();
		await page.waitForLoadState('networkidle');
		await quiet();
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
		for (const [at, { tap, effect }] of STEPS.entries())
			times[at]?.push(await answered(page, tap, effect));
		await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	}
	await browser.close();
	await host.close();
	return STEPS.map(({ name }, at) => ({ name, time: median(times[at] ?? []) }));
}
