import { expect, type Page } from '@playwright/test';
import type { Command } from '#lib/rules/red-and-white/engine/commands.ts';
import { battle, FOUGHT } from './battle-stops.ts';
import type { Stop } from './routes.ts';

const button = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('button', { name }).first().click();

/** A bridge and a mill, a lead that wins, and words; losses have their price. */
export const GOALS: readonly Command[] = [
	{
		type: 'setObjective',
		objective: { id: 'a', name: 'Мост', worth: { red: 3, white: 5 }, pays: 'held' }
	},
	{
		type: 'setObjective',
		objective: { id: 'b', name: 'Мельница', worth: { red: 2, white: 2 }, pays: 'rounds' }
	},
	{ type: 'holdObjective', objective: 'a', holder: 'red' },
	{ type: 'holdObjective', objective: 'b', holder: 'contested' },
	{
		type: 'setCondition',
		condition: { id: 'c', winner: 'red', kind: 'lead', points: 3, round: 6 }
	},
	{
		type: 'setCondition',
		condition: { id: 'd', winner: 'white', kind: 'words', text: 'Бронепоезд уходит на юг' }
	},
	{ type: 'priceLosses', worth: { stand: 1, units: { infantry: 2, tank: 4 } } },
	{ type: 'givePoints', camp: 'white', points: 2, why: 'Лихая атака' }
];

/** What is agreed, counted and kept covered beside the table. */
export const BESIDE_STOPS: readonly Stop[] = [
	{ name: 'goals-none', path: battle('/goals') },
	{ name: 'goals', path: battle('/goals', [...FOUGHT, ...GOALS]) },
	{
		name: 'goals-objective',
		path: battle('/goals', GOALS),
		arrange: (page) => button(page, /Change Мост/)
	},
	{
		name: 'goals-condition',
		path: battle('/goals', GOALS),
		arrange: async (page) => {
			await button(page, 'Another condition');
			await page.getByLabel('By what').selectOption({ label: 'An objective is held' });
			await expect(page.getByLabel('Which objective')).toBeVisible();
		}
	},
	{
		name: 'goals-points',
		path: battle('/goals', GOALS),
		arrange: (page) => button(page, 'Points by hand')
	},
	{
		name: 'battle-score',
		path: battle('', [...FOUGHT, ...GOALS]),
		arrange: (page) => button(page, /^Red 12 : 2 White/)
	}
];
