import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ContactsBlock from '#lib/features/red-and-white/phase/ContactsBlock.svelte';
import BattleScreen from '#lib/features/red-and-white/battle/BattleScreen.svelte';
import AreaScreen from '#lib/features/red-and-white/roll/AreaScreen.svelte';
import { at, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import TargetScreen from '#lib/features/red-and-white/roll/TargetScreen.svelte';
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
	const rule = page.getByText(/ne burst square for each section/);
	const more = page.getByRole('button', { name: 'One more: Burst squares' });
	await more.click();
	await page.getByRole('button', { name: /^Place it/ }).click();
	await expect.element(rule).toBeVisible();
	expect(rule.elements()).toHaveLength(1);
	expect(rule.element().textContent, 'the heading stands below it').toMatch(/^One burst square/);
	await page.getByRole('button', { name: 'One less: Burst squares' }).click();
	await expect.element(rule).not.toBeInTheDocument();
	await page.getByRole('button', { name: /^Place it/ }).click();
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	for (const name of ['Is about to go in', 'Lies in it'])
		await expect
			.element(
				page.getByRole('group', { name }).getByRole('button', { name: /^W1 1st Drozdovsky/ })
			)
			.toBeVisible();
});

test('a unit that has left the table no longer lies in a bombarded area', async () => {
	const battle = await opened(mark('R4', 'led'), at('red', 2));
	const battery = unit('R4');
	const area = { battery, squares: 3, where: 'the orchard', placed: battle.state.clock };
	await battle.do({ type: 'placeArea', area: { ...area, edge: [], inside: [], tested: [] } });
	for (const label of ['W1', 'W4'])
		await battle.do({ type: 'enterArea', battery, unit: unit(label), where: 'inside' });
	await render(ContactsBlock, { battle });
	const row = page.getByRole('link', { name: /the orchard/ });
	await expect.element(row).toHaveTextContent('2 units inside');
	await battle.do({ type: 'removeUnit', unit: unit('W1'), presence: 'off_table' });
	await expect.element(row).toHaveTextContent('1 unit inside');
});

test('whoever is asked at whom a battery fires may choose an area there, in the phase that has bombardments', async () => {
	const battle = await opened(at('red', 2));
	const battery = Object.values(battle.state.units).find(
		({ unit, camp }) => unit.type === 'battery' && camp === 'red'
	)!;
	expect((await battle.do(mark(battery.unit.label, 'led'))).ok).toBe(true);
	const asked = { battle, slug: 'artillery', overruled: null, part: undefined };
	const area = page.getByRole('link', { name: 'Bombard an area' });
	const screen = await render(TargetScreen, { ...asked, unit: battle.state.units[battery.id]! });
	await expect.element(area).toBeVisible();
	expect(area.element().getAttribute('href')).toContain(`/area/${battery.id}`);
	expect((await battle.do(at('white', 4))).ok).toBe(true);
	await screen.rerender({ unit: battle.state.units[battery.id]! });
	await expect.element(area).not.toBeInTheDocument();
});

test('on a short phone units stand above melees and bombardments, and one asks at whom in lines', async () => {
	await page.viewport(360, 640);
	const battle = await opened(mark('R4', 'led'), at('red', 2));
	const battery = unit('R4');
	const area = { battery, squares: 3, where: 'the orchard', placed: battle.state.clock };
	await battle.do({ type: 'placeArea', area: { ...area, edge: [], inside: [], tested: [] } });
	const inSight = (name: RegExp) =>
		page
			.getByRole('link', { name })
			.elements()
			.filter((one) => one.matches('[data-unit]') && one.getBoundingClientRect().bottom < 556);
	const screen = await render(BattleScreen, { battle });
	await expect.element(page.getByRole('link', { name: /the orchard/ })).toBeInTheDocument();
	expect(inSight(/R\d/).length).toBeGreaterThanOrEqual(3);
	await screen.unmount();
	const asked = { battle, slug: 'small-arms-fire', overruled: null, part: undefined };
	await render(TargetScreen, { ...asked, unit: battle.state.units[unit('R1')]! });
	await expect.element(page.getByRole('link', { name: /W1/ }).first()).toBeVisible();
	expect(inSight(/W\d/).length).toBeGreaterThanOrEqual(4);
});

test('the enemy that it is in contact with stands first among those at whom it fires', async () => {
	const battle = await opened(
		at('white', 3),
		{ type: 'engage', defender: unit('R1'), attackers: [unit('W4')] },
		at('white', 4)
	);
	const asked = { battle, slug: 'small-arms-fire', overruled: null, part: undefined };
	await render(TargetScreen, { ...asked, unit: battle.state.units[unit('R1')]! });
	const first = page.getByRole('link', { name: /\bW\d/ }).first();
	await expect.element(first).toHaveTextContent('W4');
	expect(page.getByRole('link', { name: /\bW4\b/ }).elements()).toHaveLength(1);
});
