import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CombatScreen from '#lib/features/triumph-of-chaos/combat/CombatScreen.svelte';
import ActionBlock from '#lib/features/triumph-of-chaos/campaign/ActionBlock.svelte';
import StepsBlock from '#lib/features/triumph-of-chaos/campaign/StepsBlock.svelte';
import FightingScreen from '#lib/features/triumph-of-chaos/combat/FightingScreen.svelte';
import LeadersScreen from '#lib/features/triumph-of-chaos/leaders/LeadersScreen.svelte';
import {
	addsUp,
	attacks,
	ends,
	fire,
	goes,
	leader,
	leads,
	loses,
	on,
	points
} from '../../rules/triumph-of-chaos/statements/deeds.ts';
import { opened } from './opened.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** What a screen says when the line that told it is long gone. */

test('what an attempt to surprise came to and cost stands with the losses', async () => {
	const assets = { method: 'sa', aAssets: 1 };
	const campaign = await opened(
		attacks('white', 'Orel'),
		on('Orel'),
		fire('Orel', assets, 5, 1, 1)
	);
	await render(CombatScreen, { campaign });
	await expect
		.element(page.getByText(/No surprise\. The attacker loses that asset\./))
		.toBeVisible();
});

test('an attacker of whom nobody is left is said to be gone', async () => {
	const campaign = await opened(attacks('white', 'Orel'), on('Orel'), loses('Orel', { aSteps: 1 }));
	await render(CombatScreen, { campaign });
	await expect.element(page.getByText(/The defender wins\. The attacker is gone\./)).toBeVisible();
});

test('of two combats over one space it is said who attacked', async () => {
	const campaign = await opened(
		leader('B', 'red'),
		attacks('white', 'Orel'),
		on('Orel'),
		loses('Orel'),
		leads('B', 'Orel', 'counterattack', 1),
		ends('Orel', 'stands'),
		on('Orel'),
		ends('Orel.1', 'called_off'),
		on('Orel.1')
	);
	await render(CombatScreen, { campaign });
	await expect.element(page.getByText(/^White attacks · The defender stays/)).toBeVisible();
	await expect.element(page.getByText(/^Red counterattacks · /)).toBeVisible();
});

const twice = (key: Element) => {
	if (!(key instanceof HTMLElement)) throw new Error('no key');
	key.click();
	key.click();
};

/** The second of two quick taps is not meant for what the first one brought up. */

test('two quick taps end a space once, and nothing is refused', async () => {
	const campaign = await opened(attacks('white', 'Orel'), on('Orel'), loses('Orel'));
	await render(CombatScreen, { campaign });
	await button('The defender stays').dblClick();
	await expect.element(button('Done here')).toBeVisible();
	await expect.element(page.getByText('Undo')).toBeVisible();
	expect(campaign.refusal).toBeUndefined();
	expect(campaign.state.activation?.spaces[0]).toMatchObject({ ending: 'stands', stage: 'after' });
});

test('two quick taps spend one Action Point', async () => {
	const campaign = await opened(...points(3, 3));
	await render(ActionBlock, { campaign });
	await button('White plays').dblClick();
	await expect.element(page.getByText('Red plays next')).toBeVisible();
	await campaign.written();
	expect(campaign.state.camps.white.spent).toBe(1);
});

test('two quick taps draw one chit, and no other that comes under the finger', async () => {
	const campaign = await opened();
	await render(FightingScreen, { campaign });
	await expect.element(button('Draw for White')).toBeEnabled();
	twice(button('Draw for White').element());
	await expect.poll(() => campaign.state.camps.white.drawn.length).toBe(1);
	await campaign.written();
	expect(campaign.state.camps.white.drawn).toHaveLength(1);
	expect(campaign.refusal).toBeUndefined();
});

test('two quick taps write a leader down once, and nothing is refused', async () => {
	const campaign = await opened();
	await render(LeadersScreen, { campaign });
	await button('Add a leader').click();
	const sheet = page.getByRole('dialog');
	await sheet.getByLabelText('Name').fill('Budyenny');
	await expect.element(sheet.getByRole('button', { name: 'Add' })).toBeEnabled();
	twice(sheet.getByRole('button', { name: 'Add' }).element());
	await expect.element(page.getByText('rated 3 · Ready')).toBeVisible();
	await campaign.written();
	expect(campaign.refusal).toBeUndefined();
});

test('two quick taps pay once for what is rebuilt', async () => {
	const campaign = await opened(goes(1, 'logistics'), addsUp('white', { cards: 4 }));
	await render(StepsBlock, { campaign });
	await button('Rebuild units of White').click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'One more: Army steps' }).click();
	await sheet.getByRole('button', { name: 'Pay 1' }).dblClick();
	await expect.poll(() => campaign.state.camps.white.stepsSpent).toBe(1);
	await campaign.written();
	expect(campaign.state.camps.white.stepsSpent).toBe(1);
});
