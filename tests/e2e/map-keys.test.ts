import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { title } from './chaos-stops.ts';

test.use({
	viewport: { width: 1280, height: 800 },
	isMobile: false,
	hasTouch: false
});

/** Presses keys one after the other; Enter when what it is for has been seen for a moment. */
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
	for (const key of keys) {
		if (key === 'Enter') await expect(page.locator('[data-rests]')).toHaveCount(0);
		await page.keyboard.press(key);
	}
};
/** What has the focus. */
const held = (page: Page) => page.locator('*:focus');
const heldName = (page: Page, within = '*'): Promise<string> =>
	page.evaluate((part) => {
		const { ariaLabel, innerText } = document.activeElement as HTMLElement;
		return document.activeElement?.closest(part) ? (ariaLabel ?? innerText) : '';
	}, within);
/** Goes from stop to stop until one of this name, and says whether there is one. */
const stepsTo = async (page: Page, name: RegExp, within?: string): Promise<boolean> => {
	for (let n = 0; n < 40; n++) {
		await press(page, 'Tab');
		if (name.test(await heldName(page, within))) return true;
	}
	return false;
};
/** The same, where there must be one. */
const stepTo = async (page: Page, name: RegExp): Promise<void> => {
	if (!(await stepsTo(page, name))) throw new Error(`No stop is called ${name}`);
};
/** Finds by typing. */
const seek = async (page: Page, text: string): Promise<void> => {
	await press(page, 'f');
	await page.keyboard.type(text);
	await stepTo(page, new RegExp(text));
	await press(page, 'Enter');
	await expect(page.getByRole('dialog')).toHaveCount(0);
};
/** Where answers, units and the steps of counters are listed. */
const ROWS = '.bp-sheet ul';
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What is asked and what may be answered, read in one go. */
const asked = (page: Page): Promise<{ head: string; keys: string[]; main: string; all: string }> =>
	page.evaluate(() => {
		const said = (part: string) =>
			[...document.querySelectorAll<HTMLElement>(part)].map((one) => one.innerText.trim());
		const [head = ''] = said('h1');
		const keys = said('.bp-dock :is(button, a)');
		const [main = ''] = said('.bp-dock .btn-main:enabled');
		return { head, keys, main, all: [head, keys, said('.bp-sheet ul, .bp-sheet h2')].join('\n') };
	});
/** Plays on by keys alone: whatever can be declined or ended is, what is proposed is given, else the first answer is chosen. */
const playOn = async (page: Page, until: RegExp): Promise<void> => {
	/** Enter, and what it does: what is read too early would end the turn that comes next. */
	const enter = async (): Promise<void> => {
		const { all } = await asked(page);
		await press(page, 'Enter');
		const changed = expect.poll(async () => (await asked(page)).all, { timeout: 2000 });
		await changed.not.toBe(all).catch(() => undefined);
	};
	for (let n = 0; n < 60; n++) {
		await page.waitForTimeout(100);
		const now = await asked(page);
		if (until.test(now.head)) return;
		if (/own dice/.test(now.head)) {
			await press(page, '4');
			continue;
		}
		await expect(page.locator('main :focus, .bp-dock :focus'), `step ${n}`).toHaveCount(1);
		const ends = /^(End the phase|Fight|Nobody|No more|No HQ)/;
		const ending = now.keys.some((key) => ends.test(key));
		const main = now.main.split('\n')[0] ?? '';
		const name = ending ? ends : new RegExp(`^${escaped(main)}`);
		const part = ending || main ? '.bp-dock' : ROWS;
		// The place is kept a moment after the key: the next to press has the focus already.
		const there = part !== ROWS && name.test(await heldName(page, part));
		// What was read may not be asked any more by then: it begins anew at the map.
		if (!there && !(await stepsTo(page, main || ending ? name : /\S/, part))) {
			await press(page, 'm');
			continue;
		}
		if ((await asked(page)).all !== now.all) continue;
		await enter();
		if ((await page.getByRole('dialog').count()) === 0) continue;
		await stepTo(page, /^(End the phase|Fight)/);
		await enter();
	}
	throw new Error(`It does not come to ${until}`);
};
const spoken = (page: Page) => page.locator('.b-board > [aria-live]');

