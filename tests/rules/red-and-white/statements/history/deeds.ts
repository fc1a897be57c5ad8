import {
	accepts,
	acceptsThrow,
	may,
	mayNot,
	refuses,
	refusesThrow,
	throwsDice
} from '../allowed.ts';
import { owesNot } from '../owed.ts';
import { away, fills, is, isNot, officerIs, tells, tellsNot, unitIs, wentSo } from '../stands.ts';
import {
	allowed,
	assaults,
	claims,
	fares,
	fights,
	fires,
	joins,
	leads,
	led,
	marks,
	meets,
	moves,
	notLed,
	option,
	reading,
	red,
	throws,
	white
} from '../deeds.ts';
import type { Mark } from '#lib/rules/red-and-white/types.ts';
import { unit } from '../../engine/battles.ts';
import type { Deed, Play, Statement } from '../statement.ts';

/** The untried rules of ships and ice are used. */
const AFLOAT = option('ships_and_ice', 'used');
const HQ_LOSES: Play = [assaults('R5', 'W10'), red(6), fights('R5', 'W10', 'wins', { lost: 1 })];
/** R2 has a commissar; Uborevich leads it heroically. */
const QUARREL: Play = [leads('uborevich', 'R2'), led('R2'), red(2)];
/** The commissar's D10, then his D6. */
const SHOT = { faces: [10, 6] } as const;
const asks = (who: string, falls: 1 | 6) => throws('indirect-fire', who, null, { faces: [falls] });

const quickly = (who: string, ...on: readonly Mark[]): Deed => ({
	type: 'quick',
	...{ unit: unit(who), figures: 0, hits: 0, on, off: [], note: '' }
});

