import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Menu from '#lib/ui/frame/Menu.svelte';
import { screen as arriving } from '#lib/ui/frame/resting.svelte.ts';
import Sheet from '#lib/ui/frame/Sheet.svelte';

const children = createRawSnippet(() => ({ render: () => '<button>Fall back</button>' }));
const unit = { title: '1st Drozdovsky', closeLabel: 'Close', children };

test('a sheet is a modal dialog with the name of what it shows', async () => {
	await render(Sheet, { ...unit, open: true, onclose: vi.fn() });
	const dialog = page.getByRole('dialog', { name: '1st Drozdovsky' });
	await expect.element(dialog).toBeVisible();
	expect(dialog.element().matches(':modal')).toBe(true);
	await expect.element(page.getByRole('heading', { name: '1st Drozdovsky' })).toHaveFocus();
});

test('Escape, the cross and the ground behind it ask to close, and it waits for the answer', async () => {
	const onclose = vi.fn();
	const screen = await render(Sheet, { ...unit, open: true, onclose });
	const dialog = page.getByRole('dialog').element() as HTMLDialogElement;
	await userEvent.keyboard('{Escape}');
	expect(onclose).toHaveBeenCalledTimes(1);
	expect(dialog.open).toBe(true);
	await page.getByRole('button', { name: 'Close' }).click();
	expect(onclose).toHaveBeenCalledTimes(2);
	dialog.click();
	expect(onclose).toHaveBeenCalledTimes(3);
	await page.getByRole('button', { name: 'Fall back' }).click();
	expect(onclose).toHaveBeenCalledTimes(3);
	await screen.rerender({ open: false });
	expect(dialog.open).toBe(false);
	expect(onclose).toHaveBeenCalledTimes(3);
	await expect.element(page.getByText('Fall back')).not.toBeInTheDocument();
});

test('what a sheet covers does not scroll under it, as long as one is open', async () => {
	const scrolls = (): string => getComputedStyle(document.documentElement).overflowY;
	const before = scrolls();
	const [one, other] = [
		await render(Sheet, { ...unit, open: true, onclose: vi.fn() }),
		await render(Sheet, { ...unit, open: true, onclose: vi.fn() })
	];
	expect([before, scrolls()]).toEqual(['visible', 'hidden']);
	await one.rerender({ open: false });
	expect(scrolls()).toBe('hidden');
	await other.unmount();
	expect(scrolls()).toBe('visible');
});

test('the second tap of the finger that opened a sheet answers nothing in it', async () => {
	const onclose = vi.fn();
	const back = vi.fn();
	const screen = await render(Sheet, { ...unit, open: false, onclose });
	const tap = (element: Element, clientX: number, detail = 1) =>
		element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY: 40, detail }));
	tap(document.body, 40);
	await screen.rerender({ open: true });
	const key = page.getByRole('button', { name: 'Fall back' }).element();
	key.addEventListener('click', back);
	tap(key, 44);
	tap(page.getByRole('dialog').element(), 44);
	expect(back).not.toHaveBeenCalled();
	expect(onclose).not.toHaveBeenCalled();
	tap(key, 140);
	expect(back).toHaveBeenCalledTimes(1);
	// Enter says no place and no count; a mouse that clicks twice says so.
	tap(key, 44, 0);
	expect(back).toHaveBeenCalledTimes(2);
	const mouse = (detail: number) =>
		key.dispatchEvent(
			new PointerEvent('click', {
				...{ bubbles: true, clientX: 44, clientY: 40, detail, pointerType: 'mouse' }
			})
		);
	mouse(2);
	expect(back).toHaveBeenCalledTimes(2);
	mouse(1);
	expect(back).toHaveBeenCalledTimes(3);
	await new Promise((resolve) => setTimeout(resolve, 700));
	tap(key, 44);
	expect(back).toHaveBeenCalledTimes(4);
	// On a slow phone it is seen long after the tap that opened it.
	await screen.rerender({ open: false });
	tap(document.body, 40);
	await screen.rerender({ open: true });
	const until = performance.now() + 500;
	while (performance.now() < until);
	const again = page.getByRole('button', { name: 'Fall back' }).element();
	again.addEventListener('click', back);
	tap(again, 44);
	expect(back).toHaveBeenCalledTimes(4);
});

