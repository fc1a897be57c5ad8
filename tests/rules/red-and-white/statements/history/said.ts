import { mayNot } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { isNot, is, tells, tellsNot } from '../stands.ts';
import {
	bombards,
	calls,
	comesTo,
	destroyed,
	figuresHit,
	fires,
	goesIn,
	led,
	red,
	throws,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];
/** W5 lies under the shells of R4, and must go back. */
const UNDER_SHELLS: Play = [
	...[led('R4'), red(2), bombards('R4'), comesTo('W5', 'inside', 'R4')],
	calls('movement', 'W5')
];

/** What the log of a battle by chance left out, said twice, or let through. */
export const SAID: readonly Statement[] = [
	{
		id: 'H-S1',
		heading: 'Commissars',
		says: 'The log says that the commissar quarrels, in the fire by which he did.',
		given: [led('R2'), red(2)],
		when: [fires('R2', 'W1', undefined, { faces: [10, 1, 1, 1, 1, 1, 1, 1, 1] })],
		then: [is('R2', 'commissar_argues'), tells(/commissar quarrels, no bonus/)]
	},
	{
		id: 'H-S2',
		heading: 'Commissars',
		says: 'And that he is shot.',
		given: [led('R2'), red(2)],
		when: [fires('R2', 'W1', undefined, { faces: [10, 6, 1, 1, 1, 1, 1, 1, 1] })],
		then: [tells(/shoots the commissar/), tellsNot(/commissar: lost/)]
	},
	{
		id: 'H-S7',
		heading: 'Commissars',
		says: 'That he is hit is said once.',
		given: [white(1), led('W1'), white(2), fires('W1', 'R2', 1)],
		when: [figuresHit('R2', 10)],
		then: [tells(/commissar is hit and removed/), tellsNot(/commissar: lost/)]
	},
	{
		id: 'H-S3',
		heading: 'Major morale',
		says: 'That an army breaks is said once.',
		given: [A_THIRD],
		when: [throwsFor('army-morale', 'white', { faces: [1] })],
		then: [tells(/The army is broken/), tellsNot(/army is broken\..*army is broken\./)]
	},
	{
		id: 'H-S4',
		heading: 'Bombardment',
		says: 'Who must go back and lies under shells tests for them first: the test is part of the move.',
		given: [UNDER_SHELLS],
		then: [owes('bombardment W5'), owesNot('movement W5'), mayNot('movement', 'W5')]
	},
	{
		id: 'H-S5',
		heading: 'Bombardment',
		says: 'Passed, it has gone back by that.',
		given: [UNDER_SHELLS],
		when: [goesIn('W5', 'passes')],
		then: [owesNot('bombardment W5', 'movement W5')]
	},
	{
		id: 'H-S6',
		heading: 'Bombardment',
		says: 'Of two moves to the rear the second is rolled after it, without a test.',
		given: [UNDER_SHELLS, { ...calls('movement', 'W5'), n: 2 } as ReturnType<typeof calls>],
		when: [goesIn('W5', 'passes')],
		then: [owes('movement W5 x1'), owesNot('bombardment W5'), isNot('W5', 'pinned')]
	},
	{
		id: 'H-S8',
		heading: 'Bombardment',
		says: 'Of a move that ends short of the area the log does not say that it led into it.',
		given: [led('R4'), red(2), bombards('R4'), white(1), led('W1'), white(3)],
		when: [throws('bombardment', 'W1', null, { form: { distanceToArea: 40 } })],
		then: [tells(/shells in its way.*does not come to the area/), tellsNot(/into/)]
	}
];
