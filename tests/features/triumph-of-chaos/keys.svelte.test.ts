import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ActionBlock from '#lib/features/triumph-of-chaos/campaign/ActionBlock.svelte';
import CampaignScreen from '#lib/features/triumph-of-chaos/campaign/CampaignScreen.svelte';
import { t } from '#lib/words/t.ts';
import CampaignCheck from '#lib/features/triumph-of-chaos/campaign/CampaignCheck.svelte';
import StepsBlock from '#lib/features/triumph-of-chaos/campaign/StepsBlock.svelte';
import DeclareScreen from '#lib/features/triumph-of-chaos/combat/DeclareScreen.svelte';
import FightingScreen from '#lib/features/triumph-of-chaos/combat/FightingScreen.svelte';
import LeadersScreen from '#lib/features/triumph-of-chaos/leaders/LeadersScreen.svelte';
import { CHITS, PROCEDURES } from '#lib/rules/triumph-of-chaos/index.ts';
import {
	addsUp,
	attacks,
	chitFalls,
	ends,
	goes,
	on,
	over,
	pays,
	points
} from '../../rules/triumph-of-chaos/statements/deeds.ts';
import { drawn } from '../../rules/triumph-of-chaos/statements/statement.ts';
import { given, opened } from './opened.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Keys are off where the rules say no, and on where they say yes. */

describe('the turn', () => {
	test('two quick presses of the key that leads on lead to one phase', async () => {
		const campaign = await opened();
		await render(CampaignScreen, { campaign });
		const on = button('Action phase').last();
		await on.dblClick();
		await expect.poll(() => campaign.state.phase).toBe('action');
		await expect.element(button('Logistics phase').last()).toBeVisible();
		expect(campaign.state.phase).toBe('action');
	});
	test('one city is one VC', async () => {
		const campaign = await opened();
		await campaign.do({ type: 'count', camp: 'white', what: 'vc', to: 1 });
		expect(campaign.said?.sentences.map(t)).toEqual(['White: 1 VC.']);
		await campaign.do({ type: 'count', camp: 'white', what: 'vc', to: 2 });
		expect(campaign.said?.sentences.map(t)).toEqual(['White: 2 VCs.']);
	});
	test('one point is one Action Point', async () => {
		const campaign = await opened();
		await campaign.do({ type: 'setPoints', camp: 'white', points: 1 });
		expect(campaign.said?.sentences.map(t)).toEqual(['White has 1 Action Point this turn.']);
		await campaign.do({ type: 'setPoints', camp: 'white', points: 2 });
		expect(campaign.said?.sentences.map(t)).toEqual(['White has 2 Action Points this turn.']);
	});
});

describe('declaring an attack', () => {
	test('waits for a space', async () => {
		const campaign = await opened();
		await render(DeclareScreen, { campaign });
		// The key says what it waits for.
		const waits = button('Declare name a space first');
		await expect.element(waits).toBeDisabled();
		await page.getByLabelText('Spaces attacked').fill(' ');
		await expect.element(waits).toBeDisabled();
		await page.getByLabelText('Spaces attacked').fill('Orel');
		expect(waits.elements()).toEqual([]);
		await button('Declare').click();
		await expect
			.poll(() => campaign.state.activation?.spaces.map(({ name }) => name))
			.toEqual(['Orel']);
	});
	test('in a new round it is one line of the log', async () => {
		const campaign = await opened(attacks('white', 'a'), ends('a', 'called_off'), on('a'), over);
		const lines = campaign.history.counted.length;
		await render(DeclareScreen, { campaign });
		(page.getByRole('radio', { name: 'White' }).element() as HTMLElement).click();
		await button(/^A new Action Round/).click();
		await page.getByLabelText('Spaces attacked').fill('Orel');
		await button('Declare').click();
		await expect.poll(() => campaign.state.activation?.attacker).toBe('white');
		expect(campaign.history.counted).toHaveLength(lines + 1);
		expect(campaign.state.round).toMatchObject({ camp: 'white', spaces: 1 });
	});
});

describe('Action Points', () => {
	test('nobody plays while the attack of a side that paid is fought', async () => {
		const campaign = await opened(...points(2, 2), pays('white'), attacks('white', 'a'));
		await render(ActionBlock, { campaign });
		await expect.element(button('White plays')).toBeDisabled();
		await expect.element(button('Red plays')).toBeDisabled();
		for (const deed of [ends('a', 'called_off'), on('a'), over])
			await campaign.do(given(campaign, deed));
		await expect.element(button('Red plays')).toBeEnabled();
	});
	test('without points no round begins while an attack is fought', async () => {
		const campaign = await opened(attacks('white', 'a'));
		await render(ActionBlock, { campaign });
		await expect.element(button('Next round: White')).toBeDisabled();
		await campaign.do(given(campaign, { type: 'endActivation', discard: true }));
		await expect.element(button('Next round: White')).toBeEnabled();
	});
});

test('units are rebuilt where there are steps, and paid for where some are named', async () => {
	const campaign = await opened(goes(1, 'logistics'), addsUp('white', { cards: 2 }));
	await render(StepsBlock, { campaign });
	await expect.element(button('Rebuild units of Red')).toBeDisabled();
	await button('Rebuild units of White').click();
	const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay/ });
	await expect.element(pay).toBeDisabled();
	const step = (name: string) => page.getByRole('dialog').getByRole('button', { name });
	for (let n = 0; n < 2; n++) await step('One more: Army steps').click();
	await expect.element(pay).toBeEnabled();
	await step('One more: Corps steps').click();
	await expect.element(pay).toBeDisabled();
	await expect.element(page.getByText(/costs 2.5; 2 are left/)).toBeVisible();
	await step('One less: Corps steps').click();
	await pay.click();
	await expect.poll(() => campaign.state.camps.white.stepsSpent).toBe(2);
});

test('a leader is written down with a name', async () => {
	await render(LeadersScreen, { campaign: await opened() });
	await button('Add a leader').click();
	const add = page.getByRole('dialog').getByRole('button', { name: 'Add' });
	await expect.element(add).toBeDisabled();
	await page.getByRole('dialog').getByLabelText('Name').fill('Wrangel');
	await expect.element(add).toBeEnabled();
});

test('nothing is drawn from an empty pool', async () => {
	const all = CHITS.white.flatMap(({ key, count }) =>
		Array.from({ length: count.default }, () => drawn('white', key))
	);
	await render(FightingScreen, { campaign: await opened(...all) });
	await expect.element(button('Draw for White')).toBeDisabled();
	await expect.element(page.getByText('the pool is empty').first()).toBeVisible();
	expect(button(/the pool is empty/).elements()).toEqual([]);
});

test('a roll that is asked for no longer says so when it is written down, and keeps its dice', async () => {
	const campaign = await opened(...chitFalls('red', 'bureaucracy', 'half-die', 3));
	const lines = campaign.history.counted.length;
	const calculator = PROCEDURES.get('half-die');
	if (!calculator) throw new Error('no half die');
	await render(CampaignCheck, {
		...{ campaign, calculator, parties: { camp: 'red', chit: 'bureaucracy' } as const },
		...{ backHref: '/', afterHref: '/' }
	});
	await button('Roll for me').click();
	await button('Write it down').click();
	await expect.element(page.getByText('That is not rolled now.')).toBeVisible();
	await expect.element(button('Write it down')).toBeVisible();
	expect(campaign.history.counted).toHaveLength(lines);
});
