import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import DataScreen from '#lib/features/shared/data/DataScreen.svelte';
import { Deleted } from '#lib/features/shared/data/deleted.svelte.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { withStore } from '#lib/store/database.ts';
import { screen } from '#lib/ui/frame/resting.svelte.ts';
import { forcesFile } from '../../../tools/battle-file.ts';

const press = (on: Element): boolean =>
	on.dispatchEvent(
		new PointerEvent('click', {
			...{ detail: 1, bubbles: true, cancelable: true },
			...{ clientX: 200, clientY: 200 }
		})
	);

test('two quick taps save a file once, and add what a file holds without taking it back', async () => {
	window.addEventListener('click', screen.refuse, { capture: true });
	await withStore((db) => Promise.all(db.tables.map((table) => table.clear())));
	const files = await new Files().load();
	const save = vi.spyOn(files, 'save').mockResolvedValue(true);
	await render(DataScreen, { files, deleted: new Deleted(), first: 'everything' });
	const key = page.getByRole('button', { name: 'Save as a file' }).element();
	press(key);
	press(key);
	expect(save).toHaveBeenCalledTimes(1);

	await files.open(new File([forcesFile([EXAMPLE_FORCES[0]!])], 'x.json'));
	const add = page.getByRole('button', { name: /^Add/ });
	await expect.element(add).toBeVisible();
	await new Promise((done) => setTimeout(done, 500));
	press(add.element());
	await expect.poll(() => files.canUndo).toBe(true);
	await tick();
	press(page.getByRole('button', { name: 'Undo' }).element());
	await new Promise((done) => setTimeout(done, 300));
	expect(files.canUndo).toBe(true);
	window.removeEventListener('click', screen.refuse, { capture: true });
});
