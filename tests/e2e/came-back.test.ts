import { begun } from './durable.ts';
import { visit } from './follow.ts';
import { expect, test } from './harness.ts';
import { open, reads, sheet, tap, title } from './play.ts';

test('a campaign: losses go home with the referee’s share, and the survivors march into the next battle @deep', async ({
	page,
	host
}) => {
	const battle = await begun(page, host);
	await open(page, 'R1');
	for (let n = 0; n < 8; n++)
		await sheet(page).getByRole('button', { name: 'One less: figures' }).click();
	await expect(sheet(page)).toContainText('8 of 16 figures');

	await visit(page, host.url, `${battle.slice(host.url.length)}/came-back`);
	const row = page.getByRole('row', { name: /^6th Latvian Rifles/ });
	await expect(row).toContainText('16');
	await page.getByRole('combobox', { name: 'Reds: who comes back' }).selectOption('1/2');
	await expect(row.getByRole('cell').last()).toHaveText('Now 12');
	await tap(page, 'Back into the forces');
	await expect(page.getByText('2 forces are as they came back.')).toBeVisible();
	await page.getByRole('link', { name: /^New battle/ }).click();
	await expect(title(page)).toHaveText('New battle');
	await expect(page.getByRole('button', { name: /^Latvian Brigade/ })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await tap(page, 'Begin the battle');
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
	await reads(page, 'R1', '12 of 12 figures');
	await visit(page, host.url, 'forces');
	await expect(page.getByText('Latvian Brigade at Kromy').first()).toBeVisible();
	await expect(page.getByText(/Kromy after /)).toHaveCount(0);
});