/** What a table does seldom: who is overrun, deserts, claims cover, mounts, goes to the rear, spots. */
export const SELDOM: readonly Statement[] = [
	{
		id: 'H-D1',
		heading: 'Force HQ',
		says: 'Overrun headquarters owe no way back, and the log says what became of them.',
		given: [assaults('R5', 'W10'), red(6)],
		when: [fights('R5', 'W10', 'wins', { lost: 1 })],
		then: [away('W10'), owesNot('movement W10'), tells(/overrun/), tellsNot(/goes back/)]
	},
	{
		id: 'H-D2',
		heading: 'Force HQ',
		says: 'They count as one unit lost.',
		when: HQ_LOSES,
		then: [fills('army-morale', 'white', null, { unitsLost: 1 })]
	},
	{
		id: 'H-D3',
		heading: 'Force HQ',
		says: 'Where the referee says what overruns them, they go back as others do.',
		given: [reading('R71', 'referee_says')],
		when: HQ_LOSES,
		then: [unitIs('W10', { presence: 'table' })]
	},
	{
		id: 'H-D4',
		heading: 'Force HQ',
		says: 'Headquarters that win their melee stay.',
		given: [assaults('R5', 'W10'), red(6)],
		when: [fights('R5', 'W10', 'loses')],
		then: [unitIs('W10', { presence: 'table' }), tellsNot(/overrun/)]
	},
	{
		id: 'H-D5',
		heading: 'Commissars',
		says: 'The officer who leads the unit shoots its commissar and goes over to the enemy.',
		given: QUARREL,
		when: [fires('R2', 'W1', undefined, SHOT)],
		then: [
			officerIs('uborevich', { status: 'defected', heroicWith: null }),
			isNot('R2', 'heroic'),
			fills('small-arms-fire', 'R2', 'W1', { commissar: 'none' })
		]
	},
	{
		id: 'H-D6',
		heading: 'Leadership',
		says: 'The units of a leader who went over roll on the last line.',
		given: [QUARREL, fires('R2', 'W1', undefined, SHOT)],
		when: [red(1, 2)],
		then: [fills('leadership', 'R2', null, { leader: 'none' })]
	},
	{
		id: 'H-D7',
		heading: 'Commissars',
		says: 'Where no officer is with the unit only its commissar is gone (R72).',
		given: [led('R2'), red(2)],
		when: [fires('R2', 'W1', undefined, SHOT)],
		then: [officerIs('dybenko', { status: 'fit' }), officerIs('uborevich', { status: 'fit' })]
	},
	{
		id: 'H-D8',
		heading: 'Claiming cover',
		says: 'A unit that fired in phase 2 could not have moved, and claims no cover (R64).',
		given: [led('R2'), red(2), fires('R2', 'W1', 0), red(3)],
		then: [refuses(claims('R2'))]
	},
	{
		id: 'H-D9',
		heading: 'Claiming cover',
		says: 'One that is led and stands still may claim it; so may one that moves.',
		given: [led('R2', 'R5'), red(3), moves('R5')],
		then: [accepts(claims('R2')), accepts(claims('R5'))]
	},
	{
		id: 'H-D10',
		heading: 'Claiming cover',
		says: 'Without leadership it could not have moved.',
		given: [notLed('R5'), red(3)],
		then: [refuses(claims('R5'))]
	},
	{
		id: 'H-D10b',
		heading: 'Claiming cover',
		says: 'A unit that is falling back only defends itself, and claims none (G10).',
		given: [marks('R5', 'falling_back'), led('R5'), red(3)],
		then: [refuses(claims('R5'))]
	},
	{
		id: 'H-D11',
		heading: 'Claiming cover',
		says: 'Who is in contact claims none.',
		given: [led('R5'), red(3), moves('R5'), meets('R5', 'W1')],
		then: [refuses(claims('R5'))]
	},
	{
		id: 'H-D12',
		heading: 'Claiming cover',
		says: 'It is claimed in the phase in which its side moves.',
		given: [led('R5'), red(4)],
		then: [refuses(claims('R5'))]
	},
	{
		id: 'H-D12a',
		heading: 'Claiming cover',
		says: 'The list of marks and the quick line ask the same rule; the referee may overrule it.',
		given: [led('R2', 'R5'), red(2), fires('R2', 'W1', 0), red(3)],
		then: [
			refuses(marks('R2', 'claimed_cover')),
			refuses(quickly('R2', 'claimed_cover')),
			accepts(allowed(marks('R2', 'claimed_cover'))),
			accepts(marks('R5', 'claimed_cover')),
			accepts(quickly('R5', 'claimed_cover'))
		]
	},
	{
		id: 'H-D12b',
		heading: 'Claiming cover',
		says: 'The mark put by the referee’s word stands with his reason in the log.',
		given: [red(4)],
		when: [allowed(marks('R2', 'claimed_cover'))],
		then: [is('R2', 'claimed_cover'), tells(/agreed at the table/)]
	},
	{
		id: 'H-D12c',
		heading: 'Claiming cover',
		says: 'Who stands still behind defences or in cover and claims it besides has not left them.',
		given: [marks('R2', 'in_defences'), marks('R5', 'in_cover'), led('R2', 'R5'), red(3)],
		when: [claims('R2'), claims('R5')],
		then: [is('R2', 'in_defences', 'claimed_cover'), is('R5', 'in_cover', 'claimed_cover')]
	},
	{
		id: 'H-D13',
		heading: 'Claiming cover',
		says: 'A cover that was claimed ends with the next move.',
		given: [led('R5'), red(3), claims('R5'), red(1, 2), led('R5'), red(3, 2)],
		when: [moves('R5')],
		then: [isNot('R5', 'claimed_cover')]
	},
	{
		id: 'H-D14',
		heading: 'Cavalry',
		says: 'To dismount costs half of the move (G14).',
		given: [led('R8'), red(3)],
		when: [moves('R8', { form: { mounting: true }, faces: [5, 5, 5, 5] })],
		then: [is('R8', 'dismounted', 'moved'), wentSo('R8', { phase: 3, how: 'ordinary', inches: 10 })]
	},
	{
		id: 'H-D15',
		heading: 'Cavalry',
		says: 'To mount costs half of a move on foot.',
		given: [marks('R8', 'dismounted'), led('R8'), red(3)],
		when: [moves('R8', { form: { mounting: true }, faces: [5, 5] })],
		then: [isNot('R8', 'dismounted'), wentSo('R8', { phase: 3, how: 'ordinary', inches: 5 })]
	},
	{
		id: 'H-D16',
		heading: 'Cavalry',
		says: 'Where it takes the whole move nothing is thrown.',
		given: [reading('G14', 'whole_move'), led('R8'), red(3)],
		then: [throwsDice(0, 'movement', 'R8', { form: { mounting: true } })]
	},
	{
		id: 'H-D17',
		heading: 'Cavalry',
		says: 'Infantry has nothing to mount.',
		given: [led('R5'), red(3)],
		when: [moves('R5', { form: { mounting: true }, faces: [5, 5] })],
		then: [wentSo('R5', { phase: 3, how: 'ordinary', inches: 10 })]
	},
	{
		id: 'H-D17a',
		heading: 'Organization',
		says: 'Machine guns that join a unit, or leave it, go half of their move for it (G14).',
		given: [led('R3'), red(3)],
		when: [moves('R3', { form: { attaching: true }, faces: [5, 5] })],
		then: [wentSo('R3', { phase: 3, how: 'ordinary', inches: 5, joins: true })]
	},
	{
		id: 'H-D17b',
		heading: 'Organization',
		says: 'Where it takes the whole move nothing is thrown; infantry has nothing to attach.',
		given: [reading('G14', 'whole_move'), led('R3', 'R5'), red(3)],
		then: [
			throwsDice(0, 'movement', 'R3', { form: { attaching: true } }),
			throwsDice(2, 'movement', 'R5', { form: { attaching: true } })
		]
	},
	{
		id: 'H-D18',
		heading: 'Consequences of major morale failure',
		says: 'A unit of a broken army may go to its own rear of its own will.',
		given: [{ type: 'setArmy', camp: 'red', broken: true }, red(1, 2), led('R5'), red(3, 2)],
		then: [may('movement', 'R5'), fills('movement', 'R5', null, { back: true, rear: true })]
	},
	{
		id: 'H-D18a',
		heading: 'Officers and leaders',
		says: 'That is a move as any other: a hero gives his inch for it (MV-3; G15 is for who must go back).',
		given: [{ type: 'setArmy', camp: 'red', broken: true }, leads('dybenko', 'R5'), red(3)],
		when: [moves('R5', { faces: [3, 4] })],
		then: [wentSo('R5', { phase: 3, how: 'rear', inches: 8 })]
	},
	{
		id: 'H-D18b',
		heading: 'Organization',
		says: 'Guns that left their unit to go there move half as far, as on any move of their own (G14).',
		given: [{ type: 'setArmy', camp: 'red', broken: true }, [red(1), led('R3'), red(3)]],
		when: [moves('R3', { form: { attaching: true }, faces: [5, 5] })],
		then: [wentSo('R3', { phase: 3, how: 'rear', inches: 5, joins: true })]
	},
	{
		id: 'H-D19',
		heading: 'Consequences of major morale failure',
		says: 'It has moved with that, and attacks nobody.',
		given: [{ type: 'setArmy', camp: 'red', broken: true }, red(1, 2), led('R5'), red(3, 2)],
		when: [moves('R5')],
		then: [is('R5', 'moved'), mayNot('movement', 'R5'), refuses(meets('R5', 'W1'))]
	},
	{
		id: 'H-D20',
		heading: 'Indirect fire',
		says: 'An officer who spots for a battery is known; its own leader comes first.',
		given: [led('R4'), red(2)],
		when: [asks('R4', 6)],
		then: [unitIs('R4', { indirect: true }), tells(/spots for/)]
	},
	{
		id: 'H-D21',
		heading: 'Indirect fire',
		says: 'One officer spots for one battery: with one officer left a second battery does not ask.',
		given: [joins('RB', 'battery_field'), fares('dybenko', 'dead'), led('R4', 'RB'), red(2)],
		when: [asks('R4', 6)],
		then: [mayNot('indirect-fire', 'RB')]
	},
	{
		id: 'H-D22',
		heading: 'Indirect fire',
		says: 'With another officer it does.',
		given: [joins('RB', 'battery_field'), led('R4', 'RB'), red(2)],
		when: [asks('R4', 6)],
		then: [may('indirect-fire', 'RB')]
	},
	{
		id: 'H-D22a',
		heading: 'Indirect fire',
		says: 'Any officer of its side who is free may be named; nobody of the enemy may.',
		given: [led('R4'), red(2)],
		then: [
			acceptsThrow('indirect-fire', 'R4', null, { officer: 'dybenko' }),
			refusesThrow('indirect-fire', 'R4', null, { officer: 'skoblin' })
		]
	},
	{
		id: 'H-D23',
		heading: 'Indirect fire',
		says: 'In the next turn he spots anew.',
		given: [led('R4'), red(2), asks('R4', 6)],
		when: [white(1)],
		then: [officerIs('uborevich', { spotsFor: null }), officerIs('dybenko', { spotsFor: null })]
	},
	{
		id: 'H-D25',
		heading: 'Additional rules',
		says: 'A ship that has tried to launch its boats does not try in the turn of the enemy.',
		given: [
			...[joins('WS', 'ship'), AFLOAT, white(1), led('WS'), white(3)],
			throws('launch-boats', 'WS', null, { faces: [1] })
		],
		when: [red(3, 2)],
		then: [mayNot('launch-boats', 'WS')]
	},
	{
		id: 'H-D26',
		heading: 'Additional rules',
		says: 'In its next own turn it may try again.',
		given: [
			...[joins('WS', 'ship'), AFLOAT, white(1), led('WS'), white(3)],
			throws('launch-boats', 'WS', null, { faces: [1] })
		],
		when: [white(3, 2)],
		then: [may('launch-boats', 'WS')]
	}
];
