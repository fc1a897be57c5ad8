import { accepts, may, mayNot, mayNotMeet } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { armyIs, fills, is } from '../stands.ts';
import {
	bombards,
	cutSupply,
	destroyed,
	falls,
	fares,
	goes,
	isOfCharacter,
	joins,
	leads,
	led,
	marks,
	morale,
	moves,
	red,
	throws,
	throwsFor,
	white
} from '../deeds.ts';
import type { Deed, Play, Statement } from '../statement.ts';

const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];
const BROKE: Play = [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] })];
const ledLast = (who: string): Deed =>
	throws('leadership', who, null, {
		form: { leader: 'ok', distance: 6, cinc: 'none' },
		faces: [1]
	});

/** Units that test and armies that break, two steps on. */
export const ARMIES: readonly Statement[] = [
	{
		id: 'AC-1',
		heading: 'Consequences of major morale failure',
		says: 'An army that holds at its next test is broken no longer.',
		given: [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] }), red(7, 2)],
		when: [throwsFor('army-morale', 'white', { faces: [9] })],
		then: [armyIs('white', { broken: false })]
	},
	{
		id: 'AC-2',
		heading: 'Consequences of major morale failure',
		says: 'One that breaks again tests all its units again, and its officers.',
		given: [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] }), red(7, 2)],
		when: [throwsFor('army-morale', 'white', { faces: [1] })],
		then: [owes('unit-morale W5'), owes('test-of-character vitkovsky x2')]
	},
	{
		id: 'AC-3',
		heading: 'Consequences of major morale failure',
		says: 'A unit led heroically owes no roll in a broken army either.',
		given: [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] }), white(1)],
		when: [leads('skoblin', 'W5')],
		then: [owesNot('leadership W5')]
	},
	{
		id: 'AC-4',
		heading: 'Consequences of major morale failure',
		says: 'Who fails with the army goes back once, and has tested.',
		given: [
			A_THIRD,
			throwsFor('army-morale', 'white', { faces: [1] }),
			throws('unit-morale', 'W5', null, { faces: [6] })
		],
		then: [is('W5', 'falling_back'), owes('movement W5'), owesNot('unit-morale W5')]
	},
	{
		id: 'AC-5',
		heading: 'Consequences of major morale failure',
		says: 'The tanks of a broken army begin no melee.',
		given: [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] }), white(3)],
		then: [mayNotMeet('W9', 'R1')]
	},
	{
		id: 'AC-6',
		heading: 'Consequences of major morale failure',
		says: 'A unit of it that moved to its rear has no attacking fire.',
		given: [BROKE, white(1), ledLast('W5'), white(3), moves('W5'), white(5)],
		then: [mayNot('attacking-fire', 'W5', 'R1')]
	},
	{
		id: 'AC-7',
		heading: 'Consequences of major morale failure',
		says: 'Its guns may bombard.',
		given: [BROKE, white(1), ledLast('W7'), white(2)],
		then: [accepts(bombards('W7'))]
	},
	{
		id: 'AC-8',
		heading: 'Consequences of major morale failure',
		says: 'Units in reserve do not test when it breaks.',
		given: [goes('W8', 'reserve'), BROKE],
		then: [owesNot('unit-morale W8')]
	},
	{
		id: 'AC-9',
		heading: 'Consequences of major morale failure',
		says: 'Nor do officers who are drunk.',
		given: [fares('skoblin', 'drunk', 3), BROKE],
		then: [owesNot('test-of-character skoblin')]
	},
	{
		id: 'AC-9b',
		heading: 'Consequences of major morale failure',
		says: 'One who has a scratch does, as after a melee: each officer of the army is tested (G07).',
		given: [red(7), fares('skoblin', 'scratched'), BROKE],
		then: [owes('test-of-character skoblin')]
	},
	{
		id: 'AC-10',
		heading: 'Major morale',
		says: 'Three of ten units at half strength make an army test.',
		given: [falls('W1', 8), falls('W2', 8), falls('W4', 8), red(7)],
		then: [owes('army-morale white')]
	},
	{
		id: 'AC-11',
		heading: 'Major morale',
		says: 'So do three that left the table or surrendered.',
		given: [goes('W1', 'off_table'), goes('W2', 'off_table'), goes('W4', 'surrendered'), red(7)],
		then: [owes('army-morale white')]
	},
	{
		id: 'AC-12',
		heading: 'Major morale',
		says: 'Headquarters lost are one of them.',
		given: [destroyed('W1', 'W2', 'W10'), red(7)],
		then: [owes('army-morale white')]
	},
	{
		id: 'AC-13',
		heading: 'Major morale',
		says: 'An officer lost is no unit.',
		given: [fares('vitkovsky', 'dead'), red(7)],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'AC-14',
		heading: 'Major morale',
		says: 'A supply line open again counts no longer.',
		given: [
			destroyed('W1'),
			cutSupply('white'),
			{ type: 'setArmy', camp: 'white', supplyCut: false },
			red(7)
		],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'AC-15',
		heading: 'Major morale',
		says: 'A unit lost in phase 7 counts for the test of this phase.',
		given: [destroyed('W1', 'W2'), red(7)],
		when: [goes('W4', 'off_table')],
		then: [owes('army-morale white')]
	},
	{
		id: 'AC-16',
		heading: 'Major morale',
		says: 'A fanatic under another’s command spares the army no test.',
		given: [isOfCharacter('skoblin', 'fanatic'), A_THIRD],
		then: [owes('army-morale white')]
	},
	{
		id: 'AC-17',
		heading: 'Morale',
		says: 'A unit that falls back and fails again goes back one move.',
		given: [marks('W1', 'falling_back'), red(7), morale('W1', 'fails')],
		then: [owes('movement W1 x1'), is('W1', 'falling_back')]
	},
	{
		id: 'AC-18',
		heading: 'Morale',
		says: 'Headquarters that lost figures test.',
		given: [falls('W10', 1), red(7)],
		then: [owes('unit-morale W10')]
	},
	{
		id: 'AC-19',
		heading: 'Morale',
		says: 'So does a wagon.',
		given: [joins('W21', 'wagon'), falls('W21', 1), red(7)],
		then: [owes('unit-morale W21')]
	},
	{
		id: 'AC-20',
		heading: 'Morale',
		says: 'A unit in reserve does not test.',
		given: [falls('W1', 1), goes('W1', 'reserve'), red(7)],
		then: [owesNot('unit-morale W1')]
	},
	{
		id: 'AC-21',
		heading: 'Morale',
		says: 'A unit that rallied fires in its next own turn.',
		given: [
			marks('W1', 'falling_back'),
			red(7),
			morale('W1', 'passes'),
			white(1),
			led('W1'),
			white(2)
		],
		then: [may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'AC-22',
		heading: 'Morale',
		says: 'One that fell back meets nobody in its own turn, and moves to the rear only.',
		given: [
			falls('W1', 1),
			red(7),
			morale('W1', 'fails'),
			moves('W1'),
			white(1),
			led('W1'),
			white(3)
		],
		then: [mayNotMeet('W1', 'R1'), fills('movement', 'W1', null, { back: true })]
	}
];
