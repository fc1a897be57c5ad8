import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import LossBlock from '#lib/features/red-and-white/goals/LossBlock.svelte';
import { opened } from './opened.ts';

test('two prices changed before the first is written down both count', async () => {
	const battle = await opened();
	await render(LossBlock, { battle });
	const before = battle.state.goals.losses;
	const more = page.getByRole('button', { name: /^One more/ });
	await expect.element(more.first()).toBeVisible();
	const [stands, units] = more.elements() as HTMLElement[];
	stands?.click();
	units?.click();
	const all = (units: typeof before.units) => Object.values(units).reduce((sum, n) => sum + n, 0);
	await expect.poll(() => all(battle.state.goals.losses.units)).toBe(all(before.units) + 1);
	expect(battle.state.goals.losses.stand).toBe(before.stand + 1);
});
