import { may, refuses } from '../allowed.ts';
import { nobodyOwesOf, owes, owesNot } from '../owed.ts';
import { all, either, fills, is, isNot, officerIs, wentSo } from '../stands.ts';
import {
	assaults,
	changesSide,
	fares,
	falls,
	fights,
	figuresHit,
	fires,
	goes,
	isOfCharacter,
	joins,
	leads,
	led,
	marks,
	moves,
	meets,
	back,
	next,
	red,
	shows,
	throws,
	throwsFor,
	white,
	whileOwed
} from '../deeds.ts';
import { unit } from '../../engine/battles.ts';
import type { Play, Statement } from '../statement.ts';

/** Dybenko leads R5 heroically, and W1 may fire at it in the White turn. */
const UNDER_FIRE: Play = [leads('dybenko', 'R5'), white(1), led('W1', 'W4'), white(2)];
const SCRATCH = [10, 1];
const DEAD = [10, 10];

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: when officers move, whom they lead, what becomes of them. */
export const OFFICERS: readonly Statement[] = [
	{
		id: 'A33',
		heading: 'Officers and leaders',
		says: 'He leads one unit at a time: the one he leaves is led heroically no more.',
		given: [leads('dybenko', 'R5'), red(1, 2)],
		when: [leads('dybenko', 'R6')],
		then: [is('R6', 'heroic'), isNot('R5', 'heroic')]
	},
	{
		id: 'A36',
		heading: 'Officers and leaders',
		says: 'Who leads heroically adds an inch to the move of his unit.',
		given: [leads('dybenko', 'R5'), red(3)],
		then: [fills('movement', 'R5', null, { heroic: '1' })]
	},
	{
		id: 'A36b',
		heading: 'Officers and leaders',
		says: 'Whatever unit it is: a wagon, too.',
		given: [joins('RW', 'wagon'), leads('uborevich', 'RW'), red(3)],
		when: [moves('RW', { faces: [3, 3] })],
		then: [wentSo('RW', { phase: 3, how: 'ordinary', inches: 7 })]
	},
	{
		id: 'A37',
		heading: 'Officers and leaders',
		says: 'Officers move in phase 1: nobody joins a unit to lead it in phase 5.',
		given: [red(5)],
		then: [refuses(leads('dybenko', 'R5'))]
	},
	{
		id: 'A40',
		heading: 'Sequence of action',
		says: 'The officers of the side whose turn it is move; the others do not.',
		given: [red(1)],
		then: [refuses(leads('skoblin', 'W4'))]
	},
	{
		id: 'A41',
		heading: "Officers' character",
		says: 'A fanatic must lead heroically every turn: he owes it in phase 1.',
		given: [isOfCharacter('dybenko', 'fanatic')],
		then: [owes('lead_heroically dybenko')]
	},
	{
		id: 'A43',
		heading: "Officers' character",
		says: 'Once he leads, he owes nothing.',
		given: [isOfCharacter('dybenko', 'fanatic')],
		when: [leads('dybenko', 'R5')],
		then: [owesNot('lead_heroically dybenko')]
	},
	{
		id: 'A46',
		heading: "Officers' character",
		says: 'A coward never leads heroically, his character covered or not.',
		reading:
			'The text hides his character from the enemy; it does not let him do what he never does.',
		given: [isOfCharacter('dybenko', 'coward')],
		then: [refuses(leads('dybenko', 'R5'))]
	},
	{
		id: 'A47',
		heading: "Officers' character",
		says: 'A coward whom everybody knows is refused.',
		given: [isOfCharacter('dybenko', 'coward'), shows('dybenko')],
		then: [refuses(leads('dybenko', 'R5'))]
	},
	{
		id: 'A54',
		heading: 'Officers and leaders',
		says: 'Two fires that cost his unit figures are two tests for the officer who leads it.',
		given: UNDER_FIRE,
		when: [fires('W1', 'R5', 1), fires('W4', 'R5', 1)],
		then: [owes('officer-hit R5 x2')]
	},
	{
		id: 'A55',
		heading: 'Officers and leaders',
		says: 'A scratch puts him out of action for this turn.',
		given: [UNDER_FIRE, fires('W1', 'R5', 1)],
		when: [figuresHit('R5', ...SCRATCH)],
		then: [officerIs('dybenko', { status: 'scratched' }), isNot('R5', 'heroic')]
	},
	{
		id: 'A56',
		heading: 'Officers and leaders',
		says: 'While he is scratched, his unit has no bonus of his in melee.',
		given: [UNDER_FIRE, fires('W1', 'R5', 1)],
		when: [figuresHit('R5', ...SCRATCH), white(6)],
		then: [fills('melee', 'W4', 'R5', { defenderHeroic: 0 })]
	},
	{
		id: 'A57',
		heading: 'Officers and leaders',
		says: 'When the next turn begins he is back with the same unit and leads it.',
		given: [UNDER_FIRE, fires('W1', 'R5', 1), figuresHit('R5', ...SCRATCH)],
		when: [red(1, 2)],
		then: [officerIs('dybenko', { status: 'fit', heroicWith: unit('R5') }), is('R5', 'heroic')]
	},
	{
		id: 'A59',
		heading: 'Officers and leaders',
		says: 'Hit with a 7 or more he is dead, and leads nobody.',
		given: [UNDER_FIRE, fires('W1', 'R5', 1)],
		when: [figuresHit('R5', ...DEAD)],
		then: [officerIs('dybenko', { status: 'dead', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'A60',
		heading: 'Officers and leaders',
		says: 'Of two officers with a unit each is rolled for, and the one who is unhurt leads on.',
		given: [leads('uborevich', 'R5'), UNDER_FIRE, fires('W1', 'R5', 1)],
		when: [whileOwed('officer-hit', 'R5', ...DEAD, 1), whileOwed('officer-hit', 'R5', 1)],
		then: [
			either(
				all(
					officerIs('uborevich', { status: 'dead' }),
					officerIs('dybenko', { status: 'fit', heroicWith: unit('R5') })
				),
				all(
					officerIs('dybenko', { status: 'dead' }),
					officerIs('uborevich', { status: 'fit', heroicWith: unit('R5') })
				)
			),
			is('R5', 'heroic')
		]
	},
	{
		id: 'A60b',
		heading: 'Officers and leaders',
		says: 'Both are rolled for at once; where both are hit nobody leads it heroically.',
		given: [leads('uborevich', 'R5'), UNDER_FIRE, fires('W1', 'R5', 1)],
		when: [figuresHit('R5', ...DEAD, ...SCRATCH)],
		then: [
			officerIs('uborevich', { status: 'dead' }),
			officerIs('dybenko', { status: 'scratched' }),
			isNot('R5', 'heroic'),
			owesNot('officer-hit R5')
		]
	},
	{
		id: 'A62',
		heading: 'Officers and leaders',
		says: 'A destroyed unit owes nothing more once the officer who led it was rolled for.',
		given: [UNDER_FIRE, falls('R5', 15), fires('W1', 'R5', 1)],
		when: [figuresHit('R5', ...DEAD)],
		then: [nobodyOwesOf('R5')]
	},
	{
		id: 'A63',
		heading: "Consequences of officer's failure",
		says: 'An officer who took part in a melee that is lost takes a test of character.',
		given: [leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'loses')],
		then: [owes('test-of-character dybenko')]
	},
	{
		id: 'A64',
		heading: "Officers' character",
		says: 'Whose nerve is gone counts as a coward, and leads heroically no more.',
		given: [
			...[leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
			fights('R5', 'W1', 'loses', { lost: 1 })
		],
		when: [throwsFor('test-of-character', 'dybenko', { faces: [6, 1] })],
		then: [officerIs('dybenko', { character: 'coward', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'E11',
		heading: 'Officers and leaders',
		says: 'Back from a scratch he leads nobody if his unit is destroyed meanwhile.',
		given: [UNDER_FIRE, fires('W1', 'R5', 1), figuresHit('R5', ...SCRATCH), falls('R5', 15)],
		when: [red(1, 2)],
		then: [officerIs('dybenko', { status: 'fit', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'E11b',
		heading: 'Officers and leaders',
		says: 'Nor does he lead it if it went over to the enemy meanwhile.',
		given: [UNDER_FIRE, fires('W1', 'R5', 1), figuresHit('R5', ...SCRATCH), changesSide('R5')],
		when: [red(1, 2)],
		then: [officerIs('dybenko', { status: 'fit', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'E12',
		heading: 'Officers and leaders',
		says: 'If the officer goes over, what he was to be rolled for as a casualty is off, or can be rolled.',
		given: [white(1), leads('skoblin', 'W4'), assaults('R5', 'W4', 2), red(6, 2)],
		when: [
			fights('R5', 'W4', 'wins', { lost: 1 }),
			throwsFor('test-of-character', 'skoblin', { faces: [6, 6] })
		],
		then: [
			officerIs('skoblin', { status: 'defected' }),
			either(owesNot('officer-hit W4'), may('officer-hit', 'W4'))
		]
	},
	{
		id: 'E24',
		heading: 'Leadership',
		says: 'When his unit goes over, an officer stays behind with his own side.',
		given: [leads('dybenko', 'R5')],
		when: [changesSide('R5')],
		then: [officerIs('dybenko', { camp: 'red', heroicWith: null }), isNot('R5', 'heroic')]
	},
	{
		id: 'D40',
		heading: "Consequences of officer's failure",
		says: 'The officer of a unit that fell back off the table is free again.',
		given: [white(1), leads('skoblin', 'W4'), marks('W4', 'falling_back')],
		when: [goes('W4', 'off_table')],
		then: [officerIs('skoblin', { heroicWith: null }), owes('test-of-character skoblin')]
	},
	{
		id: 'D41',
		heading: "Consequences of officer's failure",
		says: 'So he is where the unit was only marked as gone off the table.',
		given: [white(1), leads('skoblin', 'W4'), marks('W4', 'falling_back')],
		when: [marks('W4', 'off_table')],
		then: [
			officerIs('skoblin', { heroicWith: null }),
			owes('test-of-character skoblin'),
			isNot('W4', 'heroic')
		]
	},
	{
		id: 'D41b',
		heading: "Consequences of officer's failure",
		says: 'A unit that goes back after a melee, or from a tank, may go off the table too: he is tested.',
		given: [white(1), leads('skoblin', 'W4'), assaults('R5', 'W4', 2), red(6, 2)],
		when: [fights('R5', 'W4', 'wins'), throws('movement', 'W4'), marks('W4', 'off_table')],
		then: [owes('test-of-character skoblin x2')]
	},
	{
		id: 'D41c',
		heading: "Consequences of officer's failure",
		says: 'Where it goes off by a move of its own, nobody tried to hold it.',
		given: [white(1), leads('skoblin', 'W4'), white(3), moves('W4')],
		when: [goes('W4', 'off_table')],
		then: [owesNot('test-of-character skoblin')]
	},
	{
		id: 'D72',
		heading: "Consequences of officer's failure",
		says: 'The turns a drunk officer is out are counted once each, however the clock is set.',
		given: [red(7), fares('dybenko', 'drunk', 3)],
		when: [next, back, next],
		then: [officerIs('dybenko', { status: 'drunk', backIn: 2 })]
	}
];
