import { describe, expect, it } from 'vitest';
import { bookOf } from '#lib/rules/red-and-white/book.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { at } from '../engine/acts.ts';
import { after, kromy, unit } from '../engine/battles.ts';
import { loses, rolls } from '../engine/rolls.ts';

const rule = (state: BattleState, id: string, calculator: string): string | undefined => {
	const one = state.units[id];
	const deed = one && deedsOf(state, one).find((of) => of.calculator === calculator);
	return deed && (deed.refusal?.rule ?? 'allowed');
};

describe('Sequence of action: a unit moves once in its turn', () => {
	const own = kromy(at('red', 3));
	const moved = after(own, rolls('movement', { unit: unit('R6') }));

	it('a second roll is refused, a charge with it, and free again in its next turn', () => {
		expect(rule(own, unit('R6'), 'movement')).toBe('allowed');
		expect(rule(moved, unit('R6'), 'movement')).toBe('Sequence of action');
		const charged = after(
			own,
			rolls('movement', { unit: unit('R6') }, { form: { charging: true } })
		);
		expect(rule(charged, unit('R6'), 'movement')).toBe('Sequence of action');
		expect(rule(after(moved, at('red', 3, 2)), unit('R6'), 'movement')).toBe('allowed');
	});

	it('a way back is no second move', () => {
		const back = after(moved, { type: 'oweTest', unit: unit('R6'), calculator: 'movement', n: 1 });
		expect(rule(back, unit('R6'), 'movement')).toBe('allowed');
		const went = after(
			own,
			{ type: 'oweTest', unit: unit('R6'), calculator: 'movement', n: 1 },
			rolls('movement', { unit: unit('R6') })
		);
		expect(rule(went, unit('R6'), 'movement')).toBe('allowed');
	});

	it('where the sequence only reminds, it is open all the same', () => {
		const reminds = after(moved, { type: 'setAutomation', step: 'sequence_forbids', on: false });
		const deed = deedsOf(reminds, reminds.units[unit('R6')]!).find(
			({ calculator }) => calculator === 'movement'
		);
		expect(deed).toMatchObject({ refusal: null, reminder: { rule: 'Sequence of action' } });
	});
});

describe('Armored trains (R53): once a phase', () => {
	const shelled = rolls(
		'artillery',
		{ unit: unit('R4'), target: unit('W3') },
		{ until: loses('target', 1) }
	);
	const owes = (state: BattleState) => state.units[unit('W3')]!.owes;

	it('fired on again after its test it does not test once more in the phase, but in the next turn', () => {
		const hit = after(withTrain(kromy(at('red', 2))), shelled);
		expect(owes(hit)).toEqual({ 'train-morale': [{ what: 'fire', unit: unit('R4') }] });
		const tested = after(
			hit,
			rolls('train-morale', { unit: unit('W3') }, { until: ({ value }) => value })
		);
		expect(owes(tested)).toEqual({});
		const again = after(tested, shelled);
		expect(again.units[unit('W3')]!.hits).toBe(2);
		expect(owes(again)).toEqual({});
		expect(owes(after(again, at('red', 2, 2), shelled))).toEqual({
			'train-morale': [{ what: 'fire', unit: unit('R4') }]
		});
	});

	it('where it tests only when hit: not when it is missed, and once in a turn', () => {
		const own = kromy(at('red', 2));
		const book = bookOf({ readings: { R53: 'when_hit' } });
		const ready = withTrain({ ...own, header: { ...own.header, book } });
		const missed = rolls(
			'artillery',
			{ unit: unit('R4'), target: unit('W3') },
			{ until: loses('target', 0) }
		);
		expect(owes(after(withTrain(own), missed))).toHaveProperty('train-morale');
		expect(owes(after(ready, missed))).toEqual({});
		const hit = after(ready, missed, shelled);
		expect(owes(hit)).toEqual({ 'train-morale': [{ what: 'fire', unit: unit('R4') }] });
		const tested = after(
			hit,
			rolls('train-morale', { unit: unit('W3') }, { until: ({ value }) => value })
		);
		expect(owes(after(tested, shelled))).toEqual({});
		expect(owes(after(tested, at('red', 2, 2), missed))).toEqual({});
		expect(owes(after(tested, at('red', 2, 2), shelled))).toHaveProperty('train-morale');
	});
});

/** W3 as an armoured train. */
const withTrain = (state: BattleState): BattleState => {
	const one = state.units[unit('W3')]!;
	const train = { ...one.unit, type: 'armoured_train', gun: 'field', turrets: 4 } as const;
	return { ...state, units: { ...state.units, [one.id]: { ...one, unit: train } } };
};

describe('Sequence of action: a unit fires once in a fire phase', () => {
	it.each([
		['red', 2],
		['white', 4]
	] as const)('in the turn of %s, phase %i', (turn, phase) => {
		const ready = kromy(at(turn, phase));
		expect(rule(ready, unit('R6'), 'small-arms-fire')).toBe('allowed');
		const fired = after(ready, rolls('small-arms-fire', { unit: unit('R6') }));
		expect(rule(fired, unit('R6'), 'small-arms-fire')).toBe('Sequence of action');
	});

	it('a gun mark left over from its own turn forbids no defensive fire', () => {
		const own = kromy(
			{ type: 'setAutomation', step: 'marks_end', on: false },
			at('red', 2),
			rolls('small-arms-fire', { unit: unit('R6') }),
			at('white', 4)
		);
		expect(own.units[unit('R6')]!.marks).toContain('fired');
		expect(rule(own, unit('R6'), 'small-arms-fire')).toBe('allowed');
	});

	it('R55: guns and machine guns of a train fire once each', () => {
		const id = unit('W3');
		for (const clock of [at('white', 2), at('red', 4)]) {
			const shelled = after(withTrain(kromy(clock)), rolls('artillery', { unit: id }));
			expect(rule(shelled, id, 'artillery')).toBe('Sequence of action');
			expect(rule(shelled, id, 'small-arms-fire')).toBe('allowed');
			const both = after(shelled, rolls('small-arms-fire', { unit: id }));
			expect(rule(both, id, 'artillery')).toBe('Sequence of action');
			expect(rule(both, id, 'small-arms-fire')).toBe('Sequence of action');
		}
	});
});
