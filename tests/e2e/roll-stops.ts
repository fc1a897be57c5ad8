import { expect, type Page } from '@playwright/test';
import { calculatorSlugs } from '#lib/rules/red-and-white/procedures/index.ts';
import { given, mine } from './play.ts';
import type { Stop } from './routes.ts';

const fire = 'roll/small-arms-fire';

const times = async (page: Page, button: RegExp, taps: number): Promise<void> => {
	for (let tap = 0; tap < taps; tap++) await page.getByRole('button', { name: button }).click();
};
const roll = async (page: Page): Promise<void> => {
	await given(page);
	await page.getByRole('button', { name: 'Roll for me' }).click();
	await expect(page.getByText('rolled here')).toBeVisible();
};

/** Every calculator as it opens, and the ways through one of them: refused, dice one by one, a count, the result. */
export const ROLL_STOPS: readonly Stop[] = [
	{ name: 'roll-small-arms-fire', path: fire },
	...calculatorSlugs
		.filter((slug) => slug !== 'small-arms-fire')
		.map((slug) => ({ name: `roll-${slug}`, path: `roll/${slug}` })),
	{
		name: 'roll-refused',
		path: 'roll/melee',
		arrange: (page) => times(page, /One less: Infantry/, 1)
	},
	{
		name: 'roll-die-by-die',
		path: fire,
		arrange: async (page) => {
			await page.getByText('With the unit').click();
			await mine(page);
			for (const key of [/^7/, /^6/, /^2/]) await page.getByRole('button', { name: key }).click();
		}
	},
	{
		name: 'roll-count',
		path: fire,
		arrange: async (page) => {
			await times(page, /One more: Heavy/, 4);
			await mine(page);
			await page.getByRole('button', { name: '4', exact: true }).click();
		}
	},
	{ name: 'roll-result', path: fire, arrange: roll },
	{ name: 'roll-melee-result', path: 'roll/melee', arrange: roll },
	{
		name: 'roll-shown',
		path: fire,
		arrange: async (page) => {
			await roll(page);
			await page.getByRole('button', { name: 'Show, turned to the table' }).click();
			await page.getByRole('button', { name: 'Turn round' }).click();
		}
	},
	{ name: 'settings', path: 'settings' },
	{ name: 'settings-automation', path: 'settings/automation' }
];
