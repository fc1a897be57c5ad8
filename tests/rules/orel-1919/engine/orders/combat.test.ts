import { describe, expect, test } from 'vitest';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import type { Built } from '#lib/rules/orel-1919/engine/orders/draft.ts';
import { keen } from '../../../../tools/selfplay/keen.ts';
import { begun, diceOf, engineOf, gameWith, rolled } from '../play.ts';
import { placed } from '../placed.ts';

const game = gameWith();
const engine = engineOf(game);
const { orders } = engine;

/** How many states there are to be in which this is the first thing asked. */
const MOST = { pay: 6, advance: 12 } as const;
type Wanted = keyof typeof MOST;
const isWanted = (type: Command['type'] | undefined): type is Wanted =>
	type !== undefined && type in MOST;

/** Those of games by somebody who fights, the first of each kind. */
const found = ((): Readonly<Record<Wanted, readonly State[]>> => {
	const all: Record<Wanted, State[]> = { pay: [], advance: [] };
	const lacks = (type: Wanted): boolean => all[type].length < MOST[type];
	const goesOn = (): boolean => Object.keys(MOST).some((type) => lacks(type as Wanted));
	for (let seed = 1; goesOn() && seed < 9; seed++) {
		const dice = diceOf(seed);
		let { state } = begun(engine, 'historical');
		let before: string | undefined;
		for (let step = 0; step < 1200 && goesOn(); step++) {
			const { commands } = engine.waiting(state);
			const type = commands[0]?.type;
			if (isWanted(type) && before !== type && lacks(type)) all[type].push(state);
			before = type;
			const command =
				rolled(engine, state, (call) => throwFor(call, dice)) ?? keen(game, state, commands, dice);
			const decision = engine.decide(state, command);
			if (!decision.ok) throw new Error(decision.refusal.why.text);
			state = decision.facts.reduce(engine.evolve, state);
		}
	}
	if (goesOn()) throw new Error('Something is asked too seldom');
	return all;
})();

/** The order is given: the state that it was said to lead to. */
const given = (state: State, built: Built): State => {
	if (!built.ok) throw new Error(`${built.refusal.rule} ${built.refusal.why.text}`);
	const decision = engine.decide(state, built.order);
	if (!decision.ok) throw new Error(decision.refusal.why.text);
	const after = decision.facts.reduce(engine.evolve, state);
	expect(after).toEqual(built.after);
	return after;
};
const asks = (state: State, type: Command['type']): boolean =>
	engine.waiting(state).commands.some((one) => one.type === type);

describe('orders of the combat phase', () => {
	test('8.2.1 the munitions as one plan: proposed, and changed where its player wants it so', () => {
		for (const state of found.pay) {
			const plan = orders.munitions(state);
			const after = given(state, plan.order);
			expect(asks(after, 'pay')).toBe(false);
			for (const { for: what, depots, depot } of plan.payments) {
				expect(depot === null).toBe(depots.length === 0);
				if (depot === null) continue;
				expect(depots.map((one) => one.depot)).toContain(depot);
				const other = orders.munitions(state, { [what]: null });
				expect(given(state, other.order).combat?.fight).toBeDefined();
				expect(other.payments.find((one) => one.for === what)?.depot).toBeNull();
			}
			const [first] = plan.payments;
			const wrong = first && orders.munitions(state, { [first.for]: 'r-1-let' });
			expect(wrong?.order).toMatchObject({ ok: false, refusal: { rule: '8.2.1' } });
		}
	});

	test('8.7.4 who enters, as one list, in its order; then nobody else', () => {
		let entered = 0;
		for (const state of found.advance) {
			const able = engine
				.waiting(state)
				.commands.flatMap((one) => (one.type === 'advance' ? [one.unit] : []));
			const hex = state.combat?.fight?.hex;
			const after = given(state, orders.advance(state, able, 'centre'));
			expect(after.phase === 'combat' && asks(after, 'city')).toBe(false);
			const there = able.filter((id) =>
				after.units.some((one) => one.id === id && one.hex === hex)
			);
			entered += there.length;
			const one = given(state, orders.advance(state, able.slice(0, 1), 'centre'));
			expect(one.units.find(({ id }) => id === able[0])?.moved).toBeDefined();
		}
		expect(entered).toBeGreaterThan(12);
	});

	test('nothing is ordered where nothing is asked', () => {
		const state = placed(game, { 'r-1-let': '2418', 'w-1-1k': '2413' });
		for (const built of [orders.advance(state, ['r-1-let']), orders.munitions(state).order])
			expect(built).toMatchObject({ ok: false, refusal: { rule: '2' } });
	});
});
