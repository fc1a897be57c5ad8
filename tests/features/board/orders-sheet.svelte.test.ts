import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import OrdersSheet from '#lib/features/board/play/fight/OrdersSheet.svelte';

test('where the standing orders are not on the phone yet, their sheet says so', async () => {
	const seat = { name: '', app: false };
	const face = {
		seatsOf: () => ({ white: seat, red: seat }),
		orders: () => Promise.reject(new Error('not loaded'))
	};
	const props = { open: true, face, live: { state: {} }, first: 'white', onclose: () => undefined };
	await render(OrdersSheet as never, props as never);
	await expect
		.element(page.getByText('This part is not on the phone yet', { exact: false }))
		.toBeVisible();
});
