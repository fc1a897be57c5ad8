import { armyMayNot, may, mayNot } from '../allowed.ts';
import { nobodyOwes, owes, owesNot } from '../owed.ts';
import { fills, is, isNot } from '../stands.ts';
import {
	bears,
	captures,
	changesSide,
	cutSupply,
	destroyed,
	falls,
	fires,
	joins,
	led,
	marks,
	morale,
	moves,
	next,
	red,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const LOST: Play = [led('R1'), red(2), fires('R1', 'W1', 1), red(7)];
const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];
const army = (...faces: readonly number[]) => throwsFor('army-morale', 'white', { faces });
const BROKEN: Play = [A_THIRD, army(3)];

/** 2.12 UNIT MORALE. */
export const MORALE: readonly Statement[] = [
	{
		id: 'MO-2a',
		heading: 'Morale',
		says: 'A unit that lost nothing and does not fall back does not test.',
		given: [LOST],
		then: [owesNot('unit-morale W2'), mayNot('unit-morale', 'W2')]
	},
	{
		id: 'MO-2b',
		heading: 'Morale',
		says: 'A unit that falls back tests in phase 7.',
		given: [marks('W1', 'falling_back'), red(7)],
		then: [owes('unit-morale W1')]
	},
	{
		id: 'MO-2c',
		heading: 'Morale',
		says: 'Losses of its own turn are tested in the next phase 7 of the enemy (R36).',
		given: [white(4), fires('R1', 'W1', 1)],
		when: [red(7, 2)],
		then: [owes('unit-morale W1')]
	},
	{
		id: 'MO-2d',
		heading: 'Morale',
		says: 'One test answers all losses since the last phase 7.',
		given: [led('R1', 'R5'), red(2), fires('R1', 'W1', 1), fires('R5', 'W1', 1)],
		when: [red(7)],
		then: [owes('unit-morale W1 x1')]
	},
	{
		id: 'MO-2e',
		heading: 'Morale',
		says: 'Losses that were tested are not tested again in the next round.',
		given: [LOST, morale('W1', 'passes')],
		when: [red(7, 2)],
		then: [owesNot('unit-morale W1')]
	},
	{
		id: 'MO-2f',
		heading: 'Tanks',
		says: 'A tank or a car that bears hits tests when it is hit, not in phase 7.',
		given: [bears('W3', 1), bears('W9', 1), red(7)],
		then: [owesNot('unit-morale W3', 'unit-morale W9')]
	},
	{
		id: 'MO-2g',
		heading: 'Morale',
		says: 'It is tested in phase 7 alone where nothing calls for it.',
		given: [led('R1'), red(2), fires('R1', 'W1', 1), red(6)],
		then: [owesNot('unit-morale W1'), mayNot('unit-morale', 'W1')]
	},
	{
		id: 'MO-3a',
		heading: 'Morale',
		says: 'Who fails is marked as falling back and owes a move to the rear.',
		given: [LOST],
		when: [morale('W1', 'fails')],
		then: [is('W1', 'falling_back'), owes('movement W1 x1')]
	},
	{
		id: 'MO-3b',
		heading: 'Morale',
		says: 'Who falls back already and fails moves once more and stays marked.',
		given: [marks('W1', 'falling_back'), red(7)],
		when: [morale('W1', 'fails'), moves('W1')],
		then: [is('W1', 'falling_back'), owesNot('movement W1')]
	},
	{
		id: 'MO-3c',
		heading: 'Morale',
		says: 'The move to the rear is made once, with its own dice and without a hero (G15).',
		given: [LOST, morale('W1', 'fails')],
		when: [moves('W1')],
		then: [mayNot('movement', 'W1'), isNot('W1', 'moved')]
	},
	{
		id: 'MO-3d',
		heading: 'Morale',
		says: 'In the next round it tests again, because it falls back.',
		given: [LOST, morale('W1', 'fails'), moves('W1')],
		when: [red(7, 2)],
		then: [owes('unit-morale W1')]
	},
	{
		id: 'MO-3e',
		heading: 'Morale',
		says: 'Until then it falls back, whatever turn it is.',
		given: [LOST, morale('W1', 'fails'), moves('W1')],
		when: [white(1), white(7)],
		then: [is('W1', 'falling_back')]
	},
	{
		id: 'MO-3f',
		heading: 'Morale',
		says: 'A unit that passes fights on: in its own turn it moves.',
		given: [marks('W1', 'falling_back'), red(7), morale('W1', 'passes')],
		when: [white(1), led('W1'), white(3)],
		then: [may('movement', 'W1')]
	},
	{
		id: 'MO-1a',
		heading: 'Organization',
		says: 'Machine guns and gun sections with a unit are none of its stands.',
		then: [
			fills('unit-morale', 'W2', null, { stands: 4 }),
			fills('unit-morale', 'W5', null, { stands: 4 })
		]
	},
	{
		id: 'G15a',
		heading: 'Major morale',
		says: 'A unit that falls back off the table is lost, and owes nothing more.',
		given: [LOST, morale('W1', 'fails')],
		when: [marks('W1', 'off_table')],
		then: [
			owesNot('movement W1', 'unit-morale W1'),
			fills('army-morale', 'white', null, { unitsLost: 1 })
		]
	}
];

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
		fails:
			'unit-morale W3, unit-morale W9 should be owed; so is: test-of-character vitkovsky, test-of-character skoblin, unit-morale W5, unit-morale W6, unit-morale W7, unit-morale W8, unit-morale W10',
		then: [owes('unit-morale W3', 'unit-morale W9')]
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
		fails:
			'test-of-character skoblin should be owed; so is: leadership W3, leadership W5, leadership W6, leadership W7, leadership W8, leadership W9',
		then: [owes('test-of-character skoblin')]
	}
];
