import { OPENING } from '#lib/rules/orel-1919/engine/combat/state.ts';
import { UNSAID } from '#lib/rules/orel-1919/engine/state.ts';
import {
	advance,
	anyOf,
	asks,
	assault,
	attack,
	attacks,
	back,
	done,
	go,
	goes,
	goesNot,
	is,
	leave,
	no,
	offers,
	offersA,
	offersNo,
	offersOnly,
	on,
	pass,
	pick,
	rest,
	side,
	stand,
	stands,
	statement,
	take,
	tells,
	tellsNot,
	that,
	toTheEnd,
	yes,
	type Case,
	type Command,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { engineOf } from '../../engine/play.ts';
import { fight, modified } from './combat.ts';

const EVENTS = { events: 'used' } as const;
/** White has a Raid in hand. */
const hand = { hand: [{ event: 'Raid', player: 'white', until: 99 } as const] };
const raid = (unit: string): Command => ({ type: 'play', event: 'Raid', unit, choice: 'supply' });

/** Red attacks beside its convoy, which can trace, and White’s cavalry is near. */
const near = { 'r-1-let': '2108', 'r-cvy-1809': '2107', 'w-res-1d': '2109', 'w-cv-1k': '2210' };
/** Red cavalry that has put recruits to flight from 2416 to 2418, and stands there. */
const routed = {
	given: { 'r-1-tchkz': '2415', 'r-2-tchkz': '2415', 'w-res-1d': '2416' },
	when: [
		attacks('2416', 'prepared', 'r-1-tchkz', 'r-2-tchkz'),
		done,
		yes('r-1-tchkz'),
		yes('r-2-tchkz'),
		1,
		6,
		back('2417', '2418'),
		advance('r-1-tchkz'),
		advance('r-2-tchkz'),
		{ type: 'pursue', hex: '2418', units: ['r-1-tchkz', 'r-2-tchkz'] }
	]
} as const;

const raided = (when: readonly Deed[], then: Case['then'], more = {}): Case =>
	on(
		{ 'r-1-let': '2418', 'r-ac-let': '2418', 'w-rec-1': '2419', 'w-cv-1k': '2412' },
		[
			attacks('2419', 'prepared', 'r-1-let'),
			pick('r-ac-let'),
			attack('2419', 'prepared', 1),
			done,
			...when
		],
		then,
		{ ...hand, ...more },
		EVENTS
	);

/** A Red train attacks a White one. */
const train = (when: readonly Deed[], then: Case['then'], more: Units = {}): Case =>
	on(
		{ 'r-at-lenine': '3015', 'w-at-grom': '3016', ...more },
		[pick('r-at-lenine'), attack('3016', 'hasty'), done, anyOf('announce'), ...when],
		then
	);

const supplied = { hex: '2419', unsupplied: false } as const;
/** Two Reds without munitions take a step off recruits, who then check Morale. */
const spoilt = (when: readonly Deed[], then: Case['then']): Case =>
	fight(
		{ 'r-1-let': '2418', 'r-2-let': '2418', 'w-rec-1': '2419' },
		['r-1-let', 'r-2-let'],
		[1, 1, assault, 4, ...when],
		then
	);

/** What the single sentences of the book say beside what they are mostly read for. */
export const CLOSE_READING: readonly Statement[] = [
	statement(
		'L01',
		'3.2',
		'A raided depot that can trace loses its marker, but supplies again only from the end of the phase.',
		on(
			near,
			[attacks('2109', 'prepared', 'r-1-let'), done, raid('r-cvy-1809'), 3],
			[offersNo('pay'), is('r-1-let', { action: { kind: 'attack', attack: 1 } })],
			hand,
			EVENTS
		),
		on(
			near,
			[attacks('2109', 'prepared', 'r-1-let'), done, raid('r-cvy-1809'), 3, toTheEnd()],
			[is('r-1-let', { unsupplied: true }), is('r-cvy-1809', { unsupplied: false, spent: 0 })],
			hand,
			EVENTS
		),
		on(
			near,
			[attacks('2109', 'prepared', 'r-1-let'), done, raid('r-cvy-1809'), 2],
			[offersA('pay')],
			hand,
			EVENTS
		),
		on(
			{ ...near, 'w-1-1k': '2109' },
			[attacks('2108', 'prepared', 'w-1-1k'), done, raid('r-cvy-1809'), 3, toTheEnd()],
			[is('r-1-let', { unsupplied: true }), is('r-cvy-1809', { unsupplied: false })],
			{ ...side('white'), ...hand },
			EVENTS
		)
	),
	statement(
		'L02',
		'8.2.3',
		'A car that a Raid leaves Unsupplied takes no part in the attack that it declared, and does not advance; an Unsupplied train fights no duel.',
		raided([raid('r-ac-let'), 3, 1], [modified('attacker', 'r-1-let', -1)]),
		raided([raid('r-ac-let'), 3, 1, 6, anyOf('retreat')], [offersOnly(advance('r-1-let'), done)]),
		raided(
			[pass, raid('r-ac-let'), 3, 1, 6, anyOf('retreat')],
			[offersOnly(advance('r-1-let'), done)]
		),
		raided(
			[pass, pass, 1, 6, anyOf('retreat')],
			[offersOnly(advance('r-1-let'), advance('r-ac-let'), done)]
		),
		on(
			{ 'r-at-lenine': '3015', 'w-at-grom': '3016', 'w-cv-1k': '2914' },
			[pick('r-at-lenine'), attack('3016', 'hasty'), done, raid('r-at-lenine'), 3],
			[tells({ type: 'attackLapsed', attack: 1 }), is('w-at-grom', { hex: '3016' })],
			hand,
			EVENTS
		)
	),
	statement(
		'L03',
		'8.7.4',
		'Cavalry may follow the Routed over two hexes and leave it at that: its Assault is a choice of its own.',
		on(routed.given, [...routed.when], [offersOnly(assault, pass)]),
		on(
			routed.given,
			[...routed.when, pass],
			[
				is('r-1-tchkz', { hex: '2417', steps: 3, mode: 'combat' }),
				is('w-res-1d', { hex: '2418', steps: 3, mode: 'routed' }),
				tellsNot({ type: 'assaultOrdered' })
			]
		),
		on(
			routed.given,
			[...routed.when, assault, anyOf('yes'), 11, anyOf('take')],
			[stands({ prisoners: { white: 0, red: 2 } })]
		)
	),
	statement(
		'L04',
		'7.1.1',
		'Who enters Orel after the others have left it chooses its place, though they had chosen theirs.',
		on(
			{ 'w-1-1k': '2705', 'w-2-1k': '2706' },
			[
				{ type: 'city', place: 'centre' },
				pick('w-1-1k'),
				go('2704'),
				rest,
				pick('w-2-1k'),
				go('2705'),
				rest
			],
			[offers({ type: 'city', place: 'centre' }), stands({ orel: 'suburbs' })],
			side('white')
		),
		on(
			{ 'w-1-1k': '2705', 'w-2-1k': '2705', 'w-3-1k': '2706' },
			[
				{ type: 'city', place: 'centre' },
				pick('w-1-1k'),
				go('2704'),
				rest,
				pick('w-3-1k'),
				go('2705'),
				rest
			],
			[offersNo('city'), stands({ orel: 'centre' })],
			side('white')
		)
	),
	statement(
		'L05',
		'8.5.1',
		'Who fire has driven into a hex that is still to be attacked is not asked beforehand whether he leaves it.',
		...([{ 'w-2-3k': '2419' }, {}] as const).map((sheltering) =>
			on(
				{
					'r-1-let': { hex: '2418', action: { kind: 'attack', attack: 1 } },
					'w-res-1d': '2419',
					'w-2-3k': { hex: '2419', mode: 'march' }
				},
				[done],
				[
					that(
						'only who does not shelter is asked',
						({ allowed }) =>
							allowed.some((one) => one.type === 'plan') &&
							allowed.some((one) => one.type === 'plan' && one.what === 'leave') ===
								!('w-2-3k' in sheltering)
					)
				],
				{
					phase: 'combat',
					attacks: [{ id: 1, kind: 'prepared', hex: '2419', units: ['r-1-let'] }],
					combat: { ...OPENING, step: 'announce', sheltering },
					standing: { white: { ...UNSAID, together: true }, red: UNSAID }
				}
			)
		)
	),
	statement(
		'L06',
		'8.7.3',
		'The Routed move farther from the enemy only, and on their way never nearer to him.',
		...(['routed', 'march'] as const).map((mode) =>
			on(
				{ 'w-1-1k': { hex: '0106', mode, routed: 1 }, 'r-1-let': '0304' },
				[pick('w-1-1k')],
				mode === 'routed'
					? [
							goes('0108'),
							goesNot('0105', '0101'),
							that('0101 is barred by 8.7.3', ({ game, state }) => {
								const why = engineOf(game).reach(state, 'w-1-1k').why('0101');
								return why?.rule === '8.7.3';
							})
						]
					: [goes('0105', '0108', '0101')],
				side('white')
			)
		)
	),
	statement(
		'L07',
		'8.5',
		'A lone train may leave before any attacker, a train too, without a die; then nobody duels, and the attacking train may enter.',
		train([], [offersOnly(leave, stand)]),
		train([stand], [asks('Attacking train’s die')]),
		train(
			[leave],
			[
				offersOnly(yes('r-at-lenine'), no('r-at-lenine')),
				is('w-at-grom', { hex: '3017', fate: 'map', unsupplied: false }),
				tellsNot({ type: 'duelRolled' })
			]
		),
		train([leave, yes('r-at-lenine')], [is('r-at-lenine', { hex: '3016', unsupplied: false })]),
		train([leave], [is('w-ac-2k', { hex: '3016' }), is('w-at-grom', { hex: '3017' })], {
			'w-ac-2k': '3016'
		})
	),
	statement(
		'L08',
		'8.7.3',
		'Routed cavalry that has another way does not go from ZoC to ZoC on it either.',
		...(['routed', 'march'] as const).map((mode) =>
			on(
				{ 'w-19dr': { hex: '2418', mode, routed: 1 }, 'r-1-let': '2417', 'r-2-let': '2219' },
				[pick('w-19dr')],
				mode === 'routed'
					? [goes('2519', '2419'), goesNot('2318', '2217', '2118')]
					: [goes('2519', '2318', '2217', '2118')],
				side('white')
			)
		),
		on(
			{
				...{ 'w-19dr': { hex: '2418', mode: 'routed', routed: 1 }, 'r-1-let': '2417' },
				...{ 'r-2-let': '2520', 'r-3-let': '2320', 'r-4-let': '2619', 'r-5-let': '2219' }
			},
			[pick('w-19dr')],
			[goes('2419'), goesNot('2517')],
			side('white')
		)
	),
	statement(
		'L13',
		'8.2.1',
		'Steps that surrender in the Assault count for the spoils as those lost; those that get away do not.',
		spoilt(
			[6, advance('r-1-let'), advance('r-2-let'), toTheEnd()],
			[is('w-rec-1', { fate: 'pool' }), is('r-1-let', supplied), is('r-2-let', supplied)]
		),
		spoilt(
			[4, back('2420', '2520'), advance('r-1-let'), advance('r-2-let')],
			[is('w-rec-1', { steps: 1 }), offersOnly(take('r-1-let'), take('r-2-let'))]
		)
	)
];
