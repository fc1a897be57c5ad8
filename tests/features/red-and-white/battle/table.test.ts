import { describe, expect, test } from 'vitest';
import { found, groupsOf } from '#lib/features/red-and-white/phase/groups.ts';
import { aboutUnit, sideOf, strengthOf } from '#lib/features/red-and-white/battle/unit-names.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { at, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { after, kromy, unit } from '../../../rules/red-and-white/engine/battles.ts';
import { procedure, rolls } from '../../../rules/red-and-white/engine/rolls.ts';

const of = (state: BattleState, label: string) => state.units[unit(label)]!;
const labels = (state: BattleState, query: string): string[] =>
	found(state, query).map((one) => one.unit.label);

describe('a unit is found', () => {
	test('by its label first, by its number, by a part of its name in either script', () => {
		expect(labels(kromy(), 'w1').slice(0, 2)).toEqual(['W1', 'W10']);
		expect(labels(kromy(), '10')).toEqual(['R10', 'W10']);
		expect(labels(kromy(), 'drozd')).toEqual(['W1', 'W2', 'W3']);
		expect(labels(kromy(), 'матросы')).toEqual(['R5']);
		expect(labels(kromy(), 'zeppelin')).toEqual([]);
	});
});

describe('units by officer', () => {
	test('the commander-in-chief first, those without an officer last', () => {
		const state = after(kromy(), { type: 'changeSide', unit: unit('R7'), camp: 'white' });
		expect(
			groupsOf(state, 'white').map(({ officer, units }) => [
				officer?.officer.name ?? '',
				units.length
			])
		).toEqual([
			['Maj.-Gen. Vitkovsky', 5],
			['Col. Skoblin', 5],
			['', 1]
		]);
	});

	test('whoever stands in plays the units', () => {
		const [absent, present] = Object.keys(kromy().players);
		const state = after(
			kromy(),
			{ type: 'setAway', player: absent!, absent: true },
			{ type: 'standIn', player: absent!, by: present! }
		);
		expect(groupsOf(state, 'red')[0]?.player).toBe(present);
	});
});

describe('what is written of a unit', () => {
	test('the number its morale needs', () => {
		const state = after(
			kromy(),
			{ type: 'loseFigures', unit: unit('W1'), figures: 5 },
			{ type: 'loseFigures', unit: unit('W7'), figures: 3 },
			{ type: 'setHits', unit: unit('W9'), hits: 2 }
		);
		expect(['W1', 'W7', 'W9'].map((label) => strengthOf(state, of(state, label)))).toEqual([
			{ number: '3', label: 'stands' },
			{ number: '4', label: 'stands' },
			{ number: '4', label: 'morale' }
		]);
	});

	test('what stands with it, what it did, and where it is', () => {
		const state = after(kromy(), mark('R2', 'fired', 'in_cover'), {
			type: 'setAttached',
			unit: unit('R2'),
			place: 1,
			left: 0
		});
		expect(aboutUnit(state, of(state, 'R2'), '')).toBe('R2 · heavy machine gun · fired');
		expect(aboutUnit(state, of(state, 'R8'), '')).toBe('R8 · in reserve · tchanka');
		expect(aboutUnit(state, of(state, 'R7'), 'Sailors')).toBe(
			'R7 · part of Sailors · poor quality'
		);
	});

	test('how far it may go is news only while units move', () => {
		const state = after(
			kromy(mark('R1', 'led'), at('red', 3)),
			rolls('movement', { unit: unit('R1') })
		);
		expect(aboutUnit(state, of(state, 'R1'), '')).toMatch(/moved · \d+″ to go$/);
		const later = after(state, at('red', 4));
		expect(aboutUnit(later, of(later, 'R1'), '')).toMatch(/moved$/);
	});

	test('a unit that went over wears the other badge', () => {
		const state = after(kromy(), { type: 'changeSide', unit: unit('R7'), camp: 'white' });
		expect([sideOf(of(kromy(), 'R7')), sideOf(of(state, 'R7'))]).toEqual(['red', 'white']);
	});
});

describe('what a unit can do', () => {
	const deeds = (state: BattleState, label: string) => {
		const all = deedsOf(state, of(state, label));
		const named = (pick: (one: (typeof all)[number]) => boolean) =>
			all.filter(pick).map(({ calculator }) => calculator);
		return {
			owed: named(({ owed }) => owed),
			free: named(({ owed, refusal }) => !owed && !refusal),
			forbidden: Object.fromEntries(
				all.flatMap(({ calculator, refusal, outOfPhase }) =>
					refusal && !outOfPhase ? [[calculator, refusal.rule]] : []
				)
			)
		};
	};

	test('what is owed comes first, and a refusal names its heading', () => {
		expect(deedsOf(kromy(), of(kromy(), 'R1'))[0]).toMatchObject({
			calculator: 'leadership',
			owed: true
		});
		const state = after(kromy(), mark('R1', 'not_led'), at('red', 2));
		expect(deeds(state, 'R1').forbidden).toMatchObject({ 'small-arms-fire': 'Leadership' });
		expect(deeds(state, 'R6').free).toContain('small-arms-fire');
		expect(deeds(state, 'W1').forbidden['small-arms-fire']).toBe('Sequence of action');
	});

	test('fire in 2 or move in 3, not both; tchankas and vehicles may (R55)', () => {
		const state = after(
			kromy(),
			at('red', 2),
			mark('R1', 'fired'),
			mark('R9', 'fired'),
			at('red', 3)
		);
		expect(deeds(state, 'R1').forbidden['movement']).toBe('Sequence of action');
		expect(deeds(state, 'R9').free).toContain('movement');
	});

	test('a suppressed unit tests once, and a pass gives back its fire (R02)', () => {
		const down = after(kromy(), mark('W1', 'suppressed'), at('red', 4));
		expect(deeds(down, 'W1').forbidden['small-arms-fire']).toBe('Suppression');
		expect(deeds(down, 'W1').free).toContain('suppression');
		const test = (passed: boolean) =>
			rolls('suppression', { unit: unit('W1') }, { until: ({ value }) => value.passed === passed });
		expect(deeds(after(down, test(true)), 'W1').free).toContain('small-arms-fire');
		expect(deeds(after(down, test(false)), 'W1').forbidden['small-arms-fire']).toBe('Suppression');
	});

	test('a unit that is not on the table does nothing', () => {
		expect(deedsOf(kromy(), of(kromy(), 'R8'))).toEqual([]);
	});
});

describe('what a result makes of officers', () => {
	test('fate and failure', () => {
		const fate = (slug: string, value: unknown) => procedure(slug).fate?.is(value);
		expect(fate('officer-hit', { officers: ['scratch', 'unhurt'] })).toEqual([
			{ status: 'scratched' },
			{}
		]);
		const failed = (failure: string) => fate('test-of-character', { failure, turns: 0 });
		expect(failed('flees')).toEqual([{ tested: true, status: 'fled' }]);
		expect(failed('coward')).toEqual([{ tested: true, character: 'coward' }]);
		expect(fate('officer-character', 'fanatic')).toEqual([{ character: 'fanatic' }]);
	});
});
