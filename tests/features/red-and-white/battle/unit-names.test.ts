import { expect, test, vi } from 'vitest';
import {
	aboutUnit,
	loudMarks,
	nameAmong,
	wentWords
} from '#lib/features/red-and-white/battle/unit-names.ts';
import { owedRow } from '#lib/features/red-and-white/phase/owed-rows.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import type { Went } from '#lib/rules/red-and-white/engine/did.ts';
import { evolve } from '#lib/rules/red-and-white/engine/evolve.ts';
import { mayHaveLeft } from '#lib/rules/red-and-white/engine/phases/steps.ts';
import type { Mark } from '#lib/rules/red-and-white/types.ts';
import { at } from '../../../rules/red-and-white/engine/acts.ts';
import { after, factsOf, kromy, unit } from '../../../rules/red-and-white/engine/battles.ts';
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

test('two units of one name on one side are told apart by their labels; no other name is longer for it', () => {
	const state = kromy();
	const [one, other, enemy] = [unit('R1'), unit('R2'), unit('W1')];
	const named = (...twins: readonly string[]): typeof state => ({
		...state,
		units: Object.fromEntries(
			Object.entries(state.units).map(([id, each]) => [
				id,
				twins.includes(id) ? { ...each, unit: { ...each.unit, name: 'Rifles' } } : each
			])
		)
	});
	const said = (table: typeof state, id: string) => nameAmong(table, table.units[id]!);
	const twins = named(one, other);
	expect([said(twins, one), said(twins, other)]).toEqual(['R1 Rifles', 'R2 Rifles']);
	expect(said(twins, unit('R3'))).toBe('Latvian Machine Guns');
	expect(said(named(one, enemy), one)).toBe('Rifles');
	const owes = { unit: other, calculator: 'leadership' } as const;
	expect(owedRow({ state: twins, id: 'b', do: vi.fn() }, owes).label).toBe('R2 Rifles');
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

test('Bombardment: of a unit that was pinned where it lay nothing is said of going back, nor that it may have left', () => {
	const R8 = unit('R8');
	const area = { battery: unit('W7'), squares: 3, where: 'the ford', edge: [], tested: [] };
	const shelled = kromy(
		...[{ type: 'arrive', unit: R8 } as const, at('white', 3)],
		{ type: 'placeArea', area: { ...area, inside: [R8], placed: kromy().clock } },
		{ type: 'oweTest', unit: R8, calculator: 'movement', n: 1 }
	);
	const roll = rolls('bombardment', { unit: R8 }, { faces: [3, 3, 3, 3, 5] })(shelled);
	const facts = factsOf(decide(shelled, roll));
	const pinned = facts.reduce(evolve, shelled);
	expect(pinned.units[R8]!.marks).toContain('pinned');
	expect(wentWords(pinned, pinned.units[R8]!)).toBe('');
	expect(mayHaveLeft(pinned, facts)).toBeUndefined();
});
