import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { mayNot, refuses } from '../allowed.ts';
import { because, owes, owesNot } from '../owed.ts';
import { armyIs, tells } from '../stands.ts';
import {
	arrives,
	assaults,
	bombards,
	calls,
	changesSide,
	comesTo,
	destroyed,
	falls,
	fights,
	fires,
	goes,
	leads,
	led,
	marks,
	meets,
	morale,
	moves,
	next,
	officer,
	red,
	shells,
	switchedOff,
	tests,
	throwsFor,
	white
} from '../deeds.ts';
import { unit } from '../../engine/battles.ts';
import type { Play, Statement } from '../statement.ts';

const W2_HIT: Play = [led('R1'), red(2), fires('R1', 'W2', 1)];
const A_THIRD: Play = [destroyed('W1', 'W2', 'W3'), red(7)];
const BROKE: Play = [A_THIRD, throwsFor('army-morale', 'white', { faces: [1] })];
const W1_BEATEN: Play = [assaults('R5', 'W1'), red(6), fights('R5', 'W1', 'wins', { lost: 1 })];

const waives = (calculator: string, who: string, reason?: string): Command => ({
	type: 'oweTest',
	...{ unit: unit(who), calculator, n: 0 },
	...(reason === undefined ? {} : { reason })
});
const waivesArmy = (reason: string): Command => ({ type: 'waiveArmyTest', camp: 'white', reason });

/** One of several tests is taken off. */
const ONE_OFF: Command = {
	...{ type: 'oweTest', unit: unit('W2'), calculator: 'officer-hit' },
	...{ n: 1, reason: 'nobody was near' }
};

