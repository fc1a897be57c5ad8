import { may, mayNot, offers, refuses } from '../allowed.ts';
import { nobodyOwes, owes, owesNot } from '../owed.ts';
import { fills, is, isNot, officerIs } from '../stands.ts';
import {
	asksLeader,
	destroyed,
	fares,
	fires,
	isOfCharacter,
	leads,
	led,
	notLed,
	officerMoves,
	red,
	seconds,
	throwsFor,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';
import { unit } from '../../engine/battles.ts';

/** 2.2 LEADERSHIP. */
export const LEADERSHIP: readonly Statement[] = [
	{
		id: 'LD-1a',
		heading: 'Leadership',
		says: 'A unit rolls once: it owes no more, and a second roll is refused.',
		when: [notLed('R1')],
		then: [owesNot('leadership R1'), mayNot('leadership', 'R1')]
	},
	{
		id: 'LD-1b',
		heading: 'Leadership',
		says: 'A unit that is not led does not fire in phase 2.',
		given: [notLed('R1'), red(2)],
		then: [mayNot('small-arms-fire', 'R1', 'W1')]
	},
	{
		id: 'LD-1c',
		heading: 'Leadership',
		says: 'Leadership holds for the turn: in the next one it is owed again.',
		given: [led('R1')],
		when: [red(1, 2)],
		then: [isNot('R1', 'led'), owes('leadership R1')]
	},
	{
		id: 'LD-1d',
		heading: 'Leadership',
		says: 'It is rolled in phase 1 and in no other.',
		given: [red(2)],
		then: [mayNot('leadership', 'R1')]
	},
	{
		id: 'LD-2a',
		heading: 'Leadership',
		says: 'At 24 inches a 9 leads, a 10 does not (R05).',
		when: [asksLeader('R1', 24, 9), asksLeader('R2', 24, 10)],
		then: [is('R1', 'led'), is('R2', 'not_led')]
	},
	{
		id: 'LD-2b',
		heading: 'Leadership',
		says: 'At 36 inches an 8 leads, a 9 does not.',
		when: [asksLeader('R1', 36, 8), asksLeader('R2', 36, 9)],
		then: [is('R1', 'led'), is('R2', 'not_led')]
	},
	{
		id: 'LD-2c',
		heading: 'Leadership',
		says: 'Beyond 36 inches a 6 leads, a 7 does not.',
		when: [asksLeader('R1', 37, 6), asksLeader('R2', 37, 7)],
		then: [is('R1', 'led'), is('R2', 'not_led')]
	},
	{
		id: 'LD-4',
		heading: 'Leadership',
		says: 'The commander-in-chief may help a unit of another leader.',
		then: [fills('leadership', 'R5', null, { cinc: 'ok' })]
	},
	{
		id: 'LD-5a',
		heading: 'Leadership',
		says: 'The units of a dead leader roll on the last line.',
		given: [fares('dybenko', 'dead')],
		then: [fills('leadership', 'R5', null, { leader: 'none' })]
	},
	{
		id: 'LD-5b',
		heading: 'Officers and leaders',
		says: 'A second-in-command does not lead heroically.',
		given: [seconds('dybenko')],
		then: [refuses(leads('dybenko', 'R5'))]
	},
	{
		id: 'LD-6a',
		heading: 'Leadership',
		says: 'A unit that an officer joins now is led; his others suffer only if he was heroic when the turn began (R09).',
		when: [leads('dybenko', 'R5')],
		then: [owesNot('leadership R5'), fills('leadership', 'R6', null, { leader: 'ok' })]
	},
	{
		id: 'LD-6b',
		heading: 'Officers and leaders',
		says: 'Who ended his heroics in phase 1 still neglected his other units when the turn began.',
		given: [leads('dybenko', 'R5'), red(1, 2)],
		when: [leads('dybenko', null)],
		then: [fills('leadership', 'R6', null, { leader: 'heroic_elsewhere' })]
	},
	{
		id: 'LD-7a',
		heading: 'Officers and leaders',
		says: 'An officer moves once in his turn.',
		when: [officerMoves('dybenko')],
		then: [officerIs('dybenko', { moved: true }), refuses(officerMoves('dybenko'))]
	},
	{
		id: 'LD-7b',
		heading: 'Sequence of action',
		says: 'Officers of the other side do not move.',
		then: [refuses(officerMoves('skoblin'))]
	},
	{
		id: 'LD-7c',
		heading: 'Officers and leaders',
		says: 'Officers move in phase 1 and not later.',
		given: [red(3)],
		then: [refuses(officerMoves('dybenko'))]
	},
	{
		id: 'LD-7d',
		heading: 'Officers and leaders',
		says: 'In his next turn he moves again.',
		given: [officerMoves('dybenko')],
		when: [red(1, 2)],
		then: [officerIs('dybenko', { moved: false })]
	},
	{
		id: 'LD-7e',
		heading: 'Officers and leaders',
		says: 'A unit that failed its roll and is led heroically may still not be rolled for again.',
		given: [notLed('R6')],
		when: [leads('dybenko', 'R6')],
		then: [owesNot('leadership R6'), mayNot('leadership', 'R6')]
	},
	{
		id: 'LD-8a',
		heading: "Officers' character",
		says: 'A fanatic in command of the army need not lead heroically.',
		given: [isOfCharacter('uborevich', 'fanatic')],
		then: [nobodyOwes('lead_heroically')]
	},
	{
		id: 'LD-8b',
		heading: "Officers' character",
		says: 'A committed officer adds two where others add one.',
		given: [isOfCharacter('dybenko', 'committed'), leads('dybenko', 'R5')],
		then: [
			fills('small-arms-fire', 'R5', 'W1', { heroic: '2' }),
			fills('melee', 'R5', 'W1', { attackerHeroic: 2 })
		]
	},
	{
		id: 'LD-8c',
		heading: "Officers' character",
		says: 'A fanatic whose unit is destroyed owes it again in his next turn.',
		given: [isOfCharacter('dybenko', 'fanatic'), leads('dybenko', 'R5')],
		when: [red(2), destroyed('R5'), red(1, 2)],
		then: [owes('lead_heroically dybenko')]
	},
	{
		id: 'LD-8g',
		heading: "Officers' character",
		says: 'A fanatic who leads a unit no more in the turn in which he joined it stands with it still, and owes it: he leads that one, and no other.',
		given: [isOfCharacter('dybenko', 'fanatic')],
		when: [leads('dybenko', 'R5'), leads('dybenko', null)],
		then: [
			officerIs('dybenko', { beside: unit('R5'), heroicWith: null }),
			owes('lead_heroically dybenko'),
			offers(leads('dybenko', 'R5')),
			refuses(leads('dybenko', 'R6'))
		]
	},
	{
		id: 'LD-8d',
		heading: "Officers' character",
		says: 'It is owed in his own turn only.',
		given: [isOfCharacter('dybenko', 'fanatic')],
		when: [white(1)],
		then: [owesNot('lead_heroically dybenko')]
	},
	{
		id: 'OF-3a',
		heading: "Officers' character",
		says: 'A commander-in-chief who is a coward does not lead heroically either.',
		given: [isOfCharacter('uborevich', 'coward')],
		then: [refuses(leads('uborevich', 'R1'))]
	},
	{
		id: 'OF-2a',
		heading: 'Leadership',
		says: 'The units of an officer who is badly wounded roll on the last line.',
		given: [fares('dybenko', 'out')],
		when: [red(1, 2)],
		then: [fills('leadership', 'R5', null, { leader: 'none' }), refuses(leads('dybenko', 'R5'))]
	},
	{
		id: 'G08a',
		heading: "Consequences of officer's failure",
		says: 'An officer who is drunk leads nobody, and his units roll on the last line.',
		given: [leads('dybenko', 'R5')],
		when: [fares('dybenko', 'drunk', 2)],
		then: [
			officerIs('dybenko', { heroicWith: null }),
			isNot('R5', 'heroic'),
			fills('leadership', 'R6', null, { leader: 'none' })
		]
	},
	{
		id: 'G08b',
		heading: "Consequences of officer's failure",
		says: 'When his turns are over he is back, and leads nobody.',
		given: [leads('dybenko', 'R5'), fares('dybenko', 'drunk', 1)],
		when: [red(1, 2)],
		then: [officerIs('dybenko', { status: 'fit', heroicWith: null })]
	},
	{
		id: 'OF-3b',
		heading: "Officers' character",
		says: 'A character that is drawn stays covered until it shows.',
		when: [throwsFor('officer-character', 'dybenko', { faces: [1] })],
		then: [officerIs('dybenko', { character: 'fanatic', revealed: false })]
	},
	{
		id: 'LD-6c',
		heading: 'Officers and leaders',
		says: 'A unit led heroically may fire or move, not both: the order of the turn holds for it too.',
		given: [leads('dybenko', 'R6'), red(2), fires('R6', 'W1', 0)],
		when: [red(3)],
		then: [mayNot('movement', 'R6')]
	},
	{
		id: 'LD-6d',
		heading: 'Officers and leaders',
		says: 'It fires in phase 2 without a roll.',
		given: [leads('dybenko', 'R6')],
		when: [red(2)],
		then: [may('small-arms-fire', 'R6', 'W1')]
	}
];
