import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Bar from '#lib/ui/frame/Bar.svelte';
import Log from '#lib/ui/list/Log.svelte';

test('the head of a turn stays right under the bar: no line of the log goes by between them', async () => {
	await page.viewport(360, 640);
	await render(Bar, { title: 'Log', book: 'Kromy crossing', back: '/', backLabel: 'Back' });
	await render(Log, {
		title: 'Round 1, Red turn',
		children: createRawSnippet(() => ({ render: () => '<li>Lines</li>' }))
	});
	const { top } = getComputedStyle(page.getByText('Round 1, Red turn').element());
	expect(parseFloat(top)).toBeLessThanOrEqual(
		page.getByRole('banner').element().getBoundingClientRect().height
	);
});
