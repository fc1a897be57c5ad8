import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { encode } from 'uqr';
import { codesFor } from '#lib/features/shared/hand-over/codes/pack.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { makeThing } from '#lib/kernel/border/file.ts';
import { ROSTERS } from '#lib/rules/red-and-white/journal/roster/file.ts';
import { takenRoster, takers } from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { journalOf } from '../rules/red-and-white/engine/battles.ts';
import { chromium } from '../tools/chromium.mjs';
import { begun } from './durable.ts';
import { again, expect, listen, test, type Host } from './harness.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sheet = (page: Page) => page.locator('dialog[open]');

/** A picture of each code of the row on screen, in the order in which they are shown. */
const pictures = async (page: Page) => {
	await expect(page.getByRole('img', { name: /^Code 1 of/ })).toBeVisible();
	const of = Number(
		/of (\d+)/.exec(
			(await page.getByRole('img', { name: /^Code/ }).getAttribute('aria-label')) ?? ''
		)?.[1]
	);
	const shots: { name: string; mimeType: string; buffer: Buffer }[] = [];
	for (let n = 1; n <= of; n++) {
		const code = page.getByRole('img', { name: `Code ${n} of ${of}`, exact: true });
		await expect(code).toBeVisible();
		shots.push({ name: `${n}.png`, mimeType: 'image/png', buffer: await code.screenshot() });
		if (of > 1) await page.getByRole('button', { name: 'Next code' }).click();
	}
	return shots;
};

/** Another phone: its own storage, the same app. */
const phone = async (context: BrowserContext, host: Host): Promise<Page> => {
	const other = await context.browser()?.newContext({
		viewport: { width: 390, height: 844 },
		reducedMotion: 'reduce'
	});
	if (!other) throw new Error('No browser');
	const page = await other.newPage();
	await page.goto(`${host.url}rosters/take-in`);
	return page;
};

again(
	'a command goes home by codes, is changed there, comes back, is merged and undone',
	async ({ page, context, host }) => {
		test.slow();
		const heard = await listen(context, host);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const battle = await begun(page, host);
		await page.goto(`${battle}/people`);
		await page.getByRole('button', { name: /^Red player 1/ }).click();
		await sheet(page).getByRole('link', { name: 'Troops to take home' }).click();
		await expect(title(page)).toHaveText('Troops to take home');
		const out = await pictures(page);

		const player = await phone(context, host);
		const open = player.locator('input[type=file]');
		await test.step('a part is missing, another code is foreign; then the whole is there', async () => {
			await expect(title(player)).toHaveText('Take in a roster');
			if (out.length > 1) {
				await open.setInputFiles(out.slice(1).reverse());
				await expect(player.getByText(/Number 1 is missing/)).toBeVisible();
			}
			await player.getByRole('textbox', { name: 'Paste a text' }).fill('https://example.org');
			await player.getByRole('button', { name: 'Read the text' }).click();
			await expect(player.getByText(/This is not from this app/)).toBeVisible();
			await open.setInputFiles(out);
			await expect(title(player)).toHaveText(/Red player 1/);
			await expect(player.getByText('The roster of Red player 1 is here.')).toBeVisible();
		});
		await test.step('three figures are lost at home', async () => {
			await player.getByRole('button', { name: /R1\b/ }).click();
			for (let n = 0; n < 3; n++)
				await sheet(player).getByRole('button', { name: 'One less: figures' }).click();
			await expect(sheet(player)).toContainText('13 of 16 figures');
			await sheet(player).getByRole('textbox', { name: 'Note' }).fill('in the wood');
			await sheet(player).getByRole('button', { name: 'Done' }).click();
			await expect(player.getByText('1 unit or officer changed')).toBeVisible();
			await player.reload();
			await expect(player.getByText('1 unit or officer changed')).toBeVisible();
		});
		await player.getByRole('link', { name: /Bring it back/ }).click();
		await expect(title(player)).toHaveText('Bring it back');
		const back = await pictures(player);

		await test.step('the referee sees was and is, takes it, and takes it back', async () => {
			await page.goto(`${host.url}rosters/take-in`);
			await page.locator('input[type=file]').setInputFiles(back);
			await page.getByRole('link', { name: /Into the battle/ }).click();
			await expect(title(page)).toHaveText('Red player 1 is back');
			await expect(page.getByText(/16 figures .* → 13 figures/)).toBeVisible();
			await page.getByRole('button', { name: /Take into the battle/ }).click();
			await expect(page.getByText('All of it is in the battle')).toBeVisible();
			await page.goto(`${battle}/log`);
			await expect(page.getByText(/Red player 1 brings changes back/)).toBeVisible();
			await expect(page.getByText('2 lines')).toBeVisible();
			await page.getByRole('button', { name: 'Undo' }).last().click();
			await expect(page.getByText('1 line', { exact: false }).first()).toBeVisible();
		});
		expect(heard.policy).toEqual([]);
		await player.context().close();
	}
);

