import { acceptsThrow, may, mayNot, refusesThrow, throwsDice, waitsNotFor } from '../allowed.ts';
import { nobodyOwes, owesNot, reminds } from '../owed.ts';
import { dice, fills, is, isNot, touches } from '../stands.ts';
import {
	allowed,
	assaults,
	attackFires,
	falls,
	fights,
	fires,
	joins,
	led,
	marks,
	meets,
	morale,
	moves,
	red,
	shells,
	tests,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const CHARGING = { form: { charging: true } } as const;
const CHARGED: Play = [led('R8'), red(3), moves('R8', CHARGING)];

/** 2.3 MOVEMENT; CAVALRY; ARTILLERY. */
export const MOVEMENT: readonly Statement[] = [
	{
		id: 'MV-1a',
		heading: 'Cavalry',
		says: 'Who charged in his last turn does not charge in this one, but moves.',
		given: [CHARGED, red(1, 2), led('R8'), red(3, 2)],
		then: [refusesThrow('movement', 'R8', null, CHARGING), may('movement', 'R8')]
	},
	{
		id: 'MV-1b',
		heading: 'Cavalry',
		says: 'After a turn without a charge he may charge again.',
		given: [
			...[CHARGED, red(1, 2), led('R8'), red(3, 2), moves('R8')],
			...[red(1, 3), led('R8'), red(3, 3)]
		],
		then: [may('movement', 'R8', null, CHARGING)]
	},
	{
		id: 'MV-1c',
		heading: 'Cavalry',
		says: 'Only cavalry has charge dice.',
		given: [led('R1'), red(3)],
		then: [throwsDice(2, 'movement', 'R1', CHARGING)]
	},
	{
		id: 'MV-2a',
		heading: 'Artillery',
		says: 'A battery that fired does not move.',
		given: [led('R4'), red(2), shells('R4', 'W1', 0)],
		when: [red(3)],
		then: [mayNot('movement', 'R4')]
	},
	{
		id: 'MV-2b',
		heading: 'Artillery',
		says: 'Limbered guns do not fire in phase 2.',
		given: [marks('R4', 'limbered'), led('R4'), red(2)],
		then: [mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'MV-2c',
		heading: 'Artillery',
		says: 'Guns that were unlimbered in the turn before may fire in this one.',
		given: [
			...[marks('R4', 'limbered'), led('R4'), red(3), marks('R4', 'limbered', false)],
			...[red(1, 2), led('R4')]
		],
		when: [red(2, 2)],
		then: [may('artillery', 'R4', 'W1')]
	},
	{
		id: 'MV-4a',
		heading: 'Claiming cover',
		says: 'Cover that was claimed ends when the unit moves (R64).',
		given: [allowed(marks('R1', 'claimed_cover')), led('R1'), red(3)],
		when: [moves('R1')],
		then: [isNot('R1', 'claimed_cover')]
	},
	{
		id: 'MV-4b',
		heading: 'Claiming cover',
		says: 'It ends when the unit falls back.',
		given: [allowed(marks('W1', 'claimed_cover')), led('R1'), red(2), fires('R1', 'W1', 1), red(7)],
		when: [morale('W1', 'fails')],
		then: [isNot('W1', 'claimed_cover')]
	},
	{
		id: 'MV-4c',
		heading: 'Claiming cover',
		says: 'It ends when the unit is in melee.',
		given: [allowed(marks('W1', 'claimed_cover')), assaults('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'loses', { lost: 1 })],
		then: [isNot('W1', 'claimed_cover')]
	},
	{
		id: 'MV-6',
		heading: 'Cavalry',
		says: 'Dismounted, three of its four stands fire, and it moves as infantry.',
		given: [marks('R8', 'dismounted')],
		then: [
			fills('small-arms-fire', 'R8', 'W1', { rifleStands: 3 }),
			fills('movement', 'R8', null, { mover: 'infantry' })
		]
	},
	{
		id: 'MV-6b',
		heading: 'Cavalry',
		says: 'The stand that holds the horses does not fire: where it is the last, nobody does.',
		given: [joins('R11', 'cavalry'), marks('R11', 'dismounted'), falls('R11', 9), white(4)],
		then: [mayNot('small-arms-fire', 'R11', 'W1'), waitsNotFor('R11')]
	},
	{
		id: 'MV-6c',
		heading: 'Cavalry',
		says: 'Its tchanka still does, and it has no attacking fire.',
		given: [marks('R8', 'dismounted'), falls('R8', 9), assaults('R8', 'W1'), red(5)],
		then: [
			fills('small-arms-fire', 'R8', 'W1', { rifleStands: 0, hmg: 1 }),
			mayNot('attacking-fire', 'R8', 'W1')
		]
	},
	{
		id: 'MV-7',
		heading: 'Movement',
		says: 'A supply wagon moves when it is led, and goes into no melee.',
		given: [joins('RW', 'wagon'), led('RW'), red(3)],
		then: [may('movement', 'RW')]
	}
];

/** 2.4 SMALL ARMS; 2.5 ATTACKING FIRE; 2.6 SUPPRESSION. */
export const FIRE: readonly Statement[] = [
	{
		id: '2.4a',
		heading: 'Small arms firing',
		says: 'Wagons do not fire.',
		given: [joins('RW', 'wagon'), led('RW'), red(2)],
		then: [mayNot('small-arms-fire', 'RW', 'W1')]
	},
	{
		id: '2.4b',
		heading: 'Cavalry',
		says: 'Mounted cavalry without a tchanka does not fire.',
		given: [joins('RC', 'cavalry'), led('RC'), red(2)],
		then: [mayNot('small-arms-fire', 'RC', 'W1')]
	},
	{
		id: '2.4c',
		heading: 'Tanks',
		says: 'Small arms are not fired at a tank.',
		given: [led('R1'), red(2)],
		then: [mayNot('small-arms-fire', 'R1', 'W9')]
	},
	{
		id: '2.4d',
		heading: 'Machine guns',
		says: 'Fire that takes no figure calls for nothing.',
		given: [led('R1'), red(2)],
		when: [fires('R1', 'W2', 0)],
		then: [owesNot('attached-gun W2', 'officer-hit W2')]
	},
	{
		id: '2.4e',
		heading: 'Machine guns',
		says: 'Once rolled for, a gun is owed no more.',
		given: [led('R1'), red(2), fires('R1', 'W2', 1)],
		when: [tests('attached-gun', 'W2', 'passes')],
		then: [owesNot('attached-gun W2')]
	},
	{
		id: '2.4h',
		heading: 'Melee',
		says: 'Who is attacked fires at his attacker at point blank: range is measured where the two are nearest.',
		given: [assaults('R5', 'W1'), red(4)],
		then: [
			fills('small-arms-fire', 'W1', 'R5', { band: 'point_blank' }),
			fills('small-arms-fire', 'W2', 'R5', { band: 'normal' }),
			fills('small-arms-fire', 'W1', 'R6', { band: 'normal' })
		]
	},
	{
		id: '2.4i',
		heading: 'Melee',
		says: 'So do guns, at the tank that attacks them and that they stood up to.',
		given: [assaults('W9', 'R4'), tests('fright', 'R4', 'passes'), white(4)],
		then: [fills('artillery', 'R4', 'W9', { distance: 0 })]
	},
	{
		id: '2.5a',
		heading: 'Attacking fire',
		says: 'A heavy machine gun with infantry has none: two of four stands fire (G05).',
		given: [assaults('R2', 'W1'), red(5)],
		when: [attackFires('R2', 'W1', 0, { form: { commissar: 'none' }, faces: [] })],
		then: [dice(2)]
	},
	{
		id: '2.5b',
		heading: 'Attacking fire',
		says: 'A machine-gun company and guns have none.',
		given: [led('R3', 'R4'), red(5)],
		then: [mayNot('attacking-fire', 'R3', 'W1'), mayNot('attacking-fire', 'R4', 'W1')]
	},
	{
		id: '2.5c',
		heading: 'Attacking fire',
		says: 'An armoured car has none.',
		given: [led('R9'), red(3), moves('R9'), red(5)],
		then: [mayNot('attacking-fire', 'R9', 'W1')]
	},
	{
		id: '2.5d',
		heading: 'Attacking fire',
		says: 'A unit that moved tells by its fire whom it attacks; it is in contact with him then.',
		reading:
			'Who stands where the app does not see. What moved may have come into contact; only what stood still cannot.',
		given: [led('R6'), red(3), moves('R6'), red(5)],
		when: [attackFires('R6', 'W1', 0)],
		then: [touches('R6', 'W1')]
	},
	{
		id: '2.5e',
		heading: 'Attacking fire',
		says: 'Losses by it are losses by fire: what stands with the target is rolled for.',
		given: [assaults('R5', 'W2'), red(5)],
		when: [attackFires('R5', 'W2', 1)],
		then: [reminds('attached-gun W2', 'officer-hit W2')]
	},
	{
		id: '2.6a',
		heading: 'Suppression',
		says: 'Who passes the test fires in phase 4.',
		given: [led('R1'), red(2), fires('R1', 'W1', 4), red(4)],
		when: [tests('suppression', 'W1', 'passes')],
		then: [may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: '2.6b',
		heading: 'Suppression',
		says: 'The test is nobody’s duty: it is only called to mind.',
		given: [led('R1'), red(2), fires('R1', 'W1', 4)],
		when: [red(4)],
		then: [reminds('suppression W1'), owesNot('suppression W1')]
	},
	{
		id: '2.6c',
		heading: 'Suppression',
		says: 'Cavalry that passes it in phase 3 withdraws (R02).',
		given: [
			...[led('R1', 'R5'), red(2), fires('R1', 'W8', 3)],
			...[red(3), moves('R5'), meets('R5', 'W8')]
		],
		when: [tests('suppression', 'W8', 'passes')],
		then: [may('movement', 'W8')]
	},
	{
		id: '2.6d',
		heading: 'Suppression',
		says: 'Three figures of a stand of four suppress nobody.',
		given: [led('R1'), red(2)],
		when: [fires('R1', 'W1', 3)],
		then: [isNot('W1', 'suppressed')]
	},
	{
		id: '2.6e',
		heading: 'Suppression',
		says: 'The last figure of a stand that was worn before does (R03).',
		given: [falls('W1', 3, 3), led('R1'), red(2)],
		when: [fires('R1', 'W1', 1)],
		then: [is('W1', 'suppressed')]
	},
	{
		id: '2.6f',
		heading: 'Suppression',
		says: 'Shells suppress as rifles do.',
		given: [led('R4'), red(2)],
		when: [shells('R4', 'W1', 4)],
		then: [is('W1', 'suppressed')]
	},
	{
		id: '2.6g',
		heading: 'Suppression',
		says: 'Attacking fire and melee suppress nobody.',
		given: [assaults('R5', 'W1'), red(5)],
		when: [attackFires('R5', 'W1', 4), red(6), fights('R5', 'W1', 'wins')],
		then: [isNot('W1', 'suppressed')]
	},
	{
		id: '2.6h',
		heading: 'Suppression',
		says: 'Who is not suppressed does not test for it.',
		given: [red(4)],
		then: [nobodyOwes('suppression'), mayNot('suppression', 'W2')]
	},
	{
		id: '2.6i',
		heading: 'Suppression',
		says: 'A suppressed unit fights the melee that comes to it.',
		given: [
			...[led('R1', 'R5'), red(2), fires('R1', 'W1', 4)],
			...[red(3), moves('R5'), meets('R5', 'W1')]
		],
		when: [red(6)],
		then: [may('melee', 'R5', 'W1'), acceptsThrow('melee', 'R5', 'W1', {})]
	},
	{
		id: '2.6j',
		heading: 'Suppression',
		says: 'In its next own turn the unit that was suppressed fires in phase 2.',
		given: [led('R1'), red(2), fires('R1', 'W1', 4)],
		when: [white(1), led('W1'), white(2)],
		then: [may('small-arms-fire', 'W1', 'R1')]
	}
];
