import { describe, expect, test } from 'vitest';
import { battleEngine } from '#lib/rules/red-and-white/engine/engine.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import {
	reasonsFor,
	settledWinner,
	winnerSoFar
} from '#lib/rules/red-and-white/engine/beside/outcome.ts';
import type { BattleState, UnitInBattle } from '#lib/rules/red-and-white/engine/state.ts';
import { unitsOfCamp } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { describe as listed } from '#lib/rules/red-and-white/journal/told.ts';
import { t } from '#lib/words/t.ts';
import { after, kromy, unit } from '../battles.ts';

const holdsBridge = (winner: 'red' | 'white', round: number | null = null): Command[] => [
	{
		type: 'setObjective',
		objective: { id: 'bridge', name: 'The bridge', worth: { red: 3, white: 3 }, pays: 'held' }
	},
	{
		type: 'setCondition',
		condition: { id: winner, winner, kind: 'holds', objective: 'bridge', round }
	}
];
const hold = (holder: 'red' | 'white'): Command => ({
	type: 'holdObjective',
	objective: 'bridge',
	holder
});
const end = (winner: 'red' | 'white' | null, why = ''): Command => ({
	type: 'endBattle',
	winner,
	why
});
const words = (state: BattleState, winner: 'red' | 'white' | null): string[] =>
	reasonsFor(state, winner).map(t);

describe('Who has won', () => {
	test('the side whose condition is met comes before the score, the score before a broken army', () => {
		const none = kromy();
		expect(winnerSoFar(none)).toBeNull();
		const broken = after(none, { type: 'setArmy', camp: 'red', broken: true });
		expect(winnerSoFar(broken)).toBe('white');
		expect(words(broken, 'white')).toEqual(['Whites: the enemy army is broken']);
		const ahead = after(broken, { type: 'givePoints', camp: 'red', points: 2, why: '' });
		expect(winnerSoFar(ahead)).toBe('red');
		const met = after(ahead, ...holdsBridge('white'), hold('white'));
		expect(winnerSoFar(met)).toBe('white');
		expect(words(met, 'white')).toEqual([
			'Whites: holds The bridge at the end',
			'Whites: the enemy army is broken',
			'Score: 2 to 3, Red first'
		]);
		expect(words(met, null)).toEqual(['Score: 2 to 3, Red first']);
	});

	test('a condition says so by itself only when it can no longer change, and only for one side', () => {
		const open = kromy(...holdsBridge('red'), hold('red'));
		expect(settledWinner(open)).toBeUndefined();
		const judged = after(open, { type: 'judgeCondition', condition: 'red', met: true });
		expect(settledWinner(judged)).toBe('red');
		const both = after(
			judged,
			{ type: 'setCondition', condition: { id: 'w', winner: 'white', kind: 'words', text: 'Out' } },
			{ type: 'judgeCondition', condition: 'w', met: true }
		);
		expect(settledWinner(both)).toBeUndefined();
	});

	test('without a condition or a score, a side of which nobody is left or still to come has lost', () => {
		const none = kromy();
		const whites = unitsOfCamp(none, 'white');
		const gone = (state: BattleState, units: readonly UnitInBattle[]): BattleState =>
			after(
				state,
				...units.map(({ id }) => ({ type: 'removeUnit', unit: id, presence: 'off_table' }) as const)
			);
		expect(settledWinner(gone(none, whites.slice(1)))).toBeUndefined();
		const left = gone(none, whites);
		expect(settledWinner(left)).toBe('red');
		expect(words(left, 'red')).toEqual(['Reds: no enemy unit is left']);
		expect(
			settledWinner(after(left, { type: 'givePoints', camp: 'white', points: 2, why: '' }))
		).toBe(undefined);
		expect(settledWinner(gone(kromy(...holdsBridge('white')), whites))).toBeUndefined();
		expect(settledWinner(gone(left, unitsOfCamp(none, 'red')))).toBeUndefined();
	});
});

describe('A battle that is over', () => {
	const over = kromy({ type: 'loseFigures', unit: unit('W1'), figures: 3 }, end('red', ' Night '));

	test('is told and listed with its winner', () => {
		expect(over.outcome).toEqual({ winner: 'red', why: 'Night' });
		const { says, over: done } = listed(over).summary;
		expect(done).toBe(true);
		expect(t(says[0]!)).toBe('Reds won');
		expect(listed(kromy()).summary.over).toBe(false);
	});

	test('takes no more commands but a note, a name, and to be played on; nothing is owed', () => {
		const { owed, may, crowds, commands, rolls } = battleEngine.waiting(over);
		expect({ owed, may, crowds, commands, rolls }).toEqual({
			...{ owed: [], may: [], crowds: [], rolls: [] },
			commands: [{ type: 'playOn' }]
		});
		for (const command of [
			{ type: 'loseFigures', unit: unit('W1'), figures: 1 },
			{ type: 'stepPhase', by: 1 },
			end('white')
		] satisfies Command[]) {
			const refused = decide(over, command);
			expect(!refused.ok && t(refused.refusal.why)).toBe(
				'The battle is over. To change something, play on.'
			);
		}
		expect(decide(over, { type: 'note', unit: null, text: 'Well played' }).ok).toBe(true);
		expect(decide(over, { type: 'rename', name: 'Kromy again' }).ok).toBe(true);
	});

	test('is the same as before when it is played on', () => {
		const before = kromy({ type: 'loseFigures', unit: unit('W1'), figures: 3 });
		const again = after(over, { type: 'playOn' });
		expect(again).toEqual(before);
		expect(Object.keys(again)).toEqual(Object.keys(before));
		expect(decide(before, { type: 'playOn' }).ok).toBe(false);
	});
});
