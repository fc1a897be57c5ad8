import { mayNot, mayNotMeet, offers, refuses } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { is, isNot, shelling } from '../stands.ts';
import {
	bombards,
	comesTo,
	falls,
	goesIn,
	led,
	marks,
	meets,
	red,
	shells,
	tries,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** R4 shells an area, and W1 is about to go into it. */
const SHELLED: Play = [led('R4'), red(2), bombards('R4')];
const AT_EDGE: Play = [SHELLED, white(1), led('W1'), white(3), comesTo('W1', 'edge', 'R4')];

/** BOMBARDMENT: where shells lie, who tests, and what it does to a move. */
export const BOMBARDMENT: readonly Statement[] = [
	{
		id: 'D43',
		heading: 'Bombardment',
		says: 'A battery that bombards has fired.',
		when: [SHELLED],
		then: [is('R4', 'fired'), mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'D43b',
		heading: 'Bombardment',
		says: 'It places one burst square for each gun section that it has left, and no more.',
		given: [falls('R4', 4, 0), led('R4'), red(2)],
		then: [refuses(bombards('R4', 3)), offers(bombards('R4', 2, ''))]
	},
	{
		id: 'D44',
		heading: 'Bombardment',
		says: 'The shells lie through the turn of the enemy, until its side’s next phase 2 (R42).',
		given: [SHELLED],
		when: [white(1), white(3), red(1, 2)],
		then: [shelling('R4', true)]
	},
	{
		id: 'D45',
		heading: 'Bombardment',
		says: 'Who comes to its edge must pass a test before he goes on.',
		when: [AT_EDGE],
		then: [owes('bombardment W1')]
	},
	{
		id: 'D48',
		heading: 'Bombardment',
		says: 'The move into the area is the move of this turn.',
		given: [AT_EDGE],
		when: [goesIn('W1', 'passes')],
		then: [mayNot('movement', 'W1')]
	},
	{
		id: 'D52',
		heading: 'Bombardment',
		says: 'Who is pinned at the edge makes no contact.',
		given: [AT_EDGE],
		when: [goesIn('W1', 'fails')],
		then: [mayNotMeet('W1', 'R1')]
	},
	{
		id: 'C17',
		heading: 'Bombardment',
		says: 'Who is pinned on his way into a melee does not fight it.',
		given: [
			...[white(1), led('W7'), white(2), bombards('W7')],
			...[red(1, 2), led('R7'), red(3, 2), tries(meets('R7', 'W1')), comesTo('R7', 'edge', 'W7')]
		],
		when: [goesIn('R7', 'fails'), red(6, 2)],
		then: [owesNot('fight R7>W1')]
	},
	{
		id: 'E09',
		heading: 'Bombardment',
		says: 'A pinned unit does not move any farther, though it is falling back.',
		given: [AT_EDGE, marks('W1', 'falling_back')],
		when: [goesIn('W1', 'fails')],
		then: [is('W1', 'pinned'), mayNot('movement', 'W1')]
	},
	{
		id: 'B66',
		heading: 'Claiming cover',
		says: 'A unit that goes into the area leaves its cover and its defences, as any that moves.',
		given: [marks('W1', 'in_cover'), marks('W1', 'in_defences'), AT_EDGE],
		when: [goesIn('W1', 'passes')],
		then: [isNot('W1', 'in_cover', 'in_defences')]
	},
	{
		id: 'D55',
		heading: 'Bombardment',
		says: 'A battery that fires in phase 4 bombards no longer (R42).',
		given: [SHELLED],
		when: [white(4), shells('R4', 'W1')],
		then: [shelling('R4', false)]
	},
	{
		id: 'D57',
		heading: 'Bombardment',
		says: 'No shells fall on the area of a battery that is destroyed.',
		given: [SHELLED],
		when: [white(2), falls('R4', 14)],
		then: [shelling('R4', false)]
	},
	{
		id: 'D58',
		heading: 'Bombardment',
		says: 'And nobody tests for it.',
		given: [AT_EDGE],
		when: [falls('R4', 14)],
		then: [owesNot('bombardment W1')]
	}
];
