import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import HandOver from '#lib/features/shared/hand-over/HandOver.svelte';
import type { DocumentKind } from '#lib/kernel/game/document.ts';

const of: DocumentKind = {
	kind: 'roster',
	version: 1,
	parse: () => ({ ok: true, value: undefined }),
	idOf: () => '1',
	nameOf: () => 'Red player 1'
};

test('each key says what it gives away, and what came of it is in sight', async () => {
	const share = vi.fn((_: ShareData) => Promise.resolve());
	Object.assign(navigator, { share, canShare: () => true });
	onTestFinished(
		() => void ['share', 'canShare'].forEach((key) => Reflect.deleteProperty(navigator, key))
	);
	await page.viewport(390, 640);
	await render(HandOver, { of, value: {}, there: 'there' });
	const keys = page.getByRole('button', { name: /file|text/ });
	await expect.element(keys.first()).toBeVisible();
	const labels = keys.elements().map((key) => (key as HTMLElement).innerText.trim());
	expect(labels).toEqual(['Save as a file', 'Send the file', 'Share as text']);
	expect(scrollY).toBe(0);
	await page.getByRole('button', { name: 'Send the file' }).click();
	const came = page.getByText(/^Handed over: /);
	await expect.element(came).toBeVisible();
	expect(share.mock.lastCall?.[0].files?.[0]?.name).toMatch(/^tachanka-roster-red-player-1-/);
	await expect
		.poll(() => came.element().getBoundingClientRect().bottom)
		.toBeLessThanOrEqual(innerHeight);
});
