import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { nextClock } from '#lib/rules/red-and-white/engine/phases/closing.ts';
import { fateOf, type PhaseNumber, turnNumber } from '#lib/rules/red-and-white/engine/sequence.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { t } from '#lib/words/t.ts';
import { after, factsOf, FORCES, journalOf, kromy, unit } from './battles.ts';

const next: Command = { type: 'stepPhase', by: 1 };
const skip: Command = { type: 'skipPhase' };
const to = (phase: PhaseNumber): Command => ({
	type: 'setClock',
	to: { round: 1, turn: 'red', phase }
});
const fates = (state: BattleState): string =>
	([1, 2, 3, 4, 5, 6, 7] as const).map((phase) => fateOf(state, phase)[0]).join('');
const words = (...commands: readonly Command[]): string => {
	const line = historyOf(journalOf(commands)).counted.at(-1);
	return line ? tell(line).sentences.map(t).join(' ') : '';
};

describe('Sequence of action: closing, skipping, reopening', () => {
	test('what is closed is done, what is left out is skipped, and the line shows which', () => {
		expect(fates(kromy())).toBe('ooooooo');
		expect(fates(after(kromy(), next, next))).toBe('ddooooo');
		expect(fates(after(kromy(), next, skip))).toBe('dsooooo');
		expect(fates(after(kromy(), next, to(5)))).toBe('ddssooo');
	});

	test('back to a phase reopens it; closed again, the battle is where it was left', () => {
		const back = after(kromy(), next, next, next, to(2));
		expect(fates(back)).toBe('drdoooo');
		expect(nextClock(back).phase).toBe(4);
		const again = after(back, next);
		expect(again.clock.phase).toBe(4);
		expect(fates(again)).toBe('drdoooo');
	});

	test('a phase that was skipped can be played after all', () => {
		const late = after(kromy(), to(4), to(2));
		expect(late.phases[2]).toEqual({ over: false, skipped: true, reopened: true });
		expect(words(to(4), to(2))).toBe('Preparatory fire is played after all.');
		expect(after(late, next).clock.phase).toBe(4);
	});

	test('a new turn begins with a clean line, and one that begins late has skipped the rest', () => {
		const white = after(kromy(), to(7), next);
		expect(white.clock).toEqual({ round: 1, turn: 'white', phase: 1 });
		expect(fates(white)).toBe('ooooooo');
		const late = after(kromy(), { type: 'setClock', to: { round: 2, turn: 'red', phase: 3 } });
		expect(fates(late)).toBe('ssooooo');
	});

	test('the log says what was skipped and reopened, and marks it', () => {
		expect(words(next, next, skip)).toBe('Movement was skipped.');
		expect(words(next, next, next, to(3))).toBe('Movement was reopened.');
		const lines = historyOf(journalOf([next, skip, to(1)])).counted;
		expect(lines.map((line) => tell(line).outOfOrder)).toEqual([false, false, true, true]);
	});

	test('what was left owed is written down; what something called for is owed on', () => {
		const led: Command = { type: 'setMark', unit: unit('R1'), mark: 'led', on: true };
		const officer = FORCES[0]!.officers[1]!;
		const two: Command[] = ['R2', 'R3', 'R4', 'R5', 'R6', 'R7'].map((label) => ({
			type: 'setMark',
			unit: unit(label),
			mark: 'led',
			on: true
		}));
		const hit: Command = { type: 'oweTest', unit: unit('R2'), calculator: 'officer-hit', n: 1 };
		const nerve: Command = { type: 'oweCharacter', officer: officer.id, n: 1 };
		expect(words(led, ...two, hit, nerve, next)).toBe(
			`Left owed, test of character: ${officer.name}. Left owed, its officer or special figure: 5th Zemgale Latvian Rifles. Left owed, leadership: Armoured train Chernomorets.`.replace(
				'Armoured train Chernomorets',
				FORCES[0]!.units.find(({ label }) => label === 'R9')!.name
			)
		);
		const closed = after(kromy(), led, hit, nerve, next);
		expect(owed(closed)).toEqual([
			{ calculator: 'test-of-character', officer: officer.id },
			{ calculator: 'officer-hit', unit: unit('R2') }
		]);
	});

	describe('a melee that is passed over is written down as left owed', () => {
		const met: Command = { type: 'engage', defender: unit('W1'), attackers: [unit('R1')] };
		const charged: Command = { type: 'setMark', unit: unit('R2'), mark: 'charged', on: true };
		const white: Command = { type: 'setClock', to: { round: 1, turn: 'white', phase: 1 } };
		const LEFT = 'Left owed, melee to be fought: 6th Latvian Rifles.';

		test.each([
			['by the phase after it', to(7)],
			['by the next turn', white]
		])('%s', (_, on) => {
			expect(words(to(3), met, on)).toContain(LEFT);
			expect(words(to(3), charged, on)).toContain(
				'Left owed, whom it attacks: 5th Zemgale Latvian Rifles.'
			);
		});

		test('once, and only where phase 6 is passed over', () => {
			expect(words(to(3), met, to(6))).not.toContain('Left owed');
			expect(words(to(3), met, to(6), next)).toContain(LEFT);
			expect(words(to(3), met, to(7), next)).not.toContain('Left owed');
		});

		test('also where phase 6 was over before the melee was set up', () => {
			expect(words(to(7), to(3), met, next)).toContain(LEFT);
			expect(fates(after(kromy(), to(7), to(3), met, next))).toBe('dsrssso');
		});
	});

	test('property: skip, reopen and play on always end the turn, and undo nothing but the line', () => {
		const steps = fc.array(
			fc.oneof(
				fc.constant(next),
				fc.constant(skip),
				fc.integer({ min: 1, max: 7 }).map((phase) => to(phase as PhaseNumber))
			),
			{ maxLength: 12 }
		);
		fc.assert(
			fc.property(steps, (given) => {
				let state = kromy();
				for (const command of given) {
					if (turnNumber(state.clock) > 0) break;
					const decision = decide(state, command);
					if (decision.ok) state = after(state, command);
				}
				const units = JSON.stringify(
					Object.values(state.units).map(({ left, marks }) => [left, marks])
				);
				let taps = 0;
				const turn = turnNumber(state.clock);
				while (turnNumber(state.clock) === turn) {
					state = after(state, next);
					taps += 1;
				}
				expect(taps).toBeLessThanOrEqual(7);
				expect(
					JSON.stringify(Object.values(state.units).map(({ left, marks }) => [left, marks]))
				).toBe(units);
			})
		);
	});

	test('to reopen and to close is a round trip: only the mark of the phase stays', () => {
		const four = after(kromy(), next, next, next);
		const round = after(four, to(2), next);
		expect({ ...round, phases: four.phases }).toEqual(four);
		expect(factsOf(decide(four, to(2))).map(({ type }) => type)).toEqual([
			'phaseReopened',
			'clockMoved'
		]);
	});
});
