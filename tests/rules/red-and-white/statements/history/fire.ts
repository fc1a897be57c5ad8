import { acceptsThrow, may, mayNot, refusesThrow, waitsFor, waitsNotFor } from '../allowed.ts';
import { dice, fills, tells, unitIs } from '../stands.ts';
import {
	assaults,
	attackFires,
	fires,
	joins,
	led,
	moves,
	meets,
	reading,
	red,
	shells,
	white
} from '../deeds.ts';
import { unit } from '../../engine/battles.ts';
import type { Play, Statement } from '../statement.ts';

/** W5 has a light section, W9 is a Mark V with a gun on each side. */
const W5_FIRES: Play = [white(1), led('W5'), white(2)];
const W9_FIRES: Play = [white(1), led('W9'), white(2)];
const LEFT = { part: 'left' } as const;
const RIGHT = { part: 'right' } as const;

/** SEQUENCE OF ACTION; NOTES ON FIRING; TANKS: in which phase, at whom and with what a unit has fired. */
export const FIRED: readonly Statement[] = [
	{
		id: 'H-F1',
		heading: 'Sequence of action',
		says: 'Of a fire it is known in which phase it was, at whom, and with what.',
		given: W5_FIRES,
		when: [fires('W5', 'R1', 0, { form: { shells: 0 } })],
		then: [
			unitIs('W5', { fired: [{ phase: 2, at: unit('R1'), with: ['rifles'] }] }),
			tells(/Its stands fire/)
		]
	},
	{
		id: 'H-F2',
		heading: 'Artillery',
		says: 'A light section that has fired does not fire again, with its unit or alone.',
		given: W5_FIRES,
		when: [shells('W5', 'R2', 0)],
		then: [
			mayNot('artillery', 'W5', 'R2'),
			fills('small-arms-fire', 'W5', 'R1', { shells: 0 }),
			refusesThrow('small-arms-fire', 'W5', 'R1', { form: { shells: 4 } })
		]
	},
	{
		id: 'H-F3',
		heading: 'Artillery',
		says: 'Where it fired with its unit nothing is left of either.',
		given: W5_FIRES,
		when: [fires('W5', 'R1', 0)],
		then: [mayNot('artillery', 'W5', 'R2'), mayNot('small-arms-fire', 'W5', 'R2')]
	},
	{
		id: 'H-F4',
		heading: 'Artillery',
		says: 'Where all of a unit fires at one target, the section does too (G04).',
		given: [reading('G04', 'nearest_only'), W5_FIRES],
		when: [fires('W5', 'R1', 0, { form: { shells: 0 } })],
		then: [mayNot('artillery', 'W5', 'R2')]
	},
	{
		id: 'H-F5',
		heading: 'Machine guns',
		says: 'What has fired is not filled in again by hand.',
		given: [led('R2'), red(2)],
		when: [fires('R2', 'W1', 0, { part: 'guns' })],
		then: [
			refusesThrow('small-arms-fire', 'R2', 'W2', { form: { hmg: 1 } }),
			acceptsThrow('small-arms-fire', 'R2', 'W2', {})
		]
	},
	{
		id: 'H-F6',
		heading: 'Tanks',
		says: 'Each side of a Mark V fires once.',
		given: W9_FIRES,
		when: [fires('W9', 'R1', undefined, LEFT)],
		then: [
			may('small-arms-fire', 'W9', 'R2', RIGHT),
			may('small-arms-fire', 'W9', 'R2', { part: 'ahead' }),
			mayNot('small-arms-fire', 'W9', 'R2', LEFT),
			tells(/left side/)
		]
	},
	{
		id: 'H-F7',
		heading: 'Tanks',
		says: 'The gun of a side fires apart from its machine guns.',
		given: W9_FIRES,
		when: [shells('W9', 'R1', undefined, LEFT)],
		then: [
			may('small-arms-fire', 'W9', 'R2', LEFT),
			mayNot('artillery', 'W9', 'R2', LEFT),
			may('artillery', 'W9', 'R2', RIGHT)
		]
	},
	{
		id: 'H-F8',
		heading: 'Tanks',
		says: 'When all four have fired it is done.',
		given: W9_FIRES,
		when: (['left', 'right', 'ahead', 'astern'] as const).map((part) =>
			fires('W9', 'R1', undefined, { part })
		),
		then: [
			mayNot('small-arms-fire', 'W9', 'R2'),
			mayNot('artillery', 'W9', 'R2'),
			waitsNotFor('W9')
		]
	},
	{
		id: 'H-F9',
		heading: 'Tanks',
		says: 'What did not fire in phase 2 still fires in 5, into the melee it moved to (R55).',
		given: [W9_FIRES, fires('W9', 'R1', undefined, LEFT), white(3), moves('W9'), meets('W9', 'R1')],
		when: [white(5)],
		then: [may('attacking-fire', 'W9', 'R1', RIGHT), mayNot('attacking-fire', 'W9', 'R1', LEFT)]
	},
	{
		id: 'H-F9a',
		heading: 'Tanks',
		says: 'So does the gun of a side whose machine guns have fired, and nothing else of that side (R55).',
		given: [
			...[joins('R21', 'armoured_car'), W9_FIRES],
			...(['left', 'right', 'ahead', 'astern'] as const).map((part) =>
				fires('W9', 'R21', 0, { part })
			),
			...[white(3), moves('W9'), meets('W9', 'R1'), white(5)]
		],
		when: [attackFires('W9', 'R1', undefined, RIGHT)],
		then: [
			dice(2),
			mayNot('attacking-fire', 'W9', 'R1', RIGHT),
			may('attacking-fire', 'W9', 'R1', LEFT),
			waitsFor('W9')
		]
	},
	{
		id: 'H-F9b',
		heading: 'Tanks',
		says: 'As long as a side is left that may fire in 5 the tank is waited for.',
		given: [W9_FIRES, white(3), moves('W9'), meets('W9', 'R1'), white(5)],
		when: [attackFires('W9', 'R1', undefined, LEFT)],
		then: [may('attacking-fire', 'W9', 'R1', RIGHT), waitsFor('W9')]
	},
	{
		id: 'H-F10',
		heading: 'Attacking fire',
		says: 'A unit that fired in phase 5 has no second fire there.',
		given: [assaults('R5', 'W1'), red(5)],
		when: [attackFires('R5', 'W1')],
		then: [mayNot('attacking-fire', 'R5', 'W1')]
	},
	{
		id: 'H-F12',
		heading: 'Small arms firing',
		says: 'Weapons that do not reach their target have not fired; they may fire at another.',
		given: [led('R2'), red(2)],
		when: [fires('R2', 'W1', undefined, { form: { band: 'to:24' } })],
		then: [
			unitIs('R2', { fired: [{ phase: 2, at: unit('W1'), with: ['machine_guns'] }] }),
			may('small-arms-fire', 'R2', 'W2', { part: 'rest' })
		]
	},
	{
		id: 'H-F11',
		heading: 'Sequence of action',
		says: 'A new turn knows of no fire.',
		given: [W9_FIRES, fires('W9', 'R1', undefined, LEFT)],
		when: [red(4, 2)],
		then: [unitIs('W9', { fired: [] }), may('small-arms-fire', 'W9', 'R2', LEFT)]
	}
];
