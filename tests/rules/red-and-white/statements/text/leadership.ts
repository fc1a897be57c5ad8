import { may, mayNot } from '../allowed.ts';
import { owesNot, leftOwedNot } from '../owed.ts';
import { dice, fills, is, isNot } from '../stands.ts';
import {
	asksLeader,
	changesSide,
	isOfCharacter,
	leads,
	led,
	next,
	notLed,
	red,
	seconds,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** LEADERSHIP: phase 1, and what a unit may do by it. */
export const LEADERSHIP: readonly Statement[] = [
	{
		id: 'A03',
		heading: 'Sequence of action',
		says: 'Leadership is rolled by the side whose turn it is, not by the other.',
		given: [red(1)],
		then: [mayNot('leadership', 'W1')]
	},
	{
		id: 'A04',
		heading: 'Leadership',
		says: 'Between 24 and 36 inches a 9 does not move the unit to act.',
		when: [asksLeader('R1', 30, 9)],
		then: [is('R1', 'not_led'), isNot('R1', 'led')]
	},
	{
		id: 'A05',
		heading: 'Leadership',
		says: 'Within 12 inches of its leader a unit is led, and no die is thrown.',
		when: [asksLeader('R1', 12)],
		then: [is('R1', 'led'), dice(0)]
	},
	{
		id: 'A07',
		heading: 'Leadership',
		says: 'A unit that is led may fire in phase 2.',
		given: [led('R2'), red(2)],
		then: [may('small-arms-fire', 'R2', 'W1')]
	},
	{
		id: 'A12',
		heading: 'Leadership',
		says: 'A unit that is not led does not move in phase 3.',
		given: [notLed('R1'), red(3)],
		then: [mayNot('movement', 'R1')]
	},
	{
		id: 'A17',
		heading: 'Leadership',
		says: 'Leadership is asked for in phases 2 and 3 only: defensive fire needs none.',
		given: [red(7), white(1), notLed('W1'), red(4, 2)],
		then: [may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'A27',
		heading: 'Leadership',
		says: 'A unit that is led heroically when its turn begins owes no roll.',
		given: [leads('dybenko', 'R5')],
		when: [red(1, 2)],
		then: [owesNot('leadership R5')]
	},
	{
		id: 'A28',
		heading: 'Officers and leaders',
		says: 'A unit that is led heroically moves without a roll.',
		given: [leads('dybenko', 'R5')],
		when: [red(3)],
		then: [may('movement', 'R5')]
	},
	{
		id: 'A29',
		heading: 'Leadership',
		says: 'The other units of an officer who was heroic when the turn began roll on the last line.',
		given: [leads('dybenko', 'R5')],
		when: [red(1, 2)],
		then: [fills('leadership', 'R6', null, { leader: 'heroic_elsewhere' })]
	},
	{
		id: 'A31',
		heading: 'Leadership',
		says: 'A leader sways his own units only: another one’s heroics do not touch them.',
		given: [leads('dybenko', 'R5')],
		when: [red(1, 2)],
		then: [fills('leadership', 'R1', null, { leader: 'ok' })]
	},
	{
		id: 'A32',
		heading: 'Leadership',
		says: 'When phase 1 ends, nothing is said to be left owed by a unit that is led heroically.',
		given: [leads('dybenko', 'R5'), red(1, 2)],
		when: [next],
		then: [leftOwedNot('leadership', 'R5')]
	},
	{
		id: 'A34',
		heading: 'Officers and leaders',
		says: 'A unit that failed its roll and is joined by an officer who leads it fires in phase 2.',
		given: [notLed('R6')],
		when: [leads('dybenko', 'R6'), red(2)],
		then: [may('small-arms-fire', 'R6', 'W1')]
	},
	{
		id: 'A35',
		heading: 'Officers and leaders',
		says: 'Or it moves in phase 3.',
		given: [notLed('R6')],
		when: [leads('dybenko', 'R6'), red(3)],
		then: [may('movement', 'R6')]
	},
	{
		id: 'A49',
		heading: 'Officers and leaders',
		says: 'The units of a second-in-command roll on the last line.',
		given: [seconds('dybenko')],
		then: [fills('leadership', 'R5', null, { leader: 'second' })]
	},
	{
		id: 'A52',
		heading: "Officers' character",
		says: 'The reach of an efficient officer is counted with his units.',
		given: [isOfCharacter('dybenko', 'efficient')],
		then: [fills('leadership', 'R5', null, { character: 'efficient' })]
	},
	{
		id: 'D76',
		heading: 'Leadership',
		says: 'A unit that went over has no leader of its own any more.',
		when: [changesSide('W1')],
		then: [fills('leadership', 'W1', null, { leader: 'none' })]
	}
];
