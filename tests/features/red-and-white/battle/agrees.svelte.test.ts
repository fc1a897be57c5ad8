import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import WaitingBlock from '#lib/features/red-and-white/phase/WaitingBlock.svelte';
import UnitMarks from '#lib/features/red-and-white/unit/UnitMarks.svelte';
import type { Command } from '#lib/rules/red-and-white/index.ts';
import { at, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { opened } from './opened.ts';

const crowds = async (...commands: readonly Command[]): Promise<readonly string[]> => {
	const battle = await opened(...commands);
	await render(WaitingBlock, { battle, only: undefined, ononly: () => undefined });
	const keys = page.getByRole('list', { name: 'Who has acted' }).getByRole('button');
	await expect.element(keys.first()).toBeVisible();
	return keys.elements().map((one) => one.textContent.replace(/\s+/g, ' ').trim());
};

test('who still owes a test has not “nothing to do”, and is not done', async () => {
	const owes = { type: 'oweTest', unit: unit('R1'), calculator: 'unit-morale', n: 1 } as const;
	const said = await crowds(at('red', 6), owes);
	expect(said.join(' | ')).toContain('1 owed');
	expect(said.filter((one) => one.includes('nothing to do')).length).toBe(said.length - 1);
});

test('a melee that waits is to be fought, not “0 fought”', async () => {
	const said = await crowds(
		at('red', 3),
		{
			...{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] }
		},
		at('red', 6)
	);
	expect(said.join(' | ')).toContain('1 unit to fight');
	expect(said.join(' | ')).not.toMatch(/\b0 fought/);
});

test('a unit led heroically is not shown as not led', async () => {
	const battle = await opened(mark('R1', 'not_led'), mark('R1', 'heroic'));
	await render(UnitMarks, { battle, unit: battle.state.units[unit('R1')]! });
	await expect.element(page.getByRole('button', { name: 'Heroic' })).toBeVisible();
	await expect.element(page.getByRole('button', { name: 'Not led' })).not.toBeInTheDocument();
});

test('the marks of a priest are offered where one stands with the unit, and to no other', async () => {
	const battle = await opened();
	const units = Object.values(battle.state.units);
	const has = ({ attached }: (typeof units)[number]) =>
		attached.some(({ kind }) => kind === 'priest');
	const tends = page.getByRole('button', { name: 'Priest distracted' });
	for (const one of [units.find(has)!, battle.state.units[unit('W9')]!]) {
		const screen = await render(UnitMarks, { battle, unit: one });
		await page.getByRole('button', { name: 'Mark' }).click();
		await expect.element(page.getByRole('button', { name: 'Pinned' })).toBeVisible();
		expect(tends.elements()).toHaveLength(has(one) ? 1 : 0);
		await screen.unmount();
	}
});
