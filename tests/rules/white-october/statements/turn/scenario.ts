import {
	accepts,
	asks,
	at,
	attack,
	attacks,
	barrage,
	combat,
	coming,
	declare,
	done,
	from,
	go,
	is,
	lead,
	movement,
	offers,
	offersNo,
	on,
	pick,
	red,
	refuses,
	stands,
	start,
	statement,
	support,
	tells,
	tellsNot,
	that,
	toTheDice,
	toTheEnd,
	until,
	white,
	type Statement
} from '../statement.ts';
import { resultOf } from '#lib/rules/white-october/engine/phases/victory.ts';

const BOX = { fate: 'box' } as const;
const fought = (where: string, ...units: readonly string[]) =>
	[combat, attacks(where, ...units), done, toTheDice] as const;
/** What the game would end with now. */
const ends = (what: string, so: (result: ReturnType<typeof resultOf>) => boolean) =>
	that(what, ({ game, state }) => so(resultOf(game, state)));

/** 16 The scenario. */
export const SCENARIO: readonly Statement[] = [
	statement(
		'S368',
		'16.1',
		'the Royal Navy supports Estonians only; it shells for anybody',
		on(
			{ rn: '27/J', riga: '26/J', r_622: '26/K' },
			[combat, attacks('26/K', 'riga'), done],
			[asks('Combat')],
			{ turn: 3 }
		),
		on({ rn: '27/J', riga: '26/J', r_622: '26/K' }, [combat], [offers(barrage('rn', '26/K'))], {
			turn: 3
		})
	),
	statement(
		'S369',
		'16.1',
		'it supports a mixed attack in which Estonians take part',
		on(
			{ rn: '26/F', est_1_9: '24/F', riga: '24/F', r48_6rd: '23/G' },
			[combat, attacks('23/G', 'est_1_9', 'riga'), done],
			[asks('Combat')],
			{ turn: 1 }
		),
		on(
			{ rn: '27/J', est_scouts: '26/J', riga: '26/J', r_622: '26/K' },
			[combat, attacks('26/K', 'est_scouts', 'riga'), done],
			[offers(support('rn'))],
			{ turn: 1 }
		)
	),
	statement(
		'S370',
		'16.1',
		'the 3rd Air Detachment supports the NWA only, and bombs anything',
		on(
			{ nwa_air: BOX, est_1_9: '24/F', r48_6rd: '23/G' },
			[combat, attacks('23/G', 'est_1_9'), done],
			[asks('Combat')],
			{ turn: 3 }
		),
		on(
			{ nwa_air: BOX, est_1_9: '24/F', r48_6rd: '23/G' },
			[combat],
			[offers(barrage('nwa_air', '23/G'))],
			{ turn: 3 }
		)
	),
	statement(
		'S371',
		'16.1',
		'Red aviation is there from turn 6, in clear weather',
		on(
			{ r_avia: coming(6, 'box'), r_622: '21/O', riga: '22/O' },
			[combat],
			[offersNo({ type: 'barrage' }), offers(attack('r_622', '22/O'))],
			red(5)
		),
		on(
			{ r_avia: coming(6, 'box'), r_622: '21/O', riga: '22/O' },
			[until('ammunition'), declare(true), until('red-1'), combat],
			[offers(barrage('r_avia', '22/O')), is('r_avia', { fate: 'box' })],
			{ ...red(5, 2), first: { white: 'combat', red: 'combat' } }
		)
	),
	statement(
		'S373',
		'16.1',
		'on turn 1 stacks combine freely, but a capacity needs its HQ',
		on(
			{ riga: '22/O', semen: '21/N', hq5id: '22/H', r_622: '21/O' },
			[combat, attacks('21/O', 'riga', 'semen')],
			[
				refuses(lead('hq5id'), '5.2'),
				that('one attack of both', ({ state }) => state.combat?.attacks[0]?.units.length === 2)
			],
			{ turn: 1 }
		)
	),
	statement(
		'S374',
		'16.1',
		'from turn 2 Estonians and the NWA do not attack together from two hexes',
		on(
			{ est_1_9: '24/F', res1ac: '23/F', hq5id: '23/F', est_parts: '24/F', r48_6rd: '23/G' },
			[combat, attacks('23/G', 'res1ac'), lead('hq5id')],
			[refuses(attack('est_1_9', '23/G', 1), '5.2'), accepts(attack('est_1_9', '23/G'))]
		)
	),
	statement(
		'S375',
		'16.1',
		'Estonians do not advance beyond their column',
		on(
			{ est_1_9: '24/H', r_kdnov: '24/I' },
			[...fought('24/I', 'est_1_9'), 12, toTheEnd()],
			[is('est_1_9', { at: '24/H' }), is('r_kdnov', { fate: 'lost' })]
		)
	),
	statement(
		'S376',
		'16.1',
		'beyond their column Estonians attack, and others advance',
		on(
			{ est_scouts: '23/R', riga: '23/R', r_kdnov: '23/S' },
			[...fought('23/S', 'est_scouts', 'riga'), 12],
			[
				tells({ type: 'advanced', unit: 'riga', path: ['23/S'] }),
				tellsNot({ type: 'advanced', unit: 'est_scouts' })
			]
		)
	),
	statement(
		'S379',
		'16.1',
		'a division that has come is not given up',
		on(
			{ gue: '08/S', revel: coming(5, 'foot', '08/S'), riga: '24/C' },
			[],
			[refuses({ type: 'giveUp', formation: '1 ID' }, '16.1'), offers(declare(true))],
			start(12)
		),
		from([], [offers({ type: 'giveUp', formation: '1 ID' })])
	),
	statement(
		'S381',
		'16.1',
		'a division given up closes 06/FF to Red supply, and only that',
		...([true, false] as const).map((given) =>
			on(
				{
					r_622: at('06/FF', { ep: 1 }),
					r_628: at('13/EE', { ep: 1 }),
					riga: '05/FF',
					polta: '07/FF'
				},
				[],
				[
					given
						? refuses({ type: 'restore', unit: 'r_622' }, '3.3.1')
						: offers({ type: 'restore', unit: 'r_622' }),
					offers({ type: 'restore', unit: 'r_628' })
				],
				{
					step: 'red-replacements',
					player: 'red',
					points: { white: 0, red: 3 },
					givenUp: given ? ['1 ID'] : []
				}
			)
		)
	),
	statement(
		'S383',
		'16.1',
		'an entrenchment is gone as soon as a White unit passes',
		on(
			{ hjag: '21/Q', r_622: 'SMOLNY' },
			[movement, pick('hjag'), go('21/S', '21/R')],
			[
				stands({ entrenchments: ['22/H'] }),
				is('hjag', { at: '21/S' }),
				tells({ type: 'worksGone', rule: '16.1', places: ['21/R'] })
			],
			{ entrenchments: ['22/H', '21/R'] }
		)
	),
	statement(
		'S384',
		'16.1',
		'the HQ of Petrograd appears in its own district',
		on(
			{ r_petdef: coming(4, 'start', 'PETER_PAUL'), r_622: 'SMOLNY', riga: '24/C' },
			[declare(true)],
			[is('r_petdef', { at: 'PETER_PAUL' })],
			start(4)
		)
	),
	statement(
		'S385',
		'16.1',
		'units from Karelia come in at 27/T in the movement sequence',
		from(
			[
				(table) => {
					table.state = { ...table.state, turn: 4, step: 'red-1', player: 'red', sequence: null };
				},
				movement
			],
			[offers({ type: 'enter', unit: 'r_2vsob', place: '27/T' })]
		)
	),
	statement(
		'S386',
		'16.1',
		'on turn 1 nobody deserts, and Red has six points',
		from(
			[declare(true), until('white-1')],
			[
				tellsNot({ type: 'stepBegan', step: 'desertion' }),
				that('six', ({ state }) => state.points.red === 6)
			]
		)
	),
	statement(
		'S391',
		'16.2',
		'who passed last controls a place',
		on(
			{ hjag: '19/V', r_622: 'SMOLNY' },
			[movement, pick('hjag'), go('20/V', '19/W')],
			[ends('Pavlovsk counts', ({ points }) => points >= -35 + 2), is('hjag', { at: '20/V' })]
		)
	),
	statement(
		'S392',
		'16.2',
		'Liuban counts even if it is lost again, Tosno does not',
		on({ riga: '12/BB', r_622: 'SMOLNY' }, [], [ends('ten more', ({ points }) => points === -25)], {
			held: ['12/CC']
		}),
		on(
			{ riga: '12/BB', r_622: 'SMOLNY' },
			[],
			[ends('nothing for Tosno', ({ points }) => points === -35), is('riga', { at: '12/BB' })],
			{ held: ['16/Z'] }
		)
	),
	statement(
		'S393',
		'16.2',
		'so does a district',
		on({ riga: '22/V', r_622: 'SMOLNY' }, [], [ends('ten more', ({ points }) => points === -25)], {
			held: ['MOSCOW_GATE']
		})
	),
	statement(
		'S395',
		'16.2',
		'a unit that is not wholly gone adds nothing to EPRD',
		on(
			{ talab: '22/O', r_3_160: at('21/O', { ep: 2 }) },
			[...fought('21/O', 'talab'), 5, toTheEnd()],
			[is('r_3_160', { ep: 1 }), ends('none', ({ eprd }) => eprd === 0)]
		)
	),
	statement(
		'S400',
		'16.2',
		'options are agreed on before the game',
		from(
			[],
			[
				(table) => {
					const { header } = table.state;
					const late = {
						...header,
						options: { ...header.options, better_logistics: 'yes' }
					} as const;
					return refuses({ type: 'begin', ...late }, '16.1')(table);
				},
				offers({ type: 'declare' })
			]
		)
	),
	statement(
		'S402',
		'16.2',
		'the Winter Palace wins at once, whatever else counts',
		on(
			{ riga: 'WARSAW', r_622: 'SMOLNY' },
			[movement, pick('riga'), go('WINTER_PALACE')],
			[
				asks('nobody'),
				that(
					'White wins',
					({ state }) => state.result?.winner === 'white' && state.result.automatic
				)
			],
			{ score: { destroyed: 0, fleet: 0, cars: 0, navy: 3, trotsky: false } }
		)
	),
	statement(
		'S403',
		'16.2',
		'Trotsky alone is lost like an HQ, for good',
		on(
			{ riga: '20/W', r_trotsky: '20/X', r_622: 'SMOLNY' },
			[movement, pick('riga'), go('20/X')],
			[is('r_trotsky', { fate: 'lost' }), ends('12 EPRD', ({ eprd }) => eprd === 12)]
		)
	),
	statement(
		'S406',
		'16.2.2',
		'a division brought forward still waits for its garrison',
		...([0, 4] as const).map((since) =>
			on(
				{
					gue: coming(4, 'foot', '08/S'),
					...{ riga: '08/T', frrs: since === 0 ? '08/T' : '08/S' },
					...{ art_nwa: since === 0 ? '08/T' : '08/S', r_622: 'SMOLNY' }
				},
				[movement],
				[
					since === 0
						? offersNo({ type: 'enter', unit: 'gue' })
						: offers({ type: 'enter', unit: 'gue' }),
					offers(pick('riga'))
				],
				{
					...white(4),
					options: { estonian_pskov: 'yes' },
					garrison: { done: false, since }
				}
			)
		),
		// 7.9 One that was driven off the map comes back, garrison or not.
		on(
			{
				gue: { fate: 'due', due: { turn: 4, how: 'foot', places: ['08/S'], returning: true } },
				...{ riga: '08/T', r_622: 'SMOLNY' }
			},
			[movement],
			[offers({ type: 'enter', unit: 'gue' })],
			{
				...white(4),
				options: { estonian_pskov: 'yes' },
				garrison: { done: false, since: 0 }
			}
		)
	),
	statement(
		'S408',
		'16.2.2',
		'bridge and logistics may both be bought',
		from([], [stands({ stock: 8 }), ends('-19', ({ eprd }) => eprd === -19)], {
			options: { repaired_bridge: 'yes', better_logistics: 'yes' },
			stock: 8
		})
	),
	statement(
		'S409',
		'16.2.2',
		'with more British aid a loss of the Royal Navy costs EPRD, and nothing else',
		on(
			{ rn: '29/K', fort_sl: '29/L', r_622: 'SMOLNY', riga: '24/C' },
			[combat, barrage('fort_sl', '29/K', 'fleet'), done, 10],
			[is('rn', { ep: 2 }), ends('-10', ({ eprd }) => eprd === -10)],
			{ ...red(), options: { more_british_aid: 'yes' } }
		)
	),
	statement(
		'S410',
		'16.2.3',
		'a better plan spares Petrograd its loss of Morale',
		on(
			{ talab: '22/V', riga: '22/V', r_2_36: 'MOSCOW_GATE' },
			[...fought('MOSCOW_GATE', 'talab', 'riga'), 6],
			[tells({ type: 'attackFought', score: 9, defender: { loss: 2, code: 'r' } })],
			{ options: { better_defence_plan: 'yes' } }
		)
	)
];
