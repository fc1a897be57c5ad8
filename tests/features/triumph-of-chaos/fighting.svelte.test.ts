import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CampaignScreen from '#lib/features/triumph-of-chaos/campaign/CampaignScreen.svelte';
import { ownerBook } from '#lib/features/triumph-of-chaos/charts/owner-book.svelte.ts';
import FightingScreen from '#lib/features/triumph-of-chaos/combat/FightingScreen.svelte';
import { chitFalls, counts, goes, trial } from '../../rules/triumph-of-chaos/statements/deeds.ts';
import { drawn } from '../../rules/triumph-of-chaos/statements/statement.ts';
import { opened } from './opened.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const red = () => (page.getByRole('radio', { name: 'Red' }).element() as HTMLElement).click();

describe('the chits of a side', () => {
	test('only one that was drawn is rolled for, and once', async () => {
		const campaign = await opened(drawn('red', 'bureaucracy'));
		await render(FightingScreen, { campaign });
		expect(link(/^Roll for/).elements()).toEqual([]);
		red();
		await expect.element(link('Roll for Bureaucracy')).toBeVisible();
		expect(link(/^Roll for/).elements()).toHaveLength(1);
		const [die] = chitFalls('red', 'bureaucracy', 'half-die', 3).slice(1);
		if (typeof die !== 'function') throw new Error('no die');
		await campaign.do(die(campaign.state, ownerBook.book));
		await expect.element(link('Roll for Bureaucracy')).not.toBeInTheDocument();
		await expect.element(page.getByText('Waiting for their die')).not.toBeInTheDocument();
	});
	test('a leader is drawn for Red alone; a region for both', async () => {
		await render(FightingScreen, { campaign: await opened() });
		await expect.element(link('Draw a region')).toBeVisible();
		expect(link('Draw a leader').elements()).toEqual([]);
		red();
		await expect.element(link('Draw a leader')).toBeVisible();
		await expect.element(link('Draw a region')).toBeVisible();
	});
	test('the rolls for trials that are left are called so', async () => {
		await render(FightingScreen, { campaign: await opened(...trial(6)) });
		red();
		await expect.element(page.getByText(/· 2 rolls left$/)).toBeVisible();
	});
	test('what waits for its die and what may go back stand apart', async () => {
		await ownerBook.change({
			kind: 'reading',
			key: 'TC-12',
			now: 'goes_back',
			usual: 'stays_out'
		});
		try {
			const campaign = await opened(
				drawn('white', 'corruption'),
				...chitFalls('white', 'oneRussia', 'influence', 3)
			);
			await render(FightingScreen, { campaign });
			await expect.element(page.getByText('Waiting for their die')).toBeVisible();
			await expect.element(button('Corruption ends')).toBeVisible();
			await button('One Russia is put back').click();
			await expect.poll(() => campaign.state.camps.white.drawn).toEqual(['corruption']);
			await expect.element(page.getByText('May go back into the pool')).not.toBeInTheDocument();
		} finally {
			await ownerBook.reset();
		}
	});
	test('a side that is not behind says so and throws no die', async () => {
		const campaign = await opened(drawn('white', 'desertion'));
		await render(FightingScreen, { campaign });
		await button('Desertion: not behind, no effect').click();
		await expect.poll(() => campaign.state.camps.white.owed).toEqual([]);
		await expect.element(page.getByText('Waiting for their die')).not.toBeInTheDocument();
	});
});

test('what is to be remembered says what is counted, and takes the answer', async () => {
	const campaign = await opened(
		counts('white', 'vc', 12),
		counts('red', 'vc', 9),
		drawn('red', 'noAct'),
		goes(1, 'logistics')
	);
	await render(CampaignScreen, { campaign });
	await expect
		.element(link(/^Red NO ACT: In Logistics/))
		.toHaveTextContent('VCs by the count: White 12, Red 9.');
	await button('NO ACT: not behind, no effect').click();
	await expect.poll(() => campaign.state.camps.red.owed).toEqual([]);
	await expect.element(link(/NO ACT/)).not.toBeInTheDocument();
});

test('losses without gains are a minus; the next phase begins at the top', async () => {
	const campaign = await opened(
		...chitFalls('red', 'bureaucracy', 'half-die', 5),
		goes(1, 'logistics')
	);
	await render(CampaignScreen, { campaign });
	await expect.element(page.getByText('−2').nth(1)).toBeVisible();
	expect(page.getByText('-2', { exact: true }).elements()).toEqual([]);
	const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
	await button('Wrap-up').last().click();
	await expect.poll(() => campaign.state.phase).toBe('wrapUp');
	expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('Desertion leads to its region from where it is remembered, and from where it waits', async () => {
	const campaign = await opened(drawn('red', 'desertion'));
	const screen = await render(CampaignScreen, { campaign });
	const region = link('Draw a region');
	await expect.element(region).toBeVisible();
	expect(region.element().getAttribute('href')).toMatch(/random-region\?camp=red&chit=desertion$/);
	await screen.unmount();
	await render(FightingScreen, { campaign });
	red();
	await expect.element(page.getByText('Waiting for their die')).toBeVisible();
	expect(region.elements()).toHaveLength(2);
});
