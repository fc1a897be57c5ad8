import {
	accepts,
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
	movement,
	offers,
	offersNo,
	onward,
	on,
	pass,
	pick,
	red,
	refuses,
	rest,
	spent,
	stand,
	stands,
	stays,
	start,
	statement,
	support,
	take,
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

const postpone = (unit: string, how: 'foot' | 'rail' | 'reroute') =>
	({ type: 'postpone', unit, how }) as const;
/** 7.9 Driven off the map from here: back in this turn. */
const returning = (turn: number, place: string) =>
	({ turn, how: 'foot', places: [place], returning: true }) as const;
const depart = (unit: string) => ({ type: 'depart', unit }) as const;

/** 1.5 and 5: zones of control in retreat, HQs. */
const COMMAND: readonly Statement[] = [
	statement(
		'S008',
		'1.5',
		'a lone white symbol has no ZOC: a retreat past it costs nothing',
		...(['frrs', 'riga'] as const).map((other) =>
			on(
				{ polta: '20/O', semen: '22/O', [other]: '20/R', r_622: '21/P' },
				[combat, attacks('21/P', 'semen'), done, toTheDice, 5, toTheEnd()],
				[
					tells({ type: 'retreated', units: ['r_622'] }),
					(other === 'frrs' ? tellsNot : tells)({ type: 'disorganised', units: ['r_622'] })
				]
			)
		)
	),
	statement(
		'S070',
		'5',
		'one stack attacks without an HQ, and its own guns support it',
		on(
			{ riga: '22/O', art1ac: '22/O', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done],
			[offers(support('art1ac'))]
		)
	),
	statement(
		'S072',
		'5.1',
		'an HQ leads units of any division, but its own must be there for its capacity',
		...(['semen', 'volyn'] as const).map((second) =>
			on(
				{ riga: '22/O', [second]: '22/N', hq3id: '22/N', r_2_36: '21/O' },
				[
					combat,
					attacks('21/O', 'riga'),
					lead('hq3id'),
					attack(second, '21/O', 1),
					done,
					toTheDice,
					second === 'volyn' ? 4 : 2
				],
				[
					tells({ type: 'attackLed', unit: 'hq3id' }),
					tells({
						type: 'attackFought',
						score: 5,
						attacker: { loss: 3, code: second === 'volyn' ? '-' : 'd' }
					})
				]
			)
		)
	),
	statement(
		'S074',
		'5.2',
		'command is judged when the attack is declared',
		on(
			{ riga: '22/O', semen: '21/N', hq5id: '22/M', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), lead('hq5id'), attack('semen', '21/O', 1), done],
			[tells({ type: 'fightBegan', attackers: ['riga', 'semen'] })]
		)
	),
	statement(
		'S075',
		'5.2',
		'an HQ whose value is spent commands no more; one stack still attacks alone',
		on(
			{
				riga: '22/O',
				semen: '21/N',
				polta: '22/N',
				hq3id: '22/N',
				liba: '22/Q',
				art1ac: '23/Q',
				r_622: '21/O',
				r_628: '21/Q'
			},
			[
				combat,
				attacks('21/O', 'riga'),
				lead('hq3id'),
				attack('semen', '21/O', 1),
				attack('polta', '21/O', 1)
			],
			[
				accepts(attack('liba', '21/Q')),
				that('three are paid', ({ state }) => state.combat?.commanded['hq3id']?.length === 3)
			]
		),
		on(
			{
				riga: '22/O',
				semen: '21/N',
				polta: '22/N',
				hq3id: '22/N',
				liba: '21/P',
				r_622: '21/O'
			},
			[
				combat,
				attacks('21/O', 'riga'),
				lead('hq3id'),
				attack('semen', '21/O', 1),
				attack('polta', '21/O', 1)
			],
			[
				refuses(attack('liba', '21/O', 1), '5.2'),
				accepts(attack('liba', '21/O')),
				tells({ type: 'attackLed', unit: 'hq3id' })
			]
		)
	),
	statement(
		'S078',
		'5.2',
		'a gun in another hex needs an HQ even for one stack',
		on(
			{
				riga: '22/O',
				art1ac: '22/N',
				semen: '22/P',
				r_622: '21/O',
				redfleet: '26/Q',
				est_at3: '22/N'
			},
			[combat, attacks('21/O', 'riga'), done, toTheDice],
			[offersNo(support('art1ac')), asks('Combat')]
		),
		on(
			{ riga: '22/O', art1ac: '22/N', hq5id: '22/N', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), lead('hq5id'), done],
			[offers(support('art1ac'))]
		)
	),
	statement(
		'S081',
		'5.3',
		'a defending HQ serves as many hexes in a sequence as its value',
		on(
			{
				riga: '23/O',
				semen: '22/R',
				r_622: '22/O',
				r_628: '22/Q',
				hq2rd: '21/P',
				art1_2rd: '21/P'
			},
			[
				combat,
				attacks('22/O', 'riga'),
				attacks('22/Q', 'semen'),
				done,
				{ type: 'resolve', attack: 1 },
				{ type: 'serve', unit: 'hq2rd' },
				support('art1_2rd'),
				3,
				toTheEnd()
			],
			[
				that(
					'two hexes are paid',
					({ events }) =>
						events.filter((one) => one.type === 'commanded' && one.unit === 'hq2rd').length === 2
				),
				that(
					'the second attack is fought without it',
					({ events }) =>
						events.filter(({ type }) => type === 'defenceLed').length === 1 &&
						events.filter(({ type }) => type === 'fightBegan').length === 2
				)
			]
		)
	),
	statement(
		'S082',
		'5.4',
		'an HQ is lost with all the units of its hex',
		on(
			{ riga: '22/O', r_622: at('21/O', { ep: 1 }), hq6rd: '21/O' },
			[combat, attacks('21/O', 'riga'), done, toTheDice, 9, toTheEnd()],
			[is('hq6rd', { fate: 'due' }), is('r_622', { fate: 'lost' })]
		),
		on(
			{ frrs: '22/O', hq5id: '22/O', r_622: '21/O' },
			[combat, attacks('21/O', 'frrs'), done, toTheDice, 4, toTheEnd()],
			[is('hq5id', { fate: 'due' }), is('frrs', { fate: 'lost' })]
		)
	),
	statement(
		'S084',
		'5.4',
		'a lone HQ is destroyed by whoever passes, and holds nobody up',
		on(
			{ hjag: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[movement, pick('hjag'), go('19/P', '21/O', '20/P')],
			[is('hq2rd', { fate: 'due' }), is('hjag', { at: '19/P' })]
		)
	),
	statement(
		'S087',
		'5.4',
		'an HQ goes back with its stack after an attack; after a barrage it may stay',
		on(
			{ res1: '22/O', res2: '22/O', hq5id: '22/O', r_622: '21/O', r_628: '21/O' },
			[combat, attacks('21/O', 'res1', 'res2'), done, toTheDice, 7, toTheEnd()],
			[tells({ type: 'retreated', units: ['hq5id', 'res2'] })]
		),
		on(
			{ r11_2rd: '21/O', hq2rd: '21/O', art_nwa: '22/O' },
			[combat, barrage('art_nwa', '21/O'), done, 9],
			[offers({ type: 'follow', unit: 'hq2rd' }, pass), asks('red')]
		)
	),
	statement(
		'S088',
		'5.5',
		'one unit of the HQ’s division in one stack gives its capacity to the whole attack',
		...(
			[
				['polta', 1],
				['semen', 0]
			] as const
		).map(([third, more]) =>
			on(
				{ riga: '22/O', [third]: '21/N', tk1: '22/N', hq5id: '22/M', r_622: '21/O' },
				[
					combat,
					attacks('21/O', 'tk1'),
					lead('hq5id'),
					attack(third, '21/O', 1),
					done,
					toTheDice,
					3
				],
				[tells({ type: 'attackFought', modifier: 4 + more })]
			)
		),
		on(
			{ tk1: '22/O', art1_5id: '22/O', hq5id: '22/N', r_622: '21/O' },
			[combat, attacks('21/O', 'tk1'), lead('hq5id'), done, pass, 3],
			[tells({ type: 'attackFought', modifier: 4 })]
		)
	),
	statement(
		'S089',
		'5.5',
		'cavalry among the attackers forbids the whole stack to slip away',
		...(
			[
				['hjag', false],
				['r_cvmos', true]
			] as const
		).map(([, cavalry]) =>
			on(
				{
					talab: '21/O',
					art2id: '21/O',
					hq2id: '21/O',
					r_622: '22/O',
					...(cavalry ? { r_cvmos: '22/O' } : {})
				},
				[combat, attacks('21/O', ...(cavalry ? ['r_622', 'r_cvmos'] : ['r_622'])), done],
				[cavalry ? offersNo(leave) : offers(leave, stand), stands({ step: 'red-1' })],
				red()
			)
		)
	),
	statement(
		'S090',
		'5.5',
		'no Red or Estonian HQ has a special capacity',
		on(
			{ r_622: '22/O', r_kharl: '22/O', r_628: '22/O', talab: '21/O' },
			[combat, attacks('21/O', 'r_622', 'r_628'), lead('r_kharl'), done, toTheDice, 9],
			[tells({ type: 'attackFought', modifier: -4 })],
			red()
		)
	)
];

