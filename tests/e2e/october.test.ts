import { expect, installed, kept, listen, test } from './harness.ts';
import { follow, tap, title } from './chaos-stops.ts';

kept(
	'White October without signal: begun, answered, taken back, and there after a reload',
	async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await page.goto(host.url);
		await installed(page);
		await context.setOffline(true);
		await follow(page, /^White October/);
		await tap(page, 'New game');
		await title(page, 'New game');
		await tap(page, /^Start the game/);
		await title(page, /10-11 Oct, (White|Red) turn$/);
		await expect(page.locator('.b-board').first()).toBeVisible();
		await page.reload();
		await title(page, /10-11 Oct, (White|Red) turn$/);
		await tap(page, 'More');
		await follow(page, 'Log');
		await title(page, 'Log');
		await context.setOffline(false);
		expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
	}
);

test('White October: the app plays both sides of a turn', async ({ page, context, host }) => {
	const heard = await listen(context, host);
	await page.goto(`${host.url}maps/white-october`);
	await tap(page, 'New game');
	await page.getByRole('radio', { name: 'App, both sides' }).check({ force: true });
	await tap(page, /^Start the game/);
	await expect(page.getByText(/^The app plays/)).toBeVisible();
	await page.getByRole('radio', { name: 'at once' }).check({ force: true });
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/10-11 Oct/, {
		timeout: 45_000
	});
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});
