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
