import { describe, expect, test } from 'vitest';
import type { Step } from '#lib/rules/orel-1919/engine/commands.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import type { Built } from '#lib/rules/orel-1919/engine/orders/draft.ts';
import { engineOf, gameWith } from '../play.ts';
import { placed, Table } from '../placed.ts';

const game = gameWith();
const engine = engineOf(game);
const { orders } = engine;

const steps = (built: Built): readonly Step[] => {
	if (!built.ok) throw new Error(`${built.refusal.rule} ${built.refusal.why.text}`);
	return built.order.steps;
};
const rule = (built: Built): string | undefined => (built.ok ? undefined : built.refusal.rule);
const unit = (state: State, id: string) => state.units.find((one) => one.id === id);

/** The order is given: the state that it was said to lead to. */
const given = (state: State, built: Built): State => {
	if (!built.ok) throw new Error(`${built.refusal.rule} ${built.refusal.why.text}`);
	const decision = engine.decide(state, built.order);
	if (!decision.ok) throw new Error(decision.refusal.why.text);
	const after = decision.facts.reduce(engine.evolve, state);
	expect(after).toEqual(built.after);
	return after;
};

describe('7.1 a move as an order', () => {
	const stack = placed(game, {
		'r-1-let': '2418',
		'r-2-let': '2418',
		'r-art-let': '2418',
		'r-cvy-1809': '2417',
		'w-1-1k': '2413'
	});

	test('a stack goes along a way and ends it in a mode; one entry of the journal', () => {
		const units = ['r-1-let', 'r-2-let', 'r-art-let'];
		const after = given(stack, orders.move(stack, { units, hex: '2417', end: 'combat' }));
		for (const id of units)
			expect(unit(after, id)).toMatchObject({ hex: '2417', mode: 'combat', done: true });
		expect(after.moving).toBeNull();
	});

	test('the way may be the player’s', () => {
		const move = { units: ['r-1-let'], hex: '2417', end: 'march' } as const;
		const by = engine.reach(stack, 'r-1-let').goal('2416')?.way.path ?? [];
		expect(by.length).toBeGreaterThan(1);
		const built = orders.move(stack, { ...move, hex: '2416', by });
		expect(steps(built)[1]).toEqual({ type: 'go', hex: '2416', by });
		expect(rule(orders.move(stack, { ...move, by: ['0101', '2417'] }))).toBe('7.1');
	});

	test('a unit that stays may dig in or change its mode; what has no mode just ends its move', () => {
		const marching = placed(game, {
			'r-1-let': { hex: '2418', mode: 'march' },
			'r-cvy-1809': '2418'
		});
		const after = given(
			marching,
			orders.move(marching, { units: ['r-1-let', 'r-cvy-1809'], end: 'combat' })
		);
		expect(unit(after, 'r-1-let')).toMatchObject({ mode: 'combat', done: true });
		expect(unit(after, 'r-cvy-1809')).toMatchObject({ mode: 'combat', done: true });
		expect(steps(orders.move(stack, { units: ['r-1-let'], end: { type: 'dig' } }))).toEqual([
			{ type: 'pick', unit: 'r-1-let' },
			{ type: 'dig' }
		]);
	});

	test('7.1.4 one whose way takes all it has cannot form up: the rule and the unit are named', () => {
		const goals = engine.reach(stack, 'r-1-let');
		const far = goals.goals.find((hex) => goals.goal(hex)?.modes.join() === 'march') ?? '';
		const built = orders.move(stack, { units: ['r-1-let'], hex: far, end: 'combat' });
		expect(built).toMatchObject({ ok: false, unit: 'r-1-let', refusal: { rule: '7.1.4' } });
		const march = given(stack, orders.move(stack, { units: ['r-1-let'], hex: far, end: 'march' }));
		expect(unit(march, 'r-1-let')).toMatchObject({ hex: far, mode: 'march' });
	});

	test('9.2.1 a tank tries its engine first: the order is its beginning, and is built again after the dice', () => {
		const state = placed(game, { 'w-tk': '2418', 'r-1-let': '2413' }, { player: 'white' });
		const move = { units: ['w-tk'], hex: '2417', end: 'march' } as const;
		const built = orders.move(state, move);
		expect(built).toMatchObject({ ok: true, dice: true });
		expect(steps(built)).toEqual([{ type: 'pick', unit: 'w-tk' }]);
		const table = new Table(game, given(state, built));
		table.do(6);
		if (table.state.moving) expect(rule(orders.move(table.state, move))).toBeUndefined();
	});

	test('7.4 a group comes in by one hex, goes on and ends its move', () => {
		const start = placed(game, {});
		const due = start.units.map((one) =>
			['r-1-let', 'r-2-let'].includes(one.id)
				? {
						...one,
						fate: 'due' as const,
						hex: null,
						steps: 4,
						due: { turn: 5, hexes: [], group: 'letts', penalty: 0, returning: false }
					}
				: one
		);
		const state = { ...start, units: due };
		const enters = engine
			.waiting(state)
			.commands.flatMap((one) => (one.type === 'enter' ? [one.hex] : []));
		const at = enters[0] ?? '';
		const after = given(
			state,
			orders.move(state, { units: ['r-1-let', 'r-2-let'], at, end: 'march' })
		);
		for (const id of ['r-1-let', 'r-2-let']) expect(unit(after, id)).toMatchObject({ hex: at });
	});
});

