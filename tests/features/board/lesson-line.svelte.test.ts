import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '#lib/features/board/dress/screen.css';
import LessonLine from '#lib/features/board/play/lesson/LessonLine.svelte';
import { stopTeaching, teachIn } from '#lib/features/board/play/lesson/taught.ts';
import { say } from '#lib/kernel/phrase.ts';

test.each([
	['upright', 390, 844],
	['on its side', 844, 390]
])(
	'what the first game says goes with the list it speaks of, on a phone %s',
	async (_, width, height) => {
		await page.viewport(width, height);
		teachIn('test', 'first');
		const lineOf = () => ({ text: say('Choose who fires.'), rule: '8.1', over: false });
		const { container } = await render(LessonLine, {
			face: { kind: 'test', lesson: { line: async () => lineOf } } as never,
			live: { id: 'first', state: {} } as never,
			view: {} as never,
			focus: {} as never
		});
		const line = page.getByRole('region', { name: 'What to do now' });
		await expect.element(line).toBeVisible();
		Object.assign(container.style, { height: '100px', overflow: 'auto' });
		container.append(Object.assign(document.createElement('div'), { style: 'height: 500px' }));
		const top = (): number => line.element().getBoundingClientRect().top;
		const before = top();
		container.scrollTop = 80;
		expect(before - top()).toBe(80);
		stopTeaching('test');
	}
);
