import { may, mayNot, refuses } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { armyIs, clockIs, fills, is, isNot, needs } from '../stands.ts';
import {
	back,
	destroyed,
	falls,
	fares,
	fires,
	leads,
	led,
	marks,
	morale,
	moves,
	next,
	officerMoves,
	reading,
	red,
	shells,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];
const BROKE: Play = [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] })];
const W1_HIT: Play = [led('R1'), red(2), fires('R1', 'W1', 1), red(7)];

/** The end of a turn, and back over it: what was done stays done, and what is owed stays owed. */
export const TURN_ENDS: readonly Statement[] = [
	{
		id: 'T-1',
		heading: 'Major morale',
		says: 'An army that tested owes no second test where the turn before is entered again.',
		given: [A_THIRD, throwsFor('army-morale', 'white', { faces: [9] })],
		when: [next, back],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'T-2',
		heading: 'Consequences of major morale failure',
		says: 'The units of an army that broke in the turn before still test where it is entered again.',
		given: [BROKE],
		when: [next, back],
		then: [armyIs('white', { broken: true, consequences: true }), owes('unit-morale W5')]
	},
	{
		id: 'T-3',
		heading: 'Officers and leaders',
		says: 'An officer who moved and joined has done so where the turn before is entered again.',
		given: [leads('dybenko', 'R5')],
		when: [white(1), red(1)],
		then: [refuses(officerMoves('dybenko')), refuses(leads('dybenko', 'R6'))]
	},
	{
		id: 'T-4',
		heading: 'Morale',
		says: 'A test of phase 7 that is left owed is still to be made in the turn that follows.',
		given: [W1_HIT],
		when: [next],
		then: [owes('unit-morale W1 x1'), may('unit-morale', 'W1')]
	},
	{
		id: 'T-5',
		heading: 'Morale',
		says: 'So is that of a unit that is falling back.',
		given: [marks('W1', 'falling_back'), red(7)],
		when: [red(7, 2)],
		then: [owes('unit-morale W1 x2')]
	},
	{
		id: 'T-6',
		heading: 'Morale',
		says: 'It is made once, and is not owed any more then, in that turn or back in the one before.',
		given: [W1_HIT, next],
		when: [morale('W1', 'passes'), back],
		then: [clockIs({ round: 1, turn: 'red', phase: 7 }), owesNot('unit-morale W1')]
	},
	{
		id: 'T-7',
		heading: 'Morale',
		says: 'New losses are a new test beside the one that is left: each roll pays one.',
		given: [W1_HIT, red(1, 2), led('R1'), red(2, 2), fires('R1', 'W1', 1), red(7, 2)],
		when: [morale('W1', 'passes')],
		then: [owes('unit-morale W1 x1')]
	},
	{
		id: 'T-8',
		heading: 'Morale',
		says: 'Without losses nothing is left of phase 7.',
		given: [red(7)],
		when: [next],
		then: [owesNot('unit-morale W1')]
	},
	{
		id: 'T-9',
		heading: 'Morale',
		says: 'A unit that is gone leaves no test behind.',
		given: [W1_HIT, next],
		when: [destroyed('W1')],
		then: [owesNot('unit-morale W1')]
	},
	{
		id: 'T-10',
		heading: 'Major morale',
		says: 'The test of an army that is left owed is still to be made in the turn that follows.',
		given: [A_THIRD],
		when: [next],
		then: [owes('army-morale white')]
	},
	{
		id: 'T-11',
		heading: 'Consequences of major morale failure',
		says: 'An army that breaks then tests its units at once, in whatever phase.',
		given: [A_THIRD, next],
		when: [throwsFor('army-morale', 'white', { faces: [1] })],
		then: [
			armyIs('white', { broken: true, owes: false }),
			owesNot('army-morale white'),
			owes('unit-morale W5'),
			may('unit-morale', 'W5')
		]
	},
	{
		id: 'T-12',
		heading: 'Consequences of major morale failure',
		says: 'Each of them once.',
		given: [A_THIRD, next, throwsFor('army-morale', 'white', { faces: [1] })],
		when: [morale('W5', 'passes')],
		then: [owesNot('unit-morale W5')]
	},
	{
		id: 'T-13',
		heading: 'Consequences of major morale failure',
		says: 'The tests of a broken army that are left owed are still to be made in the turn that follows.',
		given: [BROKE],
		when: [next],
		then: [owes('unit-morale W5')]
	},
	{
		id: 'T-18',
		heading: 'Consequences of major morale failure',
		says: 'Made in a later turn, the test of a unit whose army broke has its one on the die all the same (G07).',
		given: [BROKE],
		when: [next],
		then: [fills('unit-morale', 'W5', null, { armyBroken: true })]
	},
	{
		id: 'T-19',
		heading: 'Consequences of major morale failure',
		says: 'One that was left for its losses before that has not: the first of the two is made first.',
		given: [falls('W5', 1), A_THIRD, next, throwsFor('army-morale', 'white', { faces: [1] })],
		then: [owes('unit-morale W5 x2'), fills('unit-morale', 'W5', null, { armyBroken: false })]
	},
	{
		id: 'T-20',
		heading: 'Consequences of major morale failure',
		says: 'And then the second has it; after that nothing is owed.',
		given: [falls('W5', 1), A_THIRD, next, throwsFor('army-morale', 'white', { faces: [1] })],
		when: [morale('W5', 'passes')],
		then: [owes('unit-morale W5 x1'), fills('unit-morale', 'W5', null, { armyBroken: true })]
	},
	{
		id: 'T-21',
		heading: 'Suppression',
		says: 'A test for suppression is no test of a broken army.',
		given: [A_THIRD, next, throwsFor('army-morale', 'white', { faces: [1] })],
		then: [needs('suppression', 'W8', 4), needs('unit-morale', 'W8', 3)]
	},
	{
		id: 'T-14',
		heading: 'Tanks',
		says: 'Shells that hit a tank are worked out, whatever turn it is by then.',
		given: [led('R4'), red(2), shells('R4', 'W9', 2)],
		when: [white(1)],
		then: [owes('tank-hits W9 x2'), may('tank-hits', 'W9')]
	},
	{
		id: 'T-15',
		heading: "Officers' character",
		says: 'An officer who was out is out again where the turn before is entered again.',
		given: [red(7), fares('dybenko', 'scratched')],
		when: [next, back],
		then: [refuses(officerMoves('dybenko'))]
	},
	{
		id: 'T-15b',
		heading: 'Officers and leaders',
		says: 'With a scratch he leads nobody there: his unit is led heroically only from the next turn on, when he is back.',
		given: [leads('dybenko', 'R5'), red(7), fares('dybenko', 'scratched')],
		when: [next, back],
		then: [isNot('R5', 'heroic'), fills('melee', 'R5', 'W1', { attackerHeroic: 0 })]
	},
	{
		id: 'T-15c',
		heading: 'Officers and leaders',
		says: 'And so he does.',
		given: [leads('dybenko', 'R5'), red(7), fares('dybenko', 'scratched')],
		when: [next, back, next],
		then: [is('R5', 'heroic')]
	},
	{
		id: 'T-16',
		heading: 'Suppression',
		says: 'Suppression ends with the turn, and with it the test for it.',
		given: [led('R1'), red(2), marks('W1', 'suppressed'), red(4)],
		when: [white(1)],
		then: [owesNot('suppression W1')]
	},
	{
		id: 'T-17',
		heading: 'Sequence of action',
		says: 'Marks that were put in the turn before are there where it is entered again.',
		given: [led('R1'), red(7)],
		when: [next, back],
		then: [is('R1', 'led')]
	},
	{
		id: 'T-17b',
		heading: 'Tanks',
		says: 'A driver who missed that turn misses it there too, and sees again when it is over once more.',
		given: [red(5), marks('W9', 'blinded'), white(1), led('W9'), red(1, 2)],
		when: [white(3)],
		then: [is('W9', 'blinded'), mayNot('movement', 'W9')]
	},
	{
		id: 'T-17c',
		heading: 'Tanks',
		says: 'Then he sees again.',
		given: [red(5), marks('W9', 'blinded'), white(1), led('W9'), red(1, 2)],
		when: [white(3), red(1, 2)],
		then: [isNot('W9', 'blinded')]
	},
	{
		id: 'T-32',
		heading: 'Tanks',
		says: 'A turn that the clock passes over is a turn: a driver who missed it sees again.',
		given: [red(6), marks('W9', 'blinded')],
		when: [red(1, 2)],
		then: [isNot('W9', 'blinded')]
	},
	{
		id: 'T-33',
		heading: 'Cavalry',
		says: 'Horses that rested in it may charge again.',
		given: [led('R8'), red(3), moves('R8', { form: { charging: true } })],
		when: [red(3, 3)],
		then: [fills('movement', 'R8', null, { chargedLastTurn: false })]
	},
	{
		id: 'T-34',
		heading: 'Artillery',
		says: 'Guns that were unlimbered before it are ready.',
		given: [marks('R4', 'limbered'), white(1), marks('R4', 'limbered', false)],
		when: [white(4, 2)],
		then: [may('artillery', 'R4', 'W1')]
	},
	{
		id: 'T-35',
		heading: 'Suppression',
		says: 'Where a turn is read as a whole round, suppression ends with the round that is passed over (R04).',
		given: [reading('R04', 'whole_rounds'), led('R1'), red(2), fires('R1', 'W1', 4)],
		when: [red(1, 2)],
		then: [isNot('W1', 'suppressed')]
	},
	{
		id: 'T-36',
		heading: 'Morale',
		says: 'Set back from phase 7 and ended there, a turn leaves the losses to test that nobody tested, and no others.',
		given: [W1_HIT, falls('W4', 1), red(7), morale('W1', 'passes')],
		when: [red(6), white(1), red(7, 2)],
		then: [owesNot('unit-morale W1'), owes('unit-morale W4 x1')]
	}
];
