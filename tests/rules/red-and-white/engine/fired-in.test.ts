import { describe, expect, it } from 'vitest';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { stepsOf } from '#lib/rules/red-and-white/engine/phases/steps.ts';
import { phaseDeed, waiting } from '#lib/rules/red-and-white/engine/waiting.ts';
import type { Arm } from '#lib/rules/red-and-white/types.ts';
import { at, mark } from './acts.ts';
import { after, kromy, unit, type Given } from './battles.ts';
import { loses, rolls } from './rolls.ts';
import { english } from '../../../english.ts';

const fire = (slug: string, label: string, target: string) =>
	rolls(slug, { unit: unit(label), target: unit(target) });
const moves = (label: string) => rolls('movement', { unit: unit(label) });
/** Why it is refused, `allowed`, or nothing where it is not offered. */
const why = (state: BattleState, label: string, calculator: string): string | undefined => {
	const deed = deedsOf(state, state.units[unit(label)]!).find(
		(one) => one.calculator === calculator
	);
	return deed && (english(deed.refusal?.why.text) ?? 'allowed');
};
const contact = (state: BattleState, label: string): string | undefined => {
	const step = stepsOf(state, state.units[unit(label)]!).find((one) => one.step === 'contact');
	return step && (english(step.against?.why.text) ?? 'allowed');
};
const fights = (state: BattleState) =>
	owed(state).flatMap((one) =>
		'deed' in one && one.deed === 'fight' ? [[one.unit, one.defender]] : []
	);
const FIRED_IN_2 = 'It fired in phase 2 and may not move.';
const STOOD = 'Only units attacking into melee fire now.';
const FIRED = 'It has fired already this turn.';

/** R1 is infantry, R8 cavalry that comes from the reserve and fights on foot. */
const onFoot: readonly Command[] = [{ type: 'arrive', unit: unit('R8') }, mark('R8', 'dismounted')];

describe('Attacking fire: who fired in phase 5 fights its melee in phase 6', () => {
	it.each([
		['infantry', 'R1', []],
		['dismounted cavalry', 'R8', onFoot]
	] as const)('%s', (_, label, first) => {
		const five = kromy(...first, at('red', 3), moves(label), at('red', 5));
		expect(why(five, label, 'attacking-fire')).toBe('allowed');
		const fired = after(five, fire('attacking-fire', label, 'W1'));
		expect(why(fired, label, 'attacking-fire')).toBe(FIRED);
		const six = after(fired, { type: 'stepPhase', by: 1 });
		expect(why(six, label, 'melee')).toBe('allowed');
		expect(contact(six, label)).toBe('allowed');
		expect(fights(six)).toEqual([[unit(label), unit('W1')]]);
		const fought = after(six, fire('melee', label, 'W1'));
		expect(fights(fought)).toEqual([]);
	});

	it('a contact that was made in phase 3 stays as it is, and is owed once', () => {
		const met = kromy(
			at('red', 3),
			moves('R1'),
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R5'), unit('R1')] },
			at('red', 5),
			fire('attacking-fire', 'R1', 'W1'),
			fire('attacking-fire', 'R5', 'W1'),
			at('red', 6)
		);
		expect(fights(met)).toEqual([[unit('R5'), unit('W1')]]);
		expect(['R1', 'R5'].map((label) => why(met, label, 'melee'))).toEqual(['allowed', 'allowed']);
	});

	it('who fires at a defender in contact joins his melee', () => {
		const joined = kromy(
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R5')] },
			at('red', 5),
			fire('attacking-fire', 'R1', 'W1')
		);
		expect(joined.contacts).toEqual([
			{ defender: unit('W1'), attackers: [unit('R5'), unit('R1')] }
		]);
	});

	it('no contact comes of a target that is gone, of other fire, or where any target is allowed (G05)', () => {
		const contacts = (...commands: readonly Given[]) => kromy(...commands).contacts;
		const lone = { type: 'loseFigures', unit: unit('W1'), figures: 15 } as const;
		const hit = rolls(
			'attacking-fire',
			{ unit: unit('R1'), target: unit('W1') },
			{ until: loses('target', 1) }
		);
		expect(contacts(lone, at('red', 5), hit)).toEqual([]);
		expect(contacts(at('red', 2), fire('small-arms-fire', 'R1', 'W1'))).toEqual([]);
		expect(contacts(at('red', 4), fire('armoured-car-fire', 'W1', 'R1'))).toEqual([]);
		expect(
			contacts(
				{ type: 'setReading', ruling: 'G05', reading: 'any_target' },
				at('red', 5),
				fire('attacking-fire', 'R1', 'W1')
			)
		).toEqual([]);
	});
});

