import { may, mayNot, mayNotMeet, offers, offersNot, refuses } from '../allowed.ts';
import { owes, owesNot, reminds } from '../owed.ts';
import { dice, fills, is, shelling, touches, wentSo } from '../stands.ts';
import {
	assaults,
	bears,
	bombards,
	calls,
	captures,
	comesTo,
	destroyed,
	falls,
	fights,
	fires,
	goesIn,
	joins,
	leads,
	led,
	marks,
	meets,
	morale,
	moves,
	notLed,
	red,
	tests,
	throws,
	throwsFor,
	white
} from '../deeds.ts';
import type { Statement } from '../statement.ts';

/** W1 lies under the shells of two batteries, fails its morale, and has tested for those of one. */
const FALLS_BACK_THROUGH_TWO: Statement['given'] = [
	...[joins('R11', 'battery_heavy'), led('R4', 'R11'), red(2), bombards('R4'), bombards('R11')],
	...[comesTo('W1', 'inside', 'R4'), comesTo('W1', 'inside', 'R11'), falls('W1', 1), red(7)],
	...[morale('W1', 'fails'), throws('bombardment', 'W1', null, { faces: [6, 6, 1] })]
];

/** Guns and bombarded areas, two steps on. */
export const SHELLS: readonly Statement[] = [
	{
		id: 'FC-24',
		heading: 'Artillery',
		says: 'A battery with its command stand alone does not fire.',
		given: [falls('W7', 12), red(4)],
		then: [mayNot('artillery', 'W7', 'R1')]
	},
	{
		id: 'FC-25',
		heading: 'Artillery',
		says: 'Nor does it bombard.',
		given: [falls('W7', 12), white(1), led('W7'), white(2)],
		then: [refuses(bombards('W7'))]
	},
	{
		id: 'FC-26',
		heading: 'Artillery',
		says: 'Nor does it ask to fire indirectly.',
		given: [falls('W7', 12), white(1), led('W7'), white(2)],
		then: [mayNot('indirect-fire', 'W7')]
	},
	{
		id: 'FC-27',
		heading: 'Bombardment',
		says: 'Its last gun lost, its bombardment is over.',
		given: [led('R4'), red(2), bombards('R4')],
		when: [falls('R4', 12)],
		then: [shelling('R4', false)]
	},
	{
		id: 'FC-28',
		heading: 'Bombardment',
		says: 'So it is when the battery is captured.',
		given: [led('R4'), red(2), bombards('R4')],
		when: [captures('R4')],
		then: [shelling('R4', false)]
	},
	{
		id: 'FC-29',
		heading: 'Bombardment',
		says: 'Guns that a tank drives off shell no area any more.',
		given: [led('R4'), red(2), bombards('R4'), assaults('W9', 'R4')],
		when: [tests('fright', 'R4', 'fails')],
		then: [shelling('R4', false)]
	},
	{
		id: 'FC-30',
		heading: 'Bombardment',
		says: 'Nor do guns that lost a melee and go back.',
		given: [
			led('R4'),
			red(2),
			bombards('R4'),
			assaults('W1', 'R4'),
			white(6),
			fights('W1', 'R4', 'wins', { lost: 1 })
		],
		then: [shelling('R4', false)]
	},
	{
		id: 'FC-31',
		heading: 'Bombardment',
		says: 'Until it fires in defence, which it may, a battery bombards on.',
		given: [led('R4'), red(2), bombards('R4'), white(4)],
		then: [shelling('R4', true), may('artillery', 'R4', 'W1')]
	},
	{
		id: 'FC-32',
		heading: 'Bombardment',
		says: 'Its own side tests there as the enemy does.',
		given: [led('R4', 'R5'), red(2), bombards('R4'), red(3), comesTo('R5', 'edge', 'R4')],
		then: [owes('bombardment R5')]
	},
	{
		id: 'FC-33',
		heading: 'Bombardment',
		says: 'One unit pinned takes nothing from the contact of another.',
		given: [
			led('R4'),
			red(2),
			bombards('R4'),
			white(1),
			led('W1', 'W4'),
			white(3),
			moves('W4'),
			meets('W4', 'R5'),
			comesTo('W1', 'edge', 'R4'),
			goesIn('W1', 'fails')
		],
		then: [touches('W4', 'R5'), mayNotMeet('W1', 'R5')]
	},
	{
		id: 'FC-34',
		heading: 'Bombardment',
		says: 'A figure lost to it is a loss that is tested in phase 7.',
		given: [
			led('R4'),
			red(2),
			bombards('R4'),
			white(1),
			led('W1'),
			white(3),
			comesTo('W1', 'edge', 'R4'),
			goesIn('W1', 'fails', {
				until: ({ changes }) => changes.some((one) => (one.figures ?? 0) > 0)
			})
		],
		when: [red(7, 2)],
		then: [owes('unit-morale W1')]
	},
	{
		id: 'FC-35',
		heading: 'Bombardment',
		says: 'Who turned away at the edge tests no more, and moves.',
		given: [
			led('R4'),
			red(2),
			bombards('R4'),
			white(1),
			led('W1'),
			white(3),
			comesTo('W1', 'edge', 'R4'),
			comesTo('W1', 'outside' as 'edge', 'R4')
		],
		then: [owesNot('bombardment W1'), may('movement', 'W1')]
	},
	{
		id: 'FC-36',
		heading: 'Bombardment',
		says: 'Who fired in 2 goes into no area.',
		given: [
			led('R4'),
			red(2),
			bombards('R4'),
			white(1),
			led('W1'),
			white(2),
			fires('W1', 'R1', 0),
			white(3)
		],
		then: [mayNot('bombardment', 'W1')]
	},
	{
		id: 'FC-48',
		heading: 'Bombardment',
		says: 'He comes to no edge of one, and set there he owes no test for going on.',
		given: [
			...[led('R4'), red(2), bombards('R4')],
			...[white(1), led('W1'), white(2), fires('W1', 'R1', 0), white(3)]
		],
		when: [comesTo('W1', 'edge', 'R4')],
		then: [owesNot('bombardment W1'), mayNot('bombardment', 'W1')]
	},
	{
		id: 'FC-49',
		heading: 'Bombardment',
		says: 'Nor is he asked whether he does, and nobody else who may not move.',
		given: [
			...[led('R4'), red(2), bombards('R4')],
			...[white(1), led('W1', 'W4'), notLed('W2'), white(2), fires('W1', 'R1', 0), white(3)]
		],
		then: [
			offers(comesTo('W4', 'edge', 'R4')),
			offersNot(comesTo('W1', 'edge', 'R4')),
			offersNot(comesTo('W2', 'edge', 'R4'))
		]
	},
	{
		id: 'FC-50',
		heading: 'Bombardment',
		says: 'Cavalry whose withdrawal leads into an area tests at its edge.',
		given: [
			...[white(1), led('W7'), white(2), bombards('W7')],
			...[red(1, 2), led('R5'), red(3, 2), moves('R5'), meets('R5', 'W8')]
		],
		then: [offers(comesTo('W8', 'edge', 'W7')), offersNot(comesTo('W4', 'edge', 'W7'))]
	},
	{
		id: 'FC-51',
		heading: 'Bombardment',
		says: 'It owes that test, and has withdrawn when it has passed.',
		given: [
			...[white(1), led('W7'), white(2), bombards('W7')],
			...[red(1, 2), led('R5'), red(3, 2), moves('R5'), meets('R5', 'W8')],
			comesTo('W8', 'edge', 'W7')
		],
		then: [owes('bombardment W8'), mayNot('movement', 'W8'), may('bombardment', 'W8')]
	},
	{
		id: 'FC-57',
		heading: 'Bombardment',
		says: 'The withdrawal that was rolled before leads to the edge: so far, and as a withdrawal.',
		given: [
			...[white(1), led('W7'), white(2), bombards('W7')],
			...[red(1, 2), led('R5'), red(3, 2), moves('R5'), meets('R5', 'W8')],
			...[moves('W8', { faces: [1, 2, 3, 4] }), comesTo('W8', 'edge', 'W7')]
		],
		then: [
			wentSo('W8', { phase: 3, how: 'withdrawal', inches: 10 }),
			fills('bombardment', 'W8', null, { withdraws: true, rolled: 10 })
		]
	},
	{
		id: 'FC-52',
		heading: 'Bombardment',
		says: 'In phase 4 it is too late to withdraw, and nothing is owed at the edge.',
		given: [
			...[white(1), led('W7'), white(2), bombards('W7')],
			...[red(1, 2), led('R5'), red(3, 2), moves('R5'), meets('R5', 'W8')],
			comesTo('W8', 'edge', 'W7')
		],
		when: [red(4, 2)],
		then: [owesNot('bombardment W8')]
	},
	{
		id: 'FC-37',
		heading: 'Bombardment',
		says: 'Who is pinned on his way to the rear goes no farther.',
		given: [
			led('R4'),
			red(2),
			bombards('R4'),
			falls('W1', 1),
			red(7),
			morale('W1', 'fails'),
			comesTo('W1', 'edge', 'R4')
		],
		when: [goesIn('W1', 'fails')],
		then: [is('W1', 'pinned'), owesNot('movement W1')]
	},
	{
		id: 'FC-38',
		heading: 'Bombardment',
		says: 'Inside after a passed test, nothing is owed for the rest of the turn.',
		given: [
			led('R4'),
			red(2),
			bombards('R4'),
			white(1),
			led('W1'),
			white(3),
			comesTo('W1', 'edge', 'R4'),
			goesIn('W1', 'passes')
		],
		when: [white(6)],
		then: [owesNot('bombardment W1')]
	},
	{
		id: 'FC-39',
		heading: 'Armored vehicle fright',
		says: 'Guns that did not stand are limbered and do not fire in 4.',
		given: [assaults('W9', 'R4'), tests('fright', 'R4', 'fails'), white(4)],
		then: [mayNot('artillery', 'R4', 'W9')]
	},
	{
		id: 'FC-40',
		heading: 'Bombardment',
		says: 'A unit that falls back and was caught inside tests in its own phase 3 in order to go to its rear.',
		given: [
			...[led('R4'), red(2), bombards('R4'), comesTo('W1', 'inside', 'R4')],
			...[marks('W1', 'falling_back'), white(1), led('W1'), white(3)]
		],
		then: [reminds('bombardment W1'), may('bombardment', 'W1'), mayNot('movement', 'W1')]
	},
	{
		id: 'FC-41',
		heading: 'Bombardment',
		says: 'So does a unit of a broken army; passed, it has moved to its rear and moves no more.',
		given: [
			...[led('R4'), red(2), bombards('R4'), comesTo('W1', 'inside', 'R4')],
			...[destroyed('W2', 'W4', 'W6'), red(7), throwsFor('army-morale', 'white', { faces: [1] })],
			...[morale('W1', 'passes'), white(1), led('W1'), white(3)]
		],
		when: [throws('bombardment', 'W1', null, { faces: [6, 6, 1] })],
		then: [
			wentSo('W1', { phase: 3, how: 'rear', inches: 6, shells: true }),
			mayNot('bombardment', 'W1'),
			mayNot('movement', 'W1')
		]
	},
	{
		id: 'FC-42',
		heading: 'Bombardment',
		says: 'Who has passed the shells of one battery and comes to those of another tests again; its move is neither thrown nor halved again.',
		given: [
			...[joins('R11', 'battery_heavy'), led('R4', 'R11'), red(2), bombards('R4'), bombards('R11')],
			...[white(1), led('W1'), white(3), comesTo('W1', 'edge', 'R4')],
			...[throws('bombardment', 'W1', null, { form: { distanceToArea: 1 }, faces: [6, 6, 1] })],
			comesTo('W1', 'edge', 'R11')
		],
		when: [throws('bombardment', 'W1', null, { faces: [1] })],
		then: [dice(1), wentSo('W1', { phase: 3, how: 'ordinary', inches: 6, shells: true })]
	},
	{
		id: 'FC-43',
		heading: 'Bombardment',
		says: 'Who falls back out of the shells of two batteries tests for each.',
		given: [...FALLS_BACK_THROUGH_TWO],
		then: [owes('bombardment W1')]
	},
	{
		id: 'FC-44',
		heading: 'Bombardment',
		says: 'It is one retreat, neither thrown nor halved again.',
		given: [...FALLS_BACK_THROUGH_TWO],
		when: [throws('bombardment', 'W1', null, { faces: [1] })],
		then: [
			...[dice(1), wentSo('W1', { phase: 7, how: 'back', inches: 6, shells: true })],
			...[owesNot('bombardment W1'), owesNot('movement W1')]
		]
	},
	{
		id: 'FC-45',
		heading: 'Bombardment',
		says: 'A tank that must go back out of shells and fails its test there goes back all the same, and once.',
		given: [
			...[bears('W9', 1), led('R4', 'R5'), red(2), bombards('R4'), comesTo('W9', 'inside', 'R4')],
			...[red(3), moves('R5'), meets('R5', 'W9'), red(6), fights('R5', 'W9', 'wins')]
		],
		when: [throws('bombardment', 'W9', null, { faces: [1, 1, 6] })],
		then: [owes('movement W9 x1'), owesNot('bombardment W9')]
	},
	{
		id: 'FC-46',
		heading: 'Melee',
		says: 'An attacker who lost is back where he started, and no longer in the shells that he passed on his way.',
		given: [
			...[led('R4', 'R5'), red(2), bombards('R4'), red(3), comesTo('R5', 'edge', 'R4')],
			...[goesIn('R5', 'passes'), meets('R5', 'W1'), red(6)],
			...[fights('R5', 'W1', 'loses', { lost: 1 }), white(7)]
		],
		when: [morale('R5', 'fails')],
		then: [owes('movement R5'), owesNot('bombardment R5')]
	},
	{
		id: 'FC-47',
		heading: 'Melee',
		says: 'Who lay in them when his turn began is there again.',
		given: [
			...[white(1), led('W7'), white(2), bombards('W7'), comesTo('R5', 'inside', 'W7')],
			...[red(1, 2), led('R5'), red(3, 2), throws('bombardment', 'R5', null, { faces: [6, 6, 1] })],
			...[meets('R5', 'W1'), red(6, 2), fights('R5', 'W1', 'loses', { lost: 1 }), red(7, 2)]
		],
		when: [
			white(1, 2),
			marks('R5', 'falling_back'),
			calls('unit-morale', 'R5'),
			morale('R5', 'fails')
		],
		then: [owes('bombardment R5')]
	},
	{
		id: 'FC-53',
		heading: 'Officers and leaders',
		says: 'The inch of an officer who leads a tank counts on a move that comes to shells as on any other (MV-3).',
		given: [
			...[led('R4'), red(2), bombards('R4'), white(1), leads('skoblin', 'W9'), led('W9')],
			...[white(3), comesTo('W9', 'edge', 'R4')]
		],
		when: [throws('bombardment', 'W9', null, { form: { distanceToArea: 20 }, faces: [3, 4] })],
		then: [wentSo('W9', { phase: 3, how: 'ordinary', inches: 8, shells: true })]
	},
	{
		id: 'FC-54',
		heading: 'Morale',
		says: 'Who must go back out of shells has no inch of his officer’s for it (G15).',
		given: [
			...[leads('dybenko', 'R5'), white(1), led('W7'), white(2), bombards('W7')],
			...[comesTo('R5', 'inside', 'W7'), falls('R5', 9), white(7), morale('R5', 'fails')]
		],
		when: [throws('bombardment', 'R5', null, { faces: [3, 4, 1] })],
		then: [wentSo('R5', { phase: 7, how: 'back', inches: 3.5, shells: true })]
	},
	{
		id: 'FC-55',
		heading: 'Morale',
		says: 'Whoever leads it counts for its test there all the same.',
		given: [
			...[leads('dybenko', 'R5'), white(1), led('W7'), white(2), bombards('W7')],
			...[comesTo('R5', 'inside', 'W7'), falls('R5', 9), white(7), morale('R5', 'fails')]
		],
		then: [fills('bombardment', 'R5', null, { heroic: '1' })]
	}
];
