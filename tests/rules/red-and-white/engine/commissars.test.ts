import { expect, test } from 'vitest';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import type { Mark } from '#lib/rules/red-and-white/types.ts';
import { kromy, unit } from './battles.ts';
import { fill } from './rolls.ts';

const mark = (label: string, on: Mark): Command => ({
	type: 'setMark',
	unit: unit(label),
	mark: on,
	on: true
});
/** R6 and R2, each with a commissar, attack together. */
const together = (state: BattleState) =>
	fill(state, 'melee', {
		unit: state.units[unit('R6')]!,
		target: state.units[unit('W1')]!,
		others: [state.units[unit('R2')]!]
	})['attackerCommissar'];

test('R29: of several commissars one who overrules counts, then one to be asked, then one who argues', () => {
	expect(together(kromy())).toBe('check');
	expect(together(kromy(mark('R2', 'commissar_overrules')))).toBe('minus');
	expect(together(kromy(mark('R6', 'commissar_overrules')))).toBe('minus');
	expect(together(kromy(mark('R6', 'commissar_argues')))).toBe('check');
	expect(together(kromy(mark('R6', 'commissar_argues'), mark('R2', 'commissar_argues')))).toBe(
		'zero'
	);
});

test('what a commissar or priest did to his unit this turn lasts when he is gone', () => {
	const place = kromy().units[unit('R2')]!.attached.findIndex(({ kind }) => kind === 'commissar');
	const marks = (quarrel: Mark): readonly Mark[] =>
		kromy(mark('R2', quarrel), mark('R2', 'moved'), {
			type: 'setAttached',
			...{ unit: unit('R2'), place, left: 0 }
		}).units[unit('R2')]!.marks;
	expect(marks('commissar_overrules')).toEqual(['commissar_overrules', 'moved']);
	expect(marks('commissar_argues')).toEqual(['commissar_argues', 'moved']);
});
