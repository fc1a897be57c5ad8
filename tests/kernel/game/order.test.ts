import { describe, expect, test } from 'vitest';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { decideOrder } from '#lib/kernel/game/order.ts';
import { say } from '#lib/kernel/phrase.ts';

/** A purse: what goes in and out; nobody may owe. */
const purse = {
	decide: (state: number, step: number): Decision<number> =>
		state + step < 0 ? refuse('1.2', say('no')) : accept(step),
	evolve: (state: number, fact: number): number => state + fact
};

describe('an order', () => {
	test('is decided step by step, each on the state that those before it lead to', () => {
		expect(decideOrder(purse, 0, [5, -3, -2])).toEqual({
			ok: true,
			facts: [5, -3, -2],
			states: [5, 2, 0]
		});
	});

	test('is refused whole, with the first rule in the way and the step that it forbids', () => {
		expect(decideOrder(purse, 0, [5, -6, -1])).toEqual({
			ok: false,
			refusal: { rule: '1.2', why: say('no'), step: 2 }
		});
	});
});
