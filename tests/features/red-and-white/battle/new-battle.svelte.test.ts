import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { BattleList } from '#lib/features/red-and-white/battles/list.svelte.ts';
import BattlesScreen from '#lib/features/red-and-white/battles/BattlesScreen.svelte';
import NewBattleScreen from '#lib/features/red-and-white/battles/NewBattleScreen.svelte';
import { ForceList } from '#lib/features/red-and-white/forces/list.svelte.ts';
import { EXAMPLE_FORCES } from '#lib/rules/red-and-white/scenarios/examples.ts';

test('a second battle on one day is not called as the first is', async () => {
	const battles = new BattleList();
	const forces = new ForceList();
	await forces.addExamples();
	const name = page.getByLabelText('Name of the battle');
	const screen = await render(NewBattleScreen, { forces, battles });
	await expect.element(name).toBeVisible();
	const first = (name.element() as HTMLInputElement).value;
	expect(first).toMatch(/^Battle of/);
	await battles.create({ name: first, forces: EXAMPLE_FORCES, choices: {} });
	await battles.load();
	await screen.unmount();
	await render(NewBattleScreen, { forces, battles });
	await expect.element(name).toHaveValue(`${first} (2)`);
});

test('the battle that teaches is found among the battles, whatever else is on the phone', async () => {
	await render(BattlesScreen, { list: new BattleList() });
	await page.getByRole('button', { name: 'More' }).click();
	const first = page.getByRole('link', { name: 'A first battle' });
	await expect.element(first).toHaveAttribute('href', expect.stringMatching(/battles\/try$/));
});
