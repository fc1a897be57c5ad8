import { NO_EVENTS } from '#lib/rules/white-october/engine/state.ts';
import {
	advance,
	anyOf,
	asks,
	at,
	attack,
	attacks,
	barrage,
	combat,
	coming,
	declare,
	direct,
	done,
	enter,
	go,
	goes,
	goesNot,
	is,
	land,
	lead,
	leave,
	march,
	movement,
	moves,
	moveUp,
	night,
	offers,
	offersNo,
	on,
	onward,
	pass,
	pick,
	red,
	refuses,
	resolve,
	rest,
	serve,
	stand,
	stands,
	stays,
	start,
	statement,
	support,
	tells,
	tellsNot,
	that,
	toThe,
	toTheDice,
	toTheEnd,
	train,
	until,
	white,
	type Statement
} from '../statement.ts';
const routed = { mode: 'routed' } as const;
const disorganised = { mode: 'disorganised' } as const;
const rise = { type: 'rise', place: 'WARSAW', join: null } as const;
const depart = (unit: string) => ({ type: 'depart', unit }) as const;

/** Clauses where two rules meet. */
export const CLAUSES: readonly Statement[] = [
	statement(
		'A301',
		'8.2.4',
		'a fleet in the attacked place itself may support its defence',
		on(
			{ redfleet: '25/Q', r_622: '25/Q', riga: '24/Q', r_628: 'SMOLNY' },
			[combat, attacks('25/Q', 'riga'), done],
			[asks('red'), offers(support('redfleet'), pass)]
		)
	),
	statement(
		'A302',
		'16.2.1',
		'where Orel was Red’s, barrages too meet his higher Morale',
		on(
			{ art_nwa: '22/O', r_622: '21/O', riga: '22/O', r_628: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O'), done, 10],
			[tells({ type: 'barrageFell', score: 13, back: [] })],
			{ turn: 10, options: { orel_first: 'red' } }
		),
		on(
			{ art_nwa: '22/O', r_622: '21/O', riga: '22/O', r_628: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O'), done, 10],
			[tells({ type: 'barrageFell', score: 13, back: ['r_622'] })],
			{ turn: 9, options: { orel_first: 'red' } }
		)
	),
	statement(
		'A303',
		'14.2',
		'a train leaves the map out of an enemy ZOC too, but not from ZOC to ZOC, where it stops',
		on({ at_lenin: '12/CC', riga: '13/CC' }, [movement], [offers(depart('at_lenin'))], red(8)),
		on(
			{ at_lenin: '16/Z', riga: '14/AA', liba: '19/BB', r_622: 'SMOLNY' },
			[movement],
			[offers(pick('at_lenin')), offersNo(depart('at_lenin'))],
			red(8)
		),
		on(
			{ at_lenin: '16/Z', riga: '14/AA', r_622: '15/AA' },
			[movement],
			[offers(depart('at_lenin'))],
			red(8)
		)
	),
	statement(
		'A487',
		'14.2',
		'a train comes in along its rails as it goes on the map: into an enemy ZOC, from ZOC to ZOC, where it stops; it takes no place of those who get off',
		on(
			{
				r_libk: coming(7, 'rail', '07/FF'),
				r_7r: coming(7, 'rail', '07/FF'),
				riga: '13/CC',
				r_622: 'SMOLNY'
			},
			[movement],
			[
				offers(land('r_libk', '12/CC'), land('r_libk', '13/BB')),
				offersNo(land('r_libk', '14/BB'), land('r_7r', '12/CC'))
			],
			red(7)
		),
		on(
			{
				r_libk: coming(7, 'rail', '07/FF'),
				r_7r: coming(7, 'rail', '07/FF'),
				riga: '24/C',
				r_622: 'SMOLNY'
			},
			[movement, land('r_libk', '10/DD')],
			[offers(land('r_7r', '10/DD'))],
			red(7)
		),
		on(
			{ r_libk: coming(7, 'rail', '07/FF'), riga: '07/FF', r_622: 'SMOLNY' },
			[movement],
			[offers({ type: 'decline' }), offersNo({ type: 'land' })],
			red(7)
		)
	),
	statement(
		'A304',
		'7.5.3',
		'White’s trains need not pass a Gatchina free of enemy ZOC',
		on(
			{ frrs: '19/O', hjag: '20/N', r_622: '21/U', r_628: 'SMOLNY', riga: '24/C' },
			[movement, pick('hjag'), go('19/Q', '19/O', '19/P'), rest],
			[offers(train('frrs', '19/Q'))],
			{ gatchina: true }
		),
		on(
			{ frrs: '19/O', hjag: '20/N', r_622: '20/T', r_628: 'SMOLNY', riga: '24/C' },
			[movement, pick('hjag'), go('19/Q', '19/O', '19/P'), rest],
			[offers(train('frrs', '19/Q'))],
			{ gatchina: true }
		)
	),
	statement(
		'A305',
		'7.6',
		'Trotsky goes with those who advance or moves up, from district to district',
		on(
			{
				r_7kd: 'WARSAW',
				r_trotsky: 'WARSAW',
				r_628: 'SMOLNY',
				res1: at('MOSCOW_GATE', disorganised)
			},
			[combat, attacks('MOSCOW_GATE', 'r_7kd'), done, toTheDice, 12, anyOf('take', 'retreat')],
			[offers(advance('r_trotsky', 'MOSCOW_GATE'))],
			red()
		),
		on(
			{ r_trotsky: 'WARSAW', r_628: 'SMOLNY', riga: '24/C' },
			[combat],
			[offers(moveUp('r_trotsky', 'NEVSKY'))],
			red()
		)
	),
	statement(
		'A306',
		'7.5.3',
		'Estonians do not go beyond their column by train',
		on(
			{ est_1b: '19/O', hjag: '20/N', r_622: 'SMOLNY' },
			[movement, pick('hjag'), go('19/T', '19/O', '19/P', '19/Q', '19/R', '19/S'), rest],
			[offers(train('est_1b', '19/Q')), offersNo(train('est_1b', '19/T'))]
		)
	),
	statement(
		'A307',
		'7.8',
		'nobody gets off a train where the enemy comes in, nor a turn before',
		on(
			{ r_7r: coming(4, 'rail', '07/FF'), gue: coming(5, 'foot', '08/S'), riga: '24/C' },
			[movement],
			[offersNo(land('r_7r', '08/S')), offers(land('r_7r', '10/S'))],
			red(4)
		),
		on(
			{ r_7r: coming(3, 'rail', '07/FF'), gue: coming(5, 'foot', '08/S'), riga: '24/C' },
			[movement],
			[offers(land('r_7r', '08/S'))],
			red(3)
		)
	),
	statement(
		'A308',
		'8.4',
		'no train moves up over a bridge that was blown',
		on(
			{ at_lenin: '18/AA', riga: '24/C' },
			[combat],
			[offersNo(moveUp('at_lenin', '18/BB')), offers(moveUp('at_lenin', '19/Z'))],
			{ ...red(), blown: [['18/AA', '18/BB']] }
		)
	),
	statement(
		'A309',
		'16.2.2',
		'with the bridge repaired trains of the NWA move up over it',
		on({ nwa_at: '22/G', r_622: 'SMOLNY' }, [combat], [offers(moveUp('nwa_at', '22/H'))], {
			options: { repaired_bridge: 'yes' }
		}),
		on(
			{ nwa_at: '22/G', r_622: 'SMOLNY' },
			[combat],
			[offersNo(moveUp('nwa_at', '22/H')), offers(moveUp('nwa_at', '22/F'))]
		)
	),

	statement(
		'A310',
		'3.1.1',
		'five deserters bring White a point, four do not',
		on(
			{ r_2_36: 'SMOLNY', r_622: '21/O', r_628: '20/O', r_7r: '19/O', riga: '24/C' },
			[declare(true), until('desertion', 2), 9],
			[stands({ points: { white: 2, red: 0 } }), tells({ type: 'desertionRolled', ep: 5 })],
			start(3)
		),
		on(
			{ r_2_36: 'SMOLNY', r_622: '21/O', r_628: '20/O', r_7r: '19/O', riga: '24/C' },
			[declare(true), until('desertion', 2), 8],
			[stands({ points: { white: 1, red: 0 } }), tells({ type: 'desertionRolled', ep: 4 })],
			start(3)
		)
	),
	statement(
		'A311',
		'4.4',
		'who slips away without a line of supply is not Low Ammo for it',
		on(
			{ riga: '19/E', r_cvmos: '19/D', r_622: '19/D', r_628: 'SMOLNY' },
			[combat, attacks('19/D', 'riga'), done, leave, toTheDice, 6, toTheEnd()],
			[
				tells({ type: 'withdrew', units: ['r_cvmos'] }),
				is('r_cvmos', { lowAmmo: false, mode: 'normal' }),
				is('r_622', { lowAmmo: true })
			]
		)
	),
	statement(
		'A312',
		'4.4',
		'ships and aircraft that fire far from any source are not Low Ammo for it',
		on(
			{ raf: { fate: 'box' }, rn: '28/H', r_622: '27/I', semen: '24/C', riga: '26/H' },
			[
				combat,
				barrage('rn', '27/I'),
				barrage('raf', '27/I'),
				done,
				{ type: 'fire', unit: 'rn' },
				2,
				2,
				toTheEnd()
			],
			[tells({ type: 'barrageFell', unit: 'rn' }), tellsNot({ type: 'ranLow' })],
			{ turn: 3 }
		)
	),
	statement(
		'A313',
		'4.2',
		'a line leaves the road for two hexes, and no third',
		on(
			{
				riga: at('21/O', { ep: 1 }),
				semen: at('20/P', { ep: 1 }),
				polta: at('19/O', { ep: 1 }),
				r_622: 'SMOLNY'
			},
			[declare(true), until('white-replacements', 2)],
			[offers({ type: 'restore', unit: 'riga' })],
			start(3)
		)
	),
	statement(
		'A320',
		'6',
		'a levy that was not held, and a plot that the police found, leave their place to another',
		on(
			{
				militia1: { fate: 'pool', ep: 0 },
				militia2: { fate: 'pool', ep: 0 },
				r_622: 'SMOLNY',
				riga: '24/C'
			},
			[onward, 50, 88, pass, until('events'), 50, 88, pass, until('events'), 50, 88],
			[asks('red'), offers({ type: 'place', unit: 'militia1' })],
			{ turn: 2, step: 'events', player: 'white', options: { events: 'used' }, events: NO_EVENTS }
		),
		on(
			{ insurg1: { fate: 'pool', ep: 0 }, r_622: 'SMOLNY', riga: '24/C' },
			[onward, 20],
			[tells({ type: 'eventDrawn', event: 'insurgents', effect: false })],
			{
				turn: 5,
				step: 'events',
				player: 'white',
				options: { events: 'used' },
				events: { ...NO_EVENTS, used: { insurgents: 3 } }
			}
		),
		on(
			{
				insurg1: { fate: 'pool', ep: 0 },
				insurg2: { fate: 'pool', ep: 0 },
				insurg3: { fate: 'pool', ep: 0 },
				r_622: 'SMOLNY',
				riga: '24/C'
			},
			[
				declare(true),
				until('anti-subversion', 2),
				{ type: 'counter', action: 'police' },
				5,
				{ type: 'close', place: 'NEVSKY' },
				until('events', 2),
				20
			],
			[
				tells({ type: 'districtClosed', plotted: true }),
				tells({ type: 'eventDrawn', event: 'insurgents', effect: true })
			],
			{
				...start(5),
				options: { events: 'used' },
				events: { ...NO_EVENTS, plots: ['NEVSKY'], used: { insurgents: 3 } }
			}
		)
	),

	statement(
		'A330',
		'5.2',
		'two Estonian stacks attack under their own HQ, with no capacity',
		on(
			{ est_kuper: '22/O', est_scouts: '21/N', est_parts: '22/N', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attack('est_kuper', '21/O'), lead('est_parts'), attack('est_scouts', '21/O', 1)],
			[
				offers(done),
				that(
					'one attack',
					({ state }) =>
						state.combat?.attacks.length === 1 && state.combat.attacks[0]?.units.length === 2
				)
			]
		),
		on(
			{ est_kuper: '22/O', est_scouts: '21/N', hq5id: '22/N', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attack('est_kuper', '21/O')],
			[offersNo(lead('hq5id')), refuses(lead('hq5id'), '5.2'), offers(done)]
		)
	),
	statement(
		'A331',
		'5.2',
		'Mark V may be led by an HQ of the NWA or by the Estonians’',
		on(
			{ riga: '22/O', mkv1: '22/O', semen: '21/N', hq5id: '22/N', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga', 'mkv1'), lead('hq5id'), attack('semen', '21/O', 1)],
			[
				offers(done),
				stands({ step: 'white-1' }),
				that('led', ({ state }) => state.combat?.attacks[0]?.hq === 'hq5id')
			]
		),
		on(
			{
				est_kuper: '22/O',
				mkv1: '22/O',
				est_scouts: '21/N',
				est_parts: '22/N',
				r_622: '21/O',
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'est_kuper', 'mkv1')],
			[offers(lead('est_parts')), offersNo(lead('hq5id'))]
		)
	),
	statement(
		'A332',
		'5.1',
		'a line of command does not pass an enemy ZOC without a friend, nor a major river without a bridge',
		on(
			{ riga: '22/O', semen: '21/N', hq5id: '22/L', r_622: '21/O', r_628: '22/M' },
			[combat, attack('riga', '21/O')],
			[offersNo(lead('hq5id')), offers(done)]
		),
		on(
			{ riga: '22/O', semen: '21/N', hq5id: '23/M', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attack('riga', '21/O')],
			[offers(lead('hq5id')), offers(done)]
		)
	),
	statement(
		'A333',
		'5.4',
		'units may end their move on a lone HQ, and destroy it',
		on(
			{ riga: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[movement, ...moves('riga', '21/O')],
			[
				is('hq2rd', {
					fate: 'due',
					due: { turn: 4, how: 'recruitment', places: [], returning: false }
				}),
				is('riga', { at: '21/O' })
			]
		)
	),
	statement(
		'A334',
		'5.4',
		'a lone HQ on which units move up, or through which Routed ones run, is destroyed too',
		on(
			{ riga: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[combat, moveUp('riga', '21/O')],
			[is('hq2rd', { fate: 'due' }), is('riga', { at: '21/O' })]
		)
	),
	statement(
		'A335',
		'5.3',
		'guns in the attacked hex need no HQ, those outside do',
		on(
			{ riga: '22/O', r_622: '21/O', art1_2rd: '21/O', art2_2rd: '20/O' },
			[combat, attacks('21/O', 'riga'), done],
			[offers(support('art1_2rd')), offersNo(support('art2_2rd'))]
		)
	),
	statement(
		'A340',
		'7.2',
		'a fourth unit does not stop with three, nor a sixth EP with five',
		on(
			{ riga: at('22/O', { ep: 1 }), r_622: 'SMOLNY', rifsq: '21/O', tk1: '21/O', swed: '21/O' },
			[movement, ...stays('rifsq', 'tk1', 'swed'), pick('riga')],
			[goesNot('21/O'), goes('20/O')]
		),
		on(
			{ riga: '22/O', r_622: 'SMOLNY', semen: '21/O', polta: '21/O' },
			[movement, ...stays('semen', 'polta'), pick('riga')],
			[goesNot('21/O'), goes('20/O')]
		),
		on(
			{ art_nwa: '22/O', r_622: 'SMOLNY', semen: '21/O', polta: '21/O' },
			[movement, pick('art_nwa')],
			[goes('21/O')]
		),
		on(
			{ art_nwa: '22/O', r_622: 'SMOLNY', talab: '21/O', polta: '21/O' },
			[movement, ...stays('talab', 'polta'), pick('art_nwa')],
			[goesNot('21/O'), goes('20/O')]
		)
	),
	statement(
		'A341',
		'7.3',
		'entering an enemy ZOC costs 1, and nothing where a gun stays',
		on(
			{ riga: '22/O', r_622: '20/O', r_628: 'SMOLNY' },
			[movement, pick('riga'), direct('21/O')],
			[tells({ type: 'moved', unit: 'riga', spent: 4 })]
		),
		on(
			{ riga: '22/O', art_nwa: '21/O', r_622: '20/O', r_628: 'SMOLNY' },
			[movement, pick('riga'), direct('21/O')],
			[tells({ type: 'moved', unit: 'riga', spent: 2 })]
		)
	),

	statement(
		'A350',
		'7.9',
		'a Routed unit that comes back does not run off again in the same sequence; it rallies at its end',
		on(
			{
				r_622: {
					fate: 'due',
					mode: 'routed',
					due: { turn: 2, how: 'foot', places: ['12/FF'], returning: true }
				},
				riga: '24/C',
				r_628: 'SMOLNY'
			},
			[movement, enter('r_622', '12/FF'), done],
			[is('r_622', { fate: 'map', at: '12/FF', mode: 'normal' })],
			red()
		)
	),

	statement(
		'A351',
		'13',
		'a d disorders a lone fort, and costs one in disorder an EP',
		on(
			{ talab: '28/L', fort_sl: '29/L', r_622: 'SMOLNY' },
			[combat, attacks('29/L', 'talab'), done, toTheDice, 9, toTheEnd()],
			[tells({ type: 'attackFought', score: 8 }), is('fort_sl', { mode: 'disorganised', ep: 1 })]
		),
		on(
			{ talab: '28/L', fort_sl: at('29/L', disorganised), r_622: 'SMOLNY' },
			[combat, attacks('29/L', 'talab'), done, toTheDice, 7, toTheEnd()],
			[tells({ type: 'attackFought', score: 8 }), is('fort_sl', { fate: 'lost' })]
		)
	),
	statement(
		'A353',
		'8.2.7',
		'cavalry of a defender who has won goes a second hex too',
		on(
			{ res1: '22/O', res2: '22/O', r_cvmos: '21/O', r_tcheka: '21/O', r_628: 'SMOLNY' },
			[
				combat,
				attacks('21/O', 'res1', 'res2'),
				done,
				stand,
				toTheDice,
				2,
				anyOf('take', 'retreat')
			],
			[
				asks('red'),
				offers(advance('r_cvmos', '22/O')),
				that('a second hex', ({ allowed }) =>
					allowed.some(
						(one) => one.type === 'advance' && one.unit === 'r_cvmos' && one.path.length === 2
					)
				)
			]
		)
	),
	statement(
		'A354',
		'8.2.3',
		'when the train slips away from cavalry, cars go along, HQs too; a tank is lost',
		on(
			{ hjag: '20/T', at_lenin: '19/T', ac2rd: '19/T', hq2rd: '19/T', r_622: 'SMOLNY' },
			[combat, attacks('19/T', 'hjag'), done, leave],
			[
				tells({ type: 'withdrew', units: ['at_lenin', 'hq2rd', 'ac2rd'] }),
				tellsNot({ type: 'attackFought' }),
				offers(advance('hjag', '19/T'), pass)
			]
		),
		on(
			{ r_cvmos: '20/T', nwa_at: '19/T', mkv1: '19/T', r_622: 'SMOLNY' },
			[combat, attacks('19/T', 'r_cvmos'), done, leave],
			[is('mkv1', { fate: 'lost' }), offers(advance('r_cvmos', '19/T'), pass)],
			red()
		)
	),
	statement(
		'A355',
		'8.2.3',
		'the HQ stays with the foot that stays',
		on(
			{ riga: '22/O', r_cvmos: '21/O', r_622: '21/O', hq2rd: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, leave],
			[tells({ type: 'withdrew', units: ['r_cvmos'] }), is('hq2rd', { at: '21/O' }), asks('Combat')]
		)
	),
	statement(
		'A356',
		'7.8',
		'who comes in may pass a full entry hex, and does not end there; nor does a tank need company in it',
		on(
			{ gue: coming(5, 'foot', '08/S'), talab: '08/S', riga: '08/S', r_622: 'SMOLNY' },
			[movement, ...stays('talab', 'riga'), enter('gue', '08/S')],
			[refuses(rest, '7.2'), goes('09/S')],
			white(5)
		),
		on(
			{ mkv1: coming(5, 'foot', '22/H'), riga: '21/I', r_622: 'SMOLNY' },
			[movement, enter('mkv1', '22/H'), go('21/I'), done],
			[is('mkv1', { at: '21/I', fate: 'map' })],
			white(5)
		),
		on(
			{ mkv1: coming(5, 'foot', '22/H'), riga: '21/I', r_622: 'SMOLNY' },
			[movement],
			[offers(enter('mkv1', '22/H'))],
			white(5)
		)
	),
	statement(
		'A357',
		'7.5.1',
		'who went by train does not walk when the march is forced',
		on(
			{ frrs: '19/O', hjag: '20/N', r_622: 'SMOLNY' },
			[
				movement,
				pick('hjag'),
				go('19/T', '19/O', '19/P', '19/Q', '19/R', '19/S'),
				rest,
				train('frrs', '19/T'),
				march
			],
			[offersNo(pick('frrs')), offers(pick('hjag')), is('frrs', { at: '19/T', done: true })]
		)
	),
	statement(
		'A358',
		'8.2.6',
		'Routed units run once, though the march be forced',
		on(
			{ riga: at('22/R', routed), semen: '22/M', r_622: 'SMOLNY' },
			[movement, anyOf('run'), march],
			[
				offers(pick('semen')),
				that('nobody runs', ({ state }) => state.running === null),
				offersNo({ type: 'run' })
			]
		)
	),
	statement(
		'A360',
		'8.2.5',
		'a night attack adds one to the dice, and costs once however many',
		on(
			{ riga: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), night(), done, toTheDice, 7],
			[tells({ type: 'attackFought', modifier: 4 })]
		),
		on(
			{ riga: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, toTheDice, 7],
			[tells({ type: 'attackFought', modifier: 3 })]
		)
	),
	statement(
		'A363',
		'14.1.1',
		'a tank that comes back is placed with company in a supplied town',
		on(
			{
				ft17: { fate: 'due', due: { turn: 3, how: 'recruitment', places: [], returning: false } },
				frrs: '19/O',
				hjag: '20/N',
				r_622: 'SMOLNY',
				semen: '24/C'
			},
			[movement, pick('hjag'), go('19/O'), rest, done, until('white-recruitment', 2)],
			[
				offers({ type: 'place', unit: 'ft17', place: '19/O' }),
				offersNo({ type: 'place', unit: 'ft17', place: '22/H' })
			]
		),
		// Not in Sabsk, which is farther from the railroad than a tank may ever be.
		on(
			{
				ft17: { fate: 'due', due: { turn: 3, how: 'recruitment', places: [], returning: false } },
				...{ frrs: '19/O', hjag: '20/N', riga: '18/K', r_622: 'SMOLNY', semen: '23/D' }
			},
			[
				...[movement, pick('hjag'), go('19/O'), rest, pick('riga'), go('17/K'), rest, done],
				until('white-1', 2)
			],
			[stands({ turn: 3 }), is('ft17', { at: '19/O' })]
		)
	),
	statement(
		'A364',
		'5.4',
		'a lone HQ is destroyed by an HQ too that comes upon it, moving or moving up, and by those who go back over it',
		on(
			{ hq5id: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[movement, pick('hq5id'), direct('21/O')],
			[is('hq2rd', { fate: 'due' }), is('hq5id', { at: '21/O' })]
		),
		on(
			{ hq5id: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[combat, moveUp('hq5id', '21/O')],
			[is('hq2rd', { fate: 'due' }), is('hq5id', { at: '21/O' })]
		),
		on(
			{
				riga: '22/O',
				semen: '22/O',
				r_2_36: '21/O',
				hq5id: '20/P',
				polta: '22/N',
				r_628: 'SMOLNY'
			},
			[
				combat,
				attacks('21/O', 'riga', 'semen'),
				done,
				toTheDice,
				8,
				anyOf('take'),
				(t) => {
					const r = t.allowed.find((c) => c.type === 'retreat' && c.path[0] === '20/P');
					if (r) t.do(r);
				}
			],
			[is('hq5id', { fate: 'due' })]
		)
	),
	statement(
		'A365',
		'6',
		'insurgents are no unit of the NWA: they lack no ammunition with it, nor rest',
		on(
			{ insurg1: { fate: 'pool', ep: 0 }, r_622: 'WARSAW', riga: '24/C', r_628: 'SMOLNY' },
			[combat, rise, done, toTheDice, 12],
			[tells({ type: 'attackFought', modifier: -2 })],
			{
				offensive: false,
				rest: true,
				options: { events: 'used' },
				events: { ...NO_EVENTS, plots: ['WARSAW'] }
			}
		)
	),
	statement(
		'A366',
		'8.2.5',
		'insurgents alone make no night attack',
		on(
			{ insurg1: { fate: 'pool', ep: 0 }, r_622: 'WARSAW', riga: '24/C', r_628: 'SMOLNY' },
			[combat, rise],
			[offersNo({ type: 'night' }), offers(done)],
			{ options: { events: 'used' }, events: { ...NO_EVENTS, plots: ['WARSAW'] } }
		)
	),
	statement(
		'A465',
		'5.2',
		'no HQ leads insurgents who attack alone, neither from afar nor from next to them',
		on(
			{
				...{ insurg1: { fate: 'pool', ep: 0 }, r_622: 'WARSAW', riga: '24/C', r_628: 'SMOLNY' },
				...{ hq4id: '24/C', hq2id: 'MOSCOW_GATE' }
			},
			[combat, rise],
			[offersNo({ type: 'lead' }), offers(done)],
			{ options: { events: 'used' }, events: { ...NO_EVENTS, plots: ['WARSAW'] } }
		)
	),
	statement(
		'A367',
		'3.1.1',
		'Gatchina brings its point and its ammunition at once',
		on(
			{ hjag: '19/S', r_622: 'SMOLNY', riga: '24/C' },
			[movement, pick('hjag'), go('19/T')],
			[stands({ stock: 8, points: { white: 1, red: 0 } })],
			{ stock: 4 }
		)
	),
	statement(
		'A371',
		'15.2',
		'aircraft used in a support come back on next clear turn',
		on(
			{ raf: { fate: 'box' }, riga: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, support('raf'), toTheDice, 7, toTheEnd()],
			[is('raf', { fate: 'due', due: { turn: 6, how: 'box', places: [], returning: false } })],
			{ turn: 3 }
		)
	),
	statement(
		'A372',
		'12',
		'entering the city costs the district, leaving it the hex',
		on(
			{ riga: '22/V', r_622: 'SMOLNY' },
			[movement, pick('riga'), direct('MOSCOW_GATE')],
			[tells({ type: 'moved', unit: 'riga', spent: 2 })]
		)
	),
	statement(
		'A368',
		'14.1',
		'each vehicle checks for itself, on both sides',
		on(
			{
				riga: '22/O',
				nwa_ac: '22/O',
				r_2_36: '21/O',
				art1_2rd: '21/O',
				ac2rd: '21/O',
				art_nwa: '22/O',
				r_628: 'SMOLNY'
			},
			[
				combat,
				attacks('21/O', 'riga', 'nwa_ac'),
				done,
				stand,
				support('art_nwa'),
				support('art1_2rd'),
				toTheDice,
				6,
				anyOf('take', 'retreat'),
				1,
				1,
				toTheEnd()
			],
			[
				is('nwa_ac', { fate: 'lost' }),
				is('ac2rd', { fate: 'lost' }),
				that('a car lost', ({ state }) => state.score.cars === 1)
			]
		)
	),
	statement(
		'A377',
		'16.1',
		'a landing waits until a place is Red again',
		on(
			{ r_3mar: coming(4, 'sea', '28/M'), riga: '28/M', r_628: 'SMOLNY' },
			[movement],
			[offersNo({ type: 'land' }), is('r_3mar', { fate: 'due' }), offers(done)],
			red(4)
		),
		on(
			{ r_3mar: coming(4, 'sea', '28/M', '25/Q'), riga: '24/C', r_628: 'SMOLNY' },
			[movement, land('r_3mar', '25/Q')],
			[is('r_3mar', { at: '25/Q', done: true }), offersNo(pick('r_3mar'))],
			red(4)
		)
	),
	statement(
		'A380',
		'5.3',
		'Mo counts in defence too, if the HQ serves',
		on(
			{ r_622: '22/O', volyn: '21/O', hq3id: '20/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'r_622'), done, serve('hq3id'), toTheDice, 7],
			[tells({ type: 'attackFought', morale: { attacker: 3, defender: 6 } })],
			red()
		)
	),
	statement(
		'A381',
		'6',
		'heroism in defence takes one off the dice',
		on(
			{ riga: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, { type: 'play' }, 7],
			[tells({ type: 'attackFought', modifier: 2 })],
			{
				options: { events: 'used' },
				events: { ...NO_EVENTS, hand: { white: null, red: 'heroism' } }
			}
		)
	),
	statement(
		'A382',
		'6',
		'gas takes 2 off the Morale of those attacked, down to 1',
		on(
			{ riga: '22/O', r17_2rd: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, { type: 'play' }, 7],
			[tells({ type: 'attackFought', morale: { attacker: 5, defender: 1 } })],
			{ options: { events: 'used' }, events: { ...NO_EVENTS, hand: { white: 'gas', red: null } } }
		)
	),
	statement(
		'A383',
		'8.2.7',
		'a tank that advanced leaves all the same',
		on(
			{ riga: '22/O', mkv1: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[
				combat,
				attacks('21/O', 'riga', 'mkv1'),
				done,
				toTheDice,
				12,
				anyOf('take', 'retreat', 'advance'),
				toTheEnd()
			],
			[
				is('mkv1', {
					fate: 'due',
					due: { turn: 4, how: 'recruitment', places: [], returning: false }
				})
			]
		)
	),
	statement(
		'A500',
		'6',
		'insurgents who stay after they rose are no unit of the NWA either: they attack in a turn of rest, over the terrain of another district, and its aircraft do not support them',
		on(
			{ insurg1: 'WARSAW', nwa_air: { fate: 'box' }, r_622: 'NEVSKY', r_628: 'SMOLNY' },
			[combat, attacks('NEVSKY', 'insurg1'), done, onward],
			[offersNo(support('nwa_air')), asks('Combat')],
			{ turn: 3, rest: true, options: { events: 'used' }, events: NO_EVENTS }
		),
		on(
			{ insurg1: 'WARSAW', r_622: 'NEVSKY', r_628: 'SMOLNY' },
			[combat, attacks('NEVSKY', 'insurg1'), done, toTheDice, 7],
			[tells({ type: 'attackFought', modifier: -4 })],
			{ options: { events: 'used' }, events: NO_EVENTS }
		)
	),
	statement(
		'A501',
		'14.1',
		'a train in contact that was Routed before does not fire: nobody checks his vehicles for it',
		...[routed, {}].map((mode, nth) =>
			on(
				{
					...{ riga: '20/O', nwa_ac: '20/O', r_622: '19/O', at_lenin: at('19/O', mode) },
					r_628: 'SMOLNY'
				},
				[combat, attacks('19/O', 'riga', 'nwa_ac'), done, stand, toTheDice, 5, anyOf('take')],
				[
					tells({ type: 'attackFought', winner: 'defender' }),
					nth === 0 ? asks('red') : asks('Destruction of a vehicle')
				]
			)
		)
	),
	statement(
		'A502',
		'8.2.6',
		'who is Routed already and cannot go back is Routed again: he surrenders, and an HQ with him; who was in order stays, Routed',
		...[routed, {}].map((mode, nth) =>
			on(
				{
					...{ riga: '20/W', semen: '20/X', polta: '21/V', ostrov: '22/V' },
					...{ r_tcheka: at('21/W', mode), r_kharl: '21/W', r_628: 'SMOLNY' }
				},
				[combat, attacks('21/W', 'riga'), done, toTheDice, 7 + 3 * nth, toTheEnd(7)],
				[
					tells({ type: 'retreated', path: [] }),
					...(nth === 0
						? [
								is('r_tcheka', { fate: 'lost' }),
								is('r_kharl', { fate: 'due' }),
								tells({ type: 'removed', unit: 'r_tcheka' })
							]
						: [
								is('r_tcheka', { at: '21/W', mode: 'routed' }),
								is('r_kharl', { at: '21/W', mode: 'routed' })
							])
				]
			)
		),
		on(
			{
				...{ riga: '20/W', semen: '20/X', polta: '21/V', ostrov: '22/V' },
				...{ r_tcheka: at('21/W', routed), r_artkh1: '21/W', r_628: 'SMOLNY' }
			},
			[combat, attacks('21/W', 'riga'), done, toTheDice, 7, toTheEnd(7)],
			[is('r_tcheka', { fate: 'lost' }), is('r_artkh1', { fate: 'lost' })]
		),
		// 8.1.3 A barrage takes nobody’s last EP: he stays Routed.
		on(
			{
				...{ riga: '20/W', art_nwa: '20/W', semen: '20/X', polta: '21/V', ostrov: '22/V' },
				...{ r11_2rd: at('21/W', { ...routed, ep: 1 }), r_628: 'SMOLNY' }
			},
			[combat, barrage('art_nwa', '21/W'), done, 9, toTheEnd()],
			[
				tells({ type: 'retreated', path: [], rule: '8.1.3' }),
				is('r11_2rd', { at: '21/W', mode: 'routed' })
			]
		),
		// WO-75 Nobody surrenders because he would slip away.
		on(
			{
				...{ riga: '22/O', semen: '20/Q', polta: '21/N', liba: '20/N', ural: '22/N' },
				...{ r_cvmos: at('21/O', routed), r_622: '21/P', talab: '22/P', r_628: 'SMOLNY' },
				...{ viatsk: '20/O', volyn: '20/P' }
			},
			[combat, attacks('21/O', 'riga'), attacks('21/P', 'talab'), done, resolve(1), leave],
			[is('r_cvmos', { at: '21/O', mode: 'routed' }), asks('Combat')]
		)
	),
	statement(
		'A503',
		'13',
		'a fort beside guns that defend alone is named to support them, and is not there for them once it has supported another defence',
		on(
			{ fort_kg: '28/M', r_3fdv: '28/M', riga: '27/M', r_628: 'SMOLNY' },
			[combat, attacks('28/M', 'riga'), done, onward],
			[asks('red'), offers(support('fort_kg')), offersNo(support('r_3fdv'))]
		),
		on(
			{
				...{ fort_kg: '28/M', r_3fdv: '28/M', riga: '27/M', r_hqkg: '27/O', r_628: 'SMOLNY' },
				...{ liba: '26/N', r_622: '27/N' }
			},
			[
				...[combat, attacks('28/M', 'riga'), attacks('27/N', 'liba'), done],
				...[resolve(2), toThe('serve'), serve('r_hqkg'), support('fort_kg'), pass],
				...[toTheDice, 7, toTheDice, 7]
			],
			[
				that('the guns have half their own firepower', ({ events }) =>
					events.some(
						(one) =>
							one.type === 'attackFought' && one.ratio?.attacker === 6 && one.ratio.defender === 2
					)
				)
			]
		)
	),
	statement(
		'A504',
		'14.1',
		'cars whose attacking company is lost, and that a gun of their stack keeps, take the result of the attack all the same',
		on(
			{ frrs: '22/O', nwa_ac: '22/O', art_nwa: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'frrs', 'nwa_ac'), done, toTheDice, 4, toTheEnd()],
			[is('frrs', { fate: 'lost' }), is('nwa_ac', { at: '22/O', mode: 'disorganised' })]
		),
		on(
			{ frrs: '22/O', nwa_ac: '22/O', art_nwa: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'frrs', 'nwa_ac'), done, toTheDice, 3, toTheEnd()],
			[
				is('frrs', { fate: 'lost' }),
				tells({ type: 'retreated', units: ['art_nwa', 'nwa_ac'] }),
				is('nwa_ac', { mode: 'normal' })
			]
		)
	),
	statement(
		'A505',
		'4.4',
		'who has defended without a line is Low Ammo, be it driven off the map',
		on(
			{ r_5lett: '25/B', r_7kd: '24/B', res1: '25/A', semen: '22/F' },
			[combat, attacks('25/A', 'r_5lett'), done, toTheDice, 3, toTheEnd()],
			[is('res1', { fate: 'due', lowAmmo: true })],
			red(3)
		)
	),
	statement(
		'A506',
		'14.2',
		'a train that arrives goes on by its own movement: from ZOC to ZOC, where it stops, and beside whoever has got off',
		on(
			{
				...{ r_libk: coming(7, 'rail', '07/FF'), r_cvmos: coming(7, 'rail', '07/FF') },
				...{ riga: '09/DD', r_622: 'SMOLNY' }
			},
			[movement],
			[
				offers(land('r_libk', '08/EE'), land('r_libk', '09/EE'), land('r_libk', '07/FF')),
				offersNo(land('r_libk', '10/DD'), land('r_cvmos', '08/EE'))
			],
			red(7)
		),
		on(
			{
				...{ r_libk: coming(7, 'rail', '07/FF'), r_cvmos: coming(7, 'rail', '07/FF') },
				...{ r_cv21: coming(7, 'rail', '07/FF'), riga: '24/C', r_622: 'SMOLNY' }
			},
			[movement, land('r_cvmos', '08/EE')],
			[offers(land('r_libk', '08/EE')), offersNo(land('r_cv21', '08/EE'))],
			red(7)
		)
	)
];
