import { owes, owesNot } from '../owed.ts';
import { fills, isNot } from '../stands.ts';
import {
	assaults,
	changesSide,
	falls,
	fights,
	fires,
	joins,
	led,
	red,
	shells,
	switchedOff,
	quarrels,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const RED_FIRES: Play = [led('R1', 'R4', 'R5'), red(2)];

/** MACHINE GUNS; COMMISSARS; RELIGIOUS INSPIRATION: what stands with a unit, and when it is rolled for. */
export const SPECIAL_FIGURES: readonly Statement[] = [
	{
		id: 'B34',
		heading: 'Machine guns',
		says: 'A machine gun with a unit that loses figures to fire is rolled for.',
		given: [RED_FIRES],
		when: [fires('R1', 'W2', 1)],
		then: [owes('attached-gun W2')]
	},
	{
		id: 'B36',
		heading: 'Machine guns',
		says: 'A second fire with losses is a second roll for it.',
		given: [RED_FIRES],
		when: [fires('R1', 'W2', 1), fires('R5', 'W2', 1)],
		then: [owes('attached-gun W2 x2')]
	},
	{
		id: 'B38',
		heading: 'Machine guns',
		says: 'Shells are fire too: the gun is rolled for.',
		given: [RED_FIRES],
		when: [shells('R4', 'W2', 1)],
		then: [owes('attached-gun W2')]
	},
	{
		id: 'B39',
		heading: 'Machine guns',
		says: 'A light machine gun is rolled for as any other that is attached.',
		given: [RED_FIRES],
		when: [fires('R1', 'W1', 1)],
		then: [owes('attached-gun W1')]
	},
	{
		id: 'B41',
		heading: 'Machine guns',
		says: 'Losses in melee are no fire: the gun is not rolled for.',
		given: [assaults('R5', 'W2'), red(6)],
		when: [fights('R5', 'W2', 'wins', { lost: 1 })],
		then: [owesNot('attached-gun W2')]
	},
	{
		id: 'B35',
		heading: 'Religious inspiration',
		says: 'A priest is rolled for when his unit takes a casualty.',
		given: [RED_FIRES],
		when: [fires('R1', 'W2', 1)],
		then: [owes('officer-hit W2')]
	},
	{
		id: 'B37',
		heading: 'Religious inspiration',
		says: 'And once more when it takes another by another fire (R35).',
		given: [RED_FIRES],
		when: [fires('R1', 'W2', 1), fires('R5', 'W2', 1)],
		then: [owes('officer-hit W2 x2')]
	},
	{
		id: 'B72',
		heading: 'Religious inspiration',
		says: 'So it is where the owner places the losses himself: priest and gun are rolled for.',
		given: [switchedOff('losses_placed'), RED_FIRES],
		when: [fires('R1', 'W2', 2), falls('W2', 2)],
		then: [owes('officer-hit W2', 'attached-gun W2')]
	},
	{
		id: 'D75',
		heading: 'Religious inspiration',
		says: 'A priest is worth something to a White unit only.',
		given: [joins('RP', 'infantry', ['priest'])],
		then: [fills('small-arms-fire', 'RP', 'W1', { priest: false })]
	},
	{
		id: 'B42',
		heading: 'Commissars',
		says: 'Each fire, melee and morale test that would use the commissar’s bonus asks for his check.',
		then: [
			fills('small-arms-fire', 'R2', 'W1', { commissar: 'check' }),
			fills('melee', 'R2', 'W1', { attackerCommissar: 'check' }),
			fills('unit-morale', 'R2', null, { commissar: 'check' })
		]
	},
	{
		id: 'B44',
		heading: 'Commissars',
		says: 'An argument lasts for the rest of the turn, and no longer.',
		given: [red(2), quarrels('R2', 10, 1)],
		when: [white(1)],
		then: [isNot('R2', 'commissar_argues')]
	},
	{
		id: 'B45',
		heading: 'Commissars',
		says: 'A commissar who is shot is worth nothing for the rest of the game.',
		given: [red(2)],
		when: [quarrels('R2', 10, 6), red(2, 2)],
		then: [fills('small-arms-fire', 'R2', 'W1', { commissar: 'none' })]
	},
	{
		id: 'F30',
		heading: 'Commissars',
		says: 'A commissar is worth something to a Red unit: to one that went over, nothing.',
		when: [changesSide('R6')],
		then: [fills('small-arms-fire', 'R6', 'R1', { commissar: 'none' })]
	}
];
