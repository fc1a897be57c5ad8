import { munitionsLeft } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { tqOf } from '#lib/rules/orel-1919/engine/quality.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import type { EventName, Player } from '#lib/rules/orel-1919/types.ts';
import {
	accepts,
	advance,
	aim,
	asks,
	assault,
	attack,
	attacks,
	barrage,
	dare,
	dig,
	direct,
	done,
	enter,
	form,
	from,
	go,
	goes,
	goesNot,
	is,
	left,
	march,
	offers,
	offersNo,
	offersOnly,
	on,
	pay,
	pick,
	refuses,
	rest,
	side,
	stands,
	statement,
	support,
	tellsNot,
	that,
	type Check,
	type Command,
	type CommandOf,
	type Statement,
	type Units
} from '../statement.ts';
import { strength } from './combat.ts';

const white = side('white');
/** The points that a depot on the map has left. */
export const has = (depot: string, points: number): Check =>
	that(
		`${depot} has ${points}`,
		({ game, state, unit }) =>
			unit(depot).fate === 'map' && munitionsLeft(game, state, unit(depot)) === points
	);
const tq = (id: string, value: number): Check =>
	that(
		`${id} has TQ ${value}`,
		({ game, unit }) => unit(id).fate === 'map' && tqOf(game, unit(id)) === value
	);
const recruiting = { phase: 'recruitment', points: { white: 6, red: 6 } } as const;
const restore = (unit: string): Command => ({ type: 'restore', unit });
const enlist: Command = { type: 'enlist' };
const raise = (unit: string, hex: string | null): Command => ({ type: 'raise', unit, hex });
const play = (event: EventName, more: Partial<CommandOf<'play'>> = {}): Command => ({
	type: 'play',
	event,
	...more
});
const hand = (event: EventName, player: Player): Partial<State> => ({
	hand: [{ event, player, until: 99 }]
});
const EVENTS = { events: 'used' } as const;
/** Battalions not yet raised. */
const pool = (...ids: readonly string[]): Units =>
	Object.fromEntries(ids.map((id) => [id, { hex: '2705', fate: 'pool', steps: 0 }]));
/** One that comes in by this hex, in this turn, with so many MP less. */
const due = (turn: number, penalty: number, hex: string): Units[string] => ({
	// It is nowhere yet.
	hex: null as unknown as string,
	fate: 'due',
	due: { turn, hexes: [hex], group: null, penalty, returning: false }
});
const SEEN = { observed: ['w-res-1d', 'w-art-1k'] };
const R: Units = { 'r-1-let': '2418' };
const reserve: Units = { 'w-res-1d': '2419' };
const estonians: Units = { 'r-1-est': '1501', 'r-2-est': '1501', 'r-vo-est': due(5, 1, '1501') };

