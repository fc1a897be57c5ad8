import { describe, expect, test } from 'vitest';
import { NOTHING, type Corrections } from '#lib/kernel/book/corrections.ts';
import { bookOf } from '#lib/rules/white-october/book.ts';
import { fighterOf } from '#lib/rules/white-october/engine/combat/scene.ts';
import { headerOf, unitOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import { boardOf, placeAt, stepBetween } from '#lib/rules/white-october/scenarios/board.ts';
import { deliveredAt, packWith } from '#lib/rules/white-october/scenarios/corrections.ts';
import { sideKey } from '#lib/kernel/book/corrected.ts';
import { say } from '#lib/kernel/phrase.ts';
import { CORRECTABLE } from '#lib/rules/white-october/words/reference/correctable.ts';
import { t } from '#lib/words/t.ts';

const book = bookOf();
const packOf = (corrections: Corrections) => {
	const made = packWith(corrections);
	if (!made.ok) throw new Error(JSON.stringify(made.problem));
	return made.value;
};
/** The step from one hex to the next under these corrections. */
const stepUnder = (corrections: Corrections, a: string, b: string) => {
	const board = boardOf(packOf(corrections).data, book.charts);
	const step = stepBetween(board, placeAt(board, a), placeAt(board, b));
	return {
		water: board.water[step],
		road: board.road[step],
		rail: board.rail[step],
		bridge: board.railBridge[step]
	};
};

describe('1.1 the owner corrects the map', () => {
	const dry = sideKey('20/I', '20/J');
	test('water along a side, and dry ground again', () => {
		expect(deliveredAt(`side.${dry}`)).toBe(NOTHING);
		expect(stepUnder({ [`side.${dry}`]: 'river' }, '20/I', '20/J').water).toBe('river');
		// 24/C SE: rail and road cross the water there.
		const wet = sideKey('24/C', '23/D');
		const before = stepUnder({}, '24/C', '23/D');
		expect(before).toMatchObject({ rail: 1, road: 1, bridge: 1 });
		expect(deliveredAt(`side.${wet}`)).toBe(before.water);
		expect(stepUnder({ [`side.${wet}`]: NOTHING }, '24/C', '23/D')).toEqual({
			...{ water: null, rail: 1, road: 1, bridge: 0 }
		});
	});

	test('of a hex whose sides are all water one may be dry', () => {
		const open = sideKey('30/D', '31/D');
		expect(deliveredAt(`side.${open}`)).toBe('sea');
		const dried = { [`side.${open}`]: NOTHING };
		expect(stepUnder(dried, '30/D', '31/D').water).toBeNull();
		expect(stepUnder(dried, '31/D', '32/D').water).toBe('sea');
	});

	test('lines are cut and laid, and bridges follow them', () => {
		const wet = sideKey('24/C', '23/D');
		expect(stepUnder({ [`rail.${wet}`]: NOTHING }, '24/C', '23/D')).toMatchObject({
			...{ rail: 0, road: 1, bridge: 0 }
		});
		expect(stepUnder({ [`road.${dry}`]: 'yes' }, '20/I', '20/J').road).toBe(1);
	});

	test('what does not fit is refused, with its place', () => {
		expect(packWith({ 'hex.99/Z.terrain': 'clear' }).ok).toBe(false);
		expect(packWith({ [`side.${dry}`]: 'swamp' }).ok).toBe(false);
		expect(packWith({ 'setup.tkshock': '99/A' }).ok).toBe(false);
		expect(packWith({ 'unit.tkshock.ep': 'many' }).ok).toBe(false);
	});
});

test('a game is played by the corrections it began with, until its players agree on others', () => {
	const corrections = {
		'unit.tkshock.combat': 9,
		'turn.1.rpWhite': 3,
		'hex.20/I.terrain': 'hills'
	};
	for (const [key, value] of Object.entries(corrections))
		expect(deliveredAt(key), key).not.toBe(value);
	const engine = octoberEngine(book);
	const began = engine.decide(engine.empty, { type: 'begin', ...headerOf(book), corrections });
	if (!began.ok) throw new Error('it does not begin');
	const state = began.facts.reduce(engine.evolve, engine.empty);
	const combatIn = (at: typeof state) =>
		engine.game(at).counters.find(({ id }) => id === 'tkshock')?.combat;
	expect(combatIn(state)).toBe(9);
	const agreed = engine.decide(state, { type: 'correct' });
	if (!agreed.ok) throw new Error('they may not agree');
	const after = agreed.facts.reduce(engine.evolve, state);
	expect(combatIn(after)).toBe(deliveredAt('unit.tkshock.combat'));
	expect(engine.waiting(after).commands.length).toBeGreaterThan(0);
});

test('8.2.6 the weaker side of a counter is corrected like the other, and comes and goes with its EP', () => {
	const counterIn = (corrections: Corrections, unit: string) =>
		packOf(corrections).data.units.units.find(({ id }) => id === unit);
	const printed = { combat: 4, quality: 5, morale: 5 };
	expect(counterIn({}, 'ostrov')).toMatchObject({ combat: 6, ep: 2, reduced: printed });
	expect(deliveredAt('unit.ostrov.reduced.combat')).toBe(4);
	expect(deliveredAt('unit.tkshock.reduced.combat')).toBeUndefined();
	const corrections = { 'unit.ostrov.reduced.combat': 5, 'unit.ostrov.combat': 9 };
	expect(counterIn(corrections, 'ostrov')).toMatchObject({
		...{ combat: 9, reduced: { ...printed, combat: 5 } }
	});
	const engine = octoberEngine(book);
	const began = engine.decide(engine.empty, { type: 'begin', ...headerOf(book), corrections });
	if (!began.ok) throw new Error('it does not begin');
	const state = began.facts.reduce(engine.evolve, engine.empty);
	const game = engine.game(state);
	const fights = (ep: number) => {
		const { combat, lost } = fighterOf(game, state, unitOf(game, state, 'ostrov'), { ep });
		return combat - 2 * lost;
	};
	expect([fights(2), fights(1)]).toEqual([9, 5]);
	expect(counterIn({ 'unit.ostrov.ep': 1 }, 'ostrov')?.reduced).toBeUndefined();
	expect(counterIn({ 'unit.tkshock.ep': 2 }, 'tkshock')?.reduced).toEqual({
		...{ combat: 2, quality: 6, morale: 6 }
	});
});

test('8.2.5 what Trotsky adds to Morale is a rule, not a number of his counter that changes nothing', () => {
	const fields = ['movement', 'moraleBonus'].map((field) => deliveredAt(`unit.r_trotsky.${field}`));
	expect(fields).toEqual([undefined, undefined]);
	expect(deliveredAt('unit.redfleet.actions')).toBe(3);
});

test('a chart that breaks what the rules say of it is kept, and the check names it', () => {
	const broken = { 'chart.BARRAGE_DRM.observation|modifier': 0 };
	expect(CORRECTABLE.faultIn(broken)).toBeUndefined();
	expect(CORRECTABLE.doubtsIn?.({})).toEqual([]);
	expect(CORRECTABLE.doubtsIn?.(broken).length).toBe(1);
	const said = (corrections: Corrections) =>
		CORRECTABLE.doubtsIn?.(corrections).map((one) => t(one));
	const cell = 'Attacker, by score and Predominant Morale, 2: 1';
	expect(said({ 'chart.CRT_ATTACKER.2|1': 'a' })).toContain(`${cell}: Only the winner advances.`);
	const column = 'Defender, by score and Predominant Morale, 6';
	const never = { 'chart.CRT_DEFENDER.15|6': 'r', 'chart.CRT_DEFENDER.14|6': 'r' };
	expect(said(never)?.join()).toContain(`${column}: `);
	expect(packOf(broken).charts.BARRAGE_DRM?.at('observation', 'modifier')).toBe(0);
	const lastOf = (chart: string) =>
		t(say(CORRECTABLE.charts.find(({ name }) => name === chart)?.rows.at(-1)?.label ?? ''));
	for (const chart of ['BARRAGE', 'CRT_LOSSES', 'CRT_ATTACKER', 'CRT_DEFENDER'])
		expect(lastOf(chart), chart).toBe('15 or more');
	for (const { name, rows, columns } of CORRECTABLE.charts)
		for (const row of rows)
			for (const column of columns)
				expect(deliveredAt(`chart.${name}.${row.key}|${column.key}`), name).toBeDefined();
});
