import { may, mayNot, mayNotMeet, waitsNotFor } from '../allowed.ts';
import { nobodyOwes, nobodyOwesOf, owes, owesNot, reminds, remindsNot } from '../owed.ts';
import { away, fills, is } from '../stands.ts';
import {
	allowed,
	assaults,
	attackFires,
	bears,
	bombards,
	captures,
	comesTo,
	destroyed,
	fights,
	fires,
	joins,
	led,
	marks,
	meets,
	moves,
	option,
	red,
	shells,
	tests,
	throws,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** A tank that moved and met nobody is alarmed in phase 4, and fails its test. */
const ALARMED: Play = [
	bears('W9', 1),
	white(1),
	led('W9'),
	white(3),
	moves('W9'),
	white(4),
	shells('R4', 'W9', 1),
	throws('tank-hits', 'W9', null, { faces: [4, 6] })
];

const AFLOAT = option('ships_and_ice', 'used');

/** Tanks, cars, trains and ships, two steps on. */
export const VEHICLES: readonly Statement[] = [
	{
		id: 'VC-1',
		heading: 'Tanks',
		says: 'A sixth hit puts a tank out of action, and it owes nothing.',
		given: [
			bears('W9', 5),
			white(1),
			led('W9'),
			red(1, 2),
			led('R4'),
			red(2, 2),
			shells('R4', 'W9', 1)
		],
		when: [throws('tank-hits', 'W9', null, { faces: [5] })],
		then: [away('W9'), nobodyOwesOf('W9')]
	},
	{
		id: 'VC-2',
		heading: 'Critical hits',
		says: 'A tank that burns in contact fights no melee.',
		given: [assaults('W9', 'R5'), white(4), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: [6, 6] }), white(6)],
		then: [away('W9'), nobodyOwes('fight')]
	},
	{
		id: 'VC-3',
		heading: 'Critical hits',
		says: 'A tank stopped in contact fights where it stands.',
		given: [assaults('W9', 'R5'), white(4), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: [6, 1] }), white(6)],
		then: [owes('fight W9>R5')]
	},
	{
		id: 'VC-4',
		heading: 'Critical hits',
		says: 'If it loses, it stays there.',
		given: [
			assaults('W9', 'R5'),
			white(4),
			shells('R4', 'W9', 1),
			throws('tank-hits', 'W9', null, { faces: [6, 1] }),
			white(6)
		],
		when: [fights('W9', 'R5', 'loses')],
		then: [owesNot('movement W9')]
	},
	{
		id: 'VC-5',
		heading: 'Critical hits',
		says: 'So does one that was attacked.',
		given: [marks('W9', 'engine_hit'), assaults('R5', 'W9'), red(6)],
		when: [fights('R5', 'W9', 'wins')],
		then: [owesNot('movement W9')]
	},
	{
		id: 'VC-6',
		heading: 'Critical hits',
		says: 'A tank that cannot move has no attacking fire and meets nobody.',
		given: [marks('W9', 'engine_hit'), white(1), led('W9'), white(5)],
		then: [mayNot('attacking-fire', 'W9', 'R1'), mayNotMeet('W9', 'R1')]
	},
	{
		id: 'VC-7',
		heading: 'Critical hits',
		says: 'A repair that failed leaves it where it is, and is not tried twice.',
		given: [
			marks('W9', 'engine_hit'),
			white(1),
			led('W9'),
			white(3),
			throws('tank-repair', 'W9', null, { faces: [6] })
		],
		then: [
			is('W9', 'engine_hit'),
			mayNot('movement', 'W9'),
			mayNot('tank-repair', 'W9'),
			owesNot('tank-repair W9')
		]
	},
	{
		id: 'VC-8',
		heading: 'Critical hits',
		says: 'It fires all the same.',
		given: [marks('W9', 'engine_hit'), white(1), led('W9'), white(2)],
		then: [may('small-arms-fire', 'W9', 'R1')]
	},
	{
		id: 'VC-9',
		heading: 'Tanks',
		says: 'A blinded driver keeps his tank from its next move.',
		given: [marks('W9', 'blinded'), white(1), led('W9'), white(3)],
		then: [mayNot('movement', 'W9')]
	},
	{
		id: 'VC-9b',
		heading: 'Tanks',
		says: 'In that turn it does not even fall back.',
		given: [marks('W9', 'blinded'), bears('W9', 1), white(4), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: [4, 6] })],
		then: [owesNot('movement W9')]
	},
	{
		id: 'VC-9c',
		heading: 'Tanks',
		says: 'A way back that it owes from the turn before is still owed: its next turn is the one that it misses.',
		given: [assaults('R5', 'W9'), red(6), fights('R5', 'W9', 'wins')],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [6, 4, 2, 2, 2] }), white(1)],
		then: [is('W9', 'blinded'), owes('movement W9 x1'), may('movement', 'W9')]
	},
	{
		id: 'VC-10',
		heading: 'Tanks',
		says: 'After that turn it moves again.',
		given: [white(5), marks('W9', 'blinded'), white(1, 2), white(1, 3), led('W9'), white(3, 3)],
		then: [may('movement', 'W9')]
	},
	{
		id: 'VC-11',
		heading: 'Tanks',
		says: 'Infantry that attacks a tank has no fire at it.',
		given: [assaults('R5', 'W9'), red(5)],
		then: [mayNot('attacking-fire', 'R5', 'W9')]
	},
	{
		id: 'VC-11b',
		heading: 'Tanks',
		says: 'A tank that attacks a vehicle fires its gun at it, at that one only and once (G05).',
		given: [
			...[joins('R11', 'armoured_train'), white(1), led('W9'), white(3), moves('W9')],
			...[meets('W9', 'R11'), white(5)]
		],
		when: [shells('W9', 'R11', 0)],
		then: [
			fills('artillery', 'W9', 'R11', { distance: 0 }),
			owes('train-morale R11'),
			mayNot('artillery', 'W9', 'R11', { part: 'left' })
		]
	},
	{
		id: 'VC-11c',
		heading: 'Tanks',
		says: 'Its machine guns do nothing to a train, and its gun fires at nobody else.',
		given: [
			...[joins('R11', 'armoured_train'), white(1), led('W9'), white(3), moves('W9')],
			...[meets('W9', 'R11'), white(5)]
		],
		then: [
			may('artillery', 'W9', 'R11', { part: 'left' }),
			mayNot('artillery', 'W9', 'R9', { part: 'left' }),
			mayNot('attacking-fire', 'W9', 'R11')
		]
	},
	{
		id: 'VC-11d',
		heading: 'Armored trains',
		says: 'A train that was shelled in phase 2 and held tests again when a gun fires at it in 5 (R53).',
		given: [
			...[joins('R11', 'armoured_train'), white(1), led('W7', 'W9'), white(2)],
			...[shells('W7', 'R11', 0), tests('train-morale', 'R11', 'passes'), white(3)],
			...[moves('W9'), meets('W9', 'R11'), white(5)]
		],
		when: [shells('W9', 'R11', 0)],
		then: [owes('train-morale R11 x1')]
	},
	{
		id: 'VC-12',
		heading: 'Petrol bombs vs. tank',
		says: 'Infantry that attacked a tank throws its bombs though it lost.',
		given: [assaults('R5', 'W9'), red(6)],
		when: [fights('R5', 'W9', 'loses', { lost: 0 })],
		then: [reminds('petrol-bombs R5')]
	},
	{
		id: 'VC-13',
		heading: 'Petrol bombs vs. tank',
		says: 'Bombs not thrown lapse with the turn.',
		given: [assaults('W9', 'R5'), white(6), fights('W9', 'R5', 'loses')],
		when: [red(1, 2)],
		then: [remindsNot('petrol-bombs R5'), mayNot('petrol-bombs', 'R5', 'W9')]
	},
	{
		id: 'VC-14',
		heading: 'Armoured cars',
		says: 'A car that broke down does not move.',
		given: [bears('R9', 2), led('R9'), red(3), throws('breakdown', 'R9', null, { faces: [1] })],
		then: [mayNot('movement', 'R9')]
	},
	{
		id: 'VC-15',
		heading: 'Armoured cars',
		says: 'A car with hits that fired in 2 may try to move in 3.',
		given: [bears('R9', 2), led('R9'), red(2), fires('R9', 'W1', 0), red(3)],
		then: [may('breakdown', 'R9')]
	},
	{
		id: 'VC-16',
		heading: 'Armoured cars',
		says: 'A car goes back from a failed test without leadership.',
		given: [
			led('R1'),
			red(2),
			fires('R1', 'W3', 1, { form: { band: 'point_blank' } }),
			tests('armoured-car-morale', 'W3', 'fails')
		],
		then: [owes('movement W3'), may('movement', 'W3')]
	},
	{
		id: 'VC-17',
		heading: 'Armoured cars',
		says: 'Hit in its own turn, it goes back too.',
		given: [
			led('R9'),
			red(4),
			fires('W1', 'R9', 1, { form: { band: 'point_blank' } }),
			tests('armoured-car-morale', 'R9', 'fails')
		],
		then: [owes('movement R9')]
	},
	{
		id: 'VC-18',
		heading: 'Armored trains',
		says: 'A train driven back by shells still fires in defence.',
		given: [
			joins('R30', 'armoured_train'),
			white(1),
			led('W7'),
			white(2),
			shells('W7', 'R30', 0),
			tests('train-morale', 'R30', 'fails'),
			moves('R30'),
			white(4)
		],
		then: [may('small-arms-fire', 'R30', 'W1'), owesNot('train-morale R30')]
	},
	{
		id: 'VC-19',
		heading: 'Armored trains',
		says: 'Shelled again in the next turn, it tests again.',
		given: [
			joins('R30', 'armoured_train'),
			white(1),
			led('W7'),
			white(2),
			shells('W7', 'R30', 0),
			tests('train-morale', 'R30', 'passes'),
			red(4, 2)
		],
		when: [shells('W7', 'R30', 0)],
		then: [owes('train-morale R30')]
	},
	{
		id: 'VC-20',
		heading: 'Major morale',
		says: 'A train captured is lost to one side, and counts for the other.',
		given: [joins('R30', 'armoured_train'), captures('R30')],
		then: [
			fills('army-morale', 'red', null, { ownTrainsLost: 1 }),
			fills('army-morale', 'white', null, { enemyTrainsLost: 1 })
		]
	},
	{
		id: 'VC-21',
		heading: 'Major morale',
		says: 'It counts on while its captor uses it.',
		given: [
			joins('R30', 'armoured_train'),
			captures('R30'),
			{ type: 'changeSide', unit: 'R30', camp: 'white' },
			white(1)
		],
		then: [owes('leadership R30'), fills('army-morale', 'white', null, { enemyTrainsLost: 1 })]
	},
	{
		id: 'VC-22',
		heading: 'Major morale',
		says: 'Brought back, it counts for neither.',
		given: [joins('R30', 'armoured_train'), captures('R30'), { type: 'bringBack', unit: 'R30' }],
		then: [
			fills('army-morale', 'red', null, { ownTrainsLost: 0 }),
			fills('army-morale', 'white', null, { enemyTrainsLost: 0 })
		]
	},
	{
		id: 'VC-23',
		heading: 'Major morale',
		says: 'A train wrecked is lost to its side, and helps nobody.',
		given: [joins('R30', 'armoured_train'), destroyed('R30')],
		then: [
			fills('army-morale', 'red', null, { ownTrainsLost: 1 }),
			fills('army-morale', 'white', null, { enemyTrainsLost: 0 })
		]
	},
	{
		id: 'VC-24',
		heading: 'Attacking fire',
		says: 'A tank that goes back from defensive fire, in contact with nobody, attacks nobody any more.',
		given: ALARMED,
		when: [white(5)],
		then: [mayNot('attacking-fire', 'W9', 'R5')]
	},
	{
		id: 'VC-25',
		heading: 'Attacking fire',
		says: 'Nor when it has gone, and it makes no contact in 6.',
		given: [ALARMED, throws('movement', 'W9'), white(5)],
		then: [mayNot('attacking-fire', 'W9', 'R5'), mayNotMeet('W9', 'R5')]
	},
	{
		id: 'VC-26',
		heading: 'Bombardment',
		says: 'Nor does a tank that went back from the edge of an area.',
		given: [
			bears('W9', 1),
			red(1),
			led('R4'),
			red(2),
			bombards('R4'),
			white(1),
			led('W9'),
			white(3),
			comesTo('W9', 'edge', 'R4'),
			throws('bombardment', 'W9', null, { form: { distanceToArea: 1 }, faces: [6, 6, 6] }),
			throws('movement', 'W9')
		],
		then: [mayNotMeet('W9', 'R5')]
	},
	{
		id: 'VC-27',
		heading: 'Critical hits',
		says: 'Cavalry on foot attacks an immobilised tank as infantry: its crew tests.',
		given: [marks('W9', 'immobilised'), marks('R8', 'dismounted'), assaults('R8', 'W9'), red(6)],
		when: [fights('R8', 'W9', 'loses')],
		then: [owes('tank-hits W9')]
	},
	{
		id: 'VC-28',
		heading: 'Critical hits',
		says: 'Left owed in 6, it is the test of the crew still, and no shell.',
		given: [marks('W9', 'immobilised'), assaults('R5', 'W9'), red(6)],
		when: [fights('R5', 'W9', 'loses'), red(7)],
		then: [fills('tank-hits', 'W9', null, { blow: 'infantry' })]
	},
	{
		id: 'VC-29',
		heading: 'Critical hits',
		says: 'Shells that hit it in 4 are shells in 6.',
		given: [marks('W9', 'immobilised'), white(4), shells('R4', 'W9', 2)],
		when: [white(6)],
		then: [fills('tank-hits', 'W9', null, { blow: 'shells', shells: 2 })]
	},
	{
		id: 'VC-30',
		heading: 'Critical hits',
		says: 'Shells not yet worked out when infantry is let fight it stay owed, and its crew tests besides.',
		given: [marks('W9', 'immobilised'), led('R4', 'R5'), red(2), shells('R4', 'W9', 2)],
		when: [red(3), moves('R5'), meets('R5', 'W9'), red(6), allowed(fights('R5', 'W9', 'loses'))],
		then: [owes('tank-hits W9 x3'), fills('tank-hits', 'W9', null, { blow: 'shells', shells: 2 })]
	},
	{
		id: 'VC-30b',
		heading: 'Critical hits',
		says: 'The shells worked out, it is the test of the crew that is left.',
		given: [
			...[marks('W9', 'immobilised'), led('R4', 'R5'), red(2), shells('R4', 'W9', 2), red(3)],
			...[moves('R5'), meets('R5', 'W9'), red(6), allowed(fights('R5', 'W9', 'loses'))]
		],
		when: [throws('tank-hits', 'W9', null, { faces: [1, 1, 1, 1] })],
		then: [owes('tank-hits W9 x1'), fills('tank-hits', 'W9', null, { blow: 'infantry' })]
	},
	{
		id: 'VC-31',
		heading: 'Additional rules',
		says: 'A ship launches its boats and breaks ice in its own phase 3, where these untried rules are used.',
		given: [joins('RS', 'ship'), AFLOAT, red(3)],
		then: [may('launch-boats', 'RS'), may('icebreaker', 'RS')]
	},
	{
		id: 'VC-31g',
		heading: 'Small arms firing',
		says: 'A ship that carries neither machine guns nor guns does not fire.',
		given: [joins('RS', 'ship'), red(1), led('RS'), red(2)],
		then: [mayNot('small-arms-fire', 'RS', 'W1'), waitsNotFor('RS')]
	},
	{
		id: 'VC-31h',
		heading: 'Melee',
		says: 'A ship is no train: shells and whoever boards it meet a ship, and nothing is added for it.',
		given: [joins('WS', 'ship'), red(2)],
		then: [
			fills('artillery', 'R4', 'WS', { target: 'ship' }),
			fills('melee', 'R5', 'WS', { defender: 'ship' })
		]
	},
	{
		id: 'VC-31b',
		heading: 'Additional rules',
		says: 'Where they are not used it does neither.',
		given: [joins('RS', 'ship'), red(3)],
		then: [mayNot('launch-boats', 'RS'), mayNot('icebreaker', 'RS')]
	},
	{
		id: 'VC-31c',
		heading: 'Additional rules',
		says: 'Nor in the turn of the enemy.',
		given: [joins('RS', 'ship'), AFLOAT, white(3)],
		then: [mayNot('launch-boats', 'RS'), mayNot('icebreaker', 'RS')]
	},
	{
		id: 'VC-31d',
		heading: 'Additional rules',
		says: 'It rolls once in a turn for all boats that it launches, section by section for the ice.',
		reading: 'Boats launched one by one would need no luck: a single one goes on any face.',
		given: [joins('RS', 'ship'), AFLOAT, red(3)],
		when: [throws('launch-boats', 'RS'), throws('icebreaker', 'RS', null, { faces: [5] })],
		then: [mayNot('launch-boats', 'RS'), may('icebreaker', 'RS')]
	},
	{
		id: 'VC-31f',
		heading: 'Additional rules',
		says: 'A section that it does not break stops it: it breaks no more ice in this turn.',
		given: [joins('RS', 'ship'), AFLOAT, red(3)],
		when: [throws('icebreaker', 'RS', null, { faces: [6] })],
		then: [mayNot('icebreaker', 'RS')]
	},
	{
		id: 'VC-31e',
		heading: 'Additional rules',
		says: 'It breaks ice by its morale of 6 less the hits that it bears.',
		given: [joins('RS', 'ship'), bears('RS', 2), AFLOAT, red(3)],
		then: [fills('icebreaker', 'RS', null, { hits: 2 })]
	},
	{
		id: 'VC-32',
		heading: 'Melee',
		says: 'A car that was hit is not fought before it shows whether it stays.',
		given: [assaults('R5', 'W3'), red(5), attackFires('R5', 'W3', 1), red(6)],
		then: [mayNot('melee', 'R5', 'W3'), owesNot('fight R5>W3'), owes('armoured-car-morale W3')]
	},
	{
		id: 'VC-32b',
		heading: 'Melee',
		says: 'When it has held it is.',
		given: [assaults('R5', 'W3'), red(5), attackFires('R5', 'W3', 1), red(6)],
		when: [tests('armoured-car-morale', 'W3', 'passes')],
		then: [may('melee', 'R5', 'W3'), owes('fight R5>W3')]
	},
	{
		id: 'VC-32c',
		heading: 'Melee',
		says: 'Nor does a tank fight before the shells that hit it are worked out.',
		given: [assaults('W9', 'R5'), white(4), shells('R4', 'W9', 1), white(6)],
		then: [mayNot('melee', 'W9', 'R5'), owesNot('fight W9>R5'), owes('tank-hits W9')]
	},
	{
		id: 'VC-32d',
		heading: 'Melee',
		says: 'So it is with those who attack beside it.',
		given: [
			...[white(1), led('W4', 'W9'), white(3), moves('W4'), meets('W4', 'R5'), moves('W9')],
			...[meets('W9', 'R5'), white(4), shells('R4', 'W9', 1), white(6)]
		],
		then: [mayNot('melee', 'W4', 'R5', { others: ['W9'] }), owesNot('fight W4>R5')]
	},
	{
		id: 'VC-32e',
		heading: 'Melee',
		says: 'A train that was shelled and not yet tested is not fought either.',
		given: [
			...[joins('WT', 'armoured_train'), joins('RT', 'tank_male'), assaults('RT', 'WT'), red(5)],
			...[shells('RT', 'WT', 0), red(6)]
		],
		then: [mayNot('melee', 'RT', 'WT'), owesNot('fight RT>WT'), owes('train-morale WT')]
	}
];
