import { income } from '#lib/rules/orel-1919/engine/phases/recruitment.ts';
import { capacityOf, isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { tqOf } from '#lib/rules/orel-1919/engine/quality.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import {
	advance,
	aim,
	anyOf,
	asks,
	attacks,
	back,
	barrage,
	done,
	enter,
	from,
	is,
	offers,
	offersA,
	offersNo,
	on,
	pass,
	pay,
	pick,
	refuses,
	resolve,
	rest,
	side,
	stand,
	stands,
	statement,
	take,
	that,
	toTheEnd,
	type Check,
	type Statement
} from '../statement.ts';

const lines = (letter: 'w' | 'r' | '-'): Partial<State> => ({ control: letter.repeat(400) });
const functional =
	(id: string, is: boolean): Check =>
	(table) =>
		table.unit(id).fate === 'map' && isFunctional(table.game, table.state, table.unit(id)) === is
			? undefined
			: `${id} is ${is ? 'not ' : ''}functional`;
const capacity =
	(id: string, points: number): Check =>
	(table) => {
		const has = capacityOf(table.game, table.state, table.unit(id));
		return has === points && table.unit(id).fate === 'map' ? undefined : `${id} has ${has} points`;
	};
const inCommand =
	(id: string, obeys: boolean): Check =>
	({ unit }) =>
		unit(id).fate === 'map' && unit(id).command === obeys
			? undefined
			: `${id} is ${obeys ? 'not ' : ''}in command`;
const recruiting = (points: number): Partial<State> => ({
	player: 'white',
	phase: 'recruitment',
	points: { white: points, red: points }
});
const redCommand: Partial<State> = { player: 'red', phase: 'recruitment' };
const whiteCommand: Partial<State> = { player: 'white', phase: 'recruitment' };
const events = { events: 'used' } as const;
const atEvents = (player: 'white' | 'red'): Partial<State> => ({ player, phase: 'events' });

