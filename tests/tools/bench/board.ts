import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium as browserType } from 'playwright';
import { build } from 'vite';
import { chromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { root } from '../steps.mjs';
import { median } from './median.ts';
import { newPhone, SLOW } from './phone.ts';
import { quiet } from './quiet.ts';

const MODES = ['board', 'layer', 'group'] as const;
type Mode = (typeof MODES)[number];
const LINES = ['pan', 'pinch', 'sharp', 'one'] as const;
type Line = (typeof LINES)[number];

/** Two seconds of frames, and how often something is done once. */
const FRAMES = 120;
const TIMES = 7;

/** The drawn map beside the least that could stand in its place, on a slow phone; medians of the runs, ms. */
export type BoardFigures = Readonly<Record<Mode, Readonly<Record<Line, number>>>>;

/** The frame that is slower than 95 of 100. */
const slowest = (frames: readonly number[]): number =>
	[...frames].sort((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? NaN;

/** Measures the board bundled as the app bundles it, run by run beside the bare drawings. */
export async function measureBoard(runs: number): Promise<BoardFigures> {
	const outDir = join(root, 'test-results/bench-board');
	await build({
		root: join(root, 'tests/tools/bench/board-page'),
		base: './',
		configFile: false,
		logLevel: 'warn',
		plugins: [svelte()],
		build: { outDir, emptyOutDir: true }
	});
	const host = await serve(outDir);
	const browser = await browserType.launch(chromium);
	const seen = Object.fromEntries(
		MODES.map((mode) => [mode, Object.fromEntries(LINES.map((line) => [line, [] as number[]]))])
	) as Record<Mode, Record<Line, number[]>>;
	for (let run = 0; run < runs; run++)
		for (const mode of MODES) {
			const phone = await newPhone(browser);
			const page = await phone.newPage();
			await page.goto(`${host.url}?${mode}`);
			await page.waitForTimeout(700);
			await quiet();
			const session = await phone.newCDPSession(page);
			await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
			for (const kind of ['pan', 'pinch'] as const) {
				const frames = await page.evaluate(([of, count]) => window.gesture(of, count), [
					kind,
					FRAMES
				] as const);
				seen[mode][kind].push(slowest(frames));
				await page.waitForTimeout(700);
			}
			for (const what of ['sharp', 'one'] as const)
				seen[mode][what].push(
					median(
						await page.evaluate(([of, times]) => window.once(of, times), [what, TIMES] as const)
					)
				);
			await phone.close();
		}
	await browser.close();
	await host.close();
	return Object.fromEntries(
		MODES.map((mode) => [
			mode,
			Object.fromEntries(LINES.map((line) => [line, median(seen[mode][line])]))
		])
	) as unknown as BoardFigures;
}

const time = (ms: number): string => `${ms.toFixed(1)} ms`;

/**
 * Its lines of the table: what, figure, beside what, ratio, goal. Gestures stand beside those of the bare layer, what is
 * drawn anew beside one frame of the bare group that has grown.
 */
export const boardRows = ({ board, layer, group }: BoardFigures): string[][] =>
	(
		[
			['pan, 126 counters, p95 of a frame', board.pan, layer.pan, '1.1 F'],
			['pinch, 126 counters, p95 of a frame', board.pinch, layer.pinch, '1.1 F'],
			['sharp picture after a gesture', board.sharp, group.sharp, '1.2 F'],
			['one unit moved', board.one, group.sharp, '1.2 F']
		] as const
	).map(([name, ours, bare, goal]) => [
		`Board: ${name}`,
		time(ours),
		time(bare),
		`${(ours / bare).toFixed(2)}×`,
		'',
		goal
	]);
