import { may, mayNot, mayNotMeet } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { armyIs, clockIs, either, fills } from '../stands.ts';
import {
	captures,
	changesSide,
	cutSupply,
	destroyed,
	fares,
	goes,
	isOfCharacter,
	joins,
	led,
	next,
	red,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** Three of ten White units are gone, and it is phase 7 of the Red turn; then the army breaks. */
const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];
const BROKEN: Play = [A_THIRD, throwsFor('army-morale', 'white', { faces: [3] })];

/** MAJOR MORALE; CONSEQUENCES OF MAJOR MORALE FAILURE. */
export const ARMY: readonly Statement[] = [
	{
		id: 'D20',
		heading: 'Major morale',
		says: 'With three of ten units lost, an army tests when the turn ends.',
		when: [A_THIRD],
		then: [owes('army-morale white')]
	},
	{
		id: 'D22',
		heading: 'Major morale',
		says: 'At 30 percent it breaks on a 3.',
		given: [A_THIRD],
		when: [throwsFor('army-morale', 'white', { faces: [3] })],
		then: [armyIs('white', { broken: true })]
	},
	{
		id: 'D36',
		heading: 'Major morale',
		says: 'The supply line of the enemy cut makes two lost units less: no test.',
		given: [cutSupply('red')],
		when: [A_THIRD],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'D38',
		heading: 'Major morale',
		says: 'Units in reserve are units of the army, and not lost.',
		given: [goes('W8', 'reserve')],
		then: [fills('army-morale', 'white', null, { totalUnits: 10, unitsLost: 0 })]
	},
	{
		id: 'C69',
		heading: 'Major morale',
		says: 'A train that was captured counts for its captor, also when he uses it himself.',
		reading: 'Captured is what counts; the text does not ask what the captor does with the train.',
		given: [joins('WT', 'armoured_train'), captures('WT')],
		when: [changesSide('WT')],
		then: [fills('army-morale', 'red', null, { enemyTrainsLost: 1 })]
	},
	{
		id: 'D33',
		heading: "Officers' character",
		says: 'With a fanatic in command the army does not test at 30 percent.',
		given: [isOfCharacter('vitkovsky', 'fanatic')],
		when: [A_THIRD],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'D34',
		heading: "Officers' character",
		says: 'With the fanatic dead it does.',
		given: [isOfCharacter('vitkovsky', 'fanatic'), fares('vitkovsky', 'dead')],
		when: [A_THIRD],
		then: [owes('army-morale white')]
	},
	{
		id: 'D37',
		heading: "Officers' character",
		says: 'A committed commander may roll again twice; the last roll stands.',
		given: [isOfCharacter('vitkovsky', 'committed'), A_THIRD],
		when: [throwsFor('army-morale', 'white', { faces: [1, 2, 9] })],
		then: [armyIs('white', { broken: false, rerolls: 2 })]
	},
	{
		id: 'D23',
		heading: 'Consequences of major morale failure',
		says: 'When an army breaks, all its troops on the table test at once (G07).',
		when: [BROKEN],
		then: [owes('unit-morale W5', 'unit-morale W6', 'unit-morale W7', 'unit-morale W8')]
	},
	{
		id: 'D25',
		heading: "Consequences of officer's failure",
		says: 'And each of its officers takes a test of character.',
		when: [BROKEN],
		then: [owes('test-of-character vitkovsky', 'test-of-character skoblin')]
	},
	{
		id: 'D29',
		heading: 'Consequences of major morale failure',
		says: 'A broken army does not advance (G07).',
		given: [BROKEN, white(1), led('W6'), white(3)],
		then: [either(mayNot('movement', 'W6'), fills('movement', 'W6', null, { back: true }))]
	},
	{
		id: 'D30',
		heading: 'Consequences of major morale failure',
		says: 'It may move to its own rear.',
		given: [BROKEN, white(1), led('W6'), white(3)],
		then: [may('movement', 'W6', null, { form: { back: true } })]
	},
	{
		id: 'D31',
		heading: 'Consequences of major morale failure',
		says: 'It begins no melee (G07).',
		given: [BROKEN, white(1), led('W8'), white(3)],
		then: [mayNotMeet('W8', 'R1')]
	},
	{
		id: 'A26',
		heading: 'Sequence of action',
		says: 'Two turns are a round: after the White one the Reds begin the next.',
		given: [white(7)],
		when: [next],
		then: [clockIs({ round: 2, turn: 'red', phase: 1 })]
	}
];
