import { describe, expect, test } from 'vitest';
import type { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { rollHref, targetHref, unitHref } from '#lib/features/red-and-white/battle/paths.ts';
import { tapHref } from '#lib/features/red-and-white/battle/tap.ts';
import { waiting } from '#lib/rules/red-and-white/engine/waiting.ts';
import { at } from '../../../rules/red-and-white/engine/acts.ts';
import { kromy, unit, type Given } from '../../../rules/red-and-white/engine/battles.ts';
import { rolls } from '../../../rules/red-and-white/engine/rolls.ts';

/** Where a tap on R1 leads in phase 5, when it is in contact with this unit. */
const tapped = (label: string, ...first: readonly Given[]): string => {
	const state = kromy(
		...first,
		at('red', 3),
		rolls('movement', { unit: unit('R1') }),
		{ type: 'engage', defender: unit(label), attackers: [unit('R1')] },
		at('red', 5)
	);
	const battle = { id: 'b', state, waiting: waiting(state) } as unknown as LiveBattle;
	return tapHref(battle, state.units[unit('R1')]!);
};
const R1 = { unit: unit('R1') };

describe('Attacking fire: a tap on infantry in contact', () => {
	test('with infantry it leads to the fire at them', () => {
		expect(tapped('W1')).toBe(rollHref('b', 'attacking-fire', { ...R1, target: unit('W1') }));
	});
	test('with a tank, which it cannot hit, it leads to its sheet', () => {
		expect(tapped('W9')).toBe(unitHref('b', unit('R1')));
	});
	test('with a tank, where it may fire at others (G05), it is asked at whom', () => {
		const any: Given = { type: 'setReading', ruling: 'G05', reading: 'any_target' };
		expect(tapped('W9', any)).toBe(targetHref('b', 'attacking-fire', R1));
	});
});
