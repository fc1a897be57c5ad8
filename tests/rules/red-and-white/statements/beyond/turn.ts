import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { unit } from '../../engine/battles.ts';
import { may, offers, refuses } from '../allowed.ts';
import { owes, owesNot, remindsNot } from '../owed.ts';
import { armyIs, away, fills, is, isNot, needs, unitIs } from '../stands.ts';
import {
	assaults,
	bears,
	bombards,
	calls,
	captures,
	comesTo,
	cutSupply,
	destroyed,
	falls,
	fares,
	fights,
	figuresHit,
	fires,
	goes,
	isOfCharacter,
	joins,
	leads,
	led,
	marks,
	morale,
	officer,
	red,
	seconds,
	throws,
	throwsFor,
	white,
	type Throw
} from '../deeds.ts';
import type { Deed, Play, Statement } from '../statement.ts';

const standsWith = (name: string, who: string): Command => ({
	type: 'joinUnit',
	...{ officer: officer(name), unit: unit(who) }
});
/** The shells of R4 lie in the way of a unit of the Whites, who move. */
const SHELLED = (who: string): Play => [
	...[led('R4'), red(2), bombards('R4'), white(1), led(who), white(3), comesTo(who, 'edge', 'R4')]
];
const triesShells = (who: string, faces: Throw['faces'] = []): Deed =>
	throws('bombardment', who, null, { form: { distanceToArea: 1 }, faces });
/** Four of ten units of the Whites are lost when they test, and 4 falls, then 5. */
const FOUR_LOST: Play = [
	...[destroyed('W1', 'W2', 'W4', 'W5'), red(7)],
	throwsFor('army-morale', 'white', { faces: [4, 5] })
];
/** Who led R5 heroically was hit in the enemy’s turn; then the Reds begin theirs. */
const HERO_HIT = (face: number): Play => [
	...[leads('dybenko', 'R5'), white(1), led('W1'), white(2), fires('W1', 'R5', 1)],
	...[figuresHit('R5', 10, face), red(1, 2)]
];

