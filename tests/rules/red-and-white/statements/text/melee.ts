import { may, mayNotMeet } from '../allowed.ts';
import { nobodyOwes, owes, owesNot, reminds } from '../owed.ts';
import { away, either, fills, isNot, struck } from '../stands.ts';
import {
	assaults,
	changesSide,
	falls,
	fights,
	fires,
	leads,
	led,
	marks,
	meets,
	moves,
	red,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** R5 attacks W1 and it is phase 6; R5 has won. */
const MELEE_DUE: Play = [assaults('R5', 'W1'), red(6)];
const WON: Play = [MELEE_DUE, fights('R5', 'W1', 'wins', { lost: 1 })];
/** R5 and R6 attack W1, R5 led heroically. */
const TWO: Play = [
	...[led('R6'), leads('dybenko', 'R5'), red(3)],
	...[moves('R5'), meets('R5', 'W1'), moves('R6'), meets('R6', 'W1')]
];

/** MELEE: who makes contact, how it is fought, and where the loser goes. */
export const MELEE: readonly Statement[] = [
	{
		id: 'B13',
		heading: 'Melee',
		says: 'Infantry, cavalry and tanks begin a melee; an armoured car does not.',
		given: [led('R9'), red(3), moves('R9')],
		then: [mayNotMeet('R9', 'W1')]
	},
	{
		id: 'B15',
		heading: 'Melee',
		says: 'Headquarters do not either.',
		given: [red(3)],
		then: [mayNotMeet('R10', 'W1')]
	},
	{
		id: 'C75',
		heading: 'Morale',
		says: 'A unit that falls back begins no melee (G10).',
		given: [led('R5'), marks('R5', 'falling_back'), red(3)],
		then: [mayNotMeet('R5', 'W1')]
	},
	{
		id: 'F01',
		heading: 'Melee',
		says: 'A tank fires in 2, moves in 3 and fights in 6 (R55).',
		given: [white(1), led('W9'), white(2), fires('W9', 'R1')],
		when: [white(3), moves('W9'), meets('W9', 'R1'), white(6)],
		then: [may('melee', 'W9', 'R1'), owes('fight W9>R1')]
	},
	{
		id: 'C73',
		heading: 'Melee',
		says: 'Two units that attack one enemy fight one melee.',
		given: [TWO],
		when: [red(6)],
		then: [owes('fight R5>W1 x1'), owesNot('fight R6>W1')]
	},
	{
		id: 'C70',
		heading: 'Melee',
		says: 'Those who attack together have each kind of bonus once: banner, hero, commissar.',
		given: [TWO, red(6)],
		then: [
			fills(
				'melee',
				'R5',
				'W1',
				{ attackerBanner: true, attackerHeroic: 1, attackerCommissar: 'check' },
				['R6']
			)
		]
	},
	{
		id: 'C72',
		heading: 'Melee',
		says: 'Who falls back counts as attacked from behind.',
		given: [marks('W2', 'falling_back'), assaults('R5', 'W2'), red(6)],
		then: [fills('melee', 'R5', 'W2', { fallingBack: true })]
	},
	{
		id: 'C83',
		heading: 'Melee',
		says: 'An attacker who is destroyed by defensive fire fights no melee.',
		given: [assaults('R7', 'W1'), red(4), falls('R7', 15)],
		when: [fires('W1', 'R7', 1), red(6)],
		then: [nobodyOwes('fight')]
	},
	{
		id: 'C84',
		heading: 'Melee',
		says: 'A defender who went over to the attackers is not fought by them.',
		given: [assaults('R5', 'W1')],
		when: [changesSide('W1'), red(6)],
		then: [nobodyOwes('fight')]
	},
	{
		id: 'C10',
		heading: 'Melee',
		says: 'An attacker who loses goes back to where he started: nothing is rolled for it.',
		given: [MELEE_DUE],
		when: [fights('R5', 'W1', 'loses', { lost: 1 })],
		then: [owesNot('movement R5')]
	},
	{
		id: 'C11',
		heading: 'Melee',
		says: 'A defender who loses owes one move to the rear.',
		when: [WON],
		then: [owes('movement W1 x1')]
	},
	{
		id: 'C12',
		heading: 'Melee',
		says: 'He is not marked as falling back by that (R56).',
		when: [WON],
		then: [isNot('W1', 'falling_back')]
	},
	{
		id: 'C13',
		heading: 'Melee',
		says: 'His move is filled in as one to the rear.',
		when: [WON],
		then: [fills('movement', 'W1', null, { back: true })]
	},
	{
		id: 'C14',
		heading: 'Melee',
		says: 'Once rolled it is owed no more, and is no move of his own.',
		given: [WON],
		when: [moves('W1')],
		then: [owesNot('movement W1'), isNot('W1', 'moved')]
	},
	{
		id: 'C80',
		heading: 'Force HQ',
		says: 'Headquarters that are overrun leave the table.',
		reading:
			'The text does not say what overruns them; a melee that they lose does. Whoever leaves that to the players calls it to mind.',
		given: [assaults('R5', 'W10'), red(6)],
		when: [fights('R5', 'W10', 'wins', { lost: 1 })],
		then: [either(away('W10'), reminds('overrun W10'))]
	},
	{
		id: 'E05',
		heading: 'Melee',
		says: 'With the contact struck out there is nothing to fight: the melee goes too.',
		given: [led('R5'), red(3), moves('R5')],
		when: [meets('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 })],
		then: [struck(0, { goes: ['melee'] })]
	},
	{
		id: 'E06',
		heading: 'Melee',
		says: 'With the melee struck out the way back of its loser goes too.',
		given: [MELEE_DUE],
		when: [fights('R5', 'W1', 'wins', { lost: 1 }), moves('W1')],
		then: [struck(0, { goes: ['movement'] })]
	}
];
