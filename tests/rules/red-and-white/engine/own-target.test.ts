import { describe, expect, test } from 'vitest';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { waiting } from '#lib/rules/red-and-white/engine/waiting.ts';
import { after, kromy, unit } from './battles.ts';
import { fill, rolls } from './rolls.ts';

const at = (phase: 2 | 3 | 4, turn: 'red' | 'white' = 'red'): Command => ({
	type: 'setClock',
	to: { round: 1, turn, phase }
});
/** R2 has a heavy machine gun with its four stands. */
const fire = (form: Form, slug = 'small-arms-fire', label = 'R2') =>
	rolls(slug, { unit: unit(label), target: unit('W1') }, { form });
const guns = fire({ rifleStands: 0, lmg: 0, hmg: 1, vehicleMg: 0, shells: 0 });
const rest = fire({ rifleStands: 4, lmg: 0, hmg: 0, vehicleMg: 0, shells: 0 });
const all = fire({ rifleStands: 4, lmg: 0, hmg: 1, vehicleMg: 0, shells: 0 });

const fires = (state: BattleState, label = 'R2') =>
	deedsOf(state, state.units[unit(label)]!).filter(
		({ calculator }) => calculator === 'small-arms-fire'
	);
const free = (state: BattleState, label = 'R2') =>
	fires(state, label)
		.filter(({ refusal }) => !refusal)
		.map(({ part }) => part ?? 'all');
const filled = (state: BattleState, slug = 'small-arms-fire') =>
	fill(state, slug, { unit: state.units[unit('R2')]!, target: state.units[unit('W3')]! });

describe('Notes on firing (G04): an attached machine gun may pick its own target', () => {
	const state = after(kromy(), at(2));

	test('the unit fires with all, or first with its machine guns alone', () => {
		expect(free(state)).toEqual(['all', 'guns']);
		expect(free(state, 'R1')).toContain('all');
		expect(free(after(state, all))).toEqual([]);
		expect(free(after(kromy(), at(3)))).toEqual([]);
	});

	test('the guns first: the stands may still fire, without them; then it is over', () => {
		const half = after(state, guns);
		expect(free(half)).toEqual(['rest']);
		expect(filled(half)).toMatchObject({ rifleStands: 4, lmg: 0, hmg: 0 });
		expect(filled(half, 'armoured-car-fire')).toMatchObject({ rifleStands: 4, lmg: 0, hmg: 0 });
		expect(free(after(half, rest))).toEqual([]);
	});

	test('the stands first: the guns may still fire, alone', () => {
		const half = after(state, rest);
		expect(free(half)).toEqual(['guns']);
		expect(filled(half)).toMatchObject({ rifleStands: 0, shells: 0 });
		expect(filled(half).lmg).toBe(filled(state).lmg);
		expect(filled(half).hmg).toBe(filled(state).hmg);
		expect(free(after(half, guns))).toEqual([]);
		const atCar = fire(
			{ arms: 'all', rifleStands: 0, lmg: 0, hmg: 1, vehicleMg: 0 },
			'armoured-car-fire'
		);
		expect(free(after(half, atCar))).toEqual([]);
	});

	test('until then it may still act; it has fired all the same, and does not move', () => {
		const doing = (now: BattleState) =>
			waiting(now)
				.crowds.flatMap(({ units }) => units)
				.find((one) => one.unit === unit('R2'))?.doing;
		expect([doing(after(state, guns)), doing(after(state, guns, rest))]).toEqual(['open', 'done']);
		const moves = deedsOf(after(state, guns, at(3)), after(state, guns, at(3)).units[unit('R2')]!);
		expect(moves.find(({ calculator }) => calculator === 'movement')?.refusal?.rule).toBe(
			'Sequence of action'
		);
	});

	test('in phase 4 too; a new turn begins anew', () => {
		const four = after(kromy(), at(4, 'white'));
		expect(free(four)).toEqual(['all', 'guns']);
		expect(filled(after(four, guns))).toMatchObject({ hmg: 0 });
		const next = after(state, guns, { type: 'setClock', to: { round: 2, turn: 'red', phase: 2 } });
		expect(free(next)).toEqual(['all', 'guns']);
	});

	test('one target for all where the referee reads it so', () => {
		const one = after(state, { type: 'setReading', ruling: 'G04', reading: 'nearest_only' });
		expect(free(one)).toEqual(['all']);
		expect(free(after(one, rest))).toEqual([]);
	});
});
