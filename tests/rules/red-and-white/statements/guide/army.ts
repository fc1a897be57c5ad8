import { armyMayNot, may } from '../allowed.ts';
import { nobodyOwes, owes, owesNot } from '../owed.ts';
import { fills, is, isNot, needs } from '../stands.ts';
import {
	captures,
	changesSide,
	cutSupply,
	destroyed,
	falls,
	fires,
	joins,
	led,
	morale,
	next,
	red,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];
const army = (...faces: readonly number[]) => throwsFor('army-morale', 'white', { faces });
const BROKEN: Play = [A_THIRD, army(3)];

/** 2.15 MAJOR MORALE. */
export const ARMY: readonly Statement[] = [
	{
		id: 'AM-1a',
		heading: 'Major morale',
		says: 'A unit at half strength is lost.',
		when: [falls('W1', 8)],
		then: [fills('army-morale', 'white', null, { unitsLost: 1 })]
	},
	{
		id: 'AM-1b',
		heading: 'Major morale',
		says: 'One above it is not.',
		when: [falls('W1', 7)],
		then: [fills('army-morale', 'white', null, { unitsLost: 0 })]
	},
	{
		id: 'AM-1c',
		heading: 'Major morale',
		says: 'An own train lost counts as a train, and not once more as a unit.',
		given: [joins('WT', 'armoured_train')],
		when: [destroyed('WT')],
		then: [fills('army-morale', 'white', null, { ownTrainsLost: 1, unitsLost: 0 })]
	},
	{
		id: 'AM-1d',
		heading: 'Major morale',
		says: 'The own supply line cut counts.',
		when: [cutSupply('white')],
		then: [fills('army-morale', 'white', null, { supplyCut: true })]
	},
	{
		id: 'AM-1e',
		heading: 'Major morale',
		says: 'A unit that went over is lost to its army.',
		when: [changesSide('W1')],
		then: [fills('army-morale', 'white', null, { unitsLost: 1, totalUnits: 10 })]
	},
	{
		id: 'AM-1f',
		heading: 'Major morale',
		says: 'An enemy train taken makes the own losses less.',
		given: [joins('RT', 'armoured_train')],
		when: [captures('RT')],
		then: [fills('army-morale', 'white', null, { enemyTrainsLost: 1 })]
	},
	{
		id: 'AM-1g',
		heading: 'Force HQ',
		says: 'Headquarters are a unit of the army.',
		when: [destroyed('W10')],
		then: [fills('army-morale', 'white', null, { unitsLost: 1, totalUnits: 10 })]
	},
	{
		id: 'AM-2a',
		heading: 'Major morale',
		says: 'Below 30 percent an army does not test.',
		given: [destroyed('W1', 'W2'), red(7)],
		then: [nobodyOwes('army-morale'), armyMayNot('army-morale', 'white')]
	},
	{
		id: 'AM-2b',
		heading: 'Major morale',
		says: 'It tests at the end of the enemy’s turn, not of its own.',
		given: [destroyed('W1', 'W2', 'W4'), white(7)],
		then: [nobodyOwes('army-morale'), armyMayNot('army-morale', 'white')]
	},
	{
		id: 'AM-2c',
		heading: 'Major morale',
		says: 'Once in a phase 7.',
		given: [A_THIRD],
		when: [army(9)],
		then: [owesNot('army-morale white'), armyMayNot('army-morale', 'white')]
	},
	{
		id: 'AM-2d',
		heading: 'Major morale',
		says: 'An army that held tests again in the next phase 7, while its losses stand (R49).',
		given: [A_THIRD, army(9)],
		when: [red(7, 2)],
		then: [owes('army-morale white')]
	},
	{
		id: 'AM-2i',
		heading: 'Major morale',
		says: 'A unit added before phase 1 of the first turn is over is one of the units at the start.',
		given: [joins('W11', 'infantry')],
		then: [fills('army-morale', 'white', null, { totalUnits: 11, unitsLost: 0 })]
	},
	{
		id: 'AM-2j',
		heading: 'Major morale',
		says: 'The percentage is of the units at the start: one added later is not among them.',
		given: [red(2), joins('W11', 'infantry')],
		then: [fills('army-morale', 'white', null, { totalUnits: 10, unitsLost: 0 })]
	},
	{
		id: 'AM-2k',
		heading: 'Major morale',
		says: 'Its loss is one of the army’s losses.',
		reading: 'The units are counted when the game starts; the losses are those of the force.',
		given: [red(2), joins('W11', 'infantry')],
		when: [destroyed('W11')],
		then: [fills('army-morale', 'white', null, { totalUnits: 10, unitsLost: 1 })]
	},
	{
		id: 'AM-2e',
		heading: 'Major morale',
		says: 'It does not test in any other phase.',
		given: [destroyed('W1', 'W2', 'W4'), red(6)],
		then: [owesNot('army-morale white'), armyMayNot('army-morale', 'white')]
	},
	{
		id: 'G07a',
		heading: 'Consequences of major morale failure',
		says: 'The vehicles of an army that breaks test too.',
		when: [BROKEN],
		then: [owes('unit-morale W3', 'unit-morale W9')]
	},
	{
		id: 'G07a2',
		heading: 'Consequences of major morale failure',
		says: 'So does a ship, by its morale of 6: only a 6 fails, and it goes back one move.',
		given: [joins('WS', 'ship')],
		when: [destroyed('W1', 'W2', 'W4', 'W5'), red(7), army(3)],
		then: [needs('unit-morale', 'WS', 5), may('unit-morale', 'WS')]
	},
	{
		id: 'G07a3',
		heading: 'Consequences of major morale failure',
		says: 'A ship whose crew does not hold owes its way back.',
		given: [joins('WS', 'ship'), destroyed('W1', 'W2', 'W4', 'W5'), red(7), army(3)],
		when: [morale('WS', 'fails')],
		then: [owes('movement WS'), isNot('WS', 'falling_back')]
	},
	{
		id: 'G07b',
		heading: 'Consequences of major morale failure',
		says: 'A unit that had tested in this phase 7 tests again when its army breaks.',
		given: [led('R1'), red(2), fires('R1', 'W6', 1), A_THIRD, morale('W6', 'passes')],
		when: [army(3)],
		then: [owes('unit-morale W6')]
	},
	{
		id: 'G07c',
		heading: 'Consequences of major morale failure',
		says: 'All leadership of a broken army is on the last line.',
		given: [BROKEN],
		when: [white(1)],
		then: [fills('leadership', 'W6', null, { armyBroken: true })]
	},
	{
		id: 'G07d',
		heading: 'Consequences of major morale failure',
		says: 'A broken army still fires in defence.',
		given: [BROKEN],
		when: [red(4, 2)],
		then: [may('small-arms-fire', 'W6', 'R1')]
	},
	{
		id: 'G07e',
		heading: 'Consequences of major morale failure',
		says: 'And it fires in its own phase 2.',
		given: [BROKEN, white(1), led('W6')],
		when: [white(2)],
		then: [may('small-arms-fire', 'W6', 'R1')]
	},
	{
		id: 'G07f',
		heading: 'Consequences of major morale failure',
		says: 'Whose test failed by it falls back.',
		given: [BROKEN],
		when: [morale('W6', 'fails')],
		then: [is('W6', 'falling_back'), owes('movement W6')]
	},
	{
		id: 'G07g',
		heading: 'Consequences of major morale failure',
		says: 'The tests of a broken army are not forgotten when the phase is closed.',
		given: [BROKEN],
		when: [next],
		then: [owes('test-of-character skoblin')]
	}
];
