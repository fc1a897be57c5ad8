import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Course, CourseStep } from '#lib/features/board/fight.ts';
import PlaySheet from '#lib/features/board/play/PlaySheet.svelte';
import Timetable from '#lib/features/board/play/fight/Timetable.svelte';
import { say } from '#lib/kernel/phrase.ts';

const step = (state: CourseStep['state'], told: readonly string[] = []): CourseStep => ({
	...{ title: say('Retreat'), rule: '8.5', state },
	told: { sentences: told.map((one) => say(one)) }
});
const course = (told: readonly string[]): Course => ({
	...{ title: say('Attack'), hex: '2419', outcome: null },
	steps: [step('passed'), step('passed'), step('now', told), step('ahead')]
});

test('the question of a step is in sight however much was told in it, and the end of that above it', async () => {
	const sheet = document.createElement('div');
	sheet.className = 'bp-sheet';
	sheet.style.cssText = 'height: 240px; width: 300px; overflow: auto; position: relative';
	document.body.append(sheet);
	const here = createRawSnippet(() => ({
		render: () => '<section style="height: 400px"><h2>Who goes?</h2></section>'
	}));
	const long = Array.from({ length: 3 }, () =>
		'They get away over the river and the hill. '.repeat(4)
	);
	for (const told of [['They try.'], long]) {
		const { unmount } = await render(Timetable, {
			target: sheet,
			props: { course: course(told), here }
		});
		const { top, bottom } = sheet.getBoundingClientRect();
		const asked = sheet.querySelector('section > h2')!.getBoundingClientRect();
		expect(asked.top).toBeGreaterThanOrEqual(top);
		expect(asked.bottom).toBeLessThan(bottom);
		if (told === long) expect(asked.top - top).toBeGreaterThan(96);
		await unmount();
	}
	sheet.remove();
});

test('what a first game says stands with the question of the step, which is scrolled to; else on top', async () => {
	const none = () => undefined;
	const view = {
		...{ units: new Map(), movers: [], over: null, ask: null },
		called: { title: say('Cohesion'), rule: '8.7', side: 'white', units: [], workings: () => [] }
	};
	const props = {
		...{
			view,
			focus: {},
			opponent: { asked: false },
			plan: undefined,
			course: course(['They try.'])
		},
		...{ ended: null, thrown: null, recap: null, fell: undefined },
		...{ board: {}, named: String, short: String, find: none, choose: none, give: none },
		lesson: createRawSnippet(() => ({ render: () => '<p class="says">Now the dice.</p>' }))
	};
	const { container, rerender } = await render(PlaySheet, props as never);
	const said = () => [...container.querySelectorAll('.says')];
	expect(said().map((one) => one.closest('[aria-current]') !== null)).toEqual([true]);
	await rerender({ course: null } as never);
	expect(said().map((one) => one.closest('[aria-current]') !== null)).toEqual([false]);
	expect(said()[0]?.parentElement?.firstElementChild).toBe(said()[0]);
});
