import {
	anyOf,
	asks,
	at,
	attacks,
	barrage,
	combat,
	declare,
	done,
	is,
	leave,
	lead,
	movement,
	offers,
	offersNo,
	on,
	pass,
	red,
	resolve,
	serve,
	stands,
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
	until,
	type Statement
} from '../statement.ts';

const disorganised = { mode: 'disorganised' } as const;
const routed = { mode: 'routed' } as const;
const restore = (unit: string) => ({ type: 'restore', unit }) as const;
const desert = (unit: string | null) => ({ type: 'desert', unit }) as const;

/** Whites all round 21/O, so that every place next to it is in their ZOC. */
const RING = {
	...{ riga: '22/O', semen: '22/O', polta: '20/Q', liba: '20/N' },
	...{ ural: '23/N', ostrov: '22/Q', volyn: '19/P', temm: '21/M' }
} as const;

/** Details of the first seven sections: values, supply, command, movement. */
export const DETAILS: readonly Statement[] = [
	statement(
		'A601',
		'1.5',
		'a friend in the place cancels the ZOC for those who go back: they choose it, and nobody takes a d',
		on(
			{ ...RING, r_622: '21/O', r_628: '20/P', r_7r: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, toTheDice, 6, anyOf('take')],
			[
				tells({ type: 'retreated', units: ['r_622'], path: ['20/P'] }),
				is('r_622', { at: '20/P', mode: 'normal', ep: 1 }),
				tellsNot({ type: 'disorganised' })
			]
		)
	),
	statement(
		'A691',
		'8.2.6',
		'of those who go back through ZOC any unit may take the d, an HQ too',
		...(['r_622', 'hq2rd'] as const).map((who) =>
			on(
				{ ...RING, r_622: '21/O', hq2rd: '21/O', r_7r: 'SMOLNY' },
				[combat, attacks('21/O', 'riga'), done, toTheDice, 6, toThe('take'), take(who)],
				[
					tells({ type: 'retreated', units: ['hq2rd', 'r_622'], path: ['21/P'] }),
					tells({ type: 'disorganised', units: [who] })
				]
			)
		)
	),
	statement(
		'A602',
		'1.5',
		'so it does for those who run: through ZOC with friends in it they pay nothing, else an EP',
		on(
			{ ...RING, r_622: at('21/O', routed), r_628: '20/P', r_7r: '19/Q' },
			[movement, anyOf('run', 'take')],
			[is('r_622', { ep: 2 }), tells({ type: 'ran', units: ['r_622'], place: '20/P', zoc: false })],
			red()
		),
		on(
			{ ...RING, r_622: at('21/O', routed), r_628: 'SMOLNY' },
			[movement, anyOf('run', 'take')],
			[is('r_622', { ep: 1 }), stands({ prisoners: { white: 1, red: 0 } })],
			red()
		)
	),
	statement(
		'A603',
		'1.6',
		'an adjusted predominant value moves the result, not who takes the first loss: that falls on the value most of them have',
		on(
			{ riga: '22/O', semen: '22/O', r_5lett: '21/O', com1: '21/O', r11_2rd: '21/O' },
			[combat, attacks('21/O', 'riga', 'semen'), done, toTheDice, 12],
			[
				tells({ type: 'attackFought', morale: { attacker: 5, defender: 5 } }),
				offers(take('r_5lett'), take('com1')),
				offersNo(take('r11_2rd'))
			]
		),
		on(
			{ riga: '22/O', semen: '22/O', r_tcheka: '21/O', r11_2rd: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga', 'semen'), done, toTheDice, 12],
			[
				tells({ type: 'attackFought', morale: { attacker: 5, defender: 3 } }),
				that(
					'of two values the lower first',
					({ events }) =>
						events.flatMap((one) => (one.type === 'lossTaken' ? one.unit : []))[0] === 'r11_2rd'
				)
			]
		)
	),
	statement(
		'A604',
		'3.1.1',
		'deserters that are paid with points are deserters: five of them bring White his point',
		on(
			{ r_2_36: 'SMOLNY', r_622: 'NEVSKY', riga: '24/C' },
			[declare(true), until('desertion', 2), 9, ...Array.from({ length: 5 }, () => desert(null))],
			[stands({ points: { white: 2, red: 3 } }), is('r_2_36', { ep: 4 }), is('r_622', { ep: 2 })],
			{ ...start(3), points: { white: 0, red: 5 } }
		)
	),
	statement(
		'A605',
		'10.2',
		'half an EP of deserters counts as one; the action takes 3 off the dice, and may leave none',
		...(
			[
				[3, false, 2],
				[11, false, 6],
				[2, false, 1],
				[4, true, 1],
				[3, true, 0],
				[12, true, 5]
			] as const
		).map(([dice, acts, ep]) =>
			on(
				{ r_2_36: 'SMOLNY', r_62_630: 'NEVSKY', riga: '24/C' },
				[
					declare(true),
					...(acts
						? [until('anti-subversion', 2), { type: 'counter', action: 'anti_desertion' } as const]
						: []),
					until('desertion', 2),
					dice
				],
				[tells({ type: 'desertionRolled', ep })],
				start(acts ? 5 : 3)
			)
		)
	),
	statement(
		'A606',
		'4.3',
		'Peter & Paul gives no supply out of a White ZOC, unless a Red stands in it',
		on(
			{
				...{ riga: 'SMOLNY', semen: '25/U', r_628: at('18/Z', { ep: 1 }) },
				r_622: at('VYBORG_SIDE', { ep: 1 })
			},
			[declare(true), until('red-replacements', 2)],
			[offers(restore('r_628')), offersNo(restore('r_622'))],
			{ ...start(1), points: { white: 0, red: 3 } }
		),
		on(
			{
				...{ riga: 'SMOLNY', semen: '25/U', r_628: at('18/Z', { ep: 1 }) },
				...{ r_622: at('VYBORG_SIDE', { ep: 1 }), r_kdnov: 'PETER_PAUL' }
			},
			[declare(true), until('red-replacements', 2)],
			[offers(restore('r_628'), restore('r_622'))],
			{ ...start(1), points: { white: 0, red: 3 } }
		)
	),
	statement(
		'A607',
		'4.2',
		'a line does not leave the road over the Luga',
		on(
			{
				...{ semen: at('23/G', { ep: 1 }), riga: at('24/F', { ep: 1 }) },
				...{ r_622: '22/H', r_628: '17/K' }
			},
			[declare(true), until('white-replacements', 2)],
			[offers(restore('riga')), offersNo(restore('semen'))],
			{ ...start(2), points: { white: 3, red: 0 } }
		)
	),
	statement(
		'A608',
		'4.4',
		'who shells without a line is Low Ammo afterwards; who stands beside him, and who is shelled, is not',
		on(
			{ art_nwa: '13/DD', riga: '13/DD', r_622: '13/CC', r_628: 'SMOLNY' },
			[combat, barrage('art_nwa', '13/CC'), done, 7, toTheEnd()],
			[
				tells({ type: 'barrageFell', unit: 'art_nwa' }),
				is('art_nwa', { lowAmmo: true }),
				is('riga', { lowAmmo: false }),
				is('r_622', { lowAmmo: false })
			]
		)
	),
	statement(
		'A609',
		'4.5',
		'without an offensive turn the tanks of the British keep their value and their bonus, those of the NWA lose both',
		on(
			{ riga: '22/H', mkv1: '22/H', r_622: '22/I', r_628: 'SMOLNY' },
			[combat, attacks('22/I', 'riga', 'mkv1'), done, toTheDice, 7],
			[
				tells({
					type: 'attackFought',
					ratio: { attacker: 6, defender: 4, line: '3/2', modifier: 1 }
				}),
				tells({ type: 'attackFought', modifier: 5 })
			],
			{ offensive: false, turn: 6 }
		),
		on(
			{ riga: '22/H', ft17: '22/H', r_622: '22/I', r_628: 'SMOLNY' },
			[combat, attacks('22/I', 'riga', 'ft17'), done, toTheDice, 7],
			[
				tells({
					type: 'attackFought',
					ratio: { attacker: 3, defender: 4, line: '2/3', modifier: -1 }
				}),
				tells({ type: 'attackFought', modifier: 1 })
			],
			{ offensive: false, turn: 6 }
		)
	),
	statement(
		'A659',
		'4.5',
		'without an offensive turn the aircraft of the NWA are short of ammunition like its guns, those of the British are not',
		...(
			[
				['nwa_air', 5],
				['raf', 7]
			] as const
		).map(([air, attacker]) =>
			on(
				{ riga: '22/O', art_nwa: '22/O', [air]: { fate: 'box' }, r_622: '21/O', r_628: 'SMOLNY' },
				[
					...[combat, attacks('21/O', 'riga'), done, support('art_nwa'), support(air)],
					...[toTheDice, 7]
				],
				[
					that(
						'the value of the attack',
						({ events }) =>
							events.flatMap((one) =>
								one.type === 'attackFought' ? one.ratio?.attacker : []
							)[0] === attacker
					)
				],
				{ offensive: false, turn: 3 }
			)
		)
	),
	statement(
		'A610',
		'5.3',
		'an HQ of the NWA serves no defence of Estonians alone, nor theirs one of the NWA; where both stand, either may',
		...(
			[
				[{ est_kuper: '21/O' }, ['est_parts'], ['hq5id']],
				[{ liba: '21/O' }, ['hq5id'], ['est_parts']],
				[{ est_kuper: '21/O', liba: '21/O' }, ['hq5id', 'est_parts'], []]
			] as const
		).map(([attacked, may, mayNot]) =>
			on(
				{
					...attacked,
					...{ hq5id: '20/N', est_parts: '20/N', art_nwa: '20/O', est_14b: '20/P' },
					...{ r_2_36: '22/O', r_628: 'SMOLNY' }
				},
				[combat, attacks('21/O', 'r_2_36'), done],
				[asks('white'), offers(...may.map(serve)), offersNo(...mayNot.map(serve))],
				red(3)
			)
		)
	),
	statement(
		'A611',
		'5.5',
		'whoever of the division is in a stack of the attack gives it the capacity, a gun or who does not attack; the HQ itself does not',
		...(
			[
				[{}, 3],
				[{ liba: '22/O' }, 4],
				[{ art1_5id: '22/O' }, 4],
				[{ liba: '23/O' }, 3]
			] as const
		).map(([also, modifier]) =>
			on(
				{ semen: '22/O', hq5id: '22/O', ...also, r_622: '21/O', r_628: 'SMOLNY' },
				[combat, attacks('21/O', 'semen'), lead('hq5id'), done, toTheDice, 7],
				[tells({ type: 'attackFought', modifier })]
			)
		)
	),
	statement(
		'A612',
		'5.5',
		'an HQ whose value is spent on other hexes lets nobody slip away',
		on(
			{
				...{ hq2id: at('23/O', disorganised), talab: '22/O', ural: '24/P', semen: '22/N' },
				...{ r_622: '21/O', r_628: '25/P', r_7r: '21/N', r_2_36: 'SMOLNY' }
			},
			[
				...[combat, attacks('22/O', 'r_622'), attacks('24/P', 'r_628'), attacks('22/N', 'r_7r')],
				...[done, resolve(1), leave, anyOf('retreat'), pass],
				...[resolve(3), leave, anyOf('retreat'), pass]
			],
			[
				tells({ type: 'withdrew', units: ['talab'] }),
				tells({ type: 'withdrew', units: ['semen'] }),
				asks('Combat')
			],
			red()
		)
	)
];
