import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ChaosScreen from '#lib/features/triumph-of-chaos/campaign/ChaosScreen.svelte';
import { campaignList } from '#lib/features/triumph-of-chaos/list.svelte.ts';

test('a double tap on New campaign begins one', async () => {
	await campaignList.load();
	const before = campaignList.rows.length;
	await render(ChaosScreen);
	const key = page.getByRole('button', { name: 'New campaign' }).element();
	const tap = () => key.dispatchEvent(new MouseEvent('click', { bubbles: true }));
	tap();
	await new Promise((resolve) => setTimeout(resolve, 100));
	tap();
	await expect.poll(async () => (await campaignList.load()).rows.length).toBeGreaterThan(before);
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect((await campaignList.load()).rows.length).toBe(before + 1);
});
