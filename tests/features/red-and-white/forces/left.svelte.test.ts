import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { goto } from '$app/navigation';
import ForcesScreen from '#lib/features/red-and-white/forces/ForcesScreen.svelte';
import { ForceList } from '#lib/features/red-and-white/forces/list.svelte.ts';

test('whoever has gone elsewhere while a force is made is not fetched back to it', async () => {
	const list = new ForceList();
	let made: (done: boolean) => void = () => undefined;
	list.add = vi.fn(() => new Promise<boolean>((done) => (made = done)));
	let gone = false;
	const screen = await render(ForcesScreen, {
		get list() {
			// The next screen has other data, and no list.
			return gone ? (undefined as never) : list;
		}
	});
	await page.getByRole('button', { name: 'New force' }).click();
	await page.getByRole('button', { name: 'Red', exact: false }).first().click();
	await expect.poll(() => list.add).toHaveBeenCalledOnce();
	await screen.unmount();
	gone = true;
	// What another file's screen asked for late is not this one's.
	vi.mocked(goto).mockClear();
	made(true);
	await new Promise((done) => setTimeout(done));
	expect(goto).not.toHaveBeenCalled();
});
