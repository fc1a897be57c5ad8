import { expect, type Page } from '@playwright/test';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { at } from '../rules/red-and-white/engine/acts.ts';
import { unit, type Given } from '../rules/red-and-white/engine/battles.ts';
import { rolls } from '../rules/red-and-white/engine/rolls.ts';
import { battle, FOUGHT } from './battle-stops.ts';
import type { Stop } from './routes.ts';
import { mine } from './play.ts';

const button = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole('button', { name }).first().click();
const asked = (fields: readonly (readonly [string, string])[]): string =>
	`?${new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()}`;

/** Two attack one, a tank rides at horses, a battery shells an orchard into which one goes while another lies there. */
const CONTACTS: readonly Command[] = [
	...FOUGHT,
	{ type: 'engage', defender: unit('W1'), attackers: [unit('R1'), unit('R5')] },
	{ type: 'engage', defender: unit('W2'), attackers: [unit('R6')] },
	{
		type: 'placeArea',
		area: {
			battery: unit('R4'),
			squares: 3,
			where: 'сад у моста',
			placed: { round: 1, turn: 'red', phase: 2 },
			edge: [],
			inside: [],
			tested: []
		}
	},
	{ type: 'enterArea', battery: unit('R4'), unit: unit('W4'), where: 'edge' },
	{ type: 'enterArea', battery: unit('R4'), unit: unit('W6'), where: 'inside' },
	at('red', 6)
];

/** A unit that has rolled how far it goes, and claims cover where it ends. */
const MOVED: readonly Given[] = [
	at('red', 3),
	rolls('movement', { unit: unit('R1') }, { until: ({ value }) => value === 11 }),
	{ type: 'setMark', unit: unit('R1'), mark: 'claimed_cover', on: true }
];

const melee = asked([
	['unit', unit('R1')],
	['others', unit('R5')],
	['target', unit('W1')]
]);
const fire = asked([
	['unit', unit('R2')],
	['target', unit('W1')]
]);

/** Many things at once in one battle: contacts, bombarded ground, what was left open, all weapons in one fire. */
export const MANY_STOPS: readonly Stop[] = [
	{ name: 'battle-contacts', path: battle('', CONTACTS) },
	{ name: 'battle-melee-of-three', path: battle(`/melee/${unit('W1')}`, CONTACTS) },
	{ name: 'battle-melee-set-up', path: battle(`/melee/${unit('W2')}`) },
	{
		name: 'battle-melee-shared',
		path: battle(`/roll/melee${melee}`, CONTACTS),
		arrange: async (page) => {
			await mine(page);
			await button(page, /^1/);
			await button(page, /^6/);
			await expect(page.getByText('Who loses them')).toBeVisible();
		}
	},
	{
		name: 'battle-ruled',
		path: battle(`/roll/melee${melee}`, CONTACTS),
		arrange: async (page) => {
			await mine(page);
			await button(page, /^1/);
			await button(page, /^6/);
			await page.getByText('The referee decides otherwise').click();
			const all = page.getByRole('combobox', { name: 'What comes of it' });
			await all.selectOption('The attacker wins by 1.');
			await expect(page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
		}
	},
	{ name: 'battle-unit-moved', path: battle(asked([['unit', unit('R1')]]), MOVED) },
	{ name: 'battle-area', path: battle(`/area/${unit('R4')}`, CONTACTS) },
	{ name: 'battle-area-new', path: battle(`/area/${unit('R4')}`) },
	{ name: 'battle-fire-all', path: battle(`/roll/small-arms-fire${fire}`) },
	{
		name: 'battle-left-open',
		path: async (page, app) => {
			const path = await battle(`/roll/small-arms-fire${fire}`)(page, app);
			await page.goto(app + path);
			await page.getByRole('button', { name: /^12″–16″, Open/ }).click();
			await mine(page);
			await button(page, /^2/);
			await button(page, 'Back to the situation');
			return path.split('/roll/')[0] ?? path;
		},
		arrange: async (page) => {
			await expect(page.getByText(/dice still missing/)).toBeVisible();
			await button(page, /^Drop /);
			await button(page, 'Undo');
		}
	},
	{
		name: 'battle-taken-up-again',
		path: async (page, app) => {
			const path = await battle(`/roll/small-arms-fire${fire}`)(page, app);
			const table = path.split('/roll/')[0] ?? path;
			await page.goto(app + path);
			await page.getByRole('button', { name: /^12″–16″, Open/ }).click();
			await page.goto(`${app}${table}${asked([['unit', unit('W1')]])}`);
			await button(page, /Take one away/);
			await expect(page.getByRole('status').filter({ hasText: 'lost' })).toBeVisible();
			return path;
		},
		arrange: (page) => expect(page.getByText(/Left open, and taken up again/)).toBeVisible()
	}
];
