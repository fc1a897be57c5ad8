import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import UnitLosses from '#lib/features/red-and-white/unit/UnitLosses.svelte';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { opened } from './opened.ts';

test.each([
	['R1', 'tap a stand, or'],
	['W9', 'out of action at 6']
])(
	'where the owner places losses of %s, he reads how many are left to place',
	async (label, calm) => {
		const battle = await opened();
		const one = battle.state.units[unit(label)]!;
		const screen = await render(UnitLosses, { battle, unit: { ...one, toPlace: 3 } });
		await expect.element(page.getByText('3 · losses to place')).toBeVisible();
		await screen.rerender({ unit: one });
		await expect.element(page.getByText(calm)).toBeVisible();
		expect(page.getByText('losses to place').elements()).toEqual([]);
	}
);
