import { may, mayNot } from '../allowed.ts';
import { owes } from '../owed.ts';
import { dice, struck, touches } from '../stands.ts';
import { assaults, attackFires, fights, led, marks, meets, moves, red, white } from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** R5 attacks W1 and has fired in phase 5. */
const FIRED: Play = [assaults('R5', 'W1'), red(5), attackFires('R5', 'W1', 0)];

/** ATTACKING FIRE: who fires in phase 5, at whom, and what he may do after it. */
export const ATTACKING_FIRE: readonly Statement[] = [
	{
		id: 'A19',
		heading: 'Attacking fire',
		says: 'A unit that has not moved and touches nobody has no attacking fire.',
		given: [led('R6'), red(5)],
		then: [mayNot('attacking-fire', 'R6', 'W1')]
	},
	{
		id: 'A22',
		heading: 'Sequence of action',
		says: 'In the Red turn the Whites have no attacking fire.',
		given: [assaults('R5', 'W1'), red(5)],
		then: [mayNot('attacking-fire', 'W1', 'R5')]
	},
	{
		id: 'C04',
		heading: 'Attacking fire',
		says: 'A unit that has moved into melee may fire in phase 5.',
		given: [assaults('R5', 'W1'), red(5)],
		then: [may('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'C05',
		heading: 'Attacking fire',
		says: 'It fires at the enemy whom it attacks, at nobody else (G05).',
		given: [assaults('R5', 'W1'), red(5)],
		then: [mayNot('attacking-fire', 'R5', 'W4')]
	},
	{
		id: 'C06',
		heading: 'Attacking fire',
		says: 'It fires once.',
		given: [FIRED],
		then: [mayNot('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'C85',
		heading: 'Infantry',
		says: 'Half of its four stands fire, and its light machine gun in full: four dice.',
		given: [assaults('R1', 'W1'), red(5)],
		when: [attackFires('R1', 'W1', 0, { faces: [] })],
		then: [dice(4)]
	},
	{
		id: 'C87',
		heading: 'Attacking fire',
		says: 'Mounted cavalry has none (G05).',
		given: [assaults('R8', 'W1'), red(5)],
		then: [mayNot('attacking-fire', 'R8', 'W1')]
	},
	{
		id: 'F02',
		heading: 'Attacking fire',
		says: 'A tank has it, with its guns and machine guns (G05).',
		given: [assaults('W9', 'R1'), white(5)],
		then: [may('attacking-fire', 'W9', 'R1')]
	},
	{
		id: 'F24',
		heading: 'Attacking fire',
		says: 'A unit whose enemy withdrew attacks nobody any more, and does not fire.',
		given: [assaults('R5', 'W8'), moves('W8')],
		when: [red(5)],
		then: [mayNot('attacking-fire', 'R5', 'W8'), mayNot('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'C03',
		heading: 'Melee',
		says: 'Its fire does not end the contact: in phase 6 it stands.',
		reading:
			'Contact comes of the move in phase 3; nothing has to be declared once more in phase 6, and nothing speaks against it.',
		given: [FIRED],
		when: [red(6)],
		then: [touches('R5', 'W1')]
	},
	{
		id: 'C01',
		heading: 'Melee',
		says: 'A unit that has fired in phase 5 may fight in phase 6.',
		given: [FIRED],
		when: [red(6)],
		then: [may('melee', 'R5', 'W1')]
	},
	{
		id: 'C02',
		heading: 'Melee',
		says: 'The melee is owed after the attacking fire.',
		given: [FIRED],
		when: [red(6)],
		then: [owes('fight R5>W1')]
	},
	{
		id: 'C08',
		heading: 'Melee',
		says: 'Those who attack together fight together, whoever of them has fired in phase 5.',
		given: [
			...[led('R5', 'R6'), red(3), moves('R5'), meets('R5', 'W1'), moves('R6'), meets('R6', 'W1')],
			...[red(5), attackFires('R5', 'W1', 0)]
		],
		when: [red(6)],
		then: [may('melee', 'R5', 'W1', { others: ['R6'] })]
	},
	{
		id: 'F04',
		heading: 'Melee',
		says: 'Dismounted cavalry that has fired in phase 5 may fight in phase 6.',
		given: [
			...[marks('R8', 'dismounted'), assaults('R8', 'W1')],
			...[red(5), attackFires('R8', 'W1', 0)]
		],
		when: [red(6)],
		then: [may('melee', 'R8', 'W1')]
	},
	{
		id: 'E02',
		heading: 'Attacking fire',
		says: 'With the move struck out there was no attack: its fire and its melee go too.',
		reading:
			'Contact that the table has told stands for the move into it; here its fire tells of it.',
		given: [led('R5'), red(3)],
		when: [
			...[moves('R5'), red(5), attackFires('R5', 'W1', 0)],
			...[red(6), fights('R5', 'W1', 'wins', { lost: 1 })]
		],
		then: [struck(0, { goes: ['attacking-fire', 'melee'] })]
	}
];