test.describe('on a low wide screen', () => {
	test.use({ viewport: { width: 1280, height: 800 } });
	test('the whole code is in sight at once @deep', async ({ page, host }) => {
		const battle = await begun(page, host);
		await page.goto(`${battle}/take-home`);
		const code = page.getByRole('img', { name: /^Code 1 of/ });
		await expect(code).toBeInViewport({ ratio: 1 });
	});
});

/** A film of codes as a camera would give it: Y4M, 4:2:0, 640 × 480, half a second each. */
const film = (texts: readonly string[]): Buffer => {
	const [wide, high, dots] = [640, 480, 5];
	const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${wide} H${high} F10:1 Ip A1:1 C420jpeg\n`)];
	for (const text of texts) {
		const { size, data } = encode(text, { ecc: 'M', border: 4 });
		const light = Buffer.alloc(wide * high, 200);
		const left = Math.floor((wide - size * dots) / 2);
		const top = Math.floor((high - size * dots) / 2);
		for (let y = 0; y < size * dots; y++)
			for (let x = 0; x < size * dots; x++)
				light[(top + y) * wide + left + x] = data[Math.floor(y / dots)]?.[Math.floor(x / dots)]
					? 30
					: 230;
		const frame = Buffer.concat([
			Buffer.from('FRAME\n'),
			light,
			Buffer.alloc((wide * high) / 2, 128)
		]);
		for (let n = 0; n < 5; n++) parts.push(frame);
	}
	return Buffer.concat(parts);
};

test('a roster comes in through the camera @deep', async ({ playwright, host }) => {
	test.slow();
	const folder = await mkdtemp(join(tmpdir(), 'tachanka-camera-'));
	const history = historyOf(journalOf([]));
	const key = takers(history.state)[0]?.key ?? '';
	const roster = takenRoster(history, {
		battle: 'b',
		key,
		editable: false,
		at: '2026-05-09T14:00:00.000Z'
	});
	if (!roster) throw new Error('No roster');
	await writeFile(
		join(folder, 'codes.y4m'),
		film(await codesFor(makeThing(ROSTERS, { roster, edits: [] })))
	);
	const context = await playwright.chromium.launchPersistentContext(join(folder, 'profile'), {
		...chromium,
		permissions: ['camera'],
		viewport: { width: 390, height: 844 },
		args: [
			...chromium.args,
			'--use-fake-device-for-media-stream',
			'--use-fake-ui-for-media-stream',
			`--use-file-for-fake-video-capture=${join(folder, 'codes.y4m')}`
		]
	});
	const heard = await listen(context, host);
	const page = await context.newPage();
	await page.goto(`${host.url}rosters/take-in`);
	await page.getByRole('button', { name: 'Use the camera' }).click();
	await expect(page.getByText(/codes are read/)).toBeVisible({ timeout: 20_000 });
	await expect(title(page)).toHaveText(/Red player 1/, { timeout: 30_000 });
	await expect(page.getByText('To look at. A later one takes its place.')).toBeVisible();
	expect(heard.policy).toEqual([]);
	await context.close();
	await rm(folder, { recursive: true, force: true });
});
