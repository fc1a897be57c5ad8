import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import UndoKey from '#lib/features/shared/journal/UndoKey.svelte';

test('a double tap on Undo takes back one line, a tap after it the next', async () => {
	const undo = vi.fn(() => Promise.resolve());
	await render(UndoKey, { live: { canUndo: true, undo } });
	const key = page.getByRole('button', { name: 'Undo' }).element();
	const tap = () => key.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
	tap();
	await new Promise((resolve) => setTimeout(resolve, 120));
	tap();
	expect(undo).toHaveBeenCalledTimes(1);
	await vi.waitUntil(() => !key.hasAttribute('aria-disabled'));
	tap();
	expect(undo).toHaveBeenCalledTimes(2);
});
