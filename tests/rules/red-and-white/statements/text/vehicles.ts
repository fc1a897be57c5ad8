import { acceptsThrow, mayNot, mayNotMeet, refusesThrow } from '../allowed.ts';
import { owes, owesNot, reminds, remindsNot } from '../owed.ts';
import { either, fills, is, touchesNot, unitIs, wentSo } from '../stands.ts';
import {
	assaults,
	attackFires,
	bears,
	fights,
	fires,
	joins,
	led,
	marks,
	meets,
	moves,
	notLed,
	option,
	red,
	shells,
	tests,
	throws,
	white,
	type Throw
} from '../deeds.ts';
import type { Mark } from '#lib/rules/red-and-white/types.ts';
import type { Play, Statement } from '../statement.ts';

/** R5 has bombs, attacks the tank W9 and loses. */
const BEATEN_BY_TANK: Play = [
	...[assaults('R5', 'W9'), red(6)],
	fights('R5', 'W9', 'loses', { lost: 1 })
];
const ALARM = [4, 6];
const leaves = (mark: Mark): Throw => ({
	until: ({ changes }) => changes.some(({ on }) => on?.includes(mark))
});
const BLINDS = leaves('blinded');
const SETS_ABLAZE = leaves('ablaze');

/** TANKS; CRITICAL HITS; PETROL BOMBS VS. TANK; ARMORED VEHICLE FRIGHT. */
export const TANKS: readonly Statement[] = [
	{
		id: 'C19',
		heading: 'Tanks',
		says: 'For each shell that hits a tank a die is owed.',
		given: [led('R4'), red(2)],
		when: [shells('R4', 'W9', 2)],
		then: [owes('tank-hits W9 x2')]
	},
	{
		id: 'C20',
		heading: 'Tanks',
		says: 'A commander who is alarmed and fails his test goes back one move.',
		given: [bears('W9', 2), led('R4'), red(2), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: ALARM })],
		then: [owes('movement W9')]
	},
	{
		id: 'C21',
		heading: 'Melee',
		says: 'A tank that went back from defensive fire fights no melee.',
		given: [bears('W9', 2), assaults('W9', 'R6'), white(4), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: ALARM }), moves('W9'), white(6)],
		then: [owesNot('fight W9>R6')]
	},
	{
		id: 'C24',
		heading: 'Armored vehicle fright',
		says: 'Cavalry that a tank attacks owes its fright.',
		when: [assaults('W9', 'R8')],
		then: [owes('fright R8')]
	},
	{
		id: 'C25',
		heading: 'Armored vehicle fright',
		says: 'It does not stand: there is no contact, and it owes its move back.',
		given: [assaults('W9', 'R8')],
		when: [throws('fright', 'R8')],
		then: [touchesNot('W9', 'R8'), owes('movement R8')]
	},
	{
		id: 'C26',
		heading: 'Armored vehicle fright',
		says: 'Guns that do not stand are limbered and go back so.',
		given: [assaults('W9', 'R4')],
		when: [tests('fright', 'R4', 'fails')],
		then: [
			is('R4', 'limbered'),
			owes('movement R4'),
			fills('movement', 'R4', null, { mover: 'gun_limbered', back: true, limbering: true })
		]
	},
	{
		id: 'C27',
		heading: 'Artillery',
		says: 'They limber and move in one turn, which is half of what is rolled.',
		given: [assaults('W9', 'R4'), tests('fright', 'R4', 'fails')],
		when: [moves('R4', { faces: [4, 4, 4] })],
		then: [wentSo('R4', { phase: 3, how: 'back', inches: 6 })]
	},
	{
		id: 'C29',
		heading: 'Artillery',
		says: 'Guns that were limbered before go back the whole of it.',
		given: [
			marks('R4', 'limbered'),
			white(1),
			assaults('W9', 'R4'),
			tests('fright', 'R4', 'fails')
		],
		when: [moves('R4', { faces: [4, 4, 4] })],
		then: [wentSo('R4', { phase: 3, how: 'back', inches: 12 })]
	},
	{
		id: 'C28',
		heading: 'Armored vehicle fright',
		says: 'Guns that stand are fought.',
		given: [assaults('W9', 'R4'), tests('fright', 'R4', 'passes')],
		when: [white(6)],
		then: [owes('fight W9>R4')]
	},
	{
		id: 'C31',
		heading: 'Armored vehicle fright',
		says: 'A fright that nobody rolled for in phase 3 comes before the melee in 6.',
		given: [assaults('W9', 'R8')],
		when: [white(6)],
		then: [either(owes('fright R8'), owesNot('fight W9>R8'))]
	},
	{
		id: 'C33',
		heading: 'Critical hits',
		says: 'An immobilised tank that loses a melee stays where it is.',
		given: [marks('W9', 'immobilised'), assaults('R5', 'W9'), red(6)],
		when: [fights('R5', 'W9', 'wins')],
		then: [owesNot('movement W9')]
	},
	{
		id: 'C35',
		heading: 'Tanks',
		says: 'Infantry with bombs that attacked a tank rolls for each stand, the melee won or lost.',
		reading:
			'Bombs are the infantry’s to use: that it may is called to mind, whether or not it must.',
		when: [BEATEN_BY_TANK],
		then: [reminds('petrol-bombs R5')]
	},
	{
		id: 'C44',
		heading: 'Petrol bombs vs. tank',
		says: 'Infantry that beat a tank that attacked it may throw its bombs, and need not.',
		given: [assaults('W9', 'R5'), white(6)],
		when: [fights('W9', 'R5', 'loses')],
		then: [reminds('petrol-bombs R5'), owesNot('petrol-bombs R5')]
	},
	{
		id: 'C45',
		heading: 'Petrol bombs vs. tank',
		says: 'The bombs are for the tank that was fought, not for another one.',
		given: [joins('WT', 'tank_female'), BEATEN_BY_TANK],
		then: [
			refusesThrow('petrol-bombs', 'R5', 'WT', {}),
			acceptsThrow('petrol-bombs', 'R5', 'W9', {})
		]
	},
	{
		id: 'C46',
		heading: 'Petrol bombs vs. tank',
		says: 'So it is where a tank attacked beside others.',
		given: [
			...[joins('WT', 'tank_female'), white(1), led('W4', 'W9'), white(3)],
			...[moves('W4'), meets('W4', 'R5'), moves('W9'), meets('W9', 'R5'), white(6)],
			fights('W4', 'R5', 'loses', { others: ['W9'], lost: 1 })
		],
		then: [
			refusesThrow('petrol-bombs', 'R5', 'WT', {}),
			acceptsThrow('petrol-bombs', 'R5', 'W9', {})
		]
	},
	{
		id: 'C36',
		heading: 'Tanks',
		says: 'Each stand that rolls a 1 loses a figure of its own: four ones take one of each, and no stand.',
		given: [BEATEN_BY_TANK],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [1, 1, 1, 1] })],
		then: [unitIs('R5', { left: [3, 3, 3, 2] })]
	},
	{
		id: 'C37',
		heading: 'Tanks',
		says: 'A bomb may blind the driver.',
		given: [BEATEN_BY_TANK],
		when: [throws('petrol-bombs', 'R5', 'W9', BLINDS)],
		then: [is('W9', 'blinded')]
	},
	{
		id: 'C39',
		heading: 'Tanks',
		says: 'A tank whose driver is blinded does not move in its next turn, and meets nobody.',
		given: [BEATEN_BY_TANK, throws('petrol-bombs', 'R5', 'W9', BLINDS)],
		when: [white(1), led('W9'), white(3)],
		then: [mayNot('movement', 'W9'), mayNotMeet('W9', 'R5')]
	},
	{
		id: 'C41',
		heading: 'Infantry',
		says: 'Only a unit that has made bombs throws any.',
		given: [assaults('R6', 'W9'), red(6)],
		when: [fights('R6', 'W9', 'loses', { lost: 1 })],
		then: [remindsNot('petrol-bombs R6')]
	},
	{
		id: 'C42',
		heading: 'Petrol bombs vs. tank',
		says: 'Without the game master’s leave nobody has bombs.',
		given: [option('petrol_bombs', 'not_allowed')],
		when: [BEATEN_BY_TANK],
		then: [remindsNot('petrol-bombs R5')]
	},
	{
		id: 'C47',
		heading: 'Major morale',
		says: 'A tank that is ablaze is a unit lost.',
		given: [BEATEN_BY_TANK],
		when: [throws('petrol-bombs', 'R5', 'W9', SETS_ABLAZE)],
		then: [fills('army-morale', 'white', null, { unitsLost: 1 })]
	},
	{
		id: 'C49',
		heading: 'Critical hits',
		says: 'A repair is tried in the tank’s own turn, not in the enemy’s (R46).',
		given: [marks('W9', 'engine_hit'), red(3)],
		then: [mayNot('tank-repair', 'W9')]
	},
	{
		id: 'C51',
		heading: 'Critical hits',
		says: 'In its own phase 3 it owes the attempt.',
		given: [marks('W9', 'engine_hit'), white(3)],
		then: [owes('tank-repair W9')]
	},
	{
		id: 'C52',
		heading: 'Critical hits',
		says: 'Until it is repaired it does not move.',
		given: [marks('W9', 'engine_hit'), white(1), led('W9'), white(3)],
		then: [mayNot('movement', 'W9')]
	},
	{
		id: 'C53',
		heading: 'Critical hits',
		says: 'There is one attempt in a turn (R46).',
		given: [marks('W9', 'engine_hit'), white(3)],
		when: [throws('tank-repair', 'W9', null, { faces: [1, 1] })],
		then: [is('W9', 'engine_hit'), mayNot('tank-repair', 'W9')]
	}
];

