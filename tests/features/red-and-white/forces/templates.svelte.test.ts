import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import TemplateList from '#lib/features/red-and-white/forces/unit/TemplateList.svelte';
import type { Template } from '#lib/rules/red-and-white/index.ts';
import { screen } from '#lib/ui/frame/resting.svelte.ts';

test('two quick taps on a standard unit add one; a tap on another adds that at once', async () => {
	window.addEventListener('click', screen.refuse, { capture: true });
	const added: string[] = [];
	await render(TemplateList, { onadd: ({ key }: Template) => added.push(key) });
	const press = (name: RegExp, clientY: number): boolean =>
		page
			.getByRole('button', { name })
			.first()
			.element()
			.dispatchEvent(
				new PointerEvent('click', {
					...{ detail: 1, bubbles: true, cancelable: true },
					...{ clientX: 200, clientY }
				})
			);
	press(/^Infantry/, 200);
	press(/^Infantry/, 200);
	expect(added).toHaveLength(1);
	press(/^Cavalry/, 400);
	expect(added).toHaveLength(2);
	window.removeEventListener('click', screen.refuse, { capture: true });
});
