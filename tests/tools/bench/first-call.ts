import { chromium as browserType } from 'playwright';
import { build } from 'vite';
import { chromium } from '../chromium.mjs';
import { root } from '../steps.mjs';
import { median } from './median.ts';
import { SLOW } from './phone.ts';
import { quiet } from './quiet.ts';

const CALLS = ['fire', 'fight'] as const;

declare global {
	interface Window {
		heaviest: Record<(typeof CALLS)[number], () => unknown>;
	}
}

/** The heaviest situations with all they need, as one script. */
async function script(): Promise<string> {
	const made = await build({
		root,
		configFile: false,
		logLevel: 'silent',
		build: {
			write: false,
			lib: {
				entry: new URL('heaviest.ts', import.meta.url).pathname,
				formats: ['iife'],
				name: 'heaviest'
			}
		}
	});
	const [bundle] = Array.isArray(made) ? made : [made];
	if (!bundle || !('output' in bundle)) throw new Error('The situations do not build.');
	return bundle.output[0].code;
}

/** How long the very first working out takes on the slow processor, in ms, each time in a page of its own. */
export async function measureFirstCalls(
	runs: number
): Promise<Record<(typeof CALLS)[number], number>> {
	const content = await script();
	const browser = await browserType.launch(chromium);
	const times = { fire: [] as number[], fight: [] as number[] };
	for (let run = 0; run < runs; run++) {
		for (const call of CALLS) {
			await quiet();
			const page = await browser.newPage();
			const session = await page.context().newCDPSession(page);
			await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
			await page.addScriptTag({ content: content.replace(/^var heaviest/, 'window.heaviest') });
			times[call].push(
				await page.evaluate((name) => {
					const began = performance.now();
					window.heaviest[name]();
					return performance.now() - began;
				}, call)
			);
			await page.close();
		}
	}
	await browser.close();
	return { fire: median(times.fire), fight: median(times.fight) };
}
