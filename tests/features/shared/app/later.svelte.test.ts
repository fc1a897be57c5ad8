import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Later from '#lib/features/shared/app/Later.svelte';
import UnitsList from '#lib/features/board/play/UnitsList.svelte';

test('what comes with a later pack stands there once it is here, and says so while it is not', async () => {
	const view = { units: new Map(), movers: [], side: 'red' };
	const props = { view, chosen: undefined, onchoose: () => undefined };
	const part = async () => Promise.reject(new Error('offline'));
	const { container, rerender } = await render(Later as never, { part, ...props } as never);
	await expect.element(page.getByText('This part is not on the phone yet')).toBeVisible();
	await rerender({ part: async () => ({ default: UnitsList }), ...props } as never);
	await expect.element(page.getByRole('radiogroup')).toBeVisible();
	expect(container.textContent).not.toContain('not on the phone');
});
