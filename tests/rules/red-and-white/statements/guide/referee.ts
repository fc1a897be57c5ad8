import { accepts, acceptsThrow, refusesThrow } from '../allowed.ts';
import { tells, tellsNot } from '../stands.ts';
import {
	allowed,
	bombards,
	isOfCharacter,
	leads,
	meets,
	next,
	notLed,
	red,
	shows,
	throws
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

const BY_HIS_WORD = { ruled: { reason: 'they ran at the sound of it', allows: true } } as const;

/** GAMING TERMS USED: the game master’s word; OFFICERS' CHARACTER: what is nobody’s to know. */
export const REFEREE: readonly Statement[] = [
	{
		id: '2a',
		heading: 'Gaming terms used',
		says: 'What a rule forbids the game master may allow, by name and with his reason.',
		given: [notLed('R1'), red(3)],
		then: [
			refusesThrow('movement', 'R1', null, {}),
			acceptsThrow('movement', 'R1', null, BY_HIS_WORD)
		]
	},
	{
		id: '2b',
		heading: 'Gaming terms used',
		says: 'A word of his about something else does not allow it.',
		given: [notLed('R1'), red(3)],
		then: [refusesThrow('movement', 'R1', null, { ruled: { reason: 'he likes it' } })]
	},
	{
		id: '2c',
		heading: 'Gaming terms used',
		says: 'He gives a reason.',
		given: [notLed('R1'), red(3)],
		then: [refusesThrow('movement', 'R1', null, { ruled: { reason: ' ', allows: true } })]
	},
	{
		id: '2d',
		heading: 'Gaming terms used',
		says: 'So it is with contacts, areas and officers.',
		given: [red(5)],
		then: [
			accepts(allowed(meets('R5', 'W1'))),
			accepts(allowed(bombards('R4'))),
			accepts(allowed(leads('dybenko', 'R5')))
		]
	},
	{
		id: 'OF-3c',
		heading: "Officers' character",
		says: 'Nor does the log tell a character that somebody writes down.',
		when: [isOfCharacter('dybenko', 'coward')],
		then: [tellsNot(/coward/i)]
	},
	{
		id: 'OF-3d',
		heading: "Officers' character",
		says: 'That a fanatic has not led heroically is not written into the log: it would give him away.',
		given: [isOfCharacter('dybenko', 'fanatic')],
		when: [next],
		then: [tellsNot(/Dybenko|heroic/)]
	},
	{
		id: 'OF-3e',
		heading: "Officers' character",
		says: 'Once it shows, it may be told.',
		given: [isOfCharacter('dybenko', 'coward')],
		when: [shows('dybenko')],
		then: [tells(/coward/i)]
	},
	{
		id: 'OF-3f',
		heading: "Officers' character",
		says: 'Why a coward is refused does not stand in the log: nothing was done.',
		given: [isOfCharacter('dybenko', 'coward')],
		when: [throws('leadership', 'R5', null, { form: { leader: 'ok', distance: 6, cinc: 'none' } })],
		then: [tellsNot(/coward/i)]
	}
];
