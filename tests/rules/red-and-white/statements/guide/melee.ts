import { mayMeet, may, mayNot, mayNotMeet } from '../allowed.ts';
import { nobodyOwes, owes, owesNot } from '../owed.ts';
import { fills, is, isNot, touches, touchesNot } from '../stands.ts';
import {
	assaults,
	changesSide,
	destroyed,
	fights,
	goes,
	joins,
	led,
	marks,
	meets,
	moves,
	notLed,
	red,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const DUE: Play = [assaults('R5', 'W1'), red(6)];

/** 2.11 MELEE: contacts, their ends, and what a melee leaves behind. */
export const MELEE: readonly Statement[] = [
	{
		id: 'ME-a',
		heading: 'Melee',
		says: 'Contact is made by a unit that is led.',
		given: [notLed('R5'), red(3)],
		then: [mayNotMeet('R5', 'W1')]
	},
	{
		id: 'ME-b',
		heading: 'Melee',
		says: 'It is made in the own turn only.',
		given: [red(3)],
		then: [mayNotMeet('W1', 'R5')]
	},
	{
		id: 'ME-c',
		heading: 'Melee',
		says: 'It is made in phase 3, not in the phases of fire.',
		given: [led('R5'), red(2)],
		then: [mayNotMeet('R5', 'W1')]
	},
	{
		id: 'ME-d',
		heading: 'Melee',
		says: 'Machine guns, guns, wagons and trains begin no melee.',
		given: [joins('RW', 'wagon'), joins('RT', 'armoured_train'), led('R3', 'R4'), red(3)],
		then: ['R3', 'R4', 'RW', 'RT'].map((who) => mayNotMeet(who, 'W1'))
	},
	{
		id: 'ME-e',
		heading: 'Melee',
		says: 'A second unit may join an attack.',
		given: [led('R5', 'R6'), red(3), moves('R5'), meets('R5', 'W1'), moves('R6')],
		then: [mayMeet('R6', 'W1')]
	},
	{
		id: 'ME-f',
		heading: 'Melee',
		says: 'Contact stays through defensive and attacking fire until the melee.',
		given: [assaults('R5', 'W1')],
		when: [red(4), red(5), red(6)],
		then: [touches('R5', 'W1'), owes('fight R5>W1')]
	},
	{
		id: 'ME-g',
		heading: 'Melee',
		says: 'When it was fought, contact is over, and it is not fought twice.',
		given: [DUE],
		when: [fights('R5', 'W1', 'wins', { lost: 1 })],
		then: [touchesNot('R5', 'W1'), nobodyOwes('fight'), mayNot('melee', 'R5', 'W1')]
	},
	{
		id: 'ME-h',
		heading: 'Melee',
		says: 'Who touches nobody fights nobody.',
		given: [led('R6'), red(3), moves('R6'), red(6)],
		then: [mayNot('melee', 'R6', 'W1')]
	},
	{
		id: 'ME-i',
		heading: 'Melee',
		says: 'Who touches one enemy does not fight another.',
		given: [DUE],
		then: [mayNot('melee', 'R5', 'W4')]
	},
	{
		id: 'ME-j',
		heading: 'Melee',
		says: 'The defender does not begin it.',
		given: [DUE],
		then: [mayNot('melee', 'W1', 'R5')]
	},
	{
		id: 'ME-k',
		heading: 'Melee',
		says: 'An attacker who went over fights no melee with his new friends.',
		given: [assaults('R5', 'W1')],
		when: [changesSide('R5'), red(6)],
		then: [nobodyOwes('fight'), touchesNot('R5', 'W1')]
	},
	{
		id: 'ME-l',
		heading: 'Melee',
		says: 'A defender who is gone is not fought.',
		given: [assaults('R5', 'W1')],
		when: [destroyed('W1'), red(6)],
		then: [nobodyOwes('fight'), mayNot('melee', 'R5', 'W1')]
	},
	{
		id: 'ME-m',
		heading: 'Melee',
		says: 'Nor one that left the table.',
		given: [assaults('R5', 'W1')],
		when: [goes('W1', 'off_table'), red(6)],
		then: [nobodyOwes('fight'), touchesNot('R5', 'W1')]
	},
	{
		id: 'ME-n',
		heading: 'Melee',
		says: 'Of two attackers one may be lost: the other fights.',
		given: [
			led('R5', 'R6'),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			moves('R6'),
			meets('R6', 'W1')
		],
		when: [destroyed('R5'), red(6)],
		then: [owes('fight R6>W1'), may('melee', 'R6', 'W1')]
	},
	{
		id: 'ME-o',
		heading: 'Melee',
		says: 'Contact does not outlast the turn.',
		given: [assaults('R5', 'W1')],
		when: [white(1)],
		then: [touchesNot('R5', 'W1')]
	},
	{
		id: 'ME-3a',
		heading: 'Melee',
		says: 'The way back of the loser may be rolled in this phase, and once.',
		given: [DUE, fights('R5', 'W1', 'wins', { lost: 1 })],
		when: [moves('W1')],
		then: [mayNot('movement', 'W1')]
	},
	{
		id: 'ME-3b',
		heading: 'Melee',
		says: 'A winning attacker stays where he is and moves no farther.',
		given: [DUE],
		when: [fights('R5', 'W1', 'wins', { lost: 1 })],
		then: [owesNot('movement R5'), mayNot('movement', 'R5')]
	},
	{
		id: 'ME-3c',
		heading: 'Melee',
		says: 'Who goes back after a melee leaves his defences.',
		given: [marks('W1', 'in_cover'), DUE, fights('R5', 'W1', 'wins', { lost: 1 })],
		when: [moves('W1')],
		then: [isNot('W1', 'in_cover')]
	},
	{
		id: 'ME-6a',
		heading: 'Melee',
		says: 'Infantry, machine guns and guns in contact do not withdraw.',
		given: [
			...[led('R5', 'R6', 'R7'), red(3), moves('R5'), meets('R5', 'W1')],
			...[moves('R6'), meets('R6', 'W6'), moves('R7'), meets('R7', 'W7')]
		],
		then: ['W1', 'W6', 'W7'].map((who) => mayNot('movement', who))
	},
	{
		id: 'ME-6b',
		heading: 'Melee',
		says: 'Cavalry that nobody attacks does not withdraw: there is no melee before it.',
		given: [led('R5'), red(3), moves('R5')],
		then: [mayNot('movement', 'W8')]
	},
	{
		id: 'ME-6c',
		heading: 'Melee',
		says: 'Who withdrew does so once.',
		given: [assaults('R5', 'W8')],
		when: [moves('W8')],
		then: [is('W8', 'withdrew'), mayNot('movement', 'W8')]
	},
	{
		id: 'ME-6d',
		heading: 'Cavalry',
		says: 'Who withdrew does not fire in phase 4 (R54).',
		given: [assaults('R5', 'W8'), moves('W8')],
		when: [red(4)],
		then: [mayNot('small-arms-fire', 'W8', 'R5')]
	},
	{
		id: 'ME-6e',
		heading: 'Melee',
		says: 'Withdrawal is of phase 3: later it is too late.',
		given: [assaults('R5', 'W8')],
		when: [red(4)],
		then: [mayNot('movement', 'W8')]
	},
	{
		id: 'ME-6f',
		heading: 'Cavalry',
		says: 'A withdrawal is no move of the own turn: in its own phase 3 the cavalry moves.',
		given: [assaults('R5', 'W8'), moves('W8')],
		when: [white(1), led('W8'), white(3)],
		then: [isNot('W8', 'withdrew'), may('movement', 'W8')]
	},
	{
		id: 'ME-6g',
		heading: 'Melee',
		says: 'Dismounted cavalry is infantry, and does not withdraw.',
		given: [marks('W8', 'dismounted'), assaults('R5', 'W8')],
		then: [mayNot('movement', 'W8')]
	},
	{
		id: 'ME-7a',
		heading: 'Armored vehicle fright',
		says: 'Infantry that a tank attacks is not frightened.',
		given: [assaults('W9', 'R5')],
		then: [owesNot('fright R5'), mayNot('fright', 'R5')]
	},
	{
		id: 'ME-7b',
		heading: 'Armored vehicle fright',
		says: 'Cavalry that infantry attacks is not either.',
		given: [assaults('R5', 'W8')],
		then: [owesNot('fright W8'), mayNot('fright', 'W8')]
	},
	{
		id: 'ME-7c',
		heading: 'Armored vehicle fright',
		says: 'Nobody is frightened by a tank that is not in contact.',
		given: [white(1), led('W9'), white(3), moves('W9')],
		then: [mayNot('fright', 'R8'), mayNot('fright', 'R4')]
	},
	{
		id: 'ME-2a',
		heading: 'Melee',
		says: 'A tank that loses a melee it began goes back to where it started: nothing is owed for it.',
		given: [assaults('W9', 'R5'), white(6)],
		when: [fights('W9', 'R5', 'loses')],
		then: [owesNot('movement W9')]
	},
	{
		id: 'ME-2b',
		heading: 'Melee',
		says: 'A tank that loses as defender goes back one move.',
		given: [assaults('R5', 'W9'), red(6)],
		when: [fights('R5', 'W9', 'wins')],
		then: [owes('movement W9')]
	},
	{
		id: 'ME-5',
		heading: 'Melee',
		says: 'A machine gun attached to the defender counts for him.',
		given: [assaults('R5', 'W2'), red(6)],
		then: [fills('melee', 'R5', 'W2', { mgAttached: true })]
	},
	{
		id: 'G10a',
		heading: 'Morale',
		says: 'A unit that falls back has no attacking fire, and is not asked.',
		given: [assaults('R5', 'W1'), marks('R5', 'falling_back'), red(5)],
		then: [mayNot('attacking-fire', 'R5', 'W1')]
	}
];
