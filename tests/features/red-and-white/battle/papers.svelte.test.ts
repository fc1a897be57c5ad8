import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import WriteSheet from '#lib/features/red-and-white/papers/WriteSheet.svelte';
import { opened } from './opened.ts';

test('reinforcements are due as their own side next moves, unless another time is given', async () => {
	const battle = await opened({ type: 'setClock', to: { round: 1, turn: 'red', phase: 3 } });
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

test('what is written before they move is due in this turn', async () => {
	const battle = await opened();
	await render(WriteSheet, { battle, first: 'reinforcements', onclose: () => undefined });
	await expect.element(page.getByRole('radio', { name: 'Reds' }).last()).toBeChecked();
	await expect.element(page.getByRole('textbox', { name: 'Due in round' })).toHaveValue('1');
});