test('the second tap of the finger that closed a sheet reaches nothing that lay under it', async () => {
	const next = vi.fn();
	const under = document.body.appendChild(document.createElement('button'));
	under.addEventListener('click', next);
	window.addEventListener('click', arriving.refuse, { capture: true });
	const tap = (element: Element, clientX: number) =>
		element.dispatchEvent(
			new MouseEvent('click', { bubbles: true, clientX, clientY: 40, detail: 1 })
		);
	const screen = await render(Sheet, { ...unit, open: true, onclose: vi.fn() });
	await new Promise((resolve) => setTimeout(resolve, 700));
	tap(page.getByRole('button', { name: 'Fall back' }).element(), 40);
	await screen.rerender({ open: false });
	tap(under, 44);
	expect(next).not.toHaveBeenCalled();
	tap(under, 140);
	expect(next).toHaveBeenCalledTimes(1);
	window.removeEventListener('click', arriving.refuse, { capture: true });
	under.remove();
});

test('a sheet that is opened again at once stays open', async () => {
	const onclose = vi.fn();
	const screen = await render(Sheet, { ...unit, open: true, onclose });
	await screen.rerender({ open: false });
	await screen.rerender({ open: true });
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(onclose).not.toHaveBeenCalled();
});

test('a menu opens, does one thing and is gone', async () => {
	const copy = vi.fn();
	await render(Menu, {
		label: 'More',
		items: [
			{ label: 'Copy as text', onclick: copy },
			{ label: 'Print', disabled: true },
			{ label: 'Rules', href: '#rules' }
		]
	});
	const item = page.getByRole('button', { name: 'Copy as text' });
	await expect.element(page.getByText('Copy as text')).not.toBeInTheDocument();
	await page.getByRole('button', { name: 'More' }).click();
	await expect.element(item).toBeVisible();
	await expect.element(page.getByRole('button', { name: 'Print' })).toBeDisabled();
	await item.click();
	expect(copy).toHaveBeenCalledTimes(1);
	await expect.element(page.getByText('Copy as text')).not.toBeVisible();
});

test('a double tap on what opens a menu leaves it open, and one on its item does nothing under it', async () => {
	const tap = (element: Element) =>
		element.dispatchEvent(
			new MouseEvent('click', {
				...{ bubbles: true, cancelable: true, clientX: 40, clientY: 40, detail: 1 }
			})
		);
	const next = vi.fn();
	const under = document.body.appendChild(document.createElement('button'));
	under.addEventListener('click', next);
	window.addEventListener('click', arriving.refuse, { capture: true });
	await render(Menu, { label: 'More', items: [{ label: 'Copy as text', onclick: vi.fn() }] });
	const more = page.getByRole('button', { name: 'More' }).element();
	tap(more);
	tap(more);
	const item = page.getByRole('button', { name: 'Copy as text' });
	await expect.element(item).toBeVisible();
	await new Promise((resolve) => setTimeout(resolve, 700));
	tap(item.element());
	tap(under);
	expect(next).not.toHaveBeenCalled();
	window.removeEventListener('click', arriving.refuse, { capture: true });
	under.remove();
});

test('a menu stays on the screen', async () => {
	await render(Menu, { label: 'More', items: [{ label: 'Copy as text', onclick: vi.fn() }] });
	await page.getByRole('button', { name: 'More' }).click();
	const list = page.getByRole('list', { name: 'More' });
	await expect.element(list).toBeVisible();
	const box = list.element().getBoundingClientRect();
	expect(box.left).toBeGreaterThanOrEqual(0);
	expect(box.right).toBeLessThanOrEqual(innerWidth);
	expect(box.bottom).toBeLessThanOrEqual(innerHeight);
});
