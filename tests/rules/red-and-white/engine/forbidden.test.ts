import { describe, expect, it } from 'vitest';
import { deedsOf } from '#lib/rules/red-and-white/engine/actions.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands.ts';
import type { Clock } from '#lib/rules/red-and-white/engine/sequence.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { stepsOf } from '#lib/rules/red-and-white/engine/steps.ts';
import type { Mark } from '#lib/rules/red-and-white/types.ts';
import { after, kromy, unit } from './battles.ts';

const at = (turn: 'red' | 'white', phase: Clock['phase']): Command => ({
	type: 'setClock',
	to: { round: 1, turn, phase }
});
const mark = (label: string, ...on: readonly Mark[]): Command => ({
	type: 'quick',
	unit: unit(label),
	figures: 0,
	hits: 0,
	on,
	off: [],
	note: ''
});
/** The heading of the rule that forbids it, `allowed`, or nothing where it is not offered. */
const rule = (state: BattleState, label: string, calculator: string): string | undefined => {
	const one = state.units[unit(label)];
	const deed = one && deedsOf(state, one).find((of) => of.calculator === calculator);
	return deed && (deed.refusal?.rule ?? 'allowed');
};
const contact = (state: BattleState, label: string): string | undefined => {
	const one = state.units[unit(label)];
	const step = one && stepsOf(state, one).find((of) => of.step === 'contact');
	return step && (step.against?.rule ?? 'allowed');
};

const TANK = 'W9';
describe('Tanks: what keeps one where it is', () => {
	it.each([
		['engine_hit', 'Critical hits'],
		['immobilised', 'Critical hits'],
		['blinded', 'Tanks']
	] as const)('%s: it does not move, and goes into no melee, but fires', (held, heading) => {
		const own = kromy(at('white', 3));
		expect(rule(own, TANK, 'movement')).toBe('allowed');
		expect(contact(own, TANK)).toBe('allowed');
		const state = after(own, mark(TANK, held));
		expect(rule(state, TANK, 'movement')).toBe(heading);
		expect(contact(state, TANK)).toBe(heading);
		expect(rule(after(state, at('white', 2)), TANK, 'small-arms-fire')).toBe('allowed');
	});
});

const BATTERY = 'W7';
describe('Artillery: limbered guns', () => {
	it.each([
		['white', 2],
		['red', 4]
	] as const)('in the turn of %s, phase %i, they do not fire', (turn, phase) => {
		const ready = kromy(at(turn, phase));
		expect(rule(ready, BATTERY, 'artillery')).toBe('allowed');
		const limbered = after(ready, mark(BATTERY, 'limbered'));
		expect(rule(limbered, BATTERY, 'artillery')).toBe('Artillery');
	});

	it('and do not bombard', () => {
		const limbered = kromy(at('white', 2), mark(BATTERY, 'limbered'));
		const battery = limbered.units[unit(BATTERY)]!;
		const bombard = stepsOf(limbered, battery).find(({ step }) => step === 'bombard');
		expect(bombard?.against?.rule).toBe('Artillery');
	});
});
