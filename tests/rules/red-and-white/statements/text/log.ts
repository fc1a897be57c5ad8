import { refusesWithout } from '../allowed.ts';
import { officerIs, struck, tells, tellsNot } from '../stands.ts';
import {
	assaults,
	attackFires,
	destroyed,
	fights,
	figuresHit,
	fires,
	leads,
	led,
	morale,
	moves,
	red,
	tests,
	throwsFor,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** What the log says of a turn, and what is left of it when a line is struck out. */
export const LOG: readonly Statement[] = [
	{
		id: 'E15',
		heading: "Officers' character",
		says: 'A character is for nobody’s eyes: the log does not give it away.',
		when: [throwsFor('officer-character', 'dybenko', { faces: [10] })],
		then: [tellsNot(/10|coward|never leads/i)]
	},
	{
		id: 'E16',
		heading: "Consequences of officer's failure",
		says: 'Whose character was tested, the log names.',
		given: [
			...[white(1), leads('skoblin', 'W4'), assaults('R5', 'W4', 2), red(6, 2)],
			fights('R5', 'W4', 'wins', { lost: 1 })
		],
		when: [throwsFor('test-of-character', 'skoblin', { faces: [2] })],
		then: [tells(/Skoblin/), tellsNot(/An officer is tested/)]
	},
	{
		id: 'E16b',
		heading: "Consequences of officer's failure",
		says: 'Whose nerve is gone, everybody has seen: it is said once, and lies open from then on.',
		given: [
			...[white(1), leads('skoblin', 'W4'), assaults('R5', 'W4', 2), red(6, 2)],
			fights('R5', 'W4', 'wins', { lost: 1 })
		],
		when: [throwsFor('test-of-character', 'skoblin', { faces: [6, 1] })],
		then: [
			...[tells(/nerve is gone/), tellsNot(/written down|Skoblin: /)],
			officerIs('skoblin', { character: 'coward', revealed: true })
		]
	},
	{
		id: 'E17',
		heading: 'Morale',
		says: 'A move to the rear is a must, and told as one.',
		given: [led('R1'), red(2), fires('R1', 'W1', 1), red(7), morale('W1', 'fails')],
		when: [moves('W1')],
		then: [tellsNot(/may move/)]
	},
	{
		id: 'E18',
		heading: 'Major morale',
		says: 'That an army holds is told once, and of re-rolls only what was used.',
		given: [destroyed('W1', 'W2', 'W4'), red(7)],
		when: [throwsFor('army-morale', 'white', { faces: [9] })],
		then: [tells(/holds/), tellsNot(/not broken|re-roll/)]
	},
	{
		id: 'E19',
		heading: 'Sequence of action',
		says: 'A refusal names the phase in which the unit fired, and no other.',
		given: [assaults('R5', 'W1'), red(5)],
		when: [attackFires('R5', 'W1', 0)],
		then: [refusesWithout(/phase 2/, 'attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'E01',
		heading: 'Suppression',
		says: 'Without the fire that suppressed it, a unit tests neither to fire nor in phase 7, and fires with all its stands.',
		given: [led('R1')],
		when: [
			...[red(2), fires('R1', 'W1', 4), red(4), tests('suppression', 'W1', 'passes')],
			...[fires('W1', 'R1', 0), red(7), morale('W1', 'passes')]
		],
		then: [
			struck(1, {
				goes: ['suppression', 'unit-morale'],
				again: { setClock: 0, 'small-arms-fire': 1 }
			})
		]
	},
	{
		id: 'E07',
		heading: 'Officers and leaders',
		says: 'Without the loss nobody rolled for the officer, and he lives.',
		given: [leads('dybenko', 'R5'), white(1), led('W1'), white(2)],
		when: [fires('W1', 'R5', 1), figuresHit('R5', 10, 10)],
		then: [struck(0, { goes: ['officer-hit'] })]
	}
];
