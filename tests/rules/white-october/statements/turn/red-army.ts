import { isDeepStrictEqual } from 'node:util';
import type { Table } from '../../engine/table.ts';
import {
	anyOf,
	asks,
	at,
	attack,
	attacks,
	barrage,
	blow,
	combat,
	coming,
	declare,
	done,
	goes,
	goesNot,
	go,
	is,
	lead,
	march,
	movement,
	moveUp,
	night,
	offers,
	offersNo,
	on,
	pass,
	pick,
	place,
	red,
	refuses,
	rest,
	stands,
	stays,
	start,
	statement,
	support,
	tells,
	tellsNot,
	that,
	toTheDice,
	toTheEnd,
	until,
	type Statement
} from '../statement.ts';

const POOL = { fate: 'pool', ep: 0 } as const;
const BOX = { fate: 'box' } as const;
const fought = (where: string, ...units: readonly string[]) =>
	[combat, attacks(where, ...units), done, toTheDice] as const;
const raise = (
	action: 'communist' | 'barricade' | 'detachments' | 'military_units',
	where?: string
) => ({ type: 'raise', action, ...(where && { place: where }) }) as const;
const counter = (action: 'anti_desertion' | 'police') => ({ type: 'counter', action }) as const;
const rally = (formation: string) => ({ type: 'rally', formation }) as const;
/** The turn goes on to the first question about raising, with this many points then. */
const atRaising = (rp: number) =>
	[
		until('anti-subversion'),
		counter('anti_desertion'),
		2,
		until('raising'),
		(table: Table) => {
			table.state = { ...table.state, points: { white: 0, red: rp } };
		}
	] as const;

/** 9 Fatigue. */
const FATIGUE: readonly Statement[] = [
	statement(
		'S265',
		'9.1',
		'night attacks of a sequence cost one point together',
		on(
			{ riga: '22/O', semen: '22/R', polta: '20/M', r_622: '21/O', r_628: '22/Q', r_478: '20/N' },
			[
				combat,
				attacks('21/O', 'riga'),
				attacks('22/Q', 'semen'),
				attacks('20/N', 'polta'),
				night(1),
				night(2),
				night(3),
				done,
				toTheEnd()
			],
			[stands({ fatigue: 1 }), tells({ type: 'attackFought' })]
		)
	),
	statement(
		'S266',
		'9.1',
		'a forced march in each sequence and a night attack cost three points',
		on(
			{ riga: '21/U', r_2_36: '21/O', r_622: '20/O' },
			[
				movement,
				march,
				pick('riga'),
				go('22/O', '21/T', '21/S', '21/R', '21/Q', '22/P'),
				done,
				until('white-2'),
				attacks('21/O', 'riga'),
				night(),
				done,
				toTheDice,
				12,
				(table) => {
					while (!table.allowed.some(({ type }) => type === 'march'))
						table.do(table.allowed[0] ?? done);
					table.do(march);
					const far = table.allowed.find((one) => one.type === 'advance' && one.path.length === 2);
					if (far) table.do(far);
				}
			],
			[stands({ fatigue: 3 })]
		)
	),
	statement(
		'S267',
		'9.1',
		'a forced march of which nobody makes use costs nothing',
		on(
			{ riga: '22/R', r_622: 'SMOLNY' },
			[movement, march, pick('riga'), go('22/Q'), rest, done],
			[stands({ fatigue: 0, step: 'red-1' }), tells({ type: 'marchForced' })]
		),
		on(
			{ riga: '22/R', r_622: 'SMOLNY' },
			[movement, march, pick('riga'), go('22/L'), rest, done],
			[stands({ fatigue: 1, step: 'red-1' })]
		)
	),
	statement(
		'S268',
		'9.1',
		'at 4 or less nobody rolls for fatigue',
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[until('ammunition')],
			[stands({ turn: 3, tired: false, fatigue: 4 }), tellsNot({ type: 'diceThrown' })],
			{ ...red(2, 2), fatigue: 4, first: { white: 'combat', red: 'combat' } }
		)
	),
	statement(
		'S269',
		'9.2',
		'a tired army rests in the next turn, asked or not',
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[],
			[refuses(declare(true, false), '9.2'), offers(declare(true, true), declare(false, true))],
			{ ...start(6), tired: true }
		)
	),
	statement(
		'S270',
		'9.3',
		'a rest from 10 to 7 is tested, and 7 is tired',
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[until('ammunition')],
			[stands({ turn: 3, fatigue: 7, tired: true })],
			{ ...red(2, 2), fatigue: 10, rest: true, first: { white: 'combat', red: 'combat' } }
		)
	),
	statement(
		'S272',
		'9.3',
		'a resting army attacks nothing, but walks over a lone HQ',
		on(
			{ riga: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[combat],
			[refuses(attack('riga', '21/O'), '9.3'), offers(done)],
			{ rest: true }
		),
		on(
			{ riga: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[movement, pick('riga'), go('21/O')],
			[is('hq2rd', { fate: 'due' })],
			{ rest: true }
		)
	),
	statement(
		'S273',
		'9.3',
		'Estonians and the Royal Navy fight while the NWA rests',
		on(
			{ est_scouts: '26/J', rn: '27/J', r_622: '26/K', riga: '24/C' },
			[combat, attacks('26/K', 'est_scouts'), done],
			[offers(support('rn'))],
			{ rest: true }
		)
	),
	statement(
		'S274',
		'9.3',
		'a resting army shells, bombs and blows bridges',
		on(
			{ art_nwa: '22/O', riga: '24/K', nwa_air: BOX, r_622: '21/O' },
			[combat],
			[
				offers(barrage('art_nwa', '21/O'), barrage('nwa_air', '21/O'), blow('riga', '25/K')),
				refuses(march, '8')
			],
			{ turn: 3, rest: true }
		)
	),
	statement(
		'S275',
		'9.3',
		'a resting defender who wins advances, without a forced march',
		on(
			{ riga: '21/O', r_622: '22/O' },
			[...fought('21/O', 'r_622'), 4],
			[
				tells({ type: 'advanced', unit: 'riga', path: ['22/O'] }),
				tellsNot({ type: 'marchForced' })
			],
			{ ...red(), rest: true }
		)
	),
	statement(
		'S276',
		'9.3',
		'defensive supports are halved for want of ammunition, not for rest',
		...([true, false] as const).map((offensive) =>
			on(
				{ riga: '21/O', art_nwa: '21/O', r_622: '22/O' },
				[combat, attacks('21/O', 'r_622'), done, support('art_nwa'), 9],
				[tells({ type: 'attackFought', modifier: offensive ? -6 : -5 })],
				{ ...red(), rest: true, offensive }
			)
		)
	),
	statement(
		'S277',
		'9.3',
		'rest is decreed at the start of a turn, not after',
		on(
			{ riga: at('22/H', { ep: 1 }), r_622: 'SMOLNY' },
			[declare(true)],
			[refuses(declare(true, true), '3.3'), stands({ step: 'white-replacements', rest: false })],
			start(3)
		)
	),
	statement(
		'S278',
		'9.3',
		'a rest from 8 to 5 is not tested',
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[until('ammunition')],
			[stands({ turn: 3, fatigue: 5, tired: false }), tellsNot({ type: 'diceThrown' })],
			{ ...red(2, 2), fatigue: 8, rest: true, first: { white: 'combat', red: 'combat' } }
		)
	)
];

