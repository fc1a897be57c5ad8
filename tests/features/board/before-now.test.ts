import { expect, test } from 'vitest';
import type { Course, CourseStep } from '#lib/features/board/fight.ts';
import { beforeNow, toldIn } from '#lib/features/board/play/fight/before-now.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { say } from '#lib/kernel/phrase.ts';

const SUM: Working = { lines: [], total: { label: say('Column'), amount: '9' } };
const step = (
	title: string,
	state: CourseStep['state'],
	...told: readonly string[]
): CourseStep => ({
	...{ title: say(title), rule: '8.8', state },
	told: {
		sentences: told.map((one) => say(one)),
		...(title === 'Assault' ? { ledger: [{ rule: '8.8', sentences: [], workings: [SUM] }] } : {})
	}
});
const course = (...steps: readonly CourseStep[]): Course => ({
	...{ title: say('Attack'), hex: '2419', outcome: null, steps }
});

test('the sum that led to a question goes with it, with what came of it, past steps without anything to tell', () => {
	const assault = step('Assault', 'over', 'They assault.', 'The dice are 10.', '2 steps each.');
	for (const between of [[], [step('Advance', 'passed')]]) {
		const led = beforeNow(course(assault, ...between, step('Losses', 'now')));
		expect(led?.sentences.map(({ text }) => text)).toEqual(['The dice are 10.', '2 steps each.']);
		expect(led?.workings).toEqual([SUM]);
	}
	// What else came of it is told, not held: the question is about what the dice did.
	const ledger = [
		{ rule: '8.8', workings: [SUM], sentences: ['Dice', 'One', 'Two'].map((it) => say(it)) }
	];
	const tired = { ...assault, told: { sentences: [say('Tired.')], ledger } };
	const held = beforeNow(course(tired, step('Losses', 'now')))?.sentences;
	expect(held?.map(({ text }) => text)).toEqual(['One', 'Two']);
	// Of two throws of one kind it may be about either, though the later one adds nothing up: what both came to is held.
	const second = ['The other die is 6.', 'They must retreat.'].map((it) => say(it));
	const both = [
		...ledger,
		{ rule: '8.8', sentences: second },
		{ rule: '8.8', sentences: [say('Lost.')] }
	];
	const two = { ...assault, told: { sentences: [say('Tired.')], ledger: both } };
	const came = beforeNow(course(two, step('Losses', 'now')))?.sentences;
	expect(came?.map(({ text }) => text)).toEqual(['Two', 'They must retreat.']);
	// What followed from the sum before anything was asked is what the question is about.
	const lost = course(assault, step('Losses', 'over', 'Lost.'), step('Retreat', 'now'));
	expect(beforeNow(lost)).toEqual({ at: 1, sentences: [say('Lost.')], workings: [] });
	const chosen = course(step('Support', 'over', 'They support.'), step('Assault', 'now'));
	expect(beforeNow(chosen)).toBeUndefined();
	// Before the attacks one step does not lead to the next: only a sum is held, not what was chosen meanwhile.
	const guns = [step('Assault', 'over', 'They hit.'), step('Support', 'now')];
	expect(beforeNow({ ...course(...guns), hex: undefined })?.at).toBe(0);
	const attacks = [guns[0]!, step('Support', 'over', 'They support.'), step('Attacks', 'now')];
	expect(beforeNow({ ...course(...attacks), hex: undefined })).toBeUndefined();
	expect(beforeNow(course(step('Assault', 'now')))).toBeUndefined();
	expect(beforeNow(course(assault))).toBeUndefined();
});

test('of many attacks that were told in the step at hand, the latest stand before the question; once it is over, all', () => {
	const attacks = ['one', 'two', 'three', 'four'];
	const told = (state: CourseStep['state']) =>
		toldIn(step('Attacks', state, ...attacks)).map(({ text }) => text);
	expect(told('now')).toEqual(['two', 'three', 'four']);
	expect(told('over')).toEqual(attacks);
});
