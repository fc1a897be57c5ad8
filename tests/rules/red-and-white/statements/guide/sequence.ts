import { may, mayMeet, mayNot, mayNotMeet } from '../allowed.ts';
import { nobodyOwes, owes, owesNot } from '../owed.ts';
import { clockIs } from '../stands.ts';
import {
	assaults,
	attackFires,
	fires,
	joins,
	led,
	meets,
	moves,
	next,
	red,
	shells,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** 2.1 SEQUENCE OF ACTION: who does what in which phase of whose turn. */
export const SEQUENCE: readonly Statement[] = [
	{
		id: '2.1a',
		heading: 'Sequence of action',
		says: 'The Red turn comes first in a round.',
		then: [clockIs({ round: 1, turn: 'red', phase: 1 })]
	},
	{
		id: '2.1b',
		heading: 'Sequence of action',
		says: 'After phase 7 of the Red turn the Whites begin theirs.',
		given: [red(7)],
		when: [next],
		then: [clockIs({ round: 1, turn: 'white', phase: 1 })]
	},
	{
		id: '2.1c',
		heading: 'Sequence of action',
		says: 'In phase 1 each unit of the side whose turn it is owes leadership, and none of the other.',
		then: [
			owes(...['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'].map((r) => `leadership ${r}`)),
			nobodyOwes('leadership W')
		]
	},
	{
		id: '2.1d',
		heading: 'Sequence of action',
		says: 'In the White turn it is the Whites who owe it.',
		when: [white(1)],
		then: [owes('leadership W1'), nobodyOwes('leadership R')]
	},
	{
		id: '2.1e',
		heading: 'Sequence of action',
		says: 'The other side does not fire in phase 2.',
		given: [red(2)],
		then: [mayNot('small-arms-fire', 'W1', 'R1'), mayNot('artillery', 'W7', 'R1')]
	},
	{
		id: '2.1f',
		heading: 'Sequence of action',
		says: 'In phase 2 a unit fires once.',
		given: [led('R6'), red(2)],
		when: [fires('R6', 'W1', 0)],
		then: [mayNot('small-arms-fire', 'R6', 'W1')]
	},
	{
		id: '2.1g',
		heading: 'Sequence of action',
		says: 'A led unit that has not fired moves in phase 3, and fires no more.',
		given: [led('R2'), red(3)],
		then: [may('movement', 'R2'), mayNot('small-arms-fire', 'R2', 'W1')]
	},
	{
		id: '2.1h',
		heading: 'Sequence of action',
		says: 'A unit moves once in its phase 3.',
		given: [led('R2'), red(3)],
		when: [moves('R2')],
		then: [mayNot('movement', 'R2')]
	},
	{
		id: '2.1i',
		heading: 'Sequence of action',
		says: 'In phase 3 a led unit that moved may make contact.',
		given: [led('R5'), red(3)],
		when: [moves('R5')],
		then: [mayMeet('R5', 'W1')]
	},
	{
		id: '2.1j',
		heading: 'Sequence of action',
		says: 'Infantry that fired in phase 2 makes no contact in 3 and has no attacking fire in 5.',
		given: [led('R2'), red(2), fires('R2', 'W1', 0), red(3)],
		then: [mayNotMeet('R2', 'W1')]
	},
	{
		id: '2.1k',
		heading: 'Sequence of action',
		says: 'Defensive fire is for the other side: who has the turn does not fire in phase 4.',
		given: [led('R1'), red(4)],
		then: [mayNot('small-arms-fire', 'R1', 'W1'), mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: '2.1l',
		heading: 'Sequence of action',
		says: 'In phase 4 a unit of the other side fires once.',
		given: [red(4)],
		when: [fires('W6', 'R1', 0)],
		then: [mayNot('small-arms-fire', 'W6', 'R1')]
	},
	{
		id: '2.1m',
		heading: 'Sequence of action',
		says: 'Nobody moves in phase 4.',
		given: [led('R1'), red(4)],
		then: [mayNot('movement', 'R1'), mayNot('movement', 'W8')]
	},
	{
		id: '2.1n',
		heading: 'Sequence of action',
		says: 'In phase 5 there is attacking fire alone.',
		given: [led('R2'), red(5)],
		then: [mayNot('small-arms-fire', 'R2', 'W1'), mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: '2.1o',
		heading: 'Sequence of action',
		says: 'Melees are fought in phase 6, not in 5.',
		given: [assaults('R5', 'W1'), red(5)],
		then: [mayNot('melee', 'R5', 'W1')]
	},
	{
		id: '2.1p',
		heading: 'Sequence of action',
		says: 'In phase 6 nobody fires.',
		given: [assaults('R5', 'W1'), red(6)],
		then: [
			mayNot('attacking-fire', 'R5', 'W1'),
			mayNot('small-arms-fire', 'W1', 'R5'),
			mayNot('artillery', 'R4', 'W1')
		]
	},
	{
		id: '2.1q',
		heading: 'Sequence of action',
		says: 'In phase 7 of the White turn the Reds test.',
		given: [white(1), led('W1'), white(2), fires('W1', 'R5', 1)],
		when: [white(7)],
		then: [owes('unit-morale R5')]
	},
	{
		id: 'R55a',
		heading: 'Armored trains',
		says: 'A train that has fired in phase 2 moves in 3.',
		given: [joins('RT', 'armoured_train'), led('RT'), red(2), shells('RT', 'W1')],
		when: [red(3)],
		then: [may('movement', 'RT')]
	},
	{
		id: 'R55b',
		heading: 'Machine guns',
		says: 'So does an armoured car.',
		given: [led('R9'), red(2), fires('R9', 'W1', 0)],
		when: [red(3)],
		then: [may('movement', 'R9')]
	},
	{
		id: 'R55c',
		heading: 'Machine guns',
		says: 'So does a tank.',
		given: [white(1), led('W9'), white(2), fires('W9', 'R1')],
		when: [white(3)],
		then: [may('movement', 'W9')]
	},
	{
		id: 'R55d',
		heading: 'Sequence of action',
		says: 'But what a tank fired in phase 2 it does not fire in 5.',
		given: [
			...[joins('WF', 'tank_ft17_mg'), white(1), led('WF'), white(2), fires('WF', 'R1', 0)],
			...[white(3), moves('WF'), meets('WF', 'R1')]
		],
		when: [white(5)],
		then: [mayNot('attacking-fire', 'WF', 'R1')]
	},
	{
		id: 'R55e',
		heading: 'Sequence of action',
		says: 'A whole assault ends with nothing left over but the tests of phase 7.',
		given: [assaults('R6', 'W6'), red(5), attackFires('R6', 'W6', 0)],
		when: [red(7)],
		then: [nobodyOwes('fight'), owesNot('unit-morale W6', 'unit-morale R6')]
	}
];
