import {
	acceptsThrow,
	may,
	mayMeet,
	mayNot,
	mayNotMeet,
	refuses,
	refusesThrow,
	waitsFor
} from '../allowed.ts';
import { owes, owesNot, reminds } from '../owed.ts';
import { is, isNot, shelling } from '../stands.ts';
import {
	bombards,
	comesTo,
	fires,
	goesIn,
	joins,
	led,
	marks,
	notLed,
	red,
	shells,
	throws,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const INDIRECT = { form: { mode: 'indirect' } } as const;
const LIGHT: Play = [joins('RL', 'battery_light'), led('RL'), red(2)];
const BRITISH = joins('WB', 'battery_field', [], { faction: 'british' });
/** R4 shells an area; W1 is about to go into it. */
const SHELLED: Play = [led('R4'), red(2), bombards('R4')];
const AT_EDGE: Play = [SHELLED, white(1), led('W1'), white(3), comesTo('W1', 'edge', 'R4')];

/** 2.9 ARTILLERY; INDIRECT FIRE. */
export const ARTILLERY: readonly Statement[] = [
	{
		id: 'AR-4a',
		heading: 'Artillery',
		says: 'A led battery fires directly in phase 2, and once.',
		given: [led('R4'), red(2)],
		when: [shells('R4', 'W1', 0)],
		then: [mayNot('artillery', 'R4', 'W1'), mayNot('indirect-fire', 'R4')]
	},
	{
		id: 'AR-4b',
		heading: 'Leadership',
		says: 'A battery that is not led does not fire in phase 2.',
		given: [notLed('R4'), red(2)],
		then: [mayNot('artillery', 'R4', 'W1'), mayNot('indirect-fire', 'R4')]
	},
	{
		id: 'AR-4c',
		heading: 'Artillery',
		says: 'In defence it fires directly.',
		given: [red(4)],
		then: [may('artillery', 'W7', 'R1')]
	},
	{
		id: 'AR-4d',
		heading: 'Artillery',
		says: 'Guns of interventionists may fire indirectly in defence.',
		given: [BRITISH, red(4)],
		then: [may('indirect-fire', 'WB')]
	},
	{
		id: 'AR-5a',
		heading: 'Indirect fire',
		says: 'A battery asks once in a turn (R23).',
		given: [led('R4'), red(2)],
		when: [throws('indirect-fire', 'R4', null, { faces: [1] })],
		then: [mayNot('indirect-fire', 'R4')]
	},
	{
		id: 'AR-5b',
		heading: 'Indirect fire',
		says: 'A battery that has not asked does not fire indirectly.',
		given: [led('R4'), red(2)],
		then: [refusesThrow('artillery', 'R4', 'W1', INDIRECT)]
	},
	{
		id: 'AR-5c',
		heading: 'Indirect fire',
		says: 'A battery that was let fires so.',
		given: [led('R4'), red(2)],
		when: [throws('indirect-fire', 'R4', null, { faces: [6] })],
		then: [acceptsThrow('artillery', 'R4', 'W1', INDIRECT)]
	},
	{
		id: 'AR-5d',
		heading: 'Artillery',
		says: 'Light guns never fire indirectly.',
		given: [LIGHT],
		then: [mayNot('indirect-fire', 'RL'), refusesThrow('artillery', 'RL', 'W1', INDIRECT)]
	},
	{
		id: 'AR-5e',
		heading: 'Indirect fire',
		says: 'Leave to fire indirectly ends with the turn.',
		given: [led('R4'), red(2), throws('indirect-fire', 'R4', null, { faces: [6] })],
		when: [red(1, 2), led('R4'), red(2, 2)],
		then: [refusesThrow('artillery', 'R4', 'W1', INDIRECT), may('indirect-fire', 'R4')]
	},
	{
		id: 'AR-6',
		heading: 'Artillery',
		says: 'A light section with infantry may fire its shells in phase 2.',
		given: [white(1), led('W5'), white(2)],
		then: [may('artillery', 'W5', 'R1')]
	}
];

/** 2.10 BOMBARDMENT. */
export const BOMBARDMENT: readonly Statement[] = [
	{
		id: 'BO-1a',
		heading: 'Bombardment',
		says: 'Light guns do not bombard.',
		given: [LIGHT],
		then: [refuses(bombards('RL'))]
	},
	{
		id: 'BO-1b',
		heading: 'Bombardment',
		says: 'It is declared in phase 2 of the battery’s side, in no other phase.',
		given: [led('R4'), red(3)],
		then: [refuses(bombards('R4'))]
	},
	{
		id: 'BO-1c',
		heading: 'Bombardment',
		says: 'Nor in defence.',
		given: [white(4)],
		then: [refuses(bombards('R4'))]
	},
	{
		id: 'BO-1d',
		heading: 'Bombardment',
		says: 'A battery that has fired in this phase does not bombard besides.',
		given: [led('R4'), red(2), shells('R4', 'W1', 0)],
		then: [refuses(bombards('R4'))]
	},
	{
		id: 'BO-1e',
		heading: 'Artillery',
		says: 'A battery that bombards does not move.',
		given: [SHELLED],
		when: [red(3)],
		then: [mayNot('movement', 'R4')]
	},
	{
		id: 'BO-1f',
		heading: 'Bombardment',
		says: 'Limbered guns do not bombard.',
		given: [marks('R4', 'limbered'), led('R4'), red(2)],
		then: [refuses(bombards('R4'))]
	},
	{
		id: 'BO-2a',
		heading: 'Bombardment',
		says: 'At the edge no ordinary move leads on: the test comes first.',
		reading:
			'Who stands at the edge wants to go in. Whoever changes his mind is set back out of it before he moves elsewhere.',
		given: [AT_EDGE],
		then: [mayNot('movement', 'W1')]
	},
	{
		id: 'BO-2b',
		heading: 'Bombardment',
		says: 'A unit that was caught inside tests before it moves (R42).',
		given: [SHELLED, comesTo('W1', 'inside', 'R4'), white(1), led('W1'), white(3)],
		then: [reminds('bombardment W1'), mayNot('movement', 'W1'), waitsFor('W1')]
	},
	{
		id: 'BO-2f',
		heading: 'Bombardment',
		says: 'Nor does it make contact before it has passed, which is a move too, nor does one at the edge.',
		given: [
			...[SHELLED, comesTo('W1', 'inside', 'R4'), white(1), led('W1', 'W4'), white(3)],
			comesTo('W4', 'edge', 'R4')
		],
		then: [mayNotMeet('W1', 'R1'), mayNotMeet('W4', 'R1')]
	},
	{
		id: 'BO-2g',
		heading: 'Bombardment',
		says: 'It does when it has passed.',
		given: [SHELLED, comesTo('W1', 'inside', 'R4'), white(1), led('W1'), white(3)],
		when: [goesIn('W1', 'passes')],
		then: [mayMeet('W1', 'R1')]
	},
	{
		id: 'BO-2c',
		heading: 'Bombardment',
		says: 'If it stays where it is, it owes nothing.',
		given: [SHELLED, comesTo('W1', 'inside', 'R4'), white(1), led('W1'), white(3)],
		then: [owesNot('bombardment W1')]
	},
	{
		id: 'BO-2d',
		heading: 'Bombardment',
		says: 'After the test at the edge nothing is owed there.',
		given: [AT_EDGE],
		when: [goesIn('W1', 'fails')],
		then: [owesNot('bombardment W1'), mayNot('bombardment', 'W1')]
	},
	{
		id: 'BO-2e',
		heading: 'Leadership',
		says: 'A unit that is not led does not move into an area.',
		given: [SHELLED, white(1), notLed('W1'), white(3)],
		then: [mayNot('bombardment', 'W1')]
	},
	{
		id: 'BO-3',
		heading: 'Bombardment',
		says: 'Who has passed is moved by that, and may attack from it.',
		given: [AT_EDGE],
		when: [goesIn('W1', 'passes')],
		then: [is('W1', 'moved'), isNot('W1', 'pinned')]
	},
	{
		id: 'BO-4a',
		heading: 'Bombardment',
		says: 'A pinned unit does not fire in phase 5, nor begin a melee.',
		given: [AT_EDGE, goesIn('W1', 'fails')],
		when: [white(5)],
		then: [mayNot('attacking-fire', 'W1', 'R1'), mayNotMeet('W1', 'R1')]
	},
	{
		id: 'BO-4b',
		heading: 'Bombardment',
		says: 'The turn over, it is pinned no more and fires in defence.',
		given: [AT_EDGE, goesIn('W1', 'fails')],
		when: [red(4, 2)],
		then: [isNot('W1', 'pinned'), may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'BO-4c',
		heading: 'Bombardment',
		says: 'A tank that fails is not pinned: it falls back one move (R41).',
		given: [SHELLED, marks('W9', 'in_cover'), white(1), led('W9'), white(3)],
		when: [
			comesTo('W9', 'edge', 'R4'),
			throws('bombardment', 'W9', null, {
				form: { distanceToArea: 1, hits: 5, stands: 1 },
				until: ({ changes }) => changes.some(({ tests }) => tests?.calculator === 'movement')
			})
		],
		then: [isNot('W9', 'pinned'), owes('movement W9')]
	},
	{
		id: 'BO-6',
		heading: 'Bombardment',
		says: 'Ships do not care.',
		given: [joins('WS', 'ship'), SHELLED, white(1), led('WS'), white(3)],
		then: [refuses(comesTo('WS', 'edge', 'R4')), may('movement', 'WS')]
	},
	{
		id: 'R42a',
		heading: 'Bombardment',
		says: 'At its side’s next phase 2 what the battery shelled before is over.',
		given: [SHELLED],
		when: [red(2, 2)],
		then: [shelling('R4', false)]
	},
	{
		id: 'R42b',
		heading: 'Bombardment',
		says: 'Fire of another unit does not end it.',
		given: [SHELLED, white(4)],
		when: [fires('R1', 'W1', 0)],
		then: [shelling('R4', true)]
	},
	{
		id: 'R42c',
		heading: 'Bombardment',
		says: 'The battery goes over, and so its area is nobody’s any more.',
		reading:
			'The area is ground that a battery fires into; its own side is no longer shelled against by it, and its new side has declared nothing.',
		given: [SHELLED],
		when: [{ type: 'changeSide', unit: '1:red-R4', camp: 'white' }],
		then: [shelling('R4', false)]
	}
];
