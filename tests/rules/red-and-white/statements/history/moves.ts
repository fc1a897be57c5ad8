import { may, mayMeet, mayNot, refuses } from '../allowed.ts';
import { reminds } from '../owed.ts';
import { cameSo, did, fills, is, isNot, touches, touchesNot, wentSo } from '../stands.ts';
import {
	allowed,
	assaults,
	attackFires,
	bears,
	bombards,
	claims,
	comesTo,
	fights,
	goesIn,
	led,
	marks,
	meets,
	morale,
	moves,
	reading,
	red,
	switchedOff,
	tests,
	white
} from '../deeds.ts';
import { unit } from '../../engine/battles.ts';
import type { Deed, Play, Statement } from '../statement.ts';

const CHARGING = { form: { charging: true }, faces: [1, 1, 1, 1, 1, 1] } as const;
const R5_LED: Play = [led('R5'), red(3)];
/** W7 shells the ford in its turn; then it is Red's phase 3, and R5 has come to the edge. */
const SHELLED: Play = [
	white(1),
	led('W7'),
	white(2),
	bombards('W7'),
	red(1, 2),
	led('R5', 'R8'),
	red(3, 2)
];

/** W8 lies where R4's shells fall, and R5 comes at it. */
const CAUGHT: Play = [
	...[led('R4', 'R5'), red(2), bombards('R4'), comesTo('W8', 'inside', 'R4')],
	...[red(3), moves('R5'), meets('R5', 'W8')]
];

/** Nobody attacks W1 any more. */
const OFF: Deed = { type: 'engage', defender: unit('W1'), attackers: [] };

