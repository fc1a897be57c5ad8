import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
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
