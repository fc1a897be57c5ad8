import { NO_EVENTS, type Events } from '#lib/rules/white-october/engine/state.ts';
import {
	asks,
	at,
	attack,
	attacks,
	barrage,
	combat,
	coming,
	declare,
	done,
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
	pick,
	place,
	red,
	refuses,
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
	until,
	white,
	type Command,
	type More,
	type Statement
} from '../statement.ts';

/** A game with events, of which this is so. */
const so = (events: Partial<Events> = {}, more: More = {}): More => ({
	...more,
	options: { events: 'used' },
	events: { ...NO_EVENTS, ...events }
});
/** The step in which both roll. */
const rolling = (turn: number, more: More = {}): More => so({}, { step: 'events', turn, ...more });
const play: Command = { type: 'play' };
const name = (formation: string): Command => ({ type: 'name', formation });
const plot = (where: string): Command => ({ type: 'plot', place: where });
const rise = (where: string, join: number | null = null): Command => ({
	type: 'rise',
	place: where,
	join
});
const POOL = { fate: 'pool', ep: 0 } as const;
const BOX = { fate: 'box' } as const;
const fought = (where: string, ...units: readonly string[]) =>
	[combat, attacks(where, ...units), done, toTheDice] as const;

/** 6 Random events. */
export const EVENTS: readonly Statement[] = [
	statement(
		'S097',
		'6',
		'insurgents and an attack from outside are one combat, without the terrain of the district',
		...([true, false] as const).map((risen) =>
			on(
				{ insurg1: POOL, riga: '22/V', r_622: 'MOSCOW_GATE' },
				[
					combat,
					attacks('MOSCOW_GATE', 'riga'),
					...(risen ? [rise('MOSCOW_GATE', 1)] : []),
					done,
					toTheDice,
					3
				],
				[
					tells({ type: 'attackFought', modifier: risen ? 4 : 2 }),
					that(
						'one combat',
						({ events }) => events.filter(({ type }) => type === 'fightBegan').length === 1
					)
				],
				so({ plots: ['MOSCOW_GATE'] })
			)
		)
	),
	statement(
		'S091',
		'6',
		'without the option there are no events',
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[onward],
			[stands({ step: 'white-1', turn: 2 }), tellsNot({ type: 'stepBegan', step: 'events' })],
			{ step: 'resupply' }
		),
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[onward],
			[stands({ step: 'events' }), asks('Random event')],
			so({}, { step: 'resupply' })
		)
	),
	statement(
		'S033',
		'3.1.2',
		'a point that an event brings beyond six is lost',
		on(
			{ r_622: 'SMOLNY', riga: '22/H' },
			[onward, 50, 10],
			[
				is('r_622', { ep: 1 }),
				that('six still', ({ state }) => state.points.white === 6),
				tellsNot({ type: 'pointsReceived' })
			],
			rolling(3, { points: { white: 6, red: 0 } })
		),
		on(
			{ r_622: 'SMOLNY', riga: '22/H' },
			[onward, 50, 10],
			[that('one more', ({ state }) => state.points.white === 1)],
			rolling(3)
		)
	),
	statement(
		'S092',
		'6',
		'a unit whose soldiers confer neither moves nor attacks; it defends and goes back',
		on(
			{ r_622: '21/O', r_628: '22/P', riga: '22/O' },
			[movement],
			[refuses(pick('r_622'), '6'), offers(pick('r_628'))],
			so({ soviet: 'r_622' }, red())
		),
		on(
			{ r_622: '21/O', r_628: '22/P', riga: '22/O' },
			[combat],
			[refuses(attack('r_622', '22/O'), '6'), offers(attack('r_628', '22/O'))],
			so({ soviet: 'r_622' }, red())
		),
		on(
			{ r_622: '21/O', riga: '22/O' },
			[...fought('21/O', 'riga'), 6, toTheEnd()],
			[tells({ type: 'retreated', units: ['r_622'] })],
			so({ soviet: 'r_622' })
		)
	),
	statement(
		'S094',
		'6',
		'Red says as White begins to move where the 3rd division does not go',
		on(
			{ volyn: '21/O', riga: '20/O', r_622: 'SMOLNY' },
			[movement],
			[asks('red'), offers({ type: 'bar', edge: 'east' }, { type: 'bar', edge: 'north' })],
			so({ vetrenko: 'asked' }, white(4))
		),
		on(
			{ volyn: '21/O', riga: '20/O', r_622: 'SMOLNY' },
			[movement, { type: 'bar', edge: 'east' }, pick('volyn')],
			[goesNot('21/P', '20/P'), goes('22/O', '21/N')],
			so({ vetrenko: 'asked' }, white(4))
		),
		on(
			{ volyn: '21/O', riga: '20/O', r_622: 'SMOLNY' },
			[movement, { type: 'bar', edge: 'north' }, pick('volyn')],
			[goesNot('22/O', '21/P'), goes('20/P')],
			so({ vetrenko: 'asked' }, white(4))
		),
		on(
			{ volyn: '23/U', r_622: '36/L' },
			[movement, { type: 'bar', edge: 'east' }, pick('volyn')],
			[goes('HARBOUR', 'PUTILOV', '22/U'), goesNot('MOSCOW_GATE', 'WARSAW', '22/V')],
			so({ vetrenko: 'asked' }, white(4))
		),
		on(
			{ volyn: '22/V', r_622: '36/L' },
			[movement, { type: 'bar', edge: 'north' }, pick('volyn')],
			[goes('22/U'), goesNot('MOSCOW_GATE', 'NEVSKAYA_GATE', 'WARSAW')],
			so({ vetrenko: 'asked' }, white(4))
		),
		on(
			{ volyn: 'VYBORG_SIDE', r_622: '36/L' },
			[movement, { type: 'bar', edge: 'north' }, pick('volyn')],
			[goes('OKHTA', 'PETER_PAUL', '23/W'), goesNot('NOVAYA_DEREVNYA', '24/W', '25/V')],
			so({ vetrenko: 'asked' }, white(4))
		),
		on(
			{ volyn: '21/O', r_kdnov: '21/P' },
			[...fought('21/P', 'volyn'), 12],
			[tells({ type: 'advanced', unit: 'volyn', path: ['21/P'] })],
			so({ vetrenko: 'east' }, white(4, 2))
		)
	),
	statement(
		'S099',
		'6',
		'a shortage of recruits counts at the next allocation',
		on(
			{ r_622: 'SMOLNY', r_2_36: 'NEVSKY', riga: '22/H' },
			[onward, 50, 5, until('raising', 2)],
			[
				tells({ type: 'recruitsMissed', player: 'red' }),
				tells({ type: 'pointsReceived', player: 'red', gained: 3 }),
				stands({ turn: 6 })
			],
			rolling(5)
		),
		...([3, 4] as const).map((die) =>
			on(
				{ riga: at('22/H', { ep: 1 }), r_622: 'SMOLNY' },
				[declare(true), die],
				[
					that('a point or none', ({ state }) => state.points.white === (die === 3 ? 0 : 1)),
					tells({ type: 'recruitsCounted' })
				],
				so({ short: ['white'] }, start(3))
			)
		)
	),
	statement(
		'S104',
		'6',
		'the dome counts as used only when it has taken effect',
		on(
			{ riga: '22/O', r_622: 'SMOLNY' },
			[onward, 82],
			[tells({ type: 'eventDrawn', event: 'st_isaac', effect: false })],
			rolling(4)
		),
		on(
			{ riga: '22/T', r_622: 'SMOLNY' },
			[onward, 82, play],
			[
				tells({ type: 'eventDrawn', event: 'st_isaac', effect: true }),
				tells({ type: 'domeSeen' }),
				that('used', ({ state }) => state.events.used.st_isaac === 1)
			],
			rolling(7)
		),
		// 6.2 It may be left, and then comes again.
		on(
			{ riga: '22/T', r_622: 'SMOLNY' },
			[onward, 82, pass],
			[
				tells({ type: 'eventDrawn', event: 'st_isaac', effect: true }),
				tellsNot({ type: 'domeSeen' }),
				that('not used', ({ state }) => (state.events.used.st_isaac ?? 0) === 0)
			],
			rolling(7)
		),
		on(
			{ riga: '22/T', r_622: 'SMOLNY' },
			[onward, 82],
			[tells({ type: 'eventDrawn', event: 'st_isaac', effect: false })],
			so({ used: { st_isaac: 1 } }, { step: 'events', turn: 9 })
		)
	),
	statement(
		'S105',
		'6',
		'the dome lifts the Morale of all the NWA, and the dice of those who are near',
		on(
			{ res1: '22/O', res2: '22/O', r_622: '21/O' },
			[...fought('21/O', 'res1', 'res2'), 6],
			[tells({ type: 'attackFought', modifier: 0, attacker: { loss: 1, code: 'd' } })],
			so({ dome: true }, white(4))
		),
		on(
			{ riga: '22/S', r_622: '22/T' },
			[...fought('22/T', 'riga'), 6],
			[tells({ type: 'attackFought', modifier: 4 })],
			so({ dome: true }, white(4))
		)
	),
	statement(
		'S108',
		'6',
		'while the Royal Navy hesitates it neither supports nor shells; the Estonian fleet does',
		on(
			{ rn: '27/J', est_fleet: '27/J', est_ingr: '26/J', r_622: '26/K' },
			[combat],
			[refuses(barrage('rn', '26/K'), '6'), offers(barrage('est_fleet', '26/K'))],
			so({ navy: true })
		),
		on(
			{ rn: '27/J', est_fleet: '27/J', est_ingr: '26/J', r_622: '26/K' },
			[combat, attacks('26/K', 'est_ingr'), done],
			[offersNo(support('rn')), offers(support('est_fleet'))],
			so({ navy: true })
		)
	),
	statement(
		'S109',
		'6',
		'the defence of Petrograd is for Red defenders, wherever they are',
		on(
			{ r_622: '22/O', riga: '21/O' },
			[combat, attacks('21/O', 'r_622'), done],
			[asks('Combat'), refuses(play, '8.2.5')],
			so({ hand: { white: null, red: 'defend_petrograd' } }, red(3))
		),
		on(
			{ r_622: '21/O', riga: '22/O' },
			[combat, attacks('21/O', 'riga'), done, play, 6],
			[tells({ type: 'attackFought', score: 9, defender: { loss: 1, code: 'd' } })],
			so({ hand: { white: null, red: 'defend_petrograd' } }, white(3))
		)
	),
	statement(
		'S110',
		'6',
		'observation from the air serves the guns of one combat, or one barrage of guns',
		on(
			{ riga: '22/O', art_nwa: '22/O', art1ac: '22/O', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done, support('art_nwa'), support('art1ac'), play, 3],
			[
				tells({ type: 'attackFought', modifier: 6 }),
				that('played', ({ state }) => state.events.hand.white === null)
			],
			so({ hand: { white: 'air_observation', red: null } }, white(3))
		),
		on(
			{ riga: '22/O', art_nwa: '22/O', raf: BOX, r_622: '21/O', r_628: '23/O' },
			[combat, barrage('art_nwa', '21/O'), barrage('raf', '23/O'), done],
			[offers({ type: 'observe', unit: 'art_nwa' }), offersNo({ type: 'observe', unit: 'raf' })],
			so({ hand: { white: 'air_observation', red: null } }, white(3))
		),
		on(
			{ riga: '22/O', art_nwa: '22/O', r_622: '21/O' },
			[combat, barrage('art_nwa', '21/O'), done, { type: 'observe', unit: 'art_nwa' }, 7],
			[tells({ type: 'barrageFell', score: 12 })],
			so({ hand: { white: 'air_observation', red: null } }, white(3))
		),
		// 8.2.4, 13 A fort is like a gun; a train shells, but is none.
		on(
			{ fort_kg: '28/M', at_lenin: '27/N', r_622: '28/M', riga: '27/M', redfleet: '28/N' },
			[
				...[combat, barrage('fort_kg', '27/M'), barrage('at_lenin', '27/M')],
				...[barrage('redfleet', '27/M'), done]
			],
			[
				offers({ type: 'observe', unit: 'fort_kg' }, { type: 'observe', unit: 'at_lenin' }),
				offersNo({ type: 'observe', unit: 'redfleet' })
			],
			so({ hand: { white: null, red: 'air_observation' } }, red(3))
		),
		on(
			{ fort_kg: '28/M', r_622: '28/M', riga: '27/M' },
			[combat, attacks('28/M', 'riga'), done, support('fort_kg'), play, 7],
			[
				tells({
					type: 'attackFought',
					ratio: { attacker: 6, defender: 11, line: '1/2', modifier: -2 }
				})
			],
			so({ hand: { white: null, red: 'air_observation' } }, white(3))
		)
	),
	statement(
		'S111',
		'6',
		'gas is for an attack of one’s own',
		on(
			{ r_622: '22/O', riga: '21/O' },
			[combat, attacks('21/O', 'r_622'), done],
			[asks('Combat'), refuses(play, '8.2.5')],
			so({ hand: { white: 'gas', red: null } }, red(3))
		),
		on(
			{ r_622: '21/O', riga: '22/O' },
			[combat, attacks('21/O', 'riga'), done, play, 5],
			[tells({ type: 'attackFought', score: 9, defender: { loss: 1, code: 'dr' } })],
			so({ hand: { white: 'gas', red: null } }, white(3))
		)
	),
	statement(
		'S112',
		'6',
		'insurgents alone win nothing by standing in the Winter Palace',
		on(
			{ insurg1: POOL, riga: '22/H', r_622: 'SMOLNY' },
			[combat, rise('WINTER_PALACE')],
			[
				is('insurg1', { at: 'WINTER_PALACE', fate: 'map' }),
				stands({ result: null, taken: [] }),
				that(
					'it stays Red’s',
					({ state, game }) => state.control[game.board.places.indexOf('WINTER_PALACE')] === 'r'
				),
				tells({ type: 'insurgentsRose', place: 'WINTER_PALACE' })
			],
			so({ plots: ['WINTER_PALACE'] })
		)
	),
	statement(
		'S115',
		'6',
		'White plays a raid or not: it takes a point, or an EP of a unit that Red names',
		on(
			{ r_622: 'SMOLNY', r_628: 'NEVSKY', riga: '22/H' },
			[onward, 95],
			[asks('white'), offersOnly(play, pass)],
			rolling(3)
		),
		on(
			{ r_622: 'SMOLNY', r_628: 'NEVSKY', riga: '22/H' },
			[onward, 95, play],
			[asks('red'), offers(take('r_622'), take('r_628'))],
			rolling(3)
		),
		on(
			{ r_622: 'SMOLNY', r_628: 'NEVSKY', riga: '22/H' },
			[onward, 95, play, take('r_628')],
			[is('r_628', { ep: 1 }), that('it is over', ({ state }) => state.events.imposed === null)],
			rolling(3)
		),
		on(
			{ r_622: 'SMOLNY', r_628: 'NEVSKY', riga: '22/H' },
			[onward, 95, play],
			[that('one less', ({ state }) => state.points.red === 2)],
			rolling(3, { points: { white: 0, red: 3 } })
		)
	),
	statement(
		'S116',
		'6.1',
		'White names the formation, Red the unit that confers',
		on(
			{ r_622: 'SMOLNY', r_188: 'NEVSKY', r_189: 'WARSAW', riga: '22/H' },
			[onward, 50, 66],
			[asks('white'), offers(name('21 RD'), name('Krasnaya Gorka'))],
			rolling(7)
		),
		on(
			{ r_622: 'SMOLNY', r_188: 'NEVSKY', r_189: 'WARSAW', riga: '22/H' },
			[onward, 50, 66, name('21 RD')],
			[asks('red'), offers(take('r_188'), take('r_189')), offersNo(take('r_622'))],
			rolling(7)
		)
	),
	statement(
		'S118',
		'6.2',
		'an event that is not played in its turn is lost',
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[until('ammunition')],
			[
				stands({ turn: 7 }),
				that('nothing in hand', ({ state }) => state.events.hand.white === null)
			],
			so(
				{ hand: { white: 'surprise', red: null } },
				{ ...red(6, 2), first: { white: 'combat', red: 'combat' } }
			)
		)
	),
	statement(
		'S304',
		'11.2.1',
		'on a 5 or 6 the police close a district, and a plot in it is shown and void',
		on(
			{ r_622: 'SMOLNY', riga: '22/H' },
			[
				declare(true),
				until('anti-subversion'),
				{ type: 'counter', action: 'police' },
				5,
				{ type: 'close', place: 'NEVSKY' }
			],
			[
				tells({ type: 'districtClosed', place: 'NEVSKY', plotted: true }),
				that('no plot is left', ({ state }) => state.events.plots.length === 0)
			],
			so({ plots: ['NEVSKY'] }, start(5))
		),
		on(
			{ r_622: 'SMOLNY', riga: '22/H' },
			[declare(true), until('anti-subversion'), { type: 'counter', action: 'police' }, 4],
			[
				tells({ type: 'policeCalled', found: false }),
				offersNo({ type: 'close' }),
				that('the plot goes on', ({ state }) => state.events.plots.includes('NEVSKY'))
			],
			so({ plots: ['NEVSKY'] }, start(5))
		)
	),
	statement(
		'S305',
		'11.2.1',
		'no plot is noted in a closed district',
		on(
			{ r_622: 'SMOLNY', riga: '22/H' },
			[onward, 20],
			[offers(plot('SMOLNY'), pass), offersNo(plot('NEVSKY'))],
			so({ closed: ['NEVSKY'] }, { step: 'events', turn: 5 })
		)
	),
	statement(
		'G6.1',
		'6',
		'rumours take a point off the Morale of a formation for the turn',
		on(
			{ r_622: '21/O', riga: '22/O' },
			[...fought('21/O', 'riga'), 6],
			[tells({ type: 'attackFought', score: 9, defender: { loss: 1, code: 'dr' } })],
			so({ rumours: ['Krasnaya Gorka'] })
		),
		on(
			{ r_622: '21/O', r_188: 'SMOLNY', riga: '22/O' },
			[onward, 50, 2, name('21 RD')],
			[that('spread', ({ state }) => state.events.rumours.includes('21 RD')), asks('white')],
			rolling(4)
		),
		on({ r_622: '21/O', riga: '22/O' }, [onward, 50], [asks('Random event')], rolling(1))
	),
	statement(
		'G6.2',
		'6',
		'insurgents attack the Reds of their district without any terrain, alone or with others; beaten they are put down',
		on(
			{ insurg1: POOL, riga: '22/V', r_kdnov: 'MOSCOW_GATE', r_622: 'SMOLNY' },
			[combat, rise('MOSCOW_GATE'), done, toTheDice, 2, toTheEnd()],
			[
				tells({ type: 'attackFought', modifier: -4 }),
				is('insurg1', { fate: 'lost' }),
				is('r_kdnov', { at: 'MOSCOW_GATE' })
			],
			so({ plots: ['MOSCOW_GATE'] })
		),
		on(
			{ insurg1: POOL, riga: '22/V', r_kdnov: 'MOSCOW_GATE', r_622: 'SMOLNY' },
			[
				combat,
				attacks('MOSCOW_GATE', 'riga'),
				rise('MOSCOW_GATE', 1),
				done,
				toTheDice,
				12,
				toTheEnd()
			],
			[
				tells({ type: 'attackFought', modifier: 2 }),
				is('insurg1', { fate: 'map', at: 'MOSCOW_GATE' }),
				is('riga', { at: 'MOSCOW_GATE' })
			],
			so({ plots: ['MOSCOW_GATE'] })
		)
	),
	statement(
		'G6.3',
		'6',
		'militia are levied in a supplied town or village of Red',
		on(
			{ militia1: POOL, r_622: 'SMOLNY', riga: '22/H' },
			[onward, 50, 88, place('militia1', '19/T')],
			[is('militia1', { at: '19/T', ep: 1 })],
			rolling(3)
		)
	),
	statement(
		'G6.4',
		'6',
		'treachery in the fleet takes one of its actions, and the third is the last',
		on(
			{ redfleet: '26/Q', r_622: 'SMOLNY', riga: '22/H' },
			[onward, 50, 95],
			[stands({ fleetActions: 3 }), is('redfleet', { lowAmmo: true })],
			rolling(3, { fleetActions: 2 })
		)
	),
	statement(
		'G6.5',
		'6',
		'attrition costs a combat unit an EP on 1 to 3',
		...([3, 4] as const).map((die) =>
			on(
				{ r_622: 'SMOLNY', riga: '22/H' },
				[onward, 74, die],
				[
					is('riga', { ep: die === 3 ? 1 : 2 }),
					tells({ type: 'formationNamed', formation: '5 ID' })
				],
				rolling(3)
			)
		)
	),
	statement(
		'G11.2',
		'11.2.2',
		'a gun of Petrograd comes free with every third EP of district detachments',
		on(
			{
				rdd_nevsky: { ...coming(5, 'raised', 'NEVSKY'), ep: 2 },
				rdd_smolny: { ...coming(5, 'raised', 'SMOLNY'), ep: 2 },
				artpetr1: POOL,
				artpetr2: POOL,
				riga: '24/C'
			},
			[movement, place('artpetr1', 'WARSAW')],
			[
				is('artpetr1', { at: 'WARSAW', ep: 1 }),
				is('artpetr2', { fate: 'pool' }),
				stands({ guns: 1, detached: 4 })
			],
			red(5)
		)
	)
];
