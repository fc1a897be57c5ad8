import { owes, owesNot } from '../owed.ts';
import { fills, is, isNot, officerIs } from '../stands.ts';
import {
	allowed,
	bears,
	captures,
	falls,
	fights,
	figuresHit,
	fires,
	isOfCharacter,
	leads,
	led,
	marks,
	meets,
	moves,
	officer,
	red,
	switchedOff,
	throws,
	throwsFor,
	whileOwed,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** What becomes of those who stand with a unit. */
export const FIGURES: readonly Statement[] = [
	{
		id: 'OF-5a',
		heading: 'Officers and leaders',
		says: 'Of two tests owed the first may kill him: the second is left for the commissar.',
		given: [
			leads('dybenko', 'R6'),
			white(1),
			led('W1', 'W4'),
			white(2),
			fires('W1', 'R6', 1),
			fires('W4', 'R6', 1)
		],
		when: [figuresHit('R6', 10, 10, 1)],
		then: [owes('officer-hit R6 x1'), officerIs('dybenko', { status: 'dead' })]
	},
	{
		id: 'IN-2a',
		heading: 'Infantry',
		says: 'Figures that the owner has still to take off do not fall twice, and call for nothing again.',
		given: [
			...[switchedOff('losses_placed'), falls('W1', 12), led('R1', 'R2', 'R3'), red(2)],
			...[fires('R1', 'W1', 3), fires('R2', 'W1', 1)]
		],
		when: [fires('R3', 'W1', 1)],
		then: [owes('place_losses W1 x4', 'attached-gun W1 x2')]
	},
	{
		id: 'IN-2b',
		heading: 'Infantry',
		says: 'What may still fall is what the owner keeps, and the next stand is the one he has begun.',
		given: [switchedOff('losses_placed'), led('R1'), red(2), fires('R1', 'W1', 3)],
		then: [fills('small-arms-fire', 'R2', 'W1', { figures: 13, standFigures: 1 })]
	},
	{
		id: 'IN-2c',
		heading: 'Armoured cars',
		says: 'Nor does a car take more hits than put it out of action, those to be placed among them.',
		given: [
			...[switchedOff('losses_placed'), bears('R9', 4), white(1), led('W6', 'W2'), white(2)],
			fires('W6', 'R9', 2)
		],
		when: [fires('W2', 'R9', 2)],
		then: [owes('place_losses R9 x2', 'armoured-car-morale R9 x6')]
	},
	{
		id: 'OF-5b',
		heading: 'Officers and leaders',
		says: 'With nobody left to be hit, the second lapses.',
		given: [
			leads('dybenko', 'R5'),
			white(1),
			led('W1', 'W4'),
			white(2),
			fires('W1', 'R5', 1),
			fires('W4', 'R5', 1)
		],
		when: [figuresHit('R5', 10, 10)],
		then: [owesNot('officer-hit R5')]
	},
	{
		id: 'OF-5c',
		heading: 'Officers and leaders',
		says: 'Out of action with a scratch, he is not rolled for again in the turn.',
		given: [
			leads('dybenko', 'R5'),
			white(1),
			led('W1', 'W4'),
			white(2),
			fires('W1', 'R5', 1),
			figuresHit('R5', 10, 1)
		],
		when: [fires('W4', 'R5', 1)],
		then: [owesNot('officer-hit R5')]
	},
	{
		id: 'OF-5d',
		heading: "Officers' character",
		says: 'Killed in a lost melee, he takes no test of character.',
		given: [
			leads('dybenko', 'R5'),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			red(6),
			fights('R5', 'W1', 'loses', { lost: 1 })
		],
		when: [figuresHit('R5', 10, 10)],
		then: [owesNot('test-of-character dybenko')]
	},
	{
		id: 'OF-5e',
		heading: "Officers' character",
		says: 'Scratched in it, he does.',
		given: [
			leads('dybenko', 'R5'),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			red(6),
			fights('R5', 'W1', 'loses', { lost: 1 })
		],
		when: [figuresHit('R5', 10, 1)],
		then: [owes('test-of-character dybenko')]
	},
	{
		id: 'OF-5f',
		heading: "Officers' character",
		says: 'Who led the defenders of a lost melee is tested as an attacker is.',
		given: [
			leads('uborevich', 'R1'),
			white(1),
			led('W1'),
			white(3),
			moves('W1'),
			meets('W1', 'R1'),
			white(6)
		],
		when: [fights('W1', 'R1', 'wins', { lost: 1 })],
		then: [owes('test-of-character uborevich', 'officer-hit R1', 'movement R1')]
	},
	{
		id: 'OF-5g',
		heading: "Officers' character",
		says: 'Two officers with the losers are tested each.',
		given: [
			leads('dybenko', 'R5'),
			allowed(leads('uborevich', 'R5')),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			red(6)
		],
		when: [fights('R5', 'W1', 'loses', { lost: 0 })],
		then: [owes('test-of-character dybenko', 'test-of-character uborevich')]
	},
	{
		id: 'OF-5h',
		heading: "Officers' character",
		says: 'A tie lost costs no figure and hits nobody, but is a melee lost.',
		given: [leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'loses', { lost: 0 })],
		then: [owesNot('officer-hit R5'), owes('test-of-character dybenko')]
	},
	{
		id: 'OF-5i',
		heading: 'Officers and leaders',
		says: 'His unit captured, an officer leads nobody.',
		given: [leads('dybenko', 'R5')],
		when: [captures('R5')],
		then: [officerIs('dybenko', { heroicWith: null })]
	},
	{
		id: 'OF-5j',
		heading: "Officers' character",
		says: 'An officer who surrenders leads no more, and his unit is not led heroically.',
		given: [
			leads('dybenko', 'R5'),
			red(3),
			moves('R5'),
			meets('R5', 'W1'),
			red(6),
			fights('R5', 'W1', 'loses', { lost: 0 })
		],
		when: [throwsFor('test-of-character', 'dybenko', { faces: [6, 5] })],
		then: [officerIs('dybenko', { status: 'surrendered', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'OF-5k',
		heading: "Officers' character",
		says: 'A coward fails on a 5.',
		given: [
			isOfCharacter('dybenko', 'coward'),
			{ type: 'oweCharacter', officer: officer('dybenko'), n: 1 }
		],
		when: [throwsFor('test-of-character', 'dybenko', { faces: [5, 3] })],
		then: [officerIs('dybenko', { status: 'fled' })]
	},
	{
		id: 'OF-5l',
		heading: "Officers' character",
		says: 'A committed commander-in-chief adds one, as anybody.',
		given: [isOfCharacter('uborevich', 'committed'), leads('uborevich', 'R1')],
		then: [fills('small-arms-fire', 'R1', 'W1', { heroic: '1' })]
	},
	{
		id: 'SP-6a',
		heading: 'Commissars',
		says: 'Without its commissar a unit has nothing of him.',
		given: [white(1), led('W1'), white(2), fires('W1', 'R6', 1), figuresHit('R6', 10)],
		then: [fills('unit-morale', 'R6', null, { commissar: 'none' })]
	},
	{
		id: 'SP-6b',
		heading: 'Commissars',
		says: 'A 10 and a 1 when the unit fires are an argument for this turn.',
		given: [led('R6'), red(2)],
		when: [throws('small-arms-fire', 'R6', 'W1', { faces: [10, 1, 1, 1, 1, 1] })],
		then: [is('R6', 'commissar_argues')]
	},
	{
		id: 'SP-6c',
		heading: 'Commissars',
		says: 'A 10 and a 6 cost the unit its commissar.',
		given: [led('R6'), red(2)],
		when: [throws('small-arms-fire', 'R6', 'W1', { faces: [10, 6, 1, 1, 1, 1] })],
		then: [fills('unit-morale', 'R6', null, { commissar: 'none' })]
	},
	{
		id: 'SP-6d',
		heading: 'Commissars',
		says: 'The test for suppression would use his bonus: he is asked there too.',
		given: [
			white(1),
			led('W1'),
			white(2),
			fires('W1', 'R6', 4),
			whileOwed('officer-hit', 'R6', 1),
			white(4)
		],
		then: [fills('suppression', 'R6', null, { commissar: 'check' })]
	},
	{
		id: 'SP-6e',
		heading: 'Religious inspiration',
		says: 'A priest distracted in the Red turn inspires in the White one.',
		given: [marks('W2', 'priest_tends'), white(2)],
		then: [fills('small-arms-fire', 'W2', 'R1', { priest: true })]
	},
	{
		id: 'SP-6f',
		heading: 'Machine guns',
		says: 'A machine gun that is lost is not rolled for.',
		given: [
			led('R1', 'R5'),
			red(2),
			fires('R1', 'W1', 1),
			throws('attached-gun', 'W1', null, { faces: [10, 6] })
		],
		when: [fires('R5', 'W1', 1)],
		then: [owesNot('attached-gun W1')]
	},
	{
		id: 'SP-6g',
		heading: 'Machine guns',
		says: 'A tchanka is rolled for when its cavalry loses figures to fire.',
		given: [led('R1'), red(2), fires('R1', 'W8', 1)],
		then: [owes('attached-gun W8')]
	},
	{
		id: 'SP-6h',
		heading: 'Commissars',
		says: 'Of two commissars with the attackers the one who has not quarrelled is asked, and what he does is his.',
		given: [
			...[led('R2', 'R6'), marks('R2', 'commissar_argues'), red(3), moves('R2'), moves('R6')],
			...[meets('R2', 'W1'), meets('R6', 'W1'), red(6)]
		],
		when: [throws('melee', 'R2', 'W1', { others: ['R6'], faces: [10, 4, 3, 3] })],
		then: [isNot('R2', 'commissar_overrules'), is('R6', 'commissar_overrules')]
	},
	{
		id: 'SP-6i',
		heading: 'Commissars',
		says: 'So it is if he is shot: the other one stays.',
		given: [
			...[led('R2', 'R6'), marks('R2', 'commissar_argues'), red(3), moves('R2'), moves('R6')],
			...[meets('R2', 'W1'), meets('R6', 'W1'), red(6)]
		],
		when: [throws('melee', 'R2', 'W1', { others: ['R6'], faces: [10, 6, 3, 3] })],
		then: [
			fills('unit-morale', 'R2', null, { commissar: 'zero' }),
			fills('unit-morale', 'R6', null, { commissar: 'none' })
		]
	},
	{
		id: 'SP-6j',
		heading: 'Commissars',
		says: 'The officer who leads another of the attackers does not desert with him who shot the commissar (R72).',
		given: [
			...[leads('dybenko', 'R5'), led('R6'), red(3), moves('R5'), moves('R6')],
			...[meets('R5', 'W1'), meets('R6', 'W1'), red(6)]
		],
		when: [throws('melee', 'R5', 'W1', { others: ['R6'], faces: [10, 6, 6, 1] })],
		then: [
			officerIs('dybenko', { status: 'fit' }),
			fills('unit-morale', 'R6', null, { commissar: 'none' })
		]
	}
];
