import { may, mayNot } from '../allowed.ts';
import { because, owes, owesNot, nobodyOwesOf } from '../owed.ts';
import { either, fills, is, isNot, officerIs } from '../stands.ts';
import {
	assaults,
	bears,
	bombards,
	calls,
	changesSide,
	comesTo,
	destroyed,
	fights,
	figuresHit,
	fires,
	goesIn,
	joins,
	leads,
	led,
	marks,
	meets,
	moves,
	red,
	quarrels,
	shells,
	throws,
	throwsFor,
	white
} from '../deeds.ts';
import { unit } from '../../engine/battles.ts';
import type { Play, Statement } from '../statement.ts';

/** R5, led heroically, moves and meets W1. */
const MEETS_W1: Play = [red(3), moves('R5'), meets('R5', 'W1')];

/** 2.8 BANNERS; COMMISSARS; RELIGIOUS INSPIRATION; 2.15 OFFICERS & LEADERS. */
export const SPECIAL_FIGURES: readonly Statement[] = [
	{
		id: 'SP-1',
		heading: 'Banners',
		says: 'A banner counts in melee and morale as long as the unit is there.',
		then: [
			fills('melee', 'R5', 'W1', { attackerBanner: true, defenderBanner: true }),
			fills('unit-morale', 'R5', null, { banner: true })
		]
	},
	{
		id: 'SP-2a',
		heading: 'Commissars',
		says: 'After an argument the commissar is worth nothing for the rest of the turn, and not asked again (R33).',
		given: [red(2)],
		when: [quarrels('R2', 10, 1)],
		then: [fills('small-arms-fire', 'R2', 'W1', { commissar: 'zero' })]
	},
	{
		id: 'SP-2b',
		heading: 'Commissars',
		says: 'A commissar who overrules costs one for the rest of the turn, and is asked anew in the next.',
		given: [red(2), quarrels('R2', 10, 4)],
		when: [red(7)],
		then: [fills('unit-morale', 'R2', null, { commissar: 'minus' })]
	},
	{
		id: 'SP-2i',
		heading: 'Commissars',
		says: 'Hit afterwards, he has overruled all the same: −1 for the remainder of this turn.',
		given: [red(2), quarrels('R6', 10, 4), red(4), fires('W1', 'R6', 1)],
		when: [figuresHit('R6', 10)],
		then: [
			is('R6', 'commissar_overrules'),
			fills('unit-morale', 'R6', null, { commissar: 'minus' })
		]
	},
	{
		id: 'SP-3h',
		heading: 'Religious inspiration',
		says: 'So it is with a priest who panicked: −1 this turn, even if he is hit afterwards (G06).',
		given: [marks('W2', 'priest_panics')],
		when: [{ type: 'setAttached', unit: unit('W2'), place: 1, left: 0 }],
		then: [fills('unit-morale', 'W2', null, { priest: false, priestPanics: true })]
	},
	{
		id: 'SP-2c',
		heading: 'Commissars',
		says: 'In the next turn he is asked anew.',
		given: [red(2), quarrels('R2', 10, 4)],
		when: [white(1)],
		then: [fills('small-arms-fire', 'R2', 'W1', { commissar: 'check' })]
	},
	{
		id: 'SP-4a',
		heading: 'Commissars',
		says: 'A commissar is rolled for when his unit takes a casualty.',
		given: [white(1), led('W1'), white(2)],
		when: [fires('W1', 'R6', 1)],
		then: [owes('officer-hit R6')]
	},
	{
		id: 'SP-4b',
		heading: 'Commissars',
		says: 'Hit, he is gone for the rest of the game.',
		given: [white(1), led('W1'), white(2), fires('W1', 'R6', 1)],
		when: [figuresHit('R6', 10)],
		then: [fills('small-arms-fire', 'R6', 'W1', { commissar: 'none' }), owesNot('officer-hit R6')]
	},
	{
		id: 'SP-4c',
		heading: 'Officers and leaders',
		says: 'A melee that costs figures is a test for whoever stands with the losers.',
		given: [assaults('R5', 'W2'), red(6)],
		when: [fights('R5', 'W2', 'wins', { lost: 1 })],
		then: [owes('officer-hit W2 x1')]
	},
	{
		id: 'SP-4d',
		heading: 'Religious inspiration',
		says: 'A figure lost to a bombardment is a casualty too.',
		given: [
			...[led('R4'), red(2), bombards('R4')],
			...[white(1), led('W2'), white(3), comesTo('W2', 'edge', 'R4')]
		],
		when: [
			goesIn('W2', 'fails', {
				until: ({ changes }) => changes.some(({ figures }) => figures === 1)
			})
		],
		then: [owes('officer-hit W2')]
	},
	{
		id: 'SP-4h',
		heading: 'Machine guns',
		says: 'The machine gun of a unit that loses a figure to a bombardment is rolled for, once.',
		reading:
			'A gun may be hit where its unit takes hits due to fire, and a bombardment is artillery that fires into an area.',
		given: [
			...[led('R4'), red(2), bombards('R4')],
			...[white(1), led('W2'), white(3), comesTo('W2', 'edge', 'R4')]
		],
		when: [
			goesIn('W2', 'fails', {
				until: ({ changes }) => changes.some(({ figures }) => figures === 1)
			})
		],
		then: [owes('attached-gun W2 x1'), because('attached-gun W2', /bombard|shell/i)]
	},
	{
		id: 'SP-4i',
		heading: 'Officers and leaders',
		says: 'A hit is the casualty of a vehicle (R67): the commissar on a train and the officer who leads a car are rolled for.',
		given: [joins('RT', 'armoured_train', ['commissar']), leads('dybenko', 'R9'), red(4)],
		when: [shells('W7', 'RT', 1), fires('W6', 'R9', 2)],
		then: [owes('officer-hit RT x1', 'officer-hit R9 x1'), may('officer-hit', 'R9')]
	},
	{
		id: 'SP-4j',
		heading: 'Officers and leaders',
		says: 'So is he who leads a tank to its last hit, because of the guns that hit it.',
		given: [
			...[white(1), leads('skoblin', 'W9'), bears('W9', 5)],
			...[red(1, 2), led('R4'), red(2, 2)]
		],
		when: [shells('R4', 'W9', 1), throws('tank-hits', 'W9', null, { faces: [5] })],
		then: [owes('officer-hit W9'), because('officer-hit W9', /Latvian Battery/)]
	},
	{
		id: 'SP-4k',
		heading: 'Officers and leaders',
		says: 'Shells that do nothing to the vehicle are no casualty.',
		given: [...[white(1), leads('skoblin', 'W9')], ...[red(1, 2), led('R4'), red(2, 2)]],
		when: [shells('R4', 'W9', 1), throws('tank-hits', 'W9', null, { faces: [3] })],
		then: [owesNot('officer-hit W9')]
	},
	{
		id: 'SP-4e',
		heading: 'Officers and leaders',
		says: 'With nobody beside it, a unit that loses figures owes no such test.',
		given: [red(4)],
		when: [fires('W1', 'R7', 1)],
		then: [owesNot('officer-hit R7'), mayNot('officer-hit', 'R7')]
	},
	{
		id: 'SP-3a',
		heading: 'Religious inspiration',
		says: 'A priest who tends the dying is worth nothing until the turn is over (G06).',
		given: [led('R1'), red(2), fires('R1', 'W2', 1)],
		when: [figuresHit('W2', 10, 1)],
		then: [is('W2', 'priest_tends'), fills('small-arms-fire', 'W2', 'R1', { priest: false })]
	},
	{
		id: 'SP-3b',
		heading: 'Religious inspiration',
		says: 'Then he inspires again.',
		given: [led('R1'), red(2), fires('R1', 'W2', 1), figuresHit('W2', 10, 1)],
		when: [white(1)],
		then: [isNot('W2', 'priest_tends'), fills('small-arms-fire', 'W2', 'R1', { priest: true })]
	},
	{
		id: 'SP-3c',
		heading: 'Religious inspiration',
		says: 'A priest who is hit is gone, and nothing more is rolled for him.',
		given: [led('R1'), red(2), fires('R1', 'W2', 1)],
		when: [figuresHit('W2', 10, 6)],
		then: [
			fills('small-arms-fire', 'W2', 'R1', { priest: false }),
			owesNot('officer-hit W2'),
			mayNot('officer-hit', 'W2')
		]
	},
	{
		id: 'SP-5',
		heading: 'Officers and leaders',
		says: 'An officer may lead a unit with a commissar; each is rolled for by his own die.',
		given: [leads('dybenko', 'R6'), red(4), fires('W1', 'R6', 1)],
		when: [figuresHit('R6', 1, 10)],
		then: [
			officerIs('dybenko', { status: 'fit' }),
			fills('small-arms-fire', 'R6', 'W1', { commissar: 'none' })
		]
	},
	{
		id: 'OF-1',
		heading: 'Officers and leaders',
		says: 'Leading heroically counts in movement, fire and melee.',
		given: [leads('dybenko', 'R6'), red(3)],
		then: [
			fills('movement', 'R6', null, { heroic: '1' }),
			fills('small-arms-fire', 'R6', 'W1', { heroic: '1' }),
			fills('melee', 'R6', 'W1', { attackerHeroic: 1 })
		]
	},
	{
		id: 'OF-2b',
		heading: 'Officers and leaders',
		says: 'An officer who is badly wounded is out for the game and leads nobody.',
		given: [leads('dybenko', 'R5'), red(4), fires('W1', 'R5', 1)],
		when: [figuresHit('R5', 10, 4), red(1, 2)],
		then: [officerIs('dybenko', { status: 'out', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'OF-4a',
		heading: "Consequences of officer's failure",
		says: 'An officer whose unit wins its melee is not tested.',
		given: [leads('dybenko', 'R5'), MEETS_W1, red(6)],
		when: [fights('R5', 'W1', 'wins', { lost: 1 })],
		then: [owesNot('test-of-character dybenko')]
	},
	{
		id: 'OF-4b',
		heading: "Consequences of officer's failure",
		says: 'On a 5 he holds; on a 6 he fails.',
		given: [leads('dybenko', 'R5'), MEETS_W1, red(6), fights('R5', 'W1', 'loses', { lost: 1 })],
		when: [throwsFor('test-of-character', 'dybenko', { faces: [5] })],
		then: [
			owesNot('test-of-character dybenko'),
			officerIs('dybenko', { status: 'fit' }),
			is('R5', 'heroic')
		]
	},
	{
		id: 'OF-4c',
		heading: "Consequences of officer's failure",
		says: 'An officer who flees is out of the game, and leaves his unit.',
		given: [leads('dybenko', 'R5'), MEETS_W1, red(6), fights('R5', 'W1', 'loses', { lost: 1 })],
		when: [throwsFor('test-of-character', 'dybenko', { faces: [6, 3] })],
		then: [officerIs('dybenko', { status: 'fled', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'SP-2e',
		heading: 'Commissars',
		says: 'His D10 belongs to the action that would use him: by itself nobody throws it, in no phase.',
		given: [led('R2'), red(2)],
		then: [mayNot('commissar', 'R2')]
	},
	{
		id: 'SP-2f',
		heading: 'Commissars',
		says: 'The referee can call for it; it is thrown as often as he does.',
		given: [red(2), calls('commissar', 'R2')],
		then: [owes('commissar R2 x1'), may('commissar', 'R2')]
	},
	{
		id: 'SP-2g',
		heading: 'Commissars',
		says: 'Thrown once, it is not thrown again uncalled.',
		given: [red(2)],
		when: [quarrels('R2', 4)],
		then: [owesNot('commissar R2'), mayNot('commissar', 'R2')]
	},
	{
		id: 'SP-2h',
		heading: 'Commissars',
		says: 'Nobody throws for a commissar who is gone.',
		given: [red(2), calls('commissar', 'R2')],
		when: [{ type: 'setAttached', unit: unit('R2'), place: 1, left: 0 }],
		then: [owesNot('commissar R2')]
	},
	{
		id: 'SP-4f',
		heading: 'Commissars',
		says: 'A unit that went over owes nothing for the commissar it had.',
		given: [white(1), led('W1'), white(2), fires('W1', 'R6', 1)],
		when: [changesSide('R6')],
		then: [either(owesNot('officer-hit R6'), may('officer-hit', 'R6'))]
	},
	{
		id: 'SP-4g',
		heading: 'Organization',
		says: 'What is with a unit goes with it: of one that is destroyed nothing is owed.',
		given: [joins('RP', 'infantry_hmg', ['hmg', 'commissar']), red(4)],
		when: [fires('W1', 'RP', 1), destroyed('RP')],
		then: [nobodyOwesOf('RP')]
	}
];