/** 1 to 7, 10 What goes together in a turn: limits, ends, and who decides. */
export const COMBINED_TURN: readonly Statement[] = [
	statement(
		'Y02',
		'3.1',
		'What a depot has spent it has again in its owner’s next part.',
		on(
			{ ...R, 'r-cvy-1809': '2416', 'w-1-1k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, pay(1, 'r-cvy-1809')],
			[has('r-cvy-1809', 1)]
		),
		on(
			{ ...R, 'r-cvy-1809': '1503', 'r-2-let': '1504', 'w-1-1k': '2419' },
			[done, done],
			[stands({ turn: 6, player: 'red' }), has('r-cvy-1809', 3)]
		)
	),
	statement(
		'Y05',
		'3.3',
		'A depot alone is lost only to an enemy who enters: one that stays outside takes nothing.',
		on(
			{ ...R, 'w-cvy-2014': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, done],
			[is('w-cvy-2014', { fate: 'map', hex: '2419' }), is('r-1-let', { hex: '2418' })]
		),
		on(
			{ ...R, 'w-cvy-2014': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, advance('r-1-let')],
			[is('w-cvy-2014', { fate: 'due' }), is('r-1-let', { hex: '2419', unsupplied: true })]
		)
	),
	statement(
		'Y06',
		'6.1',
		'Civil Exactions take one point of the next part, and of no other.',
		on(
			{ 'r-1-let': '1503', 'r-cvy-1809': '1502', 'w-1-1k': '2716' },
			[done],
			[stands({ player: 'red', exactions: { white: 0, red: 0 }, points: { white: 0, red: 2 } })],
			{ ...white, exactions: { white: 0, red: 1 } }
		)
	),
	statement(
		'Y07',
		'4.1',
		'With 12 points nobody turns prisoners into more.',
		on({ 'w-1-1k': '2716', ...pool('w-rec-1') }, [], [refuses(enlist, '4')], {
			...white,
			phase: 'recruitment',
			points: { white: 12, red: 0 },
			prisoners: { white: 6, red: 0 }
		}),
		on(
			{ 'w-1-1k': '2716', ...pool('w-rec-1') },
			[enlist],
			[
				stands({ points: { white: 12, red: 0 }, prisoners: { white: 3, red: 0 } }),
				refuses(enlist, '4')
			],
			{
				...white,
				phase: 'recruitment',
				points: { white: 11, red: 0 },
				prisoners: { white: 6, red: 0 }
			}
		)
	),
	statement(
		'Y08',
		'4.3.1',
		'A unit that has recruits already gets no worse by more of them.',
		on(
			{ 'w-2-3k': { hex: '2706', steps: 1, recruits: true }, 'w-rd-orel': '2705' },
			[restore('w-2-3k')],
			[tq('w-2-3k', 4), is('w-2-3k', { steps: 2 })],
			{ ...white, ...recruiting }
		),
		on(
			{ 'w-2-3k': { hex: '2706', steps: 1 }, 'w-rd-orel': '2705' },
			[restore('w-2-3k')],
			[tq('w-2-3k', 4)],
			{ ...white, ...recruiting }
		),
		on(
			{ 'w-2-3k': { hex: '2706', steps: 2 }, 'w-rd-orel': '2705' },
			[restore('w-2-3k')],
			[tq('w-2-3k', 5)],
			{ ...white, ...recruiting }
		),
		on(
			{ 'w-rec-1': { hex: '2706', steps: 1 }, 'w-rd-orel': '2705' },
			[restore('w-rec-1')],
			[tq('w-rec-1', 3)],
			{ ...white, ...recruiting }
		)
	),
	statement(
		'Y09',
		'4.3.1',
		'A depot that cannot trace restores nobody.',
		on(
			{
				...pool('r-rec-1'),
				'r-1-let': { hex: '2416', steps: 3 },
				'r-cvy-1809': '2416',
				'w-1-1k': '2009'
			},
			[],
			[refuses(restore('r-1-let'), '4.3.1')],
			{ ...recruiting, control: 'w'.repeat(400) }
		),
		on(
			{ 'r-1-let': { hex: '2704', steps: 3 }, 'r-cvy-1809': '2702', 'w-1-1k': '2009' },
			[],
			[accepts(restore('r-1-let'))],
			{ ...recruiting }
		)
	),
	statement(
		'Y10',
		'4.3.2',
		'At a station whose line is cut no battalion appears; two may be raised in one part, for 2 points each.',
		on(
			{ ...pool('w-rec-1'), 'r-1-let': '3016', 'r-2-let': '2715', 'r-3-let': '2504' },
			[],
			[refuses(raise('w-rec-1', '2908'), '4.3.2'), accepts(raise('w-rec-1', '3018'))],
			{ ...white, ...recruiting }
		),
		on(
			{ ...pool('w-rec-1', 'w-rec-2'), 'w-1-1k': '2705' },
			[raise('w-rec-1', '2908'), raise('w-rec-2', '2908')],
			[
				is('w-rec-1', { hex: '2908', fate: 'map' }),
				is('w-rec-2', { hex: '2908', fate: 'map' }),
				stands({ points: { white: 2, red: 6 } })
			],
			{ ...white, ...recruiting }
		)
	),
	statement(
		'Y16',
		'5.3',
		'Out of command in a ZoC, a unit leaves it without a check, but only for a hex in none.',
		on(
			{ 'r-1-let': { hex: '2418', command: false }, 'r-cvy-1809': '2415', 'w-1-1k': '2419' },
			[pick('r-1-let')],
			[goes('2417'), goesNot('2519', '2319'), refuses(attack('2419', 'hasty'), '5.3'), offers(dare)]
		),
		on(
			{ 'r-1-let': { hex: '2418', command: false }, 'r-cvy-1809': '2415', 'w-1-1k': '2419' },
			[pick('r-1-let'), dare, 6],
			[
				goes('2417'),
				goesNot('2519', '2319'),
				refuses(attack('2419', 'hasty'), '5.3'),
				offersNo('dare')
			]
		),
		on(
			{ 'r-1-let': { hex: '2418', command: false }, 'r-cvy-1809': '2415', 'w-1-1k': '2419' },
			[pick('r-1-let'), dare, 5],
			[goes('2417', '2519'), offers(attack('2419', 'hasty'), attack('2419', 'prepared'))]
		)
	),
	statement(
		'Y18',
		'5.3',
		'Out of command next to an enemy without ZoC, a unit attacks without a check.',
		on(
			{
				'r-1-let': { hex: '2418', command: false },
				'r-cvy-1809': '2415',
				'w-1-1k': { hex: '2419', steps: 1 }
			},
			[pick('r-1-let')],
			[offers(attack('2419', 'prepared')), offersNo('dare')]
		)
	),
	statement(
		'Y20',
		'6.1',
		'The opponent names the formation that suffers, its owner the unit; Desertion befalls infantry only.',
		on(
			{ 'w-2-3k': '2716', 'w-3-3k': '2617', 'w-cv-1k': '2716', 'w-1-1d': '2717' },
			[10],
			[
				asks('red'),
				offersOnly(
					{ type: 'afflict', formation: '3rd Kornilov Shock Regiment' },
					{ type: 'afflict', formation: '1st Drozdovski Officers-Rifle Regiment' }
				)
			],
			{ ...white, phase: 'events' },
			EVENTS
		),
		on(
			{ 'w-2-3k': '2716', 'w-3-3k': '2617', 'w-1-1k': '2717' },
			[10, { type: 'afflict', formation: '3rd Kornilov Shock Regiment' }],
			[
				asks('white'),
				offersOnly({ type: 'suffer', unit: 'w-2-3k' }, { type: 'suffer', unit: 'w-3-3k' })
			],
			{ ...white, phase: 'events' },
			EVENTS
		)
	),
	statement(
		'Y21',
		'6.1',
		'Brewery puts a unit out of command to its owner’s next check; vehicles and those out of command do not suffer it.',
		on(
			{ 'w-2-3k': '2716', 'w-3-3k': { hex: '2617', command: false }, 'w-ac-2k': '2716' },
			[35],
			[is('w-2-3k', { command: false }), stands({ phase: 'movement' })],
			{ ...white, phase: 'events' },
			EVENTS
		)
	),
	statement(
		'Y22',
		'6.1',
		'Attrition may take the last step of a unit, which is lost then.',
		on(
			{ 'w-cv-1k': '2716', 'w-ac-2k': '2716' },
			[80],
			[is('w-cv-1k', { fate: 'lost' }), stands({ lost: { white: 1, red: 0 } })],
			{ ...white, phase: 'events' },
			EVENTS
		)
	),
	statement(
		'Y23',
		'6.2',
		'Personal Initiative: a unit that passes is in command at once, one that fails has used the card up.',
		on(
			{ 'w-2-3k': { hex: '2716', command: false }, 'w-rd-orel': '2714' },
			[play('Personal Initiative', { unit: 'w-2-3k' }), 5, pick('w-2-3k')],
			[offers(march)],
			{ ...white, ...hand('Personal Initiative', 'white') },
			EVENTS
		),
		on(
			{ 'w-2-3k': { hex: '2716', command: false }, 'w-rd-orel': '2714' },
			[play('Personal Initiative', { unit: 'w-2-3k' }), 6],
			[is('w-2-3k', { command: false, hex: '2716' }), stands({ hand: [] })],
			{ ...white, ...hand('Personal Initiative', 'white') },
			EVENTS
		)
	),
	statement(
		'L14',
		'6.2',
		'Personal Initiative frees a unit that had to move towards a depot: it may stay, and covers the others of its hex.',
		on(
			{
				...{ 'w-1-3k': { hex: '2716', command: false }, 'w-2-3k': '2716' },
				...{ 'r-1-let': '2715', 'r-2-let': '2715', 'w-cvy-2605': '0219' }
			},
			[...[play('Personal Initiative', { unit: 'w-1-3k' }), 5], ...[pick('w-2-3k'), go('2717')]],
			[left(4), is('w-1-3k', { command: true, hex: '2716' })],
			{ ...white, ...hand('Personal Initiative', 'white'), strays: ['w-1-3k'] },
			EVENTS
		)
	),
	statement(
		'Y24',
		'6.2',
		'Surprise Attack: the attacked count as in March mode: half their strength, no charge, no fire of their guns, and nobody leaves.',
		on(
			{ ...R, 'w-10hus': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, play('Surprise Attack'), 1, 1, assault, 7],
			[strength('defender', 2), tellsNot({ type: 'leaveTried' })],
			hand('Surprise Attack', 'red'),
			EVENTS
		),
		on(
			{ ...R, 'w-2-3k': '2419', 'w-art-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				done,
				{ type: 'announce', unit: 'w-art-1k', attack: 1 },
				play('Surprise Attack')
			],
			[asks('Attacker’s Cohesion')],
			hand('Surprise Attack', 'red'),
			EVENTS
		)
	),
	statement(
		'Y28',
		'7.1.3',
		'Who enters a ZoC may go on: 1 MP more to leave it, and all but 1 MP to go on in ZoC.',
		on(
			{ 'r-1-let': '2417', 'w-1-1k': '2419' },
			[pick('r-1-let'), direct('2418'), direct('2417')],
			[left(2)]
		),
		on(
			{ 'r-1-let': '2417', 'w-1-1k': '2419' },
			[pick('r-1-let'), direct('2418'), direct('2519')],
			[left(1), offers(form, attack('2419', 'hasty')), goesNot('2520')]
		),
		on(
			{ 'r-1-let': '2416', 'w-1-1k': '2419' },
			[pick('r-1-let'), go('2418')],
			[left(3), accepts(direct('2519'))]
		)
	),
	statement(
		'Y30',
		'7.1.4',
		'A unit in March mode that stays remains so, or forms up for 1 MP; it may attack at once and is in Combat mode then.',
		on(
			{ 'r-1-let': { hex: '2417', mode: 'march' } },
			[pick('r-1-let'), rest],
			[is('r-1-let', { mode: 'march', hex: '2417', done: true })]
		),
		on(
			{ 'r-1-let': { hex: '2417', mode: 'march' } },
			[pick('r-1-let'), form],
			[is('r-1-let', { mode: 'combat', hex: '2417', done: true })]
		),
		on(
			{ 'r-1-let': { hex: '2418', mode: 'march' }, 'w-1-1k': '2419' },
			[pick('r-1-let'), attack('2419', 'prepared')],
			[is('r-1-let', { mode: 'combat', done: true, hex: '2418' })]
		),
		on(
			{ 'r-art-let': { hex: '2418', mode: 'march' } },
			[pick('r-art-let'), dig],
			[is('r-art-let', { mode: 'combat', works: 'begun' })]
		)
	),
	statement(
		'Y34',
		'7.2',
		'A unit attacks a hex next to it, with enemies in it, and nothing else.',
		on(
			{ 'r-1-let': '2417', 'w-1-1k': '2419' },
			[pick('r-1-let')],
			[refuses(attack('2419', 'hasty'), '7.2'), refuses(attack('2418', 'hasty'), '7.2')]
		)
	),
	statement(
		'Y36',
		'7.4',
		'The 86th comes in with 3 MP less, the other Estonians with 1 less.',
		on(
			{ 'r-86-est': due(5, 3, '1501'), 'r-1-est': due(5, 1, '1501') },
			[enter('r-86-est', '1501')],
			[left(2)]
		),
		on(
			{ 'r-86-est': due(5, 3, '1501'), 'r-1-est': due(5, 1, '1501') },
			[enter('r-1-est', '1501')],
			[left(4)]
		),
		on(
			{ 'r-86-est': due(6, 3, '1501'), 'r-1-est': due(5, 1, '1501') },
			[],
			[
				refuses(enter('r-86-est', '1501'), '7.4'),
				accepts(enter('r-1-est', '1501')),
				refuses(enter('r-1-est', '1601'), '7.4')
			]
		)
	),
	statement(
		'Y37',
		'7.4',
		'Who comes in may pass a full hex of entry, but not stay in it; where he cannot go on he stays out.',
		on(
			estonians,
			[enter('r-vo-est', '1501')],
			[goes('1502'), refuses(rest, '7.1.2'), refuses(form, '7.1.2')]
		),
		on(
			estonians,
			[enter('r-vo-est', '1501'), go('1502'), rest],
			[is('r-vo-est', { hex: '1502', mode: 'march' }), offers(pick('r-1-est'))]
		),
		on(
			{ ...estonians, 'w-1-1k': '1502', 'w-2-1k': '1401', 'w-3-1k': '1601' },
			[],
			[refuses(enter('r-vo-est', '1501'), '7.1.2')]
		)
	),
	statement(
		'Y39',
		'5.3',
		'Guns out of command fire their barrage at neighbours only.',
		on(
			{ 'r-art-let': { hex: '2417', command: false }, 'r-cvy-1809': '2415', ...R, ...reserve },
			[pick('r-art-let'), barrage, done],
			[stands({ player: 'white' }), is('r-art-let', { hex: '2417', fired: false })],
			SEEN
		),
		on(
			{ 'r-art-let': { hex: '2418', command: false }, 'r-cvy-1809': '2415', ...reserve },
			[pick('r-art-let'), barrage, done, pay('r-art-let', 'r-cvy-1809')],
			[offersOnly(aim('r-art-let', 'w-res-1d'), aim('r-art-let', null))],
			SEEN
		)
	),
	statement(
		'Y98',
		'3.1',
		'Only on a station of the double track does a railroad depot count double; a convoy never does.',
		on({ 'w-rd-orel': '2908' }, [], [has('w-rd-orel', 10)], white),
		on({ 'w-rd-orel': '2413' }, [], [has('w-rd-orel', 5)], white),
		on({ 'w-rd-orel': '2908', 'r-1-let': '3016' }, [], [has('w-rd-orel', 5)], {
			...white,
			control: 'w'.repeat(400)
		}),
		on({ 'w-cvy-2605': '2908' }, [], [has('w-cvy-2605', 2)], white)
	),
	statement(
		'Y89',
		'10.2',
		'Kornilov’s sleep is not disturbed by the 9th Division, but by any other Red unit within 2 hexes, and by any at the double track.',
		from(
			'historical',
			[],
			[stands({ turn: 1, asleep: ['red-9d', 'red-let3', 'kornilov-1', 'kornilov-3'] })]
		),
		on({ 'w-1-1k': '2903', 'r-1-9d': '2902' }, [done], [stands({ asleep: ['kornilov-1'] })], {
			...white,
			turn: 2,
			asleep: ['kornilov-1']
		}),
		on(
			{ 'w-1-1k': '2903', 'r-1-let': '2902' },
			[done],
			[stands({ asleep: [] }), is('w-1-1k', { hex: '2903' })],
			{ ...white, turn: 2, asleep: ['kornilov-1'] }
		),
		on(
			{ 'w-1-1k': '2903', 'r-1-9d': '3113' },
			[done],
			[stands({ asleep: [] }), is('w-1-1k', { hex: '2903' })],
			{ ...white, turn: 2, asleep: ['kornilov-1'] }
		)
	),
	statement(
		'Y91',
		'10.2',
		'An inactive gun fires in defence, not in an attack.',
		on(
			{ 'w-1-1k': '2418', 'r-1-9d': '2419', 'r-art-9d': '2420' },
			[attacks('2419', 'prepared', 'w-1-1k'), done],
			[offers({ type: 'announce', unit: 'r-art-9d', attack: 1 })],
			{ ...white, turn: 2, asleep: ['red-9d'] }
		),
		on(
			{ 'r-1-let': '2418', 'r-art-9d': '2417', 'w-1-1k': '2419' },
			[pick('r-art-9d')],
			[refuses(support('prepared'), '10.2'), refuses(barrage, '10.2'), offers(dig)],
			{ turn: 2, asleep: ['red-9d'] }
		)
	),
	statement(
		'Y92',
		'10.2',
		'Losses bring a victory down, and equal levels are a draw.',
		on(
			{ 'w-1-1d': '1214', 'w-1-1k': '2110', 'r-1-9d': '0101' },
			[done],
			[stands({ result: { white: 'defeat', red: 'defeat', winner: null } })],
			{ turn: 12, lost: { white: 10, red: 0 } }
		),
		on(
			{ 'w-1-1d': '1214', 'w-1-1k': '2110', 'r-1-9d': '0101' },
			[done],
			[stands({ result: { white: 'minor', red: 'defeat', winner: 'white' } })],
			{ turn: 12, lost: { white: 9, red: 0 } }
		),
		on(
			{ 'w-1-1d': '1214', 'w-1-1k': '0717', 'w-2-1k': '2110', 'r-1-9d': '0101' },
			[done],
			[stands({ result: { white: 'defeat', red: 'defeat', winner: null } })],
			{ turn: 12, lost: { white: 15, red: 0 } }
		),
		on(
			{ 'w-1-1k': '2705', 'r-1-9d': '0101' },
			[done],
			[stands({ result: { white: 'regional', red: 'defeat', winner: 'white' } })],
			{ turn: 12 }
		),
		on(
			{ 'w-1-1k': '2705', 'r-1-9d': '3016', 'r-cvy-1809': '3015' },
			[done],
			[stands({ result: { white: 'regional', red: 'defeat', winner: 'white' } })],
			{ turn: 12 }
		)
	)
];