describe('7.2 an attack as an order', () => {
	const front = placed(game, {
		'w-1-1k': '2419',
		'r-1-let': '2418',
		'r-2-let': '2418',
		'r-4-let': '2519',
		'r-art-let': '2417',
		'r-ac-let': '2418',
		'r-cvy-1809': '2416'
	});
	const attack = { hex: '2419', kind: 'prepared', guns: ['r-art-let'] } as const;

	test('8.6.1 all of them in whatever order they are named, vehicles and guns included', () => {
		const units = ['r-ac-let', 'r-4-let', 'r-2-let', 'r-1-let'];
		for (const named of [units, units.toReversed()]) {
			const after = given(front, orders.attack(front, { ...attack, units: named }));
			expect(after.attacks).toHaveLength(1);
			expect(after.attacks[0]?.units.toSorted()).toEqual(units.toSorted());
			expect(unit(after, 'r-art-let')?.action).toEqual({ kind: 'support', of: 'prepared' });
		}
	});

	test('or the rule that keeps one of them out, and nothing happens', () => {
		expect(orders.attack(front, { ...attack, units: ['r-1-let', 'r-cvy-1809'] })).toMatchObject({
			ok: false,
			unit: 'r-cvy-1809'
		});
		const apart = orders.attack(front, { ...attack, kind: 'hasty', units: ['r-1-let', 'r-4-let'] });
		expect(apart).toMatchObject({ ok: false, unit: 'r-4-let', refusal: { rule: '8.6.1' } });
		expect(orders.attack(front, { ...attack, units: ['r-ac-let'], guns: [] })).toMatchObject({
			refusal: { rule: '9' }
		});
	});

	test('a later order joins it, and those that have declared it are passed over', () => {
		const first = given(front, orders.attack(front, { ...attack, units: ['r-1-let'] }));
		const again = orders.attack(first, { ...attack, units: ['r-1-let', 'r-2-let'] });
		expect(steps(again)).toHaveLength(2);
		expect(given(first, again).attacks).toMatchObject([{ units: ['r-1-let', 'r-2-let'] }]);
		const other = orders.attack(first, { ...attack, guns: [], units: ['r-2-let'] });
		expect(given(first, other).attacks).toHaveLength(2);
		const joined = orders.attack(first, { ...attack, guns: [], units: ['r-2-let'], join: 1 });
		expect(given(first, joined).attacks).toHaveLength(1);
	});

	test('a stack moves up and attacks in one order', () => {
		const state = placed(game, {
			'w-1-1k': '2419',
			'r-1-let': '2417',
			'r-2-let': '2417',
			'r-cvy-1809': '2416'
		});
		const end = { type: 'attack', kind: 'hasty', hex: '2419', join: null } as const;
		const after = given(
			state,
			orders.move(state, { units: ['r-1-let', 'r-2-let'], hex: '2418', end })
		);
		expect(after.attacks).toMatchObject([{ hex: '2419', units: ['r-1-let', 'r-2-let'] }]);
	});
});

describe('a refused order', () => {
	test('says which step is forbidden and by which rule, and changes nothing', () => {
		const state = placed(game, { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2413' });
		const written = JSON.stringify(state);
		const decision = engine.decide(state, {
			type: 'order',
			steps: [{ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '0101' }, { type: 'rest' }]
		});
		expect(decision).toMatchObject({ ok: false, refusal: { rule: '7.1', step: 2 } });
		expect(JSON.stringify(state)).toBe(written);
	});
});
