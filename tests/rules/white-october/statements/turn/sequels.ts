import { NO_EVENTS, type State } from '#lib/rules/white-october/engine/state.ts';
import type { Events } from '#lib/rules/white-october/engine/state.ts';
import {
	advance,
	anyOf,
	asks,
	at,
	attack,
	attacks,
	back,
	barrage,
	blow,
	combat,
	coming,
	declare,
	done,
	enter,
	go,
	goes,
	goesNot,
	is,
	lead,
	leave,
	movement,
	moveUp,
	moves,
	night,
	offers,
	offersNo,
	offersOnly,
	on,
	onward,
	pass,
	pick,
	place,
	red,
	resolve,
	serve,
	stand,
	stands,
	start,
	statement,
	support,
	take,
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

const disorganised = { mode: 'disorganised' } as const;
const routed = { mode: 'routed' } as const;
const POOL = { fate: 'pool', ep: 0 } as const;
const BOX = { fate: 'box' } as const;
const play = { type: 'play' } as const;
const restore = (unit: string) => ({ type: 'restore', unit }) as const;
const decline = (unit: string) => ({ type: 'decline', unit }) as const;
const depart = (unit: string) => ({ type: 'depart', unit }) as const;
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

/** Back by rail two turns later. */
const BACK = { turn: 10, how: 'rail', returning: false } as const;

/** What follows from fights, events, politics and the map of the city. */
export const SEQUELS: readonly Statement[] = [
	statement(
		'A613',
		'8.2.4',
		'a train that has supported one defence does not fire when its own hex is attacked',
		...([true, false] as const).map((helps) =>
			on(
				{
					...{ semen: '16/Y', nwa_ac: '16/Y', polta: '17/Y', at_lenin: '16/Z' },
					...{ r_622: '17/Z', hq6rd: '17/Z', r_628: 'SMOLNY' }
				},
				[
					...[combat, attacks('17/Z', 'polta'), attacks('16/Z', 'semen', 'nwa_ac'), done],
					...[resolve(1), ...(helps ? [serve('hq6rd'), support('at_lenin')] : [])],
					...[toTheDice, 7, anyOf('take', 'retreat', 'advance'), stand, toTheDice, 6, anyOf('take')]
				],
				[
					tells({ type: 'attackFought', modifier: helps ? 1 : 0 }),
					that(
						'the car rolls where the train has fired',
						({ asked }) => helps === (asked !== 'Destruction of a vehicle')
					)
				]
			)
		)
	),
	statement(
		'A614',
		'8.1.2',
		'ships and cars see for guns on land as any unit does',
		...([{ rn: '28/K' }, { nwa_ac: '26/K' }] as const).map((eye) =>
			on(
				{ ...eye, art_nwa: '25/K', r_622: '27/K', riga: '24/C', r_628: 'SMOLNY' },
				[combat],
				[offers(barrage('art_nwa', '27/K'))]
			)
		)
	),
	statement(
		'A615',
		'8.1.2',
		'guns and HQs beside a fort or a fleet are no targets, the fort and the fleet are; beside infantry too',
		on(
			{
				...{ rn: '29/M', riga: '28/N', fort_kg: '28/M', r_watch: '28/M', r_3fdv: '28/M' },
				redfleet: '28/M'
			},
			[combat],
			[
				offers(...(['fort', 'combat', 'fleet'] as const).map((one) => barrage('rn', '28/M', one))),
				offersNo(barrage('rn', '28/M', 'artillery'))
			]
		),
		...([{ fort_kg: '28/M' }, { redfleet: '28/M' }] as const).map((shield) =>
			on(
				{
					art_nwa: '28/N',
					riga: '28/N',
					...shield,
					hq2rd: '28/M',
					r_3fdv: '28/M',
					r_622: 'SMOLNY'
				},
				[combat],
				[
					offersNo(barrage('art_nwa', '28/M', 'hq'), barrage('art_nwa', '28/M', 'artillery')),
					offers({ type: 'barrage', unit: 'art_nwa', place: '28/M' })
				]
			)
		)
	),
	statement(
		'A616',
		'15.1',
		'in Kronstadt it is the fleet that bombs do not reach: the fort they do',
		on(
			{ raf: BOX, fort_kr: '26/Q', redfleet: '26/Q', r_622: 'SMOLNY', riga: '24/C' },
			[combat],
			[offers(barrage('raf', '26/Q', 'fort')), offersNo(barrage('raf', '26/Q', 'fleet'))],
			white(3)
		)
	),
	statement(
		'A617',
		'8.1.3',
		'a barrage drives the infantry off and leaves its guns; the last EP of infantry becomes a d, and nothing where it is in disorder already',
		on(
			{
				...{ art_nwa: '22/O', riga: '22/O', r17_2rd: '21/O', art1_2rd: '21/O' },
				r_628: 'SMOLNY'
			},
			[combat, barrage('art_nwa', '21/O'), done, 10, toTheEnd()],
			[
				tells({ type: 'retreated', units: ['r17_2rd'], rule: '8.1.3' }),
				is('r17_2rd', { ep: 1, mode: 'normal' }),
				is('art1_2rd', { at: '21/O', ep: 1, mode: 'normal' })
			]
		),
		...([{}, disorganised] as const).map((before) =>
			on(
				{ art_nwa: '22/O', riga: '22/O', r_7kd: at('21/O', { ep: 1, ...before }), r_628: 'SMOLNY' },
				[combat, barrage('art_nwa', '21/O'), done, 10, toTheEnd()],
				[
					tells({ type: 'barrageFell', loss: 1 }),
					is('r_7kd', { at: '21/O', ep: 1, mode: 'disorganised' })
				]
			)
		)
	),
	statement(
		'A618',
		'8.2.1',
		'a car with guns alone attacks nothing; its guns shell',
		on(
			{ nwa_ac: '22/O', art_nwa: '22/O', r_622: '21/O', riga: '24/C', r_628: 'SMOLNY' },
			[combat],
			[offersNo({ type: 'attack' }), offers(barrage('art_nwa', '21/O'))]
		)
	),
	statement(
		'A619',
		'8.2.4',
		'a car adds its value to guns that defend alone; with the last gun the car is lost, and so is the HQ',
		on(
			{
				...{ riga: '22/O', art1_2rd: '21/O', ac2rd: '21/O', hq2rd: '21/O' },
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'riga'), done, toTheDice, 12, toTheEnd()],
			[
				tells({
					type: 'attackFought',
					ratio: { attacker: 6, defender: 3, line: '2', modifier: 2 }
				}),
				is('art1_2rd', { fate: 'lost' }),
				is('ac2rd', { fate: 'lost' }),
				is('hq2rd', { fate: 'due', due: coming(4, 'recruitment').due ?? null }),
				that('a gun and a car', ({ state: { score } }) => score.destroyed === 1 && score.cars === 1)
			]
		)
	),
	statement(
		'A620',
		'8.2.7',
		'defenders who must advance leave their hex to those whose attack on it is still to come',
		on(
			{ frrs: '22/O', semen: '20/O', r_tcheka: '21/O', r_628: 'SMOLNY' },
			[
				...[combat, attacks('21/O', 'frrs'), attacks('21/O', 'semen'), done],
				...[resolve(1), toTheDice, 2, anyOf('take', 'retreat')]
			],
			[
				is('r_tcheka', { at: '22/O' }),
				asks('white'),
				offersOnly(advance('semen', '21/O'), pass),
				that(
					'one combat',
					({ events }) => events.filter(({ type }) => type === 'attackFought').length === 1
				)
			]
		)
	),
	statement(
		'A621',
		'8.2.7',
		'Routed defenders who win with an a stay where they are',
		on(
			{ frrs: '22/O', r_5lett: at('21/O', routed), r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'frrs'), done, toTheDice, 2, toTheEnd()],
			[
				tells({ type: 'attackFought', winner: 'defender', defender: { loss: 0, code: 'a' } }),
				tellsNot({ type: 'advanced' }),
				is('r_5lett', { at: '21/O' })
			]
		)
	),
	statement(
		'A622',
		'14.1.1',
		'a tank whose target slipped away, or was cleared before, has not attacked, and stays; one that is Low Ammo has, and leaves',
		on(
			{ riga: '20/O', mkv1: '20/O', r_cvmos: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga', 'mkv1'), done, leave, toTheEnd()],
			[tells({ type: 'withdrew', units: ['r_cvmos'] }), is('mkv1', { fate: 'map' })],
			white(6)
		),
		on(
			{ riga: '20/O', mkv1: '20/O', semen: '22/O', r_kdnov: '21/O', r_628: 'SMOLNY' },
			[
				...[combat, attacks('21/O', 'semen'), attacks('21/O', 'riga', 'mkv1'), done],
				...[resolve(1), toTheDice, 12, toTheEnd()]
			],
			[is('r_kdnov', { fate: 'lost' }), is('mkv1', { at: '20/O' })],
			white(6)
		),
		on(
			{ riga: '20/O', mkv1: at('20/O', { lowAmmo: true }), r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga', 'mkv1'), done, toTheDice, 8, toTheEnd()],
			[tells({ type: 'attackFought', modifier: 3 }), is('mkv1', { fate: 'due', at: null })],
			white(6)
		)
	),
	statement(
		'A623',
		'8.2.6',
		'what stays of a stack with an attack of its own keeps the guns and the HQ, when the others are beaten',
		on(
			{
				...{ riga: '22/O', semen: '22/O', art_nwa: '22/O', hq5id: '22/O' },
				...{ r_tcheka: '21/O', r_7kd: '22/P', r_628: 'SMOLNY' }
			},
			[
				...[combat, attacks('21/O', 'riga'), attacks('22/P', 'semen'), done],
				...[resolve(1), pass, toTheDice, 2, anyOf('take', 'retreat')]
			],
			[
				tells({ type: 'attackFought', attacker: { loss: 2, code: 'r' } }),
				is('riga', { fate: 'lost' }),
				is('semen', { at: '22/O', mode: 'normal' }),
				is('art_nwa', { at: '22/O', mode: 'normal' }),
				is('hq5id', { at: '22/O', mode: 'normal' })
			]
		)
	),
	statement(
		'A624',
		'8.2.5',
		'a night attack keeps aircraft from it, and not from bombing elsewhere',
		on(
			{ riga: '22/O', raf: BOX, r_622: '21/O', r_628: '19/T' },
			[
				...[combat, attacks('21/O', 'riga'), night(), barrage('raf', '19/T'), done],
				...[resolve(1), toTheDice, 7, toTheEnd()]
			],
			[
				tells({ type: 'barrageFell', unit: 'raf', place: '19/T' }),
				tells({ type: 'attackFought', modifier: 4 }),
				is('raf', { fate: 'due' })
			],
			white(3)
		)
	),
	statement(
		'A625',
		'15.1',
		'once Low Ammo the Red fleet goes on firing with half its firepower, and no action is counted',
		on(
			{ redfleet: at('26/Q', { lowAmmo: true }), r_2mar: '25/P', riga: '25/Q', r_628: 'SMOLNY' },
			[combat, barrage('redfleet', '25/Q'), done, 7],
			[tells({ type: 'barrageFell', score: 9 }), stands({ fleetActions: 3 })],
			{ ...red(4), fleetActions: 3 }
		)
	),
	statement(
		'A626',
		'15.1',
		'the Red fleet passes the mines, a ship in a coastal hex takes no room on land and no place from the enemy',
		on(
			{ redfleet: '26/Q', r_622: 'SMOLNY', riga: '24/C' },
			[movement, pick('redfleet'), go('28/I')],
			[is('redfleet', { at: '28/I' })],
			red()
		),
		on(
			{ redfleet: '25/Q', r_2_36: '25/Q', r_kdnov: '24/R', riga: '24/C' },
			[movement, ...moves('r_kdnov', '25/Q')],
			[is('r_kdnov', { at: '25/Q' })],
			red()
		),
		on(
			{ rn: '29/K', riga: '24/C', r_622: 'SMOLNY' },
			[movement, pick('rn'), go('29/L')],
			[
				is('rn', { at: '29/L' }),
				that(
					'it stays Red’s',
					({ state, game }) => state.control[game.board.places.indexOf('29/L')] === 'r'
				)
			]
		)
	),
	statement(
		'A627',
		'5.4',
		'an HQ that finds no town or village of its side to come back to has the districts; without any place it waits',
		on(
			{ hq2rd: coming(4, 'recruitment'), r_622: '21/O', riga: '24/C' },
			[
				(table) => {
					const { board } = table.game;
					const control = board.places.map((_, n) => (n < board.city ? 'w' : 'r')).join('');
					table.state = { ...table.state, control };
				},
				onward
			],
			[offers(place('hq2rd', 'SMOLNY')), offersNo(place('hq2rd', '19/T'), place('hq2rd', '20/X'))],
			{ ...red(4), step: 'red-recruitment' }
		),
		on(
			{ hq5id: coming(4, 'recruitment'), r_622: '24/C', riga: '21/G' },
			[
				(table) => {
					const control = 'r'.repeat(table.game.board.places.length);
					table.state = { ...table.state, control };
				},
				until('white-1', 2)
			],
			[
				is('hq5id', { fate: 'due', at: null }),
				that('he did not come', ({ events }) => events.every(({ type }) => type !== 'placed'))
			],
			{ ...white(4), step: 'white-recruitment' }
		)
	),
	statement(
		'A628',
		'7.5.2',
		'a car leaves by rail beside its company, and both come back by the other line',
		on(
			{ r_188: '12/CC', r_ac_a: '12/CC', riga: '24/C', r_622: 'SMOLNY' },
			[movement, depart('r_188'), depart('r_ac_a')],
			[
				is('r_188', { fate: 'due', due: { ...BACK, places: ['18/FF'] } }),
				is('r_ac_a', { fate: 'due', due: { ...BACK, places: ['18/FF'] } })
			],
			red(8)
		)
	),
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
		'A635',
		'7.5.3',
		'White’s train takes an EP whole: a regiment that is down to one, not one of two; nobody who has walked, and nobody while Red holds Gatchina',
		on(
			{
				...{ riga: '19/T', frrs: '19/P', talab: at('19/Q', { ep: 1 }), res1: '19/R' },
				...{ hjag: '19/O', r_622: 'SMOLNY' }
			},
			[whiteLand, onward, movement, ...moves('hjag', '19/N')],
			[
				offers(train('frrs', '19/O'), train('talab', '19/O')),
				offersNo({ type: 'train', unit: 'res1' }, { type: 'train', unit: 'hjag' })
			],
			{ gatchina: true }
		),
		on(
			{ frrs: '19/P', riga: '24/C', r_622: '19/T' },
			[whiteLand, onward, movement],
			[offersNo({ type: 'train' }), offers(pick('frrs'))],
			{ gatchina: true }
		)
	),
	statement(
		'A636',
		'7.8',
		'nobody moves up into a hex by which the enemy comes in next',
		on(
			{ r_622: '09/S', gue: coming(5, 'foot', '08/S'), riga: '24/C', r_628: 'SMOLNY' },
			[combat],
			[offersNo(moveUp('r_622', '08/S')), offers(moveUp('r_622', '10/S'))],
			red(4)
		)
	),
	statement(
		'A637',
		'7.8',
		'who comes in where the enemy stands waits, and comes in a later turn',
		on(
			{ mkv1: coming(5, 'foot', '22/H'), r_622: '22/H', riga: '24/C', r_628: 'SMOLNY' },
			[movement, done],
			[is('mkv1', { fate: 'due' }), tellsNot({ type: 'entered' })],
			white(5)
		),
		on(
			{ mkv1: coming(5, 'foot', '22/H'), liba: '22/H', riga: '24/C', r_628: 'SMOLNY' },
			[movement],
			[offers(enter('mkv1', '22/H'))],
			white(6)
		)
	),
	statement(
		'A638',
		'8.1.2',
		'what was observed as the barrage was declared is shelled, though the observer be gone',
		on(
			{
				...{ res1: '22/O', art_nwa: '23/N', r_tcheka: '21/P', r_622: '21/O' },
				r_628: 'SMOLNY'
			},
			[
				...[combat, barrage('art_nwa', '21/O'), attacks('21/P', 'res1'), done],
				...[resolve(1), toTheDice, 2, toTheEnd()]
			],
			[is('res1', { fate: 'lost' }), tells({ type: 'barrageFell', unit: 'art_nwa' })]
		)
	),
	statement(
		'A639',
		'8.2.7',
		'the march is forced for infantry of the NWA, not for Estonians',
		...(['riga', 'est_kuper'] as const).map((id) =>
			on(
				{ [id]: '22/O', r11_2rd: '21/O', r_7r: '20/O', r_628: '21/Q', semen: '24/C' },
				[combat, attacks('21/O', id), done, toTheDice, 8, anyOf('take', 'retreat')],
				[
					tells({ type: 'retreated', units: ['r11_2rd'], path: ['20/P', '20/Q'] }),
					id === 'riga'
						? offers({ type: 'march' }, advance('riga', '21/O'))
						: tells({ type: 'advanced', unit: 'est_kuper', path: ['21/O'] })
				]
			)
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
		'A645',
		'16.1',
		'the Royal Navy helps Estonians in their defence too, be others with them, and nobody else',
		...(
			[
				[{ est_kuper: '27/K' }, true],
				[{ est_kuper: '27/K', liba: '27/K' }, true],
				[{ liba: '27/K' }, false]
			] as const
		).map(([attacked, helps]) =>
			on(
				{ ...attacked, rn: '28/K', r_2_36: '26/K', r_628: 'SMOLNY' },
				[combat, attacks('27/K', 'r_2_36'), done],
				[helps ? offers(support('rn'), pass) : asks('Combat')],
				red(3)
			)
		)
	),
	statement(
		'A646',
		'13',
		'a fort without a line is Low Ammo once it has fired',
		on(
			{ fort_kg: '28/M', riga: '27/N', liba: '27/M', semen: '28/L', r_628: 'SMOLNY' },
			[combat, barrage('fort_kg', '27/N'), done, 7, toTheEnd()],
			[is('fort_kg', { lowAmmo: true })],
			red()
		),
		on(
			{ fort_kg: '28/M', r_622: '27/N', liba: '27/M', semen: '28/L', r_628: 'SMOLNY' },
			[combat, barrage('fort_kg', '28/L'), done, 7, toTheEnd()],
			[tells({ type: 'barrageFell', unit: 'fort_kg' }), is('fort_kg', { lowAmmo: false })],
			red()
		)
	),
	statement(
		'A647',
		'8.4',
		'a bridge is blown in the face of the enemy at its other end, by a unit in disorder and in his ZOC',
		on(
			{ riga: at('18/AA', disorganised), r_622: '18/BB', r_628: 'SMOLNY' },
			[combat, blow('riga', '18/BB')],
			[tells({ type: 'bridgeBlown', unit: 'riga' }), stands({ blown: [['18/AA', '18/BB']] })]
		)
	),
	statement(
		'A648',
		'7.5.2',
		'who leaves by rail keeps his markers, and recovers with the others of his side',
		on(
			{
				r_188: at('12/CC', { lowAmmo: true, recruits: true, ...disorganised }),
				...{ riga: '24/C', r_622: 'SMOLNY' }
			},
			[movement, depart('r_188'), done],
			[is('r_188', { fate: 'due', mode: 'normal', lowAmmo: true, recruits: true, ep: 3 })],
			red(8)
		)
	),
	statement(
		'A649',
		'8.2.6',
		'cavalry of any Morale may take the first loss of an attack that its side has lost',
		on(
			{ hjag: '22/O', talab: '22/O', res1: '21/N', hq5id: '22/M', r_tcheka: '21/O' },
			[
				...[combat, attack('hjag', '21/O'), lead('hq5id'), attack('talab', '21/O', 1)],
				...[attack('res1', '21/O', 1), done, toTheDice, 2]
			],
			[asks('white'), offers(take('hjag'), take('talab')), offersNo(take('res1'))]
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
	)
];
