import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import CounterSign from '#lib/ui/board/CounterSign.svelte';
import MiniMap from '#lib/ui/board/MiniMap.svelte';
import { fieldOf } from '#lib/ui/board/shape/field.ts';
import { joined } from '#lib/ui/board/shape/ground.ts';
import { counter, country, stack } from './country.ts';

test('a counter alone shows strength, movement, quality, steps left and lost, mode, and two marks at most', async () => {
	const shown = counter('x', 'red', {
		value: '3·5',
		movement: '8',
		quality: '5',
		steps: 4,
		left: 3,
		march: true,
		marks: ['routed', 'unsupplied', 'works']
	});
	const { container } = await render(CounterSign, { counter: shown });
	const texts = [...container.querySelectorAll('text')].map((one) => one.textContent);
	expect(texts).toEqual(['8', '3·5', '5']);
	const dots = (of: string): number =>
		(container.querySelector(of)?.getAttribute('d') ?? '').split('M').length - 1;
	expect([dots('.b-step'), dots('.b-lost')]).toEqual([3, 1]);
	const count = (of: string): number => container.querySelectorAll(of).length;
	expect([count('.b-mark'), count('.b-band')]).toEqual([2, 1]);
	expect(container.querySelector('svg')?.getBoundingClientRect().width).toBe(40);
});

test('sides differ in colour, and letters stand out from it', async () => {
	const colours = new Set<string>();
	for (const side of ['red', 'white', 'allied'] as const) {
		const { container, unmount } = await render(CounterSign, { counter: counter('x', side) });
		const face = container.querySelector('.b-face');
		if (!face) throw new Error('No face.');
		const { fill, stroke } = getComputedStyle(face);
		expect(fill).not.toBe(stroke);
		colours.add(fill);
		await unmount();
	}
	expect(colours.size).toBe(3);
});

test('a small map shows every stack, and the front between them', async () => {
	const stacks = [stack('1008', 'red'), stack('1012', 'white'), stack('2705', 'allied')];
	const { container } = await render(MiniMap, {
		joined: joined(fieldOf(country)),
		stacks,
		label: 'Turn 4'
	});
	await expect.element(page.getByRole('img', { name: 'Turn 4' })).toBeVisible();
	const count = (of: string): number => container.querySelectorAll(of).length;
	expect([count('.b-token-red'), count('.b-token-white'), count('.b-token-allied')]).toEqual([
		1, 1, 1
	]);
	expect(container.querySelector('.b-front-red')?.getAttribute('d')).toContain('M');
});
