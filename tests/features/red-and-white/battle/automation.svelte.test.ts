import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import AutomationScreen from '#lib/features/red-and-white/rules/AutomationScreen.svelte';
import { opened } from './opened.ts';

beforeEach(() => page.viewport(414, 896));

test.each([
	[390, 844],
	[1280, 800]
])(
	'what the app does stays where it is when it is switched off, at %i × %i',
	async (width, height) => {
		await page.viewport(width, height);
		await render(AutomationScreen, { battle: await opened() });
		const first = page.getByRole('button', { name: /^Marks end with the turn/ });
		const top = (): number => first.element().getBoundingClientRect().top;
		await expect.element(first).toBeVisible();
		const before = top();
		await first.click();
		await expect.element(first).toHaveAttribute('aria-pressed', 'false');
		await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
		expect(top()).toBe(before);
	}
);
