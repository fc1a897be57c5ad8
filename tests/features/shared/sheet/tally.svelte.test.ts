import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Tally from '#lib/features/shared/sheet/fields/Tally.svelte';

test('the keys of a small count are named after what it counts, or after its label', async () => {
	const onchange = vi.fn();
	const asked = { label: '11 of 16 figures', value: 1, min: 0, max: 2, onchange };
	const { rerender } = await render(Tally, asked);
	await page.getByRole('button', { name: 'One less: 11 of 16 figures' }).click();
	expect(onchange).toHaveBeenLastCalledWith(0);
	await rerender({ what: 'figures' });
	await page.getByRole('button', { name: 'One more: figures' }).click();
	expect(onchange).toHaveBeenLastCalledWith(2);
});
