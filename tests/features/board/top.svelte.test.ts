import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { TWICE } from '#lib/ui/frame/resting.svelte.ts';
import { fromTop } from '#lib/features/board/play/panes/top.ts';

test('a sheet that was scrolled is read from its top when something else is chosen, and only then', async () => {
	const sheet = document.createElement('div');
	sheet.style.cssText = 'height: 50px; overflow: auto';
	sheet.innerHTML = '<div style="height: 500px"></div>';
	document.body.append(sheet);
	let chosen = $state(0);
	let fight = $state(false);
	const stop = $effect.root(() => {
		const attach = fromTop(() => chosen >= 0 && !fight);
		$effect(() => attach(sheet));
	});
	const scrolled = async (top: number): Promise<void> => {
		const heard = new Promise((done) => sheet.addEventListener('scroll', done, { once: true }));
		sheet.scrollTop = top;
		await heard;
		flushSync();
	};
	flushSync();
	await scrolled(80);
	expect(sheet.scrollTop).toBe(80);
	chosen++;
	flushSync();
	expect(sheet.scrollTop).toBe(0);
	await new Promise(requestAnimationFrame);
	fight = true;
	flushSync();
	await scrolled(60);
	chosen++;
	flushSync();
	expect(sheet.scrollTop).toBe(60);
	stop();
	sheet.remove();
});

test('where the page scrolls, the map comes back into sight with what else is chosen, if it was above', () => {
	const [map, sheet] = [1, 2].map(() => document.body.appendChild(document.createElement('div')));
	const comes = vi.spyOn(map!, 'scrollIntoView').mockImplementation(() => undefined);
	let chosen = $state(0);
	const stop = $effect.root(() => {
		const attach = fromTop(() => chosen >= 0);
		$effect(() => attach(sheet!));
	});
	/** So far down the page; the sheet begins there. */
	const scrolled = (y: number, top: number): number => {
		vi.stubGlobal('scrollY', y);
		vi.spyOn(sheet!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 3000));
		window.dispatchEvent(new Event('scroll'));
		chosen++;
		flushSync();
		return comes.mock.calls.length;
	};
	flushSync();
	expect(scrolled(100, 300), 'it is in sight').toBe(0);
	expect(scrolled(1200, -800)).toBe(1);
	expect(scrolled(0, -800), 'nothing was scrolled').toBe(1);
	stop();
	map!.remove();
	sheet!.remove();
});

test('the second tap of the finger that chose something else does nothing to what came up under it', async () => {
	const sheet = document.createElement('div');
	const key = sheet.appendChild(document.createElement('button'));
	document.body.append(sheet);
	let chosen = $state(0);
	const tapped = vi.fn(() => void chosen++);
	key.addEventListener('click', tapped);
	const stop = $effect.root(() => {
		const attach = fromTop(() => chosen >= 0);
		$effect(() => attach(sheet));
	});
	flushSync();
	const tap = (clientY: number): void => {
		const how = {
			bubbles: true,
			cancelable: true,
			detail: 1,
			pointerType: 'touch',
			clientX: 400,
			clientY
		};
		key.dispatchEvent(new PointerEvent('click', how));
		flushSync();
	};
	tap(10);
	tap(12);
	expect(tapped, 'a double tap').toHaveBeenCalledTimes(1);
	tap(90);
	expect(tapped, 'another finger, elsewhere').toHaveBeenCalledTimes(2);
	tapped.mockImplementation(() => undefined);
	tap(150);
	tap(150);
	expect(tapped, 'on what changes nothing else').toHaveBeenCalledTimes(3);
	await new Promise((later) => setTimeout(later, 2 * TWICE));
	tap(150);
	expect(tapped, 'no double tap any more').toHaveBeenCalledTimes(4);
	stop();
	sheet.remove();
});

test('the press that a label hands on to what it is of is no second tap', () => {
	const sheet = document.createElement('div');
	sheet.innerHTML = '<label><input type="checkbox"><span>Hasty attack</span></label>';
	document.body.append(sheet);
	const stop = $effect.root(() => {
		const attach = fromTop(() => true);
		$effect(() => attach(sheet));
	});
	flushSync();
	const how = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch', clientX: 40 };
	const tap = () => sheet.querySelector('span')?.dispatchEvent(new PointerEvent('click', how));
	const taken = () => sheet.querySelector('input')?.checked;
	tap();
	expect(taken()).toBe(true);
	tap();
	expect(taken(), 'a double tap').toBe(true);
	stop();
	sheet.remove();
});
