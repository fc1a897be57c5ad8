import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import TableFace from '#lib/ui/paper/TableFace.svelte';

const dock = createRawSnippet(() => ({ render: () => '<p></p>' }));

test.each([
	[390, 844],
	[360, 640],
	[844, 390]
])(
	'what is turned to the table is never wider than the screen (%i x %i)',
	async (width, height) => {
		await page.viewport(width, height);
		const screen = await render(TableFace, { who: 'Commissar', value: '5', dock });
		const number = document.querySelector<HTMLElement>('main .num')!;
		const whole = number.offsetWidth;
		for (const value of ['+1', '10', '−12', '+1½', 'Fires', 'Automatically']) {
			await screen.rerender({ value, words: 'No quarrel: he helps, and it may fire indirectly.' });
			for (const line of document.querySelectorAll('main span'))
				expect(line.getBoundingClientRect(), value).toSatisfy(
					({ left, right }: DOMRect) => left >= 0 && right <= width
				);
		}
		await screen.rerender({ value: '5' });
		expect(number.offsetWidth, 'one figure is as large as ever').toBe(whole);
	}
);