/** 10 Red morale. */
const MORALE: readonly Statement[] = [
	statement(
		'S281',
		'10.1',
		'Reds next to an advance of turn 1 are Routed, the others restricted',
		on(
			{ talab: '22/O', r11_2rd: at('21/O', { ep: 1 }), r13_2rd: '20/O', r50_6rd: '27/K' },
			[...fought('21/O', 'talab'), 9, toTheEnd()],
			[
				is('r13_2rd', { mode: 'routed', loyalty: 'fled' }),
				is('r50_6rd', { mode: 'normal', loyalty: 'held' })
			],
			{ turn: 1 }
		)
	),
	statement(
		'S282',
		'10.1',
		'who retreated is Routed, near or far',
		on(
			{ riga: '22/O', r46_6rd: '21/O', r_622: '23/O' },
			[...fought('21/O', 'riga'), 6, toTheEnd()],
			[is('r46_6rd', { mode: 'routed', loyalty: 'fled' })],
			{ turn: 1 }
		)
	),
	statement(
		'S283',
		'10.1',
		'who slipped away or went back from a barrage has retreated too',
		on(
			{ riga: '22/O', r46_6rd: '21/O', ac6rd: '21/O', r_622: '23/O' },
			[combat, attacks('21/O', 'riga'), done, { type: 'leave' }, toTheDice, 2, toTheEnd()],
			[tells({ type: 'withdrew', units: ['ac6rd'] }), tells({ type: 'demoralised' })],
			{ turn: 1 }
		),
		on(
			{ art_nwa: '22/O', r11_2rd: '21/O' },
			[combat, barrage('art_nwa', '21/O'), done, 9, toTheEnd()],
			[is('r11_2rd', { mode: 'routed', loyalty: 'fled' })],
			{ turn: 1 }
		)
	),
	statement(
		'S284',
		'10.1',
		'only the two divisions lose heart, with their guns, cars and HQs',
		on(
			{ talab: '22/O', r11_2rd: at('21/O', { ep: 1 }), r_622: '20/O' },
			[...fought('21/O', 'talab'), 9, toTheEnd()],
			[is('r_622', { mode: 'normal', loyalty: 'firm' }), tells({ type: 'demoralised' })],
			{ turn: 1 }
		),
		on(
			{
				...{ talab: '22/O', r11_2rd: at('21/O', { ep: 1 }), r_622: 'SMOLNY' },
				...{ art1_2rd: '20/O', hq2rd: '20/O', ac2rd: '20/O', at_lenin: '21/N' }
			},
			[...fought('21/O', 'talab'), 9, toTheEnd()],
			[
				is('art1_2rd', { mode: 'routed', loyalty: 'fled' }),
				is('hq2rd', { mode: 'routed', loyalty: 'fled' }),
				is('ac2rd', { mode: 'routed', loyalty: 'fled' }),
				is('at_lenin', { mode: 'normal', loyalty: 'firm' })
			],
			{ turn: 1 }
		)
	),
	statement(
		'S285',
		'10.1',
		'the demoralised do not rally by themselves',
		on(
			{ r46_6rd: at('22/N', { mode: 'routed', loyalty: 'fled' }), riga: '24/C' },
			[movement, anyOf('run'), done],
			[is('r46_6rd', { mode: 'routed' }), tells({ type: 'ran' }), stands({ step: 'white-2' })],
			red()
		)
	),
	statement(
		'S286',
		'10.1',
		'the demoralised run out of Petrograd too, and stand beyond it',
		on(
			{ r46_6rd: at('NEVSKY', { mode: 'routed', loyalty: 'fled' }), riga: '24/C' },
			[movement, anyOf('run'), done],
			[
				is('r46_6rd', { mode: 'routed' }),
				that('north', ({ state }) =>
					state.units.some(
						({ id, at: where }) =>
							id === 'r46_6rd' && ['25/U', '25/V', '24/W', '23/W'].includes(where ?? '')
					)
				)
			],
			red(3)
		)
	),
	statement(
		'S288',
		'10.1',
		'the restricted do not move towards the nearest White unit, but attack; they do not advance towards another',
		on(
			{ r46_6rd: at('21/Q', { loyalty: 'held' }), riga: '21/M' },
			[movement, pick('r46_6rd')],
			[goesNot('21/P', '21/O'), goes('21/R')],
			red()
		),
		on(
			{ r46_6rd: at('21/Q', { loyalty: 'held' }), r_622: '21/Q', frrs: '21/P', riga: '20/N' },
			[...fought('21/P', 'r46_6rd', 'r_622'), 12],
			[
				tells({ type: 'advanced', unit: 'r_622', path: ['21/P'] }),
				tellsNot({ type: 'advanced', unit: 'r46_6rd' })
			],
			red()
		)
	),
	statement(
		'S289',
		'10.1',
		'a division rallies as far as it is in supply',
		on(
			{
				r10_2rd: at('19/O', { mode: 'routed', loyalty: 'fled' }),
				r11_2rd: at('15/O', { mode: 'routed', loyalty: 'fled' }),
				r12_2rd: at('19/P', { loyalty: 'held' }),
				riga: '24/C'
			},
			[declare(true), until('anti-subversion'), rally('2 RD')],
			[
				is('r10_2rd', { mode: 'normal', loyalty: 'firm' }),
				is('r12_2rd', { loyalty: 'firm' }),
				is('r11_2rd', { mode: 'routed', loyalty: 'fled' })
			],
			start(4)
		)
	),
	statement(
		'S290',
		'10.1',
		'nobody loses heart after turn 1',
		on(
			{ talab: '22/O', r11_2rd: at('21/O', { ep: 1 }), r13_2rd: '20/O' },
			[...fought('21/O', 'talab'), 9, toTheEnd()],
			[
				is('r13_2rd', { mode: 'normal', loyalty: 'firm' }),
				tells({ type: 'attackFought' }),
				tellsNot({ type: 'demoralised' })
			]
		)
	),
	statement(
		'S293',
		'10.2',
		'a regiment whose last EP deserts is lost, and counts whole',
		on(
			{ r_622: at('SMOLNY', { ep: 1 }), r_628: 'NEVSKY', riga: '24/C' },
			[declare(true), 2, { type: 'desert', unit: 'r_622' }],
			[is('r_622', { fate: 'lost' }), that('2 EP', ({ state }) => state.score.destroyed === 2)],
			start(2)
		)
	),
	statement(
		'S294',
		'10.2',
		'deserters may be paid with points as far as there are any',
		on(
			{ r_622: 'SMOLNY', r_628: 'NEVSKY', riga: '24/C' },
			[declare(true), 8, { type: 'desert', unit: null }],
			[
				offersNo({ type: 'desert', unit: null }),
				offers({ type: 'desert', unit: 'r_622' }),
				that('three are left', ({ state }) => state.politics.deserters === 3)
			],
			{ ...start(2), points: { white: 0, red: 1 } }
		)
	),
	statement(
		'A507',
		'10.2',
		'deserters leave infantry, cavalry and guns on the map, not trains, cars, forts or ships, nor units that are still to come',
		on(
			{
				...{ r_622: 'SMOLNY', ac2rd: 'SMOLNY', at_lenin: '12/CC', fort_sl: '29/L' },
				...{
					redfleet: '26/Q',
					r_cv21: '12/BB',
					r_artkh1: '12/BB',
					r_188: coming(5, 'rail', '07/FF')
				},
				riga: '24/C'
			},
			[declare(true), 2],
			[
				that('three', ({ allowed }) =>
					isDeepStrictEqual(
						allowed.flatMap((one) => (one.type === 'desert' ? [one.unit] : [])).sort(),
						['r_622', 'r_artkh1', 'r_cv21']
					)
				)
			],
			start(2)
		)
	)
];

