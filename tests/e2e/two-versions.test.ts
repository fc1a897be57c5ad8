import { parted } from './two-versions.ts';
import { visit } from './follow.ts';
import { again, expect, listen, test } from './harness.ts';

again(
	'two whole and different copies: the owner sees how each goes on, keeps one, and can go back',
	async ({ page, context, host }) => {
		const heard = await listen(context, host);
		await parted(page, host);
		await expect(page.getByText(/The two copies of .* did not agree/)).toBeVisible();
		await page.getByRole('link', { name: 'Compare' }).click();

		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two versions');
		await expect(page.getByText('Up to line 2 they say the same')).toBeVisible();
		const first = page.locator('section', { hasText: 'First version' });
		const second = page.locator('section', { hasText: 'Second version' });
		await expect(first.getByText(/^4 lines, last written/)).toBeVisible();
		await expect(second.getByText(/^3 lines, last written/)).toBeVisible();
		await expect(first.getByRole('listitem')).toHaveCount(2);
		await expect(first.getByRole('listitem').last()).toContainText('Phase 4');
		await expect(second.getByRole('listitem')).toHaveCount(1);
		await expect(second.getByRole('listitem')).toContainText('Skipped: Movement');

		// The choice waits, on the list and among the files.
		await visit(page, host.url, 'battles');
		await expect(page.locator('a[href*="/battles/"]')).toHaveCount(2);
		await expect(page.getByText(/There are two versions of/)).toBeVisible();
		await visit(page, host.url, 'settings/data');
		await page.getByRole('link', { name: /^Compare the two versions of/ }).click();

		await page.getByRole('button', { name: 'Keep the second version' }).click();
		await expect(page.getByText(/^The second version of .* is kept/)).toBeVisible();
		await page.getByRole('button', { name: 'Undo' }).click();
		await expect(second.getByRole('listitem')).toHaveCount(1);
		await page.getByRole('button', { name: 'Keep the second version' }).click();
		await expect(page.getByText(/^The second version of .* is kept/)).toBeVisible();

		await page.reload();
		await expect(page.getByText('There is nothing to choose between here any more.')).toBeVisible();
		await visit(page, host.url, 'settings/data');
		await expect(page.getByText(/There are two versions of/)).toHaveCount(0);
		await page.getByRole('button', { name: /^Bring back/ }).click();
		await expect(page.getByText(/is back$/)).toBeVisible();
		await visit(page, host.url, 'battles');
		await expect(page.getByText(/There are two versions of/)).toHaveCount(0);
		expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
	}
);

test('both are kept, and nobody asks again @deep', async ({ page, host }) => {
	await parted(page, host);
	await page.getByRole('link', { name: 'Compare' }).click();
	await page.getByRole('button', { name: 'Keep both' }).click();
	await expect(page.getByText(/^Both versions of .* are kept/)).toBeVisible();
	await visit(page, host.url, 'battles');
	await expect(page.getByRole('link', { name: /round 1/i })).toHaveCount(2);
	await expect(page.getByText(/There are two versions of/)).toHaveCount(0);
});
