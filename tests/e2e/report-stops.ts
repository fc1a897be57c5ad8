import { expect } from '@playwright/test';
import { beginning } from '../rules/red-and-white/engine/battles.ts';
import { fought, KROMY } from '../rules/red-and-white/report/fought.ts';
import { brought, type Brought } from './brought-in.ts';
import type { Stop } from './routes.ts';

/** A battle of a few lines, brought in as a file, and its screen of this name. */
const screen = (name: 'report' | 'roster' | 'quick' | 'came-back'): Brought =>
	brought('Kromy crossing', `/${name}`, (battle) => fought(KROMY, { ...beginning, name: battle }));

/** Who fought, to whom, and how a battle is told afterwards; the turn on one sheet. */
export const REPORT_STOPS: readonly Stop[] = [
	{
		name: 'report',
		path: screen('report'),
		arrange: async (page) => {
			await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible();
		}
	},
	{
		name: 'report-saved',
		path: screen('report'),
		arrange: async (page) => {
			await page.getByRole('button', { name: 'Save as a page' }).click();
			await expect(page.getByText(/^Saved as tachanka-/)).toBeVisible();
		}
	},
	{
		name: 'report-over',
		path: brought('Kromy crossing', '/report', (battle) =>
			fought([...KROMY, { type: 'endBattle', winner: 'white', why: 'Night fell.' }], {
				...beginning,
				name: battle
			})
		),
		arrange: async (page) => {
			await expect(page.getByRole('heading', { name: 'Whites won' })).toBeVisible();
		}
	},
	{
		name: 'roster',
		path: screen('roster'),
		arrange: async (page) => {
			await expect(page.getByRole('heading', { name: 'Red player 1' })).toBeVisible();
		}
	},
	{
		name: 'came-back',
		path: screen('came-back'),
		arrange: async (page) => {
			await page.getByRole('radio', { name: /Whites/ }).check({ force: true });
			await page.getByRole('button', { name: 'Keep as new forces' }).click();
			await expect(page.getByText('2 forces kept among your forces.')).toBeVisible();
		}
	},
	{ name: 'quick-reference', path: 'rules/quick' },
	{ name: 'quick-reference-of-a-battle', path: screen('quick') }
];
