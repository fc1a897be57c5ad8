import { expect, listen, test } from './harness.ts';
import { tap, title } from './chaos-stops.ts';
import { sent, taken } from './map-sent.ts';
import { act, find, yamburg } from './map-stops.ts';
import { broughtIn } from './orel-example.ts';

test('White October: the app plays both sides of a turn @deep', async ({ page, context, host }) => {
	const heard = await listen(context, host);
	await page.goto(`${host.url}maps/white-october`);
	await tap(page, 'New game');
	await page.getByRole('radio', { name: 'App, both sides' }).check({ force: true });
	await tap(page, /^Start the game/);
	await expect(page.getByText(/^The app plays/)).toBeVisible();
	await page.getByRole('radio', { name: 'at once' }).check({ force: true });
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/10–11 Oct/, {
		timeout: 45_000
	});
	// Somebody takes over both sides, and gives one of them back.
	await tap(page, 'More');
	await tap(page, 'Name and players');
	const players = page.getByRole('dialog', { name: 'Name and players' });
	const seats = ['White', 'Red'].map((name) => players.getByRole('radiogroup', { name }));
	for (const seat of seats) {
		await seat.getByText('A player').click();
		await expect(seat.getByRole('radio', { name: 'A player' })).toBeChecked();
	}
	await players.getByRole('button', { name: 'Done' }).click();
	await expect(page.getByText(/^The app plays/)).toBeHidden();
	await tap(page, 'Undo');
	await tap(page, 'More');
	await tap(page, 'Name and players');
	const now = seats.map((seat) => seat.getByRole('radio', { checked: true }));
	for (const [at, plays] of ['A player', 'The app'].entries())
		await expect(now[at]!).toHaveAccessibleName(plays);
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});

test('White October: an attack with cars and guns, against an HQ, is declared from the enemy hex and fought with typed dice to its end @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/white-october`);
	await yamburg(page);
	await act(page, 'Declare the attack');
	await tap(page, 'Fight');
	await page.getByRole('dialog').getByRole('button', { name: 'Fight' }).click();
	const now = page.locator('.tt > [aria-current=step]');
	const roll = async (...faces: number[]): Promise<void> => {
		await tap(page, 'I rolled');
		for (const face of faces) await tap(page, new RegExp(`^${face}`));
		await title(page, /Attack on Yamburg/);
	};
	await expect(now).toContainText('Retreat before combat');
	await act(page, /^Stand/);
	await expect(now).toContainText('Support of the attack');
	for (const guns of [/^ART\. NWA/, /^ART 1 AC/]) await tap(page, guns);
	await act(page, 'Support');
	await expect(now).toContainText('Support of the defence');
	await act(page, /^HQ 6 RD/);
	await tap(page, /^Art2 6 RD/);
	await act(page, 'Support');
	await expect(now).toContainText('The chance that the attacker wins is');
	await roll(5, 5);
	await expect(page.getByText(/^Dice 5, 5 and modifier/).first()).toBeVisible();
	await expect(page.getByText(/The defender, at Morale \d/).first()).toBeVisible();
	await tap(page, /^Back to/);
	await act(page, /^Back to/);
	const step = page
		.getByRole('button', { name: /^Take a loss from/ })
		.and(page.locator(':enabled'));
	await expect(page.getByText('1 EP to lose').first()).toBeVisible();
	await step.first().click();
	await act(page, 'Take the losses');
	await roll(5);
	await roll(5);
	await expect(now).toContainText('Advance');
	await act(page, 'Advance');
	await expect(page.getByText(/^Yamburg \(22\/H\) is taken\. EP lost: /).last()).toBeVisible();
	await act(page, 'Go on');
	await expect(now).toHaveCount(0);
});

test('White October: Red meets the troubles of Petrograd @deep', async ({
	page,
	context,
	host
}) => {
	const heard = await listen(context, host);
	await broughtIn(page, host.url, 'white-october/politics', /^The politics/);
	await title(page, /16–17 Oct, Red turn$/);
	await tap(page, /^Against deserters/);
	await page.locator('.bp-dock .btn-main').click();
	await tap(page, 'Roll for me');
	await expect(page.getByText(/^Red rolls \d, \d: .+ deserts?\./).first()).toBeVisible();
	// Whoever deserts is named together, as many as there are to name; with luck nobody does.
	const named = page.getByText(/EP must still desert\.$/).first();
	const raised = page.getByText('A barricade', { exact: false }).first();
	await expect(named.or(raised).first()).toBeVisible();
	if (await named.isVisible()) {
		await page.locator('.bp-sheet .row').first().click();
		await page.locator('.bp-dock .btn-main').click();
	}
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});

test('White October: a turn goes to another phone @deep', async ({ page, context, host }) => {
	const heard = await listen(context, host);
	await page.goto(`${host.url}maps/white-october/new`);
	await tap(page, /^Start the game/);
	await title(page, /10–11 Oct, White turn$/);
	await tap(page, /^An offensive turn/);
	await page.locator('.bp-dock .btn-main').click();
	await expect(page.getByText('Movement or combat first?').first()).toBeVisible();
	// 16.1 On the first turn Estonians and Whites of three hexes attack together, and no HQ leads them.
	await tap(page, /^Combat/);
	await act(page, /^Combat/);
	await find(page, '23/G');
	for (const unit of [/^1\/9 Rgt/, /^TK SHOCK/, /^1 AC Res/]) await tap(page, unit);
	await act(page, 'Declare the attack');
	await expect(page.locator('.bp-dock').getByText(/attack 23\/G\.$/)).toBeVisible();
	const out = await sent(page);
	const away = await context.browser()?.newContext({ reducedMotion: 'reduce' });
	const other = await away!.newPage();
	await taken(other, host.url, out, 'white-october');
	await expect(other.locator('.bp-dock').getByText(/^Next unit/)).toBeVisible();
	// Whoever is found off the map says what keeps him.
	await tap(other, 'Find');
	await other.getByRole('dialog').getByRole('searchbox').fill('Trotsky');
	await expect(other.getByRole('dialog').getByText(/^Comes in turn 4/)).toBeVisible();
	await away!.close();
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});