/** Officers, shells in the way, morale of units and armies: what else a turn comes to. */
export const TURN: readonly Statement[] = [
	{
		id: 'BY-T1',
		heading: 'Officers and leaders',
		says: 'Who led it dead or carried to the rear, a unit rolls again, and on the last line.',
		given: [HERO_HIT(9)],
		then: [fills('leadership', 'R5', null, { leader: 'none' }), owes('leadership R5')]
	},
	{
		id: 'BY-T2',
		heading: 'Officers and leaders',
		says: 'Back from a scratch he leads it, which needs no roll; his others roll on the last line.',
		given: [HERO_HIT(2)],
		then: [
			owesNot('leadership R5'),
			fills('leadership', 'R7', null, { leader: 'heroic_elsewhere' })
		]
	},
	{
		id: 'BY-T3',
		heading: "Officers' character",
		says: 'Who only stood with a unit did not try to halt it by heroics when it fell back off the table.',
		given: [white(1), standsWith('skoblin', 'W4'), marks('W4', 'falling_back'), white(7)],
		when: [marks('W4', 'off_table')],
		then: [owesNot('test-of-character skoblin')]
	},
	{
		id: 'BY-T4',
		heading: "Officers' character",
		says: 'Who stood with a unit that won its melee is not tested.',
		given: [standsWith('dybenko', 'R5'), assaults('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'wins')],
		then: [owesNot('test-of-character dybenko')]
	},
	{
		id: 'BY-T5',
		heading: "Officers' character",
		says: 'A fanatic with nobody of his own left to lead owes no heroics.',
		given: [isOfCharacter('dybenko', 'fanatic'), destroyed('R5', 'R6', 'R7', 'R8', 'R9')],
		then: [owesNot('lead_heroically dybenko')]
	},
	{
		id: 'BY-T6',
		heading: "Officers' character",
		says: 'Nor does the second of one, who may not lead so at all.',
		given: [isOfCharacter('dybenko', 'fanatic'), seconds('dybenko')],
		then: [owesNot('lead_heroically dybenko')]
	},
	{
		id: 'BY-T7',
		heading: "Officers' character",
		says: 'A fanatic whose unit was captured owes them again in his next turn.',
		given: [isOfCharacter('dybenko', 'fanatic'), leads('dybenko', 'R5'), captures('R5'), red(1, 2)],
		then: [owes('lead_heroically dybenko')]
	},
	{
		id: 'BY-T31',
		heading: "Officers' character",
		says: 'A fanatic who has come to stand with a unit owes them still: he leads that one, and no other in this turn.',
		given: [isOfCharacter('dybenko', 'fanatic'), standsWith('dybenko', 'R5')],
		then: [
			owes('lead_heroically dybenko'),
			offers(leads('dybenko', 'R5')),
			refuses(leads('dybenko', 'R7'))
		]
	},
	{
		id: 'BY-T8',
		heading: "Officers' character",
		says: 'A committed commander rolls again only when the first goes badly: a 4 and then a 5 hold at 40 percent.',
		given: [isOfCharacter('vitkovsky', 'committed')],
		when: [FOUR_LOST],
		then: [armyIs('white', { broken: false, rerolls: 1 })]
	},
	{
		id: 'BY-T9',
		heading: "Officers' character",
		says: 'Dead, or drunk, he rolls nothing again.',
		given: [isOfCharacter('vitkovsky', 'committed'), fares('vitkovsky', 'drunk', 3)],
		when: [FOUR_LOST],
		then: [armyIs('white', { broken: true, rerolls: 0 })]
	},
	{
		id: 'BY-T10',
		heading: 'Bombardment',
		says: 'The commissar is asked for the test at the edge, which is a test of morale.',
		given: [led('R4', 'R6'), red(2), bombards('R4'), red(3), comesTo('R6', 'edge', 'R4')],
		then: [fills('bombardment', 'R6', null, { commissar: 'check', gun: 'field' })]
	},
	{
		id: 'BY-T11',
		heading: 'Bombardment',
		says: 'A train that fails goes back one move; what the shells did to it calls for no other test.',
		given: [joins('W11', 'armoured_train'), SHELLED('W11')],
		when: [triesShells('W11', [6, 6, 6, 6, 6, 6])],
		then: [
			isNot('W11', 'pinned'),
			unitIs('W11', { hits: 1 }),
			owes('movement W11'),
			owesNot('train-morale W11')
		]
	},
	{
		id: 'BY-T12',
		heading: 'Bombardment',
		says: 'A car that a 6 there hits tests as it does for every hit.',
		given: [joins('W11', 'armoured_car'), SHELLED('W11')],
		when: [triesShells('W11', [6, 6, 6, 6])],
		then: [unitIs('W11', { hits: 1 }), owes('armoured-car-morale W11')]
	},
	{
		id: 'BY-T13',
		heading: 'Bombardment',
		says: 'Machine gunners may save the man whom a 6 there costs; pinned they are all the same.',
		given: [SHELLED('W6')],
		when: [triesShells('W6', [6, 6, 6, 3])],
		then: [is('W6', 'pinned'), unitIs('W6', { left: [2, 2, 2, 2] })]
	},
	{
		id: 'BY-T14',
		heading: 'Bombardment',
		says: 'A tank that cannot move lies in shells and tests for nothing.',
		given: [
			...[marks('W9', 'engine_hit'), led('R4'), red(2), bombards('R4')],
			...[comesTo('W9', 'inside', 'R4'), white(1), led('W9'), white(3)]
		],
		then: [remindsNot('bombardment W9')]
	},
	{
		id: 'BY-T15',
		heading: 'Morale',
		says: 'A hero and a priest are two on the die: four stands cannot fail.',
		given: [white(1), leads('skoblin', 'W5'), falls('W5', 1), red(7, 2)],
		then: [needs('unit-morale', 'W5', 6)]
	},
	{
		id: 'BY-T16',
		heading: 'Morale',
		says: 'A priest who panics is one the other way.',
		given: [falls('W2', 1), marks('W2', 'priest_panics'), red(7)],
		then: [needs('unit-morale', 'W2', 3)]
	},
	{
		id: 'BY-T17',
		heading: 'Morale',
		says: 'Headquarters and wagons are one stand, and pass on a 1.',
		given: [joins('W11', 'wagon'), falls('W10', 1), falls('W11', 1), red(7)],
		then: [needs('unit-morale', 'W10', 1), needs('unit-morale', 'W11', 1)]
	},
	{
		id: 'BY-T18',
		heading: 'Morale',
		says: 'Who fails again before he went owes two moves.',
		given: [falls('R5', 1), white(7), morale('R5', 'fails'), white(7, 2)],
		when: [morale('R5', 'fails')],
		then: [owes('movement R5 x2')]
	},
	{
		id: 'BY-T19',
		heading: 'Morale',
		says: 'Who passes then is marked no more, but the move that he owes from the first is to be made.',
		given: [falls('R5', 1), white(7), morale('R5', 'fails'), white(7, 2)],
		when: [morale('R5', 'passes')],
		then: [isNot('R5', 'falling_back'), owes('movement R5 x1')]
	},
	{
		id: 'BY-T20',
		heading: 'Tanks',
		says: 'The morale of a tank is its point less its hits, whoever leads it.',
		given: [white(1), leads('skoblin', 'W9'), bears('W9', 2)],
		when: [calls('unit-morale', 'W9')],
		then: [needs('unit-morale', 'W9', 4)]
	},
	{
		id: 'BY-T21',
		heading: 'Armored trains',
		says: 'A train with a hit needs a 4; with five hits it is out.',
		given: [joins('W11', 'armoured_train'), joins('W12', 'armoured_train'), bears('W11', 1)],
		when: [calls('train-morale', 'W11'), bears('W12', 5)],
		then: [needs('train-morale', 'W11', 4), away('W12')]
	},
	{
		id: 'BY-T22',
		heading: 'Sequence of action',
		says: 'A ship fires in phase 2 and moves in 3.',
		given: [
			joins('R11', 'ship', [], { turrets: 2 }),
			led('R11'),
			red(2),
			fires('R11', 'W1'),
			red(3)
		],
		then: [may('movement', 'R11')]
	},
	{
		id: 'BY-T23',
		heading: 'Major morale',
		says: 'Half strength is of the figures of the unit, whoever stands with it.',
		given: [falls('W5', 8), falls('W2', 8), falls('W1', 8), red(7)],
		then: [owes('army-morale white')]
	},
	{
		id: 'BY-T24',
		heading: 'Major morale',
		says: 'A figure given back makes it more than half, and the unit counts again.',
		given: [falls('W1', 8), destroyed('W2', 'W4')],
		when: [{ type: 'giveBack', unit: unit('W1'), figures: 1 }, red(7)],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'BY-T25',
		heading: 'Major morale',
		says: 'A unit that was at half and is destroyed then counts once.',
		given: [falls('W1', 8), destroyed('W1', 'W2'), red(7)],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'BY-T26',
		heading: 'Major morale',
		says: 'A car with half of its hits is not at half strength, and a tank that cannot move is not lost.',
		given: [bears('W3', 3), marks('W9', 'immobilised'), destroyed('W1', 'W2'), red(7)],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'BY-T27',
		heading: 'Major morale',
		says: 'A tank whose crew gave it up is, and so is a car at its sixth hit.',
		given: [bears('W3', 6), marks('W9', 'abandoned'), destroyed('W1'), red(7)],
		then: [owes('army-morale white')]
	},
	{
		id: 'BY-T28',
		heading: 'Major morale',
		says: 'A train that left the table is three units to its army, of eleven not yet 30 percent.',
		given: [joins('W11', 'armoured_train'), goes('W11', 'off_table'), red(7)],
		then: [owesNot('army-morale white')]
	},
	{
		id: 'BY-T29',
		heading: 'Major morale',
		says: 'To the other army two such trains are four units less: of six lost two are left.',
		given: [
			...[joins('W11', 'armoured_train'), joins('W12', 'armoured_train')],
			...[goes('W11', 'off_table'), goes('W12', 'off_table')],
			...[destroyed('R1', 'R2', 'R3', 'R5', 'R6', 'R7'), white(7)]
		],
		then: [owesNot('army-morale red')]
	},
	{
		id: 'BY-T30',
		heading: 'Major morale',
		says: 'Both supply lines cut are one unit to each.',
		given: [cutSupply('red'), cutSupply('white'), destroyed('R1'), white(7)],
		then: [owesNot('army-morale red')]
	}
];
