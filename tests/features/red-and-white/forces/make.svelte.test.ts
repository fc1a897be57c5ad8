import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import UnitMake from '#lib/features/red-and-white/forces/unit/UnitMake.svelte';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { rebuilt } from '#lib/rules/red-and-white/scenarios/templates.ts';

test('a ship has as many machine guns as its owner gives it', async () => {
	const change = vi.fn();
	const ship = rebuilt(EXAMPLE_FORCES[0]!.units[0]!, 'ship');
	await render(UnitMake, { unit: ship, change });
	await page.getByRole('button', { name: 'One more: Machine guns' }).click();
	expect(change).toHaveBeenCalledWith({ turrets: 1 }, 'turrets');
});
