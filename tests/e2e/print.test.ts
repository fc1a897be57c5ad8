import type { Page } from '@playwright/test';
import { begun } from './durable.ts';
import { expect, test } from './harness.ts';

const FORMATS = ['A4', 'Letter'] as const;

/** How many pages this screen takes on paper. */
const pages = async (page: Page, format: (typeof FORMATS)[number]): Promise<number> => {
	const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
	return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('on paper, A4 and Letter: the turn on both sides of one sheet, and a page for each player @deep', async ({
	page,
	host
}) => {
	const battle = await begun(page, host);
	for (const format of FORMATS) {
		await page.goto(`${battle}/quick`);
		await expect(page.getByRole('heading', { name: /Morale/ })).toBeVisible();
		expect(await pages(page, format)).toBe(2);
		await page.goto(`${battle}/roster`);
		await expect(page.getByRole('heading', { name: 'White player 2' })).toBeVisible();
		expect(await pages(page, format)).toBe(4);
	}
});
