import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CombatScreen from '#lib/features/triumph-of-chaos/combat/CombatScreen.svelte';
import { attacks, on } from '../../rules/triumph-of-chaos/statements/deeds.ts';
import { opened } from './opened.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a strength that was told after losses is taken back, the last one too', async () => {
	await render(CombatScreen, { campaign: await opened(attacks('white', 'Orel'), on('Orel')) });
	const assets = page.getByRole('radio', { name: 'By assets' });
	await expect.element(assets).toBeInTheDocument();
	(assets.element() as HTMLElement).click();
	const ofDefender = page.getByRole('group', { name: 'Defender, if hit first' });
	const key = (name: string) => ofDefender.getByRole('button', { name });
	await expect.element(key('Without Loss 1')).toBeDisabled();
	await key('Add Loss 1').click();
	await expect.element(ofDefender.getByText('3', { exact: true })).toBeVisible();
	await key('Without Loss 1').click();
	await expect.element(key('Add Loss 1')).toBeVisible();
	await expect.element(button('One less: Loss 1')).not.toBeInTheDocument();
});
