import { may, mayNot, refusesThrow, throwsDice } from '../allowed.ts';
import { nobodyOwes } from '../owed.ts';
import { either, touches, touchesNot } from '../stands.ts';
import { assaults, bears, joins, moves, red, tests } from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const CHARGING = { form: { charging: true } } as const;
/** R5 comes at the car of W3, which bears two hits. */
const WORN_CAR: Play = [bears('W3', 2), assaults('R5', 'W3')];

/** MELEE; CAVALRY: who withdraws before a melee, in the enemy's phase 3 (R54). */
export const WITHDRAWAL: readonly Statement[] = [
	{
		id: 'F23',
		heading: 'Cavalry',
		says: 'Cavalry that withdraws is in contact no more.',
		given: [assaults('R5', 'W8')],
		when: [moves('W8')],
		then: [touchesNot('R5', 'W8')]
	},
	{
		id: 'F26',
		heading: 'Melee',
		says: 'Who withdrew is not fought all the same.',
		given: [assaults('R5', 'W8'), moves('W8')],
		when: [red(6)],
		then: [mayNot('melee', 'R5', 'W8'), nobodyOwes('fight')]
	},
	{
		id: 'B71',
		heading: 'Melee',
		says: 'It is a normal move away: no charge dice.',
		given: [assaults('R5', 'W8')],
		then: [
			either(
				refusesThrow('movement', 'W8', null, CHARGING),
				throwsDice(4, 'movement', 'W8', CHARGING)
			)
		]
	},
	{
		id: 'B68',
		heading: 'Melee',
		says: 'Cavalry, armoured cars and armoured trains withdraw; headquarters do not.',
		reading:
			'Headquarters may have a car or a train for a carriage, but are not in the list of those who withdraw.',
		given: [assaults('R5', 'W10')],
		then: [mayNot('movement', 'W10')]
	},
	{
		id: 'C67',
		heading: 'Melee',
		says: 'An armoured train may withdraw.',
		given: [joins('WT', 'armoured_train'), assaults('R5', 'WT')],
		then: [may('movement', 'WT')]
	},
	{
		id: 'C62',
		heading: 'Melee',
		says: 'A car that withdrew is in no contact, and in no melee.',
		given: [assaults('R5', 'W3')],
		when: [moves('W3'), red(6)],
		then: [touchesNot('R5', 'W3'), nobodyOwes('fight')]
	},
	{
		id: 'F11',
		heading: 'Armoured cars',
		says: 'A car with hits that wants to withdraw rolls for a breakdown first.',
		given: [WORN_CAR],
		then: [may('breakdown', 'W3'), mayNot('movement', 'W3')]
	},
	{
		id: 'F12',
		heading: 'Armoured cars',
		says: 'If it breaks down, it stays and is fought.',
		given: [WORN_CAR],
		when: [tests('breakdown', 'W3', 'passes')],
		then: [touches('R5', 'W3'), mayNot('movement', 'W3')]
	},
	{
		id: 'F13',
		heading: 'Armoured cars',
		says: 'It has not moved by that, and fires in defence.',
		given: [WORN_CAR, tests('breakdown', 'W3', 'passes')],
		when: [red(4)],
		then: [may('small-arms-fire', 'W3', 'R1')]
	}
];
