import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import BattleScreen from '#lib/features/red-and-white/battle/BattleScreen.svelte';
import OfficersScreen from '#lib/features/red-and-white/people/OfficersScreen.svelte';
import { mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { opened } from './opened.ts';

const LED = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'].map((label) =>
	mark(label, 'led')
);

test('once all have rolled, phase 1 says how many officers have still to move', async () => {
	const battle = await opened(...LED);
	await render(BattleScreen, { battle });
	await expect.element(page.getByText(/^0 of 2 (officers )?moved$/)).toBeVisible();
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	await battle.do({ type: 'leadHeroically', officer, unit: unit('R6') });
	await expect.element(page.getByText(/^1 of 2 (officers )?moved$/)).toBeVisible();
});

test('the key for his move says why he does not move any more', async () => {
	const battle = await opened(...LED);
	await render(OfficersScreen, { battle });
	const keys = page.getByRole('link', { name: /^Roll his move/ });
	await expect.element(keys.first()).toBeVisible();
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	const why = page.getByText('He has joined a unit already this turn.');
	await expect.element(why).not.toBeInTheDocument();
	await battle.do({ type: 'leadHeroically', officer, unit: unit('R6') });
	await expect.element(why).toBeVisible();
	await expect.element(keys).toHaveLength(2);
});
