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
	done,
	is,
	lead,
	leave,
	night,
	offers,
	offersNo,
	offersOnly,
	on,
	pass,
	red,
	resolve,
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
	toTheEnd,
	white,
	type Statement
} from '../statement.ts';

const disorganised = { mode: 'disorganised' } as const;
const routed = { mode: 'routed' } as const;
const BOX = { fate: 'box' } as const;

/** What follows from fights: who has fired, who stays, who advances. */
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
	)
];
