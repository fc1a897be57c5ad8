import { unit } from '../../engine/battles.ts';
import { accepts, may, mayNot, refuses } from '../allowed.ts';
import { nobodyOwes, owes, owesNot } from '../owed.ts';
import { armyIs, fills, is, isNot, officerIs } from '../stands.ts';
import {
	arrives,
	changesSide,
	destroyed,
	fares,
	figuresHit,
	fires,
	goes,
	isOfCharacter,
	leads,
	led,
	marks,
	meets,
	notLed,
	officerMoves,
	reading,
	red,
	seconds,
	throws,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];

/** Officers who move, join, fall out and come back. */
export const OFFICERS: readonly Statement[] = [
	{
		id: 'LD-9a',
		heading: 'Leadership',
		says: 'An officer joins his own troops, not those of another leader (R69).',
		then: [refuses(leads('dybenko', 'R1'))]
	},
	{
		id: 'LD-9b',
		heading: 'Leadership',
		says: 'The commander-in-chief may join any unit of his side.',
		then: [accepts(leads('uborevich', 'R5'))]
	},
	{
		id: 'LD-9c',
		heading: 'Leadership',
		says: 'A unit that nobody commands may be joined by any officer of its side.',
		given: [{ type: 'changeOfficer', unit: unit('R1'), officer: null }],
		then: [accepts(leads('dybenko', 'R1'))]
	},
	{
		id: 'LD-9d',
		heading: 'Leadership',
		says: 'Where the table reads it so, an officer joins any unit of his side (R69).',
		given: [reading('R69', 'any_of_his_side')],
		then: [accepts(leads('dybenko', 'R1'))]
	},
	{
		id: 'LD-9e',
		heading: "Officers' character",
		says: 'A drunk officer joins nobody.',
		given: [fares('dybenko', 'drunk', 2)],
		then: [refuses(leads('dybenko', 'R5'))]
	},
	{
		id: 'LD-9f',
		heading: "Officers' character",
		says: 'An officer who gets drunk leads his unit no more.',
		given: [leads('dybenko', 'R5')],
		when: [fares('dybenko', 'drunk', 2)],
		then: [isNot('R5', 'heroic'), officerIs('dybenko', { heroicWith: null })]
	},
	{
		id: 'LD-9g',
		heading: "Officers' character",
		says: 'Drunk in the enemy’s turn, he is out for the next turn of his own side (R04).',
		given: [white(7), fares('dybenko', 'drunk', 1), red(1, 2)],
		then: [officerIs('dybenko', { status: 'drunk' })]
	},
	{
		id: 'LD-9h',
		heading: "Officers' character",
		says: 'When that one is over he is back.',
		given: [white(7), fares('dybenko', 'drunk', 1), red(1, 2)],
		when: [white(1, 2)],
		then: [officerIs('dybenko', { status: 'fit' })]
	},
	{
		id: 'LD-9i',
		heading: 'Officers and leaders',
		says: 'Who has joined a unit has made his move.',
		given: [leads('dybenko', 'R5')],
		then: [refuses(officerMoves('dybenko'))]
	},
	{
		id: 'LD-9j',
		heading: 'Officers and leaders',
		says: 'Who has moved may join the unit to which he moved.',
		given: [officerMoves('dybenko')],
		then: [accepts(leads('dybenko', 'R5'))]
	},
	{
		id: 'LD-9k',
		heading: 'Leadership',
		says: 'With a second-in-command a 7 does not lead, however near he stands.',
		given: [seconds('dybenko')],
		when: [throws('leadership', 'R6', null, { form: { cinc: 'none' }, faces: [7] })],
		then: [is('R6', 'not_led')]
	},
	{
		id: 'LD-9l',
		heading: 'Consequences of major morale failure',
		says: 'In a broken army a 7 does not lead within 12 inches (G07).',
		given: [...A_THIRD, throwsFor('army-morale', 'white', { faces: [1] }), white(1)],
		when: [
			throws('leadership', 'W5', null, {
				form: { leader: 'ok', distance: 6, cinc: 'none' },
				faces: [7]
			})
		],
		then: [is('W5', 'not_led')]
	},
	{
		id: 'LD-9m',
		heading: 'Critical hits',
		says: 'A crew without leadership tries its repair all the same.',
		given: [marks('W9', 'engine_hit'), white(1), notLed('W9'), white(3)],
		then: [owes('tank-repair W9')]
	},
	{
		id: 'LD-9n',
		heading: 'Officers and leaders',
		says: 'When he ends his heroics in phase 1, the unit he led needs no roll all the same: it was led when leadership was determined.',
		reading:
			'Leadership is determined first, then leaders are moved; what he did when the turn began counts for the unit he led as for his others (R09).',
		given: [leads('dybenko', 'R5'), white(1), red(1, 2)],
		when: [leads('dybenko', null)],
		then: [
			isNot('R5', 'heroic'),
			owesNot('leadership R5'),
			mayNot('leadership', 'R5'),
			owes('leadership R6')
		]
	},
	{
		id: 'LD-9n2',
		heading: 'Officers and leaders',
		says: 'So he may lead another one, and both act.',
		given: [leads('dybenko', 'R5'), white(1), red(1, 2), leads('dybenko', 'R6')],
		when: [red(2, 2)],
		then: [may('small-arms-fire', 'R5', 'W1'), may('small-arms-fire', 'R6', 'W1')]
	},
	{
		id: 'LD-9n3',
		heading: 'Officers and leaders',
		says: 'A unit that he came to lead now, and left again, owes its roll.',
		given: [leads('dybenko', 'R5'), white(1), red(1, 2), leads('dybenko', 'R6')],
		when: [leads('dybenko', null)],
		then: [owes('leadership R6'), owesNot('leadership R5')]
	},
	{
		id: 'LD-9n4',
		heading: 'Officers and leaders',
		says: 'A unit that is marked as led heroically while officers move is led by its own officer.',
		when: [marks('R6', 'heroic')],
		then: [is('R6', 'heroic'), officerIs('dybenko', { heroicWith: unit('R6') })]
	},
	{
		id: 'LD-9n5',
		heading: 'Officers and leaders',
		says: 'Not by him where he leads another unit, or may lead none: the mark stands by itself.',
		given: [leads('dybenko', 'R5')],
		when: [marks('R6', 'heroic'), marks('W4', 'heroic')],
		then: [
			...[is('R6', 'heroic'), officerIs('dybenko', { heroicWith: unit('R5') })],
			...[is('W4', 'heroic'), officerIs('skoblin', { heroicWith: null })]
		]
	},
	{
		id: 'LD-9n6',
		heading: 'Officers and leaders',
		says: 'A unit that failed its roll and was joined by a hero counts as led, after he is hit as well.',
		reading: 'It counts as led this turn (R09).',
		given: [notLed('R5'), leads('dybenko', 'R5'), red(4)],
		when: [fires('W1', 'R5', 1), figuresHit('R5', 10, 1)],
		then: [isNot('R5', 'heroic'), isNot('R5', 'not_led'), accepts(meets('R5', 'W1'))]
	},
	{
		id: 'LD-9o',
		heading: "Officers' character",
		says: 'A fanatic in command who is drunk spares his army no test.',
		given: [
			isOfCharacter('vitkovsky', 'fanatic'),
			fares('vitkovsky', 'drunk', 3),
			destroyed('W1', 'W2', 'W4'),
			red(7)
		],
		then: [owes('army-morale white')]
	},
	{
		id: 'LD-9p',
		heading: "Officers' character",
		says: 'A fanatic who is out of action owes no heroics.',
		given: [
			isOfCharacter('dybenko', 'fanatic'),
			leads('dybenko', 'R5'),
			fares('dybenko', 'scratched')
		],
		then: [nobodyOwes('lead_heroically')]
	},
	{
		id: 'LD-9q',
		heading: "Officers' character",
		says: 'Who still leads from the turn before owes nothing.',
		given: [isOfCharacter('dybenko', 'fanatic'), leads('dybenko', 'R5'), red(1, 2)],
		then: [nobodyOwes('lead_heroically')]
	},
	{
		id: 'LD-9r',
		heading: "Officers' character",
		says: 'A fanatic who leaves his unit owes it again.',
		given: [isOfCharacter('dybenko', 'fanatic'), leads('dybenko', 'R5'), red(1, 2)],
		when: [leads('dybenko', null)],
		then: [owes('lead_heroically dybenko')]
	},
	{
		id: 'LD-9s',
		heading: 'Officers and leaders',
		says: 'Back from a scratch he leads his unit, and his others roll on the last line.',
		given: [leads('dybenko', 'R5'), white(4), fares('dybenko', 'scratched'), red(1, 2)],
		then: [
			officerIs('dybenko', { status: 'fit' }),
			is('R5', 'heroic'),
			fills('leadership', 'R6', null, { leader: 'heroic_elsewhere' })
		]
	},
	{
		id: 'LD-9t',
		heading: 'Officers and leaders',
		says: 'Scratched in his own turn, he is back when the enemy’s begins.',
		given: [leads('dybenko', 'R5'), red(3), fares('dybenko', 'scratched'), white(1)],
		then: [officerIs('dybenko', { status: 'fit' })]
	},
	{
		id: 'LD-9u',
		heading: 'Leadership',
		says: 'A unit that arrives in phase 1 rolls there.',
		given: [goes('R8', 'reserve'), red(1, 2), arrives('R8')],
		then: [owes('leadership R8')]
	},
	{
		id: 'LD-9v',
		heading: "Officers' character",
		says: 'An officer who defected leads neither his old units nor the enemy’s.',
		given: [fares('dybenko', 'defected')],
		then: [fills('leadership', 'R5', null, { leader: 'none' }), refuses(leads('dybenko', 'W1'))]
	},
	{
		id: 'LD-9w',
		heading: 'Leadership',
		says: 'A unit that went over is asked with its new side, on the last line.',
		given: [changesSide('R5'), white(1)],
		then: [owes('leadership R5'), fills('leadership', 'R5', null, { leader: 'none' })]
	},
	{
		id: 'LD-9x',
		heading: 'Leadership',
		says: 'In the turn in which it went over it fires at nobody in phase 2.',
		given: [led('R5'), changesSide('R5'), red(2)],
		then: [mayNot('small-arms-fire', 'R5', 'W1'), mayNot('small-arms-fire', 'R5', 'R1')]
	},
	{
		id: 'LD-9y',
		heading: 'Leadership',
		says: 'It fires in defence for its new side.',
		given: [led('R5'), red(3), changesSide('R5'), red(4)],
		then: [may('small-arms-fire', 'R5', 'R1')]
	},
	{
		id: 'LD-9z',
		heading: "Officers' character",
		says: 'The reach of an efficient officer ends with his command.',
		given: [isOfCharacter('dybenko', 'efficient'), fares('dybenko', 'out')],
		then: [fills('leadership', 'R5', null, { leader: 'none' })]
	},
	{
		id: 'OF-5m',
		heading: "Officers' character",
		says: 'A fanatic in command who was replaced by his second spares the army no test.',
		given: [isOfCharacter('vitkovsky', 'fanatic'), seconds('vitkovsky'), A_THIRD],
		then: [owes('army-morale white')]
	},
	{
		id: 'OF-5n',
		heading: "Officers' character",
		says: 'Nor does the second of a committed one roll again, or that of a coward fail on a 5.',
		given: [
			...[isOfCharacter('vitkovsky', 'committed'), seconds('vitkovsky')],
			...[isOfCharacter('skoblin', 'coward'), seconds('skoblin'), A_THIRD],
			throwsFor('army-morale', 'white', { faces: [3] })
		],
		when: [throwsFor('test-of-character', 'skoblin', { faces: [5] })],
		then: [armyIs('white', { broken: true, rerolls: 0 }), officerIs('skoblin', { status: 'fit' })]
	}
];
