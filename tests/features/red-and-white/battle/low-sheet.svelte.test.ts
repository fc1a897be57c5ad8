import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import BattleScreen from '#lib/features/red-and-white/battle/BattleScreen.svelte';
import UnitSheet from '#lib/features/red-and-white/unit/UnitSheet.svelte';
import UnitDeeds from '#lib/features/red-and-white/unit/UnitDeeds.svelte';
import { at, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { screen } from '#lib/ui/frame/resting.svelte.ts';
import { opened } from './opened.ts';

const SIZES = [
	['on its side, what the unit can do stands before its losses', 844, 390, true],
	['upright, its losses stand first', 390, 844, false]
] as const;

beforeEach(() => page.viewport(414, 896));

test.each(SIZES)('on a phone %s', async (_, width, height, first) => {
	await page.viewport(width, height);
	const battle = await opened(mark('R1', 'led'), at('red', 3));
	const one = battle.state.units[unit('R1')]!;
	// The tap that opens it.
	document.body.click();
	await render(UnitSheet, { battle, unit: one, onclose: () => undefined });
	const top = (name: RegExp): number[] =>
		[...document.querySelectorAll('dialog a, dialog button')]
			.filter((key) => name.test(key.getAttribute('aria-label') ?? key.textContent))
			.map((key) => key.getBoundingClientRect().top);
	await expect.poll(() => top(/Nothing calls/).length, { timeout: 9000 }).toBeGreaterThan(0);
	const [moves, losses] = [top(/Movement/), top(/^One less/)];
	expect(moves.length).toBe(1);
	expect(moves[0]! < losses[0]!).toBe(first);
});

test('a unit that has met an enemy is asked for no other to fight', async () => {
	const battle = await opened(
		at('red', 3),
		{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
		at('red', 6)
	);
	await render(UnitDeeds, { battle, unit: battle.state.units[unit('R1')]! });
	await expect.element(page.getByRole('link', { name: /^Its melee/ })).toBeVisible();
	expect(page.getByRole('link', { name: /^Melee/ }).elements()).toEqual([]);
});

test('a suppression test (Supression) says on the sheet what its die must show, as morale does', async () => {
	const battle = await opened(at('red', 4), mark('W2', 'suppressed'));
	await render(UnitDeeds, { battle, unit: battle.state.units[unit('W2')]! });
	await expect
		.element(page.getByRole('link', { name: /^Suppression/ }))
		.toHaveTextContent(/\d or less$/);
});

test('what the table has said last is not said again on a sheet that is opened from the menu', async () => {
	const battle = await opened();
	await render(BattleScreen, { battle });
	await battle.do({ type: 'note', unit: null, text: 'rain' });
	await expect.element(page.getByText('Note: rain')).toBeVisible();
	await page.getByRole('button', { name: 'More' }).click();
	await page.getByRole('button', { name: 'End the battle' }).click();
	await expect.element(page.getByRole('dialog', { name: 'End the battle' })).toBeVisible();
	expect(page.getByText('Note: rain').elements()).toEqual([]);
});

test('Claiming cover: where units move, its key says it once, and the mark once it is claimed', async () => {
	const battle = await opened(at('red', 3));
	const of = () => battle.state.units[unit('R1')]!;
	const sheet = await render(UnitSheet, { battle, unit: of(), onclose: () => undefined });
	const claims = page.getByRole('button', { name: /^Claim/ });
	await expect.element(page.getByRole('button', { name: 'Moved' })).toBeVisible();
	await expect.element(claims).toHaveTextContent(/^Claim cover/);
	await battle.do({ ...mark('R1', 'moved') });
	await battle.do({ type: 'claimCover', unit: unit('R1') });
	await sheet.rerender({ unit: of() });
	await expect.element(page.getByRole('button', { name: 'Claimed cover' })).toBeVisible();
});

test('before a phase is closed with something owed, the key that stays is the loud one', async () => {
	const battle = await opened({ type: 'loseFigures', unit: unit('W1'), figures: 1 }, at('red', 7));
	await render(BattleScreen, { battle });
	await page.getByRole('button', { name: /^End turn/ }).click();
	const loud = (name: string) => page.getByRole('button', { name }).element().matches('.solid');
	await expect.element(page.getByRole('button', { name: 'Close anyway' })).toBeVisible();
	expect([loud('Not yet'), loud('Close anyway')]).toEqual([true, false]);
});

test('on its side the table keeps its keys on the screen in large letters, whatever is owed first', async () => {
	await page.viewport(844, 390);
	const { dataset, style } = document.documentElement;
	style.fontSize = '115%';
	dataset['theme'] = 'hall';
	const battle = await opened(
		{ type: 'loseFigures', unit: unit('R6'), figures: 1 },
		{
			...{ type: 'oweTest', unit: unit('R6'), calculator: 'unit-morale', n: 1 },
			reason: 'two fires from the wood behind them'
		},
		at('white', 7)
	);
	await render(BattleScreen, { battle });
	const key = page.getByRole('button', { name: /^End turn/ });
	await expect.element(key).toBeVisible();
	await expect.element(page.getByRole('link', { name: /^1st Moscow Workers 5/ })).toBeVisible();
	expect(key.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
	style.fontSize = '';
	delete dataset['theme'];
});

test('the second of two quick taps that unfold what is owed opens none of it', async () => {
	window.addEventListener('click', screen.refuse, { capture: true });
	const battle = await opened();
	await render(BattleScreen, { battle });
	const press = (on: Element): boolean =>
		on.dispatchEvent(
			new PointerEvent('click', {
				...{ detail: 1, bubbles: true, cancelable: true },
				...{ clientX: 57, clientY: 207 }
			})
		);
	const more = page.getByRole('button', { name: /one by one/ });
	await expect.element(more).toBeVisible();
	press(more.element());
	const together = page.getByRole('link', { name: /^All \d+ together/ });
	await expect.element(page.getByText(/^Still owed: \d+$/)).toBeVisible();
	expect(press(together.element())).toBe(false);
	window.removeEventListener('click', screen.refuse, { capture: true });
});
