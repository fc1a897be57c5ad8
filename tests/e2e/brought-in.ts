import { expect, type Page } from '@playwright/test';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { battlesFile } from '../tools/battle-file.ts';
import { follow } from './follow.ts';

/** A screen of a battle that must be on the phone first. Called, it brings the battle in and says where the screen is. */
export interface Brought {
	(page: Page, app: string): Promise<string>;
	/** Its journal, the battle under this name. */
	readonly told: (name: string) => readonly BattleEntry[];
	/** The screen, below the battle's address. */
	readonly screen: string;
}

export const brought = (name: string, screen: string, told: Brought['told']): Brought =>
	Object.assign(
		async (page: Page, app: string) => (await broughtIn(page, app, name, told(name))) + screen,
		{ told, screen }
	);

/** Reads a file of battles in, and says where each of these names is then, below the app's own address. */
async function addressesIn(
	page: Page,
	app: string,
	file: string,
	names: readonly string[]
): Promise<Map<string, string>> {
	const many = names.length === 1 ? '1 battle' : `${names.length} battles`;
	await page.goto(`${app}settings/data`);
	await page.locator('input[type=file]').setInputFiles({
		name: 'battles.json',
		mimeType: 'application/json',
		buffer: Buffer.from(file)
	});
	await page.getByRole('button', { name: `Add ${many}`, exact: true }).click();
	await expect(page.getByText(`${many} added`)).toBeVisible();
	await follow(page, `${app}battles`);
	await expect(page.getByRole('link', { name: names.at(-1) ?? '' }).first()).toBeVisible();
	const links = await page
		.getByRole('link')
		.evaluateAll((all) =>
			all.map((link) => [link.textContent, (link as HTMLAnchorElement).href] as const)
		);
	return new Map(
		names.map((name) => {
			const [, address = ''] = links.find(([text]) => text.includes(name)) ?? [];
			return [name, address.slice(app.length)];
		})
	);
}

/** Brings a battle of this name in as a file; its address, below the app's own. */
export const broughtIn = async (
	page: Page,
	app: string,
	name: string,
	entries: readonly BattleEntry[]
): Promise<string> => (await addressesIn(page, app, battlesFile(entries), [name])).get(name) ?? '';

/** Brings many battles in at once, each under a name of its own; their addresses in the same order. */
export async function allBroughtIn(
	page: Page,
	app: string,
	battles: readonly Brought[]
): Promise<readonly string[]> {
	const names = battles.map((_, at) => `Бой ${String(at).padStart(3, '0')}`);
	const journals = battles.map(({ told }, at) => told(names[at] ?? ''));
	const found = await addressesIn(page, app, battlesFile(...journals), names);
	return battles.map(({ screen }, at) => (found.get(names[at] ?? '') ?? '') + screen);
}
