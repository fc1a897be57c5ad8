import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { standingOf } from '#lib/rules/red-and-white/engine/beside/conditions.ts';
import type { Condition } from '#lib/rules/red-and-white/engine/beside/goals.ts';
import { scoreLines, scoreOf } from '#lib/rules/red-and-white/engine/beside/score.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { after, anyAct, journalOf, kromy, unit } from '../battles.ts';

const objective = (
	id: string,
	red: number,
	white: number,
	pays: 'held' | 'rounds' = 'held'
): Command => ({
	type: 'setObjective',
	objective: { id, name: `The ${id}`, worth: { red, white }, pays }
});
const hold = (objective: string, holder: 'red' | 'white' | 'contested' | 'nobody'): Command => ({
	type: 'holdObjective',
	objective,
	holder
});
const toRound = (round: number): Command => ({
	type: 'setClock',
	to: { round, turn: 'red', phase: 1 }
});
const condition = (condition: Condition): Command => ({ type: 'setCondition', condition });
const score = (state: BattleState): [number, number] => [
	scoreOf(state, 'red'),
	scoreOf(state, 'white')
];
const standing = (state: BattleState, at = 0) => standingOf(state, state.goals.conditions[at]!);

describe('Referee: objectives and score', () => {
	test('an objective counts for its holder, by what it is worth to him; contested for nobody', () => {
		const set = kromy(objective('bridge', 3, 5), objective('mill', 2, 2));
		expect(score(set)).toEqual([0, 0]);
		expect(score(after(set, hold('bridge', 'red'), hold('mill', 'white')))).toEqual([3, 2]);
		expect(score(after(set, hold('bridge', 'white')))).toEqual([0, 5]);
		expect(score(after(set, hold('bridge', 'contested')))).toEqual([0, 0]);
	});

	test('one that pays by rounds counts the rounds at whose end it was held, none of them twice', () => {
		const held = kromy(objective('bridge', 2, 2, 'rounds'), hold('bridge', 'red'));
		expect(score(held)).toEqual([0, 0]);
		const two = after(held, toRound(2));
		expect(score(two)).toEqual([2, 0]);
		const lost = after(two, hold('bridge', 'white'), toRound(3));
		expect(score(lost)).toEqual([2, 2]);
		const again = after(lost, toRound(2));
		expect(score(again)).toEqual([2, 0]);
		expect(score(after(again, toRound(3)))).toEqual([2, 2]);
		expect(score(after(again, hold('bridge', 'red'), toRound(3)))).toEqual([4, 0]);
	});

	test('losses count for the enemy: stands, and whole units by their kind', () => {
		const priced = kromy({
			type: 'priceLosses',
			worth: { stand: 1, units: { infantry: 5, tank: 9 } }
		});
		const hit = after(priced, { type: 'loseFigures', unit: unit('W1'), figures: 9 });
		expect(score(hit)).toEqual([2, 0]);
		const gone = after(hit, { type: 'loseFigures', unit: unit('W1'), figures: 7 });
		expect(score(gone)).toEqual([4 + 5, 0]);
		const tank = after(priced, { type: 'capture', unit: unit('W9') });
		expect(score(tank)).toEqual([9, 0]);
		expect(score(after(priced, { type: 'changeSide', unit: unit('R1'), camp: 'white' }))).toEqual([
			0, 5
		]);
	});

	test('the score is the sum of its lines, in any battle', () => {
		fc.assert(
			fc.property(fc.array(anyAct, { maxLength: 60 }), (acts) => {
				journalOf(acts, (state) => {
					for (const camp of ['red', 'white'] as const) {
						const lines = scoreLines(state, camp).map(({ points }) => points);
						expect(scoreOf(state, camp)).toBe(lines.reduce((a, b) => a + b, 0));
						expect(Number.isInteger(scoreOf(state, camp))).toBe(true);
					}
				});
			})
		);
	});

	test('a name is needed, and an objective that is there', () => {
		const none = { id: 'x', name: ' ', worth: { red: 1, white: 1 }, pays: 'held' } as const;
		expect(decide(kromy(), { type: 'setObjective', objective: none }).ok).toBe(false);
		expect(decide(kromy(), hold('bridge', 'red')).ok).toBe(false);
		expect(decide(kromy(objective('bridge', 1, 1)), hold('bridge', 'nobody')).ok).toBe(false);
	});
});

describe('Referee: victory', () => {
	test('a lead is counted as it stands, and settled when the round is over', () => {
		const lead = condition({ id: 'a', winner: 'red', kind: 'lead', points: 2, round: 1 });
		const set = kromy(objective('bridge', 2, 2), lead);
		expect(standing(set)).toEqual({ met: false, settled: false });
		const held = after(set, hold('bridge', 'red'));
		expect(standing(held)).toEqual({ met: true, settled: false });
		const over = after(held, toRound(2), hold('bridge', 'white'));
		expect(standing(over)).toEqual({ met: true, settled: true });
	});

	test('points paid at the end of that very round count for the lead', () => {
		const lead = condition({ id: 'a', winner: 'red', kind: 'lead', points: 2, round: 1 });
		const held = kromy(objective('bridge', 2, 2, 'rounds'), lead, hold('bridge', 'red'));
		expect(standing(held)).toEqual({ met: false, settled: false });
		expect(standing(after(held, toRound(2)))).toEqual({ met: true, settled: true });
	});

	test('an objective held, an army broken, words judged by the referee', () => {
		const set = kromy(
			objective('bridge', 1, 1),
			condition({ id: 'a', winner: 'white', kind: 'holds', objective: 'bridge', round: null }),
			condition({ id: 'b', winner: 'red', kind: 'broken' }),
			condition({ id: 'c', winner: 'red', kind: 'words', text: 'the train gets through' }),
			hold('bridge', 'white'),
			{ type: 'setArmy', camp: 'white', broken: true },
			{ type: 'judgeCondition', condition: 'c', met: true }
		);
		expect([0, 1, 2].map((at) => standing(set, at).met)).toEqual([true, true, true]);
		const judged = after(set, { type: 'judgeCondition', condition: 'a', met: false });
		expect(standing(judged)).toEqual({ met: false, settled: true });
	});

	test('an objective that is dropped takes its conditions along', () => {
		const set = kromy(
			objective('bridge', 1, 1),
			condition({ id: 'a', winner: 'white', kind: 'holds', objective: 'bridge', round: 3 })
		);
		expect(after(set, { type: 'dropObjective', objective: 'bridge' }).goals.conditions).toEqual([]);
	});
});
