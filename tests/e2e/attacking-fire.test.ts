import type { Page } from '@playwright/test';
import { at, mark } from '../rules/red-and-white/engine/acts.ts';
import { unit } from '../rules/red-and-white/engine/battles.ts';
import { battle } from './battle-stops.ts';
import { visit } from './follow.ts';
import { expect, test } from './harness.ts';
import { deed, next, open, rolled, sheet, tap, title } from './play.ts';

test.use({ viewport: { width: 390, height: 844 } });

const opened = async (page: Page, app: string, ...commands: Parameters<typeof battle>[1] & {}) => {
	await visit(page, app, await battle('', commands)(page, app));
	await expect(title(page)).toHaveText(/Round 1, Red turn/);
};
const fight = (page: Page) =>
	page.getByRole('region', { name: /^Still owed/ }).getByRole('link', { name: / against / });

const WHO = [
	['infantry', 'R1', [], [6, 1, 1, 1]],
	[
		'dismounted cavalry',
		'R8',
		[{ type: 'arrive', unit: unit('R8') }, mark('R8', 'dismounted')],
		[6]
	]
] as const;

for (const [who, label, first, dice] of WHO)
	test(`${who} moves in 3, fires in 5, and fights in 6: the melee is owed @deep`, async ({
		page,
		host
	}) => {
		await opened(page, host.url, ...first, at('red', 3));
		await deed(page, label, 'Movement');
		await rolled(page, [4, 3], 'to move, at most');
		await next(page, 'Defensive fire');
		await next(page, 'Attacking fire');
		await deed(page, label, 'Attacking fire', 'W1');
		await rolled(page, dice, '1 figure lost.');
		// The light machine gun of those who lost a figure may be hit.
		await next(page, 'Melee', 1);
		await expect(fight(page)).toHaveCount(1);
		await open(page, label);
		const melee = sheet(page).getByRole('link', { name: /melee/i });
		await expect(melee).toBeVisible();
		await expect(sheet(page).getByText('It fired in phase 2')).toHaveCount(0);
		await tap(page, 'Done');
		await fight(page).click();
		await page.getByRole('link', { name: 'Fight the melee' }).click();
		await rolled(page, [6, 1], 'won by');
		await expect(fight(page)).toHaveCount(0);
	});

test('who fired in phase 2 is refused the move and the melee, by the rule @deep', async ({
	page,
	host
}) => {
	await opened(page, host.url, at('red', 2));
	await deed(page, 'R1', 'Small-arms fire', 'W1');
	await rolled(page, [1, 1, 1, 1, 1, 1], 'Nobody is hit.');
	for (const phase of ['Movement', 'Defensive fire', 'Attacking fire', 'Melee']) {
		await next(page, phase);
		if (phase === 'Defensive fire' || phase === 'Attacking fire') continue;
		await open(page, 'R1');
		await expect(
			sheet(page)
				.getByText(/It fired in phase 2 and may not move/)
				.first()
		).toBeVisible();
		await tap(page, 'Done');
	}
	await expect(fight(page)).toHaveCount(0);
});
