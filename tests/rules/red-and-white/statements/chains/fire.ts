import { accepts, may, mayMeet, mayNot, mayNotMeet, refusesThrow } from '../allowed.ts';
import { nobodyOwes, owes, remindsNot } from '../owed.ts';
import { is, isNot } from '../stands.ts';
import {
	arrives,
	bombards,
	fires,
	goes,
	led,
	marks,
	moves,
	notLed,
	red,
	tests,
	throws,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** Suppression, fire and leave to fire, two steps on. */
export const FIRE: readonly Statement[] = [
	{
		id: 'FC-1',
		heading: 'Suppression',
		says: 'Who failed the test does not fire.',
		given: [led('R1'), red(2), fires('R1', 'W4', 4), red(4)],
		when: [tests('suppression', 'W4', 'fails')],
		then: [mayNot('small-arms-fire', 'W4', 'R1')]
	},
	{
		id: 'FC-2',
		heading: 'Suppression',
		says: 'He does not go back for it.',
		given: [led('R1'), red(2), fires('R1', 'W4', 4), red(4)],
		when: [tests('suppression', 'W4', 'fails')],
		then: [isNot('W4', 'falling_back'), nobodyOwes('movement')]
	},
	{
		id: 'FC-3',
		heading: 'Suppression',
		says: 'Who passed it still tests in phase 7 for his losses.',
		given: [
			led('R1'),
			red(2),
			fires('R1', 'W4', 4),
			red(4),
			tests('suppression', 'W4', 'passes'),
			red(7)
		],
		then: [owes('unit-morale W4')]
	},
	{
		id: 'FC-4',
		heading: 'Suppression',
		says: 'Suppressed guns do not fire.',
		given: [led('R1'), red(2), fires('R1', 'W7', 4), red(4)],
		then: [is('W7', 'suppressed'), mayNot('artillery', 'W7', 'R1')]
	},
	{
		id: 'FC-5',
		heading: 'Suppression',
		says: 'The machine gun of a suppressed unit does not fire alone.',
		given: [led('R1'), red(2), fires('R1', 'W2', 4), red(4)],
		then: [refusesThrow('small-arms-fire', 'W2', 'R1', { part: 'guns' })]
	},
	{
		id: 'FC-6',
		heading: 'Suppression',
		says: 'A machine gun lost with three figures is no stand lost.',
		given: [
			led('R1', 'R5'),
			red(2),
			fires('R1', 'W2', 3),
			throws('attached-gun', 'W2', null, { faces: [10, 6] })
		],
		then: [isNot('W2', 'suppressed')]
	},
	{
		id: 'FC-7',
		heading: 'Suppression',
		says: 'A machine-gun company that lost a gun is suppressed.',
		given: [led('R1'), red(2), fires('R1', 'W6', 2), red(4)],
		then: [mayNot('small-arms-fire', 'W6', 'R1')]
	},
	{
		id: 'FC-8',
		heading: 'Suppression',
		says: 'A test not taken lapses with the turn.',
		given: [led('R1'), red(2), fires('R1', 'W4', 4), white(4)],
		then: [remindsNot('suppression W4'), mayNot('suppression', 'W4')]
	},
	{
		id: 'FC-9',
		heading: 'Suppression',
		says: 'It is over where the clock is set past the turn.',
		given: [led('R1'), red(2), fires('R1', 'W4', 4)],
		when: [red(1, 2)],
		then: [isNot('W4', 'suppressed')]
	},
	{
		id: 'FC-10',
		heading: 'Sequence of action',
		says: 'A unit whose machine gun fired in 2 neither moves nor makes contact.',
		given: [led('R2'), red(2), fires('R2', 'W1', 0, { part: 'guns' }), red(3)],
		then: [mayNot('movement', 'R2'), mayNotMeet('R2', 'W1')]
	},
	{
		id: 'FC-11',
		heading: 'Cavalry',
		says: 'Dismounted cavalry that fired in 2 does not move.',
		given: [marks('R8', 'dismounted'), led('R8'), red(2), fires('R8', 'W1', 0), red(3)],
		then: [mayNot('movement', 'R8')]
	},
	{
		id: 'FC-11b',
		heading: 'Cavalry',
		says: 'If only its tchanka has fired, it moves on foot and makes contact.',
		given: [
			...[marks('R8', 'dismounted'), led('R8'), red(2)],
			...[throws('small-arms-fire', 'R8', 'W1', { part: 'guns', faces: [1, 1, 1] }), red(3)]
		],
		when: [moves('R8')],
		then: [mayMeet('R8', 'W1')]
	},
	{
		id: 'FC-12',
		heading: 'Sequence of action',
		says: 'Set back to phase 2, a unit that has moved does not fire.',
		given: [led('R5'), red(3), moves('R5')],
		when: [red(2)],
		then: [mayNot('small-arms-fire', 'R5', 'W1')]
	},
	{
		id: 'FC-13',
		heading: 'Sequence of action',
		says: 'A tank may fire and move in whatever order it is told (R55).',
		given: [white(1), led('W9'), white(3), moves('W9'), white(2)],
		then: [may('small-arms-fire', 'W9', 'R1')]
	},
	{
		id: 'FC-14',
		heading: 'Sequence of action',
		says: 'One that has done neither fires there.',
		given: [led('R5'), red(3)],
		when: [red(2)],
		then: [may('small-arms-fire', 'R5', 'W1')]
	},
	{
		id: 'FC-15',
		heading: 'Sequence of action',
		says: 'Set back to phase 3, a unit that has moved does not move again.',
		given: [led('R5'), red(3), moves('R5'), red(4)],
		when: [{ type: 'stepPhase', by: -1 }],
		then: [mayNot('movement', 'R5')]
	},
	{
		id: 'FC-16',
		heading: 'Sequence of action',
		says: 'A unit that arrives in phase 4 of the enemy’s turn fires in defence.',
		given: [goes('W1', 'reserve'), red(4), arrives('W1')],
		then: [may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'FC-17',
		heading: 'Indirect fire',
		says: 'Who was refused fires directly, and not otherwise.',
		given: [led('R4'), red(2), throws('indirect-fire', 'R4', null, { faces: [1] })],
		then: [
			may('artillery', 'R4', 'W1'),
			refusesThrow('artillery', 'R4', 'W1', { form: { mode: 'indirect' } })
		]
	},
	{
		id: 'FC-18',
		heading: 'Indirect fire',
		says: 'Leave to fire so is no fire: the battery may bombard instead.',
		given: [led('R4'), red(2), throws('indirect-fire', 'R4', null, { faces: [6] })],
		then: [accepts(bombards('R4'))]
	},
	{
		id: 'FC-19',
		heading: 'Indirect fire',
		says: 'Who has fired so fires no more in this turn.',
		given: [
			led('R4'),
			red(2),
			throws('indirect-fire', 'R4', null, { faces: [6] }),
			throws('artillery', 'R4', 'W1', { form: { mode: 'indirect' } })
		],
		then: [mayNot('artillery', 'R4', 'W2')]
	},
	{
		id: 'FC-20',
		heading: 'Indirect fire',
		says: 'Limbered guns do not ask.',
		given: [marks('R4', 'limbered'), led('R4'), red(2)],
		then: [mayNot('indirect-fire', 'R4')]
	},
	{
		id: 'FC-21',
		heading: 'Indirect fire',
		says: 'A battery that is not led does not ask in phase 2.',
		given: [notLed('R4'), red(2)],
		then: [mayNot('indirect-fire', 'R4')]
	},
	{
		id: 'FC-22',
		heading: 'Indirect fire',
		says: 'A battery that bombards does not ask.',
		given: [led('R4'), red(2), bombards('R4')],
		then: [mayNot('indirect-fire', 'R4')]
	},
	{
		id: 'FC-23',
		heading: 'Indirect fire',
		says: 'Leave given in its own turn is no leave in defence.',
		given: [
			white(1),
			led('W7'),
			white(2),
			throws('indirect-fire', 'W7', null, { faces: [6] }),
			red(4, 2)
		],
		then: [refusesThrow('artillery', 'W7', 'R1', { form: { mode: 'indirect' } })]
	}
];