describe('Sequence of action: what fired in phase 2 neither moves nor fires nor fights', () => {
	it.each([
		['infantry', 'R1', []],
		['dismounted cavalry', 'R8', onFoot]
	] as const)('%s', (_, label, first) => {
		const fired = kromy(...first, at('red', 2), fire('small-arms-fire', label, 'W1'));
		expect(why(fired, label, 'small-arms-fire')).toBe(FIRED);
		expect(why(after(fired, at('red', 3)), label, 'movement')).toBe(FIRED_IN_2);
		expect(contact(after(fired, at('red', 3)), label)).toBe(FIRED_IN_2);
		expect(why(after(fired, at('red', 5)), label, 'attacking-fire')).toBe(STOOD);
		expect(contact(after(fired, at('red', 6)), label)).toBe(FIRED_IN_2);
	});

	it('marked by hand before phase 5 it counts as fired in 2; in phase 5 as attacking fire', () => {
		for (const phase of [2, 3, 4] as const)
			expect(contact(kromy(at('red', phase), mark('R1', 'fired'), at('red', 6)), 'R1')).toBe(
				FIRED_IN_2
			);
		const late = kromy(at('red', 5), mark('R1', 'moved', 'fired'));
		expect(why(late, 'R1', 'attacking-fire')).toBe(FIRED);
		expect(contact(after(late, at('red', 6)), 'R1')).toBe('allowed');
	});

	it('the mark taken off by hand, it may again', () => {
		const fired = kromy(at('red', 2), fire('small-arms-fire', 'R1', 'W1'));
		const off: Command = { type: 'setMark', unit: unit('R1'), mark: 'fired', on: false };
		expect(why(after(fired, off, at('red', 3)), 'R1', 'movement')).toBe('allowed');
	});

	it('who fired in defence in phase 4 fires, moves and fights in its own turn', () => {
		const fired = kromy(at('red', 4), fire('small-arms-fire', 'W1', 'R1'));
		expect(why(fired, 'W1', 'small-arms-fire')).toBe(FIRED);
		expect(why(fired, 'W2', 'small-arms-fire')).toBe('allowed');
		expect(why(after(fired, at('white', 2)), 'W1', 'small-arms-fire')).toBe('allowed');
		expect(why(after(fired, at('white', 3)), 'W1', 'movement')).toBe('allowed');
		const meets: Command = { type: 'engage', defender: unit('R1'), attackers: [unit('W1')] };
		for (const [phase, deed] of [
			[5, 'attacking-fire'],
			[6, 'melee']
		] as const)
			expect(why(after(fired, at('white', 3), meets, at('white', phase)), 'W1', deed), deed).toBe(
				'allowed'
			);
	});
});

describe('a mark that an earlier turn left behind, where marks do not end by themselves', () => {
	const stale = kromy(
		{ type: 'setAutomation', step: 'marks_end', on: false },
		at('red', 2),
		fire('small-arms-fire', 'R2', 'W1'),
		at('red', 2, 2)
	);

	it('forbids nothing', () => {
		expect(stale.units[unit('R2')]!.marks).toContain('fired');
		expect(why(stale, 'R2', 'small-arms-fire')).toBe('allowed');
		const doing = waiting(stale)
			.crowds.flatMap(({ units }) => units)
			.find((one) => one.unit === unit('R2'))?.doing;
		expect(doing).toBe('open');
	});

	it('and is put anew by the fire of this turn', () => {
		const again = after(stale, fire('small-arms-fire', 'R2', 'W1'));
		expect(again.units[unit('R2')]!.fired).toEqual([
			{ phase: 2, at: unit('W1'), with: ['rifles', 'machine_guns'] }
		]);
		expect(why(after(again, at('red', 3, 2)), 'R2', 'movement')).toBe(FIRED_IN_2);
	});
});

describe('Who may still fire', () => {
	const at2 = after(kromy(), {
		type: 'setClock',
		to: { round: 1, turn: 'white', phase: 2 }
	});
	const tank = unit('W9');
	const having = (...arms: readonly Arm[]): BattleState => ({
		...at2,
		units: {
			...at2.units,
			[tank]: { ...at2.units[tank]!, fired: [{ phase: 2, at: null, with: arms }] }
		}
	});
	const doing = (state: BattleState) =>
		waiting(state)
			.crowds.flatMap(({ units }) => units)
			.find((one) => one.unit === tank)?.doing;

	it('a tank whose machine guns have fired still has its guns: it is open, and a tap leads to them', () => {
		expect(phaseDeed(at2, at2.units[tank]!)).toBe('small-arms-fire');
		const gunsLeft = having('left', 'right', 'ahead', 'astern');
		expect(doing(gunsLeft)).toBe('open');
		expect(phaseDeed(gunsLeft, gunsLeft.units[tank]!)).toBe('artillery');
		expect(doing(having('left', 'left_gun', 'right', 'right_gun', 'ahead', 'astern'))).toBe('done');
	});
});
