import type { Page } from '@playwright/test';
import { copiesOf, type Copies } from '../tools/trials/copies.ts';
import { begun, outside, phase } from './durable.ts';
import { expect, type Host } from './harness.ts';

/** What lies on the phone of a battle now, or instead of that what is given. */
const copies = (page: Page, journal: string, put: Copies | null = null): Promise<Copies> =>
	page.evaluate(copiesOf, [journal, put] as const);

/** A battle whose two copies are whole and tell two things from the third line on; resolves to its address. */
export async function parted(page: Page, host: Pick<Host, 'url'>): Promise<string> {
	const address = await begun(page, host);
	const id = address.slice(-36);
	await phase(page, 2);
	await outside(page, host);
	const early = await copies(page, id);
	await page.goto(address);
	await phase(page, 3);
	await phase(page, 4);
	await outside(page, host);
	const { rows } = await copies(page, id);
	await copies(page, id, early);
	await page.goto(address);
	await phase(page, 5);
	await outside(page, host);
	const { file } = await copies(page, id);
	await copies(page, id, { file, rows });
	await page.goto(address);
	await expect(page.getByRole('list', { name: 'Phase', exact: true })).toBeVisible();
	return address;
}
