import { mkdir } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { at, lose, mark } from '../rules/red-and-white/engine/acts.ts';
import { unit, type Given } from '../rules/red-and-white/engine/battles.ts';
import { battle } from './battle-stops.ts';
import { allBroughtIn } from './brought-in.ts';
import { visit } from './follow.ts';
import { again, expect, test } from './harness.ts';
import { fell, sheet, title } from './play.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Where the pictures go, if any are taken. */
const SHOTS = 'test-results/screens';

const row = (page: Page, label: string): Locator =>
	page
		.getByRole('main')
		.getByRole('link', { name: new RegExp(`\\b${label}\\b`) })
		.first();
const owed = (page: Page): Locator =>
	page
		.getByRole('region', { name: /^Still owed/ })
		.getByRole('link')
		.first();
const answer = (page: Page, name: RegExp): Locator =>
	page.getByRole('main').getByRole('button', { name });
const deed = (page: Page, name: RegExp): Locator => sheet(page).getByRole('link', { name });
const ground = (page: Page): Locator => page.getByText('Open', { exact: true });

interface Way {
	readonly what: string;
	/** How many taps it took before. */
	readonly before: number;
	readonly commands: readonly Given[];
	/** The keys in their order, from the battle's screen to the first die. */
	readonly taps: (page: Page) => readonly Locator[];
	readonly faces: readonly number[];
	/** How many of a heap of dice hit, told as one number. */
	readonly count?: number;
	readonly result: RegExp;
}

/** Shells of W7 fall before this unit, which is about to go on. */
const intoShells = (label: string): readonly Given[] => [
	at('white', 2),
	{
		type: 'placeArea',
		area: {
			...{ battery: unit('W7'), squares: 3, where: 'the orchard' },
			placed: { round: 1, turn: 'white', phase: 2 },
			...{ edge: [], inside: [], tested: [] }
		}
	},
	at('red', 1, 2),
	mark(label, 'led'),
	at('red', 3, 2),
	{ type: 'enterArea', battery: unit('W7'), unit: unit(label), where: 'edge' }
];

const WAYS: readonly Way[] = [
	{
		what: 'leadership',
		before: 4,
		commands: [],
		taps: (page) => [
			row(page, 'R1'),
			deed(page, /^Leadership/),
			page.getByText('to 24″', { exact: true })
		],
		faces: [5],
		result: /^It may act this turn\.$/
	},
	{
		what: 'indirect fire',
		before: 5,
		commands: [at('white', 2)],
		taps: (page) => [
			row(page, 'W7'),
			page.getByRole('link', { name: /^Indirect fire/ }),
			page.getByText('to 12″', { exact: true })
		],
		faces: [5],
		result: /may fire indirectly/
	},
	{
		what: 'bombardment',
		before: 6,
		commands: intoShells('R1'),
		taps: (page) => [owed(page), page.getByText('4″', { exact: true }), ground(page)],
		faces: [4, 4, 2],
		result: /./
	},
	{
		what: 'fire',
		before: 5,
		commands: [at('red', 2)],
		taps: (page) => [row(page, 'R1'), row(page, 'W1'), answer(page, /^Normal, Open/)],
		faces: [6, 5, 5, 6, 2, 1],
		result: /^figures lost\./
	},
	{
		what: 'attacking fire',
		before: 5,
		commands: [
			at('red', 3),
			mark('R1', 'moved'),
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
			at('red', 5)
		],
		taps: (page) => [row(page, 'R1'), page.getByText('Open', { exact: true })],
		faces: [6, 1, 1, 1],
		result: /^figure lost\./
	},
	{
		what: 'artillery',
		before: 8,
		commands: [at('red', 2)],
		taps: (page) => [row(page, 'R4'), row(page, 'W1'), answer(page, /^Close, In cover/)],
		faces: [],
		count: 4,
		result: /hit|figures? lost/
	},
	{
		what: 'movement',
		before: 4,
		commands: [mark('R1', 'led'), at('red', 3)],
		taps: (page) => [row(page, 'R1'), deed(page, /^Movement/), ground(page)],
		faces: [4, 3],
		result: /^to move, at most\./
	},
	{
		what: 'charge',
		before: 7,
		commands: [{ type: 'arrive', unit: unit('R8') }, mark('R8', 'led'), at('red', 3)],
		taps: (page) => [row(page, 'R8'), deed(page, /^Movement/), answer(page, /^Open, Charges/)],
		faces: [4, 3, 4, 3, 4, 3],
		result: /^to move, at most\./
	},
	{
		what: 'melee',
		before: 4,
		commands: [
			at('red', 3),
			mark('R1', 'moved'),
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
			at('red', 6)
		],
		taps: (page) => [
			owed(page),
			page.getByRole('link', { name: 'Fight the melee' }),
			answer(page, /^From the front, In the open/)
		],
		faces: [6, 2],
		result: /won by 3\.$/
	},
	{
		what: 'morale',
		before: 2,
		commands: [lose('W1', 5), at('red', 7)],
		taps: (page) => [owed(page)],
		faces: [2],
		result: /^It holds\.$/
	},
	{
		what: 'fall back',
		before: 3,
		commands: [
			at('red', 2),
			{ type: 'oweTest', unit: unit('W1'), calculator: 'movement', n: 1, reason: 'shaken' }
		],
		taps: (page) => [owed(page), ground(page)],
		faces: [4, 3],
		result: /^back, away from the enemy\.$/
	},
	{
		what: 'army morale',
		before: 3,
		commands: [lose('W1', 16), lose('W4', 16), lose('W5', 16), lose('W2', 16), at('red', 7)],
		taps: (page) => [
			page
				.getByRole('region', { name: /^Still owed/ })
				.getByRole('link', { name: /^White/ })
				.first()
		],
		faces: [9],
		result: /army/i
	}
];

again(
	'at most three taps besides the dice, from the battle to the result that is written down',
	async ({ page, host }) => {
		const places = await allBroughtIn(
			page,
			host.url,
			WAYS.map(({ commands }) => battle('', commands))
		);
		if (process.env['SHOTS']) await mkdir(SHOTS, { recursive: true });
		for (const [nth, { what, commands: _, taps, faces, count, result, before }] of WAYS.entries()) {
			await visit(page, host.url, places[nth] ?? '');
			await expect(title(page)).toHaveText(/Round \d/);
			const keys = taps(page);
			expect(keys.length, `${what}, ${before} before`).toBeLessThanOrEqual(3);
			for (const [at, key] of keys.entries()) {
				if (process.env['SHOTS'] && at === keys.length - 1) {
					await key.waitFor();
					await page.screenshot({ path: `${SHOTS}/taps-${what.replace(' ', '-')}-asked.png` });
				}
				await key.click();
			}
			await fell(page, ...faces);
			if (count !== undefined) {
				await page.getByRole('button', { name: String(count), exact: true }).click();
				await page.getByRole('button', { name: /go on$/ }).click();
			}
			await expect(page.getByRole('status').getByText(result).first(), what).toBeVisible();
			await expect(page.getByRole('button', { name: 'Undo' }), what).toBeEnabled();
			if (process.env['SHOTS'])
				await page.screenshot({ path: `${SHOTS}/taps-${what.replace(' ', '-')}.png` });
		}
	}
);
