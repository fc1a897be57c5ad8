import { createRawSnippet } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Start from '#lib/features/shared/start/Start.svelte';

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

beforeEach(() => page.viewport(414, 896));

test('on the narrowest phone the names of the games break between words only', async () => {
	await page.viewport(320, 640);
	const titles = ['Orel 1919', 'White October', 'Triumph of Chaos'];
	await render(Start, {
		game: 'Red and White',
		contents: nothing,
		status: nothing,
		tabs: nothing,
		settingsHref: '/settings',
		ways: [],
		others: titles.map((title) => ({ href: `/${title}`, title, hint: 'hex game' }))
	});
	await expect.element(page.getByRole('link', { name: /^Triumph/ })).toBeVisible();
	for (const word of ['October', 'Triumph']) {
		const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (!text.nextNode()?.textContent?.includes(word));
		const range = document.createRange();
		const from = text.currentNode.textContent!.indexOf(word);
		range.setStart(text.currentNode, from);
		range.setEnd(text.currentNode, from + word.length);
		expect(range.getClientRects().length, word).toBe(1);
	}
});
