import type { Locator, Page } from '@playwright/test';
import { at, lose, mark } from '../rules/red-and-white/engine/acts.ts';
import { unit, type Given } from '../rules/red-and-white/engine/battles.ts';
import { battle } from './battle-stops.ts';
import { visit } from './follow.ts';
import { again, expect, test } from './harness.ts';
import { button, fell, given, mine, reads, sheet, title } from './play.ts';

const opened = async (page: Page, app: string, ...commands: readonly Given[]): Promise<void> => {
	await visit(page, app, await battle('', commands)(page, app));
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
};
const row = (page: Page, label: string): Locator =>
	page
		.getByRole('main')
		.getByRole('link', { name: new RegExp(`\\b${label}\\b`) })
		.first();
const centre = async (key: Locator): Promise<readonly [x: number, y: number]> => {
	const box = (await key.boundingBox())!;
	return [box.x + box.width / 2, box.y + box.height / 2];
};
/** A double tap: both left the finger before anything came of the first, however late a busy machine hears of the second. */
const twice = async (
	page: Page,
	[x, y]: readonly [x: number, y: number],
	meanwhile: () => Promise<void> = async () => {}
): Promise<void> => {
	const finger = await page.context().newCDPSession(page);
	/** In seconds. */
	const timestamp = Date.now() / 1000;
	for (const clickCount of [1, 2]) {
		if (clickCount === 2) await meanwhile();
		await Promise.all(
			(['mousePressed', 'mouseReleased'] as const).map((type) =>
				finger.send('Input.dispatchMouseEvent', {
					...{ type, x, y, button: 'left', clickCount },
					timestamp: timestamp + clickCount / 10
				})
			)
		);
	}
	await finger.detach();
};
const toTheTable = (page: Page): Locator =>
	page.locator('header').getByRole('link', { name: 'To the table' });
/** R1 fires at W1, as far as the last die. */
const fires = async (page: Page, ...faces: readonly number[]): Promise<void> => {
	await row(page, 'R1').click();
	await row(page, 'W1').click();
	await button(page, /^Normal, Open/).click();
	await fell(page, ...(faces.length ? faces : [6, 5, 5, 6, 2]));
};

test('“In contact with” is offered on the result of a move @deep', async ({ page, host }) => {
	await opened(page, host.url, mark('R1', 'led'), at('red', 3));
	await row(page, 'R1').click();
	await sheet(page)
		.getByRole('link', { name: /^Movement/ })
		.click();
	await given(page);
	await fell(page, 4, 3);
	await page.getByRole('link', { name: /^In contact with/ }).click();
	await row(page, 'W1').click();
	await expect(title(page)).toHaveText(/^Melee with /);
});

test('the way back from the table does not lead to a roll that is made already @deep', async ({
	page,
	host
}) => {
	await opened(page, host.url, at('red', 2));
	await fires(page);
	await fell(page, 1);
	await toTheTable(page).click();
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	await page.goBack();
	await page.waitForTimeout(500);
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	await page.goForward();
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
});

test('a result shown to the table is made already: it is not left open @deep', async ({
	page,
	host
}) => {
	await opened(page, host.url, at('red', 2));
	await fires(page);
	await fell(page, 1);
	await button(page, 'Show, turned to the table').click();
	await button(page, 'Close').click();
	await toTheTable(page).click();
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	await expect(page.getByRole('heading', { name: 'Left open' })).toHaveCount(0);
});

test('what was done on the table is taken back there, not on the screens it leads to @deep', async ({
	page,
	host
}) => {
	await opened(page, host.url, at('red', 2));
	await button(page, /^Next phase/).click();
	await button(page, 'Undo').click();
	const told = page.getByText(/^Taken back: /);
	await expect(told).toBeVisible();
	await page.getByRole('link', { name: 'Log' }).click();
	await expect(title(page)).toHaveText('Log');
	await expect(told).toHaveCount(0);
	await button(page, 'Redo').click();
	await button(page, 'Undo').click();
	await expect(told).toBeVisible();
	await expect(button(page, 'Redo')).toHaveCount(1);
});

