import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { View, Warned } from '#lib/features/board/face.ts';
import WarningsSheet from '#lib/features/board/play/WarningsSheet.svelte';
import { say } from '#lib/kernel/phrase.ts';

test('who could still act is named, and shown on the map hex by hex', async () => {
	const could = (hex: string): Warned => ({
		...{ what: say('It could move.'), rule: '7.1', unit: null, hex, mild: true, stops: false }
	});
	const onshow = vi.fn();
	const none = () => undefined;
	await render(WarningsSheet, {
		...{ open: true, view: { units: new Map(), movers: [] } as unknown as View<string> },
		...{ onplace: none, onunit: none, onend: none, onclose: none, onshow },
		warned: ['2605', '2605', '1811'].map(could)
	});
	await page.getByText('3 units can still act').click();
	await page.getByRole('button', { name: 'Show them on the map' }).click();
	expect(onshow).toHaveBeenCalledWith(['2605', '1811']);
});
