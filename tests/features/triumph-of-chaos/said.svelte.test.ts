import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ChartScreen from '#lib/features/triumph-of-chaos/charts/ChartScreen.svelte';
import ChartsScreen from '#lib/features/triumph-of-chaos/charts/ChartsScreen.svelte';
import CombatScreen from '#lib/features/triumph-of-chaos/combat/CombatScreen.svelte';
import FightingScreen from '#lib/features/triumph-of-chaos/combat/FightingScreen.svelte';
import { ownerBook } from '#lib/features/triumph-of-chaos/charts/owner-book.svelte.ts';
import { sheetOf } from '#lib/rules/triumph-of-chaos/index.ts';
import { attacks, endsChit, leader, leads } from '../../rules/triumph-of-chaos/statements/deeds.ts';
import { drawn } from '../../rules/triumph-of-chaos/statements/statement.ts';
import { opened } from './opened.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('what a chit does stands in its chart, by the numbers of its owner', async () => {
	await ownerBook.correct('fight.noCityWhite', -6);
	const sheet = sheetOf('white-in-fighting');
	if (!sheet) throw new Error('no chart');
	await render(ChartScreen, { sheet });
	await button(/^Siberian legible/).click();
	await expect.element(page.getByRole('dialog').getByText(/may move but not attack/)).toBeVisible();
	await button('Done').click();
	await button(/^No VC/).click();
	await expect.element(page.getByRole('dialog').getByText(/or lose 6 VP/)).toBeVisible();
	await ownerBook.reset();
});

test('what a failed withdrawal is worth is said as its owner corrected it', async () => {
	await ownerBook.correct('modifier.withdrawal', 2);
	const campaign = await opened(
		leader('B', 'red'),
		attacks('white', 'Orel'),
		leads('B', 'Orel', 'withdrawal', 5)
	);
	await render(CombatScreen, { campaign });
	await expect.element(page.getByText('He tried and failed: +2 for the attacker.')).toBeVisible();
	await ownerBook.reset();
});

test('the charts count what was corrected in them, and leave the rulings as they were read', async () => {
	await ownerBook.change({
		kind: 'reading',
		key: 'TC-12',
		now: 'goes_back',
		usual: 'stays_out'
	});
	await ownerBook.correct('army.4.1', 2);
	await render(ChartsScreen);
	await expect.element(page.getByText('1 correction', { exact: true })).toBeVisible();
	await button('As the app reads it').click();
	await expect.element(page.getByText('nothing corrected')).toBeVisible();
	await expect.element(button('As the app reads it')).not.toBeInTheDocument();
	expect(ownerBook.choices.readings).toEqual({ 'TC-12': 'goes_back' });
	await ownerBook.replace({ readings: {}, numbers: {}, options: {} });
});

test('No VC that ended long ago goes back into the pool without a question', async () => {
	const campaign = await opened(drawn('white', 'noVc'), endsChit('white', 'noVc'));
	await ownerBook.change({
		kind: 'reading',
		key: 'TC-12',
		now: 'goes_back',
		usual: 'stays_out'
	});
	await render(FightingScreen, { campaign });
	await button('No VC is put back').click();
	await expect.poll(() => campaign.state.camps.white.drawn).toEqual([]);
	expect(campaign.state.camps.white.counts.vp).toBe(-4);
	await ownerBook.replace({ readings: {}, numbers: {}, options: {} });
});