/** What is owed has a cause, which stands beside it; what is let off has a reason. */
export const CAUSES: readonly Statement[] = [
	{
		id: 'L-1',
		heading: 'Religious inspiration',
		says: 'Priest and gun of a unit are rolled for because of the fire of one who is named.',
		when: [W2_HIT],
		then: [
			because('officer-hit W2', /fire from 6th Latvian Rifles/),
			because('attached-gun W2', /fire from 6th Latvian Rifles/)
		]
	},
	{
		id: 'L-2',
		heading: 'Religious inspiration',
		says: 'Of two causes the first is paid first, and the second stays.',
		given: [led('R1', 'R5'), red(2), fires('R1', 'W2', 1), fires('R5', 'W2', 1)],
		when: [ONE_OFF],
		then: [because('officer-hit W2', /^fire from Kronstadt Sailors$/)]
	},
	{
		id: 'L-3',
		heading: 'Melee',
		says: 'The way back of whoever lost a melee is laid to the melee.',
		when: [W1_BEATEN],
		then: [because('movement W1', /melee with Kronstadt Sailors/)]
	},
	{
		id: 'L-4',
		heading: 'Morale',
		says: 'That of whoever failed a test is laid to the test.',
		given: [falls('W1', 1), red(7)],
		when: [morale('W1', 'fails')],
		then: [because('movement W1', /failed test/)]
	},
	{
		id: 'L-5',
		heading: "Consequences of officer's failure",
		says: 'The test of an officer is laid to the melee that he lost.',
		given: [leads('dybenko', 'R5'), red(3), moves('R5'), meets('R5', 'W1'), red(6)],
		when: [fights('R5', 'W1', 'loses', { lost: 1 })],
		then: [because('test-of-character dybenko', /melee lost with Kronstadt Sailors/)]
	},
	{
		id: 'L-6',
		heading: 'Consequences of major morale failure',
		says: 'Units and officers of an army that breaks test because it breaks.',
		when: [BROKE],
		then: [
			because('unit-morale W5', /army breaks/),
			because('test-of-character skoblin', /army breaks/)
		]
	},
	{
		id: 'L-7',
		heading: 'Morale',
		says: 'In phase 7 a unit tests because of its losses, or because it falls back.',
		given: [falls('W1', 1), marks('W4', 'falling_back'), red(7)],
		then: [because('unit-morale W1', /losses/), because('unit-morale W4', /falling back/)]
	},
	{
		id: 'L-8',
		heading: 'Morale',
		says: 'The cause of a test that is left owed goes with it into the next turn.',
		given: [falls('W1', 1), red(7)],
		when: [next],
		then: [because('unit-morale W1', /losses/)]
	},
	{
		id: 'L-9',
		heading: 'Armored vehicle fright',
		says: 'Cavalry shies from the tank that is named.',
		when: [assaults('W9', 'R8')],
		then: [because('fright R8', /General Skobelev/)]
	},
	{
		id: 'L-25',
		heading: 'Armored vehicle fright',
		says: 'Guns that do not stand go back because of the tank.',
		given: [assaults('W9', 'R4')],
		when: [tests('fright', 'R4', 'fails')],
		then: [because('movement R4', /General Skobelev/)]
	},
	{
		id: 'L-10',
		heading: 'Armoured cars',
		says: 'A car tests because of the guns that fired at it.',
		given: [led('R4'), red(2)],
		when: [shells('R4', 'W3', 1)],
		then: [because('armoured-car-morale W3', /fire from 1st Latvian Battery/)]
	},
	{
		id: 'L-11',
		heading: 'Bombardment',
		says: 'Who is about to enter an area tests because of the battery that shells it.',
		given: [led('R4'), red(2), bombards('R4'), white(1), led('W2'), white(3)],
		when: [comesTo('W2', 'edge', 'R4')],
		then: [because('bombardment W2', /bombardment by 1st Latvian Battery/)]
	},
	{
		id: 'L-12',
		heading: 'Small arms firing',
		says: 'Losses that the owner places himself say whose fire cost them.',
		given: [switchedOff('losses_placed'), led('R1'), red(2)],
		when: [fires('R1', 'W2', 2)],
		then: [because('place_losses W2', /fire from 6th Latvian Rifles/)]
	},
	{
		id: 'L-13',
		heading: 'Gaming terms used',
		says: 'The game master lets a unit off its test with a reason; without one it stays.',
		given: [W2_HIT],
		when: [waives('officer-hit', 'W2', 'he was elsewhere')],
		then: [owesNot('officer-hit W2'), tells(/no test needed, its officer or special figure/)]
	},
	{
		id: 'L-14',
		heading: 'Gaming terms used',
		says: 'Without a reason nobody is let off.',
		given: [W2_HIT],
		then: [
			refuses(waives('officer-hit', 'W2')),
			refuses(waives('officer-hit', 'W2', '  ')),
			owes('officer-hit W2')
		]
	},
	{
		id: 'L-15',
		heading: "Officers' character",
		says: 'Nor an officer off his test of character, nor an owner off his losses.',
		given: [
			...[switchedOff('losses_placed'), led('R1'), red(2), fires('R1', 'W2', 2)],
			{ type: 'oweCharacter', officer: officer('dybenko'), n: 1 }
		],
		then: [
			refuses({ type: 'oweCharacter', officer: officer('dybenko'), n: 0 }),
			refuses({ type: 'setLossesDue', unit: unit('W2'), n: 0 })
		]
	},
	{
		id: 'L-16',
		heading: 'Major morale',
		says: 'An army is let off its test of this phase with a reason, and asked again after the next turn.',
		given: [A_THIRD],
		when: [waivesArmy('the battle is decided')],
		then: [
			owesNot('army-morale white'),
			armyIs('white', { broken: false, consequences: false }),
			tells(/the army need not test/)
		]
	},
	{
		id: 'L-17',
		heading: 'Major morale',
		says: 'So it is with a test that an earlier turn left, and nobody is let off what he does not owe.',
		given: [A_THIRD, next, waivesArmy('the battle is decided')],
		then: [owesNot('army-morale white'), refuses(waivesArmy('once more'))]
	},
	{
		id: 'L-18',
		heading: 'Major morale',
		says: 'Let off once, it tests in its next phase 7 all the same.',
		given: [A_THIRD, waivesArmy('the battle is decided')],
		when: [red(7, 2)],
		then: [owes('army-morale white')]
	},
	{
		id: 'L-19',
		heading: 'Gaming terms used',
		says: 'A test that the game master calls for is laid to him, with his reason where he gives one.',
		given: [calls('unit-morale', 'W1')],
		when: [{ ...calls('unit-morale', 'W4'), reason: 'rumours' } as Command],
		then: [because('unit-morale W1', /referee/), because('unit-morale W4', /the referee: rumours/)]
	},
	{
		id: 'L-21',
		heading: 'Morale',
		says: 'A unit that goes over to the other side owes no way back: it has no rear any more to go to.',
		given: [falls('W1', 1), red(7), morale('W1', 'fails')],
		when: [changesSide('W1')],
		then: [owesNot('movement W1'), tells(/changed sides/)]
	},
	{
		id: 'L-22',
		heading: 'Consequences of major morale failure',
		says: 'A reserve that arrives while its army breaks was not there when it broke, and does not test.',
		given: [goes('W8', 'reserve'), BROKE],
		when: [arrives('W8')],
		then: [owesNot('unit-morale W8'), owes('unit-morale W5'), mayNot('unit-morale', 'W8')]
	},
	{
		id: 'L-23',
		heading: 'Consequences of major morale failure',
		says: 'Nor does a unit that goes over to an army that breaks.',
		given: [BROKE],
		when: [changesSide('R7')],
		then: [owesNot('unit-morale R7')]
	},
	{
		id: 'L-24',
		heading: 'Morale',
		says: 'In the next phase 7 it tests as all others do.',
		given: [goes('W8', 'reserve'), BROKE],
		when: [arrives('W8'), white(2), falls('W8', 1), red(7, 2)],
		then: [owes('unit-morale W8')]
	},
	{
		id: 'L-20',
		heading: 'Gaming terms used',
		says: 'He calls for nothing that the unit cannot do: nobody stands with it who could be hit.',
		then: [refuses(calls('officer-hit', 'R7')), refuses(calls('tank-hits', 'R7'))]
	}
];