/** 7 Movement. */
const MOVES: readonly Statement[] = [
	statement(
		'S119',
		'7',
		'nobody has to move but the Routed',
		on({ riga: '22/H', r_622: 'SMOLNY' }, [movement], [offers(done)]),
		on(
			{ riga: at('22/N', { mode: 'routed' }), r_622: 'SMOLNY' },
			[movement, anyOf('run')],
			[
				that('it ran', ({ state }) =>
					state.units.some(({ id, at: where }) => id === 'riga' && where !== '22/N')
				),
				tells({ type: 'ran', units: ['riga'] })
			]
		)
	),
	statement(
		'S120',
		'7.1',
		'one hex always, unless it is closed to the kind of unit',
		on(
			{ r_artbash: at('19/N', { mode: 'disorganised' }), r_622: 'SMOLNY' },
			[movement, pick('r_artbash')],
			[goes('18/N')],
			red()
		),
		on(
			{ r_artbash: '12/U', r_622: 'SMOLNY' },
			[movement, pick('r_artbash')],
			[goesNot('11/U', '12/T'), goes('13/T')],
			red()
		)
	),
	statement(
		'S122',
		'7.2',
		'a full hex may be passed; nobody ends there',
		on(
			{ r_622: '21/O', r_628: '20/O', r_478: at('20/O', { ep: 1 }), r_479: '20/O' },
			[movement, ...stays('r_628', 'r_478', 'r_479'), pick('r_622')],
			[goesNot('20/O'), goes('19/O')],
			red()
		)
	),
	statement(
		'S125',
		'7.2',
		'both sides see every counter on the map',
		on(
			{ r_622: '21/O', hq2rd: '21/O', riga: '22/O' },
			[movement],
			[
				that('Red sees all counters, and no plot', ({ engine, state }) => {
					const plotting = { ...state, events: { ...state.events, plots: ['NEVSKY'] } };
					const seen = engine.seenBy(plotting, 'red');
					return (
						seen.units === state.units &&
						seen.events.plots.length === 0 &&
						engine.seenBy(plotting, 'white') === plotting
					);
				}),
				is('r_622', { at: '21/O' }),
				is('riga', { at: '22/O' })
			]
		)
	),
	statement(
		'S126',
		'7.2',
		'no advance and no moving up may overstack',
		on(
			{ riga: '22/N', liba: '22/O', semen: '22/O', rifsq: '22/O', r_622: '10/B' },
			[combat],
			[
				offersNo({ type: 'advanceTo', unit: 'riga', place: '22/O' }),
				offers({ type: 'advanceTo', unit: 'riga', place: '21/N' })
			]
		),
		on(
			{ talab: '22/O', riga: '22/O', r_622: '21/O' },
			[combat, attacks('21/O', 'talab', 'riga'), done, toTheDice, 12, advance('talab', '21/O')],
			[accepts(advance('riga', '21/O')), is('talab', { at: '21/O' })]
		)
	),
	statement(
		'S127',
		'7.3',
		'who has covered the move of another stays',
		on(
			{ hjag: '17/I', semen: '17/J', r12_2rd: '17/K' },
			[movement, pick('hjag'), spent('hjag', 6), go('16/K', '17/J')],
			[refuses(pick('semen'), '7.3')]
		)
	),
	statement(
		'S129',
		'7.3',
		'fleets pass enemy ZOC',
		on({ rn: '28/H', r_622: '27/I', r_628: '25/K' }, [movement, pick('rn')], [goes('27/J', '29/K')])
	),
	statement(
		'S130',
		'7.3',
		'a train goes from ZOC to ZOC and stops there',
		on(
			{ at_lenin: '08/EE', riga: '08/FF' },
			[movement, pick('at_lenin')],
			[goes('07/FF'), goesNot('06/FF')],
			red()
		)
	),
	statement(
		'S131',
		'7.3',
		'infantry goes from ZOC to ZOC for one point more',
		on(
			{ riga: '22/O', r_622: '21/O' },
			[movement, pick('riga'), direct('22/N')],
			[tells({ type: 'moved', spent: 4 })]
		)
	),
	statement(
		'S136',
		'7.5.1',
		'a unit gets off next to enemies only where a friend stays',
		...([true, false] as const).map((held) =>
			on(
				{
					r_188: coming(6, 'rail', '07/FF'),
					riga: '17/Z',
					...(held ? { r_622: at('16/Z', { ep: 1 }) } : {})
				},
				[movement],
				[
					held ? offers(land('r_188', '16/Z')) : offersNo(land('r_188', '16/Z')),
					stands({ turn: 6, step: 'red-1' })
				],
				red(6)
			)
		)
	),
	statement(
		'S138',
		'7.5.1',
		'no train crosses the Luga, unless the bridge was bought',
		on(
			{ nwa_at: '22/G', r_622: 'SMOLNY' },
			[movement, pick('nwa_at')],
			[goesNot('22/H'), goes('22/F')]
		),
		on({ nwa_at: '22/G', r_622: 'SMOLNY' }, [movement, pick('nwa_at')], [goes('22/H')], {
			options: { repaired_bridge: 'yes' }
		})
	),
	statement(
		'S139',
		'7.5.2',
		'Reds do not go by rail within the map; their trains do',
		on(
			{ r10_2rd: '19/O', at_lenin: '19/T', riga: '24/C' },
			[movement],
			[refuses(train('r10_2rd', '19/T'), '7.5.3'), offers(pick('at_lenin'))],
			red()
		)
	),
	statement(
		'S142',
		'7.5.2',
		'a turn’s delay brings a unit in on foot',
		on(
			{ r_2_36: coming(5, 'rail', '07/FF'), r_622: 'SMOLNY', riga: '24/C' },
			[
				movement,
				postpone('r_2_36', 'foot'),
				done,
				until('red-1'),
				movement,
				enter('r_2_36', '07/FF')
			],
			[is('r_2_36', { at: '07/FF' }), stands({ turn: 6, railed: {} })],
			red(5)
		)
	),
	statement(
		'S143',
		'7.5.2',
		'units sent by the other line count among its four',
		on(
			{
				r_9_21: { ...coming(7, 'rail', '18/FF') },
				r_67_214: { ...coming(7, 'rail', '18/FF') },
				r_188: { ...coming(7, 'rail', '18/FF') },
				r_189: { ...coming(7, 'rail', '18/FF') },
				r_cvmos: { ...coming(7, 'rail', '18/FF') },
				riga: '24/C'
			},
			[
				movement,
				land('r_9_21', '18/AA'),
				land('r_67_214', '20/X'),
				land('r_188', 'NEVSKAYA_GATE'),
				land('r_189', '16/Z')
			],
			[refuses(land('r_cvmos', '12/CC'), '7.5.2'), accepts(postpone('r_cvmos', 'rail'))],
			red(7)
		),
		on(
			{ r_9_21: coming(6, 'rail', '07/FF'), riga: '24/C' },
			[movement, postpone('r_9_21', 'reroute')],
			[is('r_9_21', { due: { turn: 7, how: 'rail', places: ['18/FF'], returning: false } })],
			red(6)
		)
	),
	statement(
		'S146',
		'7.5.2',
		'who leaves by rail comes back by the other line two turns later, and uses both',
		on(
			{ r_188: '12/CC', riga: '24/C' },
			[movement, depart('r_188')],
			[
				is('r_188', {
					due: { turn: 10, how: 'rail', places: ['18/FF'], returning: false, left: true }
				}),
				that('it has used the line and the stop', ({ state }) =>
					['M', '12/CC'].every((one) => state.railed[one]?.includes('r_188'))
				)
			],
			red(8)
		),
		on(
			{ r_188: '12/CC', r_622: '12/CC', r_kdnov: '13/CC', riga: '24/C' },
			[movement, depart('r_188'), depart('r_622')],
			[is('r_622', { fate: 'due' })],
			red(8)
		),
		on(
			{ r_188: '08/EE', r_622: '09/EE', riga: '24/C' },
			[movement],
			[refuses(depart('r_188'), '7.5.2'), accepts(depart('r_622'))],
			red(8)
		),
		on(
			{
				r_188: {
					fate: 'due',
					due: { turn: 8, how: 'rail', places: ['18/FF'], returning: false, left: true }
				},
				r_189: coming(8, 'rail', '18/FF'),
				riga: '24/C'
			},
			[movement],
			[
				refuses(postpone('r_188', 'reroute'), '7.5.2'),
				accepts(postpone('r_188', 'rail')),
				accepts(postpone('r_189', 'reroute'))
			],
			red(8)
		)
	),
	statement(
		'S149',
		'7.5.2',
		'HQs and Trotsky come besides the twelve of the line',
		on(
			{ r_hq21: coming(6, 'rail', '07/FF'), r_188: coming(6, 'rail', '07/FF'), riga: '24/C' },
			[movement],
			[offers(land('r_hq21', '12/CC')), offersNo(land('r_188', '12/CC'))],
			{
				...red(6),
				railed: {
					M: 'r_413bash r_9_21 r_67_214 r_cvmos r_59_60 r_tcheka r_5lett r_cv21 r_189 r_art21 r_89kdmos r_187'.split(
						' '
					)
				}
			}
		),
		on(
			{
				r_trotsky: coming(6, 'rail', '07/FF'),
				r_188: coming(6, 'rail', '07/FF'),
				riga: '24/C'
			},
			[movement],
			[offers(land('r_trotsky', '12/CC'), land('r_188', '12/CC'))],
			{
				...red(6),
				railed: {
					M: 'r_hq21 r_kharl r_413bash r_9_21 r_67_214 r_cvmos r_59_60 r_tcheka r_5lett r_cv21 r_189 r_art21 r_89kdmos'.split(
						' '
					)
				}
			}
		)
	),
	statement(
		'S150',
		'7.5.3',
		'White has no trains before Gatchina',
		on(
			{ frrs: '19/O', r_622: 'SMOLNY' },
			[movement],
			[refuses(train('frrs', '19/T'), '7.5.3'), offers(pick('frrs'))]
		)
	),
	statement(
		'S153',
		'7.5.3',
		'a tank counts as the one EP of White’s trains',
		on(
			{ ft17: '19/O', frrs: '19/O', hjag: '20/N', r_622: 'SMOLNY' },
			[
				movement,
				pick('hjag'),
				go('19/T', '19/O', '19/P', '19/Q', '19/R', '19/S'),
				rest,
				train('ft17', '19/T')
			],
			[is('ft17', { at: '19/T' }), refuses(train('frrs', '19/S'), '7.5.3')]
		)
	),
	statement(
		'S158',
		'7.8',
		'reinforcements come in the movement sequence, not before',
		on(
			{ gue: coming(5, 'foot', '08/S'), r_622: 'SMOLNY', riga: '24/C' },
			[combat],
			[refuses(enter('gue', '08/S'), '8'), offers(done)],
			white(5)
		),
		on(
			{ gue: coming(5, 'foot', '08/S'), r_622: 'SMOLNY', riga: '24/C' },
			[movement],
			[offers(enter('gue', '08/S'))],
			white(5)
		)
	),
	statement(
		'S159',
		'7.8',
		'who comes by rail does not come in on foot on his turn; he may get off at the edge',
		on(
			{ r_8volog: coming(5, 'rail', '18/FF'), riga: '24/C' },
			[movement],
			[refuses(enter('r_8volog', '18/FF'), '7.8'), offers(land('r_8volog', '18/FF'))],
			red(5)
		)
	),
	statement(
		'S160',
		'7.9',
		'nobody leaves by his own will but by Red rail',
		on(
			{ hjag: '10/Q', r_622: 'SMOLNY', r10_2rd: '07/FF' },
			[movement],
			[refuses(depart('hjag'), '7.5.2'), offers(pick('hjag'))]
		)
	),
	statement(
		'S161',
		'7.9',
		'who is driven off comes back in his next movement sequence, there or next to it; a turn later if Routed',
		on(
			{ riga: '12/EE', semen: '13/EE', polta: '11/FF', r_622: '12/FF' },
			[combat, attacks('12/FF', 'riga'), done, toTheDice, 7, toTheEnd(), until('red-1'), movement],
			[offers(enter('r_622', '13/FF'))]
		),
		on(
			{ riga: '12/EE', semen: '13/EE', polta: '11/FF', r_2_36: '12/FF' },
			[combat, attacks('12/FF', 'riga'), done, toTheDice, 12, toTheEnd()],
			[
				that('a turn later', ({ state }) =>
					state.units.some(({ id, due }) => id === 'r_2_36' && due?.turn === 3)
				)
			]
		),
		...(['movement', 'combat'] as const).map((red) =>
			on(
				{ riga: '12/EE', semen: '13/EE', polta: '11/FF', r_622: '12/FF' },
				[onward, attacks('12/FF', 'riga'), done, toTheDice, 7, toTheEnd()],
				[
					that('when Red moves next', ({ state }) =>
						state.units.some(
							({ id, due }) => id === 'r_622' && due?.turn === (red === 'movement' ? 3 : 2)
						)
					)
				],
				{ ...white(2, 2), first: { white: 'movement', red } }
			)
		),
		...([1, 2] as const).map((n) =>
			on(
				{ r_2_36: '12/FF', riga: '12/EE', semen: '13/EE', polta: '11/FF' },
				[n === 1 ? combat : onward, attacks('12/EE', 'r_2_36'), done, toTheDice, 2, toTheEnd()],
				[
					that('a turn after its own next', ({ state }) =>
						state.units.some(({ id, due }) => id === 'r_2_36' && due?.turn === n + 2)
					)
				],
				{ ...red(2, n), first: { white: 'combat', red: n === 1 ? null : 'movement' } }
			)
		),
		// Beaten off in the last sequence of a turn, in which its side has moved after its combat; Routed before.
		on(
			{ r_188: '24/C', r_189: '24/C', r_cvmos: '24/C', res1: '24/B', semen: '16/Z' },
			[
				...[onward, attacks('24/B', 'r_188', 'r_189', 'r_cvmos'), done, toTheDice, 4],
				toThe('declare')
			],
			[tells({ type: 'leftMap', unit: 'res1', due: returning(8, '24/A') })],
			{ ...red(6, 2), first: { white: 'combat', red: 'movement' } }
		),
		on(
			{ r_188: '24/B', r_189: '24/B', semen: at('24/A', { mode: 'routed' }), res2: '16/Z' },
			[combat, attacks('24/A', 'r_188', 'r_189'), done, toTheDice, 6, toTheEnd()],
			[
				tellsNot({ type: 'routed' }),
				tells({ type: 'leftMap', unit: 'semen', due: returning(7, '24/A') })
			],
			red(6)
		)
	),
	statement(
		'A690',
		'8.2.6',
		'of a stack that routs through ZOC off the map its owner says who is lost; the others come back',
		...(['res1', 'res2'] as const).map((lost) =>
			on(
				{
					...{ r_188: '24/C', r_189: '24/C', r_cvmos: '24/C', r_622: '24/A' },
					...{ res1: at('24/B', { ep: 2 }), res2: at('24/B', { ep: 1 }), semen: '16/Z' }
				},
				[
					...[combat, attacks('24/B', 'r_188', 'r_189', 'r_cvmos'), done, toTheDice, 4],
					...[toThe('take'), take(lost), toThe('advance')]
				],
				[
					is(lost, { fate: 'lost' }),
					is(lost === 'res1' ? 'res2' : 'res1', { ep: 1, due: returning(7, '25/A') }),
					that('one prisoner', ({ state }) => state.prisoners.red === 1)
				],
				red(6)
			)
		)
	),
	statement(
		'A486',
		'7.9',
		'who can come back must: the movement sequence does not end before; who cannot is lost',
		on(
			{
				r_622: { fate: 'due', due: { turn: 2, how: 'foot', places: ['12/FF'], returning: true } },
				r_188: { fate: 'due', due: { turn: 3, how: 'foot', places: ['12/FF'], returning: true } },
				riga: '24/C',
				r_628: 'SMOLNY'
			},
			[movement],
			[offersNo(done), refuses(done, '7.9')],
			red()
		)
	),
	statement(
		'S162',
		'7.9',
		'who cannot come back is lost, and counts',
		on(
			{
				r_622: { fate: 'due', due: { turn: 2, how: 'foot', places: ['12/FF'], returning: true } },
				riga: '12/FF',
				semen: '13/FF',
				polta: '11/FF',
				r_628: 'SMOLNY'
			},
			[movement, done],
			[is('r_622', { fate: 'lost' }), that('2 EP', ({ state }) => state.score.destroyed === 2)],
			red()
		)
	),
	statement(
		'S163',
		'7.9',
		'a demoralised unit that runs off the map is lost, without prisoners',
		on(
			{ r15_2rd: at('12/FF', { mode: 'routed', loyalty: 'fled' }), riga: '24/C', r_622: 'SMOLNY' },
			[movement],
			[
				is('r15_2rd', { fate: 'lost' }),
				that('no prisoners', ({ state }) => state.prisoners.white === 0)
			],
			red()
		)
	),
	statement(
		'S164',
		'7.9',
		'a raised unit that does not come back is not raised again',
		on(
			{
				r_putil: { fate: 'due', due: { turn: 5, how: 'foot', places: ['12/FF'], returning: true } },
				riga: '12/FF',
				semen: '13/FF',
				polta: '11/FF',
				r_628: 'SMOLNY'
			},
			[movement, done],
			[is('r_putil', { fate: 'lost' })],
			red(5)
		)
	),
	statement(
		'S367',
		'16.1',
		'the independent battalions may land, and then stand',
		on(
			{ r_rind: { fate: 'pool', ep: 0 }, r_622: 'SMOLNY', r_2_36: 'NEVSKY', riga: '24/C' },
			[
				declare(true),
				until('raising', 2),
				{ type: 'raise', action: 'military_units' },
				until('red-1'),
				movement
			],
			[
				offers(
					{ type: 'place', unit: 'r_rind', place: 'WARSAW' },
					{ type: 'place', unit: 'r_rind', place: '25/Q' }
				)
			],
			start(6)
		)
	),
	statement(
		'S378',
		'16.1',
		'a garrison that is late makes the whole 1st division late, and no other',
		on(
			{
				gue: coming(5, 'foot', '08/S'),
				tchud: coming(8, 'foot', '08/S'),
				vozni: coming(7, 'foot', '08/S'),
				riga: '24/C',
				r_622: 'SMOLNY'
			},
			[until('ammunition')],
			[
				that('a turn later', ({ state }) =>
					['gue 6', 'tchud 9', 'vozni 7'].every((one) =>
						state.units.some(({ id, due }) => `${id} ${due?.turn}` === one)
					)
				)
			],
			{ ...red(4, 2), first: { white: 'combat', red: 'combat' } }
		)
	)
];

export const MOVEMENT: readonly Statement[] = [...COMMAND, ...MOVES];
