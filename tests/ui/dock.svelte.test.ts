import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import LowDock from './LowDock.svelte';
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

test('on its side, an answer taller than the phone goes away under the bar, not over it', async () => {
	await page.viewport(844, 390);
	await render(LowDock, { height: '120rem' });
	await expect.element(page.getByText('Answer')).toBeVisible();
	// As where the page is scrolled to its end.
	document.querySelector('footer')!.style.translate = '0 -200px';
	const bar = page.getByRole('banner').element().getBoundingClientRect();
	const there = document.elementFromPoint(bar.right - 30, bar.top + 30);
	expect(there?.closest('header, footer')?.tagName).toBe('HEADER');
});

test('on its side, what was done has two thirds of its line, and its undo the rest', async () => {
	await page.viewport(844, 390);
	await render(LowDock);
	const undo = page.getByRole('button', { name: 'Undo' });
	await expect.element(undo).toBeVisible();
	const toast = undo.element().parentElement!;
	expect(undo.element().clientWidth * 3).toBeLessThan(toast.offsetWidth);
	expect(toast.offsetHeight).toBeLessThanOrEqual(60);
});
