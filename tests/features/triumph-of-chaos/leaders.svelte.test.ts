import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import LeadershipScreen from '#lib/features/triumph-of-chaos/combat/LeadershipScreen.svelte';
import LeadersScreen from '#lib/features/triumph-of-chaos/leaders/LeadersScreen.svelte';
import type { LiveCampaign } from '#lib/features/triumph-of-chaos/live.svelte.ts';
import { spaceNow } from '#lib/rules/triumph-of-chaos/index.ts';
import {
	attacks,
	defeatism,
	ends,
	leader,
	leads,
	on
} from '../../rules/triumph-of-chaos/statements/deeds.ts';
import { drawn, type Deed } from '../../rules/triumph-of-chaos/statements/statement.ts';
import { given, opened } from './opened.ts';

const state = (id: string, state: 'flipped' | 'dead'): Deed => ({
	type: 'changeLeader',
	id,
	change: { state }
});
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });

/** The screen before fire of the space that is fought over. */
const leadership = async (campaign: LiveCampaign) => {
	const space = spaceNow(campaign.state);
	if (!space) throw new Error('Nothing is fought over');
	return render(LeadershipScreen, { campaign, space });
};

describe('the leaders of both sides', () => {
	beforeEach(async () => {
		const campaign = await opened(
			leader('Wrangel', 'white', 4),
			leader('Denikin', 'white', 3),
			leader('Yudenich', 'white', 2),
			{ type: 'changeLeader', id: 'Denikin', change: { used: true, state: 'dead' } },
			state('Yudenich', 'flipped'),
			{ type: 'changeLeader', id: 'Yudenich', change: { used: true } }
		);
		await render(LeadersScreen, { campaign });
	});
	test('a death is told of one who has acted too', async () => {
		await expect
			.element(button(/^Denikin/))
			.toHaveTextContent('rated 3 · Dead · has acted this Action Round');
		await expect.element(button(/^Wrangel/)).toHaveTextContent('rated 4 · Ready');
	});
	test('no rating stands beside a back that nobody has read', async () => {
		await expect
			.element(button(/^Yudenich/))
			.toHaveTextContent(
				'flipped; the rating on his back is not told yet · has acted this Action Round'
			);
		await expect.element(button(/^Yudenich/)).not.toHaveTextContent('rated 2');
	});
	test('a back that is rated as the front is told by one key', async () => {
		await button(/^Yudenich/).click();
		const dialog = page.getByRole('dialog');
		await expect
			.element(dialog.getByRole('group', { name: 'Rating on his back' }))
			.toHaveTextContent('–');
		await dialog.getByRole('button', { name: 'As on the front' }).click();
		await dialog.getByRole('button', { name: 'Write it down' }).click();
		await expect.element(button(/^Yudenich/)).toHaveTextContent('rated 2 · Flipped');
	});
});

describe('leaders before fire', () => {
	const led: readonly Deed[] = [leader('Egorov', 'red', 3), leader('Frunze', 'red', 4)];
	test('one whose back is unread is not rolled for; a tap asks for it', async () => {
		const campaign = await opened(...led, state('Frunze', 'flipped'), attacks('white', 'a'));
		await leadership(campaign);
		await expect.element(link(/^Egorov/).first()).toBeVisible();
		await expect.element(link(/^Frunze/).first()).not.toBeInTheDocument();
		await button(/^Frunze/)
			.first()
			.click();
		await page.getByRole('dialog').getByRole('button', { name: 'As on the front' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Write it down' }).click();
		await expect.element(link(/^Frunze/).first()).toBeVisible();
	});
	test('one who has acted is neither a link nor a key', async () => {
		const campaign = await opened(
			...led,
			attacks('white', 'a'),
			leads('Frunze', 'a', 'reinforce', 5)
		);
		await leadership(campaign);
		await expect.element(page.getByText('has acted this Action Round').first()).toBeVisible();
		expect(link(/^Frunze/).elements()).toEqual([]);
		expect(button(/^Frunze/).elements()).toEqual([]);
	});
	test('while Defeatism is owed nothing else is asked, and the fire waits', async () => {
		const campaign = await opened(
			leader('Wrangel', 'white', 4),
			drawn('red', 'defeatism'),
			attacks('red', 'a', 'b'),
			ends('a', 'called_off'),
			on('a')
		);
		const screen = await leadership(campaign);
		await expect.element(link(/^Does the attack go ahead/)).toBeVisible();
		await expect.element(button('On to the fire')).toBeDisabled();
		await expect.element(button('Not attacked after all')).toBeEnabled();
		expect(button('He withdrew, rolled elsewhere').elements()).toEqual([]);
		expect(link(/^Wrangel/).elements()).toEqual([]);

		await campaign.do(given(campaign, defeatism('b', 1)));
		const space = spaceNow(campaign.state);
		if (space) await screen.rerender({ campaign, space });
		await expect.element(button('On to the fire')).toBeEnabled();
		await expect.element(button('He withdrew, rolled elsewhere')).toBeVisible();
		await expect.element(link(/^Wrangel/).first()).toBeVisible();
	});
});
