import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { BattleList } from '#lib/features/red-and-white/battles/list.svelte.ts';
import BattlesScreen from '#lib/features/red-and-white/battles/BattlesScreen.svelte';
import NewBattleScreen from '#lib/features/red-and-white/battles/NewBattleScreen.svelte';
import { ForceList } from '#lib/features/red-and-white/forces/list.svelte.ts';
import { screen } from '#lib/ui/frame/resting.svelte.ts';
import { withStore } from '#lib/store/database.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';

test('the second of two quick taps on the example forces leaves none of them at home', async () => {
	window.addEventListener('click', screen.refuse, { capture: true });
	// Others have left forces of the same names.
	await withStore((db) => Promise.all(db.tables.map((table) => table.clear())));
	await render(NewBattleScreen, { forces: new ForceList(), battles: new BattleList() });
	const press = (on: Element): boolean =>
		on.dispatchEvent(
			new PointerEvent('click', {
				detail: 1,
				bubbles: true,
				cancelable: true,
				clientX: 200,
				clientY: 200
			})
		);
	press(page.getByRole('button', { name: 'Add two example forces' }).element());
	const force = page.getByRole('button', { name: /1st Corps/ });
	await expect.element(force).toHaveAttribute('aria-pressed', 'true');
	press(force.element());
	await tick();
	await expect.element(force).toHaveAttribute('aria-pressed', 'true');
	window.removeEventListener('click', screen.refuse, { capture: true });
});

test('a second battle on one day is not called as the first is', async () => {
	const battles = new BattleList();
	const forces = new ForceList();
	await forces.addExamples();
	const name = page.getByLabelText('Name of the battle');
	const shown = await render(NewBattleScreen, { forces, battles });
	await expect.element(name).toBeVisible();
	const first = (name.element() as HTMLInputElement).value;
	expect(first).toMatch(/^Battle of/);
	await battles.create({ name: first, forces: EXAMPLE_FORCES, choices: {} });
	await battles.load();
	await shown.unmount();
	await render(NewBattleScreen, { forces, battles });
	await expect.element(name).toHaveValue(`${first} (2)`);
});

test('the battle that teaches is found among the battles, whatever else is on the phone', async () => {
	await render(BattlesScreen, { list: new BattleList() });
	await page.getByRole('button', { name: 'More' }).click();
	const first = page.getByRole('link', { name: 'A first battle' });
	await expect.element(first).toHaveAttribute('href', expect.stringMatching(/battles\/try$/));
});
