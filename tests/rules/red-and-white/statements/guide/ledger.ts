import { may, mayNot, mayNotMeet, refuses } from '../allowed.ts';
import { owes, owesNot, reminds } from '../owed.ts';
import { fills, officerIs } from '../stands.ts';
import {
	assaults,
	bears,
	bombards,
	calls,
	comesTo,
	destroyed,
	falls,
	fights,
	figuresHit,
	fires,
	joins,
	leads,
	led,
	marks,
	meets,
	morale,
	moves,
	next,
	red,
	shells,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

/** W2, with its machine gun and its priest, has lost a figure to fire. */
const W2_HIT: Play = [led('R1'), red(2), fires('R1', 'W2', 1)];

/** What is owed stays owed until it is done, waived, or ended by a rule. */
export const LEDGER: readonly Statement[] = [
	{
		id: '2.8a',
		heading: 'Religious inspiration',
		says: 'A priest and a gun not yet rolled for are still to be rolled for when the phase is over.',
		given: [W2_HIT],
		when: [next],
		then: [owes('officer-hit W2', 'attached-gun W2')]
	},
	{
		id: '2.8b',
		heading: 'Machine guns',
		says: 'And when the turn is.',
		given: [W2_HIT],
		when: [white(1)],
		then: [owes('officer-hit W2', 'attached-gun W2')]
	},
	{
		id: '2.14a',
		heading: 'Armoured cars',
		says: 'So is the morale of a car that was hit.',
		given: [led('R4'), red(2), shells('R4', 'W3', 1)],
		when: [next],
		then: [owes('armoured-car-morale W3')]
	},
	{
		id: '2.14b',
		heading: 'Armored trains',
		says: 'And that of a train.',
		given: [joins('WT', 'armoured_train'), led('R4'), red(2), shells('R4', 'WT', 0)],
		when: [next],
		then: [owes('train-morale WT')]
	},
	{
		id: '2.11f',
		heading: 'Melee',
		says: 'The way back of whoever lost a melee is owed until it is rolled.',
		given: [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 })],
		when: [next],
		then: [owes('movement W1 x1'), may('movement', 'W1')]
	},
	{
		id: '2.11g',
		heading: 'Melee',
		says: 'A melee lost and a test failed are two moves to the rear.',
		given: [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 }), red(7)],
		when: [morale('W1', 'fails')],
		then: [owes('movement W1 x2')]
	},
	{
		id: '2.11h',
		heading: 'Morale',
		says: 'One roll pays one of them.',
		given: [
			...[assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 }), red(7)],
			morale('W1', 'fails')
		],
		when: [moves('W1')],
		then: [owes('movement W1 x1')]
	},
	{
		id: '2.15a',
		heading: "Consequences of officer's failure",
		says: 'A test of character is owed until it is made.',
		given: [
			...[leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
			fights('R5', 'W1', 'loses', { lost: 1 })
		],
		when: [next, white(1)],
		then: [owes('test-of-character dybenko')]
	},
	{
		id: '2.15b',
		heading: 'Officers and leaders',
		says: 'A dead officer is not tested for his character.',
		given: [
			...[leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
			fights('R5', 'W1', 'loses', { lost: 1 })
		],
		when: [figuresHit('R5', 10, 10)],
		then: [owesNot('test-of-character dybenko')]
	},
	{
		id: '2.15c',
		heading: 'Officers and leaders',
		says: 'An officer whose unit is destroyed, and who is unhurt, leads nobody any more.',
		given: [leads('dybenko', 'R5'), red(4), falls('R5', 15), fires('W1', 'R5', 1)],
		when: [figuresHit('R5', 1)],
		then: [officerIs('dybenko', { status: 'fit', heroicWith: null })]
	},
	{
		id: '2.15d',
		heading: 'Officers and leaders',
		says: 'To join a unit is his move: he does not join two in one turn.',
		when: [leads('dybenko', 'R5')],
		then: [refuses(leads('dybenko', 'R6'))]
	},
	{
		id: '2.10a',
		heading: 'Bombardment',
		says: 'Who came to the edge and did not go on owes nothing once the movement is over.',
		given: [
			...[led('R4'), red(2), bombards('R4')],
			...[white(1), led('W1'), white(3), comesTo('W1', 'edge', 'R4')]
		],
		when: [white(4)],
		then: [owesNot('bombardment W1')]
	},
	{
		id: '2.10b',
		heading: 'Bombardment',
		says: 'Nor in the turns that follow.',
		given: [
			...[led('R4'), red(2), bombards('R4')],
			...[white(1), led('W1'), white(3), comesTo('W1', 'edge', 'R4')]
		],
		when: [red(1, 2)],
		then: [owesNot('bombardment W1')]
	},
	{
		id: '2.13a',
		heading: 'Critical hits',
		says: 'A repair not tried lapses with the turn, and is owed again in the next own one.',
		given: [marks('W9', 'engine_hit'), white(3)],
		when: [white(4)],
		then: [owesNot('tank-repair W9')]
	},
	{
		id: '2.12a',
		heading: 'Morale',
		says: 'A test that the referee calls for is owed at once, in whatever phase.',
		given: [red(3)],
		when: [calls('unit-morale', 'W1')],
		then: [owes('unit-morale W1'), may('unit-morale', 'W1')]
	},
	{
		id: '2.12d',
		heading: 'Morale',
		says: 'Who is still to go back is attacked by nobody before he has, and attacks nobody.',
		given: [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 })],
		when: [red(1), led('R6'), red(3), moves('R6')],
		then: [mayNotMeet('R6', 'W1')]
	},
	{
		id: '2.10c',
		heading: 'Bombardment',
		says: 'Where no shells fall nobody comes to an edge of them.',
		given: [led('R6')],
		when: [red(3)],
		then: [mayNot('bombardment', 'R6')]
	},
	{
		id: '2.12b',
		heading: 'Morale',
		says: 'A unit that is destroyed owes nothing that it owed.',
		given: [W2_HIT, red(7)],
		when: [destroyed('W2')],
		then: [owesNot('unit-morale W2', 'officer-hit W2', 'attached-gun W2')]
	},
	{
		id: '2.4f',
		heading: 'Artillery',
		says: 'After its rifles, the light section of a unit fires its shells at a target of its own.',
		given: [white(1), led('W5'), white(2)],
		when: [fires('W5', 'R1', 0, { form: { shells: 0 } })],
		then: [may('artillery', 'W5', 'R2')]
	},
	{
		id: '2.4g',
		heading: 'Artillery',
		says: 'And after its shells the rifles fire.',
		given: [white(1), led('W5'), white(2)],
		when: [shells('W5', 'R2', 0)],
		then: [may('small-arms-fire', 'W5', 'R1')]
	},
	{
		id: '2.11i',
		heading: 'Cavalry',
		says: 'Dismounted cavalry that is attacked defends itself as infantry.',
		reading:
			'On foot it is infantry for fire and movement by the text; in melee only its horse holders are named, who fight. Nothing makes it mounted there.',
		given: [marks('W8', 'dismounted'), assaults('R5', 'W8'), red(6)],
		then: [fills('melee', 'R5', 'W8', { defender: 'infantry' })]
	},
	{
		id: '2.11j',
		heading: 'Melee',
		says: 'A wagon that is attacked does not withdraw.',
		given: [joins('WW', 'wagon'), assaults('R5', 'WW')],
		then: [mayNot('movement', 'WW')]
	},
	{
		id: '2.12c',
		heading: 'Sequence of action',
		says: 'A test of phase 7 is called to mind in phase 7, whatever else was owed before.',
		given: [W2_HIT],
		when: [red(7)],
		then: [reminds('unit-morale W2')]
	},
	{
		id: '2.14c',
		heading: 'Armoured cars',
		says: 'A car at its last hit is out, and owes no test.',
		given: [bears('W3', 5), led('R4'), red(2)],
		when: [shells('R4', 'W3', 1)],
		then: [owesNot('armoured-car-morale W3')]
	}
];
