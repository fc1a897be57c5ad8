import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CorrectionsScreen from '#lib/features/board/corrections/CorrectionsScreen.svelte';
import { face } from '#lib/features/orel-1919/face.ts';

test('a counter that is corrected stays under the finger: a second tap counts for the same value', async () => {
	await render(
		CorrectionsScreen as never,
		{ face, correcting: await face.corrected.fields() } as never
	);
	await page.getByText('Counters', { exact: true }).click();
	await page.getByRole('searchbox').fill('Officers Batt');
	await page.getByRole('button', { name: /^Officers Battalion/ }).click();
	const more = page.getByRole('button', { name: 'Strength: more' });
	const top = (): number => more.element().getBoundingClientRect().top;
	await expect.element(more).toBeVisible();
	await Promise.all(document.getAnimations().map(({ finished }) => finished));
	const before = top();
	await more.click();
	await expect.element(page.getByText('originally: 6')).toBeVisible();
	expect(Math.round(top())).toBe(Math.round(before));
});

test('what came of a correction is in sight of the first value of a long chart', async () => {
	const correcting = await face.corrected.fields();
	await render(CorrectionsScreen as never, { face, correcting } as never);
	await page.getByText('Charts', { exact: true }).click();
	await page.getByRole('button', { name: /^MP to enter a hex/ }).click();
	await page.getByRole('button', { name: 'Clear: Infantry: more' }).click();
	const kept = page.getByText('Kept: Clear: Infantry, 2');
	await expect.element(kept).toBeVisible();
	expect(kept.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});
