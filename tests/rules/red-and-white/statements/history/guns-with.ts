import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { unit } from '../../engine/battles.ts';
import { offers, may, mayNot, refuses } from '../allowed.ts';
import {
	captures,
	changesSide,
	destroyed,
	falls,
	fires,
	joins,
	leads,
	led,
	marks,
	moves,
	notLed,
	reading,
	red,
	white
} from '../deeds.ts';
import { owes } from '../owed.ts';
import { fills, hasAttached, isNot, officerIs, tells, unitIs } from '../stands.ts';
import type { Play, Statement } from '../statement.ts';

const attaches = (guns: string, to: string): Command => ({
	type: 'attach',
	...{ unit: unit(guns), to: unit(to) }
});
const detaches = (guns: string): Command => ({ type: 'detach', unit: unit(guns) });
const merges = (who: string, into: string): Command => ({
	type: 'merge',
	...{ unit: unit(who), into: unit(into) }
});
/** The company R3 stands with R1 since the turn before. */
const WITH: Play = [led('R3'), red(3), attaches('R3', 'R7'), red(1, 2), led('R7')];

/** MACHINE GUNS; ORGANIZATION: guns that join a unit of infantry in a battle, and leave it. */
export const GUNS_WITH: readonly Statement[] = [
	{
		id: 'H-G1',
		heading: 'Organization',
		says: 'Machine guns may be attached to a unit of infantry of their side.',
		given: [led('R3'), red(3)],
		when: [attaches('R3', 'R7')],
		then: [hasAttached('R7', 'hmg', 3), unitIs('R3', { presence: 'merged' }), tells(/attached to/)]
	},
	{
		id: 'H-G2',
		heading: 'Organization',
		says: 'It is offered in phase 3 of their own turn.',
		given: [led('R3'), red(3)],
		then: [
			offers(attaches('R3', 'R7')),
			refuses(attaches('R3', 'R4')),
			refuses(attaches('R3', 'W1')),
			refuses(attaches('R1', 'R2'))
		]
	},
	{
		id: 'H-G3',
		heading: 'Sequence of action',
		says: 'In other phases it is not.',
		given: [led('R3'), red(2)],
		then: [refuses(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G4',
		heading: 'Leadership',
		says: 'Without leadership guns join nobody.',
		given: [notLed('R3'), red(3)],
		then: [refuses(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G5',
		heading: 'Machine guns',
		says: 'Nor in the turn in which they have fired.',
		given: [led('R3'), red(2), fires('R3', 'W1'), red(3)],
		then: [refuses(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G6',
		heading: 'Organization',
		says: 'Joining costs half of their move: a move that did not pay for it leads to no unit (G14).',
		given: [led('R3'), red(3), moves('R3')],
		then: [refuses(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G7',
		heading: 'Organization',
		says: 'One that did pay does.',
		given: [led('R3'), red(3), moves('R3', { form: { attaching: true } })],
		then: [offers(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G8',
		heading: 'Organization',
		says: 'Where it costs nothing, any move does (G14).',
		given: [reading('G14', 'nothing'), led('R3'), red(3), moves('R3')],
		then: [offers(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G9',
		heading: 'Organization',
		says: 'Attached, they fire with the unit, and are not counted for its morale.',
		given: [WITH, red(2, 2)],
		then: [
			fills('small-arms-fire', 'R7', 'W1', { hmg: 3 }),
			fills('unit-morale', 'R7', null, { stands: 4 })
		]
	},
	{
		id: 'H-G10',
		heading: 'Organization',
		says: 'What is left of them leaves the unit again and acts by itself, with what they lost lost.',
		given: [WITH, { type: 'setAttached', unit: unit('R7'), place: 0, left: 1 }, red(3, 2)],
		when: [detaches('R3')],
		then: [unitIs('R3', { presence: 'table' }), hasAttached('R7', 'hmg', 0), may('movement', 'R3')]
	},
	{
		id: 'H-G11',
		heading: 'Organization',
		says: 'Leaving costs half of the move that they make then.',
		given: [WITH, red(3, 2)],
		when: [detaches('R3')],
		then: [fills('movement', 'R3', null, { attaching: true })]
	},
	{
		id: 'H-G12',
		heading: 'Sequence of action',
		says: 'From a unit that has moved they do not go on by themselves in that turn.',
		given: [WITH, red(3, 2), moves('R7')],
		then: [refuses(detaches('R3'))]
	},
	{
		id: 'H-G14',
		heading: 'Major morale',
		says: 'Guns that stand with a unit are not lost; with the unit they are.',
		given: [WITH],
		when: [destroyed('R7')],
		then: [unitIs('R3', { presence: 'merged' }), refuses(detaches('R3'))]
	},
	{
		id: 'H-G15',
		heading: 'Organization',
		says: 'A single section of light guns may be attached too, field guns may not.',
		given: [
			joins('R20', 'section', [], { gun: 'light', stands: [2] }),
			joins('R21', 'section'),
			...[marks('R20', 'led'), marks('R21', 'led'), red(3)]
		],
		then: [offers(attaches('R20', 'R2')), refuses(attaches('R21', 'R2'))]
	},
	{
		id: 'H-G16',
		heading: 'Organization',
		says: 'Only one light section stands with a unit.',
		given: [
			joins('R20', 'section', [], { gun: 'light', stands: [2] }),
			joins('R22', 'infantry_gun', ['light_gun']),
			...[marks('R20', 'led'), red(3)]
		],
		then: [refuses(attaches('R20', 'R22'))]
	},
	{
		id: 'H-G17',
		heading: 'Infantry',
		says: 'A company of which only the command stand is left has nothing to attach.',
		given: [[0, 1, 2].map((stand) => falls('R3', 2, stand)), marks('R3', 'led'), red(3)],
		then: [refuses(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G18',
		heading: 'Sequence of action',
		says: 'In the turn of the enemy guns join nobody.',
		given: [white(3)],
		then: [refuses(attaches('R3', 'R7'))]
	},
	{
		id: 'H-G19',
		heading: 'Sequence of action',
		says: 'Guns that move, join a unit and leave it again have moved.',
		given: [
			...[led('R3'), led('R7'), red(3), moves('R3', { form: { attaching: true } })],
			...[attaches('R3', 'R7'), detaches('R3')]
		],
		then: [mayNot('movement', 'R3')]
	},
	{
		id: 'H-G21',
		heading: 'Organization',
		says: 'Of two companies that become one the command stands are no machine guns.',
		given: [joins('R20', 'machine_guns')],
		when: [merges('R20', 'R3')],
		then: [fills('small-arms-fire', 'R3', 'W1', { hmg: 6 })]
	},
	{
		id: 'H-G22',
		heading: 'Organization',
		says: 'Nor are those of two batteries gun sections.',
		given: [joins('R20', 'battery_field')],
		when: [merges('R20', 'R4')],
		then: [fills('artillery', 'R4', 'W1', { crewsField: [4, 4, 4, 4, 4, 4] })]
	},
	{
		id: 'H-G20',
		heading: 'Organization',
		says: 'Nor is a unit made one with another while it owes something: what it owes would be forgotten.',
		given: [led('R1'), red(2), fires('R1', 'W2', 1)],
		then: [owes('officer-hit W2', 'attached-gun W2'), refuses(merges('W2', 'W1'))]
	},
	{
		id: 'H-G23',
		heading: 'Officers and leaders',
		says: 'Who led a unit that becomes part of another one, or guns that join it, leads nobody.',
		given: [leads('dybenko', 'R6'), leads('uborevich', 'R3'), red(3)],
		when: [merges('R6', 'R7'), attaches('R3', 'R7')],
		then: [
			officerIs('dybenko', { heroicWith: null }),
			officerIs('uborevich', { heroicWith: null }),
			isNot('R7', 'heroic'),
			isNot('R3', 'heroic')
		]
	},
	{
		id: 'H-G24',
		heading: 'Officers and leaders',
		says: 'Nor does who led a unit that is taken prisoner, though he was still to be rolled for; nobody leads one that goes over.',
		given: [...[leads('dybenko', 'R6'), marks('R7', 'heroic')], ...[red(4), fires('W1', 'R6', 1)]],
		when: [captures('R6'), changesSide('R7')],
		then: [officerIs('dybenko', { heroicWith: null }), isNot('R7', 'heroic')]
	},
	{
		id: 'H-G25',
		heading: 'Officers and leaders',
		says: 'Whoever led a unit that lost figures is rolled for, though the game master takes what is left of it off as destroyed.',
		given: [leads('dybenko', 'R6'), red(4), fires('W1', 'R6', 1)],
		when: [destroyed('R6')],
		then: [owes('officer-hit R6')]
	}
];
