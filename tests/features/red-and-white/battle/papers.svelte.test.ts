import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import WriteSheet from '#lib/features/red-and-white/papers/WriteSheet.svelte';
import { opened } from './opened.ts';

test('reinforcements are due as their own side next moves, unless another time is given', async () => {
	const battle = await opened();
	await render(WriteSheet, { battle, first: 'reinforcements', onclose: () => undefined });
	const turn = page.getByRole('radiogroup', { name: 'Whose turn' });
	const round = page.getByRole('textbox', { name: 'Due in round' });
	const side = page.getByRole('radiogroup', { name: 'Side' });
	await expect.element(turn.getByRole('radio', { name: 'Reds' })).toBeChecked();
	await expect.element(round).toHaveValue('2');
	await side.getByText('Whites').click();
	await expect.element(turn.getByRole('radio', { name: 'Whites' })).toBeChecked();
	await expect.element(round).toHaveValue('1');
	await round.fill('4');
	round.element().blur();
	await side.getByText('Reds').click();
	await expect.element(turn.getByRole('radio', { name: 'Whites' })).toBeChecked();
	await expect.element(round).toHaveValue('4');
});
