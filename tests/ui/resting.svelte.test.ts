import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Button from '#lib/ui/form/Button.svelte';
import { Resting } from '#lib/ui/frame/resting.svelte.ts';
import { painted } from '#lib/ui/frame/painted.ts';

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seen = () => new Promise<void>(painted);
/** Nothing else goes on for so long, as on a slow phone. */
const blocked = (ms: number): void => {
	const until = performance.now() + ms;
	while (performance.now() < until);
};

test('keys rest while something is done, however long that takes, and a moment after', async () => {
	const resting = new Resting();
	let done = (): void => undefined;
	const work = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
	const first = resting.during(work);
	expect(resting.worn['aria-disabled']).toBe(true);
	await passed(700);
	expect(resting.now, 'it is still being done').toBe(true);
	await resting.during(work);
	expect(work, 'a second tap meanwhile asks for nothing').toHaveBeenCalledTimes(1);
	done();
	await first;
	expect(resting.working).toBe(false);
	expect(resting.now, 'what it brought up has not been seen yet').toBe(true);
	await vi.waitUntil(() => !resting.now);
	expect(resting.worn['aria-disabled']).toBeUndefined();
	void resting.during(work);
	expect(work).toHaveBeenCalledTimes(2);
});

test('what fails leaves no key resting for good', async () => {
	const resting = new Resting();
	await expect(resting.during(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
	await vi.waitUntil(() => !resting.now);
});

test('the moment begins when what came up is seen, however long it takes to draw', async () => {
	const resting = new Resting();
	resting.begin();
	blocked(600);
	await seen();
	await passed(50);
	expect(resting.now).toBe(true);
	await vi.waitUntil(() => !resting.now);
});

test('a press that left the finger while they rested takes no key, however late it arrives', async () => {
	const resting = new Resting();
	const onclick = vi.fn();
	await render(Button, { label: 'Next', resting, onclick });
	const key = page.getByRole('button').element();
	const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });
	resting.begin();
	const second = press();
	await vi.waitUntil(() => !resting.now);
	key.dispatchEvent(second);
	expect(onclick).not.toHaveBeenCalled();
	expect(second.defaultPrevented, 'nor does it follow a link').toBe(true);
	expect(resting.now, 'a key held down rests on').toBe(true);
	await vi.waitUntil(() => !resting.now);
	key.dispatchEvent(press());
	expect(onclick).toHaveBeenCalledTimes(1);
});

test('the second of two quick clicks on a key marks no words, whatever has come up under it', async () => {
	const told = document.body.appendChild(document.createElement('p'));
	told.textContent = 'They get away.';
	const { unmount } = await render(Button, { label: 'Next', onclick: () => void unmount() });
	await page.getByRole('button').dblClick();
	expect(String(getSelection())).toBe('');
	await page.getByText('They get away.').dblClick();
	expect(String(getSelection()), 'what is told may be marked').not.toBe('');
	told.remove();
});
