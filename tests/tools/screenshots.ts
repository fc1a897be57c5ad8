// Takes the pictures for the README and for the phone's installer: `npx tsx tests/tools/screenshots.ts`.
import { mkdir } from 'node:fs/promises';
import { chromium as browserType, type Page } from 'playwright';
import { EXAMPLE_FORCES } from '../rules/red-and-white/example-forces.ts';
import type { Command } from '../../src/lib/rules/red-and-white/engine/commands/command.ts';
import { MAP_STOPS } from '../e2e/map-stops.ts';
import { battleFile } from './battle-file.ts';
import { chromium } from './chromium.mjs';
import { serve } from './serve.mjs';
import { build, buildFolder, root } from './steps.mjs';

const FOLDER = `${root}static/screenshots/`;
const BATTLE = 'Kromy crossing';
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

const reds = (unit: string): string => `1:red-${unit}`;
const FIGHT: readonly Command[] = [
	{ type: 'stepPhase', by: 1 },
	{ type: 'stepPhase', by: 1 },
	{ type: 'stepPhase', by: 1 },
	{ type: 'setMark', unit: reds('R1'), mark: 'in_cover', on: true },
	{ type: 'loseFigures', unit: reds('R1'), figures: 3 },
	{ type: 'setMark', unit: reds('R2'), mark: 'moved', on: true },
	{ type: 'loseFigures', unit: reds('R2'), figures: 5 },
	{ type: 'setMark', unit: reds('R3'), mark: 'fired', on: true },
	{ type: 'stepPhase', by: 1 }
];

async function fight(page: Page, app: string): Promise<void> {
	await page.goto(`${app}settings/data`);
	await page.locator('input[type=file]').setInputFiles({
		name: 'battle.json',
		mimeType: 'application/json',
		buffer: Buffer.from(battleFile(BATTLE, EXAMPLE_FORCES, FIGHT))
	});
	await page.getByRole('button', { name: 'Add 1 battle' }).click();
	await page.getByText('1 battle added').waitFor();
	await page.goto(`${app}battles`);
	await page.getByRole('link', { name: BATTLE }).click();
	await page.locator('a[href*="unit="]').first().waitFor();
}

/** A screen of a game on the map, as the stories arrange it. */
const onMap =
	(name: string): typeof fight =>
	async (page, app) => {
		const stop = MAP_STOPS.find((one) => one.name === name);
		if (!stop) throw new Error(`No screen is called ${name}.`);
		await page.goto(app + stop.path);
		await stop.arrange?.(page);
	};

const PICTURES: readonly { file: string; size: typeof NARROW; open: typeof fight }[] = [
	{
		file: 'start.png',
		size: NARROW,
		open: async (page, app) => {
			await page.goto(app);
			await page.getByText(/^Ready for offline/).waitFor();
		}
	},
	{
		file: 'fire.png',
		size: NARROW,
		open: async (page, app) => {
			await page.goto(`${app}roll/small-arms-fire`);
			await page.locator('[data-chances]').waitFor();
		}
	},
	{ file: 'battle.png', size: NARROW, open: fight },
	{ file: 'battle-wide.png', size: WIDE, open: fight },
	{ file: 'map.png', size: NARROW, open: onMap('map-way') },
	{ file: 'map-wide.png', size: WIDE, open: onMap('map-october-attack') }
];

if (!(await build())) process.exit(1);
const host = await serve(buildFolder);
const browser = await browserType.launch(chromium);
await mkdir(FOLDER, { recursive: true });
for (const { file, size, open } of PICTURES) {
	const phone = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
	const page = await phone.newPage();
	await open(page, host.url);
	await page.waitForLoadState('networkidle');
	await page.screenshot({ path: FOLDER + file });
	await phone.close();
}
await browser.close();
await host.close();
