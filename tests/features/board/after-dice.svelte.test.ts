import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { afterDice } from '#lib/features/board/play/fight/after-dice.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { besideKey, mainKey } from '#lib/features/board/play/keys.ts';
import type { Ask } from '#lib/features/board/ask.ts';
import type { View } from '#lib/features/board/face.ts';
import { say } from '#lib/kernel/phrase.ts';
import { shown } from '#lib/words/t.ts';

const answer = (key: string, ends = false) => ({
	key,
	label: say(key),
	command: key,
	...(ends ? { ends } : {})
});
const ASSAULT: Ask<string> = {
	rule: '8.8',
	what: say('Does the attacker assault?'),
	answers: [answer('Assault'), answer('No Assault', true)]
};
const ENTER: Ask<string> = {
	...ASSAULT,
	answers: [answer('One enters'), answer('Nobody', true)],
	several: { units: ['one'], label: say('Enter'), plan: () => ({ command: 'enter' }) }
};
const FIRE: Ask<string> = {
	...ASSAULT,
	answers: [],
	each: {
		label: say('Fire back'),
		none: { label: say('Hold fire'), command: 'hold' },
		after: () => ({ rows: [] })
	}
};

/** What the two keys of a question give when they are pressed, once this answer is chosen. */
const given = (ask: Ask<string>, chosen?: string): readonly (string | undefined)[] => {
	const view = { ask, over: null, besides: [], queue: [] } as unknown as View<string>;
	let last: string | undefined;
	const deeds = {
		give: (command: string) => void (last = command),
		endPhase: () => undefined,
		next: () => undefined,
		report: '/report',
		log: '/log',
		named: (hex: string) => hex
	};
	const pressed = (key: { readonly onclick?: (() => void) | undefined }): string | undefined => {
		last = undefined;
		key.onclick?.();
		return last;
	};
	const out: (string | undefined)[] = [];
	$effect.root(() => {
		const focus = new Focus<string>(() => view);
		focus.clear();
		const one = focus.answers.find(({ key }) => key === chosen);
		if (one) focus.pick(one);
		const main = mainKey(view, focus, deeds);
		out.push(pressed(main), pressed(besideKey(view, focus, main, deeds)));
		flushSync();
	})();
	return out;
};

test('where dice have just fallen, no key beside the main one gives anything up', () => {
	for (const [ask, declined] of [
		[ASSAULT, 'No Assault'],
		[ENTER, 'Nobody'],
		[FIRE, 'hold']
	] as const) {
		expect(given(ask)[1], 'before any dice').toBe(declined);
		expect(given(afterDice(ask))[1], 'after them').toBeUndefined();
	}
});

test('then both answers are chosen before they are given', () => {
	expect(given(afterDice(ASSAULT))).toEqual([undefined, undefined]);
	for (const key of ['Assault', 'No Assault'])
		expect(given(afterDice(ASSAULT), key)).toEqual([key, undefined]);
	expect(given(afterDice(ENTER))).toEqual(['enter', undefined]);
	expect(given(afterDice(ENTER), 'Nobody')).toEqual(['Nobody', undefined]);
	expect(given(afterDice(FIRE), 'none')).toEqual(['hold', undefined]);
});

test('what declines for all of them is told from what declines for one', () => {
	const [none] = afterDice(FIRE).each?.others ?? [];
	expect(none?.hint && shown(none.hint)).toBe('all of them');
});

test('a key says what its answer comes to, as far as that is short: the rest stands in its row', () => {
	const detail = (hint: string, more: Partial<Ask<string>> = {}): string | undefined => {
		const ask = { ...ASSAULT, answers: [{ ...answer('Rally'), hint: say(hint) }], ...more };
		const view = { ask, over: null, besides: [], queue: [] } as unknown as View<string>;
		const none = () => undefined;
		const deeds = { give: none, endPhase: none, next: none, report: '', log: '', named: String };
		let said: string | undefined;
		$effect.root(() => {
			const focus = new Focus<string>(() => view);
			focus.key = more.several ? undefined : 'Rally';
			focus.picked = more.several?.units ?? [];
			said = mainKey(view, focus, deeds).detail;
		})();
		return said;
	};
	expect(detail('In order again: 46/6 RD')).toBe('In order again: 46/6 RD');
	expect(detail(`In order again: ${'46/6 RD, '.repeat(9)}`)).toBeUndefined();
	// What is in the way of several stands below a list that may be long.
	const several = { units: ['one', 'two'], label: say('Name them') };
	const refusal = { rule: '3.3', why: say('One point to spend.') };
	expect(detail('', { several: { ...several, plan: () => ({ refusal }) } })).toBe(
		'One point to spend.'
	);
	expect(detail('', { several: { ...several, plan: () => ({ command: 'both' }) } })).toBe(
		'2 units'
	);
});
