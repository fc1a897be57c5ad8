import { may, mayNot } from '../allowed.ts';
import { reminds, remindsNot } from '../owed.ts';
import { fills, is, isNot } from '../stands.ts';
import {
	falls,
	fires,
	led,
	marks,
	meets,
	moves,
	reading,
	red,
	switchedOff,
	tests,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** W1 loses a stand to preparatory fire. */
const HIT: Play = [led('R1'), red(2), fires('R1', 'W1', 4)];
/** So does the cavalry of W8, and R5 comes at it. */
const CAVALRY_HIT: Play = [
	...[led('R1', 'R5'), red(2), fires('R1', 'W8', 3)],
	...[red(3), moves('R5'), meets('R5', 'W8')]
];

/** SUPPRESSION: how it comes, what it stops, and when it ends. */
export const SUPPRESSION: readonly Statement[] = [
	{
		id: 'B20',
		heading: 'Suppression',
		says: 'A unit that loses a stand to fire in phase 2 is suppressed.',
		when: [HIT],
		then: [is('W1', 'suppressed')]
	},
	{
		id: 'B20b',
		heading: 'Suppression',
		says: 'So it is where the owner takes them off only after that phase: the fire was of phase 2.',
		given: [switchedOff('losses_placed'), HIT, red(3)],
		when: [falls('W1', 4, 0)],
		then: [
			is('W1', 'suppressed'),
			fills('suppression', 'W1', null, { standsLost: 1, stands: 3, withdraws: false })
		]
	},
	{
		id: 'B20c',
		heading: 'Suppression',
		says: 'Losses of an earlier turn that are taken off then suppress nobody.',
		given: [switchedOff('losses_placed'), HIT, white(1), red(4, 2)],
		when: [falls('W1', 4, 0)],
		then: [isNot('W1', 'suppressed')]
	},
	{
		id: 'B29',
		heading: 'Suppression',
		says: 'Stands lost in phase 4 suppress nobody (R01, R03).',
		given: [red(4)],
		when: [fires('W1', 'R1', 4)],
		then: [isNot('R1', 'suppressed')]
	},
	{
		id: 'B24',
		heading: 'Suppression',
		says: 'One test is immediate: after it has failed there is no second one in the turn (R02).',
		given: [HIT, red(4)],
		when: [tests('suppression', 'W1', 'fails')],
		then: [mayNot('suppression', 'W1'), mayNot('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'B24b',
		heading: 'Suppression',
		says: 'Who has passed it is not suppressed again in the turn, whatever falls to a second fire (R02).',
		given: [led('R2'), HIT, tests('suppression', 'W1', 'passes')],
		when: [fires('R2', 'W1', 1)],
		then: [isNot('W1', 'suppressed')]
	},
	{
		id: 'B25',
		heading: 'Suppression',
		says: 'After phase 4 nothing is left that it could keep the unit from: there is no test any more.',
		given: [HIT],
		when: [red(7)],
		then: [is('W1', 'suppressed'), mayNot('suppression', 'W1')]
	},
	{
		id: 'B31',
		heading: 'Suppression',
		says: 'Suppressed cavalry does not withdraw before a melee.',
		given: [CAVALRY_HIT],
		then: [mayNot('movement', 'W8')]
	},
	{
		id: 'B33',
		heading: 'Suppression',
		says: 'Its test is called to mind in phase 3, where it would withdraw (R02: at first need).',
		given: [CAVALRY_HIT],
		then: [reminds('suppression W8')]
	},
	{
		id: 'B33b',
		heading: 'Suppression',
		says: 'On foot it does not withdraw, and is reminded of nothing there.',
		given: [marks('W8', 'dismounted'), CAVALRY_HIT],
		then: [is('W8', 'suppressed'), remindsNot('suppression W8')]
	},
	{
		id: 'B33c',
		heading: 'Suppression',
		says: 'Where the test lifts the fire alone, or moving away needs none, nothing is called to mind there (R02).',
		given: [reading('R02', 'test_lifts_fire_only'), CAVALRY_HIT],
		then: [remindsNot('suppression W8')]
	},
	{
		id: 'B28',
		heading: 'Suppression',
		says: 'Suppression ends with the turn: in its own phase 3 the unit moves.',
		given: [HIT],
		when: [white(1), led('W1'), white(3)],
		then: [isNot('W1', 'suppressed'), may('movement', 'W1')]
	}
];
