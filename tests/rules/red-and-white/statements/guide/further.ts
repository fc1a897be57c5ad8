import { may, mayMeet, mayNot, refuses } from '../allowed.ts';
import { nobodyOwes, owes, owesNot } from '../owed.ts';
import { away, either, fills, is, officerIs, tells, tellsNot } from '../stands.ts';
import {
	assaults,
	calls,
	attackFires,
	bears,
	bombards,
	comesTo,
	destroyed,
	fares,
	fights,
	fires,
	goes,
	goesIn,
	isOfCharacter,
	leads,
	led,
	marks,
	meets,
	morale,
	moves,
	red,
	shells,
	tests,
	quarrels,
	throws,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** W1 has gone into the area of R4. */
const INSIDE: Play = [
	...[led('R4'), red(2), bombards('R4'), white(1), led('W1'), white(3)],
	...[comesTo('W1', 'edge', 'R4'), goesIn('W1', 'passes')]
];
const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];

/** Cases in which two sections meet. */
export const FURTHER: readonly Statement[] = [
	{
		id: 'LD-4b',
		heading: 'Leadership',
		says: 'A commander-in-chief who was heroic when the turn began helps others by the last line only (R07).',
		given: [leads('uborevich', 'R1')],
		when: [red(1, 2)],
		then: [fills('leadership', 'R5', null, { cinc: 'heroic_elsewhere' })]
	},
	{
		id: 'LD-4c',
		heading: 'Leadership',
		says: 'A dead commander-in-chief helps nobody.',
		given: [fares('uborevich', 'dead')],
		then: [fills('leadership', 'R5', null, { cinc: 'none' })]
	},
	{
		id: 'LD-8e',
		heading: 'Officers and leaders',
		says: 'Nobody leads a unit of the enemy.',
		then: [refuses(leads('dybenko', 'W1'))]
	},
	{
		id: 'LD-8f',
		heading: 'Officers and leaders',
		says: 'A dead officer leads nobody, and nobody leads a unit that is gone.',
		given: [fares('uborevich', 'dead'), destroyed('R6')],
		then: [refuses(leads('uborevich', 'R1')), refuses(leads('dybenko', 'R6'))]
	},
	{
		id: '2.1s',
		heading: 'Leadership',
		says: 'A unit in reserve owes nothing and does nothing.',
		given: [goes('W8', 'reserve')],
		when: [white(1)],
		then: [owesNot('leadership W8'), mayNot('leadership', 'W8')]
	},
	{
		id: '2.1t',
		heading: 'Sequence of action',
		says: 'A unit that is gone neither fires nor is fired at.',
		given: [destroyed('W1'), red(4)],
		then: [mayNot('small-arms-fire', 'W1', 'R1'), mayNot('artillery', 'W7', 'W1')]
	},
	{
		id: '2.1u',
		heading: 'Sequence of action',
		says: 'Nobody fires at his own side.',
		given: [led('R1'), red(2)],
		then: [mayNot('small-arms-fire', 'R1', 'R2')]
	},
	{
		id: 'AR-4e',
		heading: 'Artillery',
		says: 'A battery that fired in its own turn fires in defence in the next.',
		given: [led('R4'), red(2), shells('R4', 'W1', 0)],
		when: [white(4)],
		then: [may('artillery', 'R4', 'W1')]
	},
	{
		id: '2.6k',
		heading: 'Suppression',
		says: 'Cavalry that fails the test does not withdraw.',
		given: [
			...[led('R1', 'R5'), red(2), fires('R1', 'W8', 3)],
			...[red(3), moves('R5'), meets('R5', 'W8')]
		],
		when: [tests('suppression', 'W8', 'fails')],
		then: [mayNot('movement', 'W8')]
	},
	{
		id: 'BO-3b',
		heading: 'Bombardment',
		says: 'Who has passed goes on and may make contact, if his half move reaches.',
		when: [INSIDE],
		then: [mayMeet('W1', 'R1')]
	},
	{
		id: 'BO-3c',
		heading: 'Bombardment',
		says: 'Then he fires in phase 5 and fights in 6 as any other.',
		given: [INSIDE, meets('W1', 'R1'), white(5), attackFires('W1', 'R1', 0)],
		when: [white(6)],
		then: [owes('fight W1>R1'), may('melee', 'W1', 'R1')]
	},
	{
		id: 'TK-13',
		heading: 'Critical hits',
		says: 'The alarm of a tank that cannot move sends it nowhere (R46).',
		given: [marks('W9', 'engine_hit'), bears('W9', 2), led('R4'), red(2), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: [4, 6] })],
		then: [owesNot('movement W9')]
	},
	{
		id: 'TK-14',
		heading: 'Critical hits',
		says: 'An immobilised tank that is hit and fails its test is given up.',
		given: [marks('W9', 'immobilised'), bears('W9', 2), led('R4'), red(2), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: [1, 6] })],
		then: [away('W9'), is('W9', 'abandoned')]
	},
	{
		id: 'TK-15',
		heading: 'Melee',
		says: 'The log does not say of an immobilised tank that it goes back.',
		given: [marks('W9', 'immobilised'), assaults('R6', 'W9'), red(6)],
		when: [fights('R6', 'W9', 'wins')],
		then: [tellsNot(/goes back/), owesNot('movement W9')]
	},
	{
		id: 'TK-15b',
		heading: 'Critical hits',
		says: 'Nor of one whose crew does not hold when the army breaks: it stays.',
		given: [marks('W9', 'immobilised'), red(7), calls('unit-morale', 'W9')],
		when: [morale('W9', 'fails')],
		then: [tellsNot(/falls back|to the rear/), owesNot('movement W9')]
	},
	{
		id: 'G10b',
		heading: 'Melee',
		says: 'A unit that falls back and is attacked fights.',
		given: [marks('W2', 'falling_back'), assaults('R5', 'W2')],
		when: [red(6)],
		then: [owes('fight R5>W2'), may('melee', 'R5', 'W2')]
	},
	{
		id: 'G10c',
		heading: 'Morale',
		says: 'A unit that falls back claims nothing by moving: it stays marked until it passes.',
		given: [marks('W1', 'falling_back'), red(7), morale('W1', 'fails'), moves('W1')],
		when: [white(1), white(3)],
		then: [is('W1', 'falling_back'), owesNot('movement W1')]
	},
	{
		id: 'AM-2f',
		heading: "Officers' character",
		says: 'At 50 percent even a fanatic’s army tests.',
		given: [isOfCharacter('vitkovsky', 'fanatic')],
		when: [destroyed('W1', 'W2', 'W4', 'W5', 'W6'), red(7)],
		then: [owes('army-morale white')]
	},
	{
		id: 'AM-2g',
		heading: "Officers' character",
		says: 'Two re-rolls are for the whole game: used, there are none at the next test (R50).',
		given: [
			...[isOfCharacter('vitkovsky', 'committed'), A_THIRD],
			throwsFor('army-morale', 'white', { faces: [1, 2, 9] })
		],
		when: [red(7, 2)],
		then: [fills('army-morale', 'white', null, { rerollsLeft: 0 })]
	},
	{
		id: 'AM-2h',
		heading: 'Major morale',
		says: 'The log names the army that tests.',
		given: [A_THIRD],
		when: [throwsFor('army-morale', 'white', { faces: [9] })],
		then: [tells(/White/)]
	},
	{
		id: 'LD-7f',
		heading: 'Officers and leaders',
		says: 'The log names the officer who moves.',
		when: [throwsFor('movement', 'dybenko')],
		then: [officerIs('dybenko', { moved: true }), tells(/Dybenko/)]
	},
	{
		id: '2.15e',
		heading: 'Officers and leaders',
		says: 'What an officer is to be rolled for can be rolled after his nerve is gone, or is off.',
		given: [
			...[leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
			fights('R5', 'W1', 'loses', { lost: 1 })
		],
		when: [throwsFor('test-of-character', 'dybenko', { faces: [6, 1] })],
		then: [either(owesNot('officer-hit R5'), may('officer-hit', 'R5'))]
	},
	{
		id: 'SP-2d',
		heading: 'Commissars',
		says: 'A commander who shoots the commissar deserts, and the log says so.',
		given: [red(2)],
		when: [quarrels('R2', 10, 6)],
		then: [tells(/goes over to the Whites|deserts/), nobodyOwes('commissar')]
	}
];