/** MOVEMENT; MELEE: how, how far and in which phase a unit has moved, and how it came into contact. */
export const MOVES: readonly Statement[] = [
	{
		id: 'H-M1',
		heading: 'Movement',
		says: 'Of a move it is known in which phase it was, how it went and how far.',
		given: R5_LED,
		when: [moves('R5', { faces: [4, 3] })],
		then: [wentSo('R5', { phase: 3, how: 'ordinary', inches: 7 }), did('R5', /phase 3: moves 7/)]
	},
	{
		id: 'H-M2',
		heading: 'Cavalry',
		says: 'A charge is known as a charge, in this turn and in its next one.',
		given: [led('R8'), red(3)],
		when: [moves('R8', CHARGING)],
		then: [wentSo('R8', { phase: 3, how: 'charge', inches: 6 }), did('R8', /charges 6/)]
	},
	{
		id: 'H-M3',
		heading: 'Cavalry',
		says: 'A mark of a charge that an earlier turn left behind is no charge of the last turn.',
		given: [switchedOff('marks_end'), led('R8'), red(3), moves('R8', CHARGING)],
		when: [red(3, 2), red(3, 3)],
		then: [may('movement', 'R8'), fills('movement', 'R8', null, { chargedLastTurn: false })]
	},
	{
		id: 'H-M4',
		heading: 'Movement',
		says: 'A move that was told by hand is a move; how far it was is not known, and may still be thrown.',
		given: R5_LED,
		when: [marks('R5', 'moved')],
		then: [
			wentSo('R5', { phase: 3, how: 'ordinary', inches: null }),
			did('R5', /phase 3: moved/),
			may('movement', 'R5')
		]
	},
	{
		id: 'H-M5',
		heading: 'Movement',
		says: 'Thrown after it was told it is one move, and the only one.',
		given: R5_LED,
		when: [marks('R5', 'moved'), moves('R5', { faces: [4, 3] })],
		then: [wentSo('R5', { phase: 3, how: 'ordinary', inches: 7 }), mayNot('movement', 'R5')]
	},
	{
		id: 'H-M6',
		heading: 'Movement',
		says: 'With its mark taken off by hand there was no move.',
		given: [R5_LED, moves('R5')],
		when: [marks('R5', 'moved', false)],
		then: [wentSo('R5'), may('movement', 'R5')]
	},
	{
		id: 'H-M7',
		heading: 'Movement',
		says: 'A mark that an earlier turn left behind is no move of this one.',
		given: [switchedOff('marks_end'), reading('R64', 'moved_only'), R5_LED, moves('R5')],
		when: [red(3, 2)],
		then: [wentSo('R5'), may('movement', 'R5'), refuses(claims('R5'))]
	},
	{
		id: 'H-M8',
		heading: 'Morale',
		says: 'A way back is a move of its own kind, and not the move of phase 3.',
		given: [led('R1'), red(2), white(7)],
		when: [marks('R1', 'falling_back'), morale('R1', 'fails'), moves('R1', { faces: [2, 3] })],
		then: [wentSo('R1', { phase: 7, how: 'back', inches: 5 }), did('R1', /phase 7: falls back 5/)]
	},
	{
		id: 'H-M9',
		heading: 'Melee',
		says: 'A withdrawal is known; who withdrew does not do it twice, nor fire in defence.',
		given: [assaults('R5', 'W8')],
		when: [moves('W8', { faces: [1, 2, 3, 4] })],
		then: [
			wentSo('W8', { phase: 3, how: 'withdrawal', inches: 10 }),
			did('W8', /withdraws 10/),
			mayNot('movement', 'W8')
		]
	},
	{
		id: 'H-M10',
		heading: 'Melee',
		says: 'A mark of withdrawal that an earlier turn left behind keeps nobody from withdrawing.',
		given: [switchedOff('marks_end'), assaults('R5', 'W8'), moves('W8')],
		when: [assaults('R6', 'W8', 2)],
		then: [may('movement', 'W8')]
	},
	{
		id: 'H-M11',
		heading: 'Melee',
		says: 'Who attacked one that withdrew may still come at another one that withdrew from others.',
		given: [
			...[led('R5', 'R6'), red(3), moves('R5'), moves('R6')],
			...[meets('R5', 'W8'), moves('W8'), meets('R6', 'W3'), moves('W3')]
		],
		then: [mayMeet('R5', 'W3'), refuses(meets('R5', 'W8'))]
	},
	{
		id: 'H-M12',
		heading: 'Bombardment',
		says: 'A move that comes to shells goes on as the same move, at half of what was thrown.',
		given: [SHELLED, moves('R5', { faces: [5, 5] }), comesTo('R5', 'edge', 'W7')],
		when: [goesIn('R5', 'passes')],
		then: [
			wentSo('R5', { phase: 3, how: 'ordinary', inches: 5, shells: true }),
			did('R5', /moves 5, into shells/),
			mayNot('bombardment', 'R5')
		]
	},
	{
		id: 'H-M13',
		heading: 'Cavalry',
		says: 'A charge that comes to shells stays a charge.',
		given: [SHELLED, moves('R8', CHARGING), comesTo('R8', 'edge', 'W7'), goesIn('R8', 'passes')],
		when: [red(1, 3), led('R8'), red(3, 3)],
		then: [fills('movement', 'R8', null, { chargedLastTurn: true })]
	},
	{
		id: 'H-M14',
		heading: 'Armoured cars',
		says: 'A car that breaks down is known to have, and has made no move.',
		given: [bears('W3', 3), white(1), led('W3'), white(3)],
		when: [tests('breakdown', 'W3', 'passes')],
		then: [
			wentSo('W3', { phase: 3, how: 'breakdown', inches: 0 }),
			did('W3', /broke down/),
			mayNot('movement', 'W3')
		]
	},
	{
		id: 'H-M15',
		heading: 'Bombardment',
		says: 'A withdrawal is a move: who lies in shells tests before he goes.',
		given: CAUGHT,
		then: [mayNot('movement', 'W8'), reminds('bombardment W8'), may('bombardment', 'W8')]
	},
	{
		id: 'H-M16',
		heading: 'Bombardment',
		says: 'He who passes has withdrawn, at half of his move.',
		given: CAUGHT,
		when: [goesIn('W8', 'passes')],
		then: [is('W8', 'withdrew'), touchesNot('R5', 'W8'), mayNot('bombardment', 'W8')]
	},
	{
		id: 'H-M17',
		heading: 'Bombardment',
		says: 'He who fails is pinned and fought where he stands.',
		given: CAUGHT,
		when: [goesIn('W8', 'fails')],
		then: [is('W8', 'pinned'), isNot('W8', 'withdrew'), touches('R5', 'W8')]
	},
	{
		id: 'H-C1',
		heading: 'Melee',
		says: 'A contact is known to have come by the move of the attacker.',
		given: [R5_LED, moves('R5')],
		when: [meets('R5', 'W1')],
		then: [cameSo('R5', 'W1', 3, 'move'), did('R5', /in contact with .*: it moved there/)]
	},
	{
		id: 'H-C2',
		heading: 'Melee',
		says: 'Or by his charge.',
		given: [led('R8'), red(3), moves('R8', CHARGING)],
		when: [meets('R8', 'W1')],
		then: [cameSo('R8', 'W1', 3, 'charge')]
	},
	{
		id: 'H-C3',
		heading: 'Attacking fire',
		says: 'Or his fire of phase 5 says so (R70).',
		given: [R5_LED, moves('R5'), red(5)],
		when: [attackFires('R5', 'W1', 0)],
		then: [cameSo('R5', 'W1', 5, 'fire')]
	},
	{
		id: 'H-C4',
		heading: 'Melee',
		says: 'Or it was told by hand: nobody wrote a move down, or the referee allowed it.',
		given: R5_LED,
		when: [meets('R5', 'W1')],
		then: [cameSo('R5', 'W1', 3, 'hand')]
	},
	{
		id: 'H-C5',
		heading: 'Melee',
		says: 'Contact by the word of the referee is told by hand.',
		given: [led('R8'), red(3), moves('R8', CHARGING), red(4)],
		when: [allowed(meets('R8', 'W1'))],
		then: [cameSo('R8', 'W1', 4, 'hand')]
	},
	{
		id: 'H-C6',
		heading: 'Attacking fire',
		says: 'Who attacked somebody and is in contact no more has no fire in phase 5, whatever he moved.',
		given: [R5_LED, moves('R5'), meets('R5', 'W1'), OFF],
		when: [red(5)],
		then: [mayNot('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'H-C7',
		heading: 'Melee',
		says: 'A second attacker does not change how the first one came.',
		given: [led('R5', 'R8'), red(3), moves('R8', CHARGING), meets('R8', 'W1'), moves('R5')],
		when: [meets('R5', 'W1')],
		then: [cameSo('R8', 'W1', 3, 'charge'), cameSo('R5', 'W1', 3, 'move')]
	},
	{
		id: 'H-C8',
		heading: 'Melee',
		says: 'A new turn knows of no contact.',
		given: [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 })],
		when: [white(1)],
		then: [did('R5', /^$/), isNot('R5', 'moved')]
	}
];
