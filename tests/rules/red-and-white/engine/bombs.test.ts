import { describe, expect, test } from 'vitest';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { EMPTY, type BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { english } from '../../../english.ts';
import { after, beginning, kromy, unit, type Given } from './battles.ts';

const made = (label: string, has = true) =>
	({ type: 'makeBombs', unit: unit(label), has }) satisfies Given;
const kinds = (state: BattleState, label: string) =>
	state.units[unit(label)]?.attached.map(({ kind }) => kind);

describe('INFANTRY: who has made petrol bombs is tested as the game begins, and the referee records it', () => {
	test('that unit has them from then on; what else is attached stays', () => {
		expect(kinds(kromy(made('R6')), 'R6')).toEqual(['commissar', 'petrol_bombs']);
		expect(kinds(kromy(made('R6')), 'R7')).toEqual([]);
		expect(kinds(kromy(made('R6'), made('R6', false)), 'R6')).toEqual(['commissar']);
	});

	test.each([
		['R6', 'not_allowed', 'The referee has not allowed petrol bombs.'],
		['R8', 'allowed', 'Only infantry makes petrol bombs.'],
		['R5', 'allowed', 'It is so already.']
	] as const)('%s, where they are %s: %s', (label, petrol_bombs, why) => {
		const state = after(EMPTY, { ...beginning, options: { petrol_bombs } });
		const decision = decide(state, made(label));
		expect(decision.ok ? 'accepted' : english(decision.refusal.why.text)).toBe(why);
	});
});
