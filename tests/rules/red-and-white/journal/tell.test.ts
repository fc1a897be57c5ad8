import { describe, expect, test } from 'vitest';
import { t } from '#lib/words/t.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { FORCES, journalOf, unit } from '../engine/battles.ts';

/** The last line that these commands write, as it is read. */
const line = (...commands: readonly Command[]): string => {
	const last = historyOf(journalOf(commands)).counted.at(-1)!;
	return tell(last).sentences.map(t).join(' ');
};
const next: Command = { type: 'stepPhase', by: 1 };
const fire = (figures: number): Command => ({
	type: 'resolve',
	calculator: 'small-arms-fire',
	form: {},
	unit: unit('R1'),
	target: unit('W1'),
	throws: [
		{
			call: {
				kind: 'pool',
				dice: 6,
				sides: 6,
				needs: { from: 5, to: 6, word: 'hit', other: 'miss' },
				label: 'Small-arms fire',
				rule: 'Small arms firing'
			},
			faces: [6, 5, 5, 6, 2, 1],
			count: null,
			by: 'hand'
		}
	],
	text: [{ text: figures ? 'Some are lost.' : 'Nobody is hit.' }, { text: 'More of it.' }],
	changes: [
		{ who: 'target', figures },
		{ who: 'unit', on: ['fired'] }
	]
});

describe('the log in words', () => {
	test('who fires at whom, the dice, what is left, and what it means', () => {
		expect(line(next, fire(4))).toBe(
			'6th Latvian Rifles fires at 1st Drozdovsky: 6 5 5 6 2 1. 1st Drozdovsky loses 4 figures. ' +
				'One stand is gone. 12 figures left in 3 stands. 1st Drozdovsky is suppressed until the turn ends.'
		);
		expect(line(fire(0))).toBe(
			'6th Latvian Rifles fires at 1st Drozdovsky: 6 5 5 6 2 1. Nobody is hit.'
		);
	});

	test('whose dice it were, and why a rule was overruled', () => {
		const history = historyOf(
			journalOf([{ ...fire(1), overruled: 'stood in the orchard' } as Command])
		);
		expect(tell(history.counted.at(-1)!)).toMatchObject({
			by: 'hand',
			overruled: 'stood in the orchard'
		});
	});

	test('the end of a turn tells what no longer holds, not its bookkeeping', () => {
		const marks: Command = {
			type: 'quick',
			unit: unit('W1'),
			figures: 0,
			hits: 0,
			on: ['suppressed', 'fired', 'led'],
			off: [],
			note: ''
		};
		expect(line(marks, { type: 'setClock', to: { round: 1, turn: 'white', phase: 1 } })).toBe(
			'Left owed, leadership: 8. Skipped: Preparatory fire, Movement, Defensive fire, Attacking fire, Melee, Morale. 1st Drozdovsky is no longer suppressed.'
		);
	});

	test.each<[Command, string]>([
		[
			{ type: 'loseFigures', unit: unit('W1'), figures: 1 },
			'1st Drozdovsky loses 1 figure. 15 figures left in 4 stands.'
		],
		[
			{ type: 'loseFigures', unit: unit('W1'), figures: 16 },
			'1st Drozdovsky loses 16 figures. 4 stands are gone. 1st Drozdovsky is destroyed.'
		],
		[{ type: 'arrive', unit: unit('R8') }, 'Chervonny Cossacks arrives.'],
		[{ type: 'setHits', unit: unit('W9'), hits: 1 }, 'General Skobelev has 1 hit.'],
		[
			{ type: 'setAttached', unit: unit('R2'), place: 0, left: 1 },
			'5th Zemgale Latvian Rifles, Heavy machine gun: 1 figure left.'
		],
		[{ type: 'capture', unit: unit('R4') }, '1st Latvian Battery is captured.'],
		[
			{ type: 'leadHeroically', officer: FORCES[1]!.officers[1]!.id, unit: unit('W4') },
			'Col. Skoblin leads 1st Kornilov Shock heroically.'
		],
		[
			{ type: 'setReading', ruling: 'R18', reading: 'round_down' },
			'House rule R18, Half of an odd number of hits: It is lost.'
		],
		[
			{ type: 'setOption', option: 'movement', value: 'alternate' },
			'Movement by the alternate table.'
		],
		[{ type: 'note', unit: null, text: 'Rain.' }, 'Note: Rain.'],
		[{ type: 'stepPhase', by: 1 }, 'Left owed, leadership: 8.']
	])('%#', (command, words) => {
		expect(line(command)).toBe(words);
	});
});