test('a roll opened by its address begins without a fault @deep', async ({ page, host }) => {
	await opened(page, host.url, at('red', 2));
	await row(page, 'R1').click();
	await row(page, 'W1').click();
	await expect(button(page, /^Normal, Open/)).toBeVisible();
	const faults: string[] = [];
	page.on('pageerror', ({ message }) => faults.push(message));
	await page.reload();
	await button(page, /^Normal, Open/).click();
	await fell(page, 6);
	expect(faults).toEqual([]);
});

test('of two tests owed the second follows the first by its key @deep', async ({ page, host }) => {
	const owes = { type: 'oweTest', unit: unit('W1'), reason: 'two fires' } as const;
	await opened(page, host.url, lose('W1', 5), at('red', 7), {
		...owes,
		calculator: 'attached-gun',
		n: 2
	});
	await page
		.getByRole('region', { name: /^Still owed/ })
		.getByRole('link')
		.first()
		.click();
	await mine(page);
	await fell(page, 5);
	const second = page.getByRole('contentinfo').getByRole('link', { name: /^Next: / });
	await second.click();
	await expect(second).toHaveCount(0);
	await mine(page);
	await fell(page, 4);
	await expect(button(page, 'Undo')).toBeEnabled();
	await expect(second, 'what else is owed in this phase').toHaveText(/unit morale/);
});

again(
	'a double tap on the last die stops at the result; one on Undo takes back the roll alone',
	async ({ page, host }) => {
		await opened(page, host.url, lose('W1', 3), at('red', 2));
		await fires(page);
		const result = async (): Promise<void> => {
			await expect(toTheTable(page)).toBeVisible();
			await page.waitForTimeout(700);
		};
		// What is owed now lies where the last die was.
		await twice(page, await centre(button(page, /^1/).first()), result);
		await result();
		await expect(button(page, 'Undo')).toBeEnabled();
		await twice(page, await centre(button(page, 'Undo')));
		await page.waitForTimeout(700);
		await page.goto(page.url());
		await expect(title(page)).toHaveText(/Round 1, Red turn/);
		await reads(page, 'W1', '13 of 16 figures');
	}
);

test('a double tap on the key that leads on asks at whom the next unit fires, and answers nothing @deep', async ({
	page,
	host
}) => {
	await opened(page, host.url, mark('R1', 'led'), mark('R2', 'led'), at('red', 2));
	await fires(page, 1, 1, 1, 1, 1, 1);
	const on = page.getByRole('contentinfo').getByRole('link', { name: /^Next: / });
	await on.click({ trial: true });
	const [x, y] = await centre(on);
	// The second tap of that finger meets what has come up there, as soon as it is seen.
	await page.evaluate(
		([clientX, clientY]) => {
			const tap = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
			const look = (): void => {
				const key = [...document.links].find((link) => link.textContent.includes('Without'));
				if (!key) return void requestAnimationFrame(look);
				requestAnimationFrame(() => key.dispatchEvent(new MouseEvent('click', tap)));
			};
			look();
		},
		[x, y] as const
	);
	await page.touchscreen.tap(x, y);
	await expect(title(page)).toHaveText('Small-arms fire: at whom?');
	await page.waitForTimeout(700);
	await expect(title(page)).toHaveText('Small-arms fire: at whom?');
	await page.getByRole('link', { name: 'Without a target' }).click();
	await expect(title(page)).toHaveText('Small-arms fire');
});

test('a charge that does not reach the enemy is told so, and owes no melee @deep', async ({
	page,
	host
}) => {
	const charged: Given = { type: 'setMark', unit: unit('R2'), mark: 'charged', on: true };
	await opened(page, host.url, at('red', 3), charged, at('red', 6));
	const owed = page
		.getByRole('region', { name: /^Still owed/ })
		.getByRole('link', { name: /in contact: with whom/ });
	await owed.click();
	await button(page, 'It did not reach them').click();
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	await expect(page.getByText(/: did not reach the enemy\.$/)).toBeVisible();
	await expect(owed).toHaveCount(0);
});
