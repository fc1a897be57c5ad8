import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Course, CourseStep } from '#lib/features/board/fight.ts';
import LossPane from '#lib/features/board/play/fight/LossPane.svelte';
import PlaySheet from '#lib/features/board/play/PlaySheet.svelte';
import Timetable from '#lib/features/board/play/fight/Timetable.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import { stopTeaching, teachIn } from '#lib/features/board/play/lesson/taught.ts';
import { say } from '#lib/kernel/phrase.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed } from '../../rules/orel-1919/engine/placed.ts';

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

test('what may be answered is in sight below its question, and so is the step that may be lost next', async () => {
	const sheet = document.createElement('div');
	sheet.className = 'bp-sheet';
	sheet.style.cssText = 'height: 240px; width: 300px; overflow: auto; position: relative';
	document.body.append(sheet);
	const inSight = (one: Element | null): boolean => {
		const [{ top, bottom }, shown] = [sheet, one!].map((on) => on.getBoundingClientRect()) as [
			DOMRect,
			DOMRect
		];
		return shown.top >= top && shown.bottom <= bottom;
	};
	const here = createRawSnippet(() => ({
		render: () =>
			`<section><h2>Who goes?</h2><p style="height: 90px"></p>
			<div data-choices><button class="row" style="height: 50px"></button></div></section>`
	}));
	const told = ['They get away over the river and the hill. '.repeat(4)];
	const asked = () => render(Timetable, { target: sheet, props: { course: course(told), here } });
	sheet.style.height = '2000px';
	const whole = await asked();
	const end = sheet.querySelector('[aria-current]')!.getBoundingClientRect().bottom;
	const just = `${Math.ceil(end - sheet.getBoundingClientRect().top)}px`;
	await whole.unmount();
	// Where it is in sight as it is, nothing is scrolled.
	for (const height of [just, '240px']) {
		sheet.style.height = height;
		const { unmount } = await asked();
		expect(inSight(sheet.querySelector('section > h2'))).toBe(true);
		expect(inSight(sheet.querySelector('.row'))).toBe(true);
		expect(sheet.scrollTop > 0).toBe(height === '240px');
		await unmount();
	}

	sheet.style.height = '80px';
	const units = ['r-1-let', 'r-2-let', 'r-3-let'];
	const state = placed(gameWith(), Object.fromEntries(units.map((unit) => [unit, '2418'])));
	const focus = { picked: [] as string[] };
	const shown = (left: number) => ({
		...view.units.get('r-1-let')!.counter,
		value: String(left + 1)
	});
	const losses = (...next: string[]) => ({
		...{ owed: 1, units: units.map((unit) => ({ unit, left: 4, shown })) },
		after: (marked: readonly string[]) => ({ marked, next })
	});
	const view = face.view(state, face.session.engine().waiting(state));
	const props = (next: string) => ({ view, focus, losses: losses(next) }) as never;
	const pane = await render(LossPane, { target: sheet, props: props('r-3-let') });
	for (const next of ['r-3-let', 'r-1-let']) {
		await pane.rerender(props(next));
		await expect.poll(() => inSight(sheet.querySelector('.bp-next')), { message: next }).toBe(true);
	}
	sheet.style.width = '200px';
	const height = () => sheet.querySelector('[role=status]')?.clientHeight;
	const lines = height();
	await pane.rerender({ ...(props('r-1-let') as object), losses: losses() } as never);
	expect(height(), 'steps stay under the finger once all are taken').toBe(lines);
	focus.picked = ['r-2-let'];
	await pane.rerender(props('r-1-let'));
	const becomes = [...sheet.querySelectorAll('[role=group] > b')].map((one) => one.textContent);
	expect(becomes).toEqual(['5', '5 → 4', '5']);
	sheet.remove();
});

test('what led to the step at hand says in which step it happened', async () => {
	const steps = (...told: readonly string[][]): Course => ({
		...course([]),
		steps: [...told.map((one) => step('over', one)), step('now'), step('ahead')]
	});
	// What came of the dice was told in the steps that followed.
	const told = steps(['They fire.', 'One falls.'], ['It is gone.'], []);
	const props = { course: told, fell: 'One falls. It is gone.' };
	const { container, rerender } = await render(Timetable, props);
	const now = () => container.querySelector('[aria-current]')?.textContent;
	expect(now()).toContain('In step 1: One falls. It is gone.');
	const ledger = [{ rule: '8.8', sentences: [], workings: [{ lines: [] }] }];
	const summed = { ...step('over'), told: { sentences: [say('Disorganised.')], ledger } };
	const { steps: all } = steps(['They fire.']);
	await rerender({
		course: { ...course([]), steps: [...all.slice(0, 1), summed, ...all.slice(1)] }
	});
	expect(now()).toContain('In step 2: Disorganised.');
	// The app has answered since: what it did to the units is told, where the dice are no longer.
	const passed = step('passed');
	const [ahead, gone] = [step('now'), step('over', ['It is gone.'])];
	await rerender({
		course: { ...course([]), steps: [summed, gone, passed, ahead] },
		fell: undefined
	});
	expect(now()).toContain('In step 2: It is gone.');
});

test('what a first game says stands with the question of the step, which is scrolled to; else on top', async () => {
	const none = () => undefined;
	const lineOf = () => ({ text: say('Now the dice.'), rule: '8.7', over: false });
	const view = {
		...{ units: new Map(), movers: [], over: null, ask: null },
		called: { title: say('Cohesion'), rule: '8.7', side: 'white', units: [], workings: () => [] }
	};
	const props = {
		...{
			view,
			focus: {},
			opponent: { asked: false },
			course: course(['They try.'])
		},
		...{ pages: {}, fell: undefined },
		...{ board: {}, find: none, choose: none, give: none },
		face: { kind: 'test', lesson: { line: async () => lineOf } },
		live: { id: 'first', state: {} }
	};
	teachIn('test', 'first');
	const { container, rerender } = await render(PlaySheet, props as never);
	const said = () => [...container.querySelectorAll('.bp-lesson')];
	const inStep = () => said().map((one) => one.closest('[aria-current]') !== null);
	await expect.poll(inStep).toEqual([true]);
	await rerender({ course: null } as never);
	await expect.poll(inStep).toEqual([false]);
	stopTeaching('test');
	expect(said()[0]?.parentElement?.firstElementChild).toBe(said()[0]);
});
