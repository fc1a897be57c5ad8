import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { unit } from '../../engine/battles.ts';
import { mayNot } from '../allowed.ts';
import { owes, owesNot } from '../owed.ts';
import { fills, isNot } from '../stands.ts';
import { assaults, joins, led, marks, meets, moves, tests, throws, white } from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** Nobody attacks it any more. */
const leaves = (defender: string): Command => ({
	type: 'engage',
	...{ defender: unit(defender), attackers: [] }
});

/** Cavalry and guns before a tank, cavalry on foot. */
export const SHYING: readonly Statement[] = [
	{
		id: 'MC-24',
		heading: 'Armored vehicle fright',
		says: 'Cavalry that a tank meets owes its fright.',
		given: [assaults('W9', 'R8')],
		then: [owes('fright R8')]
	},
	{
		id: 'MC-25',
		heading: 'Armored vehicle fright',
		says: 'If it withdraws before, it owes none.',
		given: [assaults('W9', 'R8')],
		when: [moves('R8')],
		then: [owesNot('fright R8')]
	},
	{
		id: 'MC-26',
		heading: 'Armored vehicle fright',
		says: 'With the contact taken off the fright is off.',
		given: [assaults('W9', 'R4')],
		when: [leaves('R4')],
		then: [owesNot('fright R4')]
	},
	{
		id: 'MC-27',
		heading: 'Armored vehicle fright',
		says: 'A tank that joins infantry against guns frightens them.',
		given: [
			white(1),
			led('W1', 'W9'),
			white(3),
			moves('W1'),
			meets('W1', 'R4'),
			moves('W9'),
			meets('W9', 'R4')
		],
		then: [owes('fright R4')]
	},
	{
		id: 'MC-28',
		heading: 'Armored vehicle fright',
		says: 'Guns that stood are not frightened again, and fight.',
		given: [assaults('W9', 'R4'), tests('fright', 'R4', 'passes'), white(6)],
		then: [owesNot('fright R4'), owes('fight W9>R4')]
	},
	{
		id: 'MC-28a',
		heading: 'Armored vehicle fright',
		says: 'Nor are they when the tank breaks contact and renews it in the same turn.',
		given: [assaults('W9', 'R4'), tests('fright', 'R4', 'passes'), leaves('R4')],
		when: [meets('W9', 'R4')],
		then: [owesNot('fright R4')]
	},
	{
		id: 'MC-28b',
		heading: 'Armored vehicle fright',
		says: 'In another turn they are.',
		given: [
			...[assaults('W9', 'R4'), tests('fright', 'R4', 'passes'), leaves('R4')],
			assaults('W9', 'R4', 2)
		],
		then: [owes('fright R4')]
	},
	{
		id: 'MC-28c',
		heading: 'Armored vehicle fright',
		says: 'Contact that was off before it showed whether they stand frightens them when it is renewed.',
		given: [assaults('W9', 'R4'), leaves('R4')],
		when: [meets('W9', 'R4')],
		then: [owes('fright R4 x1')]
	},
	{
		id: 'MC-28d',
		heading: 'Armored vehicle fright',
		says: 'Those who did not stand, and whom a second tank reaches, are frightened again.',
		given: [
			joins('W11', 'tank_female'),
			white(1),
			led('W9', 'W11'),
			white(3),
			moves('W9'),
			meets('W9', 'R4'),
			tests('fright', 'R4', 'fails'),
			throws('movement', 'R4'),
			moves('W11')
		],
		when: [meets('W11', 'R4')],
		then: [owes('fright R4')]
	},
	{
		id: 'MC-29',
		heading: 'Armored vehicle fright',
		says: 'Before it shows whether they stand, they are not fought.',
		given: [assaults('W9', 'R4'), white(6)],
		then: [mayNot('melee', 'W9', 'R4'), owesNot('fight W9>R4'), owes('fright R4')]
	},
	{
		id: 'MC-30',
		heading: 'Armored vehicle fright',
		says: 'Cavalry that does not stand goes back, and is not marked for it.',
		given: [assaults('W9', 'R8'), tests('fright', 'R8', 'fails')],
		then: [owes('movement R8'), isNot('R8', 'falling_back')]
	},
	{
		id: 'MC-31',
		heading: 'Armored vehicle fright',
		says: 'The tank it fled from has nobody to fire at in phase 5.',
		given: [assaults('W9', 'R8'), tests('fright', 'R8', 'fails'), white(5)],
		then: [mayNot('attacking-fire', 'W9', 'R1')]
	},
	{
		id: 'MC-32',
		heading: 'Armored vehicle fright',
		says: 'Cavalry on foot has no horses to shy.',
		given: [marks('R8', 'dismounted'), assaults('W9', 'R8')],
		then: [owesNot('fright R8')]
	},
	{
		id: 'MC-33',
		heading: 'Cavalry',
		says: 'Nor does it withdraw.',
		given: [marks('W8', 'dismounted'), assaults('R5', 'W8')],
		then: [mayNot('movement', 'W8')]
	},
	{
		id: 'MC-34',
		heading: 'Cavalry',
		says: 'It attacks as infantry.',
		given: [marks('R8', 'dismounted'), assaults('R8', 'W1')],
		then: [fills('melee', 'R8', 'W1', { attackCavalry: 0, attackInfantry: 1 })]
	},
	{
		id: 'MC-35',
		heading: 'Cavalry',
		says: 'Its horse holders fight with it: no stand counts as lost.',
		given: [marks('R8', 'dismounted')],
		then: [fills('melee', 'R8', 'W1', { attackerStandsLost: 0 })]
	}
];
