import { NO_EVENTS } from '#lib/rules/white-october/engine/state.ts';
import type { Table } from '../../engine/table.ts';
import {
	advance,
	anyOf,
	asks,
	at,
	attacks,
	barrage,
	blow,
	combat,
	coming,
	done,
	go,
	goes,
	goesNot,
	is,
	land,
	leave,
	march,
	movement,
	moves,
	moveUp,
	offers,
	offersNo,
	offersOnly,
	on,
	onward,
	pass,
	pick,
	red,
	refuses,
	rest,
	run,
	serve,
	stands,
	stays,
	statement,
	support,
	tells,
	tellsNot,
	that,
	toTheDice,
	toTheEnd,
	until,
	white,
	type Check,
	type Statement
} from '../statement.ts';

const routed = { mode: 'routed' } as const;
const play = { type: 'play' } as const;
/** White has passed everything but the city last. */
const whiteLand = (table: Table): void => {
	const control = table.game.board.places.map((one) => (one.includes('/') ? 'w' : 'r')).join('');
	table.state = { ...table.state, control };
};
/** Two hexes next to each other that take no more. */
const FULL = {
	...{ riga: '22/O', semen: '22/O', tkshock: '22/O' },
	...{ liba: '21/O', polta: '21/O', frrs: '21/O', r_622: 'SMOLNY' }
} as const;
const passedLast = (side: 'w' | 'r', where: string): Check =>
	that(
		`${where} is of ${side}`,
		({ state, game }) => state.control[game.board.places.indexOf(where)] === side
	);

