import { unit } from '../../engine/battles.ts';
import {
	accepts,
	acceptsThrow,
	may,
	mayMeet,
	mayNot,
	mayNotMeet,
	offersNot,
	refusesThrow
} from '../allowed.ts';
import { nobodyOwes, nobodyOwesOf, owes, owesNot } from '../owed.ts';
import { isNot, touches, touchesNot } from '../stands.ts';
import {
	allowed,
	assaults,
	attackFires,
	changesSide,
	destroyed,
	fights,
	figuresHit,
	fires,
	goes,
	joins,
	leads,
	led,
	marks,
	meets,
	moves,
	reading,
	red,
	throwsFor,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** R5 attacks W1 and has fired at it. */
const INTO_W1: Play = [assaults('R5', 'W1'), red(5), attackFires('R5', 'W1', 0), red(6)];
const A_THIRD: Play = [destroyed('W1', 'W2', 'W4'), red(7)];

/** How contacts begin and end. */
export const CONTACTS: readonly Statement[] = [
	{
		id: 'MC-1',
		heading: 'Melee',
		says: 'Cavalry that withdrew may be met by another unit, and does not withdraw again.',
		given: [led('R5', 'R6'), red(3), moves('R5'), meets('R5', 'W8'), moves('W8'), moves('R6')],
		when: [meets('R6', 'W8')],
		then: [touches('R6', 'W8'), mayNot('movement', 'W8')]
	},
	{
		id: 'MC-2',
		heading: 'Melee',
		says: 'Whom it left does not meet it again in this turn.',
		given: [assaults('R5', 'W8'), moves('W8')],
		then: [mayNotMeet('R5', 'W8')]
	},
	{
		id: 'MC-3',
		heading: 'Melee',
		says: 'Who came at it has made his move.',
		given: [assaults('R5', 'W8'), moves('W8')],
		then: [mayNot('movement', 'R5')]
	},
	{
		id: 'MC-4',
		heading: 'Melee',
		says: 'He may turn to another enemy, and fires at him.',
		given: [assaults('R5', 'W8'), moves('W8'), meets('R5', 'W1'), red(5)],
		then: [may('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'MC-5',
		heading: 'Melee',
		says: 'Who withdraws is out of contact with all that came at him.',
		given: [assaults('R5', 'W8'), moves('R6'), meets('R6', 'W8')],
		when: [moves('W8')],
		then: [touchesNot('R5', 'W8'), touchesNot('R6', 'W8')]
	},
	{
		id: 'MC-6',
		heading: 'Melee',
		says: 'Cavalry that withdraws leaves its cover.',
		given: [marks('W8', 'in_cover'), assaults('R5', 'W8'), moves('W8')],
		then: [isNot('W8', 'in_cover')]
	},
	{
		id: 'MC-7',
		heading: 'Melee',
		says: 'Cavalry that is falling back may withdraw too.',
		given: [marks('W8', 'falling_back'), assaults('R5', 'W8')],
		then: [may('movement', 'W8')]
	},
	{
		id: 'MC-8',
		heading: 'Melee',
		says: 'So may the cavalry of a broken army.',
		given: [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] }), assaults('R5', 'W8', 2)],
		then: [may('movement', 'W8')]
	},
	{
		id: 'MC-9',
		heading: 'Melee',
		says: 'Who attacks leaves his defences.',
		given: [marks('R5', 'in_defences'), led('R5'), red(3)],
		when: [meets('R5', 'W1')],
		then: [isNot('R5', 'in_defences')]
	},
	{
		id: 'MC-10',
		heading: 'Melee',
		says: 'A unit attacks one enemy: meeting another, it leaves the first.',
		given: [assaults('R5', 'W1')],
		when: [meets('R5', 'W2')],
		then: [touches('R5', 'W2'), touchesNot('R5', 'W1')]
	},
	{
		id: 'MC-11',
		heading: 'Melee',
		says: 'Who has fought makes no new contact in this turn.',
		given: [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 })],
		then: [mayNotMeet('R5', 'W2')]
	},
	{
		id: 'MC-12',
		heading: 'Melee',
		says: 'Nor does any of those who fought with him.',
		given: [
			led('R5', 'R6'),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			moves('R6'),
			meets('R6', 'W1'),
			red(6),
			fights('R5', 'W1', 'wins', { lost: 1, others: ['R6'] })
		],
		then: [mayNotMeet('R6', 'W2'), mayNotMeet('R5', 'W2')]
	},
	{
		id: 'MC-13',
		heading: 'Melee',
		says: 'A contact taken off by mistake may be told anew.',
		given: [assaults('R5', 'W1'), red(6), { type: 'engage', defender: unit('W1'), attackers: [] }],
		then: [mayMeet('R5', 'W1')]
	},
	{
		id: 'MC-14',
		heading: 'Melee',
		says: 'All that are in contact with one defender fight one melee: none of them alone.',
		given: [
			led('R5', 'R6'),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			moves('R6'),
			meets('R6', 'W1'),
			red(6)
		],
		then: [
			refusesThrow('melee', 'R5', 'W1', {}),
			acceptsThrow('melee', 'R5', 'W1', { others: ['R6'] })
		]
	},
	{
		id: 'MC-15',
		heading: 'Melee',
		says: 'A defender lost to attacking fire is fought by nobody.',
		given: [assaults('R5', 'W3'), red(5), destroyed('W3'), red(6)],
		then: [nobodyOwes('fight'), mayNot('melee', 'R5', 'W3')]
	},
	{
		id: 'MC-16',
		heading: 'Melee',
		says: 'An attacker lost to defensive fire is in no contact and owes nothing.',
		given: [assaults('R5', 'W1'), red(4), destroyed('R5')],
		then: [nobodyOwesOf('R5'), touchesNot('R5', 'W1')]
	},
	{
		id: 'MC-17',
		heading: 'Melee',
		says: 'An attacker who went over is in no contact.',
		given: [assaults('R5', 'W1')],
		when: [changesSide('R5')],
		then: [touchesNot('R5', 'W1')]
	},
	{
		id: 'MC-18',
		heading: 'Melee',
		says: 'Nor is a defender who went into the reserve.',
		given: [assaults('R5', 'W1')],
		when: [goes('W1', 'reserve')],
		then: [touchesNot('R5', 'W1')]
	},
	{
		id: 'MC-19',
		heading: 'Melee',
		says: 'A melee not fought in 6 is not fought in 7.',
		given: [assaults('R5', 'W1'), red(7)],
		then: [mayNot('melee', 'R5', 'W1')]
	},
	{
		id: 'MC-20',
		heading: 'Consequences of major morale failure',
		says: 'A unit of a broken army that is attacked defends itself.',
		given: [
			...A_THIRD,
			throwsFor('army-morale', 'white', { faces: [1] }),
			assaults('R5', 'W5', 2),
			red(6, 2)
		],
		then: [owes('fight R5>W5')]
	},
	{
		id: 'MC-21',
		heading: 'Officers and leaders',
		says: 'A unit that only its hero led fires and fights on when he fell.',
		given: [
			leads('dybenko', 'R5'),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			red(4),
			fires('W1', 'R5', 1),
			figuresHit('R5', 10, 10)
		],
		when: [red(5)],
		then: [may('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'MC-22',
		heading: 'Morale',
		says: 'The losses of a melee are tested by the side that phase 7 names.',
		given: [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 }), moves('W1')],
		when: [red(7)],
		then: [owes('unit-morale W1'), owesNot('unit-morale R5')]
	},
	{
		id: 'MC-23',
		heading: 'Morale',
		says: 'The other side tests its own in the next turn.',
		given: [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'loses', { lost: 1 })],
		when: [white(7)],
		then: [owes('unit-morale R5')]
	},
	{
		id: 'MC-36',
		heading: 'Force HQ',
		says: 'Headquarters attack nobody.',
		given: [red(3)],
		then: [mayNotMeet('R10', 'W1')]
	},
	{
		id: 'MC-37',
		heading: 'Force HQ',
		says: 'Headquarters that are attacked are fought.',
		given: [assaults('R5', 'W10'), red(6)],
		then: [owes('fight R5>W10')]
	},
	{
		id: 'MC-38',
		heading: 'Melee',
		says: 'So are wagons.',
		given: [joins('W21', 'wagon'), assaults('R5', 'W21'), red(6)],
		then: [owes('fight R5>W21')]
	},
	{
		id: 'MC-39',
		heading: 'Attacking fire',
		says: 'Where contact is read as told only, a unit that touches nobody has no attacking fire (R70).',
		given: [reading('R70', 'contact_told'), led('R5'), red(3), moves('R5'), red(5)],
		then: [mayNot('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'MC-40',
		heading: 'Melee',
		says: 'Where contact is read as made by a move only, a unit that has not moved makes none (R70).',
		given: [reading('R70', 'moved_then_told'), led('R5'), red(3)],
		then: [mayNotMeet('R5', 'W1')]
	},
	{
		id: 'MC-41',
		heading: 'Melee',
		says: 'After its move it does.',
		given: [reading('R70', 'moved_then_told'), led('R5'), red(3), moves('R5')],
		then: [mayMeet('R5', 'W1')]
	},
	{
		id: 'MC-42',
		heading: 'Attacking fire',
		says: 'Who has fired in phase 5 fights the enemy he fired at, and no other one (G05).',
		given: [INTO_W1],
		then: [mayNotMeet('R5', 'W4'), offersNot(meets('R5', 'W4')), owes('fight R5>W1')]
	},
	{
		id: 'MC-43',
		heading: 'Attacking fire',
		says: 'Nor does he when that one is lost to his fire.',
		given: [INTO_W1, destroyed('W1')],
		then: [mayNotMeet('R5', 'W4'), offersNot(meets('R5', 'W4'))]
	},
	{
		id: 'MC-44',
		heading: 'Attacking fire',
		says: 'With that one he may be told to be in contact anew, with another by the word of the referee.',
		given: [INTO_W1, { type: 'engage', defender: unit('W1'), attackers: [] }],
		then: [mayMeet('R5', 'W1'), accepts(allowed(meets('R5', 'W4')))]
	},
	{
		id: 'MC-45',
		heading: 'Attacking fire',
		says: 'Where attacking fire is read as aimed at any target, it ties him to nobody (G05).',
		given: [reading('G05', 'any_target'), INTO_W1],
		then: [accepts(meets('R5', 'W4'))]
	},
	{
		id: 'MC-46',
		heading: 'Attacking fire',
		says: 'Of whom it is only told that he has fired, nobody knows at whom: he is tied to nobody (G05).',
		given: [
			led('R5'),
			red(3),
			moves('R5'),
			red(5),
			{ type: 'setMark', unit: unit('R5'), mark: 'fired', on: true }
		],
		then: [mayMeet('R5', 'W4')]
	}
];