/** 11, 12 Petrograd. */
const PETROGRAD: readonly Statement[] = [
	statement(
		'S297',
		'11.1',
		'the loss of Morale is for the city alone',
		...(['22/U', 'MOSCOW_GATE'] as const).map((where) =>
			on(
				{
					talab: where === '22/U' ? '22/T' : '22/V',
					riga: where === '22/U' ? '22/T' : '22/V',
					r_2_36: where
				},
				[...fought(where, 'talab', 'riga'), where === '22/U' ? 5 : 6],
				[
					tells({
						type: 'attackFought',
						score: 9,
						defender: { loss: 2, code: where === '22/U' ? 'r' : 'dr' }
					})
				]
			)
		)
	),
	statement(
		'S298',
		'11.2',
		'Red must act, as far as he can pay',
		on(
			{ r_622: 'SMOLNY', r_2_36: 'NEVSKY', com1: POOL, riga: '24/C' },
			[declare(true), ...atRaising(3)],
			[offers({ type: 'raise' }), offersNo(done, pass)],
			start(6)
		)
	),
	statement(
		'S302',
		'11.2.1',
		'an action for a division that cannot be reached is used up',
		on(
			{ r46_6rd: at('15/O', { mode: 'routed', loyalty: 'fled' }), r_622: 'SMOLNY', riga: '24/C' },
			[declare(true), until('anti-subversion'), rally('6 RD')],
			[
				is('r46_6rd', { mode: 'routed', loyalty: 'fled' }),
				tells({ type: 'divisionRallied', units: [] })
			],
			start(4)
		)
	),
	statement(
		'S303',
		'11.2.1',
		'without events there is no police action; with Trotsky the two others are taken',
		on(
			{ r_trotsky: 'SMOLNY', r_622: 'SMOLNY', riga: '24/C' },
			[declare(true), until('anti-subversion')],
			[offers(rally('2 RD'), counter('anti_desertion')), refuses(counter('police'), '11.2.1')],
			start(4)
		),
		on(
			{ r_trotsky: 'SMOLNY', r_622: 'SMOLNY', riga: '24/C' },
			[declare(true), until('anti-subversion'), rally('2 RD'), counter('anti_desertion')],
			[tells({ type: 'antiChosen', action: 'anti_desertion' }), asks('Desertion')],
			start(4)
		)
	),
	statement(
		'S306',
		'11.2.2',
		'detachments take all points, so they come last where another action is owed',
		on(
			{
				r_trotsky: 'SMOLNY',
				r_2_36: 'NEVSKY',
				rdd_nevsky: POOL,
				rdd_winter: POOL,
				rdd_vasil: POOL,
				rdd_peter: POOL,
				rdd_smolny: POOL,
				riga: '24/C'
			},
			[
				declare(true),
				until('anti-subversion'),
				rally('2 RD'),
				counter('anti_desertion'),
				2,
				until('raising'),
				(table) => {
					table.state = { ...table.state, points: { white: 0, red: 3 } };
				},
				(table) => {
					const why = refuses(raise('detachments'), '11.2.2')(table);
					if (why) throw new Error(why);
				},
				raise('barricade', 'SMOLNY'),
				raise('detachments'),
				anyOf('recruit')
			],
			[stands({ barricades: ['SMOLNY'], points: { white: 0, red: 0 } })],
			start(6)
		)
	),
	statement(
		'S307',
		'11.2.2',
		'two halves cost one point together',
		on(
			{ r_trotsky: 'SMOLNY', r_2_36: 'NEVSKY', com1: POOL, riga: '24/C' },
			[
				declare(true),
				until('anti-subversion'),
				rally('2 RD'),
				counter('anti_desertion'),
				2,
				until('raising'),
				(table) => {
					table.state = { ...table.state, points: { white: 0, red: 3 } };
				},
				raise('barricade', 'SMOLNY'),
				raise('communist', 'WARSAW')
			],
			[is('com1', { at: 'WARSAW' }), that('two are left', ({ state }) => state.points.red === 2)],
			start(6)
		)
	),
	statement(
		'S308',
		'11.2.2',
		'a communist detachment is there at once',
		on(
			{ r_622: 'SMOLNY', r_2_36: 'NEVSKY', com1: POOL, riga: '22/V' },
			[declare(true), ...atRaising(3), raise('communist', 'MOSCOW_GATE'), until('white-1'), combat],
			[is('com1', { at: 'MOSCOW_GATE', ep: 1 }), offers(attack('riga', 'MOSCOW_GATE'))],
			start(6)
		)
	),
	statement(
		'S313',
		'11.2.2',
		'detachments come a turn later, when the Red movement sequence begins',
		on(
			{ r_622: 'SMOLNY', rdd_nevsky: coming(5, 'raised', 'NEVSKY'), riga: '24/C' },
			[combat, done],
			[is('rdd_nevsky', { fate: 'due' }), stands({ step: 'white-2' })],
			red(5)
		),
		on(
			{ r_622: 'SMOLNY', rdd_nevsky: coming(5, 'raised', 'NEVSKY'), riga: '24/C' },
			[movement],
			[is('rdd_nevsky', { fate: 'map', at: 'NEVSKY' })],
			red(5)
		),
		on(
			{ r_622: 'SMOLNY', r_2_36: 'WARSAW', rdd_nevsky: POOL, riga: '24/C' },
			[declare(true), ...atRaising(1), raise('detachments'), anyOf('recruit')],
			[
				is('rdd_nevsky', {
					ep: 3,
					due: { turn: 5, how: 'raised', places: ['NEVSKY'], returning: false }
				})
			],
			start(4)
		)
	),
	statement(
		'S314',
		'11.2.2',
		'a district detachment leaves its district only beaten',
		on(
			{ rdd_nevsky: 'NEVSKY', r_622: 'SMOLNY', riga: '24/C' },
			[movement],
			[refuses(pick('rdd_nevsky'), '11.2.2'), offers(pick('r_622'))],
			red(5)
		),
		on(
			{ rdd_nevsky: 'NEVSKY', r_622: 'SMOLNY', frrs: 'WARSAW' },
			[combat],
			[
				offers(attack('rdd_nevsky', 'WARSAW')),
				refuses(moveUp('rdd_nevsky', 'NEVSKAYA_GATE'), '8.3')
			],
			red(5)
		),
		on(
			{ rdd_nevsky: 'NEVSKY', r_622: 'SMOLNY', frrs: at('WARSAW', { ep: 1 }) },
			[...fought('WARSAW', 'rdd_nevsky'), 12, toTheEnd()],
			[is('rdd_nevsky', { at: 'NEVSKY' }), is('frrs', { fate: 'lost' })],
			red(5)
		)
	),
	statement(
		'A489',
		'11.2.2',
		'who comes in Petrograd comes in any district that White has left, be it his by the last who passed',
		...(['raised', 'start'] as const).map((how) =>
			on(
				{ r_622: 'SMOLNY', rdd_nevsky: coming(5, how, 'NEVSKY'), riga: '24/C' },
				[
					(table) => {
						const { game, state } = table;
						const at = game.board.places.indexOf('NEVSKY');
						const control = `${state.control.slice(0, at)}w${state.control.slice(at + 1)}`;
						table.state = { ...state, control };
						table.onward();
					},
					how === 'start' ? declare(true) : movement
				],
				[is('rdd_nevsky', { fate: 'map', at: 'NEVSKY' })],
				how === 'start' ? start(5) : red(5)
			)
		)
	),
	statement(
		'S318',
		'11.2.2',
		'military units come in the movement sequence of the same turn',
		on(
			{ r_622: 'SMOLNY', r_2_36: 'WARSAW', r_putil: POOL, riga: '24/C' },
			[declare(true), ...atRaising(3), raise('military_units'), until('red-1'), movement],
			[offers(place('r_putil', 'NEVSKY'), place('r_putil', 'OKHTA'))],
			start(5)
		)
	),
	statement(
		'S319',
		'11.2.2',
		'points that can buy nothing more are kept',
		on(
			{ r_622: 'SMOLNY', r_2_36: 'WARSAW', r_putil: POOL, riga: '24/C' },
			[declare(true), ...atRaising(5), raise('military_units')],
			[that('three are kept', ({ state }) => state.points.red === 3), is('r_putil', { ep: 2 })],
			start(5)
		)
	),
	statement(
		'S320',
		'11.2.2',
		'communists, district detachments and guns are not drawn',
		on(
			{
				r_622: 'SMOLNY',
				r_2_36: 'WARSAW',
				com1: POOL,
				rdd_nevsky: POOL,
				artpetr1: POOL,
				riga: '24/C'
			},
			[declare(true), ...atRaising(5)],
			[offers(raise('detachments')), offersNo({ type: 'raise', action: 'military_units' })],
			start(5)
		)
	),
	statement(
		'S323',
		'12',
		'a district is a hex for command, along bridges',
		on(
			{ r_petdef: 'PETER_PAUL', r_622: 'NEVSKY', r_628: 'WARSAW', talab: 'MOSCOW_GATE' },
			[combat, attacks('MOSCOW_GATE', 'r_628'), lead('r_petdef')],
			[tells({ type: 'attackLed', unit: 'r_petdef' })],
			red(5)
		),
		on(
			{ hq2rd: 'VASIL', r_628: 'PUTILOV', r_622: 'SMOLNY', talab: 'MOSCOW_GATE' },
			[combat, attacks('MOSCOW_GATE', 'r_628')],
			[refuses(lead('hq2rd'), '5.2'), offers(done)],
			red(5)
		)
	),
	statement(
		'S324',
		'12',
		'a unit of more than 3 EP is the only combat unit of its district',
		on(
			{ r_2_36: 'NEVSKY', r_kdnov: 'SMOLNY', riga: '24/C' },
			[movement, ...stays('r_2_36'), pick('r_kdnov')],
			[goesNot('NEVSKY'), goes('WARSAW')],
			red()
		)
	),
	statement(
		'S325',
		'12',
		'one gun to a district',
		on(
			{ r_kdnov: 'NEVSKY', art1_2rd: 'NEVSKY', art2_2rd: 'SMOLNY', riga: '24/C' },
			[movement, ...stays('art1_2rd'), pick('art2_2rd')],
			[goesNot('NEVSKY'), goes('WINTER_PALACE')],
			red()
		)
	),
	statement(
		'S327',
		'12',
		'the limits of a district hold for White too',
		on(
			{ riga: 'MOSCOW_GATE', semen: '22/V', frrs: '22/V', r_622: 'SMOLNY' },
			[movement, ...stays('riga'), pick('semen')],
			[goesNot('MOSCOW_GATE'), goes('21/V')]
		),
		on(
			{ riga: 'MOSCOW_GATE', frrs: '22/V', r_622: 'SMOLNY' },
			[movement, pick('frrs')],
			[goes('MOSCOW_GATE')]
		)
	),
	statement(
		'S328',
		'12',
		'a district is half a hex for fire',
		on(
			{ redfleet: '24/T', talab: 'MOSCOW_GATE', r_622: 'WARSAW' },
			[combat],
			[offers(barrage('redfleet', 'MOSCOW_GATE'))],
			red()
		),
		on(
			{ redfleet: '27/Q', talab: 'MOSCOW_GATE', r_622: 'WARSAW' },
			[combat],
			[offersNo({ type: 'barrage', unit: 'redfleet' }), offers(attack('r_622', 'MOSCOW_GATE'))],
			red()
		)
	),
	statement(
		'S329',
		'12',
		'nobody goes back over the Neva without a bridge',
		on(
			{
				talab: 'WINTER_PALACE',
				riga: 'WARSAW',
				semen: 'PUTILOV',
				polta: '23/U',
				r_2_36: 'HARBOUR'
			},
			[...fought('HARBOUR', 'talab'), 7, toTheEnd()],
			[is('r_2_36', { at: 'HARBOUR', mode: 'routed' })],
			{ control: 'r'.repeat(900) }
		)
	)
];

