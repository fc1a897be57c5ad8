import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loggedLine, loggedTurns } from '#lib/features/shared/history/log.ts';
import { historyOf as reading } from '#lib/kernel/game/history.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { moment } from '#lib/rules/red-and-white/journal/told.ts';
import { bookOf, triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { chained } from '../../../chained.ts';
import { at } from '../../../rules/red-and-white/engine/acts.ts';
import { anyAct, journalOf, unit } from '../../../rules/red-and-white/engine/battles.ts';

describe('the log', () => {
	test('begins with the last lines; earlier ones wait until they are asked for', () => {
		const lose: Command = { type: 'loseFigures', unit: unit('W1'), figures: 1 };
		const history = historyOf(journalOf([at('red', 2), lose, lose, lose, at('red', 4), lose]));
		expect(loggedTurns(history, moment, false, 60)).toEqual(
			loggedTurns(history, moment, false, Infinity)
		);
		const { shown, earlier } = loggedTurns(history, moment, false, 4);
		expect(
			shown.flatMap(({ phases }) => phases.map((one) => [one.moment.phase?.n, one.lines.length]))
		).toEqual([
			[2, 2],
			[4, 1]
		]);
		expect(earlier).toBe(4);
	});

	test('the last lines are those of the whole log, under the headings that they have there', () => {
		fc.assert(
			fc.property(
				fc.array(anyAct, { minLength: 5, maxLength: 60 }),
				fc.boolean(),
				fc.integer({ min: 1, max: 30 }),
				(acts, undone, most) => {
					const history = historyOf(journalOf(acts));
					const whole = loggedTurns(history, moment, undone, Infinity);
					expect(whole.earlier).toBe(0);
					const { shown, earlier } = loggedTurns(history, moment, undone, most);
					const phasesOf = (turns: typeof shown) =>
						turns.flatMap(({ phases }) => phases.map((phase) => phase));
					const linesIn = (turns: typeof shown) => phasesOf(turns).flatMap(({ lines }) => lines);
					const lines = linesIn(shown);
					expect(lines.length + earlier).toBe(linesIn(whole.shown).length);
					expect(lines.length).toBeLessThanOrEqual(most);
					expect(lines).toEqual(linesIn(whole.shown).slice(earlier));
					for (const line of lines) expect(loggedLine(history, line.id)).toEqual(line);
					const heads = (turns: typeof shown) =>
						phasesOf(turns).map(({ line, moment: when, at: begun }) => [line, when, begun]);
					const last = heads(shown);
					expect(last).toEqual(heads(whole.shown).slice(-last.length));
				}
			)
		);
	});

	test('by turn and phase, in the order of play; what was taken back only when asked for', () => {
		const lose: Command = { type: 'loseFigures', unit: unit('W1'), figures: 1 };
		const journal = journalOf([
			at('red', 2),
			lose,
			'undo',
			lose,
			{ type: 'setClock', to: { round: 1, turn: 'white', phase: 1 } },
			lose
		]);
		const shape = (struck: boolean) =>
			loggedTurns(historyOf(journal), moment, struck, Infinity).shown.map(
				({ moment: when, phases }) => [
					when.side,
					phases.map((one) => [
						one.moment.phase?.n,
						one.lines.map((line) => line.fate.kind !== 'counts')
					])
				]
			);
		expect(shape(false)).toEqual([
			[
				'red',
				[
					[1, [false, false]],
					[2, [false, false]]
				]
			],
			['white', [[1, [false]]]]
		]);
		expect(shape(true)).toEqual([
			[
				'red',
				[
					[1, [false, false]],
					[2, [true, false, false]]
				]
			],
			['white', [[1, [false]]]]
		]);
	});

	test('of a campaign: a line that opens a phase stands in the one it ends', () => {
		const { engine, journal } = triumphOfChaos;
		const campaign = reading(
			engine(bookOf()),
			chained(
				{
					kind: 'done',
					command: { type: 'begin', name: 'Winter' },
					facts: [{ type: 'begun', name: 'Winter' }]
				},
				{
					kind: 'done',
					command: { type: 'goTo', turn: 1, phase: 'action' },
					facts: [{ type: 'phaseBegun', turn: 1, phase: 'action' }]
				},
				{
					kind: 'done',
					command: { type: 'goTo', turn: 2, phase: 'political' },
					facts: [{ type: 'phaseBegun', turn: 2, phase: 'political' }]
				}
			)
		);
		const { shown } = loggedTurns(campaign, journal.moment, false, 60);
		expect(
			shown.map(({ phases }) => phases.map((one) => [one.moment.phase?.n, one.lines.length]))
		).toEqual([
			[
				[1, 2],
				[2, 1]
			],
			[[1, 0]]
		]);
	});
});
