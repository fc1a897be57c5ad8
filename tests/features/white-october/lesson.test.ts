import { expect, test } from 'vitest';
import { say } from '#lib/kernel/phrase.ts';
import { lessonLine } from '#lib/features/white-october/explain/lesson.ts';
import { face } from '#lib/features/white-october/face.ts';
import type { State } from '#lib/rules/white-october/index.ts';
import { begun, engine, given, moving, until, viewOf } from './begun.ts';

const textOf = (state: State, looked = {}): string =>
	lessonLine(state, viewOf(state), looked).text.text.replace(/.*\./, '');

test('the first turn teaches, step by step, and follows what is looked at', () => {
	const start = begun();
	expect(textOf(start)).toBe('ammunition');
	const ordered = until(start, ({ step, sequence }) => step === 'white-1' && sequence === null);
	expect(textOf(ordered)).toBe('order');
	const state = moving();
	expect(textOf(state)).toBe('choose');
	const view = viewOf(state);
	const [unit = ''] = view.queue;
	expect(textOf(state, { unit })).toBe('reach');
	const [goal = ''] = view.reach(unit).left.keys();
	expect(textOf(state, { unit, goal })).toBe('go');
	const moved = given(state, view.reach(unit).ways(goal)[0]?.ends[0]?.command);
	expect(textOf(moved)).toBe('moved');
	expect(textOf(given(moved, { type: 'done' }))).toMatch(/^(order|redByApp|question|red)$/);
	const fighting = given(ordered, { type: 'sequence', kind: 'combat' });
	expect(textOf(fighting)).toBe('declare');
	// Of Morale it speaks where a result was read by it, not at every question of a fight.
	const fought = {
		...fighting,
		combat: { ...fighting.combat!, stage: 'resolve' }
	} as never as State;
	const asked = (more: object) => {
		const ask = { rule: '8.2.4', what: say(''), answers: [], ...more };
		return lessonLine(fought, { ...viewOf(fighting), ask }, {}).text.text;
	};
	expect(asked({})).toMatch(/question$/);
	expect(asked({ losses: {} })).toMatch(/fight$/);
	const next = until(
		start,
		(now) => {
			// The log and the history number a phase as the bar does.
			expect(face.session.journal.moment(now).phase?.n, now.step).toBe(viewOf(now).phase);
			return now.turn > 1;
		},
		({ commands }) => commands.find(({ type }) => type === 'done' || type === 'pass') ?? commands[0]
	);
	expect(lessonLine(next, viewOf(next), {}).over).toBe(true);
	expect(engine.waiting(next).player).not.toBeNull();
});
