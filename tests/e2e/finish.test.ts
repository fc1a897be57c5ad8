import { begun } from './durable.ts';
import { visit } from './follow.ts';
import { again, expect } from './harness.ts';
import { open, sheet, tap, title } from './play.ts';

again(
	'a battle is finished: who won and why, its report, who came back; it can be played on',
	async ({ page, host }) => {
		const battle = await begun(page, host);
		await open(page, 'R1');
		for (let n = 0; n < 6; n++)
			await sheet(page).getByRole('button', { name: 'One less: figures' }).click();
		await expect(sheet(page)).toContainText('10 of 16 figures');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'More', exact: true }).click();
		await page.getByRole('button', { name: 'End the battle' }).click();
		await sheet(page).getByText('Whites').click();
		await sheet(page).getByRole('textbox', { name: 'What else decided it' }).fill('Night fell.');
		await sheet(page).getByRole('button', { name: 'End the battle' }).dblclick();

		await expect(title(page)).toHaveText('Report');
		await expect(page.getByRole('heading', { name: 'Whites won' })).toBeVisible();
		await expect(page.getByText('Night fell.').first()).toBeVisible();
		const cameBack = page.getByRole('link', { name: 'Who came back' });
		await expect(cameBack).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(cameBack, 'no key is printed with the report').toBeHidden();
		await page.emulateMedia({ media: null });
		await cameBack.click();
		await expect(title(page)).toHaveText('Who came back');
		await expect(page.getByRole('radio', { name: /^Whites/ })).toBeChecked();
		const back = page.getByRole('row', { name: /^6th Latvian Rifles/ });
		await expect(back.getByRole('cell').last()).toHaveText('Now 12');

		await visit(page, host.url, 'battles');
		await expect(page.getByText('Finished', { exact: true })).toBeVisible();
		const row = page.getByRole('link', { name: /^Battle of / });
		await expect(row).toContainText('Whites won');
		await visit(page, host.url, '');
		await expect(page.getByRole('link', { name: /^Battle of / })).toHaveCount(0);

		await page.goto(battle);
		await expect(page.getByText('Whites won')).toBeVisible();
		await expect(page.getByRole('button', { name: /^(Next phase|End turn)/ })).toHaveCount(0);
		await open(page, 'R1');
		await expect(sheet(page)).toContainText('10 of 16 figures');
		await expect(sheet(page).getByRole('link', { name: /fire/i })).toHaveCount(0);
		await page.keyboard.press('Escape');
		await tap(page, 'Play on');
		await expect(page.getByRole('button', { name: /^Next phase/ })).toBeVisible();
		await visit(page, host.url, '');
		await expect(page.getByRole('link', { name: /^Battle of / }).first()).toBeVisible();
	}
);