/** ARMOURED CARS; ARMORED TRAINS. */
export const CARS_AND_TRAINS: readonly Statement[] = [
	{
		id: 'C22',
		heading: 'Armoured cars',
		says: 'A car tests morale each time it is hit.',
		given: [white(1), led('W6'), white(2)],
		when: [fires('W6', 'R9', 1)],
		then: [owes('armoured-car-morale R9')]
	},
	{
		id: 'C23',
		heading: 'Melee',
		says: 'A car that went back from attacking fire fights no melee.',
		given: [
			...[assaults('R1', 'W3'), red(5)],
			attackFires('R1', 'W3', 1, { form: { band: 'point_blank' } })
		],
		when: [tests('armoured-car-morale', 'W3', 'fails'), moves('W3'), red(6)],
		then: [owesNot('fight R1>W3')]
	},
	{
		id: 'C58',
		heading: 'Armoured cars',
		says: 'A car rolls for a breakdown once when it tries to move.',
		given: [bears('R9', 2), led('R9'), red(3)],
		when: [tests('breakdown', 'R9', 'fails')],
		then: [mayNot('breakdown', 'R9')]
	},
	{
		id: 'C59',
		heading: 'Armoured cars',
		says: 'A car that may not move at all does not roll for a breakdown.',
		given: [bears('R9', 2), notLed('R9'), red(3)],
		then: [mayNot('breakdown', 'R9')]
	},
	{
		id: 'C60',
		heading: 'Armoured cars',
		says: 'A car does not attack into a melee.',
		given: [led('R9'), red(3), moves('R9'), red(6)],
		then: [mayNot('melee', 'R9', 'W1')]
	},
	{
		id: 'E22',
		heading: 'Armoured cars',
		says: 'A melee lost and a test failed are two moves back: one roll pays one of them.',
		given: [
			...[assaults('R1', 'W3'), red(6), fights('R1', 'W3', 'wins', { lost: 1 })],
			throws('armoured-car-morale', 'W3', null, { faces: [6] })
		],
		when: [moves('W3')],
		then: [owes('movement W3 x1')]
	},
	{
		id: 'C66',
		heading: 'Armored trains',
		says: 'A train that fails its test owes a move to the rear.',
		given: [joins('WT', 'armoured_train'), led('R4'), red(2), shells('R4', 'WT', 0)],
		when: [tests('train-morale', 'WT', 'fails')],
		then: [owes('movement WT')]
	}
];
