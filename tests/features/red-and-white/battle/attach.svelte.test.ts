import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import type { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import UnitChanges from '#lib/features/red-and-white/unit/UnitChanges.svelte';
import UnitDeeds from '#lib/features/red-and-white/unit/UnitDeeds.svelte';
import type { Command } from '#lib/rules/red-and-white/index.ts';
import { at } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { opened } from './opened.ts';

/** The keys of the machine guns in this battle, and the unit they are part of. */
const guns = async (...commands: readonly Command[]) => {
	const battle = await opened(...commands);
	await render(UnitDeeds, { battle, unit: battle.state.units[unit('R3')]! });
	return { battle, host: () => battle.state.units[unit('R3')]!.mergedInto };
};
const key = (name: string | RegExp) => page.getByRole('button', { name });

test('guns are attached by a key for each unit, and by no other tap', async () => {
	const { host } = await guns(at('red', 3));
	await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
	await key('Attach to …').click();
	await expect.element(key('Attach to 5th Zemgale Latvian Rifles')).toBeVisible();
	expect(host()).toBe(null);
	await key('Attach to 6th Latvian Rifles').click();
	await expect.poll(host).toBe(unit('R1'));
});

test('where a rule forbids attaching, the key says which, and the referee may allow it', async () => {
	const { host } = await guns(at('red', 2));
	await expect.element(key(/^Attach to …/)).toHaveTextContent('not done in this phase');
	await key(/^Attach to …/).click();
	await key(/^Attach to 6th Latvian Rifles/).click();
	expect(host()).toBe(null);
	await page.getByLabelText('Reason').fill('they stood together');
	await key('Overrule, with a reason').click();
	await expect.poll(host).toBe(unit('R1'));
});

test('two units of one name have a key each', async () => {
	const battle = await opened(at('red', 3));
	const { state } = battle;
	const [R1, R2] = [state.units[unit('R1')]!, state.units[unit('R2')]!];
	const alike = { ...R2, unit: { ...R2.unit, name: R1.unit.name, label: R1.unit.label } };
	const twins = { ...state, units: { ...state.units, [R2.id]: alike } };
	const would = (command: Command) => battle.game.engine().decide(twins, command);
	await render(UnitDeeds, {
		battle: { id: battle.id, state: twins, would } as unknown as LiveBattle,
		unit: twins.units[unit('R3')]!
	});
	await key('Attach to …').click();
	await expect.element(key('Attach to 6th Latvian Rifles').nth(1)).toBeVisible();
});

test('a unit that may not join another says why, and none can be chosen', async () => {
	const battle = await opened(at('red', 3), {
		...{ type: 'oweTest', unit: unit('R2'), calculator: 'officer-hit', n: 1 },
		reason: 'a stray shell'
	});
	const joins = async (label: 'R1' | 'R2') => {
		await render(UnitChanges, { battle, unit: battle.state.units[unit(label)]! });
		await page.getByText('Officer, player, side, leaving').click();
		return page.getByLabelText('Becomes part of');
	};
	const owing = await joins('R2');
	await expect.element(owing).toHaveAccessibleDescription('First what it owes is done.');
	await expect.element(owing.getByRole('option', { name: /6th Latvian/ })).toBeDisabled();
	await cleanup();
	const free = await joins('R1');
	await expect.element(free.getByRole('option', { name: /Zemgale/ })).toBeEnabled();
	await expect.element(free).not.toHaveAttribute('aria-describedby');
});
