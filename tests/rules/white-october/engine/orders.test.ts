import { describe, expect, test } from 'vitest';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { shown } from '#lib/words/t.ts';
import { done, engine, placed } from './placed.ts';

const unitIn = ({ units }: State, id: string) => units.find((unit) => unit.id === id);
const red = { player: 'red', step: 'red-1' } as const;

describe('2 orders as people give them', () => {
	test('7.1 a stack goes as one, and has moved', () => {
		const state = placed({ talab: '14/L', art2id: '14/L', hq2id: '14/L' });
		const built = engine.orders.move(state, { units: ['talab', 'art2id', 'hq2id'], hex: '15/L' });
		if (!built.ok) throw new Error(built.refusal.why.text);
		expect(built.order.steps).toHaveLength(9);
		const after = done(state, built.order);
		for (const id of ['talab', 'art2id', 'hq2id'])
			expect(unitIn(after, id)).toMatchObject({ at: '15/L', done: true });
		expect(engine.orders.move(state, { units: ['talab', 'art2id'], hex: '30/A' })).toMatchObject({
			ok: false,
			unit: 'talab',
			refusal: { rule: '7.1' }
		});
	});

	test('7.1 the way that is told is the way that is gone', () => {
		const state = placed({ talab: '14/L' });
		const [by] = engine.reach(state, 'talab').others('16/M');
		const built = engine.orders.move(state, {
			units: ['talab'],
			hex: '16/M',
			by: by?.path ?? []
		});
		expect(built.ok && built.order.steps[1]).toEqual({ type: 'go', place: '16/M', by: by?.path });
	});

	test('8.2.1, 5.2 an attack of several stacks finds the HQ that can lead it', () => {
		const declare = done(
			placed(
				{
					talab: '14/L',
					nwa_ac: '14/L',
					semen: '14/M',
					hq2id: '14/L',
					r10_2rd: '15/L',
					r11_2rd: '15/L'
				},
				{ sequence: null, turn: 2 }
			),
			{ type: 'sequence', kind: 'combat' }
		);
		const units = ['semen', 'talab'];
		const built = engine.orders.attack(declare, { hex: '15/L', units, night: true });
		if (!built.ok) throw new Error(built.refusal.why.text);
		expect(done(declare, built.order).combat?.attacks).toMatchObject([
			{ place: '15/L', hq: 'hq2id', night: true, units: expect.arrayContaining(units) as unknown }
		]);
		expect(engine.orders.attack(declare, { hex: '15/L', units, hq: null })).toMatchObject({
			ok: false,
			refusal: { rule: '5.2' }
		});
		// A car does not get into that ground: that, and not the HQ, is in the way.
		expect(
			engine.orders.attack(declare, { hex: '15/L', units: [...units, 'nwa_ac'] })
		).toMatchObject({ ok: false, unit: 'nwa_ac', refusal: { rule: '8.2.1' } });
	});

	test('5.2, 8.2.4 more supports than the HQ can pay for are refused, not left out', () => {
		const units = { r10_2rd: '14/L', hq2rd: '14/L', art1_2rd: '13/L', art2_2rd: '14/K' };
		let state = done(placed({ ...units, talab: '15/L' }, { ...red, sequence: null, turn: 2 }), {
			type: 'sequence',
			kind: 'combat'
		});
		const built = engine.orders.attack(state, { hex: '15/L', units: ['r10_2rd'], hq: 'hq2rd' });
		if (!built.ok) throw new Error(built.refusal.why.text);
		state = done(done(state, built.order), { type: 'done' });
		expect(engine.orders.support(state, ['art1_2rd']).ok).toBe(true);
		expect(engine.orders.support(state, ['art2_2rd']).ok).toBe(true);
		const both = engine.orders.support(state, ['art1_2rd', 'art2_2rd']);
		expect([both.ok, !both.ok && both.refusal.rule, !both.ok && shown(both.refusal.why)]).toEqual([
			false,
			'5.2',
			'Command value of the HQ 2, 2 taken: not 1 more.'
		]);
	});

	test('5.2 an HQ that cannot lead an attack says whether it is too far away or has commanded too much', () => {
		const units = { r10_2rd: '14/L', r11_2rd: '14/M', r13_2rd: '15/K' };
		const refused = (hq: string): unknown => {
			const state = done(
				placed({ ...units, hq2rd: hq, talab: '15/L' }, { ...red, sequence: null, turn: 2 }),
				{ type: 'sequence', kind: 'combat' }
			);
			const attack = { hex: '15/L', units: Object.keys(units), hq: 'hq2rd' };
			const built = engine.orders.attack(state, attack);
			return built.ok ? undefined : shown(built.refusal.why);
		};
		expect(refused('14/L')).toBe('Command value of the HQ 2, 2 taken: not 1 more.');
		expect(refused('02/X')).toBe('The HQ does not reach Osmino (14/L).');
	});

	test('an order to which nothing is an answer says so', () => {
		expect(engine.orders.support(placed({}), [])).toMatchObject({ ok: false });
	});
});
