import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { screenDressed } from '#lib/features/board/dress/dress.ts';
import Toast from '#lib/ui/frame/Toast.svelte';

test('what was told in many lines leaves what is asked next its room', async () => {
	await page.viewport(390, 844);
	screenDressed();
	const { container } = await render(Toast, { text: 'It is told at length. '.repeat(20) });
	const dock = Object.assign(document.createElement('div'), { className: 'bp-dock' });
	dock.append(...container.childNodes);
	container.className = 'bp-frame';
	container.append(dock);
	const line = parseFloat(getComputedStyle(dock.querySelector('span')!).lineHeight);
	expect(dock.offsetHeight / line).toBeLessThan(5);
});

test('its key leaves the words most of a small phone', async () => {
	await page.viewport(360, 640);
	const { container } = await render(Toast, {
		text: 'It is told at length. '.repeat(5),
		action: { label: 'Undo', onclick: () => undefined }
	});
	const { offsetWidth } = container.querySelector('span')!;
	expect(offsetWidth / container.querySelector<HTMLElement>('.toast')!.offsetWidth).toBeGreaterThan(
		0.7
	);
});
