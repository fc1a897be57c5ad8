import { loses } from '../../engine/rolls.ts';
import { may, mayNot, mayNotMeet, waitsFor, waitsNotFor } from '../allowed.ts';
import { nobodyOwesOf, owes, owesNot, reminds } from '../owed.ts';
import { fills, is, isNot, needs, unitIs } from '../stands.ts';
import {
	assaults,
	bears,
	claims,
	fights,
	fires,
	joins,
	led,
	marks,
	moves,
	reading,
	red,
	shells,
	switchedOff,
	tests,
	throws,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** 2.13 TANKS AND PETROL BOMBS. */
export const TANKS: readonly Statement[] = [
	{
		id: 'TK-1',
		heading: 'Critical hits',
		says: 'Infantry that attacks an immobilised tank makes its crew test (R46).',
		given: [marks('W9', 'immobilised'), assaults('R6', 'W9'), red(6)],
		when: [fights('R6', 'W9', 'loses', { lost: 1 })],
		then: [owes('tank-hits W9')]
	},
	{
		id: 'TK-2',
		heading: 'Critical hits',
		says: 'An immobilised tank fires, and neither moves nor attacks.',
		given: [marks('W9', 'immobilised'), white(1), led('W9'), white(2)],
		then: [may('small-arms-fire', 'W9', 'R1')]
	},
	{
		id: 'TK-3',
		heading: 'Critical hits',
		says: 'It does not move for the rest of the game.',
		given: [marks('W9', 'immobilised'), white(1), led('W9'), white(3)],
		then: [mayNot('movement', 'W9'), mayNotMeet('W9', 'R1'), mayNot('tank-repair', 'W9')]
	},
	{
		id: 'TK-4',
		heading: 'Critical hits',
		says: 'An engine that is repaired lets the tank move in its next turn.',
		given: [
			marks('W9', 'engine_hit'),
			white(3),
			throws('tank-repair', 'W9', null, { faces: [1, 5] })
		],
		when: [white(1, 2), led('W9'), white(3, 2)],
		then: [isNot('W9', 'engine_hit'), may('movement', 'W9')]
	},
	{
		id: 'TK-5',
		heading: 'Critical hits',
		says: 'A failed repair is tried again in the next own turn.',
		given: [
			marks('W9', 'engine_hit'),
			white(3),
			throws('tank-repair', 'W9', null, { faces: [6, 1] })
		],
		when: [white(3, 2)],
		then: [owes('tank-repair W9')]
	},
	{
		id: 'TK-5b',
		heading: 'Critical hits',
		says: 'Where a failed test ends the repairs for good, it is not tried again: the tank stays for the rest of the game (R46).',
		given: [
			...[reading('R46', 'failure_for_good'), marks('W9', 'engine_hit'), bears('W9', 3)],
			...[white(3), throws('tank-repair', 'W9', null, { faces: [6] })]
		],
		when: [white(3, 2)],
		then: [...[owesNot('tank-repair W9'), mayNot('tank-repair', 'W9')], mayNot('movement', 'W9')]
	},
	{
		id: 'TK-6',
		heading: 'Tanks',
		says: 'Dice for shells are rolled only where shells hit.',
		given: [red(2)],
		then: [owesNot('tank-hits W9'), mayNot('tank-hits', 'W9')]
	},
	{
		id: 'TK-7',
		heading: 'Tanks',
		says: 'Shells of a second battery are dice of their own.',
		given: [joins('RB', 'battery_field'), led('R4', 'RB'), red(2)],
		when: [shells('R4', 'W9', 1), shells('RB', 'W9', 1)],
		then: [owes('tank-hits W9 x2')]
	},
	{
		id: 'TK-8',
		heading: 'Critical hits',
		says: 'A tank that burns is gone, and owes nothing.',
		given: [led('R4'), red(2), shells('R4', 'W9', 1)],
		when: [throws('tank-hits', 'W9', null, { faces: [6, 5] })],
		then: [is('W9', 'ablaze'), nobodyOwesOf('W9')]
	},
	{
		id: 'TK-9',
		heading: 'Tanks',
		says: 'A driver who was blinded sees again after the next own turn of the tank.',
		given: [red(6), marks('W9', 'blinded')],
		when: [white(1), red(1, 2)],
		then: [isNot('W9', 'blinded')]
	},
	{
		id: 'TK-10',
		heading: 'Petrol bombs vs. tank',
		says: 'Bombs are thrown after a melee with a tank, at no other time.',
		given: [red(2)],
		then: [mayNot('petrol-bombs', 'R5', 'W9')]
	},
	{
		id: 'TK-11',
		heading: 'Petrol bombs vs. tank',
		says: 'Infantry that a tank beat throws none.',
		given: [assaults('W9', 'R5'), white(6)],
		when: [fights('W9', 'R5', 'wins', { lost: 1 })],
		then: [owesNot('petrol-bombs R5'), mayNot('petrol-bombs', 'R5', 'W9')]
	},
	{
		id: 'TK-12',
		heading: 'Petrol bombs vs. tank',
		says: 'They are thrown once for a melee.',
		given: [assaults('R5', 'W9'), red(6), fights('R5', 'W9', 'loses', { lost: 1 })],
		when: [throws('petrol-bombs', 'R5', 'W9', { faces: [2, 2, 2, 2] })],
		then: [owesNot('petrol-bombs R5'), mayNot('petrol-bombs', 'R5', 'W9')]
	}
];

/** 2.14 ARMOURED CARS AND TRAINS. */
export const CARS_AND_TRAINS: readonly Statement[] = [
	{
		id: 'AC-3a',
		heading: 'Armoured cars',
		says: 'Two hits are two tests (R44).',
		given: [led('R4'), red(2)],
		when: [shells('R4', 'W3', 2)],
		then: [owes('armoured-car-morale W3 x2')]
	},
	{
		id: 'AC-3b',
		heading: 'Armoured cars',
		says: 'Who fails goes back one move, without a roll for a breakdown first.',
		given: [bears('W3', 1), led('R4'), red(2), shells('R4', 'W3', 1)],
		when: [tests('armoured-car-morale', 'W3', 'fails')],
		then: [owes('movement W3 x1'), may('movement', 'W3')]
	},
	{
		id: 'AC-3c',
		heading: 'Armoured cars',
		says: 'It is not tested where nothing hit it.',
		given: [red(2)],
		then: [mayNot('armoured-car-morale', 'W3')]
	},
	{
		id: 'AC-3d',
		heading: 'Armoured cars',
		says: 'Hits that its owner has still to place, or has placed, are tests as any others.',
		given: [switchedOff('losses_placed'), red(2)],
		when: [fires('R3', 'W3', undefined, { until: loses('target', 2) }), bears('W3', 1)],
		then: [
			owes('armoured-car-morale W3 x2'),
			fills('armoured-car-morale', 'W3', null, { hits: 2, newHits: 2 })
		]
	},
	{
		id: 'AC-3e',
		heading: 'Armoured cars',
		says: 'Where the car tests before the hit counts, the first hit is tested at its whole morale point (R44).',
		given: [reading('R44', 'before_hit'), red(2)],
		when: [shells('R4', 'W3', 1)],
		then: [needs('armoured-car-morale', 'W3', 6)]
	},
	{
		id: 'AC-4a',
		heading: 'Armoured cars',
		says: 'A car without hits moves without a roll (R43).',
		given: [led('R9'), red(3)],
		then: [may('movement', 'R9'), mayNot('breakdown', 'R9')]
	},
	{
		id: 'AC-4b',
		heading: 'Armoured cars',
		says: 'A car with hits that did not break down moves.',
		given: [bears('R9', 2), led('R9'), red(3)],
		when: [tests('breakdown', 'R9', 'fails')],
		then: [may('movement', 'R9')]
	},
	{
		id: 'AC-4c',
		heading: 'Armoured cars',
		says: 'One that broke down does not.',
		given: [bears('R9', 2), led('R9'), red(3)],
		when: [tests('breakdown', 'R9', 'passes')],
		then: [mayNot('movement', 'R9')]
	},
	{
		id: 'AC-4f',
		heading: 'Armoured cars',
		says: 'A car with hits is waited for in phase 3: it may still try.',
		given: [bears('R9', 2), led('R9')],
		when: [red(3)],
		then: [waitsFor('R9')]
	},
	{
		id: 'AC-4e',
		heading: 'Claiming cover',
		says: 'It has not moved, and so keeps the cover that it claimed (R64).',
		given: [bears('R9', 2), led('R9'), red(3), claims('R9')],
		when: [tests('breakdown', 'R9', 'passes')],
		then: [is('R9', 'claimed_cover'), isNot('R9', 'moved'), waitsNotFor('R9')]
	},
	{
		id: 'AC-4d',
		heading: 'Armoured cars',
		says: 'It rolls each time it tries: in its next turn again.',
		given: [bears('R9', 2), led('R9'), red(3), tests('breakdown', 'R9', 'passes')],
		when: [red(1, 2), led('R9'), red(3, 2)],
		then: [may('breakdown', 'R9'), mayNot('movement', 'R9')]
	},
	{
		id: 'AC-5a',
		heading: 'Armoured cars',
		says: 'A car that is attacked defends itself in phase 6.',
		given: [assaults('R5', 'W3')],
		when: [red(6)],
		then: [owes('fight R5>W3'), may('melee', 'R5', 'W3')]
	},
	{
		id: 'AC-5b',
		heading: 'Armoured cars',
		says: 'A car fires in phase 2 and in defence, once in each.',
		given: [led('R9'), red(2)],
		when: [fires('R9', 'W1', 0)],
		then: [mayNot('small-arms-fire', 'R9', 'W1')]
	},
	{
		id: 'AC-2a',
		heading: 'Small arms firing',
		says: 'Against a car in cover half of the hits count, and each of these may be saved.',
		given: [marks('W3', 'in_cover'), led('R3'), red(2)],
		when: [fires('R3', 'W3', undefined, { faces: [6, 6, 6, 6, 1, 1, 1, 1, 1, 6, 6] })],
		then: [fills('armoured-car-fire', 'R3', 'W3', { cover: 'terrain' }), unitIs('W3', { hits: 2 })]
	},
	{
		id: 'AC-2b',
		heading: 'Claiming cover',
		says: 'The cover that a car claims does not help it at point blank.',
		given: [white(1), led('W3'), white(3), claims('W3'), red(1, 2), led('R7'), red(2, 2)],
		when: [
			fires('R7', 'W3', undefined, { form: { band: 'point_blank' }, faces: [6, 6, 1, 1, 6, 6] })
		],
		then: [unitIs('W3', { hits: 2 })]
	},
	{
		id: 'AC-2c',
		heading: 'Attacking fire',
		says: 'Who attacks a car fires at point blank, at which its rifles hurt it.',
		given: [assaults('R7', 'W3'), red(5)],
		when: [fires('R7', 'W3', undefined, { faces: [6, 6, 6, 6] })],
		then: [unitIs('W3', { hits: 2 })]
	},
	{
		id: 'TR-1a',
		heading: 'Armored trains',
		says: 'A train tests when it is shelled, though no shell hit it (R53).',
		given: [joins('WT', 'armoured_train'), led('R4'), red(2)],
		when: [shells('R4', 'WT', 0)],
		then: [owes('train-morale WT')]
	},
	{
		id: 'TR-1b',
		heading: 'Armored trains',
		says: 'Once for a phase of fire, however many batteries shell it (R53).',
		given: [joins('WT', 'armoured_train'), joins('RB', 'battery_field'), led('R4', 'RB'), red(2)],
		when: [shells('R4', 'WT', 0), shells('RB', 'WT', 0)],
		then: [owes('train-morale WT x1')]
	},
	{
		id: 'TR-1c',
		heading: 'Armored trains',
		says: 'A train that holds owes no move, and is not tested again unasked.',
		given: [joins('WT', 'armoured_train'), led('R4'), red(2), shells('R4', 'WT', 0)],
		when: [tests('train-morale', 'WT', 'passes')],
		then: [owesNot('movement WT', 'train-morale WT'), mayNot('train-morale', 'WT')]
	},
	{
		id: 'TR-1d',
		heading: 'Armored trains',
		says: 'Its move to the rear is rolled once.',
		given: [
			...[joins('WT', 'armoured_train'), led('R4'), red(2), shells('R4', 'WT', 0)],
			tests('train-morale', 'WT', 'fails')
		],
		when: [moves('WT')],
		then: [owesNot('movement WT'), mayNot('movement', 'WT')]
	},
	{
		id: 'TR-1e',
		heading: 'Armored trains',
		says: 'Small arms do nothing to a train.',
		given: [joins('WT', 'armoured_train'), led('R1'), red(2)],
		then: [mayNot('small-arms-fire', 'R1', 'WT')]
	},
	{
		id: 'TR-1f',
		heading: 'Melee',
		says: 'A train that is attacked defends itself.',
		given: [joins('WT', 'armoured_train'), assaults('R5', 'WT')],
		when: [red(6)],
		then: [reminds('fight R5>WT')]
	}
];