/** What follows where two sections meet. */
export const CROSSINGS: readonly Statement[] = [
	statement(
		'A660',
		'13',
		'a fort fires as far as two hexes, with the firepower that it has there: for others under an HQ, and Kronstadt at three',
		on(
			{
				...{ fort_kg: '28/M', r_hqkg: '27/M', r_622: '26/N', riga: '25/N' },
				r_628: 'SMOLNY'
			},
			[
				...[combat, attacks('26/N', 'riga'), done],
				...[serve('r_hqkg'), support('fort_kg'), toTheDice, 7]
			],
			[
				that('4 besides its own value', ({ events }) =>
					events.some((one) => one.type === 'attackFought' && (one.ratio?.defender ?? 0) > 4 + 3)
				)
			]
		),
		on(
			{ fort_kr: '26/Q', r_622: '22/T', riga: '23/S', r_628: 'SMOLNY' },
			[combat, barrage('fort_kr', '23/S'), done, 5],
			[tells({ type: 'barrageFell', unit: 'fort_kr' })],
			red()
		)
	),
	statement(
		'A661',
		'16.2',
		'who goes back passes too: what he reaches is his side’s again; and an HQ alone takes a place',
		on(
			{ riga: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[
				...[whiteLand, onward, combat, attacks('21/O', 'riga'), done, toTheDice, 8],
				...[anyOf('take', 'retreat'), toTheEnd()]
			],
			[
				passedLast('w', '22/O'),
				that('where he stands is Red’s', ({ state, game, unit }) => {
					const { at: here } = unit('r_622');
					return here !== '21/O' && state.control[game.board.places.indexOf(here ?? '')] === 'r';
				})
			]
		),
		on(
			{ hq5id: '18/W', riga: '24/C', r_622: 'SMOLNY' },
			[movement, ...moves('hq5id', '19/W')],
			[passedLast('w', '19/W')]
		)
	),
	statement(
		'A662',
		'8.4',
		'nobody comes by rail over a bridge that White has blown',
		on(
			{ riga: '11/CC', r_2_36: coming(5, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[combat, blow('riga', '12/CC'), done, toTheEnd()],
			[stands({ blown: [['11/CC', '12/CC']] })],
			white(4)
		),
		on(
			{ r_2_36: coming(5, 'rail', '07/FF'), r_622: 'SMOLNY', riga: '24/C' },
			[movement],
			[offers(land('r_2_36', '10/DD')), offersNo(land('r_2_36', '16/Z'), land('r_2_36', '19/T'))],
			{ ...red(5), blown: [['11/CC', '12/CC']] }
		),
		on(
			{ r_2_36: coming(5, 'rail', '07/FF'), r_622: 'SMOLNY', riga: '24/C' },
			[movement],
			[offers(land('r_2_36', '10/DD'), land('r_2_36', '16/Z'))],
			red(5)
		)
	),
	statement(
		'A663',
		'13',
		'a fort that a barrage destroys counts whole, and yields no prisoners',
		on(
			{
				...{ rn: '30/L', est_ingr: '28/L', fort_sl: at('29/L', { ep: 1 }) },
				r_622: 'SMOLNY'
			},
			[combat, barrage('rn', '29/L', 'fort'), done, 12, anyOf('take')],
			[
				is('fort_sl', { fate: 'lost' }),
				that('two EP', ({ state }) => state.score.destroyed === 2),
				stands({ prisoners: { white: 0, red: 0 } })
			]
		)
	),
	statement(
		'A664',
		'6.2',
		'an event is not spent on an attack whose target slips away; Red may play his in defence, or keep it for an attack of the same turn',
		on(
			{ riga: '22/O', r_cvmos: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, leave, anyOf('retreat')],
			[
				tellsNot({ type: 'eventPlayed' }),
				that('it is in his hand', ({ state }) => state.events.hand.white === 'surprise')
			],
			{
				options: { events: 'used' },
				events: { ...NO_EVENTS, hand: { white: 'surprise', red: null } }
			}
		),
		on(
			{ riga: '22/O', r_622: '21/O', r_628: 'SMOLNY' },
			[
				...[combat, attacks('21/O', 'riga'), done, pass, 4, anyOf('take', 'retreat', 'pass')],
				...[toTheEnd(), until('red-1'), combat, attacks('22/O', 'r_622'), done, play]
			],
			[tells({ type: 'eventPlayed', player: 'red', event: 'cheka', role: 'attacker' })],
			{
				options: { events: 'used' },
				events: { ...NO_EVENTS, hand: { white: null, red: 'cheka' } }
			}
		)
	),
	statement(
		'A665',
		'8.2.6',
		'Routed Whites in Petrograd run out of it to the west: the north is for Reds',
		on(
			{ riga: at('MOSCOW_GATE', routed), r_622: '16/Z', semen: '24/C' },
			[movement],
			[is('riga', { at: '22/T' }), asks('white'), offers(run('22/S'))]
		)
	),
	statement(
		'A666',
		'4.4',
		'who moves up without a line of supply is not Low Ammo for it',
		on(
			{ riga: '19/O', r_622: '24/C', r_628: 'SMOLNY' },
			[combat, moveUp('riga', '19/P'), done, toTheEnd()],
			[is('riga', { at: '19/P', lowAmmo: false })]
		)
	),
	statement(
		'A668',
		'8.1.3',
		'cars that stay where a barrage has driven their company off are lost at the end of their own side’s sequence, not of the enemy’s',
		on(
			{
				...{ art_nwa: '22/O', riga: '22/O', r17_2rd: '21/O', ac2rd: '21/O' },
				r_628: 'SMOLNY'
			},
			[combat, barrage('art_nwa', '21/O'), done, 10, anyOf('take'), pass, toTheEnd()],
			[is('ac2rd', { at: '21/O', fate: 'map' })]
		)
	),
	statement(
		'A669',
		'7.4',
		'a march that is forced for Estonians alone does not tire the NWA',
		on(
			{ est_kuper: '25/F', riga: '24/C', r_622: 'SMOLNY' },
			[movement, march, ...moves('est_kuper', '25/G'), done],
			[stands({ fatigue: 0 })]
		)
	),
	statement(
		'A667',
		'16.1',
		'the tanks of the British wait while Red holds Yamburg, and go home in turn 9 without having come',
		on(
			{ mkv1: coming(5, 'foot', '22/H'), r46_6rd: '22/H', riga: '24/C', semen: '22/G' },
			[movement],
			[that('he waits', ({ unit }) => unit('mkv1').fate === 'due'), offersNo({ type: 'enter' })],
			white(5)
		),
		on(
			{ mkv1: coming(5, 'foot', '22/H'), r46_6rd: '22/H', riga: '24/C' },
			[until('ammunition')],
			[is('mkv1', { fate: 'out' }), stands({ turn: 9 })],
			red(8, 2)
		)
	),
	statement(
		'A671',
		'7.8',
		'who advances into a hex by which the enemy comes in leaves it in his next movement, before anybody else moves',
		on(
			{
				...{ riga: '08/EE', semen: '08/EE', r_622: '07/FF', r_628: 'SMOLNY' },
				r_2_36: coming(5, 'rail', '07/FF')
			},
			[
				...[combat, attacks('07/FF', 'riga', 'semen'), done, toTheDice, 12],
				anyOf('take', 'retreat')
			],
			[offersOnly(advance('riga', '07/FF'), advance('semen', '07/FF'))],
			white(4)
		),
		on(
			{
				...{ riga: '08/EE', semen: '08/EE', r_622: '07/FF', r_628: 'SMOLNY' },
				r_2_36: coming(5, 'rail', '07/FF')
			},
			[
				...[combat, attacks('07/FF', 'riga', 'semen'), done, toTheDice, 12],
				...[anyOf('take', 'retreat'), advance('riga', '07/FF'), until('white-2', 2), onward]
			],
			[
				asks('white'),
				stands({ moving: 'riga' }),
				goes('08/EE'),
				offersNo(done, rest),
				refuses(rest, '7.8')
			],
			white(4)
		),
		on(
			{
				...{ riga: '08/EE', semen: '08/EE', r_622: '07/FF', r_628: 'SMOLNY' },
				r_2_36: coming(5, 'rail', '07/FF')
			},
			[
				...[combat, attacks('07/FF', 'riga', 'semen'), done, toTheDice, 12],
				...[anyOf('take', 'retreat'), advance('riga', '07/FF'), until('white-2', 2), onward],
				(table) => {
					table.do(go('08/EE'));
					if (table.state.moving === 'riga') table.do(rest);
				}
			],
			[is('riga', { at: '08/EE' }), offers(done)],
			white(4)
		),
		on(
			{ riga: '08/EE', semen: '08/EE', r_622: '07/FF', r_628: 'SMOLNY' },
			[
				...[combat, attacks('07/FF', 'riga', 'semen'), done, toTheDice, 12],
				...[anyOf('take', 'retreat'), advance('riga', '07/FF')]
			],
			[offers(advance('semen', '07/FF'))],
			white(9)
		)
	),
	statement(
		'A672',
		'7.8',
		'into a hex by which the enemy comes in nobody advances who need not: only the first combat unit, and a vehicle that would be left without it',
		on(
			{
				...{ riga: '08/EE', semen: '08/EE', r_622: '07/FF', r_628: 'SMOLNY' },
				r_2_36: coming(5, 'rail', '07/FF')
			},
			[
				...[combat, attacks('07/FF', 'riga', 'semen'), done, toTheDice, 12],
				...[anyOf('take', 'retreat'), advance('riga', '07/FF')]
			],
			[is('riga', { at: '07/FF' }), is('semen', { at: '08/EE' }), offersNo({ type: 'advance' })],
			white(4)
		),
		on(
			{
				...{ riga: '08/EE', nwa_ac: '08/EE', r_622: '07/FF', r_628: 'SMOLNY' },
				r_2_36: coming(5, 'rail', '07/FF')
			},
			[
				...[combat, attacks('07/FF', 'riga', 'nwa_ac'), done, toTheDice, 12],
				anyOf('take', 'retreat')
			],
			[is('riga', { at: '07/FF' }), offers(advance('nwa_ac', '07/FF'))],
			white(4)
		),
		on(
			{
				...{ riga: '08/EE', r_cv21: '07/FF', r_628: 'SMOLNY' },
				r_2_36: coming(5, 'rail', '07/FF')
			},
			[combat, attacks('07/FF', 'riga'), done, leave, anyOf('retreat')],
			[is('riga', { at: '08/EE' }), offersNo({ type: 'advance' }), stands({ combat: null })],
			white(4)
		)
	),
	statement(
		'A674',
		'7.2',
		'two full hexes may change their units: the limits hold at the end of the sequence, and who still has to leave goes next',
		on(
			FULL,
			[movement, ...moves('riga', '21/O')],
			[offersOnly(pick('liba'), pick('polta')), refuses(done, '7.2')]
		),
		on(
			FULL,
			[movement, ...moves('riga', '21/O'), pick('liba')],
			[goes('22/O'), refuses(rest, '7.2'), offersNo(done)]
		),
		on(
			FULL,
			[movement, ...moves('riga', '21/O'), ...moves('liba', '22/O')],
			[is('riga', { at: '21/O' }), is('liba', { at: '22/O' }), offers(done, pick('semen'))]
		),
		on(
			{ ...FULL, liba: at('21/O', { ep: 1 }), polta: at('21/O', { ep: 1 }) },
			[movement, ...moves('riga', '21/O')],
			[offersOnly(pick('frrs'), pick('liba'), pick('polta'))]
		),
		// Where only one can go, he goes.
		on(
			FULL,
			[movement, ...stays('liba'), ...moves('riga', '21/O')],
			[stands({ moving: 'polta' }), offersNo(rest)]
		),
		// Nobody makes way who has moved; nor in combat sequences.
		on(
			FULL,
			[movement, ...stays('liba', 'polta', 'frrs'), pick('riga')],
			[goesNot('21/O'), goes('20/O')]
		),
		on(
			{ ...FULL, semen: '24/C', tkshock: '24/C', frrs: '22/O' },
			[combat],
			[offersNo(moveUp('riga', '21/O')), offers(moveUp('riga', '22/N'))]
		)
	)
];
