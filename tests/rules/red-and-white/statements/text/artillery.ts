import { may, mayNot, refuses, refusesThrow } from '../allowed.ts';
import { fills, is, wentSo } from '../stands.ts';
import {
	bombards,
	led,
	marks,
	moves,
	notLed,
	option,
	red,
	shells,
	throws,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

const INDIRECT = { form: { mode: 'indirect' } } as const;

/** ARTILLERY; INDIRECT FIRE: limbers, and what guns may fire when. */
export const ARTILLERY: readonly Statement[] = [
	{
		id: 'B51',
		heading: 'Artillery',
		says: 'Guns may be limbered and move in one turn, at half of what was rolled.',
		given: [led('R4'), red(3)],
		when: [moves('R4', { form: { mover: 'gun_limbered', limbering: true }, faces: [4, 4, 4] })],
		then: [wentSo('R4', { phase: 3, how: 'ordinary', inches: 6 }), is('R4', 'limbered')]
	},
	{
		id: 'B52',
		heading: 'Artillery',
		says: 'Limbered guns do not fire in phase 4.',
		given: [marks('R4', 'limbered'), white(4)],
		then: [mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'B53',
		heading: 'Artillery',
		says: 'To unlimber takes a turn: guns that were limbered a moment ago do not fire in this phase 2.',
		given: [marks('R4', 'limbered'), white(1), red(1, 2), led('R4'), red(2, 2)],
		when: [marks('R4', 'limbered', false)],
		then: [mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'B53b',
		heading: 'Artillery',
		says: "Guns that are unlimbered in the enemy's turn are not ready in their own phase 2 after it.",
		given: [marks('R4', 'limbered'), white(1), marks('R4', 'limbered', false)],
		when: [red(1, 2), led('R4'), red(2, 2)],
		then: [mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'B53c',
		heading: 'Artillery',
		says: "They are ready when that turn is over: in the enemy's phase 4.",
		given: [marks('R4', 'limbered'), white(1), marks('R4', 'limbered', false), red(1, 2)],
		when: [white(4, 2)],
		then: [may('artillery', 'R4', 'W1')]
	},
	{
		id: 'B53d',
		heading: 'Artillery',
		says: 'Guns that moved in a turn did not spend it unlimbering: they are ready a turn later.',
		given: [marks('R4', 'limbered'), white(1), red(1, 2), led('R4'), red(3, 2), moves('R4')],
		when: [marks('R4', 'limbered', false), white(4, 2)],
		then: [mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'B53e',
		heading: 'Artillery',
		says: 'So it is with guns that were limbered for that move.',
		given: [led('R4'), marks('R4', 'limbered'), red(3), moves('R4')],
		when: [marks('R4', 'limbered', false), white(4)],
		then: [mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'B53f',
		heading: 'Artillery',
		says: 'And when they have stood still for a turn of their own they are ready.',
		given: [led('R4'), marks('R4', 'limbered'), red(3), moves('R4')],
		when: [marks('R4', 'limbered', false), white(1), red(1, 2), white(4, 2)],
		then: [may('artillery', 'R4', 'W1')]
	},
	{
		id: 'F18',
		heading: 'Artillery',
		says: 'A gun that fires does not move in that turn, and so not the unit it stands with.',
		reading:
			'The section moves with its unit, so a unit that moves takes along a gun that may not move.',
		given: [white(1), led('W5'), white(2), shells('W5', 'R1')],
		when: [white(3)],
		then: [mayNot('movement', 'W5')]
	},
	{
		id: 'F29',
		heading: 'Leadership',
		says: 'A battery without leadership does not bombard.',
		given: [notLed('R4'), red(2)],
		then: [refuses(bombards('R4'))]
	},
	{
		id: 'B55',
		heading: 'Artillery',
		says: 'In defence guns fire directly: they are not asked whether they may fire indirectly.',
		given: [red(4)],
		then: [mayNot('indirect-fire', 'W7')]
	},
	{
		id: 'B56',
		heading: 'Artillery',
		says: 'And their sheet is filled so.',
		given: [red(4)],
		then: [
			fills('artillery', 'W7', 'R1', { directOnly: true }),
			refusesThrow('artillery', 'W7', 'R1', INDIRECT)
		]
	},
	{
		id: 'B58',
		heading: 'Indirect fire',
		says: 'A battery whose roll to fire indirectly failed does not fire so.',
		given: [white(1), led('W7'), white(2)],
		when: [throws('indirect-fire', 'W7', null, { faces: [1] })],
		then: [refusesThrow('artillery', 'W7', 'R1', INDIRECT)]
	},
	{
		id: 'B60',
		heading: 'Indirect fire',
		says: 'Where the game master has not allowed it before the game, nobody fires indirectly.',
		given: [option('indirect_fire', 'not_allowed'), white(1), led('W7'), white(2)],
		then: [mayNot('indirect-fire', 'W7'), refusesThrow('artillery', 'W7', 'R1', INDIRECT)]
	}
];
