import { may, mayMeet, mayNot, mayNotMeet } from '../allowed.ts';
import { owes, owesNot, remindsNot, reminds } from '../owed.ts';
import { away, fills, is, isNot, touchesNot, unitIs } from '../stands.ts';
import {
	assaults,
	bears,
	fights,
	joins,
	led,
	marks,
	meets,
	moves,
	red,
	tests,
	throws,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** W9 and W4 attack R5. */
const TANK_AND_INFANTRY: Play = [
	...[white(1), led('W9', 'W4'), white(3), moves('W9'), meets('W9', 'R5'), moves('W4')],
	...[meets('W4', 'R5'), white(6)]
];
/** R5 has beaten a tank that it attacked. */
const TANK_BEATEN: Play = [assaults('R5', 'W9'), red(6), fights('R5', 'W9', 'wins')];

/** Tanks among troops: who shies, and what is thrown at them. */
export const AGAINST_TANKS: readonly Statement[] = [
	{
		id: 'BY-M12',
		heading: 'Melee',
		says: 'Of a tank and infantry that lose together the infantry takes the losses, and both are back where they started.',
		given: [TANK_AND_INFANTRY],
		when: [fights('W9', 'R5', 'loses', { others: ['W4'], lost: 2 })],
		then: [
			unitIs('W9', { hits: 0 }),
			unitIs('W4', { left: [4, 4, 4, 2] }),
			owesNot('movement W9', 'movement W4')
		]
	},
	{
		id: 'BY-M17',
		heading: 'Armored vehicle fright',
		says: 'Guns that limber up before a tank go back at half of a limbered move.',
		given: [assaults('W9', 'R4')],
		when: [tests('fright', 'R4', 'fails')],
		then: [fills('movement', 'R4', null, { mover: 'gun_limbered', limbering: true, back: true })]
	},
	{
		id: 'BY-M18',
		heading: 'Armored vehicle fright',
		says: 'They are limbered still when their own turn comes, and do not fire in it.',
		given: [assaults('W9', 'R4'), tests('fright', 'R4', 'fails'), red(1, 2), led('R4'), red(2, 2)],
		then: [mayNot('artillery', 'R4', 'W1')]
	},
	{
		id: 'BY-M19',
		heading: 'Armored vehicle fright',
		says: 'Before two tanks cavalry shies once.',
		given: [
			...[joins('W11', 'tank_ft17_mg'), white(1), led('W9', 'W11'), white(3), moves('W9')],
			...[meets('W9', 'R8'), moves('W11'), meets('W11', 'R8')]
		],
		then: [owes('fright R8 x1')]
	},
	{
		id: 'BY-M20',
		heading: 'Armored vehicle fright',
		says: 'Infantry beside the tank has nobody before it either when the horses are gone, and may meet another.',
		given: [
			...[white(1), led('W9', 'W4'), white(3), moves('W9'), meets('W9', 'R8'), moves('W4')],
			...[meets('W4', 'R8'), tests('fright', 'R8', 'fails')]
		],
		then: [touchesNot('W4', 'R8'), mayMeet('W4', 'R5')]
	},
	{
		id: 'BY-M21',
		heading: 'Armored vehicle fright',
		says: 'Cavalry that shied does not count as falling back, and its tchanka fires in defence.',
		given: [assaults('W9', 'R8'), tests('fright', 'R8', 'fails'), white(4)],
		then: [may('small-arms-fire', 'R8', 'W4'), isNot('R8', 'falling_back')]
	},
	{
		id: 'BY-M42',
		heading: 'Armored vehicle fright',
		says: 'Horses and guns that went back before a tank are not met by it again in this turn; another tank may reach them.',
		given: [
			...[joins('W11', 'tank_ft17_mg'), white(1), led('W9', 'W11'), white(3), moves('W9')],
			...[meets('W9', 'R8'), tests('fright', 'R8', 'fails'), moves('R8'), moves('W11')]
		],
		then: [mayNotMeet('W9', 'R8'), mayMeet('W9', 'R5'), mayMeet('W11', 'R8')]
	},
	{
		id: 'BY-M22',
		heading: 'Armored vehicle fright',
		says: 'A single section of light guns is artillery, a light section with infantry is not, nor are machine guns.',
		given: [
			...[joins('R11', 'section', [], { gun: 'light' }), joins('R12', 'infantry_gun')],
			...[joins('W11', 'tank_ft17_mg'), joins('W12', 'tank_ft17_mg'), white(1)],
			...[led('W9', 'W11', 'W12'), white(3), moves('W9'), meets('W9', 'R11'), moves('W11')],
			...[meets('W11', 'R12'), moves('W12'), meets('W12', 'R3')]
		],
		then: [owes('fright R11'), owesNot('fright R12', 'fright R3')]
	},
	{
		id: 'BY-M23',
		heading: 'Armored vehicle fright',
		says: 'Cavalry that attacks a tank itself does not shy.',
		given: [assaults('R8', 'W9')],
		then: [owesNot('fright R8')]
	},
	{
		id: 'BY-M24',
		heading: 'Petrol bombs vs. tank',
		says: 'Infantry that a tank and infantry attacked together throws its bombs when it has won, on a tie too.',
		given: [TANK_AND_INFANTRY],
		when: [fights('W9', 'R5', 'loses', { others: ['W4'], lost: 0 })],
		then: [reminds('petrol-bombs R5')]
	},
	{
		id: 'BY-M25',
		heading: 'Petrol bombs vs. tank',
		says: 'Bombs are for tanks: who beat an armoured car throws none.',
		given: [assaults('R5', 'W3'), red(6), fights('R5', 'W3', 'wins')],
		then: [remindsNot('petrol-bombs R5')]
	},
	{
		id: 'BY-M26',
		heading: 'Petrol bombs vs. tank',
		says: 'Who fails the morale for it throws none, and does not go back for it.',
		given: [assaults('W9', 'R5'), white(6), fights('W9', 'R5', 'loses', { lost: 0 })],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [6] })],
		then: [isNot('R5', 'falling_back'), owesNot('movement R5')]
	},
	{
		id: 'BY-M27',
		heading: 'Petrol bombs vs. tank',
		says: 'His commissar is asked for that morale as for any.',
		given: [
			...[joins('R11', 'infantry', ['petrol_bombs', 'commissar']), assaults('W9', 'R11')],
			...[white(6), fights('W9', 'R11', 'loses')]
		],
		then: [fills('petrol-bombs', 'R11', 'W9', { commissar: 'check' })]
	},
	{
		id: 'BY-M28',
		heading: 'Petrol bombs vs. tank',
		says: 'A man whom his own bomb cost is a casualty: the commissar is rolled for, and the unit tests in its phase 7.',
		given: [
			...[joins('R11', 'infantry', ['petrol_bombs', 'commissar']), assaults('R11', 'W9')],
			...[red(6), fights('R11', 'W9', 'wins')]
		],
		when: [throws('petrol-bombs', 'R11', 'W9', { faces: [1, 2, 2, 2] }), white(7)],
		then: [owes('officer-hit R11', 'unit-morale R11'), unitIs('R11', { left: [4, 4, 4, 3] })]
	},
	{
		id: 'BY-M29',
		heading: 'Petrol bombs vs. tank',
		says: 'A tank that its bombs set ablaze is lost, and owes no way back.',
		given: [TANK_BEATEN],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [6, 5] })],
		then: [away('W9'), owesNot('movement W9')]
	},
	{
		id: 'BY-M30',
		heading: 'Petrol bombs vs. tank',
		says: 'One whose driver they blind still goes back from the melee: it is the next turn that he misses.',
		given: [TANK_BEATEN],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [6, 4] })],
		then: [is('W9', 'blinded'), owes('movement W9')]
	},
	{
		id: 'BY-M31',
		heading: 'Petrol bombs vs. tank',
		says: 'A bomb that only hits may be the sixth hit.',
		given: [bears('W9', 5), TANK_BEATEN],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [6, 1] })],
		then: [away('W9')]
	},
	{
		id: 'BY-M39',
		heading: 'Petrol bombs vs. tank',
		says: 'Of two units that may throw the second throws nothing more when the bombs of the first have set the tank ablaze.',
		given: [
			...[joins('R11', 'infantry', ['petrol_bombs']), led('R5', 'R11'), red(3), moves('R5')],
			...[meets('R5', 'W9'), moves('R11'), meets('R11', 'W9'), red(6)],
			fights('R5', 'W9', 'wins', { others: ['R11'], lost: 0 })
		],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [6, 5] })],
		then: [away('W9'), remindsNot('petrol-bombs R11')]
	},
	{
		id: 'BY-M40',
		heading: 'Critical hits',
		says: 'A crew that gives its tank up leaves nothing to throw bombs at.',
		given: [marks('W9', 'immobilised'), bears('W9', 3), assaults('R5', 'W9'), red(6)],
		when: [fights('R5', 'W9', 'loses', { lost: 0 }), tests('tank-hits', 'W9', 'fails')],
		then: [away('W9'), remindsNot('petrol-bombs R5')]
	}
];
