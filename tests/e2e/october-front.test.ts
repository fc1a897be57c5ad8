import type { Page } from '@playwright/test';
import { tap, title } from './chaos-stops.ts';
import { expect, installed, kept, listen, test } from './harness.ts';
import { act, find } from './map-stops.ts';
import { broughtIn } from './orel-example.ts';

/** The seventh turn, before White's first sequence, in which he fights. */
const fighting = async (page: Page, app: string): Promise<void> => {
	await broughtIn(page, app, 'white-october/front', /^The front/);
	await title(page, /22–23 Oct, White turn$/);
	await tap(page, /^Combat/);
	await act(page, /^Combat/);
	await expect(page.locator('.bp-dock').getByText(/^Next unit/)).toBeVisible();
};

/** Longer than a finger that taps twice takes. */
const PAUSE = 600;
/** Ends a part of the turn, whoever could still act; the second tap of the same finger is no other answer. */
const end = async (page: Page): Promise<void> => {
	await act(page, /^End the phase|^No more|^Fight/);
	const dialog = page.getByRole('dialog');
	// Nor does the finger that has opened the dialog answer it.
	await page.waitForTimeout(PAUSE);
	const box = (await dialog.getByRole('button', { name: /^End the phase|^Fight/ }).boundingBox())!;
	for (let n = 0; n < 2; n++)
		await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	await page.waitForTimeout(PAUSE);
	await expect(dialog).toHaveCount(0);
};
const roll = async (page: Page, ...faces: number[]): Promise<void> => {
	await act(page, 'I rolled');
	for (const face of faces) await tap(page, new RegExp(`^${face}`));
	await title(page, /turn$|^ *RAttack on/);
};

kept(
	'White October without signal: ships shell the coast; a tank, aircraft and an HQ take Yamburg; what was declared is there after a reload',
	async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await page.goto(host.url);
		await installed(page);
		await context.setOffline(true);
		await fighting(page, host.url);
		await find(page, '27/I');
		await page.getByRole('radio', { name: /^Shell combat units/ }).check({ force: true });
		await expect(page.getByRole('heading', { name: 'Shell 27/I' })).toBeVisible();
		await tap(page, /^Eesti Merevae/);
		await act(page, 'Declare the barrage');
		await find(page, '22/H');
		for (const unit of [/^TK SHOCK/, /^FR RS LEG/, /^SWED LEG/, /^Mark V/, /^Dydorov/])
			await tap(page, unit);
		await expect(page.getByText('Dydorov/5 ID leads the attack')).toBeVisible();
		await page.getByText('The working').click();
		await expect(page.getByText(/^Ratio \d+ to \d+, read as/)).toBeVisible();
		await expect(page.getByText('A tank attacks; works do not count')).toBeVisible();
		await act(page, 'Declare the attack');
		const declared = page.locator('.b-board .b-arrow');
		await expect(declared.first()).toBeVisible();
		await page.reload();
		await expect(declared.first()).toBeVisible();
		await end(page);

		await tap(page, /^The barrage of Eesti/);
		await act(page, /^The barrage of Eesti/);
		await roll(page, 5, 5);
		// What the ships have done is told in its step, though the attack goes on at once.
		await expect(page.locator('.tt').getByText(/hits 27\/I/)).toBeInViewport();
		// Where dice have just fallen, an answer is chosen in its list before its key is there.
		await tap(page, /^Stand/);
		await act(page, /^Stand/);
		await tap(page, /^RAF/);
		// However far the list has been moved, the key says what the place is worth now.
		const support = page.locator('.bp-dock').getByRole('button', { name: /^Support/ });
		await expect(support).toHaveText(/Support\s*[\d.]+\s%, 1 unit/);
		await act(page, 'Support');
		await expect(page.getByText(/^No HQ: the chance that the place then falls/)).toBeVisible();
		await act(page, 'No HQ');
		await act(page, 'Nobody');
		await expect(page.getByText('Aircraft in the attack').first()).toBeVisible();
		await roll(page, 5, 5);
		await tap(page, /^Back to Opolye/);
		await act(page, /^Back to Opolye/);
		const over = page.getByText(/^Yamburg \(22\/H\) is taken\. EP lost: /).last();
		const dock = page.locator('.bp-dock');
		const steps = page.getByRole('button', { name: /^Take a loss from/, disabled: false });
		await expect(async () => {
			for (const key of [
				dock.getByRole('button', {
					name: /^(Roll for me|Take the losses|Advance)/,
					disabled: false
				}),
				steps
			])
				if ((await key.count()) > 0 && !(await over.isVisible())) {
					await key.first().click({ timeout: 1000 });
					break;
				}
			await expect(over).toBeVisible({ timeout: 300 });
		}).toPass({ intervals: [100], timeout: 15_000 });
		await expect(page.locator('.tt').getByText(/Mark V \(1\) does not come back/)).toBeVisible();
		await context.setOffline(false);
		expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
	}
);

test('White October: routed Reds run into Petrograd @deep', async ({ page, host }) => {
	await fighting(page, host.url);
	await find(page, '22/V');
	for (const unit of [/^17 Liba/, /^18 Riga/]) await tap(page, unit);
	await act(page, 'Declare the attack');
	await end(page);
	await act(page, 'Nobody');
	await roll(page, 2, 2);
	await expect(page.locator('.tt').getByText(/^Which way back for .*RD\?$/)).toBeVisible();
	const district = page.locator('.b-board text', { hasText: 'Warsaw' }).first();
	await tap(page, /^Back to Warsaw Station/);
	await expect(district, 'what was chosen in the list is in sight').toBeInViewport();
	await act(page, /^Back to Warsaw Station/);
	await expect(page.locator('.tt').getByText(/Back to Warsaw Station: .*Routed: /)).toBeVisible();
});

test('White October: more Reds come by rail than a town takes @deep', async ({ page, host }) => {
	await fighting(page, host.url);
	await end(page);
	await title(page, /22–23 Oct, Red turn$|White turn$/);
	await tap(page, /^Movement/);
	await act(page, /^Movement/);
	const take = async (unit: string): Promise<void> => {
		await tap(page, 'Find');
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('searchbox').fill(unit);
		await sheet
			.getByRole('button', { name: new RegExp(`^${unit}`) })
			.first()
			.click();
		await expect(sheet).toHaveCount(0);
	};
	for (const unit of ['KD Nov', '7 KD', '8 Volog']) {
		await take(unit);
		await find(page, '16/Z');
		await act(page, /^Move to 16\/Z/);
		await expect(
			page.locator('.bp-dock').getByText(`${unit} gets off in Tosno (16/Z).`)
		).toBeVisible();
	}
	await take('478 Rgt');
	await find(page, '16/Z');
	const full = page.getByText('No more units can get off there this turn.', { exact: true });
	await expect(full).toBeVisible();
	await take('478 Rgt');
	await tap(page, /^Wait a turn for a train/);
	await act(page, /^Wait a turn for a train/);
	await expect(
		page.locator('.bp-dock').getByText(/^478 Rgt waits and comes by train in turn 8, from/)
	).toBeVisible();
});
