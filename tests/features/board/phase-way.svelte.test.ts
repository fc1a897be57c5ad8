import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { screenDressed } from '#lib/features/board/dress/dress.ts';
import PhaseWay from '#lib/features/board/play/PhaseWay.svelte';
import '../../ui/dressed.ts';

test('beside each other, the names of the phases do not touch in the large letters of the hall', async () => {
	await page.viewport(1280, 800);
	document.documentElement.dataset['theme'] = 'hall';
	screenDressed();
	document.body.classList.add('bp-frame');
	const phases = ['Depots', 'Recruitment', 'Command'].map((label, at) => ({ n: at + 1, label }));
	const { container } = await render(PhaseWay, { label: 'Phases', phases, current: 2 });
	const names = [...container.querySelectorAll('.bp-name')].map((name) => {
		const words = document.createRange();
		words.selectNodeContents(name);
		return words.getBoundingClientRect();
	});
	for (const [at, { left }] of names.slice(1).entries())
		expect(left - names[at]!.right).toBeGreaterThan(4);
	document.body.classList.remove('bp-frame');
	delete document.documentElement.dataset['theme'];
});

test.each(['dark', 'hall'])(
	'in the %s theme a phase takes the same height with a note below it and without: the map stays where it is',
	async (theme) => {
		await page.viewport(390, 844);
		document.documentElement.dataset['theme'] = theme;
		screenDressed();
		const phases = [{ n: 1, label: 'Combat' }];
		const props = { label: 'Phases', phases, current: 1 };
		const { container, rerender } = await render(PhaseWay, { ...props, note: 'White decides' });
		const height = () => container.querySelector('.bp-ways')!.getBoundingClientRect().height;
		const noted = height();
		await rerender({ ...props, note: undefined });
		expect(height()).toBe(noted);
		delete document.documentElement.dataset['theme'];
	}
);
