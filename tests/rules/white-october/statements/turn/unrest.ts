import { NO_EVENTS, type State } from '#lib/rules/white-october/engine/state.ts';
import type { Events } from '#lib/rules/white-october/engine/state.ts';
import {
	anyOf,
	asks,
	at,
	attacks,
	back,
	barrage,
	combat,
	coming,
	declare,
	done,
	enter,
	goes,
	goesNot,
	is,
	movement,
	offers,
	offersNo,
	offersOnly,
	on,
	onward,
	pass,
	red,
	resolve,
	stands,
	start,
	statement,
	tells,
	tellsNot,
	that,
	toTheDice,
	toTheEnd,
	train,
	until,
	white,
	type More,
	type Statement
} from '../statement.ts';
import type { Table } from '../../engine/table.ts';

const routed = { mode: 'routed' } as const;
const POOL = { fate: 'pool', ep: 0 } as const;
const play = { type: 'play' } as const;
const restore = (unit: string) => ({ type: 'restore', unit }) as const;
const decline = (unit: string) => ({ type: 'decline', unit }) as const;
const raise = (action: 'communist' | 'barricade', where: string) =>
	({ type: 'raise', action, place: where }) as const;
const rise = (where: string) => ({ type: 'rise', place: where, join: null }) as const;
/** White has passed everything but the city last. */
const whiteLand = (table: Table): void => {
	const control = table.game.board.places.map((at) => (at.includes('/') ? 'w' : 'r')).join('');
	table.state = { ...table.state, control };
};
/** With random events, and what they have left. */
const so = (events: Partial<Events>, more: More = {}): More => ({
	...more,
	options: { events: 'used' },
	events: { ...NO_EVENTS, ...events }
});
/** The step of events of this turn, before anybody has rolled. */
const rolling = (turn: number, more: Partial<State> = {}): More =>
	so({}, { step: 'events', player: 'white', turn, ...more });