/** 3 to 6 Depots, recruits, command, events. */
export const UPKEEP: readonly Statement[] = [
	statement(
		'S02',
		'3.1',
		'A Red railroad depot on the double track counts double while its line is Red to a Red edge.',
		on({ 'r-rd-navlia': '2705' }, [], [capacity('r-rd-navlia', 10)], lines('r')),
		on({ 'r-rd-navlia': '2705' }, [], [capacity('r-rd-navlia', 5)], lines('w')),
		on({ 'w-rd-orel': '2705' }, [], [capacity('w-rd-orel', 10)], lines('w'))
	),
	statement(
		'S04',
		'3.2',
		'Near their exits convoys need no railroad: 1220 and 2120 for White, 0118 and 2701 for Red, 3 MP away.',
		on({ 'w-cvy-2014': '1219' }, [], [functional('w-cvy-2014', true)], lines('-')),
		on({ 'w-cvy-2014': '1214' }, [], [functional('w-cvy-2014', false)], lines('-')),
		on({ 'w-cvy-2014': '2118' }, [], [functional('w-cvy-2014', true)], lines('-')),
		on({ 'r-cvy-1809': '2703' }, [], [functional('r-cvy-1809', true)], lines('-')),
		on({ 'r-cvy-1809': '2118' }, [], [functional('r-cvy-1809', false)], lines('-'))
	),
	statement(
		'S06',
		'3.2',
		'An enemy on the line cuts it.',
		on({ 'w-rd-orel': '2705' }, [], [functional('w-rd-orel', true)], lines('w')),
		on(
			{ 'w-rd-orel': '2705', 'r-1-let': '3009', 'r-2-let': '3205' },
			[],
			[functional('w-rd-orel', false)],
			lines('w')
		)
	),
	statement(
		'S07',
		'3.2',
		'A depot that cannot trace and pays is Unsupplied at the end of the phase, not before.',
		on(
			{ 'r-1-let': '2418', 'r-cvy-1809': '2417', 'w-res-1d': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, pay(1, 'r-cvy-1809')],
			[is('r-cvy-1809', { unsupplied: false, spent: 2 }), asks('Attacker’s Cohesion')],
			lines('-')
		),
		on(
			{ 'r-1-let': '2418', 'r-cvy-1809': '2417', 'w-res-1d': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, pay(1, 'r-cvy-1809'), toTheEnd()],
			[is('r-cvy-1809', { unsupplied: true })],
			lines('-')
		)
	),
	statement(
		'S09',
		'3.1',
		'An Unsupplied depot has no capacity: it pays for nothing.',
		on(
			{ 'r-1-let': '2418', 'r-cvy-1809': { hex: '2417', unsupplied: true }, 'w-res-1d': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done],
			[offersNo('pay'), asks('Attacker’s Cohesion'), capacity('r-cvy-1809', 0)],
			lines('-')
		)
	),
	statement(
		'T16',
		'3.3',
		'A captor that takes off its Unsupplied marker at the depot keeps it off.',
		on(
			{
				'r-1-let': { hex: '2418', unsupplied: true },
				'r-cvy-1809': '2417',
				'w-cvy-2014': '2419'
			},
			[
				attacks('2419', 'hasty', 'r-1-let'),
				done,
				pay(1, 'r-cvy-1809'),
				advance('r-1-let'),
				take('r-1-let'),
				toTheEnd()
			],
			[is('r-1-let', { unsupplied: false, hex: '2419' })]
		)
	),
	statement(
		'R01',
		'4',
		'The side that holds Orel gets a recruit point more; no more than 12 are kept.',
		from(
			'historical',
			[],
			[
				stands({ turn: 1 }),
				that('one more', ({ game, state }) => {
					const other = { ...state, control: state.control.replaceAll('w', 'r') };
					return (
						income(game, { ...state, points: { white: 0, red: 0 } }, 'white') ===
						income(game, { ...other, points: { white: 0, red: 0 } }, 'white') + 1
					);
				})
			]
		),
		from(
			'historical',
			[],
			[
				stands({ turn: 1 }),
				that(
					'none beyond 12',
					({ game, state }) =>
						income(game, { ...state, points: { white: 12, red: 0 } }, 'white') === 0
				),
				offersA('done')
			]
		)
	),
	statement(
		'R05',
		'4.3.2',
		'At a station in enemy ZoC a battalion appears only with a friendly unit there.',
		on(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' }, 'r-1-let': '3007' },
			[],
			[offersA('raise'), refuses({ type: 'raise', unit: 'w-rec-1', hex: '2908' }, '4.3.2')],
			recruiting(2)
		),
		on(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' }, 'r-1-let': '3007', 'w-cv-1k': '2908' },
			[],
			[offers({ type: 'raise', unit: 'w-rec-1', hex: '2908' })],
			recruiting(2)
		)
	),
	statement(
		'R06',
		'10.1',
		'In Brasovo nothing is raised outside the area.',
		from(
			'introductory',
			[],
			[
				offers({ type: 'raise', unit: 'w-rec-1', hex: '0717' }),
				refuses({ type: 'raise', unit: 'w-rec-1', hex: '2908' }, '4.3.2'),
				refuses({ type: 'raise', unit: 'w-rec-1', hex: '2705' }, '4.3.2')
			],
			recruiting(12)
		)
	),
	statement(
		'R07',
		'4.3.2',
		'A new battalion moves in the same turn; one raised off the map comes in over an edge.',
		on(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' } },
			[{ type: 'raise', unit: 'w-rec-1', hex: '2908' }, pick('w-rec-1')],
			[offersA('go')],
			recruiting(2)
		),
		on(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' } },
			[{ type: 'raise', unit: 'w-rec-1', hex: null }],
			[offers(enter('w-rec-1', '2420'))],
			recruiting(2)
		)
	),
	statement(
		'R08',
		'7.5',
		'A unit that was forced off the map may be given recruits.',
		on(
			{
				'w-1-1k': {
					hex: '2420',
					steps: 1,
					fate: 'due',
					due: { turn: 5, hexes: ['2420'], group: null, penalty: 0, returning: true }
				}
			},
			[],
			[offers({ type: 'restore', unit: 'w-1-1k' })],
			recruiting(1)
		)
	),
	statement(
		'C02',
		'5.2.1',
		'Guns obey within 3 hexes for White, within 2 for Red; cavalry within 3.',
		on(
			{ 'w-1-1k': '2419', 'w-art-1k': '2416', 'w-cv-1k': '2115' },
			[done],
			[inCommand('w-art-1k', true), inCommand('w-cv-1k', false)],
			whiteCommand
		),
		on(
			{ 'w-1-1k': '2419', 'w-art-1k': '2415' },
			[done],
			[inCommand('w-art-1k', false)],
			whiteCommand
		),
		on(
			{ 'r-1-7d': '2419', 'r-art-7d': '2417', 'r-cv-7d': '2416' },
			[done],
			[inCommand('r-art-7d', true), inCommand('r-cv-7d', true)],
			redCommand
		),
		on(
			{ 'r-1-7d': '2419', 'r-art-7d': '2416', 'r-cv-7d': '2415' },
			[done],
			[inCommand('r-art-7d', false), inCommand('r-cv-7d', false)],
			redCommand
		)
	),
	statement(
		'C04',
		'5.2.1',
		'Of two groups of one size the owner picks the main body; it stays that until a larger one exists.',
		on(
			{ 'r-1-7d': '2419', 'r-2-7d': '2410' },
			[done],
			[
				asks('red'),
				offers(
					{ type: 'body', formation: '7th Rifle Division', units: ['r-1-7d'] },
					{ type: 'body', formation: '7th Rifle Division', units: ['r-2-7d'] }
				)
			],
			redCommand
		),
		on(
			{ 'r-1-7d': '2419', 'r-2-7d': '2410' },
			[done],
			[inCommand('r-1-7d', true), inCommand('r-2-7d', false), offersNo('body')],
			{ ...redCommand, bodies: { '7th Rifle Division': [['r-1-7d']] } }
		),
		on(
			{ 'r-1-7d': '2419', 'r-2-7d': '2410', 'r-3-7d': '2411' },
			[done],
			[inCommand('r-1-7d', false), inCommand('r-2-7d', true), offersNo('body')],
			{ ...redCommand, bodies: { '7th Rifle Division': [['r-1-7d']] } }
		)
	),
	statement(
		'C08',
		'5.1',
		'Recruit battalions obey any formation of their side.',
		on({ 'r-1-7d': '2419', 'r-rec-1': '2418' }, [done], [inCommand('r-rec-1', true)], redCommand),
		on({ 'r-1-7d': '2419', 'r-rec-1': '2410' }, [done], [inCommand('r-rec-1', false)], redCommand)
	),
	statement(
		'E02',
		'6.1',
		'Defeatist Rumors lower the TQ of a whole formation for the parts of both players.',
		on(
			{ 'w-1-2k': '2406', 'w-2-2k': '2506', 'w-res-1d': '2408' },
			[4, { type: 'afflict', formation: '2nd Kornilov Shock Regiment' }],
			[
				that(
					'TQ 5',
					(t) =>
						['w-1-2k', 'w-2-2k'].every((id) => tqOf(t.game, t.unit(id)) === 5) &&
						tqOf(t.game, t.unit('w-res-1d')) === 4
				)
			],
			atEvents('white'),
			events
		),
		on(
			{ 'w-1-2k': '2406', 'w-2-2k': '2506' },
			[4, done],
			[
				that(
					'Red’s part, TQ 5',
					(t) => t.state.player === 'red' && tqOf(t.game, t.unit('w-1-2k')) === 5
				)
			],
			atEvents('white'),
			events
		)
	),
	statement(
		'E03',
		'6.1',
		'Treachery: infantry that fails its check loses a step, a prisoner for the enemy.',
		on(
			{ 'w-res-1d': '2408' },
			[5, 5],
			[
				is('w-res-1d', { steps: 2 }),
				that('one prisoner', ({ state }) => state.prisoners.red === 1)
			],
			atEvents('white'),
			events
		),
		on(
			{ 'w-res-1d': '2408' },
			[5, 4],
			[is('w-res-1d', { steps: 3, hex: '2408' })],
			atEvents('white'),
			events
		)
	),
	statement(
		'E04',
		'6.2',
		'A controlled event is kept to the end of the opponent’s next part and is gone then.',
		on(
			{ 'w-res-1d': '2408' },
			[95],
			[
				that(
					'held until Red’s part is over',
					({ state }) => state.hand.length === 1 && state.hand[0]?.until === 11
				)
			],
			atEvents('white'),
			events
		),
		on(
			{ 'w-res-1d': '2408', 'r-1-let': '1506' },
			[95, done, 50, done],
			[that('gone', ({ state }) => state.player === 'white' && state.hand.length === 0)],
			atEvents('white'),
			events
		)
	),
	statement(
		'E05',
		'6.2',
		'A Raid at the end of the Red command phase strikes a unit within 6 hexes of White cavalry, on 3 to 6.',
		on(
			{ 'w-cv-1k': '2408', 'r-1-let': '2412', 'r-2-7d': '2418' },
			[done],
			[
				asks('white'),
				offers(
					{ type: 'play', event: 'Raid', unit: 'r-1-let', choice: 'supply' },
					{ type: 'play', event: 'Raid', unit: 'r-1-let', choice: 'command' }
				),
				refuses({ type: 'play', event: 'Raid', unit: 'r-2-7d', choice: 'supply' }, '6.2')
			],
			{ ...redCommand, hand: [{ event: 'Raid', player: 'white', until: 11 }] },
			events
		),
		on(
			{ 'w-cv-1k': '2408', 'r-1-let': '2412' },
			[done, { type: 'play', event: 'Raid', unit: 'r-1-let', choice: 'supply' }, 3],
			[is('r-1-let', { unsupplied: true })],
			{ ...redCommand, hand: [{ event: 'Raid', player: 'white', until: 11 }] },
			events
		),
		on(
			{ 'w-cv-1k': '2408', 'r-1-let': '2412' },
			[done, { type: 'play', event: 'Raid', unit: 'r-1-let', choice: 'supply' }, 2],
			[is('r-1-let', { unsupplied: false, hex: '2412' })],
			{ ...redCommand, hand: [{ event: 'Raid', player: 'white', until: 11 }] },
			events
		)
	),
	statement(
		'K11',
		'8.2.1',
		'An attack that nobody pays for is made at full value; its units are Unsupplied afterwards.',
		on(
			{ 'r-1-let': '2418', 'w-res-1d': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done],
			[is('r-1-let', { unsupplied: false, hex: '2418' })]
		),
		on(
			{ 'r-1-let': '2418', 'w-res-1d': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, toTheEnd()],
			[is('r-1-let', { unsupplied: true })]
		)
	),
	statement(
		'K14',
		'8.2.1',
		'A depot resupplies a unit in range that has declared nothing and is not in March mode.',
		on(
			{ 'r-1-let': { hex: '2417', unsupplied: true }, 'r-cvy-1809': '2416' },
			[done],
			[offers({ type: 'resupply', unit: 'r-1-let', depot: 'r-cvy-1809' })]
		),
		on(
			{
				'r-1-let': { hex: '2417', unsupplied: true },
				'r-2-let': { hex: '2418', unsupplied: true },
				'r-cvy-1809': '2416'
			},
			[pick('r-1-let'), { type: 'go', hex: '2416' }, rest, done],
			[
				offers({ type: 'resupply', unit: 'r-2-let', depot: 'r-cvy-1809' }),
				refuses({ type: 'resupply', unit: 'r-1-let', depot: 'r-cvy-1809' }, '8.2.1')
			]
		),
		on(
			{
				'r-1-let': { hex: '2418', unsupplied: true },
				'r-2-let': { hex: '2417', unsupplied: true },
				'r-cvy-1809': '2416',
				'w-res-1d': '2419'
			},
			[attacks('2419', 'prepared', 'r-1-let'), done, pay(1, 'r-cvy-1809')],
			[
				offers({ type: 'resupply', unit: 'r-2-let', depot: 'r-cvy-1809' }),
				refuses({ type: 'resupply', unit: 'r-1-let', depot: 'r-cvy-1809' }, '8.2.1')
			]
		)
	),
	statement(
		'K13',
		'8.1',
		'The supply of all who are attacked is checked before the attacks: a convoy that falls in the first has supplied the second.',
		on(
			{
				'w-1-1d': { hex: '2418', steps: 1 },
				'w-1-1k': '2620',
				'r-cvy-1809': '2419',
				'r-1-est': '2520'
			},
			[
				attacks('2419', 'hasty', 'w-1-1d'),
				attacks('2520', 'hasty', 'w-1-1k'),
				done,
				{ type: 'resolve', attack: 1 },
				advance('w-1-1d'),
				1,
				1,
				anyOf('pass')
			],
			[is('r-1-est', { unsupplied: false }), is('r-cvy-1809', { fate: 'due' })],
			{ ...side('white'), ...lines('r') }
		)
	),
	statement(
		'K12',
		'8.1',
		'So is that of the attackers: who was in range of the depot that paid stays supplied, though an earlier attack of the phase has cost him the line.',
		on(
			{
				...{ 'r-1-let': '2418', 'w-res-1d': '2419', 'r-1-41d': '2415', 'w-1-1k': '2515' },
				...{ 'r-2-let': '2414', 'r-cvy-1809': '2413' }
			},
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2515', 'hasty', 'r-1-41d'),
				done,
				pay(1, 'r-cvy-1809'),
				pay(2, null),
				resolve(2),
				stand,
				6,
				1,
				back('2414'),
				1,
				1,
				pass
			],
			[
				is('r-1-let', { unsupplied: false, hex: '2418' }),
				is('r-1-41d', { unsupplied: true, hex: '2414' })
			]
		)
	),
	statement(
		'K03',
		'8.3.1',
		'A barrage aims at guns only where no combat unit is with them, and never at depots, tanks or cars.',
		on(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-1-1k': '2419', 'w-art-1k': '2419' },
			[pick('r-art-let'), barrage, done],
			[offers(aim('r-art-let', 'w-1-1k')), refuses(aim('r-art-let', 'w-art-1k'), '8.3.1')],
			{ observed: ['w-1-1k', 'w-art-1k'] }
		),
		on(
			{
				'r-art-let': '2417',
				'r-1-let': '2418',
				'w-art-1k': '2419',
				'w-ac-2k': '2419',
				'w-cvy-2014': '2419'
			},
			[pick('r-art-let'), barrage, done],
			[
				offers(aim('r-art-let', 'w-art-1k')),
				refuses(aim('r-art-let', 'w-ac-2k'), '8.3.1'),
				refuses(aim('r-art-let', 'w-cvy-2014'), '8.3.1')
			],
			{ observed: ['w-art-1k', 'w-ac-2k', 'w-cvy-2014'] }
		)
	),
	statement(
		'K05',
		'8.3.2',
		'On 12 or more the target loses a step, but never its last.',
		on(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-1-1k': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-1-1k'), 9],
			[is('w-1-1k', { steps: 3 })],
			{ observed: ['w-1-1k'] }
		),
		on(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-1-1k': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-1-1k'), 8],
			[is('w-1-1k', { steps: 4, hex: '2419' })],
			{ observed: ['w-1-1k'] }
		),
		on(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-1-1k': { hex: '2419', steps: 1 } },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-1-1k'), 12],
			[is('w-1-1k', { steps: 1, fate: 'map' })],
			{ observed: ['w-1-1k'] }
		),
		on(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-res-1d': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-res-1d'), 9],
			[is('w-res-1d', { steps: 2 }), asks('Check of the target')],
			{ observed: ['w-res-1d'] }
		)
	),
	statement(
		'K07',
		'8.3.2',
		'Fire at guns counts half.',
		on(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-art-1k': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-art-1k'), 10],
			[is('w-art-1k', { steps: 1 })],
			{ observed: ['w-art-1k'] }
		),
		on(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-art-1k': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-art-1k'), 9],
			[is('w-art-1k', { steps: 2 }), is('r-art-let', { hex: '2417' })],
			{ observed: ['w-art-1k'] }
		)
	),
	statement(
		'K09',
		'8.4',
		'Guns that have fired back give no defensive support; those that failed their check may.',
		on(
			{
				'r-art-let': '2418',
				'r-1-let': '2418',
				'w-1-1k': '2419',
				'w-2-3k': '2319',
				'w-art-1k': '2420'
			},
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				barrage,
				done,
				aim('r-art-let', 'w-2-3k'),
				2,
				aim('w-art-1k', 'r-art-let'),
				5,
				2
			],
			[is('w-art-1k', { fired: true }), offersNo('announce'), offersA('leave')],
			{ observed: ['w-2-3k'] }
		),
		on(
			{
				'r-art-let': '2418',
				'r-1-let': '2418',
				'w-1-1k': '2419',
				'w-2-3k': '2319',
				'w-art-1k': '2420'
			},
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				barrage,
				done,
				aim('r-art-let', 'w-2-3k'),
				2,
				aim('w-art-1k', 'r-art-let'),
				6
			],
			[offersA('announce')],
			{ observed: ['w-2-3k'] }
		)
	)
];
