import {
	accepts,
	advance,
	anyOf,
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
	leave,
	left,
	march,
	offers,
	offersNo,
	offersOnly,
	on,
	pass,
	pick,
	refuses,
	rest,
	side,
	stand,
	stands,
	statement,
	tells,
	tellsNot,
	yes,
	type Command,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import type { EventName, Player } from '#lib/rules/orel-1919/types.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { assaulted, fight, modified, strength } from './combat.ts';

const white = side('white');
const R: Units = { 'r-1-let': '2418' };
const reserve: Units = { 'w-res-1d': '2419' };
const EVENTS = { events: 'used' } as const;
const restore = (unit: string): Command => ({ type: 'restore', unit });
const play = (event: EventName, more: object = {}): Command => ({ type: 'play', event, ...more });
const hand = (...cards: readonly (readonly [EventName, Player])[]): Partial<State> => ({
	hand: cards.map(([event, player]) => ({ event, player, until: 99 }))
});
const raid = (unit: string): Command => play('Raid', { unit, choice: 'supply' });
const recruiting: Partial<State> = {
	...white,
	phase: 'recruitment',
	points: { white: 3, red: 3 },
	control: 'w'.repeat(400)
};
/** The depot of Orel, Unsupplied, and Reds on its lines. */
const cut: Units = {
	'w-rd-orel': { hex: '2705', unsupplied: true },
	'r-1-let': '3009',
	'r-2-let': '3205',
	'r-3-let': '2910'
};
const whites: Partial<State> = { control: 'w'.repeat(400) };
/** White to the north of 2418, and round the hexes to the south of it. */
const ring: Units = { 'w-1-1k': '2417', 'w-2-1k': '2420', 'w-3-1k': '2619', 'w-1-2k': '2219' };
/** One that was forced off the map and comes back by this hex. */
const away = (turn: number, hex: string): Units[string] => ({
	hex: null as unknown as string,
	fate: 'due',
	due: { turn, hexes: [hex], group: null, penalty: 0, returning: true }
});
const dayFour = (player: Player): Partial<State> => ({ turn: 4, player, phase: 'movement' });
/** White infantry, in March mode after it failed to leave, that goes off the map after the Assault. */
const forcedOff: readonly Deed[] = [
	attacks('2420', 'prepared', 'r-1-let', 'r-2-let'),
	done,
	leave,
	6,
	1,
	1,
	assault,
	6,
	anyOf('take'),
	1,
	anyOf('retreat'),
	advance('r-1-let'),
	done
];

/** 1 to 7, 10 Rarely used clauses of a turn. */
export const RARE_TURN: readonly Statement[] = [
	statement(
		'Z01',
		'1.2',
		'The steps of all troops in a hex make its ZoC: two squadrons have one, a squadron with a car or with the Routed has none, guns have one.',
		on({ ...R, 'w-cv-1k': '2419', 'w-cv-2k': '2419' }, [pick('r-1-let'), go('2417')], [left(3)]),
		on({ ...R, 'w-cv-1k': '2419', 'w-ac-2k': '2419' }, [pick('r-1-let'), go('2417')], [left(4)]),
		on(
			{ ...R, 'w-cv-1k': '2419', 'w-1-1k': { hex: '2419', mode: 'routed' } },
			[pick('r-1-let'), go('2417')],
			[left(4)]
		),
		on({ ...R, 'w-art-1k': '2419' }, [pick('r-1-let'), go('2417')], [left(3)])
	),
	statement(
		'Z02',
		'7.1.3',
		'From ZoC to ZoC guns and horse guns too spend all but 1 MP; for a tank or a convoy that is the end of its move.',
		on({ 'r-art-let': '2418', 'w-1-1k': '2419' }, [pick('r-art-let'), direct('2519')], [left(1)]),
		on(
			{ 'r-art-tchkz': '2418', 'w-1-1k': '2419' },
			[pick('r-art-tchkz'), direct('2519')],
			[left(1)]
		),
		on(
			{ 'w-tk': { hex: '3015', engine: 'runs' }, 'r-1-let': '3115' },
			[pick('w-tk'), direct('3014')],
			[is('w-tk', { hex: '3014', done: true })],
			white
		),
		on(
			{ 'r-cvy-1809': '2418', 'w-1-1k': '2419' },
			[pick('r-cvy-1809'), direct('2519')],
			[is('r-cvy-1809', { hex: '2519', done: true })]
		)
	),
	statement(
		'Z03',
		'7.1.3',
		'The Routed cover nobody.',
		on(
			{ ...R, 'r-2-let': { hex: '2418', mode: 'routed' }, ...reserve },
			[pick('r-1-let'), go('2417')],
			[left(3)]
		),
		on({ ...R, 'r-2-let': '2418', ...reserve }, [pick('r-1-let'), go('2417')], [left(4)])
	),
	statement(
		'Z04',
		'7.1.5',
		'Guns have a Marching Day, vehicles and depots have none, and Red has none; it is declared before the first step, and with no enemy near.',
		on({ 'w-art-1k': '2410' }, [pick('w-art-1k'), march], [left(6)], white),
		on({ 'w-ac-2k': '2418' }, [pick('w-ac-2k')], [refuses(march, '7.1.5')], white),
		on({ 'w-cvy-2014': '2418' }, [pick('w-cvy-2014')], [refuses(march, '7.1.5')], white),
		on(R, [pick('r-1-let')], [refuses(march, '7.1.5')]),
		on({ 'w-1-1k': '2410' }, [pick('w-1-1k'), go('2411')], [refuses(march, '7.1.5')], white),
		on({ 'w-1-1k': '2419', ...R }, [pick('w-1-1k')], [refuses(march, '7.1.5')], white)
	),
	statement(
		'Z05',
		'7.3',
		'Horse guns and recruits dig in too; who has moved, or has works, does not.',
		on(
			{ 'r-art-tchkz': '2418' },
			[pick('r-art-tchkz'), dig],
			[is('r-art-tchkz', { works: 'begun' })]
		),
		on({ 'r-rec-1': '2418' }, [pick('r-rec-1'), dig], [is('r-rec-1', { works: 'begun' })]),
		on(R, [pick('r-1-let'), go('2417')], [refuses(dig, '7.3')]),
		on({ 'r-1-let': { hex: '2418', works: 'done' } }, [pick('r-1-let')], [refuses(dig, '7.3')])
	),
	statement(
		'Z06',
		'7.3',
		'Works are lost by an advance after combat, too.',
		fight(
			{ 'r-1-let': { hex: '2418', works: 'done' }, 'w-res-1d': { hex: '2419', steps: 1 } },
			['r-1-let'],
			[1, 1, assault, 9],
			[is('r-1-let', { hex: '2419', works: 'none' })]
		)
	),
	statement(
		'Z07',
		'7.1.1',
		'Who advances into Orel chooses suburbs or centre for those who follow too.',
		on(
			{ 'w-res-1d': { hex: '2705', steps: 1 }, 'r-1-let': '2706', 'r-2-let': '2706' },
			[
				attacks('2705', 'prepared', 'r-1-let', 'r-2-let'),
				done,
				1,
				1,
				assault,
				9,
				advance('r-1-let'),
				{ type: 'city', place: 'centre' }
			],
			[
				stands({ orel: 'centre' }),
				is('r-1-let', { hex: '2705' }),
				offers(advance('r-2-let')),
				offersNo('city')
			]
		),
		// A train that has won its duel.
		on(
			{ 'r-at-avrora': '2706', 'w-at-offitser': '2705' },
			[attacks('2705', 'prepared', 'r-at-avrora'), done, stand, 5, 4, yes('r-at-avrora')],
			[
				offersOnly({ type: 'city', place: 'suburbs' }, { type: 'city', place: 'centre' }),
				is('r-at-avrora', { hex: '2705' })
			]
		)
	),
	statement(
		'Z08',
		'4.3.1',
		'Neither in March mode nor as a damaged train does anybody recover a step.',
		on(
			{
				'w-rd-orel': '2705',
				'w-1-1k': { hex: '2606', steps: 2 },
				'w-2-1k': { hex: '2606', steps: 2, mode: 'march' },
				'w-at-kalita': { hex: '2806', steps: 1 }
			},
			[],
			[
				offers(restore('w-1-1k')),
				refuses(restore('w-2-1k'), '4.3.1'),
				refuses(restore('w-at-kalita'), '4.3.1')
			],
			recruiting
		)
	),
	statement(
		'Z09',
		'7.5',
		'Off the map a unit is given recruits without a depot and in whatever mode it left; it comes back with munitions.',
		on(
			{
				'r-1-let': '2419',
				'r-2-let': '2419',
				'w-2-3k': { hex: '2420', steps: 3, unsupplied: true }
			},
			forcedOff,
			[is('w-2-3k', { fate: 'due', unsupplied: false }), accepts(restore('w-2-3k'))],
			{ points: { white: 3, red: 0 } }
		)
	),
	statement(
		'Z10',
		'7.5',
		'Two brigades of the 41st may come back with the 57th on 18 October, or by their own hex; before that day they may wait for it, later they may not.',
		on(
			{ 'r-1-41d': away(4, '0116'), 'r-3-41d': '0315' },
			[],
			[offers(enter('r-1-41d', '0116'), enter('r-1-41d', '0120'))],
			{ turn: 4 }
		),
		on(
			{ 'r-1-41d': away(3, '0116'), 'r-3-41d': '0315', 'w-1-1k': '2716' },
			[done, done],
			[stands({ turn: 4, player: 'red' }), is('r-1-41d', { fate: 'due' })],
			{ turn: 3 }
		),
		on(
			{ 'r-1-41d': away(5, '0116'), 'r-3-41d': '0315' },
			[],
			[offers(enter('r-1-41d', '0116')), refuses(enter('r-1-41d', '0120'), '7.4')],
			{ turn: 5 }
		),
		on(
			{ 'r-3-41d': away(4, '0116'), 'r-1-41d': '0315' },
			[],
			[offers(enter('r-3-41d', '0116')), refuses(enter('r-3-41d', '0120'), '7.4')],
			{ turn: 4 }
		)
	),
	statement(
		'Z73',
		'7.1.1',
		'Guns that come in by a valley have 1 MP less, once; into a forest a minor road leads for 1 MP.',
		on(
			{ 'w-art-1k': away(5, '3209') },
			[enter('w-art-1k', '3209')],
			[left(2), is('w-art-1k', { hex: '3209' })],
			white
		),
		on(
			{ 'w-art-1k': away(5, '3209'), 'w-1-1k': '2418' },
			[enter('w-art-1k', '3209'), direct('3110')],
			[left(1), is('w-art-1k', { hex: '3110' })],
			white
		),
		on(
			{ 'r-art-let': away(5, '0111') },
			[enter('r-art-let', '0111')],
			[left(3), is('r-art-let', { hex: '0111' })]
		),
		on(
			{ 'r-art-let': away(5, '0112') },
			[enter('r-art-let', '0112')],
			[left(1), is('r-art-let', { hex: '0112' })]
		)
	),
	statement(
		'Z11',
		'10.2',
		'The Markov battalions come in at Diatchia, at a station of the double track, or on foot by 2920; the Black Sea cavalry by 3205, its train by 2920.',
		from(
			'historical',
			[],
			[
				offers(
					enter('w-1-3m', '2413'),
					enter('w-1-3m', '2908'),
					enter('w-1-3m', '3018'),
					enter('w-3-3m', '2920'),
					enter('w-cv-mn', '3205'),
					enter('w-at-grom', '2920')
				),
				refuses(enter('w-1-3m', '2112'), '7.4'),
				refuses(enter('w-cv-mn', '2920'), '7.4')
			],
			dayFour('white')
		),
		// Each hex of the edge costs what it costs, with 1 MP more along a road; a station inside costs nothing.
		...(
			[
				['w-cv-mn', '3205', 8],
				['w-1-3m', '2920', 5],
				['w-1-3m', '2413', 5]
			] as const
		).map(([unit, hex, mp]) => from('historical', [enter(unit, hex)], [left(mp)], dayFour('white')))
	),
	statement(
		'Z12',
		'10.2',
		'The 46th, the 57th and their convoy come in from 18 October between 0117 and 0120, the trains by 3101 from 19 October.',
		from(
			'historical',
			[],
			[
				offers(enter('r-cvy-3m', '0117'), enter('r-1-46d', '0120'), enter('r-1-57d', '0118')),
				refuses(enter('r-1-46d', '0116'), '7.4'),
				refuses(enter('r-at-avrora', '3101'), '7.4')
			],
			dayFour('red')
		),
		from('historical', [], [offers(enter('r-at-avrora', '3101'))], {
			...dayFour('red'),
			turn: 5
		})
	),
	statement(
		'Z13',
		'10.2',
		'The 46th goes no farther than the railroad by Komaritchi and the Nerussa; the 57th does.',
		on({ 'r-1-46d': '0616' }, [pick('r-1-46d')], [goes('0717', '0718'), goesNot('0615', '0817')]),
		on({ 'r-ac-46d': '0616' }, [pick('r-ac-46d')], [goes('0717'), goesNot('0615', '0817')]),
		on({ 'r-1-57d': '0616' }, [pick('r-1-57d')], [goes('0717', '0615', '0817')])
	),
	statement(
		'Z14',
		'7.4',
		'Who stands in an enemy entry zone must leave it before his movement is over.',
		on({ 'r-1-let': '1020', 'r-2-let': '1015', 'w-1-1k': '2716' }, [], [refuses(done, '7.4')], {
			strays: ['r-1-let']
		})
	),
	statement(
		'Z15',
		'5.3',
		'Out of command, who fails his check may still form up where he is; who passes it pays for ZoC as others do.',
		on(
			{
				'r-1-let': { hex: '2418', command: false, mode: 'march' },
				'r-cvy-1809': '2417',
				...reserve
			},
			[pick('r-1-let'), { type: 'dare' }, 6, form],
			[is('r-1-let', { mode: 'combat', hex: '2418', done: true })]
		),
		on(
			{ 'r-1-let': { hex: '2418', command: false }, 'r-cvy-1809': '2417', ...reserve },
			[pick('r-1-let'), { type: 'dare' }, 3, direct('2519')],
			[left(1)]
		)
	),
	statement(
		'Z16',
		'6.2',
		'Heroism adds 1 to the Assault dice or takes 1 off, as its player wishes; it is used up.',
		fight(
			{ ...R, ...reserve },
			['r-1-let'],
			[1, 1, assault, play('Heroism', { choice: 'plus' }), 7],
			[assaulted(3), stands({ hand: [] })],
			hand(['Heroism', 'red']),
			EVENTS
		),
		fight(
			{ ...R, ...reserve },
			['r-1-let'],
			[1, 1, assault, play('Heroism', { choice: 'minus' }), 7],
			[assaulted(1), stands({ hand: [] })],
			hand(['Heroism', 'white']),
			EVENTS
		)
	),
	statement(
		'Z17',
		'6.2',
		'Cheka takes 1 off the checks of its player in one combat, attack or defence.',
		fight(
			{ ...R, ...reserve },
			['r-1-let'],
			[play('Cheka'), 1, 1],
			[modified('attacker', 'r-1-let', -1), modified('defender', 'w-res-1d', 0)],
			hand(['Cheka', 'red']),
			EVENTS
		)
	),
	statement(
		'Z18',
		'6.1',
		'Soldiers’ Soviet puts a Red unit out of command; Nothing Exceptional does nothing.',
		on(
			{ 'r-1-7d': '2418', 'r-2-7d': { hex: '2417', command: false } },
			[88],
			[
				is('r-1-7d', { command: false, hex: '2418' }),
				tells({ type: 'commandLost', unit: 'r-1-7d' })
			],
			{ phase: 'events' },
			EVENTS
		),
		on(
			{ 'r-1-7d': '2418' },
			[40],
			[
				is('r-1-7d', { command: true, hex: '2418' }),
				stands({ phase: 'movement', hand: [] }),
				tellsNot({ type: 'commandLost' })
			],
			{ phase: 'events' },
			EVENTS
		)
	),
	statement(
		'Z19',
		'6.2',
		'A controlled event that is drawn is kept to the end of the opponent’s next part.',
		on(
			{ 'r-1-7d': '2418' },
			[60],
			[stands({ hand: [{ event: 'Fiery Speech', player: 'red', until: 12 }] })],
			{ phase: 'events' },
			EVENTS
		)
	),
	statement(
		'Z20',
		'7.2',
		'A train’s barrage takes no munitions.',
		on(
			{ 'w-at-offitser': '3015', 'w-1-1k': '3014', 'w-cvy-2014': '3014', 'r-1-9d': '2915' },
			[
				pick('w-at-offitser'),
				barrage,
				done,
				{ type: 'aim', unit: 'w-at-offitser', target: 'r-1-9d' }
			],
			[asks('Barrage'), is('w-cvy-2014', { spent: 0, hex: '3014' })],
			{ ...white, observed: ['r-1-9d'] }
		)
	),
	statement(
		'Z61',
		'8.7.3',
		'The Routed who can get no farther from the enemy go from ZoC to ZoC, away from those next to them; out of command only after a check.',
		on(
			{ 'r-1-let': { hex: '2418', mode: 'routed' }, ...ring },
			[pick('r-1-let')],
			[goes('2419', '2519', '2319'), goesNot('2518', '2318')]
		),
		on(
			{ 'r-1-let': { hex: '2418', mode: 'routed' }, ...ring, 'w-4-2d': '2520' },
			[pick('r-1-let'), direct('2519')],
			[is('r-1-let', { hex: '2519', mode: 'routed' })]
		),
		on(
			{ 'r-1-let': { hex: '2418', mode: 'routed' }, 'w-1-1k': '2417', 'w-2-1k': '2420' },
			[pick('r-1-let')],
			[goes('2519'), goesNot('2419')]
		),
		on(
			{ 'r-1-let': { hex: '2418', mode: 'routed', command: false }, ...ring },
			[pick('r-1-let'), dare, 5],
			[goes('2419'), offersNo('attack', 'form')]
		),
		on(
			{ 'r-1-let': { hex: '2418', mode: 'routed', command: false }, ...ring },
			[pick('r-1-let'), dare, 6],
			[is('r-1-let', { hex: '2418', mode: 'routed' }), goesNot('2419')]
		)
	),
	statement(
		'Z76',
		'3.2',
		'A depot is rid of its marker as soon as it can trace again, in the enemy’s part too; a line that is cut once more in the same phase does not bring it back.',
		on(
			cut,
			[pick('r-1-let'), direct('3010')],
			[is('w-rd-orel', { unsupplied: false, hex: '2705' })],
			whites
		),
		on(
			cut,
			[pick('r-1-let'), direct('3010'), rest, pick('r-3-let'), direct('3009'), rest, done],
			[is('w-rd-orel', { unsupplied: false, hex: '2705' }), asks('white')],
			whites
		),
		on(cut, [pick('r-1-let'), rest, done], [is('w-rd-orel', { unsupplied: true })], whites)
	),
	statement(
		'Z80',
		'6.2',
		'A Raid just before combat: before supply is given out, or as an attack begins.',
		on(
			{ ...R, ...reserve, 'w-cv-1k': '2412', 'r-cvy-1809': '2415' },
			[attacks('2419', 'prepared', 'r-1-let'), done, raid('r-cvy-1809'), 3],
			[asks('Attacker’s Cohesion'), is('r-cvy-1809', { unsupplied: true, spent: 0 })],
			hand(['Raid', 'white']),
			EVENTS
		),
		on(
			{ ...R, ...reserve, 'w-cv-1k': '2412' },
			[attacks('2419', 'prepared', 'r-1-let'), done, pass, raid('r-1-let'), 3, 1, 1, assault, 7],
			[strength('attacker', 3), stands({ hand: [] })],
			hand(['Raid', 'white']),
			EVENTS
		),
		on(
			{ ...R, 'w-cv-1k': '2412' },
			[done],
			[asks('Random event'), stands({ turn: 6, player: 'white' })],
			hand(['Raid', 'white']),
			EVENTS
		)
	),
	statement(
		'Z89',
		'6.2',
		'Nobody plays a Raid while units move, in neither side’s part; it waits for the combat.',
		...(['white', 'red'] as const).map((player) =>
			on(
				{ ...R, ...reserve, 'w-cv-1k': '2412' },
				[],
				[refuses(raid('r-1-let'), '6.2'), offers(pick(player === 'red' ? 'r-1-let' : 'w-res-1d'))],
				{ ...hand(['Raid', 'white']), player },
				EVENTS
			)
		)
	),
	statement(
		'Z84',
		'7.1.3',
		'Who had to move but remains after a failed check, or attacks after one that it passed, has not moved: it covers the others.',
		...[
			[6, rest],
			[5, attack('2419', 'hasty')]
		].map(([face = 6, ends = rest]) =>
			on(
				{
					...{ 'r-1-let': { hex: '2418', command: false }, 'r-2-let': '2418' },
					...{ ...reserve, 'r-cvy-1809': '1809' }
				},
				[pick('r-1-let'), dare, face, ends, pick('r-2-let'), go('2417')],
				[left(4), is('r-1-let', { hex: '2418', done: true })],
				{ strays: ['r-1-let'] }
			)
		)
	)
];
