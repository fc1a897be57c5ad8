import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { tap, title } from './chaos-stops.ts';
import { begin, find } from './map-stops.ts';

const dock = (page: Page) => page.locator('.bp-dock');

/** Ends the phase of movement, whoever could still act. */
const endPhase = async (page: Page): Promise<void> => {
	await tap(page, /^End the (movement )?phase/);
	await page.getByRole('dialog').getByRole('button', { name: 'End the phase' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
};

const DECLINES = /^\s*(Nobody|Nothing|Support none|Stand|Hold|No |Dismounted|Fight)/;

/** Declines, rolls and reads on until it is so; how often a player was asked or told something. */
const until = async (page: Page, so: () => Promise<boolean>): Promise<number> => {
	const on = (name: RegExp) => dock(page).getByRole('button', { name, disabled: false });
	const keys = [
		on(/^Roll for me$/),
		on(/^Go on/),
		on(/^Take the losses$/),
		page.getByRole('button', { name: /^Take a loss from/, disabled: false }),
		on(DECLINES),
		// Where dice have just fallen, declining is chosen in the list before its key is there.
		page
			.locator('.bp-sheet [data-choices] button:not([aria-current])')
			.filter({ hasText: DECLINES }),
		dock(page)
			.locator('.btn-main:enabled')
			.filter({ hasNotText: /Pause|Go on|I rolled|Next unit/ }),
		page.locator('.bp-sheet [data-choices] button')
	];
	/** The key that is pressed now, if any: none while the app plays. */
	const there = async (): Promise<Locator | undefined> => {
		if ((await on(/^Pause$/).count()) > 0) return undefined;
		for (const key of keys) if ((await key.count()) > 0) return key.first();
		return undefined;
	};
	let times = 0;
	for (let n = 0; n < 600; n++) {
		const key = await there();
		// Asked when a key is seen: what is waited for comes up with one, which is not to be pressed then.
		if (await so()) return times;
		await key?.click({ timeout: 2000 }).catch(() => undefined);
		if (key) times += 1;
		await page.waitForTimeout(60);
	}
	throw new Error('It is never so.');
};
const headed = (page: Page, text: string) => async (): Promise<boolean> =>
	(await page.getByRole('heading', { level: 1 }).innerText()).includes(text);

/** White moves a unit, and attacks over the river. */
const attacked = async (page: Page): Promise<void> => {
	await find(page, '0418');
	await find(page, '0417');
	await tap(page, /^Move to .*0417/);
	await expect(page.getByText('1 of 14 moved')).toBeVisible();
	await find(page, '0119');
	for (const unit of [/2nd Battalion/, /3rd Battalion/])
		await page.locator('.bp-sheet').getByRole('button', { name: unit }).first().click();
	await tap(page, /^Declare the attack/);
	await expect(page.getByText('3 of 14 moved')).toBeVisible();
};
/** Is a fight over, what came of it said, and the key for going on there? Its turn is named until it has been read. */
const read = (page: Page) => async (): Promise<boolean> =>
	(await headed(page, 'White turn')()) &&
	(await dock(page).getByRole('button', { name: 'Go on' }).isVisible());

const DAYS = ['15 Oct', '16 Oct', '17 Oct', '18 Oct'];

test('days of Brasovo against the app at full speed, that is not drawn act by act @deep', async ({
	page,
	host
}) => {
	test.setTimeout(240_000);
	await page.goto(`${host.url}maps/orel-1919/new`);
	await tap(page, /^Brasovo/);
	await page.getByRole('radio', { name: 'Against the app' }).check({ force: true });
	await tap(page, /^Start the game/);
	await title(page, /15 Oct, White turn$/);
	for (const [at, day] of DAYS.entries()) {
		await title(page, new RegExp(`${day}, White turn$`));
		const end = dock(page).getByRole('button', { name: /^End the (movement )?phase/ });
		await until(page, () => end.isVisible());
		if (at === 0) await attacked(page);
		await endPhase(page);
		// What came of one's own attack is read before the app goes on; at once, its turn may be over before anybody looks.
		if (at === 0) {
			await until(page, read(page));
			await dock(page).getByRole('button', { name: 'Go on' }).click();
			await page.getByRole('radio', { name: 'at once' }).check({ force: true });
		}
		const drawn = await page.locator('.b-board > ul').evaluateHandle((list) => {
			const seen = { times: 0 };
			new MutationObserver(() => (seen.times += 1)).observe(list, {
				...{ childList: true, subtree: true, characterData: true }
			});
			return seen;
		});
		const next = DAYS[at + 1];
		const over = page.getByRole('link', { name: 'Report' });
		const times = await until(page, async () =>
			next === undefined ? over.isVisible() : headed(page, `${next}, White`)()
		);
		const seen = await drawn.evaluate(({ times }) => times);
		expect(seen, 'what the app does at once is drawn when somebody is asked').toBeLessThan(
			2 * times + 4
		);
	}
	await page.getByRole('link', { name: 'Report' }).click();
	await expect(page.getByText(/has won|Nobody has won/).first()).toBeVisible();
});

test('what another tab changes is taken in by the screens, not by who thinks beside them @deep', async ({
	page,
	context,
	host
}) => {
	const errors: string[] = [];
	context.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	context.on('weberror', (error) => errors.push(String(error.error())));
	await page.goto(`${host.url}maps/orel-1919/new`);
	await page.getByRole('radio', { name: 'App, both sides' }).check({ force: true });
	await tap(page, /^Start the game/);
	await expect.poll(() => page.workers().some((one) => one.url().includes('think'))).toBe(true);
	await expect(page.getByText(/^[1-9]\d* of \d+ moved/)).toBeVisible();
	const other = await context.newPage();
	await other.goto(`${host.url}settings`);
	await other.getByRole('radio', { name: /^Hall/ }).check({ force: true });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'hall');
	// Time enough to open the storage there and read it: whoever only thinks does neither.
	await page.waitForTimeout(3000);
	expect(errors).toEqual([]);
});

test('what the counters and terms of the screen mean is a tap away; so is who can attack @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/orel-1919`);
	await begin(page, /^Brasovo/);
	await find(page, '0418');
	await tap(page, /What the counter says$/);
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByText(/^Quality \d$/)).toBeVisible();
	await expect(sheet.getByText('Zone of control')).toBeVisible();
	await sheet.getByRole('link', { name: '§ 1.2' }).first().click();
	await expect(page.getByRole('dialog').getByRole('heading', { name: 'The rule' })).toBeVisible();
	await page.keyboard.press('Escape');
	await find(page, '0119');
	await tap(page, /^See the \d that can attack/);
	await expect(page.getByText('Attack 0119')).toBeVisible();
});

