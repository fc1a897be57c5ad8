import type { Page } from '@playwright/test';
import { tap } from './chaos-stops.ts';
import { expect, test } from './harness.ts';
import { begin, find } from './map-stops.ts';

/** Every write takes so long, in ms: more than a double tap does. */
const SLOW = 700;

/** A storage as slow as that of a phone that is busy with something else. */
const slowly = (page: Page): Promise<unknown> =>
	page.addInitScript((ms) => {
		const open = IDBDatabase.prototype.transaction;
		IDBDatabase.prototype.transaction = function (names, mode, options) {
			const made = open.call(this, names, mode, options);
			const [name] = made.objectStoreNames;
			const until = performance.now() + ms;
			// As long as it is asked something it is not done.
			const wait = (): void => {
				if (performance.now() < until) made.objectStore(name!).count().onsuccess = wait;
			};
			if (mode === 'readwrite') wait();
			return made;
		};
	}, SLOW);

test('where the phone writes slowly the keys show that they wait; no tap is lost, none answers what comes next @deep', async ({
	page,
	host
}) => {
	await slowly(page);
	await page.goto(`${host.url}maps/orel-1919`);
	await begin(page, /^Brasovo/);
	const dock = page.locator('.bp-dock');
	const key = (name: string | RegExp) => dock.getByRole('button', { name });
	const pressed = async (name: string | RegExp): Promise<void> => {
		await key(name).click();
		await expect(key('Undo'), 'they wait').toBeDisabled({ timeout: 300 });
		expect(
			await dock.evaluate((on) => Number(getComputedStyle(on.querySelector('button')!).opacity))
		).toBeLessThan(1);
	};

	// While a move is being written a hex is tapped: it is looked at afterwards.
	await find(page, '0418');
	await find(page, '0417');
	const map = page.getByRole('application');
	await expect(key(/^Move to 0417/)).toBeVisible();
	await page.waitForTimeout(500);
	const ring = (await page.locator('.b-ring').filter({ visible: true }).last().boundingBox())!;
	await pressed(/^Move to 0417/);
	await page.touchscreen.tap(ring.x + ring.width / 2, ring.y + ring.height / 2);
	await expect(page.getByText('1 of 14 moved')).toBeVisible();
	await expect(map).toHaveAccessibleName(/0417/);

	await find(page, '0119');
	// Two keys one after the other, as soon as they are ready: both are done.
	for (const unit of [/2nd Battalion/, /3rd Battalion/])
		await page.locator('.bp-sheet').getByRole('button', { name: unit }).first().click();
	await tap(page, /^Declare the attack/);
	await expect(page.getByText('3 of 14 moved')).toBeVisible();
	await key('Undo').click();
	await key('Undo').click();
	await expect(page.getByText('0 of 14 moved')).toBeVisible();
});
