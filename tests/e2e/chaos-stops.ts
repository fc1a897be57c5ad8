import { expect, type Page } from '@playwright/test';
import { CHECKS, SHEETS } from '#lib/rules/triumph-of-chaos/index.ts';
import type { Stop } from './routes.ts';

export const tap = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('button', { name }).first().click();
export const follow = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('link', { name }).first().click();
export const title = (page: Page, text: string | RegExp): Promise<void> =>
	expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** A fresh campaign, at its first turn. */
export const campaign = async (page: Page): Promise<void> => {
	await tap(page, 'New campaign');
	await title(page, 'Turn 1, Political phase');
};

/** An attack on these spaces, at its first one before fire. */
export const attack = async (page: Page, ...spaces: readonly string[]): Promise<void> => {
	await campaign(page);
	await follow(page, 'Combat');
	await title(page, 'Declare an attack');
	await page.getByRole('textbox', { name: 'Spaces attacked' }).fill(spaces.join('\n'));
	await tap(page, 'Declare');
	await title(page, spaces[0] ?? '');
};

/** Another leader of the side that is asked, written down with the rating that is proposed. */
export const named = async (page: Page, name: string): Promise<void> => {
	await tap(page, /written down with his rating/);
	await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
	await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
};

const phase = async (page: Page, name: string): Promise<void> => {
	await campaign(page);
	await page.getByRole('list', { name: 'Phases' }).getByRole('button', { name }).click();
	await title(page, `Turn 1, ${name}`);
};

const more = async (page: Page, name: string): Promise<void> => {
	await campaign(page);
	await tap(page, 'More');
	await page.getByRole('link', { name }).click();
	await title(page, name);
};

/** Two lines about the points of White, and the sheet of the first. */
export const line = async (page: Page): Promise<void> => {
	await campaign(page);
	for (let n = 1; n < 3; n++) {
		await tap(page, 'One more: Victory points, White');
		await expect(page.getByText(`White: ${n} VP.`)).toBeVisible();
	}
	await follow(page, 'Log');
	await title(page, 'Log');
	await page.getByRole('button', { name: /^White: 1 VP/ }).click();
	await expect(page.getByRole('dialog').getByText('0 → 1')).toBeVisible();
};

/** Corrects a cell of the army table. */
export const correct = async (page: Page): Promise<void> => {
	await tap(page, 'Die 6, strength 17+: 9, weak');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: 'It reads 8' }).click();
	await expect(page.getByRole('dialog').getByText('What it changes')).toBeVisible();
};

