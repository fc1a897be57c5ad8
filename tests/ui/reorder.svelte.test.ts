import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ReorderList from './ReorderList.svelte';

const order = () =>
	page
		.getByRole('listitem')
		.elements()
		.map((one) => one.textContent?.trim());

const middle = (element: Element): number => {
	const box = element.getBoundingClientRect();
	return box.top + box.height / 2;
};

/** What a finger does on the handle: down, in steps to the middle of another row, up. */
const drag = (handle: Element, to: number) => {
	const from = middle(handle);
	const at = (type: string, clientY: number) =>
		handle.dispatchEvent(
			new PointerEvent(type, { clientY, clientX: 10, pointerId: 1, bubbles: true })
		);
	// The pointer is made up, so there is nothing to capture.
	handle.setPointerCapture = () => undefined;
	at('pointerdown', from);
	for (let part = 1; part <= 5; part++) at('pointermove', from + ((to - from) * part) / 5);
	at('pointerup', to);
};

test('arrow keys move a row and the focus goes with it', async () => {
	await render(ReorderList, { items: ['Markov', 'Kornilov', 'Drozdovsky'] });
	const handle = page.getByRole('button', { name: 'Move Markov' });
	(handle.element() as HTMLElement).focus();
	await userEvent.keyboard('{ArrowDown}');
	expect(order()).toEqual(['Kornilov', 'Markov', 'Drozdovsky']);
	await expect.element(handle).toHaveFocus();
	await userEvent.keyboard('{ArrowDown}{ArrowDown}');
	expect(order()).toEqual(['Kornilov', 'Drozdovsky', 'Markov']);
	await userEvent.keyboard('{ArrowUp}');
	expect(order()).toEqual(['Kornilov', 'Markov', 'Drozdovsky']);
});

test('a tap on the handle offers the same as two buttons, which stay', async () => {
	await render(ReorderList, { items: ['Markov', 'Kornilov', 'Drozdovsky'] });
	await page.getByRole('button', { name: 'Move Markov' }).click();
	await expect.element(page.getByRole('button', { name: 'Up' })).toBeDisabled();
	await page.getByRole('button', { name: 'Down' }).click();
	await expect.poll(order).toEqual(['Kornilov', 'Markov', 'Drozdovsky']);
	await page.getByRole('button', { name: 'Down' }).click();
	await expect.poll(order).toEqual(['Kornilov', 'Drozdovsky', 'Markov']);
	await page.getByRole('button', { name: 'Up' }).click();
	await expect.poll(order).toEqual(['Kornilov', 'Markov', 'Drozdovsky']);
});

test('the two buttons come up where they stay', async () => {
	const screen = await render(ReorderList, { items: ['Markov', 'Kornilov', 'Drozdovsky'] });
	const handle = page.getByRole('button', { name: 'Move Kornilov' }).element() as HTMLElement;
	handle.click();
	const pair = screen.container.querySelector(':popover-open')!;
	expect(middle(pair)).toBeCloseTo(middle(handle), 0);
	expect(pair.getBoundingClientRect().left).toBe(handle.getBoundingClientRect().right);
});

test('a row dragged past others lands behind them, and leaves no trace', async () => {
	const screen = await render(ReorderList, { items: ['Markov', 'Kornilov', 'Drozdovsky'] });
	const rows = page.getByRole('listitem').elements();
	drag(page.getByRole('button', { name: 'Move Markov' }).element(), middle(rows[2] as Element) + 4);
	await expect.poll(order).toEqual(['Kornilov', 'Drozdovsky', 'Markov']);
	expect(screen.container.querySelectorAll('[data-dragged], [data-drop]')).toHaveLength(0);
});