test('White plays a turn of Brasovo by keys alone, is told what came of it, and never loses the place @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/orel-1919/new`);
	await title(page, 'New game');
	await stepTo(page, /^Brasovo/);
	await press(page, 'Enter');
	await stepTo(page, /^Start the game/);
	await press(page, 'Enter');
	await title(page, /White turn$/);

	// A unit, the way it goes, and two presses of Enter.
	await press(page, '?');
	await expect(page.getByRole('dialog').getByText('From hex to hex')).toBeVisible();
	await press(page, 'Escape');
	// A menu closes by Escape, though that is a key of the map, too.
	const menu = page.getByRole('list', { name: 'More' });
	await stepTo(page, /^More$/);
	await press(page, 'Enter');
	await expect(menu).toBeVisible();
	await press(page, 'Escape');
	await expect(menu).toBeHidden();
	await press(page, 'n', 'm', 'ArrowUp', 'e');
	await expect(spoken(page)).toHaveText('0318, open, points left: 2¼, empty');
	await press(page, 'Enter');
	await expect(spoken(page)).toHaveText('0318: 1¾ spent, 1¼ left; Combat');
	await press(page, 'Enter');
	await expect(page.getByText('1 of 14 moved')).toBeVisible();
	await expect(held(page)).toHaveRole('application');
	await press(page, 'Control+z');
	await expect(page.getByText('0 of 14 moved')).toBeVisible();

	// An attack by two battalions.
	await seek(page, '0119');
	await stepTo(page, /^[\d\s]*2nd Battalion/);
	await press(page, 'Enter');
	await stepTo(page, /^[\d\s]*3rd Battalion/);
	await press(page, 'Enter');
	await expect(spoken(page)).toContainText('0119 falls');
	await press(page, 'm', 'Enter');
	await expect(page.getByText('2 of 14 moved')).toBeVisible();
	// The keys rest a moment after an act.
	await expect(page.locator('.bp-dock .btn-main')).toBeEnabled();
	await press(page, 'k', 'Tab');
	expect(await heldName(page)).toMatch(/^End the phase/);
	await press(page, 'Enter');
	await stepTo(page, /^End the phase/);
	await press(page, 'Enter');

	// What is asked comes under the keys, and Enter never answers what it did not choose.
	const dock = page.locator('.bp-dock');
	for (let n = 0; n < 40; n++) {
		await page.waitForTimeout(100);
		const head = await page.getByRole('heading', { level: 1 }).innerText();
		if (/Red turn$/.test(head)) break;
		if (/own dice/.test(head)) {
			await press(page, '4');
			continue;
		}
		// The place is kept a moment after the key: on the next key to press, or where it is read what to choose.
		await expect(
			page.locator('.bp-dock .btn-main:focus, .bp-sheet:focus, .bp-sheet :focus'),
			`step ${n}`
		).toHaveCount(1);
		const answers = (await dock.locator('.btn-main:enabled').count()) > 0;
		if ((await page.locator('.bp-dock .btn-main:focus').count()) === 0) {
			const sheet = (await page.locator('.bp-sheet:focus, .bp-sheet ul:focus').count()) > 0;
			const chosen = (await page.locator('[data-choices] [aria-current]:focus').count()) > 0;
			// What led to the question stands above it, in sentences.
			if (!answers) await stepTo(page, /^(Take a step|(?!§|The working)\w[^.]*$)/);
			else if (!sheet && !chosen) await stepTo(page, /^Take the losses/);
		}
		await press(page, 'Enter');
	}
	await title(page, /Red turn$/);
});

const attack = (page: Page) =>
	page.getByRole('button', { name: /^Attack Yamburg \(22\/H\) by night/ });
/** White October begun, and its first attack declared, by keys alone. */
const declares = async (page: Page, app: string): Promise<void> => {
	await page.goto(`${app}maps/white-october/new`);
	await title(page, 'New game');
	await stepTo(page, /^Start the game/);
	await press(page, 'Enter');
	await title(page, /White turn$/);
	for (const answer of [/^An offensive turn(?!,)/, /^Combat/]) {
		const row = page.locator('.bp-sheet').getByRole('button', { name: answer });
		await expect(row).toBeVisible();
		await press(page, 'm');
		// The answer, then the key that gives it.
		for (let n = 0; n < 2; n++) {
			await stepTo(page, answer);
			await press(page, 'Enter');
		}
		await expect(row).toHaveCount(0);
	}
	await seek(page, '22/H');
	for (const unit of ['TK SHOCK', 'SWED LEG']) {
		await stepTo(page, new RegExp(`^[\\d\\s]*${unit}`));
		await press(page, 'Enter');
	}
	await expect(spoken(page)).toContainText('Yamburg');
	await expect(page.locator('.bp-dock .btn-main')).toBeEnabled();
	await press(page, 'm', 'Enter');
	await expect(attack(page)).toBeVisible();
};

test('White October: an attack is declared by keys alone, and stands after the app was closed', async ({
	page,
	context,
	host
}) => {
	await declares(page, host.url);
	await page.close({ runBeforeUnload: false });
	const again = await context.newPage();
	await again.goto(`${host.url}maps/white-october`);
	await expect(again.getByRole('link', { name: /^White October, / })).toBeVisible();
	await stepTo(again, /^White October, /m);
	await press(again, 'Enter');
	await expect(attack(again)).toBeVisible();
	await press(again, 'Control+z');
	await expect(attack(again)).toHaveCount(0);
	await press(again, 'Control+Shift+z');
	await expect(attack(again)).toBeVisible();
});

test('White October: a turn is played by keys alone @deep', async ({ page, host }) => {
	test.slow();
	await declares(page, host.url);
	// The attack is fought; Red moves nobody; then White moves, and his turn is over.
	await playOn(page, /Red turn$/);
	await playOn(page, /White turn$/);
	await expect(page.getByText(/^0 of \d+ moved/)).toBeVisible();
	await press(page, 'n', 'm', 'ArrowUp');
	await expect(spoken(page)).toContainText('left');
	await press(page, 'Enter');
	await expect(spoken(page)).toContainText('spent');
	await press(page, 'Enter');
	await expect(page.getByText(/^1 of \d+ moved/)).toBeVisible();
	await playOn(page, /Red turn$/);
	await playOn(page, /12–13 Oct, White turn$/);
});

test('in large letters on a wide screen the parts of the bar stand clear of each other, and the map has most of the room @deep', async ({
	page,
	host
}) => {
	await page.goto(`${host.url}maps/orel-1919/first`);
	const map = page.locator('.bp-map');
	await expect(map).toBeVisible();
	await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
	const [name, ways] = [page.locator('.bp-bar h1'), page.locator('.bp-bar .bp-ways')];
	const boxes = async () => Promise.all([name, ways, map].map((one) => one.boundingBox()));
	await expect
		.poll(async () => {
			const [a, b, c] = await boxes();
			return a && b && c ? [a.y + a.height <= b.y || a.x + a.width <= b.x, c.width > 640] : [];
		})
		.toEqual([true, true]);
});
