import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CorrectionsScreen from '#lib/features/board/corrections/CorrectionsScreen.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';

test('a counter that is corrected stays under the finger: a second tap counts for the same value', async () => {
	await render(
		CorrectionsScreen as never,
		{ face, correcting: await face.corrected.fields() } as never
	);
	await page.getByText('Counters', { exact: true }).click();
	await page.getByRole('searchbox').fill('Officers Batt');
	await page.getByRole('button', { name: /^Officers Battalion/ }).click();
	const more = page.getByRole('button', { name: 'One more: Strength' });
	const top = (): number => more.element().getBoundingClientRect().top;
	await expect.element(more).toBeVisible();
	await Promise.all(document.getAnimations().map(({ finished }) => finished));
	const before = top();
	await more.click();
	await expect.element(page.getByText('originally: 6')).toBeVisible();
	expect(Math.round(top())).toBe(Math.round(before));
});

test('a list of corrections says what each value is now', async () => {
	const correcting = await face.corrected.fields();
	await face.own.alter(() => ({ 'unit.w-3-1k.combat': 8 }));
	await render(CorrectionsScreen as never, { face, correcting } as never);
	await page.getByText('Counters', { exact: true }).click();
	await page.getByRole('searchbox').fill('3/1K');
	const row = page.getByRole('button', { name: /^3rd Battalion/ });
	await expect.element(row).toHaveTextContent(/Strength 8 · Steps 4 · .* · 1 corrected$/);
	await face.own.alter(() => ({}));
});

test('the sides of a hex stand around it as they lie, and one is chosen there', async () => {
	const correcting = await face.corrected.fields();
	await render(CorrectionsScreen as never, { face, correcting } as never);
	await page.getByRole('button', { name: 'Find' }).click();
	await page.getByRole('searchbox').fill('1712');
	await page.getByRole('button', { name: /^Chuvardino/ }).click();
	const side = (name: string) => page.getByRole('radio', { name });
	const middle = (name: string) => {
		const { x, y } = side(name).element().parentElement!.getBoundingClientRect();
		return [x, y] as const;
	};
	await expect.element(side('north, to 1711')).toBeChecked();
	const [[x, y], [u, v]] = [middle('north, to 1711'), middle('south-west, to 1612')];
	expect([x > u, y < v]).toEqual([true, true]);
	await page.getByRole('radiogroup', { name: 'Sides of the hex' }).getByText('1612').click();
	await expect.element(side('south-west, to 1612')).toBeChecked();
	await expect.element(page.getByText('south-west, to 1612')).toBeVisible();
});

test('what came of a correction is in sight of the first value of a long chart', async () => {
	const correcting = await face.corrected.fields();
	await render(CorrectionsScreen as never, { face, correcting } as never);
	await page.getByText('Charts', { exact: true }).click();
	await page.getByRole('button', { name: /^MP to enter a hex/ }).click();
	await page.getByRole('button', { name: 'One more: Clear: Infantry' }).click();
	const kept = page.getByText('Kept: Clear: Infantry, 2');
	await expect.element(kept).toBeVisible();
	expect(kept.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test('all corrections that are taken back at once come back by one tap, too', async () => {
	const correcting = await face.corrected.fields();
	const made = { 'hex.1712.terrain': 'valley', 'unit.w-3-1k.combat': 8 };
	await face.own.alter(() => made);
	await render(CorrectionsScreen as never, { face, correcting } as never);
	await page.getByText('Made', { exact: true }).click();
	await page.getByRole('button', { name: 'All back to the original' }).click();
	await expect.element(page.getByText('Nothing is corrected')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.element(page.getByText('3rd Battalion (3/1K)')).toBeVisible();
	expect(face.own.corrections).toEqual(made);
	await face.own.alter(() => ({}));
});

test('a hex is found by its number, and what is kept of it says which it was', async () => {
	const correcting = await face.corrected.fields();
	await render(CorrectionsScreen as never, { face, correcting } as never);
	await page.getByRole('button', { name: 'Find' }).click();
	await page.getByRole('searchbox').fill('1712');
	await page.getByRole('button', { name: /^Chuvardino/ }).click();
	await page.getByText('Woods', { exact: true }).first().click();
	await expect.element(page.getByText('Kept: Chuvardino (1712): Ground, Woods')).toBeVisible();
	await face.own.alter(() => ({}));
});

test('what the phone could not keep is not called kept', async () => {
	const correcting = await face.corrected.fields();
	const own: { corrections: object; problem?: Phrase; alter: () => Promise<void> } = {
		corrections: {},
		alter: async () => void (own.problem = say('It is not kept.'))
	};
	await render(CorrectionsScreen as never, { face: { ...face, own }, correcting } as never);
	await page.getByText('Charts', { exact: true }).click();
	await page.getByRole('button', { name: /^MP to enter a hex/ }).click();
	await page.getByRole('button', { name: 'One more: Clear: Infantry' }).click();
	await expect.poll(() => own.problem).toBeDefined();
	await expect.element(page.getByText(/^Kept: /)).not.toBeInTheDocument();
});

test('a place that is given another name is called so at once', async () => {
	const correcting = await face.corrected.fields();
	await render(CorrectionsScreen as never, { face, correcting } as never);
	await page.getByRole('button', { name: 'Find' }).click();
	await page.getByRole('searchbox').fill('1712');
	await page.getByRole('button', { name: /^Chuvardino/ }).click();
	await page.getByLabelText('Name').fill('Chuvardinka');
	await userEvent.tab();
	await expect.element(page.getByRole('heading', { name: 'Chuvardinka (1712)' })).toBeVisible();
	await face.own.alter(() => ({}));
	await expect.element(page.getByRole('heading', { name: 'Chuvardino (1712)' })).toBeVisible();
});
