import { may, mayNot } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { either, fills, isNot, tells } from '../stands.ts';
import { back, calls, fires, led, marks, morale, next, red, shells, white } from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** W1 has lost a figure in the Red turn. */
const LOST: Play = [led('R1'), red(2), fires('R1', 'W1', 1)];
const FALLING: Play = [marks('W1', 'falling_back')];

/** MORALE: who tests in phase 7, and what falling back means. */
export const MORALE: readonly Statement[] = [
	{
		id: 'A23',
		heading: 'Sequence of action',
		says: 'In phase 7 of the Red turn the Whites test, and no Red unit does.',
		given: [red(4), fires('W1', 'R1', 1)],
		when: [red(7)],
		then: [owesNot('unit-morale R1')]
	},
	{
		id: 'D04',
		heading: 'Morale',
		says: 'Once tested in phase 7, a unit owes no more there.',
		given: [LOST, red(7)],
		when: [morale('W1', 'passes')],
		then: [owesNot('unit-morale W1')]
	},
	{
		id: 'D05',
		heading: 'Morale',
		says: 'There is one test for a unit: a second in the same phase 7 is refused (R36).',
		given: [LOST, red(7)],
		when: [morale('W1', 'passes')],
		then: [mayNot('unit-morale', 'W1')]
	},
	{
		id: 'D13',
		heading: 'Morale',
		says: 'Who passes his test falls back no longer, and does not move for it.',
		given: [FALLING, red(7)],
		when: [morale('W1', 'passes')],
		then: [isNot('W1', 'falling_back'), owesNot('movement W1')]
	},
	{
		id: 'D15',
		heading: 'Morale',
		says: 'A test called for in another phase does not stand for that of phase 7.',
		given: [LOST, calls('unit-morale', 'W1'), morale('W1', 'passes')],
		when: [red(7)],
		then: [owes('unit-morale W1')]
	},
	{
		id: 'D19',
		heading: 'Morale',
		says: 'Where phase 7 is closed without the test, the log says so.',
		reading:
			'A test that must be made is not undone by closing the phase; whether it is owed later is left to the statements on the ledger, here only that it is told.',
		given: [LOST, red(7)],
		when: [next],
		then: [tells(/Left owed[^.]*Drozdovsky/)]
	},
	{
		id: 'F32',
		heading: 'Morale',
		says: 'Where phase 7 was left out, losses still call for the test in the next one.',
		given: [LOST, red(6)],
		when: [white(1), red(7, 2)],
		then: [owes('unit-morale W1')]
	},
	{
		id: 'D71',
		heading: 'Morale',
		says: 'Set back into phase 7 of the turn just over, the unit owes the test that it had not made.',
		given: [white(1), led('W1'), white(2), fires('W1', 'R5', 1), white(7)],
		when: [next, back],
		then: [owes('unit-morale R5')]
	},
	{
		id: 'D80',
		heading: 'Morale',
		says: 'The move to the rear of a failed test is still owed when the turn is over.',
		given: [LOST, red(7), morale('W1', 'fails')],
		when: [next],
		then: [owes('movement W1')]
	},
	{
		id: 'D79',
		heading: 'Tanks',
		says: 'Shells that hit a tank do not lapse when the phase is closed too early.',
		given: [led('R4'), red(2), shells('R4', 'W9', 2)],
		when: [next],
		then: [owes('tank-hits W9 x2')]
	},
	{
		id: 'D06',
		heading: 'Morale',
		says: 'A unit that falls back does not fire in phase 2 (G10).',
		given: [FALLING, white(1), led('W1'), white(2)],
		then: [mayNot('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'D07',
		heading: 'Morale',
		says: 'It does not advance: in its own phase 3 it moves to the rear or not at all (G10).',
		given: [FALLING, white(1), led('W1'), white(3)],
		then: [either(mayNot('movement', 'W1'), fills('movement', 'W1', null, { back: true }))]
	},
	{
		id: 'D09',
		heading: 'Morale',
		says: 'And it does not move in phase 6.',
		given: [FALLING, red(6)],
		then: [mayNot('movement', 'W1')]
	},
	{
		id: 'D10',
		heading: 'Morale',
		says: 'It still fires in defence (G10).',
		given: [FALLING, red(4)],
		then: [may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'E14',
		heading: 'Organization',
		says: 'A tchanka does not count among the stands of its cavalry.',
		then: [fills('unit-morale', 'R8', null, { stands: 4 })]
	}
];
