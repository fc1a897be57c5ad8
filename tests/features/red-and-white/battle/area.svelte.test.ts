import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import AreaScreen from '#lib/features/red-and-white/roll/AreaScreen.svelte';
import { at } from '../../../rules/red-and-white/engine/acts.ts';
import { opened } from './opened.ts';

test('where a bombardment is placed, nothing is told but the bombardment', async () => {
	const battle = await opened();
	expect((await battle.do(at('red', 2))).ok).toBe(true);
	const battery = Object.values(battle.state.units).find(
		({ unit, camp }) => unit.type === 'battery' && camp === 'red'
	)!;
	await render(AreaScreen, { battle, battery });
	await expect.element(page.getByLabelText('Where it lies')).toBeVisible();
	expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
	await page.getByLabelText('Where it lies').fill('the orchard');
	await page.getByRole('button', { name: /^Place it/ }).click();
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
