import { describe, expect, test } from 'vitest';
import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import '#lib/rules/red-and-white/texts.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { FORCES, journalOf, unit, type Given, kromy } from '../engine/battles.ts';
import { rolls, type Wanted } from '../engine/rolls.ts';

/** The last line that these commands write, as it is read. */
const line = (...commands: readonly Given[]): string => {
	const last = historyOf(journalOf(commands)).counted.at(-1)!;
	return tell(last).sentences.map(t).join(' ');
};
const next: Command = { type: 'stepPhase', by: 1 };
/** Five dice at W1, as they fall. */
const fire = (faces: readonly number[], wanted: Wanted = {}) =>
	rolls(
		'small-arms-fire',
		{ unit: unit('R1'), target: unit('W1') },
		{ form: { rifleStands: 3, cover: 'none', band: 'long' }, faces, ...wanted }
	);

describe('the log in words', () => {
	test('who fires at whom, the dice, what is left, and what it means', () => {
		expect(line(next, fire([6, 6, 6, 6, 2]))).toBe(
			'6th Latvian Rifles: fire at 1st Drozdovsky: 6 6 6 6 2. 1st Drozdovsky: 4 figures lost. ' +
				'One stand is gone. 12 figures left in 3 stands. 1st Drozdovsky: suppressed until the turn ends.'
		);
		expect(line(fire([1, 2, 1, 3, 2]))).toBe(
			'6th Latvian Rifles: fire at 1st Drozdovsky: 1 2 1 3 2. Nobody is hit.'
		);
	});

	test('a machine gun that is lost is told in the log, and not again beside its throw', () => {
		const last = historyOf(
			journalOf([
				fire([6, 6, 6, 6, 2]),
				rolls('attached-gun', { unit: unit('W1') }, { faces: [10, 5] })
			])
		).counted.at(-1)!;
		expect(tell(last).sentences.map(t).at(-1)).toMatch(/machine gun: lost\.$/);
		expect(tell(last, true).sentences).toEqual([]);
	});

	test('a unit that nobody plays any more says so', () => {
		expect(line({ type: 'changePlayer', unit: unit('R1'), player: null })).toBe(
			'6th Latvian Rifles: now without a player.'
		);
	});

	test('what became of an officer is told once, with his name', () => {
		const officer = FORCES[0]!.officers[1]!;
		const hit = (...faces: number[]): string =>
			line(
				{ type: 'leadHeroically', officer: officer.id, unit: unit('R5') },
				rolls(
					'officer-hit',
					{ unit: unit('R5') },
					{ form: { officers: 1, commissar: false, priest: false, facts: 1 }, faces }
				)
			);
		const told = (what: string): string => `: ${officer.name} ${what}`;
		expect(hit(10, 1).replace(/^.*?: [\d, ]+\./, ':')).toBe(
			told('is scratched: out for this turn, back with the unit next turn.')
		);
		expect(hit(10, 8).match(/dead/g)).toHaveLength(1);
		expect(hit(10, 8)).toContain(`${officer.name} is dead.`);
		expect(hit(3)).toContain(`${officer.name} is unhurt.`);
		const tested = (...faces: number[]): string =>
			line(rolls('test-of-character', { unit: null, officer: officer.id }, { faces }));
		expect(tested(6, 5)).toBe(
			`${officer.name} is tested: 6, 5. He surrenders to the enemy. ` +
				'His units roll on the last line of leadership.'
		);
		expect(tested(6, 2, 3).match(/drunk|is out/g)).toHaveLength(1);
	});

	test('a throw does not tell what its officer owes now: that is on the list, as what a unit owes', () => {
		const officer = FORCES[0]!.officers[1]!;
		const lost = line(
			{ type: 'leadHeroically', officer: officer.id, unit: unit('R5') },
			rolls('melee', { unit: unit('R5'), target: unit('W1') }, { faces: [1, 6] })
		);
		expect(lost).toMatch(/lost by \d/);
		expect(lost).not.toMatch(/owes a test/);
	});

	test('the ten of a D10 is read as it is printed', () => {
		const priest = rolls(
			'officer-hit',
			{ unit: unit('W1') },
			{ form: { officers: 0, commissar: false, priest: true, facts: 1 }, faces: [10, 1] }
		);
		expect(line(priest)).toContain(': 0, 1. The priest tends the dying');
	});

	test('whose dice it were, and why a rule was overruled', () => {
		const history = historyOf(
			journalOf([
				fire([6, 1, 1, 1, 1, 1], { ruled: { reason: 'stood in the orchard', allows: true } })
			])
		);
		expect(tell(history.counted.at(-1)!)).toMatchObject({
			by: 'app',
			overruled: 'stood in the orchard'
		});
	});

	test('what the referee allowed does not run into what was done by it', () => {
		const { officer } = kromy().units[unit('W1')]!;
		const leads = { type: 'leadHeroically', officer: officer!, unit: unit('W1') } as const;
		expect(line({ ...leads, ruled: { reason: 'agreed', allows: true } })).toBe(
			'The referee allows it: “agreed”. Maj.-Gen. Vitkovsky leads 1st Drozdovsky heroically.'
		);
	});

	test('what the referee added to the dice stands with his reason', () => {
		const history = historyOf(
			journalOf([
				rolls(
					'melee',
					{ unit: unit('R1'), target: unit('W1') },
					{ form: { refereeAttacker: 2 }, ruled: { reason: 'from behind' } }
				)
			])
		);
		const { overruled } = tell(history.counted.at(-1)!);
		expect(t(say('{reason}', { reason: overruled ?? '' }))).toBe(
			'+2 on the attacker’s die: from behind'
		);
	});

	test('several attackers attack; of a lost melee what happened is told, not what the sheet calls to mind', () => {
		const attackers = [unit('R1'), unit('R2')];
		const told = line(
			{ type: 'setClock', to: { round: 1, turn: 'red', phase: 3 } },
			{ type: 'engage', defender: unit('W1'), attackers },
			{ type: 'setMark', unit: unit('W1'), mark: 'heroic', on: true },
			{ type: 'setClock', to: { round: 1, turn: 'red', phase: 6 } },
			rolls(
				'melee',
				{ unit: unit('R1'), others: [unit('R2')], target: unit('W1') },
				{ until: ({ changes }) => changes.some(({ who, beaten }) => who === 'target' && beaten) }
			)
		);
		expect(told).toMatch(
			/^6th Latvian Rifles, 5th Zemgale Latvian Rifles: attack on 1st Drozdovsky: [\d, ]+, won by \d\. 1st Drozdovsky lost \d figures? and must fall back one move\./
		);
		expect(told).not.toMatch(/does not mark|who led the losers/);
	});

	test('of several attackers who lose a melee it is told which of them lost the figures, if it is one alone, too', () => {
		const group = { unit: unit('R1'), others: [unit('R2')], target: unit('W1') };
		const lost = (shares: readonly number[]) =>
			line(
				{ type: 'setClock', to: { round: 1, turn: 'red', phase: 3 } },
				{ type: 'engage', defender: group.target, attackers: [unit('R1'), unit('R2')] },
				{ type: 'setClock', to: { round: 1, turn: 'red', phase: 6 } },
				rolls('melee', group, { form: { attackerStandsLost: 4 }, faces: [5, 3, 5], shares })
			).replace(/^.*must go back to the starting place\. /, '');
		expect(lost([4, 0])).toBe(
			'6th Latvian Rifles: 4 figures lost. One stand is gone. 12 figures left in 3 stands.'
		);
		expect(lost([1, 3])).toBe(
			'6th Latvian Rifles: 1 figure lost. 15 figures left in 4 stands. ' +
				'5th Zemgale Latvian Rifles: 3 figures lost. 13 figures left in 4 stands.'
		);
	});

	test('who is destroyed in a melee loses no more than was left, and goes nowhere', () => {
		const told = line(
			{ type: 'loseFigures', unit: unit('W1'), figures: 15 },
			{ type: 'setClock', to: { round: 1, turn: 'red', phase: 3 } },
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
			{ type: 'setClock', to: { round: 1, turn: 'red', phase: 6 } },
			rolls('melee', { unit: unit('R1'), target: unit('W1') }, { faces: [6, 1] })
		);
		expect(told).toBe(
			'6th Latvian Rifles: attack on 1st Drozdovsky: 6, 1, won by 7. 1st Drozdovsky lost 1 figure. ' +
				'1st Drozdovsky: destroyed.'
		);
	});

	test('a retreat is no move by choice: how far, and away from the enemy', () => {
		const owes: Command = {
			...{ type: 'oweTest', unit: unit('R1'), calculator: 'movement' },
			...{ n: 1, reason: 'shaken' }
		};
		expect(line(owes, rolls('movement', { unit: unit('R1') }, { faces: [3, 4] }))).toBe(
			'6th Latvian Rifles: falling back: 3 4. 7″ back, away from the enemy.'
		);
	});

	test('a machine gun that is lost is told once', () => {
		expect(
			line(
				next,
				{ type: 'setAttached', unit: unit('R2'), place: 0, left: 1 },
				rolls(
					'attached-gun',
					{ unit: unit('R2') },
					{ form: { weapon: 'hmg', gunners: 1 }, until: ({ value }) => value === 1 }
				)
			)
		).toMatch(/: [\d, ]+\. 1 gunner lost\. 5th Zemgale Latvian Rifles, heavy machine gun: lost\.$/);
	});

	test('who withdraws is told so, and who is led may act, whether it can fire or not', () => {
		expect(
			line(
				{ type: 'arrive', unit: unit('R8') },
				{ type: 'setClock', to: { round: 1, turn: 'white', phase: 3 } },
				{ type: 'engage', defender: unit('R8'), attackers: [unit('W1')] },
				rolls('movement', { unit: unit('R8') }, { faces: [3, 3, 3, 3] })
			)
		).toMatch(/^Chervonny Cossacks: movement: 3 3 3 3\. 12″ back, out of the melee\./);
		expect(
			line(
				rolls(
					'leadership',
					{ unit: unit('R1') },
					{ until: ({ changes }) => changes.some(({ on }) => on?.includes('led')) }
				)
			)
		).toMatch(/It may act this turn\.$/);
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
		const whiteTurn: Command = { type: 'setClock', to: { round: 1, turn: 'white', phase: 1 } };
		const skipped =
			'Left owed, leadership: 8. Skipped: Preparatory fire, Movement, Defensive fire, Attacking fire, Melee, Morale.';
		expect(line(marks, whiteTurn)).toBe(`${skipped} 1st Drozdovsky: no longer suppressed.`);
		const gone: Command = { type: 'removeUnit', unit: unit('W1'), presence: 'destroyed' };
		expect(line(marks, gone, whiteTurn), 'of a unit that is gone').toBe(skipped);
	});

	test.each<[Command, string]>([
		[
			{ type: 'loseFigures', unit: unit('W1'), figures: 1 },
			'1st Drozdovsky: 1 figure lost. 15 figures left in 4 stands.'
		],
		[
			{ type: 'loseFigures', unit: unit('W1'), figures: 16 },
			'1st Drozdovsky: 16 figures lost. 4 stands are gone. 1st Drozdovsky: destroyed.'
		],
		[{ type: 'arrive', unit: unit('R8') }, 'Chervonny Cossacks: arrived.'],
		[{ type: 'setHits', unit: unit('W9'), hits: 1 }, 'General Skobelev: 1 hit in all.'],
		[
			{ type: 'setAttached', unit: unit('R2'), place: 0, left: 1 },
			'5th Zemgale Latvian Rifles, heavy machine gun: 1 figure left.'
		],
		[{ type: 'capture', unit: unit('R4') }, '1st Latvian Battery: captured.'],
		[
			{ type: 'leadHeroically', officer: FORCES[0]!.officers[1]!.id, unit: unit('R5') },
			'Pavel Dybenko leads Kronstadt Sailors heroically.'
		],
		[
			{ type: 'setReading', ruling: 'R18', reading: 'round_down' },
			'House rule R18, Half of an odd number of hits: It is lost.'
		],
		[
			{ type: 'setNumber', path: 'small_arms_bands.rifle.normal', value: 15 },
			'House rule G01, Small-arms ranges. Rifles, Normal range to: 15″.'
		],
		[
			{ type: 'setNumber', path: 'morale_die.banner', value: -2 },
			'House rule G02, Morale die modifiers. Banner: −2.'
		],
		[
			{ type: 'setOption', option: 'movement', value: 'alternate' },
			'Movement by the alternate table.'
		],
		[
			{ type: 'setOption', option: 'petrol_bombs', value: 'not_allowed' },
			'House rule, Petrol bombs: Not allowed.'
		],
		[{ type: 'note', unit: null, text: 'Rain.' }, 'Note: Rain.'],
		[{ type: 'stepPhase', by: 1 }, 'Left owed, leadership: 8.']
	])('%#', (command, words) => {
		expect(line(command)).toBe(words);
	});
});
