import { may, mayNot, refuses, throwsDice } from '../allowed.ts';
import { owes } from '../owed.ts';
import { dice, fills, is, isNot, needs, unitIs } from '../stands.ts';
import {
	assaults,
	attackFires,
	bears,
	bombards,
	comesTo,
	falls,
	fires,
	isOfCharacter,
	joins,
	leads,
	led,
	marks,
	meets,
	moves,
	reading,
	red,
	tests,
	throws,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';
import { attaches, gunners } from './deeds.ts';

/** The company R3 stands with R7 since the turn before. */
const GUNS_WITH_R7: Play = [led('R3'), red(3), attaches('R3', 'R7')];
/** W1 has lost a stand to fire in phase 2. */
const SUPPRESSED: Play = [led('R1'), red(2), fires('R1', 'W1', 4), red(4)];

/** The French guns W11 have lost a section to fire in phase 2, and R02 is read so. */
const FRENCH_SUPPRESSED = (key: string): Play => [
	...[reading('R02', key), joins('W11', 'battery_field', [], { faction: 'french' }), led('R1')],
	...[red(2), fires('R1', 'W11', 4), red(4)]
];

/** Fire: who adds what to it, with how many dice, and what it leaves behind. */
export const FIRE: readonly Statement[] = [
	{
		id: 'BY-F1',
		heading: 'Small arms firing',
		says: 'A unit of the Czechs fires as interventionists do, one of the Poles does not.',
		given: [
			...[joins('W11', 'infantry', [], { faction: 'czech' })],
			...[joins('W12', 'infantry', [], { faction: 'polish' }), red(4)]
		],
		then: [
			fills('small-arms-fire', 'W11', 'R1', { interventionist: true }),
			fills('small-arms-fire', 'W12', 'R1', { interventionist: false })
		]
	},
	{
		id: 'BY-F2',
		heading: 'Small arms firing',
		says: 'Anybody who sees an attacker may fire at him, though he is in contact with another.',
		given: [assaults('R5', 'W1'), red(4)],
		then: [
			may('small-arms-fire', 'W4', 'R5'),
			may('artillery', 'W7', 'R5'),
			mayNot('small-arms-fire', 'W4', 'W1')
		]
	},
	{
		id: 'BY-F3',
		heading: 'Suppression',
		says: 'A stand lost under shells on the march was not lost to fire of phase 2: nobody is suppressed by it.',
		given: [led('R4'), red(2), bombards('R4'), falls('W1', 3), white(1), led('W1'), white(3)],
		when: [
			comesTo('W1', 'edge', 'R4'),
			throws('bombardment', 'W1', null, { form: { distanceToArea: 1 }, faces: [6, 6, 6] })
		],
		then: [isNot('W1', 'suppressed'), unitIs('W1', { left: [4, 4, 4, 0] })]
	},
	{
		id: 'BY-F4',
		heading: 'Suppression',
		says: 'Two fires that together cost a stand suppress as one does.',
		given: [led('R1', 'R5'), red(2), fires('R1', 'W1', 2)],
		when: [fires('R5', 'W1', 2)],
		then: [is('W1', 'suppressed')]
	},
	{
		id: 'BY-F5',
		heading: 'Suppression',
		says: 'A poor unit with three stands left needs a 2 to fire all the same.',
		given: [white(1), led('W1'), white(2), fires('W1', 'R7', 4), white(4)],
		then: [needs('suppression', 'R7', 2)]
	},
	{
		id: 'BY-F6',
		heading: 'Suppression',
		says: 'The test lifts suppression alone: who was falling back does so still, and fires in defence.',
		given: [marks('W1', 'falling_back'), SUPPRESSED],
		when: [tests('suppression', 'W1', 'passes')],
		then: [is('W1', 'falling_back'), may('small-arms-fire', 'W1', 'R1')]
	},
	{
		id: 'BY-F7',
		heading: 'Suppression',
		says: 'The light section of a suppressed unit is silent with it.',
		given: [led('R1'), red(2), fires('R1', 'W5', 4), red(4)],
		then: [mayNot('artillery', 'W5', 'R1')]
	},
	{
		id: 'BY-F27',
		heading: 'Suppression',
		says: 'Indirect fire is fire: where suppression keeps from firing alone (R02), suppressed guns do not ask for it.',
		given: [FRENCH_SUPPRESSED('fire_only')],
		then: [mayNot('indirect-fire', 'W11')]
	},
	{
		id: 'BY-F28',
		heading: 'Suppression',
		says: 'Where the test lifts that from fire alone (R02), guns that passed it ask.',
		given: [FRENCH_SUPPRESSED('test_lifts_fire_only'), tests('suppression', 'W11', 'passes')],
		then: [may('indirect-fire', 'W11')]
	},
	{
		id: 'BY-F8',
		heading: 'Suppression',
		says: 'So are the machine guns that stand with one.',
		given: [GUNS_WITH_R7, white(1), led('W1'), white(2), fires('W1', 'R7', 4), white(4)],
		then: [mayNot('small-arms-fire', 'R7', 'W4')]
	},
	{
		id: 'BY-F9',
		heading: 'Machine guns',
		says: 'A gun with one gunner left fires with all its dice (R63).',
		given: [gunners('W2', 1), red(4), fires('W2', 'R1', undefined, { part: 'guns' })],
		then: [dice(3)]
	},
	{
		id: 'BY-F10',
		heading: 'Machine guns',
		says: 'Of three guns with a unit that loses figures one is rolled for.',
		given: [GUNS_WITH_R7, white(1), led('W1'), white(2)],
		when: [fires('W1', 'R7', 1)],
		then: [owes('attached-gun R7 x1')]
	},
	{
		id: 'BY-F11',
		heading: 'Machine guns',
		says: 'A gun that is hit may still save its gunner: on a 3 it does, on a 4 he falls.',
		given: [led('R1', 'R5'), red(2), fires('R1', 'W2', 1), fires('R5', 'W2', 1)],
		when: [
			throws('attached-gun', 'W2', null, { faces: [10, 3] }),
			throws('attached-gun', 'W2', null, { faces: [10, 4] })
		],
		then: [
			unitIs('W2', {
				attached: [
					{ kind: 'hmg', full: 2, left: 1 },
					{ kind: 'priest', full: 1, left: 1 }
				]
			})
		]
	},
	{
		id: 'BY-F12',
		heading: 'Attacking fire',
		says: 'Of the three stands on foot of dismounted cavalry one fires.',
		given: [
			...[white(1), led('W8'), marks('W8', 'dismounted'), white(3), moves('W8')],
			...[meets('W8', 'R1'), white(5)]
		],
		when: [attackFires('W8', 'R1')],
		then: [dice(1)]
	},
	{
		id: 'BY-F13',
		heading: 'Attacking fire',
		says: 'Machine guns that stand with the attackers do not fire into their melee: two of four stands do.',
		given: [GUNS_WITH_R7, assaults('R7', 'W1', 2), red(5, 2)],
		when: [attackFires('R7', 'W1')],
		then: [dice(2)]
	},
	{
		id: 'BY-F14',
		heading: 'Artillery',
		says: 'A light section with one man left fires two shells.',
		given: [gunners('W5', 1), red(4)],
		then: [throwsDice(2, 'artillery', 'W5', {})]
	},
	{
		id: 'BY-F15',
		heading: 'Commissars',
		says: 'Shells are nothing that he adds to: nobody asks him when a light section fires (R66).',
		given: [joins('R11', 'infantry_gun', ['light_gun', 'commissar']), led('R11'), red(2)],
		then: [throwsDice(4, 'artillery', 'R11', {})]
	},
	{
		id: 'BY-F16',
		heading: 'Artillery',
		says: 'Guns that were pushed by hand in their own turn fire in defence in the next.',
		given: [white(1), led('W7'), white(3), moves('W7'), red(4, 2)],
		then: [may('artillery', 'W7', 'R1')]
	},
	{
		id: 'BY-F17',
		heading: 'Artillery',
		says: 'In defence guns of interventionists fire indirectly, but bombard no more than others do.',
		given: [joins('W11', 'battery_field', [], { faction: 'french' }), red(4)],
		then: [may('indirect-fire', 'W11'), refuses(bombards('W11'))]
	},
	{
		id: 'BY-F18',
		heading: 'Artillery',
		says: 'A heavy battery fires a shell for each gun, a medium one two, a field battery four, a light one four.',
		given: [
			...[joins('W11', 'battery_heavy'), joins('W12', 'battery_medium')],
			...[joins('W13', 'battery_light'), red(4)]
		],
		then: [
			throwsDice(3, 'artillery', 'W11', {}),
			throwsDice(6, 'artillery', 'W12', {}),
			throwsDice(12, 'artillery', 'W7', {}),
			throwsDice(12, 'artillery', 'W13', {})
		]
	},
	{
		id: 'BY-F19',
		heading: 'Small arms firing',
		says: 'A committed officer who leads a unit with a commissar adds two, and the commissar is asked besides.',
		given: [isOfCharacter('dybenko', 'committed'), leads('dybenko', 'R6'), red(2)],
		then: [fills('small-arms-fire', 'R6', 'W1', { heroic: '2', commissar: 'check' })]
	},
	{
		id: 'BY-F20',
		heading: 'Tanks',
		says: 'An officer who leads a tank heroically adds to its move and to its machine guns.',
		given: [white(1), leads('skoblin', 'W9'), white(2)],
		then: [
			fills('small-arms-fire', 'W9', 'R1', { heroic: '1' }),
			fills('movement', 'W9', null, { heroic: '1' })
		]
	},
	{
		id: 'BY-F21',
		heading: 'Tanks',
		says: 'A Whippet fires two of its guns, a female Mark V three on a side, a Renault its one.',
		given: [
			...[joins('W11', 'tank_whippet'), joins('W12', 'tank_female'), joins('W13', 'tank_ft17_mg')],
			red(4)
		],
		then: [
			throwsDice(6, 'small-arms-fire', 'W11', {}),
			throwsDice(9, 'small-arms-fire', 'W12', {}),
			throwsDice(3, 'small-arms-fire', 'W13', {})
		]
	},
	{
		id: 'BY-F22',
		heading: 'Tanks',
		says: 'Ahead and astern a Mark V has one gun each, and each fires once.',
		given: [red(4), fires('W9', 'R1', undefined, { part: 'ahead' })],
		when: [fires('W9', 'R2', undefined, { part: 'astern' })],
		then: [dice(3), may('small-arms-fire', 'W9', 'R1', { part: 'left' })]
	},
	{
		id: 'BY-F23',
		heading: 'Armoured cars',
		says: 'With three hits a car has all its dice, with four each of its turrets has one fewer.',
		given: [joins('R11', 'armoured_car_2'), bears('R9', 3), bears('R11', 4), white(4)],
		then: [throwsDice(6, 'small-arms-fire', 'R9', {}), throwsDice(4, 'small-arms-fire', 'R11', {})]
	},
	{
		id: 'BY-F24',
		heading: 'Cavalry',
		says: 'Without its tchanka mounted cavalry has nothing to fire with.',
		given: [gunners('W8', 0), red(4)],
		then: [mayNot('small-arms-fire', 'W8', 'R1')]
	},
	{
		id: 'BY-F25',
		heading: 'Indirect fire',
		says: 'An officer who leads another unit heroically may spot all the same.',
		given: [leads('uborevich', 'R1'), led('R4'), red(2)],
		then: [may('indirect-fire', 'R4')]
	},
	{
		id: 'BY-F26',
		heading: 'Bombardment',
		says: 'Neither the gun of a train nor that of a tank nor a section with infantry bombards.',
		given: [joins('W11', 'armoured_train'), white(1), led('W5', 'W9', 'W11'), white(2)],
		then: [refuses(bombards('W11')), refuses(bombards('W9')), refuses(bombards('W5'))]
	}
];
