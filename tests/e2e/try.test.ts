import { again, expect, test } from './harness.ts';
import { deed, fell, next, rolled, tap, title } from './play.ts';

again('a first battle teaches a turn by doing, and is kept', async ({ page, host }) => {
	const line = page.getByRole('region', { name: 'What to do now' });
	const gun = async (): Promise<void> => {
		await expect(line).toContainText('Something is owed in this phase');
		await page.getByRole('link', { name: /its machine gun under fire/ }).click();
		await rolled(page, [5], 'No gunner is lost.');
	};
	/** As the line says: a tap on the unit, then one on whom it fires at. */
	const fires = async (...taps: readonly string[]): Promise<void> => {
		for (const label of taps)
			await page
				.getByRole('main')
				.getByRole('link', { name: new RegExp(`\\b${label}\\b`) })
				.first()
				.click();
	};
	await page.goto(`${host.url}battles/try`);
	await expect(line).toContainText('Roll leadership for every Red unit');
	const battle = page.url();

	await page.getByRole('link', { name: /^Both together/ }).click();
	await page
		.getByRole('radiogroup', { name: /^All units of .*Martusevich/ })
		.getByText('to 24″')
		.click();
	await tap(page, 'They rolled');
	await fell(page, 3, 5);
	await tap(page, 'Write down 2');
	await expect(title(page)).toHaveText(/Round 1/);
	await expect(line).toContainText('All Red units have rolled');
	await next(page, 'Preparatory fire');

	await expect(line).toContainText('tap a Red unit that is led');
	await fires('R1', 'W1');
	await rolled(page, [6, 5, 5, 1, 2, 3], '3 figures lost.');
	await gun();
	await expect(line).toContainText('Units that fired stay');
	await next(page, 'Movement');

	await expect(line).toContainText('Now the Reds move');
	await deed(page, 'R2', 'Movement');
	await rolled(page, [4, 3], 'to move, at most');
	await expect(line).toContainText('Move whoever else');
	await page.reload();
	await expect(line).toContainText('Move whoever else');
	await next(page, 'Defensive fire');

	await expect(line).toContainText('The Whites fire');
	await fires('W1', 'R2');
	await rolled(page, [6, 5, 5, 1, 2, 3], '3 figures lost.');
	await gun();
	await expect(line).toContainText('All other Whites may fire');
	await next(page, 'Attacking fire');
	await expect(line).toContainText('Nobody does yet');
	await next(page, 'Melee');
	await expect(line).toContainText('No melee is left to fight');
	await next(page, 'Morale');
	await expect(line).toContainText('Something is owed in this phase');
	await deed(page, 'W1', 'Unit morale');
	await rolled(page, [3], 'holds');
	await tap(page, /^End turn/);
	await expect(line).toContainText('That is a turn');
	await line.getByRole('button', { name: 'Done' }).click();
	await expect(line).toHaveCount(0);

	await page.goto(`${host.url}battles`);
	await page.getByRole('link', { name: /^A first battle/ }).click();
	await expect(title(page)).toContainText('Round 1, White turn');
	expect(page.url()).toBe(battle);
	await expect(line).toHaveCount(0);
});

test('on the wide board it teaches as well @deep', async ({ page, host }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(`${host.url}battles/try`);
	const line = page.getByRole('region', { name: 'What to do now' });
	await expect(line).toContainText('Roll leadership for every Red unit');
	await next(page, 'Preparatory fire', 2);
	await expect(line).toContainText('tap a Red unit');
	await line.getByRole('button', { name: 'Skip these lines' }).click();
	await expect(line).toHaveCount(0);
});

test('its lines can be skipped at once; tried again, a new one begins @deep', async ({
	page,
	host
}) => {
	const skip = page.getByRole('button', { name: 'Skip these lines' });
	await page.goto(`${host.url}battles/try`);
	await skip.click();
	await expect(skip).toHaveCount(0);
	const first = page.url();
	await page.goto(`${host.url}battles/try`);
	await expect(skip).toBeVisible();
	expect(page.url()).not.toBe(first);
	const second = page.url();
	await page.goto(`${host.url}battles/try`);
	await expect(skip).toBeVisible();
	expect(page.url()).toBe(second);
});