/** Events, politics, and the army and the divisions that lose heart. */
export const UNREST: readonly Statement[] = [
	statement(
		'A629',
		'6.2',
		'in one combat each side may play its event, the attacker first; left in one, it may be played in another',
		on(
			{ riga: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, play, play, 6],
			[
				tells({ type: 'eventPlayed', player: 'white', event: 'surprise', role: 'attacker' }),
				tells({ type: 'eventPlayed', player: 'red', event: 'cheka', role: 'defender' }),
				tells({ type: 'attackFought', score: 11, morale: { attacker: 5, defender: 4 } })
			],
			so({ hand: { white: 'surprise', red: 'cheka' } })
		),
		on(
			{ riga: '22/O', semen: '20/Q', r_622: '21/O', r_7r: '19/Q', r_628: 'SMOLNY' },
			[
				...[combat, attacks('21/O', 'riga'), attacks('19/Q', 'semen'), done],
				...[resolve(1), pass, 6, anyOf('take', 'retreat', 'advance')]
			],
			[asks('white'), offersOnly(play, pass), tells({ type: 'attackFought', modifier: 3 })],
			so({ hand: { white: 'surprise', red: null } })
		)
	),
	statement(
		'A630',
		'6',
		'treachery that takes the last EP of a Red counts him as destroyed; it strikes neither Estonians nor cavalry',
		on(
			{ r_kdnov: 'SMOLNY', riga: '22/H' },
			[onward, 50, 10],
			[
				is('r_kdnov', { fate: 'lost' }),
				stands({ points: { white: 1, red: 0 } }),
				that('one EP', ({ state }) => state.score.destroyed === 1)
			],
			rolling(3)
		),
		on(
			{ est_kuper: '24/C', hjag: '24/C', r_622: 'SMOLNY' },
			[onward, 38],
			[
				tells({ type: 'eventDrawn', event: 'treachery' }),
				is('est_kuper', { ep: 2 }),
				is('hjag', { fate: 'map' }),
				asks('Random event')
			],
			rolling(3)
		)
	),
	statement(
		'A631',
		'6',
		'attrition may strike a train, which is a combat unit',
		on(
			{ at_lenin: '19/T', riga: '24/C' },
			[onward, 50, 52, 3],
			[is('at_lenin', { ep: 1 }), tells({ type: 'attritionStruck' })],
			rolling(3)
		)
	),
	statement(
		'A632',
		'6',
		'treachery in a fleet that is lost does nothing; a raid that White has left is not drawn again',
		on(
			{ riga: '24/C', r_622: 'SMOLNY' },
			[onward, 50, 95],
			[
				tells({ type: 'eventDrawn', event: 'fleet_treachery', effect: false }),
				stands({ fleetActions: 0, step: 'white-1' })
			],
			rolling(3)
		),
		on(
			{ r_622: 'SMOLNY', riga: '22/H' },
			[onward, 95, pass, 20, until('events', 2), 95],
			[
				tells({ type: 'eventDrawn', event: 'elvengren', effect: true }),
				tells({ type: 'eventDrawn', event: 'elvengren', effect: false }),
				tellsNot({ type: 'raided' })
			],
			rolling(2, { points: { white: 0, red: 3 } })
		)
	),
	statement(
		'A633',
		'6',
		'insurgents who rise on a lone HQ destroy it, and the district stays Red’s',
		on(
			{ insurg1: POOL, r_petdef: 'MOSCOW_GATE', riga: '24/C', r_622: 'SMOLNY' },
			[combat, rise('MOSCOW_GATE'), done],
			[
				is('r_petdef', { fate: 'due', at: null }),
				is('insurg1', { at: 'MOSCOW_GATE' }),
				stands({ taken: [], points: { white: 0, red: 0 } }),
				tellsNot({ type: 'attackFought' })
			],
			so({ plots: ['MOSCOW_GATE'] })
		)
	),
	statement(
		'A634',
		'6',
		'Vetrenko’s men go by train no more than on foot towards the edge that is barred',
		on(
			{ volyn: at('19/O', { ep: 1 }), riga: '19/T', r_622: 'SMOLNY' },
			[whiteLand, onward, movement, { type: 'bar', edge: 'east' }],
			[offers(train('volyn', '19/N')), offersNo(train('volyn', '19/P'), train('volyn', '19/S'))],
			so({ vetrenko: 'asked' }, { ...white(5), gatchina: true })
		),
		on(
			{ volyn: at('19/O', { ep: 1 }), riga: '19/T', r_622: 'SMOLNY' },
			[whiteLand, onward, movement],
			[offers(train('volyn', '19/N'), train('volyn', '19/P'), train('volyn', '19/S'))],
			{ ...white(5), gatchina: true }
		)
	),
	statement(
		'A640',
		'9.3',
		'who comes in while the army rests has half his MP as well',
		on(
			{ res1: coming(4, 'foot', '24/C'), r_622: 'SMOLNY', riga: '20/O' },
			[movement, enter('res1', '24/C')],
			[goes('23/D', '25/B'), goesNot('23/E', '22/F')],
			{ ...white(4), rest: true }
		),
		on(
			{ res1: coming(4, 'foot', '24/C'), r_622: 'SMOLNY', riga: '20/O' },
			[movement, enter('res1', '24/C')],
			[goes('23/E', '22/F')],
			white(4)
		)
	),
	statement(
		'A641',
		'10.1',
		'where White has moved first on turn 1, his combat sequence comes second, and the two divisions lose heart all the same',
		on(
			{ riga: '22/O', r18_2rd: '21/O', r12_2rd: '20/P', r46_6rd: '16/Z', r_628: 'SMOLNY' },
			[onward, attacks('21/O', 'riga'), done, toTheDice, 12, toTheEnd()],
			[
				is('r12_2rd', { mode: 'routed', loyalty: 'fled' }),
				is('r46_6rd', { mode: 'normal', loyalty: 'held' })
			],
			{ ...white(1, 2), first: { white: 'movement', red: 'combat' } }
		),
		on(
			{
				...{ riga: '22/O', r18_2rd: '21/O', r_628: 'SMOLNY' },
				r46_6rd: at('16/Z', { mode: 'routed' })
			},
			[onward, attacks('21/O', 'riga'), done, toTheDice, 12, toTheEnd()],
			[is('r46_6rd', { mode: 'routed', loyalty: 'fled' })],
			{ ...white(1, 2), first: { white: 'movement', red: 'combat' } }
		)
	),
	statement(
		'A642',
		'11.1',
		'the loss of Morale is for defenders: not for Reds who attack out of the city, nor under a barrage',
		on(
			{ r_622: 'MOSCOW_GATE', riga: '22/V', r_628: 'SMOLNY' },
			[combat, attacks('22/V', 'r_622'), done, toTheDice, 9],
			[tells({ type: 'attackFought', morale: { attacker: 3, defender: 5 } })],
			red()
		),
		on(
			{ r_622: 'MOSCOW_GATE', riga: '22/V', art_nwa: '22/V', r_628: 'SMOLNY' },
			[combat, barrage('art_nwa', 'MOSCOW_GATE'), done, 10],
			[tells({ type: 'barrageFell', score: 12, back: [] })]
		)
	),
	statement(
		'A643',
		'11.2',
		'Trotsky counts for the actions in a district only; and one turn rallies one division, with him too',
		on(
			{ r_trotsky: '22/U', r_622: 'SMOLNY', riga: '24/C' },
			[declare(true), until('anti-subversion', 2), { type: 'counter', action: 'anti_desertion' }],
			[stands({ step: 'desertion' }), asks('Desertion')],
			start(5)
		),
		on(
			{
				...{ r_trotsky: 'NEVSKY', r18_2rd: at('SMOLNY', { ...routed, loyalty: 'fled' }) },
				...{ r46_6rd: at('WARSAW', { loyalty: 'held' }), riga: '24/C' }
			},
			[declare(true), until('anti-subversion', 2), { type: 'rally', formation: '2 RD' }],
			[
				is('r18_2rd', { mode: 'normal', loyalty: 'firm' }),
				is('r46_6rd', { loyalty: 'held' }),
				offersOnly({ type: 'counter', action: 'anti_desertion' })
			],
			start(5)
		)
	),
	statement(
		'A644',
		'16.2.1',
		'what Red sends to Orel are units with EP that stand on the map, no forts, HQs and cars; with twelve he has done, and none counts as destroyed',
		on(
			{
				...{ r_2_36: 'SMOLNY', r_62_630: 'NEVSKY', r_9_21: 'WARSAW', r_622: '21/O' },
				...{ fort_kg: '28/M', hq2rd: 'NEVSKY', ac2rd: '21/O', riga: '24/C' },
				r_3_160: coming(10, 'rail', '07/FF')
			},
			[declare(true)],
			[
				asks('red'),
				offers(...['r_2_36', 'r_62_630', 'r_9_21', 'r_622'].map(decline)),
				offersNo(...['fort_kg', 'hq2rd', 'ac2rd', 'r_3_160'].map(decline))
			],
			{ ...start(10), options: { orel_first: 'white' } }
		),
		on(
			{
				...{ r_2_36: 'SMOLNY', r_62_630: 'NEVSKY', r_9_21: 'WARSAW', r_622: '21/O' },
				riga: '24/C'
			},
			[declare(true), ...['r_2_36', 'r_62_630', 'r_9_21'].map(decline)],
			[
				stands({ step: 'anti-subversion', recalled: 12 }),
				is('r_2_36', { fate: 'out', at: null }),
				that('none destroyed', ({ state }) => state.score.destroyed === 0)
			],
			{ ...start(10), options: { orel_first: 'white' } }
		)
	),
	statement(
		'A650',
		'11.2.2',
		'a district detachment is beaten out of its district, and receives points like others: at 2 EP it is recruits',
		on(
			{ riga: 'MOSCOW_GATE', rdd_warsaw: 'WARSAW', r_628: 'SMOLNY' },
			[combat, attacks('WARSAW', 'riga'), done, toTheDice, 9, anyOf('take')],
			[
				asks('red'),
				offers(back('NEVSKY', 'SMOLNY'), back('WINTER_PALACE', 'PETER_PAUL')),
				offersNo(back('HARBOUR', 'VASIL'))
			]
		),
		on(
			{ rdd_warsaw: at('WARSAW', { ep: 1 }), riga: '24/C', r_622: 'SMOLNY' },
			[declare(true), until('red-replacements', 2), restore('rdd_warsaw')],
			[is('rdd_warsaw', { ep: 2, recruits: true }), offers(restore('rdd_warsaw'))],
			{ ...start(1), points: { white: 0, red: 3 } }
		)
	),
	statement(
		'A657',
		'11.2.2',
		'nothing is raised in a district where White stands, nor a second barricade where one is',
		on(
			{ com1: POOL, riga: 'MOSCOW_GATE', r_622: 'SMOLNY' },
			[declare(true), until('raising', 2)],
			[
				offers(raise('communist', 'NEVSKY'), raise('barricade', 'SMOLNY')),
				offersNo(
					raise('communist', 'MOSCOW_GATE'),
					raise('barricade', 'MOSCOW_GATE'),
					raise('barricade', 'NEVSKY')
				)
			],
			{ ...start(5), points: { white: 0, red: 3 }, barricades: ['NEVSKY'] }
		)
	),
	statement(
		'A673',
		'16.2',
		'a detachment that was not raised with all its EP counts as many as its counter has (WO-90)',
		on(
			{ riga: 'MOSCOW_GATE', rdd_warsaw: at('WARSAW', { ep: 1 }), r_628: 'SMOLNY' },
			[combat, attacks('WARSAW', 'riga'), done, toTheDice, 12, anyOf('take', 'advance')],
			[
				is('rdd_warsaw', { fate: 'lost' }),
				that('three EP count', ({ state }) => state.score.destroyed === 3)
			]
		)
	)
];
