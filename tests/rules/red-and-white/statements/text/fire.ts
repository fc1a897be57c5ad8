import { accepts, may, mayNot, refuses, waitsNotFor } from '../allowed.ts';
import { dice, fills, isNot } from '../stands.ts';
import {
	falls,
	fires,
	joins,
	led,
	moves,
	option,
	reading,
	red,
	shells,
	switchedOff,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** SMALL ARMS FIRING; NOTES ON FIRING: who fires in 2 and 4, with what, and how often. */
export const FIRE: readonly Statement[] = [
	{
		id: 'B01',
		heading: 'Cavalry',
		says: 'Mounted cavalry is not in the list of those who fire: only its tchanka does.',
		then: [fills('small-arms-fire', 'R8', 'W1', { rifleStands: 0, hmg: 1 })]
	},
	{
		id: 'B16',
		heading: 'Small arms firing',
		says: 'A unit with a machine gun may fire with all it has, or with the gun alone first (G04).',
		given: [led('R2'), red(2)],
		then: [may('small-arms-fire', 'R2', 'W1'), may('small-arms-fire', 'R2', 'W1', { part: 'guns' })]
	},
	{
		id: 'B17',
		heading: 'Small arms firing',
		says: 'Then the rest of it may fire, at a target of its own.',
		given: [led('R2'), red(2)],
		when: [fires('R2', 'W1', 0, { part: 'guns' })],
		then: [may('small-arms-fire', 'R2', 'W2', { part: 'rest' })]
	},
	{
		id: 'B19',
		heading: 'Small arms firing',
		says: 'After both have fired, nothing of it fires any more.',
		given: [led('R2'), red(2)],
		when: [fires('R2', 'W1', 0, { part: 'guns' }), fires('R2', 'W2', 0, { part: 'rest' })],
		then: [mayNot('small-arms-fire', 'R2', 'W1')]
	},
	{
		id: 'B74',
		heading: 'Armored trains',
		says: 'Each weapon of a train fires once: after its guns its machine guns may (R55).',
		given: [joins('RT', 'armoured_train'), led('RT'), red(2)],
		when: [shells('RT', 'W1')],
		then: [may('small-arms-fire', 'RT', 'W1'), mayNot('artillery', 'RT', 'W1')]
	},
	{
		id: 'B74b',
		heading: 'Organization',
		says: 'The gun of a train is one section with its crew (R57): four shells of a field gun.',
		reading:
			'The text gives a train no number of guns; whoever has more sections on it tells their men in the sheet.',
		given: [joins('RT', 'armoured_train'), led('RT'), red(2)],
		when: [shells('RT', 'W1')],
		then: [dice(4)]
	},
	{
		id: 'B75',
		heading: 'Tanks',
		says: 'After the weapons of one side of a Mark V have fired, those of the other may fire elsewhere.',
		reading:
			'The text lists the weapons of each side apart; that one target at a time is fired at (G04) is a default for units of stands, and each weapon still fires once (R55).',
		given: [white(1), led('W9'), white(2)],
		when: [fires('W9', 'R1')],
		then: [may('small-arms-fire', 'W9', 'R2')]
	},
	{
		id: 'E13',
		heading: 'Organization',
		says: 'A machine-gun company of which only the command stand is left has nothing to fire with.',
		given: [led('R3'), falls('R3', 2, 0), falls('R3', 2, 1), falls('R3', 2, 2), red(2)],
		then: [mayNot('small-arms-fire', 'R3', 'W1'), waitsNotFor('R3')]
	},
	{
		id: 'MG-1',
		heading: 'Organization',
		says: 'Machine guns form a company only where the game master allows it.',
		given: [option('machine_gun_companies', 'not_allowed')],
		then: [refuses(joins('R21', 'machine_guns')), accepts(joins('R22', 'infantry', ['hmg']))]
	},
	{
		id: 'E23',
		heading: 'Force HQ',
		says: 'Headquarters are not among those who fire.',
		given: [white(1), led('W10'), white(2)],
		then: [mayNot('small-arms-fire', 'W10', 'R1'), waitsNotFor('W10')]
	},
	{
		id: 'F05',
		heading: 'Sequence of action',
		says: 'Who fired in defence fires again in his own turn.',
		given: [red(4), fires('W1', 'R1', 0)],
		when: [white(1), led('W1'), white(2)],
		then: [may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'F07',
		heading: 'Sequence of action',
		says: 'With a turn read as a whole round, who fired in defence still moves in his own turn (R04).',
		given: [reading('R04', 'whole_rounds'), red(4), fires('W1', 'R1', 0)],
		when: [white(1), led('W1'), white(3)],
		then: [may('movement', 'W1')]
	},
	{
		id: 'F08',
		heading: 'Sequence of action',
		says: 'A fire of the turn before, whose mark nobody took off, does not forbid defensive fire.',
		given: [switchedOff('marks_end'), led('R1'), red(2), fires('R1', 'W1', 0)],
		when: [white(4)],
		then: [may('small-arms-fire', 'R1', 'W1')]
	},
	{
		id: 'A25',
		heading: 'Sequence of action',
		says: 'What was done in the Red turn is no mark in the White one.',
		given: [led('R1', 'R2'), red(2), fires('R2', 'W1', 0), red(3), moves('R1')],
		when: [white(1)],
		then: [isNot('R1', 'led', 'moved'), isNot('R2', 'led', 'fired')]
	}
];