test.describe('by mouse', () => {
	test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

	test('White plays a turn of Brasovo on a laptop', async ({ page, host }) => {
		await page.goto(`${host.url}maps/orel-1919`);
		await begin(page, /^Brasovo/);
		const units = page.getByRole('navigation', { name: 'Units' });
		/** Clicks as many hex heights across and down from the hex that is chosen. */
		const click = async (across: number, down: number): Promise<void> => {
			await page.waitForTimeout(400);
			const ring = page.locator('.b-ring').filter({ visible: true }).last();
			// It stands where the view has come to rest.
			let box = (await ring.boundingBox())!;
			await expect(async () => {
				const before = box;
				box = (await ring.boundingBox())!;
				expect(box).toEqual(before);
			}).toPass({ intervals: [100] });
			await page.mouse.click(
				box.x + box.width / 2 + across * box.height,
				box.y + box.height / 2 + down * box.height
			);
		};
		await units.getByRole('button', { name: /3rd Division Reserve/ }).click();
		await click(0, -1);
		await expect(page.getByText(/points left of \d, at .*0417/)).toBeVisible();
		await dock(page)
			.getByRole('button', { name: /^Move to .*0417/ })
			.click();
		await expect(page.getByText('1 of 14 moved')).toBeVisible();
		// Beside the sign of a unit that has moved there is the least room for a name.
		const room = await units
			.locator('.row:has(> span:last-child svg) > .lead')
			.first()
			.boundingBox();
		const name = units.locator('.lead').filter({ hasText: 'Arkhanghelgorod' }).first();
		const word = await name.evaluate(({ firstChild: text }) => {
			const range = document.createRange();
			const [at, letters] = [text!.nodeValue!.indexOf('Arkh'), 'Arkhanghelgorod'.length];
			range.setStart(text!, at);
			range.setEnd(text!, at + letters);
			return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
		});
		expect(word, 'no word of a name is broken').toBeLessThan(room!.width);
		await units.getByRole('button', { name: /2nd Battalion \(2\/2D\)/ }).click();
		await click(-Math.sqrt(3) / 2, -0.5);
		await expect(page.getByText('0119 falls').first()).toBeVisible();
		await dock(page)
			.getByRole('button', { name: /^Declare the attack/ })
			.click();
		await expect(page.getByText('2 of 14 moved')).toBeVisible();
		await endPhase(page);
		await expect(dock(page).getByRole('button', { name: 'Undo' })).toBeEnabled();
		await until(page, headed(page, 'Red turn'));
	});
});
