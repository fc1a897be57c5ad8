import { expect, test } from 'vitest';
import { aboutUnit, loudMarks, wentWords } from '#lib/features/red-and-white/battle/unit-names.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { Went } from '#lib/rules/red-and-white/engine/did.ts';
import type { Mark } from '#lib/rules/red-and-white/types.ts';
import { at } from '../../../rules/red-and-white/engine/acts.ts';
import { after, kromy, unit } from '../../../rules/red-and-white/engine/battles.ts';
import { rolls } from '../../../rules/red-and-white/engine/rolls.ts';

const marked = (...on: readonly Mark[]): readonly Mark[] => {
	const quick: Command = {
		...{ type: 'quick', unit: unit('R1'), figures: 0, hits: 0, on, off: [], note: '' }
	};
	return loudMarks(kromy(quick).units[unit('R1')]!);
};

test('Leadership: a unit that failed its roll and is led heroically does not stand out as not led (R09)', () => {
	expect(marked('not_led')).toEqual(['not_led']);
	expect(marked('not_led', 'heroic')).toEqual(['heroic']);
	expect(marked('led', 'fired', 'in_cover')).toEqual(['in_cover']);
});

test('the model of a tank is a name and keeps its capital', () => {
	expect(aboutUnit(kromy(), kromy().units[unit('W9')]!, '')).toContain('Mark V, male');
});

test('Morale: of a unit that fell back twice in a turn it is said how far in all', () => {
	const state = kromy(at('red', 7));
	const back = { how: 'back', inches: 6 } as const;
	const said = (...went: readonly Went[]) =>
		wentWords(state, { ...state.units[unit('R5')]!, went });
	const own = { phase: 3, how: 'ordinary', inches: 9 } as const;
	expect(said(own, { ...back, phase: 6 })).toBe('fell back 6″');
	expect(said(own, { ...back, phase: 6 }, { ...back, phase: 7 })).toBe('fell back 12″');
});

test('Melee: a unit in contact has no way to go, however far it was thrown', () => {
	const moved = kromy(at('red', 3), rolls('movement', { unit: unit('R5') }, { faces: [4, 5] }));
	const said = (state: typeof moved) => wentWords(state, state.units[unit('R5')]!);
	expect(said(moved)).toBe('9″ to go');
	const attackers = [unit('R5')];
	expect(said(after(moved, { type: 'engage', defender: unit('W1'), attackers }))).toBe('');
});
