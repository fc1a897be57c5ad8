import { nobodyOwes } from '../owed.ts';
import { isNot, officerIs, touchesNot } from '../stands.ts';
import {
	attackFires,
	fights,
	figuresHit,
	fires,
	leads,
	led,
	meets,
	morale,
	moves,
	next,
	red,
	tests,
	throwsFor,
	whileOwed,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** One ordinary assault from phase 1 to phase 7, by each of those who may begin one, and on a car. */
export const ASSAULTS: readonly Statement[] = [
	{
		id: '2.11a',
		heading: 'Melee',
		says: 'Infantry: led, another unit fires, it moves, is fired at, fires, fights and wins; the loser goes back and tests.',
		when: [
			...[led('R1', 'R5'), red(2), fires('R1', 'W1', 1), whileOwed('attached-gun', 'W1', 1)],
			...[next, moves('R5'), meets('R5', 'W1')],
			...[next, fires('W1', 'R5', 1), whileOwed('attached-gun', 'R5', 1)],
			...[next, attackFires('R5', 'W1', 1), whileOwed('attached-gun', 'W1', 1)],
			...[next, fights('R5', 'W1', 'wins', { lost: 1 }), moves('W1')],
			...[next, morale('W1', 'fails'), moves('W1')]
		],
		then: [nobodyOwes(''), touchesNot('R5', 'W1')]
	},
	{
		id: '2.11b',
		heading: 'Cavalry',
		says: 'Cavalry: its tchanka fires, it charges and fights; it loses and rides back without a roll.',
		when: [
			...[led('R8'), red(2), fires('R8', 'W2', 1)],
			...[whileOwed('officer-hit', 'W2', 1), whileOwed('attached-gun', 'W2', 1)],
			...[next, moves('R8', { form: { charging: true } }), meets('R8', 'W2')],
			...[next, fires('W2', 'R8', 1), whileOwed('attached-gun', 'R8', 1)],
			...[next, next, fights('R8', 'W2', 'loses', { lost: 1 })],
			...[next, morale('W2', 'passes'), white(7), morale('R8', 'passes')]
		],
		then: [isNot('R8', 'falling_back'), nobodyOwes('unit-morale'), nobodyOwes('movement')]
	},
	{
		id: '2.11c',
		heading: 'Tanks',
		says: 'A tank: it fires, moves, frightens guns that do not stand, and nobody fights.',
		when: [
			...[white(1), led('W9'), white(2), fires('W9', 'R7', 0)],
			...[next, moves('W9'), meets('W9', 'R4')],
			...[tests('fright', 'R4', 'fails'), moves('R4')],
			...[next, next, next]
		],
		then: [nobodyOwes('fight'), touchesNot('W9', 'R4')]
	},
	{
		id: '2.11d',
		heading: 'Armoured cars',
		says: 'A car is attacked: it is hit, holds, fights, loses, holds again and goes back.',
		when: [
			...[led('R1'), red(3), moves('R1'), meets('R1', 'W3')],
			...[next, fires('W3', 'R1', 0), next],
			attackFires('R1', 'W3', 1, { form: { band: 'point_blank' } }),
			tests('armoured-car-morale', 'W3', 'passes'),
			...[next, fights('R1', 'W3', 'wins', { lost: 1 })],
			...[whileOwed('armoured-car-morale', 'W3', 1, 1), moves('W3'), next]
		],
		then: [nobodyOwes(''), touchesNot('R1', 'W3')]
	},
	{
		id: '2.11e',
		heading: 'Melee',
		says: 'Infantry led heroically loses: its officer is rolled for and tested, and nothing more is owed.',
		when: [
			...[leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1')],
			...[next, next, next, fights('R5', 'W1', 'loses', { lost: 1 }), figuresHit('R5', 1)],
			...[throwsFor('test-of-character', 'dybenko', { faces: [1] }), next]
		],
		then: [nobodyOwes(''), officerIs('dybenko', { status: 'fit' })]
	}
];
