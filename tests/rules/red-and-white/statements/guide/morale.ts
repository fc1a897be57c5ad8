import { may, mayNot } from '../allowed.ts';
import { because, owes, owesNot } from '../owed.ts';
import { fills, is, isNot } from '../stands.ts';
import { bears, fires, led, marks, morale, moves, red, white } from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const LOST: Play = [led('R1'), red(2), fires('R1', 'W1', 1), red(7)];

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
		id: 'MO-2h',
		heading: 'Morale',
		says: 'A vehicle that is marked as falling back tests in phase 7 like any unit that is so marked.',
		given: [marks('W9', 'falling_back'), marks('W3', 'falling_back'), red(7)],
		when: [morale('W3', 'passes')],
		then: [owes('unit-morale W9'), isNot('W3', 'falling_back')]
	},
	{
		id: 'MO-2i',
		heading: 'Morale',
		says: 'It is the mark that asks a vehicle for it, whatever hits it bears.',
		given: [bears('W9', 1), marks('W9', 'falling_back'), red(7)],
		then: [because('unit-morale W9', /^falling back$/)]
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