/** 13 to 15: forts, vehicles, fleets. */
const ARMS: readonly Statement[] = [
	statement(
		'S333',
		'13',
		'Kronstadt only shells',
		on(
			{ fort_kr: '26/Q', r_622: '25/Q', talab: '24/Q', hq2rd: '25/Q' },
			[combat, attacks('25/Q', 'talab'), done],
			[asks('Combat')]
		),
		on(
			{ fort_kr: '26/Q', r_622: '25/Q', talab: '24/Q' },
			[combat],
			[offers(barrage('fort_kr', '24/Q'))],
			red()
		)
	),
	statement(
		'S334',
		'13',
		'a fort that was not alone is not attacked in that sequence',
		on(
			{ talab: '27/M', riga: '27/N', fort_kg: '28/M', r_watch: at('28/M', { ep: 1 }) },
			[
				combat,
				attacks('28/M', 'talab'),
				attacks('28/M', 'riga'),
				done,
				{ type: 'resolve', attack: 1 },
				toTheDice,
				9,
				toTheEnd()
			],
			[
				tells({ type: 'attackDropped', place: '28/M' }),
				is('fort_kg', { at: '28/M', ep: 2 }),
				tellsNot({ type: 'advanced' })
			]
		)
	),
	statement(
		'S335',
		'13',
		'a lone fort surrenders to a rout, and counts',
		on(
			{ talab: '27/M', riga: '27/M', fort_kg: '28/M', r_622: 'SMOLNY' },
			[...fought('28/M', 'talab', 'riga'), 11],
			[
				is('fort_kg', { fate: 'lost' }),
				that(
					'1 prisoner and 2 EPRD',
					({ state }) => state.prisoners.white === 1 && state.score.destroyed === 2
				)
			]
		)
	),
	statement(
		'S336',
		'13',
		'what befalls the units of its hex does not touch a fort',
		on(
			{ talab: '27/M', fort_kg: '28/M', r_2vsob: '28/M' },
			[...fought('28/M', 'talab'), 7],
			[is('fort_kg', { mode: 'normal', ep: 2 }), tells({ type: 'attackFought' })]
		)
	),
	statement(
		'S337',
		'13',
		'a lone fort ignores a retreat, and nobody advances',
		on(
			{ talab: '27/M', riga: '27/M', fort_kg: '28/M', r_622: 'SMOLNY' },
			[...fought('28/M', 'talab', 'riga'), 8],
			[
				is('fort_kg', { at: '28/M', mode: 'normal' }),
				tellsNot({ type: 'advanced' }),
				tells({ type: 'attackFought', winner: 'attacker' })
			]
		)
	),
	statement(
		'S338',
		'13',
		'a fort receives no points',
		on(
			{ fort_kg: at('28/M', { ep: 1 }), r_622: at('SMOLNY', { ep: 1 }) },
			[],
			[
				refuses({ type: 'restore', unit: 'fort_kg' }, '3.3.1'),
				offers({ type: 'restore', unit: 'r_622' })
			],
			{ step: 'red-replacements', player: 'red', points: { white: 0, red: 3 } }
		)
	),
	statement(
		'S339',
		'13',
		'a fort sees for itself',
		on({ fort_kg: '28/M', talab: '27/M' }, [combat], [offers(barrage('fort_kg', '27/M'))], red())
	),
	statement(
		'S344',
		'14.1.1',
		'a tank that has only defended stays',
		on(
			{ frrs: '19/O', ft17: '19/O', r_622: '20/O' },
			[...fought('19/O', 'r_622'), 8, toTheEnd()],
			[is('ft17', { at: '19/O', fate: 'map' }), tells({ type: 'attackFought' })],
			red(7)
		)
	),
	statement(
		'S345',
		'14.1.1',
		'the Mark V are gone from turn 9, wherever they are',
		on(
			{ mkv1: coming(9, 'recruitment'), mkv2: '19/O', frrs: '19/O', r_622: 'SMOLNY' },
			[until('ammunition'), declare(true)],
			[is('mkv1', { fate: 'out' }), is('mkv2', { fate: 'out' }), stands({ turn: 9 })],
			{ ...red(8, 2), first: { white: 'combat', red: 'combat' } }
		)
	),
	statement(
		'S346',
		'14.1.1',
		'a tank keeps within two hexes of a supplied railroad',
		on(
			{ ft17: '20/O', frrs: '22/P', riga: '21/O', r_622: 'SMOLNY' },
			[movement, pick('ft17')],
			[goesNot('22/P'), goes('21/O')]
		),
		on(
			{ ft17: '22/P', frrs: '22/P', r_622: 'SMOLNY' },
			[combat, done],
			[is('ft17', { fate: 'lost' }), is('frrs', { at: '22/P' })]
		)
	),
	statement(
		'S348',
		'14.1.1',
		'a defending tank cancels no works; an attacking one does',
		on(
			{ r_2_36: '20/T', r_622: '20/T', frrs: '19/T', ft17: '19/T' },
			[...fought('19/T', 'r_2_36', 'r_622'), 5],
			[tells({ type: 'attackFought', modifier: -3 })],
			{ ...red(7), entrenchments: ['19/T'] }
		),
		on(
			{ riga: '20/T', ft17: '20/T', r_622: '19/T' },
			[...fought('19/T', 'riga', 'ft17'), 5],
			[tells({ type: 'attackFought', modifier: 4 })],
			{ turn: 7, entrenchments: ['19/T'] }
		)
	),
	statement(
		'S349',
		'14.2',
		'a train attacks any hex next to it, and advances along rails only',
		on(
			{ at_lenin: '19/O', frrs: '20/O' },
			[...fought('20/O', 'at_lenin'), 12, toTheEnd()],
			[is('at_lenin', { at: '19/O' }), is('frrs', { fate: 'lost' })],
			red()
		)
	),
	statement(
		'S350',
		'14.2',
		'a Red train that left comes back by either end',
		on(
			{ r_libk: '16/Z', riga: '24/C', r_622: 'SMOLNY' },
			[movement, { type: 'depart', unit: 'r_libk' }],
			[
				is('r_libk', {
					due: { turn: 11, how: 'rail', places: ['07/FF', '18/FF'], returning: false, left: true }
				})
			],
			red(9)
		),
		on(
			{
				r_libk: coming(11, 'rail', '07/FF', '18/FF'),
				riga: '08/EE',
				semen: '12/CC',
				r_622: 'SMOLNY'
			},
			[movement],
			[offers({ type: 'land', unit: 'r_libk', place: '18/FF' })],
			red(11)
		)
	),
	statement(
		'S351',
		'14.2',
		'White trains do not leave the map',
		on(
			{ nwa_at: '24/A', r_622: 'SMOLNY' },
			[movement],
			[refuses({ type: 'depart', unit: 'nwa_at' }, '7.5.2'), offers(pick('nwa_at'))]
		)
	),
	statement(
		'S353',
		'15.1',
		'in a combat sequence a fleet acts where it is, or moves up one hex',
		on(
			{ rn: '28/H', riga: '24/C', r_622: 'SMOLNY' },
			[combat],
			[refuses(moveUp('rn', '27/J'), '8.3'), offers(moveUp('rn', '28/I'))]
		)
	),
	statement(
		'S354',
		'15.1',
		'White ships do not cross the mines',
		on(
			{ rn: '29/K', r_622: 'SMOLNY' },
			[movement, pick('rn')],
			[goesNot('28/N', '27/P'), goes('30/K')]
		)
	),
	statement(
		'S355',
		'15.1',
		'the Red fleet is not bombed in Kronstadt; at sea it is',
		on(
			{ raf: BOX, redfleet: '26/Q', fort_kr: '26/Q', r_622: 'SMOLNY' },
			[combat],
			[refuses(barrage('raf', '26/Q', 'fleet'), '15.1'), offers(done)],
			{ turn: 3 }
		),
		on(
			{ raf: BOX, redfleet: '27/Q', r_622: 'SMOLNY' },
			[combat],
			[offers(barrage('raf', '27/Q', 'fleet'))],
			{ turn: 3 }
		)
	),
	statement(
		'S358',
		'15.1',
		'a fleet stops nobody on land, and is not attacked from there',
		on(
			{ rn: '27/I', r_622: '26/I', riga: '24/C' },
			[movement, pick('r_622')],
			[goes('27/I')],
			red()
		),
		on(
			{ rn: '27/I', r_622: '26/I', riga: '24/C' },
			[combat],
			[refuses(attack('r_622', '27/I'), '8.2.1'), offers(done)],
			red()
		)
	),
	statement(
		'S360',
		'15.1',
		'after its third action the Red fleet is Low Ammo for good',
		on(
			{ redfleet: '26/R', hq2rd: '24/Q', r_622: 'SMOLNY', talab: '24/R' },
			[combat, barrage('redfleet', '24/R'), done, 2],
			[is('redfleet', { lowAmmo: true }), stands({ fleetActions: 3 })],
			{ ...red(), fleetActions: 2 }
		)
	)
];

export const RED_ARMY: readonly Statement[] = [...FATIGUE, ...MORALE, ...PETROGRAD, ...ARMS];
