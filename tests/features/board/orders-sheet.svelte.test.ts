import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inALine } from '#lib/features/board/names.ts';
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

test('two quick taps on who leaves are one: the second would take back what the first gives; one on another is its own', async () => {
	const seat = { name: '', app: false };
	const done = vi.fn();
	const row = (key: string) => ({
		...{ key, name: inALine(key), says: inALine('2418'), mark: undefined, command: key }
	});
	const order = {
		...{ key: 'leave', rule: '8.5', what: inALine('who leaves'), value: '0', choices: [] },
		single: { label: inALine('one by one'), rows: [row('first'), row('second')] }
	};
	const face = {
		seatsOf: () => ({ white: seat, red: seat }),
		orders: () => Promise.resolve(() => [order])
	};
	const live = { state: {}, do: done };
	const props = { open: true, face, live, first: 'white', onclose: () => undefined };
	await render(OrdersSheet as never, props as never);
	await page.getByText('one by one').click();
	// Each at a place of its own: without the app's looks the rows lie closer than fingers do.
	const tap = (name: string, clientY: number): void => {
		const at = { clientX: 200, clientY, pointerType: 'touch', detail: 1 };
		const on = page.getByRole('button', { name }).element();
		on.dispatchEvent(new PointerEvent('click', { ...at, bubbles: true, cancelable: true }));
	};
	await expect.element(page.getByRole('button', { name: 'first' })).toBeVisible();
	tap('first', 400);
	tap('first', 400);
	tap('second', 600);
	expect(done.mock.calls).toEqual([['first'], ['second']]);
});
