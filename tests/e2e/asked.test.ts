import type { Locator, Page } from '@playwright/test';
import { at, mark } from '../rules/red-and-white/engine/acts.ts';
import { unit, type Given } from '../rules/red-and-white/engine/battles.ts';
import { battle } from './battle-stops.ts';
import { allBroughtIn } from './brought-in.ts';
import { visit } from './follow.ts';
import { expect, test } from './harness.ts';

const answer = (page: Page, name: RegExp): Locator =>
	page.getByRole('main').getByRole('button', { name });

interface Way {
	readonly what: string;
	readonly roll: string;
	readonly commands: readonly Given[];
	readonly answer: RegExp;
	/** More lines than a phone on its side has room for. */
	readonly long?: true;
}

const query = (label: string): string =>
	`?${new URLSearchParams({ unit: unit(label), target: unit('W1') }).toString()}`;

const WAYS: readonly Way[] = [
	{
		what: 'fire',
		roll: `/roll/small-arms-fire${query('R1')}`,
		commands: [at('red', 2)],
		answer: /^Normal, Open/
	},
	{
		what: 'fire of rifles and heavy machine guns',
		roll: `/roll/small-arms-fire${query('R2')}`,
		commands: [at('red', 2)],
		answer: /^8″–12″, Open/,
		long: true
	},
	{
		what: 'artillery',
		roll: `/roll/artillery${query('R4')}`,
		commands: [at('red', 2)],
		answer: /^Close, In cover/
	},
	{
		what: 'melee',
		roll: `/roll/melee${query('R1')}`,
		commands: [
			at('red', 3),
			mark('R1', 'moved'),
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
			at('red', 6)
		],
		answer: /^Flank and wire, In the open/
	}
];

const SCREENS = [
	{ width: 360, height: 640 },
	{ width: 844, height: 390 },
	{ width: 412, height: 780 },
	{ width: 390, height: 844 }
];

test('what only the eye can tell stands whole above the keys; these come once it is given @deep', async ({
	page,
	host
}) => {
	const tries = WAYS.flatMap((way) =>
		SCREENS.filter(({ width, height }) => !way.long || height > width).map((size) => ({
			...way,
			size
		}))
	);
	const places = await allBroughtIn(
		page,
		host.url,
		tries.map(({ commands, roll }) => battle(roll, commands))
	);
	for (const [nth, { what, answer: name, size }] of tries.entries()) {
		const where = `${what}, ${size.width} x ${size.height}`;
		await page.setViewportSize(size);
		await visit(page, host.url, places[nth] ?? '');
		await expect(page.getByText('not given yet', { exact: true })).toBeVisible();
		expect.soft(await covered(page), `${where}: not in sight`).toEqual([]);
		expect.soft(await torn(page), `${where}: torn`).toEqual([]);
		// The second tap of a double tap is no die.
		await answer(page, name).dblclick();
		await expect(page.getByText('not given yet', { exact: true })).toHaveCount(0);
		await expect(
			page
				.getByRole('button', { name: 'Take back', disabled: false })
				.or(page.getByRole('button', { name: /go on$/ }))
		).toHaveCount(0);
		await page.getByRole('button', { name: 'Change', exact: true }).click();
		expect.soft(await covered(page), `${where}, again: not in sight`).toEqual([]);
	}
});

/** Keys of what is asked that lie under the dock or beyond the foot of the screen. */
const covered = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const dock = document.querySelector('.dock')?.getBoundingClientRect();
		const bar = document.querySelector('.bar')!.getBoundingClientRect();
		const foot = dock && dock.left <= bar.left + 10 ? dock.top : innerHeight;
		return [...document.querySelectorAll('main table button')].flatMap((key) => {
			const { top, bottom } = key.getBoundingClientRect();
			return top < bar.bottom || bottom > foot
				? [`${key.ariaLabel ?? ''}: ${Math.round(bottom)} of ${Math.round(foot)}`]
				: [];
		});
	});

/** Words at the head of what is asked that go on in the next line, where no hyphen says so. */
const torn = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('main table th span')].flatMap((head) => {
			const text = head.firstChild;
			if (!(text instanceof Text)) return [];
			return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				return tops.size > 1 ? [word] : [];
			});
		})
	);
