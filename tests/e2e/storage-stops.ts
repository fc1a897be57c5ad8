import { begun, lost } from './durable.ts';
import { expect } from './harness.ts';
import type { Stop } from './routes.ts';
import { parted } from './two-versions.ts';

/** What the storage tells, above whatever screen it is, and what is done about damage. */
export const STORAGE_STOPS: readonly Stop[] = [
	{
		name: 'storage-healed',
		path: async (page, app) => {
			await begun(page, { url: app });
			await lost(page, { url: app });
			return 'forces';
		},
		arrange: async (page) => {
			await expect(page.getByText(/The browser had lost/)).toBeVisible();
		}
	},
	{
		name: 'battle-followed',
		path: async (page, app) => {
			const address = await begun(page, { url: app });
			await page.goto(app);
			const writer = await page.context().newPage();
			await writer.goto(address);
			await expect(writer.getByRole('list', { name: 'Phase', exact: true })).toBeVisible();
			return `${address.slice(app.length)}/log`;
		},
		arrange: async (page) => {
			await expect(page.getByRole('button', { name: 'Play on here' })).toBeVisible();
		}
	},
	{
		name: 'two-versions',
		path: async (page, app) => {
			await parted(page, { url: app });
			return 'settings/data';
		},
		arrange: async (page) => {
			await page.getByRole('link', { name: /^Compare the two versions of/ }).click();
			await expect(page.getByRole('button', { name: 'Keep both' })).toBeVisible();
		}
	},
	{
		name: 'files-looked-through',
		path: 'settings/data',
		arrange: async (page) => {
			await page.getByRole('button', { name: 'Look through all' }).click();
			await expect(page.getByText('Everything can be read.')).toBeVisible();
		}
	}
];
