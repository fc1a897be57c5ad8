import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CameBackScreen from '#lib/features/red-and-white/report/CameBackScreen.svelte';
import { opened } from '../battle/opened.ts';

test('who came back: each choice says what is chosen by it', async () => {
	await render(CameBackScreen, { battle: await opened(), forcesHref: '/forces' });
	await expect.element(page.getByRole('heading', { name: 'Who won' })).toBeVisible();
	await expect.element(page.getByRole('heading', { name: 'Parts of a figure' })).toBeVisible();
});

test('the ways on that come up where the survivors were sent home take no second tap of that finger', async () => {
	await render(CameBackScreen, { battle: await opened(), forcesHref: '/forces' });
	await page.getByRole('button', { name: 'Keep as new forces' }).click();
	const on = page.getByRole('link', { name: /^New battle/ });
	await expect.poll(() => on.elements().length).toBe(1);
	const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
	// Whoever refuses it does so first; nobody leaves this page.
	document.addEventListener('click', (press) => press.preventDefault(), { once: true });
	let heard = false;
	on.element().addEventListener('click', () => (heard = true), { once: true });
	on.element().dispatchEvent(second);
	expect(heard).toBe(false);
});
