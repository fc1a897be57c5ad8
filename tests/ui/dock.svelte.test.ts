import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import NarrowDock from './NarrowDock.svelte';

test('where the keys of the dock stand one below the other, each is as tall as its words', async () => {
	await render(NarrowDock, { label: 'Apply to the first Drozdovsky officers rifle regiment' });
	const key = page.getByRole('button', { name: /^Apply/ });
	await expect.element(key).toBeVisible();
	const { clientHeight, scrollHeight } = key.element();
	expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
	const [copy, apply, show] = page
		.getByRole('button')
		.elements()
		.map((one) => one.getBoundingClientRect());
	expect(copy!.bottom).toBeLessThanOrEqual(apply!.top);
	expect(apply!.bottom).toBeLessThanOrEqual(show!.top);
});

test('in large letters, too, three keys stand in one line where their words have room', async () => {
	await render(NarrowDock, { label: 'Declare the attack', width: '16rem' });
	await expect.element(page.getByRole('button', { name: /^Declare/ })).toBeVisible();
	const tops = page
		.getByRole('button')
		.elements()
		.map((one) => one.getBoundingClientRect().top);
	expect(new Set(tops).size).toBe(1);
});
