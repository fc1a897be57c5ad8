import { expect, type Page } from '@playwright/test';
import { makeThing } from '#lib/kernel/border/file.ts';
import { ROSTERS } from '#lib/rules/red-and-white/journal/roster/file.ts';
import {
	editsOf,
	rosterState,
	takenRoster,
	type CarriedRoster
} from '#lib/rules/red-and-white/journal/roster/roster.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { after, unit } from '../rules/red-and-white/engine/battles.ts';
import { picture } from './picture.ts';
import { battle, RUSSIAN_JOURNAL } from './battle-stops.ts';
import type { Stop } from './routes.ts';

/** The roster of the first player, with losses at home; `id` as the battle is called on this phone. */
const carried = (id: string, changed: boolean): CarriedRoster => {
	const history = historyOf(RUSSIAN_JOURNAL);
	const key = history.counted[0]?.after.units[unit('R1')]?.player ?? '';
	const roster = takenRoster(history, {
		battle: id,
		...{ key, editable: true, at: '2026-05-09T14:30:00.000Z' }
	});
	if (!roster) throw new Error('No roster');
	const home = after(
		rosterState(roster),
		{ type: 'loseFigures', unit: unit('R1'), figures: 3 },
		{ type: 'setMark', unit: unit('R1'), mark: 'pinned', on: true },
		{ type: 'note', unit: unit('R1'), text: 'у моста' }
	);
	return { roster, edits: changed ? editsOf(roster, home) : [] };
};

const paste = async (page: Page, app: string, one: CarriedRoster): Promise<string> => {
	await page.goto(`${app}rosters/take-in`);
	await page.getByRole('textbox', { name: 'Paste a text' }).fill(makeThing(ROSTERS, one));
	await page.getByRole('button', { name: 'Read the text' }).click();
	await page.waitForURL(/rosters\/(?!take-in)[\w-]+$/);
	return page.url().slice(app.length);
};

/** The battle of the other stops, then a roster that comes back to it after the table went on. */
const returned = async (page: Page, app: string): Promise<string> => {
	const path = await battle('')(page, app);
	const id = path.slice(-36);
	const roster = await paste(page, app, carried(id, true));
	await page.goto(`${app}${path}?unit=${encodeURIComponent(unit('R1'))}`);
	await page.getByRole('button', { name: 'One less: figures' }).click();
	await expect(page.getByRole('dialog')).toContainText('15 of 16 figures');
	return `${path}/brought-back/${roster.slice('rosters/'.length)}`;
};

/** A command that goes home and comes back. */
export const CARRY_STOPS: readonly Stop[] = [
	{ name: 'rosters-none', path: 'rosters', alone: true },
	{ name: 'roster-not-here', path: 'rosters/nowhere' },
	{ name: 'roster-take-in', path: 'rosters/take-in' },
	{
		name: 'roster-take-in-wrong',
		path: 'rosters/take-in',
		arrange: async (page) => {
			await page.getByRole('textbox', { name: 'Paste a text' }).fill('TK1:00000000:1:3:0000:');
			await page.getByRole('button', { name: 'Read the text' }).click();
			await expect(page.getByText(/could not be read in full/)).toBeVisible();
		}
	},
	{
		name: 'roster-take-home',
		path: battle('/take-home'),
		arrange: async (page) => {
			await expect(page.getByRole('img', { name: /^Code 1 of/ })).toBeVisible();
		}
	},
	{
		name: 'rosters',
		path: async (page, app) => {
			await paste(page, app, carried('b', true));
			return 'rosters';
		}
	},
	{ name: 'roster-carried', path: (page, app) => paste(page, app, carried('b', true)) },
	{
		name: 'roster-carried-unit',
		path: (page, app) => paste(page, app, carried('b', false)),
		arrange: async (page) => {
			await page.getByRole('button', { name: /R1\b/ }).first().click();
			await expect(page.getByRole('dialog')).toBeVisible();
		}
	},
	{
		name: 'roster-hand-over',
		path: async (page, app) => `${await paste(page, app, carried('b', true))}/hand-over`,
		arrange: async (page) => {
			await expect(page.getByRole('img', { name: /^Code 1 of/ })).toBeVisible();
		}
	},
	{ name: 'roster-brought-back', path: returned },
	{
		name: 'battles-reminder',
		path: async (page, app) => {
			const long = Array.from({ length: 50 }, (_, n): Command => {
				return { type: 'note', unit: unit('R1'), text: `${n}` };
			});
			await battle('', long)(page, app);
			return 'battles';
		},
		arrange: async (page) => {
			await expect(page.getByText(/never saved as a file/)).toBeVisible();
		}
	},
	{
		name: 'files-opened-backup',
		path: 'settings/data',
		arrange: async (page) => {
			const file = 'tests/golden/forms/file-4.json';
			await page.locator('input[type=file]').setInputFiles(file);
			await expect(page.getByRole('button', { name: /and 1 photo$/ })).toBeVisible();
		}
	},
	{ name: 'photos-none', path: battle('/photos') },
	{
		name: 'photos',
		path: battle('/photos'),
		arrange: async (page) => {
			const input = page.locator('input[type=file]').first();
			await input.setInputFiles([await picture(page), await picture(page)]);
			// Chromium makes the small picture when it is idle: seconds for each on a busy machine.
			await expect(page.getByText('Kept. 2 photos.')).toBeVisible({ timeout: 20_000 });
			await expect(page.locator('main img')).toHaveCount(2);
		}
	}
];
