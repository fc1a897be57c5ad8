import { again, expect, test } from './harness.ts';
import { tap, title } from './chaos-stops.ts';
import { find } from './map-stops.ts';
import { exampleIn } from './orel-example.ts';

again(
	'the extended combat example is fought by touch with typed dice, step by step as the book prints it',
	async ({ page, host }) => {
		await exampleIn(page, host.url);
		await title(page, /Red turn$/);
		const roll = async (...faces: number[]): Promise<void> => {
			// Two quick taps type nothing on the keys that come up under them.
			await page.getByRole('button', { name: 'I rolled' }).dblclick();
			for (const face of faces) await tap(page, new RegExp(`^${face}`));
			await title(page, /attack on 2419$|Red turn$/);
		};
		const dock = page.locator('.bp-dock');
		/** A key of the dock: the answer of whoever is asked. */
		const act = (name: string | RegExp): Promise<void> =>
			dock.getByRole('button', { name }).first().click();
		/** Where dice have just fallen, an answer is chosen in its list before its key is there. */
		const answer = async (name: string): Promise<void> => {
			await page.locator('[data-choices] button').filter({ hasText: name }).first().click();
			await act(name);
		};
		const now = page.locator('.tt > [aria-current=step]');
		await find(page, '2419');
		await expect(page.getByText(/Against 1st Battalion/)).toBeVisible();
		for (const unit of [/^1st Lett/, /^2nd Lett/, /^Lett.*[Cc]av/, /^Lett.*[Aa]rt/])
			await tap(page, unit);
		await tap(page, /^Declare the attack/);
		await tap(page, /End the (movement )?phase/);
		await page.getByRole('dialog').getByRole('button', { name: 'End the phase' }).click();
		// The depot that pays was chosen when the attack was declared.
		await expect(now).toContainText('Retreat before combat');
		const asked = now.locator('section > h2');
		const [said, cited] = [asked.locator('span').first(), asked.locator('a')];
		const firstLine = async (one: typeof said): Promise<number> =>
			one.evaluate((on) => {
				const words = document.createRange();
				words.selectNodeContents(on);
				return words.getClientRects()[0]!.bottom;
			});
		expect(
			Math.abs((await firstLine(said)) - (await firstLine(cited))),
			'its section stands in the line of the question'
		).toBeLessThan(6);
		const thumb = (await cited.boundingBox())!;
		expect(Math.min(thumb.width, thumb.height), 'and is as large as a thumb').toBeGreaterThan(47.5);
		await act('Stand');
		await act('Support');
		await roll(4);
		await answer('Charge');
		await act('Charge');
		await expect(now).toContainText('Strength of the attacker');
		await roll(4);
		await roll(6);
		await expect(page.getByText(/Disorganised/).first()).toBeVisible();
		await expect(dock.getByRole('button', { name: 'No Assault' })).toHaveCount(0);
		const choices = page.locator('[data-choices] button');
		await expect(choices.last(), 'the map leaves all answers room').toBeInViewport({ ratio: 1 });
		await answer('Assault');
		await act('Charge in the Assault');
		await act('Charge in the Assault');
		await roll(4, 6);
		const heard = page.locator('.vh[role=status]').first();
		await expect(heard, 'all that came of the dice').toContainText('has lost the Assault');
		const step = page
			.getByRole('button', { name: /^Take a loss from/ })
			.and(page.locator(':enabled'));
		for (const side of ['Red', 'White']) {
			await expect(page.getByText('2 steps owed: tap a framed box'), side).toBeVisible();
			const sum = now.locator('summary').first();
			await expect(sum, 'the sum of the Assault stays in sight').toBeInViewport({ ratio: 1 });
			await expect(sum).toContainText('Steps to lose: the attacker 2, the defender 2.');
			await step.first().click();
			await step.first().click();
			await act('Take the losses');
		}
		await roll(4);
		await tap(page, /^Back to 2420/);
		await act(/^Back to 2420/);
		await act(/^Enter/);
		await act('Nobody');
		const taken = page.getByText('2419 is taken. Steps lost: attacker 2, defender 2.');
		await expect(taken.last()).toBeVisible();
		const lit = page.locator('.b-near:not(.b-resting) .b-target').filter({ visible: true }).first();
		const { width } = (await lit.boundingBox())!;
		expect(width, 'while it is read its hex is lit, and not what is asked next').toBeLessThan(70);
		await act('Go on');
		await title(page, /White turn$/);
	}
);

test('in large letters the map, what the dice did, what is asked and the keys are in sight together @deep', async ({
	page,
	host
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await exampleIn(page, host.url);
	await title(page, /Red turn$/);
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '150%';
		// A message of the storage.
		document.querySelector('.bp-frame')?.before(document.createElement('aside'));
		document.querySelector('aside')?.append('This game may not be kept.');
	});
	const dock = page.locator('.bp-dock');
	const inSight = async (): Promise<void> => {
		const { y, height } = (await dock.boundingBox())!;
		expect(Math.round(y + height), 'the keys stand at the foot').toBe(844);
		expect(height, 'in two rows at most').toBeLessThan(260);
		expect((await page.locator('.b-board').first().boundingBox())!.y).toBeGreaterThan(0);
	};
	await inSight();
	await find(page, '2419');
	for (const unit of [/^1st Lett/, /^2nd Lett/, /^Lett.*[Cc]av/, /^Lett.*[Aa]rt/])
		await tap(page, unit);
	await inSight();
	await tap(page, /^Declare the attack/);
	await tap(page, /End the (movement )?phase/);
	await page.getByRole('dialog').getByRole('button', { name: 'End the phase' }).click();
	await title(page, /attack on 2419$/);
	await dock.getByRole('button', { name: 'Stand' }).click();
	await dock.getByRole('button', { name: 'Support' }).click();
	await page.getByRole('button', { name: 'I rolled' }).click();
	await tap(page, /^4/);
	await inSight();
	await expect(page.getByText(/the die is 4, 5 or less was needed/).last()).toBeInViewport();
	await expect(page.locator('[data-choices] button').first()).toBeInViewport({ ratio: 0.9 });
});
