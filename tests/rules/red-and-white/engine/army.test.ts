import { IN_TEXT } from '#lib/rules/red-and-white/charts/command.ts';
import { describe, expect, it } from 'vitest';
import { chances } from '#lib/kernel/dice/draw.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import { armyState } from '#lib/rules/red-and-white/engine/table/army.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { needOf } from '#lib/rules/red-and-white/engine/phases/called.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { Clock } from '#lib/rules/red-and-white/engine/sequence.ts';
import { bookIn, type BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { armyTest } from '#lib/rules/red-and-white/rules/major-morale.ts';
import type { Character } from '#lib/rules/red-and-white/types.ts';
import { after, FORCES, kromy, unit } from './battles.ts';
import { fill, filled, rolls } from './rolls.ts';

const phase7 = (round: number): Command => ({
	type: 'setClock',
	to: { round, turn: 'red', phase: 7 } satisfies Clock
});
const read = (ruling: string, reading: string): Command => ({
	type: 'setReading',
	ruling,
	reading
});
const captured = (...labels: readonly string[]): Command[] =>
	labels.map((label) => ({ type: 'capture', unit: unit(label) }));
/** A test of the army that comes to this. */
const tested = (broken: boolean, rerolls = 0) =>
	rolls(
		'army-morale',
		{ camp: 'white' },
		{
			until: ({ value }) =>
				value.breaks === broken &&
				Math.max(0, IN_TEXT.at('rerolls', 'number') - value.rerollsLeft) === rerolls
		}
	);
const asked = (state: BattleState) =>
	owed(state).find((one) => 'camp' in one && one.camp === 'white');
const chief = FORCES[1]!.officers.find(({ commanderInChief }) => commanderInChief)!.id;
const led = (character: Character): Command => ({
	type: 'setCharacter',
	officer: chief,
	character
});

describe('Consequences of major morale failure', () => {
	it('G07: a vehicle of an army that breaks tests on its morale point, and its line says so', () => {
		const hits = { type: 'setHits', unit: unit('W3'), hits: 2 } as const;
		const state = after(kromy(...captured('W1', 'W2', 'W4'), hits, phase7(1)), tested(true));
		const needs = (label: string) =>
			needOf(
				state,
				owed(state).find(
					(one) =>
						'calculator' in one && one.calculator === 'unit-morale' && one.unit === unit(label)
				)!
			);
		// An armoured car with two hits: 4, and +1 on the die.
		expect(needs('W3')).toEqual({ sides: 6, from: 1, to: 3 });
		expect(needs('W9')).toEqual({ sides: 6, from: 1, to: 5 });
		const form = filled(state, 'unit-morale', { unit: unit('W3') });
		expect(form).toMatchObject({ who: 'armoured_car', hits: 2, armyBroken: true });
	});
});

describe('Major morale: re-rolls of a committed commander-in-chief', () => {
	const lost = captured('W1', 'W2', 'W4');
	const outcomes = (state: BattleState) =>
		chances(armyTest(bookIn(state), armyState(state, 'white'))).outcomes.map(({ value }) => ({
			rerolls: Math.max(0, IN_TEXT.at('rerolls', 'number') - value.rerollsLeft)
		}));

	it('nobody uses one up who has none, and none while he is out', () => {
		const normal = kromy(led('normal'), ...lost, phase7(1));
		for (const outcome of outcomes(normal)) expect(outcome.rerolls).toBe(0);
		const out = after(kromy(led('committed'), ...lost, phase7(1)), {
			type: 'setOfficer',
			officer: chief,
			status: 'scratched'
		});
		for (const outcome of outcomes(out)) expect(outcome.rerolls).toBe(0);
		expect(outcomes(kromy(led('committed'), ...lost, phase7(1))).map((one) => one.rerolls)).toEqual(
			expect.arrayContaining([0, 1, 2])
		);
	});

	it('R50: two in the game; read otherwise, two at each test', () => {
		const spent = kromy(led('committed'), ...lost, phase7(1), tested(false, 2), phase7(2));
		expect(fill(spent, 'army-morale', { unit: null, target: null, camp: 'white' })).toMatchObject({
			rerollsLeft: 0
		});
		const anew = after(spent, read('R50', 'two_each_test'));
		expect(fill(anew, 'army-morale', { unit: null, target: null, camp: 'white' })).toMatchObject({
			rerollsLeft: 2
		});
	});
});

describe('Major morale: how often, and with which die', () => {
	const at30 = kromy(...captured('W1', 'W2', 'W4'), phase7(1));

	it('R49: in every phase 7; read otherwise once for each line that is reached', () => {
		expect(asked(after(at30, tested(false), phase7(2)))).toBeDefined();
		const once = after(at30, read('R49', 'once_per_band'));
		expect(asked(once)).toBeDefined();
		const later = after(once, tested(false), phase7(2));
		expect(asked(later)).toBeUndefined();
		const at40 = after(later, ...captured('W5'));
		expect(asked(at40)).toBeDefined();
		expect(fill(at40, 'army-morale', { unit: null, target: null, camp: 'white' })).toMatchObject({
			testedAt: '30'
		});
		expect(asked(after(at40, tested(false), phase7(3)))).toBeUndefined();
	});

	it('R48: a D10, or a D6 against the same faces', () => {
		expect(needOf(at30, asked(at30)!)).toEqual({ sides: 10, from: 4, to: 10 });
		const d6 = after(at30, read('R48', 'd6_lower_band'));
		expect(needOf(d6, asked(d6)!)).toEqual({ sides: 6, from: 4, to: 6 });
	});
});

describe('Consequences of major morale failure (G07)', () => {
	const rule = (path: string, value: number): Command => ({ type: 'setNumber', path, value });
	const lost = kromy(...captured('W1', 'W2', 'W4'), phase7(1));
	const owing = (state: BattleState): readonly string[] =>
		owed(state).flatMap((one) => ('calculator' in one ? one.calculator : []));
	const tests = ['unit-morale', 'test-of-character'];

	it('when it breaks again in a later phase 7, all of it comes again', () => {
		const broken = after(lost, tested(true));
		expect(owing(broken)).toEqual(expect.arrayContaining(tests));
		const tests5 = (state: BattleState) =>
			owed(state).find((one) => 'unit' in one && one.unit === unit('W5'));
		const later = after(broken, phase7(2));
		expect(tests5(later)).not.toHaveProperty('n');
		expect(owing(after(later, tested(true)))).toEqual(expect.arrayContaining(tests));
		expect(tests5(after(later, tested(true)))).toHaveProperty('n', 2);
	});

	it('read so that it is not repeated, an army that is broken already owes nothing more', () => {
		const once = after(lost, rule('army_broken.repeat', 0), tested(true));
		expect(owing(once)).toEqual(expect.arrayContaining(tests));
		const before = owing(after(once, phase7(2))).filter((one) => one !== 'army-morale');
		const again = after(once, phase7(2), tested(true));
		expect(owing(again)).toEqual(before);
		const holds = after(again, phase7(3), tested(false), phase7(4), tested(true));
		expect(owing(holds)).toContain('unit-morale');
		const told = fill(again, 'army-morale', { unit: null, target: null, camp: 'white' });
		expect(told).toMatchObject({ broken: true });
	});

	it('its units move to their own rear only; read otherwise they may advance', () => {
		const moves: Command = { type: 'setClock', to: { round: 1, turn: 'white', phase: 3 } };
		const rules = (state: BattleState) =>
			deedsOf(state, state.units[unit('W5')]!).find(({ calculator }) => calculator === 'movement')
				?.refusal?.rule;
		const broken = after(lost, tested(true), moves);
		expect(rules(after(lost, moves))).toBeUndefined();
		const goes = (state: BattleState) =>
			fill(state, 'movement', { unit: state.units[unit('W5')]!, target: null })['back'];
		expect([rules(broken), goes(broken)]).toEqual([undefined, true]);
		const advances = after(broken, rule('army_broken.advance', 1));
		expect([rules(advances), goes(advances)]).toEqual([undefined, false]);
		const back: Command = { type: 'oweTest', unit: unit('W5'), calculator: 'movement', n: 1 };
		expect(rules(after(broken, back))).toBeUndefined();
		const moved = after(broken, rolls('movement', { unit: unit('W5') }));
		expect(moved.units[unit('W5')]?.marks).toContain('moved');
		expect(rules(moved)).toBe('Sequence of action');
	});
});
