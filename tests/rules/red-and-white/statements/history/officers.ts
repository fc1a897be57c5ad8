import { accepts, offers, refuses } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { fills, isNot, officerIs, tells } from '../stands.ts';
import {
	asksLeader,
	assaults,
	destroyed,
	fares,
	fights,
	fires,
	leads,
	led,
	officer,
	officerMoves,
	red,
	white
} from '../deeds.ts';
import { unit } from '../../engine/battles.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { Statement } from '../statement.ts';

const standsWith = (name: string, who: string | null): Command => ({
	type: 'joinUnit',
	...{ officer: officer(name), unit: who === null ? null : unit(who) }
});

/** OFFICERS & LEADERS: an officer who is with a unit and does not lead it heroically. */
export const BESIDE: readonly Statement[] = [
	{
		id: 'H-O1',
		heading: 'Officers and leaders',
		says: 'An officer may join a unit and not lead it heroically.',
		given: [red(1)],
		when: [officerMoves('dybenko'), standsWith('dybenko', 'R5')],
		then: [
			officerIs('dybenko', { beside: unit('R5'), heroicWith: null }),
			isNot('R5', 'heroic'),
			tells(/is with Kronstadt Sailors/)
		]
	},
	{
		id: 'H-O2',
		heading: 'Leadership',
		says: 'His units are as far from him as they are; the one he is with acts without a roll.',
		given: [red(1), standsWith('dybenko', 'R5')],
		when: [white(1), red(1, 2)],
		then: [fills('leadership', 'R5', null, { leader: 'ok', distance: 12 })]
	},
	{
		id: 'H-O2b',
		heading: 'Sequence of action',
		says: 'Leadership is determined before officers move: whom he joins now is not the nearer to him for its roll.',
		given: [red(1), asksLeader('R5', 30, 10), red(1, 2)],
		when: [standsWith('dybenko', 'R5')],
		then: [fills('leadership', 'R5', null, { leader: 'ok', distance: 36 })]
	},
	{
		id: 'H-O3',
		heading: "Officers' character",
		says: 'He is involved in a melee that the unit loses, and owes a test of character.',
		given: [red(1), standsWith('dybenko', 'R5'), assaults('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'loses', { lost: 1 })],
		then: [owes('test-of-character dybenko')]
	},
	{
		id: 'H-O4',
		heading: 'Officers and leaders',
		says: 'Only who leads heroically may be hit when figures of the unit fall.',
		given: [red(1), standsWith('dybenko', 'R7'), white(1), led('W1'), white(2)],
		when: [fires('W1', 'R7', 1)],
		then: [owesNot('officer-hit R7')]
	},
	{
		id: 'H-O5',
		heading: 'Officers and leaders',
		says: 'He joins one unit in a turn, in phase 1 of his own side.',
		given: [red(1), standsWith('dybenko', 'R5')],
		then: [refuses(standsWith('dybenko', 'R6')), refuses(leads('dybenko', 'R6'))]
	},
	{
		id: 'H-O6',
		heading: 'Officers and leaders',
		says: 'In other phases he does not join.',
		given: [red(2)],
		then: [refuses(standsWith('dybenko', 'R5'))]
	},
	{
		id: 'H-O7',
		heading: 'Officers and leaders',
		says: 'Who leads a unit may stop leading it, and stay with it.',
		given: [red(1), leads('dybenko', 'R5'), red(1, 2)],
		when: [standsWith('dybenko', 'R5')],
		then: [
			officerIs('dybenko', { beside: unit('R5'), heroicWith: null }),
			isNot('R5', 'heroic'),
			accepts(standsWith('dybenko', null))
		]
	},
	{
		id: 'H-O8',
		heading: 'Officers and leaders',
		says: 'He stands alone when the unit is gone, and when he is.',
		given: [red(1), standsWith('dybenko', 'R5'), standsWith('uborevich', 'R1')],
		when: [destroyed('R5'), fares('uborevich', 'dead')],
		then: [officerIs('dybenko', { beside: null }), officerIs('uborevich', { beside: null })]
	},
	{
		id: 'H-O9',
		heading: 'Officers and leaders',
		says: 'In phase 1 it is offered to him to join a unit of his side.',
		given: [red(1)],
		then: [offers(standsWith('dybenko', 'R5')), refuses(standsWith('dybenko', 'W5'))]
	},
	{
		id: 'H-O10',
		heading: 'Officers and leaders',
		says: 'And, in a later turn, to go from it.',
		given: [red(1), standsWith('dybenko', 'R5'), red(1, 2)],
		then: [offers(standsWith('dybenko', null), standsWith('dybenko', 'R6'))]
	},
	{
		id: 'H-O11',
		heading: 'Officers and leaders',
		says: 'To him who leads a unit it is offered to stay with it and lead it no more.',
		given: [red(1), leads('dybenko', 'R5'), red(1, 2)],
		then: [offers(standsWith('dybenko', 'R5'), leads('dybenko', null))]
	},
	{
		id: 'H-O11a',
		heading: 'Officers and leaders',
		says: 'With a unit that is gone he does not stay, though he is still to be rolled for.',
		given: [red(1), leads('dybenko', 'R5'), red(4), fires('W1', 'R5', 1), destroyed('R5')],
		when: [red(1, 2)],
		then: [owes('officer-hit R5'), refuses(standsWith('dybenko', 'R5'))]
	},
	{
		id: 'H-O12',
		heading: 'Officers and leaders',
		says: 'Phase 1 once over, nothing of it is offered.',
		given: [red(1), standsWith('dybenko', 'R5'), red(2, 2)],
		then: [refuses(standsWith('dybenko', null)), refuses(standsWith('dybenko', 'R6'))]
	}
];
