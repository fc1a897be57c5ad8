import { mayNot } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { away, fills, is, needs, officerIs, touchesNot, unitIs } from '../stands.ts';
import {
	assaults,
	claims,
	falls,
	fights,
	figuresHit,
	isOfCharacter,
	joins,
	leads,
	led,
	marks,
	meets,
	moves,
	quarrels,
	red,
	throws,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';
import { attaches, gunners } from './deeds.ts';

/** The last man of R5, led heroically, falls in a melee. */
const LAST_MAN: Play = [
	...[leads('dybenko', 'R5'), falls('R5', 15), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
	fights('R5', 'W1', 'loses', { lost: 1 })
];
/** Melee: what counts, who goes where, and what it leaves owed. */
export const MELEE: readonly Statement[] = [
	{
		id: 'BY-M1',
		heading: 'Melee',
		says: 'A machine gun counts for the defender as long as one of its gunners is left.',
		given: [gunners('R2', 1), assaults('W1', 'R2'), white(6)],
		then: [fills('melee', 'W1', 'R2', { mgAttached: true })]
	},
	{
		id: 'BY-M2',
		heading: 'Melee',
		says: 'With its last gunner gone it does not.',
		given: [gunners('R2', 0), assaults('W1', 'R2'), white(6)],
		then: [fills('melee', 'W1', 'R2', { mgAttached: false })]
	},
	{
		id: 'BY-M3',
		heading: 'Melee',
		says: 'A light gun is no machine gun, and a company of machine guns has none attached.',
		given: [joins('W11', 'infantry_gun'), joins('W12', 'machine_guns')],
		then: [
			fills('melee', 'R1', 'W11', { mgAttached: false }),
			fills('melee', 'R1', 'W12', { mgAttached: false })
		]
	},
	{
		id: 'BY-M4',
		heading: 'Melee',
		says: 'The tchanka counts for cavalry that defends itself.',
		given: [assaults('W1', 'R8'), white(6)],
		then: [fills('melee', 'W1', 'R8', { mgAttached: true, defender: 'cavalry' })]
	},
	{
		id: 'BY-M5',
		heading: 'Melee',
		says: 'Three guns that joined a unit count as one does: once.',
		given: [led('R3'), red(3), attaches('R3', 'R7'), assaults('W1', 'R7'), white(6)],
		then: [fills('melee', 'W1', 'R7', { mgAttached: true, defenderStandsLost: 0 })]
	},
	{
		id: 'BY-M6',
		heading: 'Melee',
		says: 'A stand of which one man is left is no stand lost.',
		given: [falls('R7', 3), assaults('R7', 'W1'), red(6)],
		then: [fills('melee', 'R7', 'W1', { attackerStandsLost: 0 })]
	},
	{
		id: 'BY-M7',
		heading: 'Melee',
		says: 'The stands that all attackers lost are counted together (R29).',
		given: [
			...[falls('R7', 4), falls('R5', 8), led('R5', 'R7'), red(3), moves('R5')],
			...[meets('R5', 'W1'), moves('R7'), meets('R7', 'W1'), red(6)]
		],
		then: [fills('melee', 'R5', 'W1', { attackerStandsLost: 3 }, ['R7'])]
	},
	{
		id: 'BY-M8',
		heading: 'Melee',
		says: 'So does each gun section that a battery lost.',
		given: [falls('R4', 4), assaults('W1', 'R4'), white(6)],
		then: [fills('melee', 'W1', 'R4', { defenderStandsLost: 1, defender: 'artillery' })]
	},
	{
		id: 'BY-M9',
		heading: 'Claiming cover',
		says: 'Cover that was claimed is no trench: in melee it is worth nothing.',
		given: [led('R7'), red(3), claims('R7'), assaults('W1', 'R7'), white(6)],
		then: [fills('melee', 'W1', 'R7', { defences: false })]
	},
	{
		id: 'BY-M10',
		heading: 'Cavalry',
		says: 'Cavalry on foot attacks as infantry does: nobody is attacked by cavalry.',
		given: [
			...[white(1), led('W8'), marks('W8', 'dismounted'), white(3), moves('W8')],
			...[meets('W8', 'R7'), white(6)]
		],
		then: [fills('melee', 'W8', 'R7', { attackCavalry: 0, attackInfantry: 1 })]
	},
	{
		id: 'BY-M41',
		heading: 'Melee',
		says: 'A supply wagon is no infantry: attacked by cavalry it takes nothing off, and holds on even dice.',
		given: [joins('R11', 'wagon'), assaults('W8', 'R11'), white(6)],
		when: [throws('melee', 'W8', 'R11', { faces: [4, 4] })],
		then: [owesNot('movement R11')]
	},
	{
		id: 'BY-M41a',
		heading: 'Force HQ',
		says: 'Nor are headquarters, a few figures and a car: on even dice cavalry does not overrun them.',
		given: [assaults('W8', 'R10'), white(6)],
		when: [throws('melee', 'W8', 'R10', { faces: [4, 4] })],
		then: [unitIs('R10', { presence: 'table' })]
	},
	{
		id: 'BY-M11',
		heading: 'Melee',
		says: 'Cavalry and infantry that attack one who falls back count as what they are, and he as attacked from behind.',
		given: [
			...[marks('W2', 'falling_back'), led('R8', 'R6'), red(3), moves('R8'), meets('R8', 'W2')],
			...[moves('R6'), meets('R6', 'W2'), red(6)]
		],
		then: [
			fills('melee', 'R8', 'W2', { attackCavalry: 1, attackInfantry: 1, fallingBack: true }, ['R6'])
		]
	},
	{
		id: 'BY-M13',
		heading: 'Melee',
		says: 'A tie costs the attacker no figure, and he has nothing to test for in phase 7.',
		given: [assaults('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'loses', { lost: 0 }), white(7)],
		then: [unitIs('R5', { left: [4, 4, 4, 4] }), owesNot('unit-morale R5')]
	},
	{
		id: 'BY-M14',
		heading: 'Melee',
		says: 'A trench that is held is kept: who beat the attackers off stays behind his defences.',
		given: [marks('W1', 'in_defences'), assaults('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'loses', { lost: 2 })],
		then: [is('W1', 'in_defences'), owesNot('movement W1'), unitIs('R5', { left: [4, 4, 4, 2] })]
	},
	{
		id: 'BY-M15',
		heading: 'Melee',
		says: 'A defender who is destroyed owes no way back, and the attacker goes nowhere.',
		given: [falls('W1', 15), assaults('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'wins', { lost: 1 })],
		then: [away('W1'), touchesNot('R5', 'W1'), owesNot('movement W1'), mayNot('movement', 'R5')]
	},
	{
		id: 'BY-M16',
		heading: 'Artillery',
		says: 'Guns that lost a melee are pushed back by hand, those that were limbered are drawn.',
		given: [
			...[joins('R11', 'battery_field'), marks('R11', 'limbered'), white(1), led('W1', 'W4')],
			...[white(3), moves('W1'), meets('W1', 'R4'), moves('W4'), meets('W4', 'R11'), white(6)]
		],
		when: [fights('W1', 'R4', 'wins', { lost: 1 }), fights('W4', 'R11', 'wins', { lost: 1 })],
		then: [
			fills('movement', 'R4', null, { mover: 'gun_unlimbered', back: true }),
			fills('movement', 'R11', null, { mover: 'gun_limbered', back: true, limbering: false })
		]
	},
	{
		id: 'BY-M32',
		heading: 'Armoured cars',
		says: 'A melee lost by two is two hits, and a test for each, and one move back.',
		given: [assaults('R5', 'W3'), red(6)],
		when: [fights('R5', 'W3', 'wins', { lost: 2 })],
		then: [unitIs('W3', { hits: 2 }), owes('armoured-car-morale W3 x2', 'movement W3 x1')]
	},
	{
		id: 'BY-M32b',
		heading: 'Armoured cars',
		says: 'A car in a village has one for it, and is beaten by three or more only.',
		given: [marks('W3', 'in_defences'), assaults('R5', 'W3'), red(6)],
		when: [throws('melee', 'R5', 'W3', { faces: [4, 1] })],
		then: [unitIs('W3', { hits: 0 }), owesNot('movement W3')]
	},
	{
		id: 'BY-M33',
		heading: 'Armored trains',
		says: 'A train that lost a melee bears the hits and goes back; it tests for shells alone.',
		given: [joins('W11', 'armoured_train'), assaults('R5', 'W11'), red(6)],
		when: [fights('R5', 'W11', 'wins', { lost: 1 })],
		then: [unitIs('W11', { hits: 1 }), owes('movement W11'), owesNot('train-morale W11')]
	},
	{
		id: 'BY-M34',
		heading: 'Officers and leaders',
		says: 'Who led a unit to its last man in a melee is rolled for, and tested because it was lost.',
		given: [LAST_MAN],
		then: [away('R5'), owes('officer-hit R5', 'test-of-character dybenko')]
	},
	{
		id: 'BY-M35',
		heading: 'Officers and leaders',
		says: 'Unhurt, he leads nobody, and is tested still.',
		given: [LAST_MAN],
		when: [figuresHit('R5', 1)],
		then: [
			officerIs('dybenko', { status: 'fit', heroicWith: null }),
			owes('test-of-character dybenko')
		]
	},
	{
		id: 'BY-M36',
		heading: 'Commissars',
		says: 'Overruled in defence, a unit has one less in the melee and on the morale die of the same turn.',
		given: [assaults('W4', 'R6'), white(4), quarrels('R6', 10, 4), falls('R6', 1), white(6)],
		then: [
			fills('melee', 'W4', 'R6', { defenderCommissar: 'minus' }),
			needs('unit-morale', 'R6', 3)
		]
	},
	{
		id: 'BY-M37',
		heading: "Officers' character",
		says: 'A committed officer who leads the defenders counts two in melee, and two on the morale die.',
		given: [
			...[isOfCharacter('dybenko', 'committed'), leads('dybenko', 'R7'), falls('R7', 5)],
			...[assaults('W1', 'R7'), white(6)]
		],
		then: [
			fills('melee', 'W1', 'R7', { defenderHeroic: 2, defenderStandsLost: 1 }),
			needs('unit-morale', 'R7', 4)
		]
	},
	{
		id: 'BY-M38',
		heading: 'Force HQ',
		says: 'Who commands the army is not lost with its headquarters.',
		given: [assaults('R8', 'W10'), red(6), fights('R8', 'W10', 'wins')],
		then: [away('W10'), officerIs('vitkovsky', { status: 'fit' })]
	}
];
