import {
	back,
	advance,
	anyOf,
	asks,
	at,
	attack,
	attacks,
	barrage,
	blow,
	combat,
	done,
	goes,
	goesNot,
	is,
	lead,
	leave,
	march,
	movement,
	moveUp,
	night,
	offers,
	offersNo,
	on,
	pass,
	pick,
	red,
	refuses,
	resolve,
	rest,
	run,
	serve,
	stand,
	stands,
	statement,
	support,
	take,
	tells,
	tellsNot,
	that,
	toTheDice,
	toThe,
	toTheEnd,
	type Statement
} from '../statement.ts';

const BOX = { fate: 'box' } as const;
const routed = { mode: 'routed' } as const;
const disorganised = { mode: 'disorganised' } as const;
/** One attack of these units, up to the dice. */
const fought = (place: string, ...units: readonly string[]) =>
	[combat, attacks(place, ...units), done, toTheDice] as const;

/** 8.1 Barrages. */
const BARRAGES: readonly Statement[] = [
	statement(
		'S166',
		'8',
		'nothing is added to what was declared',
		on(
			{ riga: '22/O', semen: '22/R', polta: '23/R', r_622: '21/O', r_628: '22/Q' },
			[combat, attacks('21/O', 'riga'), attacks('22/Q', 'semen'), done, resolve(1), toTheDice],
			[refuses(attack('polta', '22/Q', 2), '8.2.5'), asks('Combat')]
		)
	),
	statement(
		'S168',
		'8.1.1',
		'a bombed hex is not attacked',
		on(
			{ raf: BOX, riga: '22/O', r_622: '21/O' },
			[combat, barrage('raf', '21/O')],
			[refuses(attack('riga', '21/O'), '8.1.1')],
			{ turn: 3 }
		)
	),
	statement(
		'S169',
		'8.1.1',
		'nobody advances into a hex that a barrage has cleared',
		on(
			{ art_nwa: '22/O', riga: '22/O', r11_2rd: '21/O' },
			[combat, barrage('art_nwa', '21/O'), done, 9, toTheEnd()],
			[
				is('riga', { at: '22/O' }),
				tells({ type: 'retreated', units: ['r11_2rd'] }),
				tellsNot({ type: 'advanced' })
			]
		)
	),
	statement(
		'S170',
		'8.1.1',
		'only the active side shells',
		on(
			{ riga: '22/O', art1_2rd: '21/O', r_622: '21/O' },
			[combat],
			[refuses(barrage('art1_2rd', '22/O'), '8.1.1'), offers({ type: 'attack', unit: 'riga' })]
		)
	),
	statement(
		'S171',
		'8.1.2',
		'a target must be next to some unit of the firing side, be it an HQ',
		...([true, false] as const).map((seen) =>
			on(
				{ redfleet: '26/R', riga: '24/R', ...(seen ? { hq2rd: '24/Q' } : {}), r_622: 'SMOLNY' },
				[combat],
				[seen ? offers(barrage('redfleet', '24/R')) : offersNo({ type: 'barrage' }), offers(done)],
				red()
			)
		)
	),
	statement(
		'S172',
		'8.1.2',
		'aircraft bomb what nobody sees',
		on({ raf: BOX, r_622: 'SMOLNY' }, [combat], [offers(barrage('raf', 'SMOLNY'))], { turn: 3 })
	),
	statement(
		'S173',
		'8.1.2',
		'an HQ beside combat units is no target',
		on(
			{ art_nwa: '22/O', r_622: '21/O', hq2rd: '21/O' },
			[combat],
			[offers(barrage('art_nwa', '21/O')), offersNo({ type: 'barrage', target: 'hq' })]
		)
	),
	statement(
		'S176',
		'8.1.3',
		'each gun rolls for itself, the second on what the first has left',
		on(
			{ art_nwa: '22/O', art1ac: '22/O', r_622: '21/O' },
			[
				combat,
				barrage('art_nwa', '21/O'),
				barrage('art1ac', '21/O'),
				done,
				{ type: 'fire', unit: 'art1ac' },
				10,
				9
			],
			[
				tells({ type: 'barrageFell', unit: 'art_nwa', score: 12 }),
				tells({ type: 'barrageFell', unit: 'art1ac', score: 12 }),
				is('r_622', { ep: 1, mode: 'disorganised' })
			]
		)
	),
	statement(
		'S179',
		'8.1.3',
		'a barrage may destroy the last EP of a train',
		on(
			{ art_nwa: '20/T', riga: '20/T', at_lenin: at('19/T', { ep: 1 }) },
			[combat, barrage('art_nwa', '19/T'), done, 12],
			[is('at_lenin', { fate: 'lost' })]
		)
	),
	statement(
		'S180',
		'8.1.3',
		'a barrage drives off those whose Morale is too low, the others stay',
		on(
			{ art_nwa: '22/O', r11_2rd: '21/O', r_2vsob: '21/O' },
			[combat, barrage('art_nwa', '21/O'), done, 10, take('r_2vsob'), toTheEnd()],
			[is('r_2vsob', { at: '21/O', ep: 1 }), tells({ type: 'retreated', units: ['r11_2rd'] })]
		)
	),
	statement(
		'S181',
		'8.1.3',
		'a lone HQ does not retreat from a barrage; a loss destroys it',
		on(
			{ art_nwa: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O', 'hq'), done, 9],
			[is('hq2rd', { at: '21/O', mode: 'disorganised' })]
		),
		on(
			{ art_nwa: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O', 'hq'), done, 10],
			[is('hq2rd', { fate: 'due' })]
		)
	)
];

/** 8.2 Attacks, up to the dice. */
const ATTACKS: readonly Statement[] = [
	statement(
		'S182',
		'8.2.1',
		'nobody has to attack',
		on({ riga: '22/O', r_622: '21/O' }, [combat], [offers(done, attack('riga', '21/O'))])
	),
	statement(
		'S183',
		'8.2.1',
		'nobody attacks where he could not go',
		on(
			{ riga: 'HARBOUR', r_622: 'VASIL' },
			[combat],
			[refuses(attack('riga', 'VASIL'), '8.2.1'), offers(done)]
		),
		on(
			{ riga: '21/H', ft17: '21/H', r_622: '21/I' },
			[combat, attacks('21/I', 'riga')],
			[refuses(attack('ft17', '21/I', 1), '8.2.1'), offers(done)]
		)
	),
	statement(
		'S184',
		'8.2.1',
		'a tank does not attack dense forest without a road',
		on(
			{ frrs: '19/O', ft17: '19/O', r_622: '18/O' },
			[combat, attacks('18/O', 'frrs')],
			[refuses(attack('ft17', '18/O', 1), '8.2.1'), offers(done)]
		)
	),
	statement(
		'S186',
		'8.2.1',
		'attackers of a hex that was cleared may enter it, and need no ammunition',
		on(
			{ riga: '22/O', semen: '21/N', r_622: '21/O', r_628: '24/C' },
			[combat, attacks('21/O', 'riga'), attacks('21/O', 'semen'), done, resolve(1), toTheDice, 12],
			[offers(advance('semen', '21/O'), pass)]
		),
		on(
			{ riga: '22/O', semen: '21/N', r_622: '21/O', r_628: '24/C' },
			[
				combat,
				attacks('21/O', 'riga'),
				attacks('21/O', 'semen'),
				done,
				resolve(1),
				toTheDice,
				12,
				advance('semen', '21/O'),
				toTheEnd()
			],
			[is('semen', { at: '21/O', lowAmmo: false }), is('riga', { lowAmmo: true })]
		)
	),
	statement(
		'S187',
		'8.2.1',
		'the units of a stack may attack different hexes, each once',
		on(
			{ riga: '22/O', polta: '22/O', r_622: '21/O', r_628: '23/O' },
			[combat, attacks('21/O', 'riga'), attacks('23/O', 'polta')],
			[
				refuses(attack('riga', '23/O', 2), '8.2.1'),
				that('two attacks', ({ state }) => state.combat?.attacks.length === 2)
			]
		)
	),
	statement(
		'S189',
		'8.2.2',
		'the attacker names his supports first, and adds nothing later',
		on(
			{
				riga: '22/O',
				art_nwa: '22/O',
				art1ac: '22/O',
				r_622: '21/O',
				hq2rd: '20/O',
				art1_2rd: '20/O'
			},
			[combat, attacks('21/O', 'riga'), done, support('art_nwa'), pass],
			[asks('red'), offers(serve('hq2rd')), refuses(support('art1ac'), '5.3')]
		)
	),
	statement(
		'S191',
		'8.2.3',
		'cavalry anywhere among the attackers keeps cavalry from slipping away',
		...([true, false] as const).map((chased) =>
			on(
				{ riga: '22/O', [chased ? 'hjag' : 'semen']: '21/N', hq5id: '22/N', r_cvmos: '21/O' },
				[
					combat,
					attacks('21/O', 'riga'),
					lead('hq5id'),
					attack(chased ? 'hjag' : 'semen', '21/O', 1),
					done
				],
				[chased ? offersNo(leave) : offers(leave, stand), tells({ type: 'fightBegan' })]
			)
		)
	),
	statement(
		'S192',
		'8.2.3',
		'a train slips away from cavalry too',
		on(
			{ hjag: '21/M', at_lenin: '20/M' },
			[combat, attacks('20/M', 'hjag'), done],
			[offers(leave, stand)]
		)
	),
	statement(
		'S195',
		'8.2.3',
		'who slips away into a ZOC suffers a d',
		on(
			{ riga: '22/O', semen: '20/Q', polta: '20/N', r_cvmos: '21/O' },
			[combat, attacks('21/O', 'riga'), done, leave, toTheEnd()],
			[tells({ type: 'withdrew', units: ['r_cvmos'] }), is('r_cvmos', { mode: 'disorganised' })]
		)
	),
	statement(
		'S197',
		'8.2.3',
		'a stack with a unit of the 2nd ID dodges whole, under its HQ',
		on(
			{ frrs: '21/O', ural: '21/O', hq2id: '20/N', r_622: '22/O' },
			[combat, attacks('21/O', 'r_622'), done, leave],
			[
				tells({ type: 'withdrew', units: ['frrs', 'ural'] }),
				tells({ type: 'commanded', unit: 'hq2id', place: '21/O' })
			],
			red()
		)
	),
	statement(
		'S199',
		'8.2.3',
		'cars are no cavalry',
		on(
			{ hart3id: '21/O', riga: '21/O', r_622: '22/O', ac2rd: '22/O' },
			[combat, attacks('21/O', 'r_622', 'ac2rd'), done],
			[offers(leave, stand)],
			red()
		)
	),
	statement(
		'S200',
		'8.2.4',
		'a gun that has supported one defence does not support another, even of its own hex',
		on(
			{
				riga: '22/O',
				semen: '20/N',
				r_622: '21/O',
				r_628: '20/O',
				art1_2rd: '20/O',
				hq2rd: '20/O'
			},
			[
				combat,
				attacks('21/O', 'riga'),
				attacks('20/O', 'semen'),
				done,
				resolve(1),
				serve('hq2rd'),
				support('art1_2rd'),
				4,
				toTheDice,
				4
			],
			[tells({ type: 'attackFought', modifier: 1 }), tells({ type: 'attackFought', modifier: 3 })]
		),
		on(
			{ riga: '22/O', semen: '21/N', r_622: '21/O', art1_2rd: '21/O' },
			[
				combat,
				attacks('21/O', 'riga'),
				attacks('21/O', 'semen'),
				done,
				resolve(1),
				support('art1_2rd'),
				4,
				toTheDice
			],
			[
				tells({ type: 'attackFought', modifier: 1 }),
				asks('Combat'),
				tellsNot({ type: 'supported', unit: 'art1_2rd', role: 'attacker' })
			]
		)
	),
	statement(
		'S202',
		'8.2.4',
		'one HQ serves a defence, and only guns that it commands come',
		on(
			{
				riga: '22/O',
				r_622: '21/O',
				hq2rd: '21/M',
				art1_2rd: '21/M',
				hq6rd: '20/Q',
				art1_6rd: '20/Q'
			},
			[combat, attacks('21/O', 'riga'), done, serve('hq2rd')],
			[
				offers(support('art1_2rd')),
				offersNo(support('art1_6rd'), serve('hq6rd')),
				refuses(serve('hq6rd'), '8.2.4')
			]
		)
	),
	statement(
		'S203',
		'8.2.4',
		'a gun whose stack does not attack needs an HQ',
		on(
			{ riga: '22/O', polta: '21/N', art_nwa: '21/N', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done],
			[asks('Combat'), tells({ type: 'fightBegan' })]
		)
	),
	statement(
		'S204',
		'8.2.4',
		'guns that defend alone surrender to a rout',
		on(
			{ riga: '22/O', art1_2rd: '21/O', art2_2rd: '21/O' },
			[...fought('21/O', 'riga'), 6, toTheEnd()],
			[
				tells({ type: 'attackFought', score: 10 }),
				tells({ type: 'removed', prisoners: 1 }),
				tellsNot({ type: 'retreated' })
			]
		)
	),
	statement(
		'S205',
		'8.2.4',
		'the range of a support is counted to the defender',
		on(
			{ riga: '22/O', art_nwa: '23/N', art1ac: '24/N', hq5id: '23/N', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), lead('hq5id'), done],
			[offers(support('art_nwa')), offersNo(support('art1ac'))]
		)
	),
	statement(
		'S206',
		'8.2.4',
		'aircraft do not support a defence',
		on(
			{ riga: '22/O', r_622: '21/O', r_avia: BOX },
			[combat, attacks('21/O', 'riga'), done],
			[asks('Combat')],
			{ turn: 6 }
		)
	),
	statement(
		'S207',
		'8.2.4',
		'a gun does not turn to a barrage because the enemy slipped away',
		on(
			{ riga: '22/O', art_nwa: '22/O', semen: '22/R', r_628: '22/Q', r_cvmos: '21/O' },
			[
				combat,
				attacks('21/O', 'riga'),
				attacks('22/Q', 'semen'),
				done,
				resolve(1),
				leave,
				anyOf('retreat', 'pass')
			],
			[
				refuses(barrage('art_nwa', '22/Q'), '8.2.5'),
				tells({ type: 'withdrew', units: ['r_cvmos'] })
			]
		)
	),
	statement(
		'S209',
		'8.2.5',
		'only the NWA attacks by night',
		on(
			{ r_622: '22/O', riga: '21/O' },
			[combat, attacks('21/O', 'r_622')],
			[refuses(night(), '8.2.5'), offers(done)],
			red()
		),
		on(
			{ est_1_9: '24/F', r48_6rd: '23/G' },
			[combat, attacks('23/G', 'est_1_9')],
			[refuses(night(), '8.2.5'), offers(done)]
		)
	),
	statement(
		'S211',
		'8.2.5',
		'enemies all round lower Morale even if one side alone attacks',
		on(
			{ riga: '22/O', semen: '20/O', r_622: '21/O' },
			[...fought('21/O', 'riga'), 6],
			[
				tells({
					type: 'attackFought',
					modifier: 3,
					score: 9,
					defender: { loss: 1, code: 'dr' }
				})
			]
		)
	),
	statement(
		'S212',
		'8.2.5',
		'Trotsky in one of the stacks raises their Morale by 2',
		...([true, false] as const).map((there) =>
			on(
				{
					r_622: '19/N',
					...(there ? { r_trotsky: '19/N' } : {}),
					r_628: '20/O',
					hq2rd: '19/O',
					riga: '20/N'
				},
				[
					combat,
					attacks('20/N', 'r_622'),
					lead('hq2rd'),
					attack('r_628', '20/N', 1),
					done,
					toTheDice,
					8
				],
				[
					tells({
						type: 'attackFought',
						score: 6,
						attacker: { loss: 1, code: there ? '-' : 'r' }
					})
				],
				red()
			)
		)
	),
	statement(
		'S213',
		'8.2.5',
		'at 7 the defender wins, and the attacker applies his result first',
		on(
			{ riga: '22/O', r_622: '21/O' },
			[...fought('21/O', 'riga'), 4],
			[
				tells({ type: 'attackFought', score: 7, winner: 'defender' }),
				that('the attacker first', ({ events }) => {
					const [first] = events.flatMap((one) => (one.type === 'lossTaken' ? [one.role] : []));
					return first === 'attacker';
				})
			]
		)
	)
];

/** 8.2.6 Results. */
const RESULTS: readonly Statement[] = [
	statement(
		'S214',
		'8.2.6',
		'losses that the loser cannot bear are taken off the winner’s',
		on(
			{ riga: '22/O', r_622: '21/O' },
			[...fought('21/O', 'riga'), 5],
			[tells({ type: 'attackFought', score: 8, attacker: { loss: 0, code: 'a1' } })],
			{ numbers: { 'CRT_LOSSES.8.defender': 3 } }
		)
	),
	statement(
		'S216',
		'8.2.6',
		'everybody loses one EP before anybody loses two',
		on(
			{ talab: '22/O', riga: '22/O', r_622: '21/O', r_628: '21/O' },
			[...fought('21/O', 'talab', 'riga'), 9, take('r_622')],
			[is('r_622', { ep: 1 }), is('r_628', { ep: 1 }), offers(take('r_622'), take('r_628'))]
		)
	),
	statement(
		'S217',
		'8.2.6',
		'the first loss falls on the predominant Morale, or on cavalry',
		on(
			{ riga: '22/O', r_188: '21/O', r_622: '21/O' },
			[...fought('21/O', 'riga'), 9],
			[
				that('the greater regiment', ({ events }) =>
					events.some((one) => one.type === 'lossTaken' && one.unit === 'r_188')
				),
				tellsNot({ type: 'lossTaken', unit: 'r_622' })
			]
		),
		on(
			{ riga: '22/O', r_188: '21/O', r_3cvbash: '21/O' },
			[...fought('21/O', 'riga'), 9],
			[offers(take('r_188'), take('r_3cvbash'))]
		)
	),
	statement(
		'S224',
		'8.2.6',
		'a Disorganised HQ commands half as many hexes',
		on(
			{
				riga: '22/O',
				semen: '21/N',
				polta: '22/N',
				hq5id: at('22/N', disorganised),
				r_622: '21/O'
			},
			[combat, attacks('21/O', 'riga'), lead('hq5id'), attack('semen', '21/O', 1)],
			[refuses(attack('polta', '21/O', 1), '5.2'), tells({ type: 'attackLed' })]
		)
	),
	statement(
		'S225',
		'8.2.6',
		'a stack goes back together',
		on(
			{ riga: '22/O', r_622: '21/O', r_kdnov: '21/O' },
			[...fought('21/O', 'riga'), 9, toTheEnd()],
			[
				tells({ type: 'retreated', units: ['r_622', 'r_kdnov'] }),
				tellsNot({ type: 'retreatSplit' })
			]
		)
	),
	statement(
		'S226',
		'8.2.6',
		'a stack that can only go back into ZOC pays with a d of one unit',
		on(
			{ riga: '22/O', semen: '20/Q', polta: '20/N', r_622: '21/O', r_628: '21/O', r_kdnov: '21/O' },
			[...fought('21/O', 'riga'), 9, take('r_622'), anyOf('retreat')],
			[offers(take('r_628'), take('r_kdnov')), is('r_628', { mode: 'normal', ep: 2 })]
		)
	),
	statement(
		'S227',
		'8.2.6',
		'nobody swims the Neva: he stays, Routed',
		on(
			{ riga: '20/W', semen: '20/X', polta: '21/V', ostrov: '22/V', r_2_36: '21/W' },
			[...fought('21/W', 'riga'), 7, toTheEnd()],
			[is('r_2_36', { at: '21/W', mode: 'routed' })]
		)
	),
	statement(
		'S228',
		'8.2.6',
		'a full hex is passed, never overstacked',
		on(
			{
				riga: '22/O',
				semen: '21/P',
				polta: '20/P',
				ostrov: '21/N',
				viatsk: '22/N',
				r_622: '21/O',
				r_2_36: '20/O',
				r_kdnov: '20/O'
			},
			[...fought('21/O', 'riga'), 5, toTheEnd()],
			[
				that('one farther', ({ events }) =>
					events.some((one) => one.type === 'retreated' && one.path.length === 2)
				)
			]
		),
		// Not where enemies and their ZOC leave another hex, be it no way home.
		on(
			{
				...{ riga: '22/O', polta: '20/P', r_622: '21/O', r_2_36: '21/P', r_kdnov: '21/P' },
				r_628: 'SMOLNY'
			},
			[...fought('21/O', 'riga'), 5, toTheEnd()],
			[tells({ type: 'retreated', units: ['r_622'], path: ['21/N'] })]
		)
	),
	statement(
		'S230',
		'8.2.6',
		'ZOC counts for more than the direction',
		on(
			{ res1: '21/O', res2: '21/O', r_2_36: '22/O', r_622: '22/M', r_628: '19/O' },
			[...fought('22/O', 'res1', 'res2'), 6, toTheEnd()],
			[tells({ type: 'retreated', path: ['20/P'] })]
		)
	),
	statement(
		'A490',
		'8.2.6',
		'west is west by the columns of the map, on the coast too: not south, where the land goes on',
		on(
			{ res2: '27/I', r_89kdmos: '27/J', semen: '24/C' },
			[combat, attacks('27/I', 'r_89kdmos'), done, toTheDice, 5, toThe('retreat')],
			[offers(back('27/H'), back('28/H')), offersNo(back('26/I'))],
			red(5)
		)
	),
	statement(
		'S231',
		'8.2.6',
		'of two ways to the west the cheaper is taken',
		on(
			{ art_nwa: '23/M', art1ac: '23/M', r_2_36: '23/N' },
			[...fought('23/M', 'r_2_36'), 11, toTheEnd()],
			[tells({ type: 'retreated', path: ['23/L'] })],
			red()
		)
	),
	statement(
		'S233',
		'8.2.6',
		'guns and HQ of beaten attackers go back with them',
		on(
			{ res1: '22/O', res2: '22/O', art1ac: '22/O', hq5id: '22/O', r_622: '21/O', r_628: '21/O' },
			[...fought('21/O', 'res1', 'res2'), 7, toTheEnd()],
			[
				tells({ type: 'retreated', units: ['art1ac', 'hq5id', 'res2'] }),
				is('art1ac', { mode: 'normal' })
			]
		)
	),
	statement(
		'S235',
		'8.2.6',
		'a Routed gun supports nothing, nor does it shell',
		on(
			{ riga: '22/O', r_622: '21/O', art1_2rd: at('21/O', routed) },
			[...fought('21/O', 'riga'), 4],
			[tells({ type: 'attackFought', modifier: 3 })]
		),
		on(
			{ riga: '22/O', r_622: '21/O', art1_2rd: at('21/O', routed), art2_2rd: '21/O' },
			[combat],
			[offers(barrage('art2_2rd', '22/O')), offersNo({ type: 'barrage', unit: 'art1_2rd' })],
			red()
		)
	),
	statement(
		'S236',
		'8.2.6',
		'a Disorganised unit that routs owes nothing for its disorder',
		on(
			{ riga: '22/O', r_2_36: at('21/O', disorganised) },
			[...fought('21/O', 'riga'), 7, toTheEnd()],
			[is('r_2_36', { mode: 'routed', ep: 3 })]
		)
	),
	statement(
		'S237',
		'8.2.6',
		'a Routed unit runs before it rallies',
		on(
			{ riga: at('22/N', routed), r_622: 'SMOLNY' },
			[movement, anyOf('run'), done],
			[
				tells({ type: 'rallied', units: ['riga'] }),
				that('it has left', ({ state }) =>
					state.units.some(({ id, at: where }) => id === 'riga' && where !== '22/N')
				)
			]
		)
	),
	statement(
		'S240',
		'8.2.6',
		'Routed Reds that reach Petrograd stop in any district that they can reach',
		on(
			{ r_622: at('22/V', routed), riga: '24/C' },
			[movement, run('MOSCOW_GATE')],
			[offers(run('WARSAW'), rest)],
			red()
		),
		on(
			{ r_622: at('22/V', routed), riga: '24/C' },
			[movement, run('MOSCOW_GATE'), run('WARSAW'), rest, done],
			[is('r_622', { at: 'WARSAW', mode: 'normal' })],
			red()
		)
	),
	statement(
		'S241',
		'8.2.6',
		'Routed Reds leave Petrograd for the north and stand there until they rally',
		on(
			{ r_622: at('NEVSKY', routed), riga: '24/C' },
			[movement, anyOf('run')],
			[
				that('north', ({ state }) =>
					state.units.some(
						({ id, at: where }) =>
							id === 'r_622' && ['25/U', '25/V', '24/W', '23/W'].includes(where ?? '')
					)
				),
				stands({ fled: ['r_622'] }),
				offers(done)
			],
			red()
		)
	),
	statement(
		'S243',
		'8.2.6',
		'nobody rallies in an enemy ZOC, though a friend be with him',
		on(
			{ r_622: at('25/V', routed), r_628: '25/V', riga: '26/V' },
			[movement, done],
			[is('r_622', { mode: 'routed', at: '25/V' })],
			{ ...red(), fled: ['r_622'] }
		)
	),
	statement(
		'S245',
		'8.2.6',
		'guns rout with whoever is left of their company',
		on(
			{ talab: '22/O', riga: '22/O', r_622: at('21/O', routed), r_628: '21/O', art1_2rd: '21/O' },
			[...fought('21/O', 'talab', 'riga'), 5, toTheEnd()],
			[
				is('r_622', { fate: 'lost' }),
				is('r_628', { mode: 'routed', fate: 'map' }),
				is('art1_2rd', { mode: 'routed', fate: 'map' })
			]
		)
	)
];

/** 8.2.7 to 8.4: advance, moving up, bridges. */
const AFTER: readonly Statement[] = [
	statement(
		'S246',
		'8.2.7',
		'an a obliges a combat unit to advance',
		on(
			{ riga: '22/O', r_622: '21/O' },
			[...fought('21/O', 'riga'), 12],
			[tells({ type: 'advanced', unit: 'riga', path: ['21/O'] }), is('riga', { at: '21/O' })]
		),
		on(
			{ riga: '22/O', semen: '22/O', r_622: '21/O' },
			[...fought('21/O', 'riga', 'semen'), 12],
			[offers(advance('riga', '21/O'), advance('semen', '21/O')), offersNo(pass)]
		)
	),
	statement(
		'S247',
		'8.2.7',
		'without an a nobody advances, cavalry neither',
		on(
			{ riga: '22/O', r_kdnov: '21/O' },
			[...fought('21/O', 'riga'), 6, toTheEnd()],
			[is('r_kdnov', { fate: 'lost' }), is('riga', { at: '22/O' })]
		),
		on(
			{ hjag: '22/O', riga: '22/O', r_kdnov: '21/O' },
			[...fought('21/O', 'riga', 'hjag'), 6, toTheEnd()],
			[is('r_kdnov', { fate: 'lost' }), is('hjag', { at: '22/O' })]
		)
	),
	statement(
		'S248',
		'8.2.7',
		'the second hex of an advance is the first of the loser’s way',
		on(
			{ riga: '22/O', hjag: '22/O', r_2_36: '21/O' },
			[...fought('21/O', 'riga', 'hjag'), 12, toThe('advance')],
			[
				that('along his way only', ({ events, allowed }) => {
					const way = events.flatMap((one) => (one.type === 'retreated' ? one.path : []));
					const far = allowed.flatMap((one) =>
						one.type === 'advance' && one.unit === 'hjag' && one.path.length > 1
							? [one.path[1]]
							: []
					);
					return far.length > 0 && far.every((to) => to === way[0]);
				})
			]
		)
	),
	statement(
		'S250',
		'8.2.7',
		'guns of the attacking stack advance, those of another hex do not',
		on(
			{ riga: '22/O', art1ac: '22/O', art_nwa: '22/N', hq5id: '22/N', r_622: '21/O' },
			[
				combat,
				attacks('21/O', 'riga'),
				lead('hq5id'),
				done,
				support('art_nwa'),
				support('art1ac'),
				12
			],
			[offers(advance('art1ac', '21/O')), offersNo({ type: 'advance', unit: 'art_nwa' })]
		)
	),
	statement(
		'S251',
		'8.2.7',
		'infantry goes farther by a forced march declared at the advance',
		on(
			{ riga: '22/O', r_2_36: '21/O', r_622: '20/O' },
			[...fought('21/O', 'riga'), 12, toThe('advance')],
			[
				offers(march),
				that('one hex so far', ({ allowed }) =>
					allowed.every((one) => one.type !== 'advance' || one.path.length === 1)
				)
			]
		),
		on(
			{ riga: '22/O', r_2_36: '21/O', r_622: '20/O' },
			[...fought('21/O', 'riga'), 12, toThe('advance'), march],
			[
				that('two hexes now', ({ allowed }) =>
					allowed.some((one) => one.type === 'advance' && one.path.length === 2)
				)
			]
		)
	),
	statement(
		'S255',
		'8.3',
		'units move up at the start of the sequence, with the declarations, not later',
		on(
			{ riga: '22/O', liba: '24/R', r_622: '21/O' },
			[combat, attacks('21/O', 'riga')],
			[offers({ type: 'advanceTo', unit: 'liba' })]
		),
		on(
			{ riga: '22/O', semen: '22/R', liba: '24/R', r_622: '21/O', r_628: '22/Q' },
			[combat, attacks('21/O', 'riga'), attacks('22/Q', 'semen'), done],
			[refuses(moveUp('liba', '24/Q'), '8'), offers(resolve(1))]
		)
	),
	statement(
		'S256',
		'8.3',
		'nobody moves up out of an enemy ZOC',
		on(
			{ riga: '22/O', r_622: '21/O' },
			[combat],
			[refuses(moveUp('riga', '23/O'), '8.3'), offers(attack('riga', '21/O'))]
		)
	),
	statement(
		'S257',
		'8.3',
		'an HQ that has moved up commands nothing, one that commands does not move up',
		on(
			{ riga: '22/O', semen: '21/N', hq5id: '23/N', r_622: '21/O' },
			[combat, moveUp('hq5id', '22/N'), attacks('21/O', 'riga')],
			[refuses(lead('hq5id'), '5.1'), is('hq5id', { at: '22/N' })]
		),
		on(
			{ riga: '22/O', semen: '21/N', hq5id: '23/N', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), lead('hq5id')],
			[refuses(moveUp('hq5id', '23/M'), '8.3'), tells({ type: 'attackLed' })]
		)
	),
	statement(
		'S262',
		'8.4',
		'a blown bridge stays blown',
		on(
			{ at_lenin: '08/V', riga: '22/H' },
			[movement, pick('at_lenin')],
			[goesNot('07/V'), goes('09/V')],
			{ ...red(), blown: [['07/V', '08/V']] }
		)
	),
	statement(
		'S263',
		'8.4',
		'two bridges may be blown; that of the Luga does not count',
		on(
			{ riga: '24/K', r_622: 'SMOLNY' },
			[combat, blow('riga', '25/K')],
			[
				stands({
					blown: [
						['15/T', '16/T'],
						['24/K', '25/K']
					]
				})
			],
			{ blown: [['15/T', '16/T']] }
		),
		on(
			{ riga: '24/K', r_622: 'SMOLNY' },
			[combat],
			[refuses(blow('riga', '25/K'), '8.4'), offers(done)],
			{
				blown: [
					['15/T', '16/T'],
					['17/Y', '16/Z']
				]
			}
		)
	),
	statement(
		'S264',
		'8.4',
		'only White infantry in order blows bridges',
		on(
			{ hjag: '24/K', frrs: at('24/K', routed), r_622: 'SMOLNY' },
			[combat],
			[
				refuses(blow('hjag', '25/K'), '8.4'),
				refuses(blow('frrs', '25/K'), '8.4'),
				refuses(blow('r_622', '25/K'), '8.4'),
				offers(done)
			]
		),
		on(
			{ r_622: '24/K', riga: '24/C' },
			[combat],
			[refuses(blow('r_622', '25/K'), '8.4'), offers(done)],
			red()
		)
	)
];

export const COMBAT: readonly Statement[] = [...BARRAGES, ...ATTACKS, ...RESULTS, ...AFTER];