/** Triumph of Chaos: the checks, the charts, a campaign and its combat. */
export const CHAOS_STOPS: readonly Stop[] = [
	{ name: 'chaos', path: 'chaos' },
	{
		name: 'chaos-campaigns',
		path: 'chaos',
		arrange: async (page) => {
			await campaign(page);
			await follow(page, 'All campaigns');
			await expect(page.getByRole('link', { name: /Campaign of/ })).toBeVisible();
		}
	},
	...CHECKS.flatMap(({ checks }) => checks).map(({ slug }) => ({
		name: `chaos-roll-${slug}`,
		path: `chaos/roll/${slug}`
	})),
	{ name: 'chaos-charts', path: 'chaos/charts' },
	...SHEETS.map(({ slug }) => ({ name: `chaos-chart-${slug}`, path: `chaos/charts/${slug}` })),
	{ name: 'chaos-cell', path: 'chaos/charts/army-table', arrange: correct },
	{
		name: 'chaos-cell-warned',
		path: 'chaos/charts/army-table',
		arrange: async (page) => {
			await tap(page, 'Die 4, strength 1: 1, weak');
			for (let n = 0; n < 4; n++)
				await page.getByRole('dialog').getByRole('button', { name: 'One more' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
			await expect(page.getByText('Strength 1: a 5 gives fewer losses than a 4.')).toBeVisible();
		}
	},
	{ name: 'chaos-rulings', path: 'chaos/rulings' },
	{ name: 'chaos-not-here', path: 'chaos/nowhere' },
	{ name: 'chaos-turn', path: 'chaos', arrange: campaign },
	{
		name: 'chaos-action',
		path: 'chaos',
		arrange: async (page) => {
			await phase(page, 'Action phase');
			for (const side of ['White', 'Red']) await tap(page, `One point more: ${side}`);
			await tap(page, 'White plays');
			await expect(page.getByText('Red plays next')).toBeVisible();
		}
	},
	{ name: 'chaos-logistics', path: 'chaos', arrange: (page) => phase(page, 'Logistics phase') },
	{ name: 'chaos-wrap-up', path: 'chaos', arrange: (page) => phase(page, 'Wrap-up') },
	{ name: 'chaos-leaders', path: 'chaos', arrange: (page) => more(page, 'Leaders') },
	{
		name: 'chaos-leader',
		path: 'chaos',
		arrange: async (page) => {
			await more(page, 'Leaders');
			await tap(page, 'Add a leader');
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	{ name: 'chaos-photos', path: 'chaos', arrange: (page) => more(page, 'Photos') },
	{
		name: 'chaos-in-fighting',
		path: 'chaos',
		arrange: async (page) => {
			await more(page, 'In-Fighting');
			await tap(page, /^Baltic/);
			await expect(page.getByText('14 chits left', { exact: false })).toBeVisible();
		}
	},
	{
		name: 'chaos-declare',
		path: 'chaos',
		arrange: async (page) => {
			await campaign(page);
			await follow(page, 'Combat');
			await title(page, 'Declare an attack');
		}
	},
	{
		name: 'chaos-before-fire',
		path: 'chaos',
		arrange: (page) => attack(page, 'Tsaritsyn', 'Kamyshin')
	},
	{
		name: 'chaos-leaders-asked',
		path: 'chaos',
		arrange: async (page) => {
			await attack(page, 'Tsaritsyn');
			await named(page, 'Budyenny');
			await expect(page.getByRole('link', { name: /^Budyenny/ }).first()).toBeVisible();
		}
	},
	{
		name: 'chaos-declare-again',
		path: 'chaos',
		arrange: async (page) => {
			await more(page, 'In-Fighting');
			await page.getByRole('radio', { name: 'Red', exact: true }).check({ force: true });
			await tap(page, /^Trotsky/);
			await expect(page.getByText('14 chits left', { exact: false })).toBeVisible();
			await follow(page, 'Back to the campaign');
			await follow(page, 'Combat');
			await page.getByRole('radio', { name: 'Red', exact: true }).check({ force: true });
			await page.getByRole('textbox', { name: 'Spaces attacked' }).fill('Orel');
			await tap(page, 'Declare');
			await title(page, 'Orel');
			await tap(page, 'Not attacked after all');
			await tap(page, 'Done here');
			await tap(page, 'Back to the turn');
			await follow(page, 'Combat');
			await page.getByRole('radio', { name: 'Red', exact: true }).check({ force: true });
			await expect(page.getByText('Limited by In-Fighting')).toBeVisible();
			await expect(page.getByRole('button', { name: 'A new Action Round' })).toBeVisible();
		}
	},
	{
		name: 'chaos-owed',
		path: 'chaos',
		arrange: async (page) => {
			await more(page, 'In-Fighting');
			await tap(page, /^Corruption/);
			await tap(page, /^One Russia/);
			await follow(page, 'Back to the campaign');
			await page.getByRole('button', { name: 'Logistics phase' }).first().click();
			await expect(page.getByRole('link', { name: /Corruption: Half a die/ })).toBeVisible();
		}
	},
	{
		name: 'chaos-no-vc',
		path: 'chaos',
		arrange: async (page) => {
			await more(page, 'In-Fighting');
			await tap(page, /^No VC/);
			await tap(page, 'No VC ends');
			await expect(page.getByRole('dialog').getByText('None: −4 VP')).toBeVisible();
		}
	},
	{
		name: 'chaos-leave',
		path: 'chaos',
		arrange: async (page) => {
			await attack(page, 'Tsaritsyn');
			await follow(page, 'Back to the campaign');
			await page.getByRole('button', { name: 'Wrap-up' }).first().click();
			await title(page, 'Turn 1, Wrap-up');
			await tap(page, 'Turn 2');
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	{
		name: 'chaos-advance',
		path: 'chaos',
		arrange: async (page) => {
			await attack(page, 'Tsaritsyn');
			await tap(page, 'On to the fire');
			await tap(page, 'My own dice');
			for (const face of [6, 1]) await tap(page, new RegExp(`^${face}`));
			await tap(page, 'Write it down');
			await tap(page, 'The defender retreats');
			await expect(page.getByRole('button', { name: /^Counterattack\?/ })).toBeVisible();
		}
	},
	{
		name: 'chaos-fire',
		path: 'chaos',
		arrange: async (page) => {
			await attack(page, 'Tsaritsyn');
			await tap(page, 'On to the fire');
			await title(page, 'Combat');
		}
	},
	{
		name: 'chaos-after-fire',
		path: 'chaos',
		arrange: async (page) => {
			await attack(page, 'Tsaritsyn');
			await tap(page, 'On to the fire');
			await tap(page, 'My own dice');
			for (const face of [6, 1]) await tap(page, new RegExp(`^${face}`));
			await tap(page, 'Write it down');
			await expect(page.getByText('The attacker wins.').first()).toBeVisible();
		}
	},
	{
		name: 'chaos-log',
		path: 'chaos',
		arrange: async (page) => {
			await attack(page, 'Tsaritsyn');
			await follow(page, 'Back to the campaign');
			await follow(page, 'Log');
			await title(page, 'Log');
		}
	},
	{ name: 'chaos-line', path: 'chaos', arrange: line },
	{
		name: 'chaos-as-it-was',
		path: 'chaos',
		arrange: async (page) => {
			await line(page);
			await follow(page, 'See the table as it was');
			await title(page, 'The table as it was');
		}
	},
	{
		name: 'chaos-strike',
		path: 'chaos',
		arrange: async (page) => {
			await line(page);
			await follow(page, 'Strike out just this line');
			await expect(page.getByText('Nothing else changes.')).toBeVisible();
		}
	}
];
