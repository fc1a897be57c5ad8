import { NEVER } from '#lib/rules/white-october/engine/facts/schema.ts';
import {
	advance,
	anyOf,
	asks,
	at,
	attack,
	attacks,
	barrage,
	blow,
	combat,
	direct,
	done,
	is,
	lead,
	leave,
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
	until,
	type Statement
} from '../statement.ts';

const BOX = { fate: 'box' } as const;
const routed = { mode: 'routed' } as const;
const disorganised = { mode: 'disorganised' } as const;
const low = { lowAmmo: true } as const;
const fought = (where: string, ...units: readonly string[]) =>
	[combat, attacks(where, ...units), done, toTheDice] as const;

/** 8.1 Barrages, 15 ships and aircraft. */
const BARRAGES: readonly Statement[] = [
	statement(
		'A201',
		'8.1.2',
		'guns and an HQ without combat units: the firer says which he shells; tanks and cars never',
		on(
			{ art_nwa: '22/O', art1_2rd: '21/O', hq2rd: '21/O', ac2rd: '21/O', riga: '22/O' },
			[combat],
			[
				offers(barrage('art_nwa', '21/O', 'artillery'), barrage('art_nwa', '21/O', 'hq')),
				refuses(barrage('art_nwa', '21/O', 'combat'), '8.1.2')
			]
		),
		on(
			{ art_nwa: '22/O', art1_2rd: '21/O', r_622: '21/O' },
			[combat],
			[
				offers(barrage('art_nwa', '21/O')),
				refuses(barrage('art_nwa', '21/O', 'artillery'), '8.1.2')
			]
		)
	),
	statement(
		'A202',
		'8.1.3',
		'a d costs a Disorganised unit an EP, and not its last',
		on(
			{ art_nwa: '22/O', r_622: at('21/O', disorganised), r_628: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O'), done, 7, toTheEnd()],
			[tells({ type: 'barrageFell', score: 10 }), is('r_622', { ep: 1, mode: 'disorganised' })]
		),
		on(
			{ art_nwa: '22/O', r_622: at('21/O', { ...disorganised, ep: 1 }), r_628: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O'), done, 9, toTheEnd()],
			[tells({ type: 'barrageFell', score: 12 }), is('r_622', { ep: 1, mode: 'disorganised' })]
		)
	),
	statement(
		'A203',
		'8.1.3',
		'an HQ may go along with those whom a barrage drives off, or stay',
		on(
			{ art_nwa: '22/O', r11_2rd: '21/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O'), done, 9],
			[asks('red'), offers({ type: 'follow', unit: 'hq2rd' }, pass)]
		)
	),
	statement(
		'A204',
		'8.1.1',
		'who shells does not support, who supports does not shell; a shelled hex is not attacked',
		on(
			{ riga: '22/O', art_nwa: '22/O', r_622: '21/O', r_628: '23/O' },
			[combat, attacks('21/O', 'riga'), barrage('art_nwa', '23/O')],
			[refuses(attack('riga', '23/O'), '8.2.1'), refuses(barrage('art_nwa', '21/O'), '8.1.1')]
		),
		on(
			{ riga: '22/O', art_nwa: '22/O', r_622: '21/O', r_628: '23/O' },
			[combat, attacks('21/O', 'riga'), barrage('art_nwa', '23/O'), done, resolve(1)],
			[asks('Combat'), tellsNot({ type: 'supported' })]
		)
	),
	statement(
		'A205',
		'8.1.2',
		'guns shell no farther than two hexes, and only what a friend is next to',
		on(
			{ art_nwa: '22/M', riga: '22/O', r_622: '21/P', r_628: '21/O' },
			[combat],
			[offers(barrage('art_nwa', '21/O')), offersNo(barrage('art_nwa', '21/P'))]
		),
		on(
			{ art_nwa: '22/M', riga: '24/C', r_628: '21/O' },
			[combat],
			[offersNo({ type: 'barrage' }), offers(done)]
		)
	),
	statement(
		'A206',
		'8.1.3',
		'a barrage is halved for Low Ammo and for disorder, and rounded once',
		on(
			{ art_nwa: at('22/O', { ...low, ...disorganised }), r_622: '21/O', riga: '22/O' },
			[combat, barrage('art_nwa', '21/O'), done, 9],
			[tells({ type: 'barrageFell', score: 10 })]
		)
	),
	statement(
		'A207',
		'15.2',
		'aircraft fly in clear weather, and are back on the next clear turn',
		on(
			{ raf: BOX, riga: '22/O', r_622: '21/O' },
			[combat],
			[refuses(barrage('raf', '21/O'), '1.7'), offers(attack('riga', '21/O'))],
			{ turn: 2 }
		),
		on(
			{ raf: BOX, riga: '22/O', r_622: '21/O' },
			[combat, barrage('raf', '21/O'), done, 2, toTheEnd()],
			[is('raf', { fate: 'due', due: { turn: 6, how: 'box', places: [], returning: false } })],
			{ turn: 3 }
		)
	),
	statement(
		'A208',
		'8.2.5',
		'aircraft add their firepower, decide the comparison, and give one more besides; by night they stay away',
		on(
			{ raf: BOX, riga: '22/O', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done, support('raf'), toTheDice, 7],
			[tells({ type: 'attackFought', modifier: 6 })],
			{ turn: 3 }
		),
		on(
			{ raf: BOX, riga: '22/O', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), night(), done],
			[asks('Combat'), offersNo(support('raf')), stands({ night: true })],
			{ turn: 3 }
		)
	),
	statement(
		'A209',
		'15.1',
		'a support is one of the three actions of the Red fleet, also in defence',
		on(
			{ redfleet: '25/R', r_622: '24/R', riga: '24/Q', r_628: 'SMOLNY' },
			[combat, attacks('24/R', 'riga'), done, support('redfleet'), toTheDice, 7, toTheEnd()],
			[is('redfleet', { lowAmmo: true }), stands({ fleetActions: 3 })],
			{ fleetActions: 2 }
		)
	)
];

/** 8.2 Attacks up to the dice, 13, 14. */
const ATTACKS: readonly Statement[] = [
	statement(
		'A211',
		'8.2.5',
		'three hexes of which none are neighbours are all round, two are not unless opposite',
		on(
			{ riga: '22/O', semen: '20/P', polta: '21/N', hq5id: '20/O', frrs: '22/N', r_2_36: '21/O' },
			[
				combat,
				attack('riga', '21/O'),
				lead('hq5id'),
				attack('polta', '21/O', 1),
				done,
				toTheDice,
				7
			],
			[tells({ type: 'attackFought', morale: { attacker: 5, defender: 2 }, modifier: 4 })]
		),
		on(
			{ riga: '22/O', semen: '20/P', polta: '21/N', hq5id: '20/O', frrs: '22/N', r_2_36: '21/O' },
			[
				combat,
				attack('riga', '21/O'),
				lead('hq5id'),
				attack('polta', '21/O', 1),
				attack('semen', '21/O', 1),
				done,
				toTheDice,
				7
			],
			[tells({ type: 'attackFought', modifier: 7 })]
		)
	),
	statement(
		'A212',
		'8.2.4',
		'guns in disorder support with half their firepower, Low Ammo halves it again; Routed ones are silent',
		on(
			{ riga: '22/O', art_nwa: at('22/O', disorganised), r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done, support('art_nwa'), toTheDice, 7],
			[tells({ type: 'attackFought', modifier: 5 })]
		),
		on(
			{ riga: '22/O', art_nwa: at('22/O', routed), r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done],
			[asks('Combat'), tellsNot({ type: 'supported' })]
		)
	),
	statement(
		'A213',
		'8.2.4',
		'guns that defend alone are worth half their firepower, in the comparison too',
		on(
			{ riga: '22/O', art1_2rd: '21/O' },
			[...fought('21/O', 'riga'), 2],
			[tells({ type: 'attackFought', modifier: 6 })]
		),
		on(
			{ riga: '22/O', art1_2rd: '21/O', ac2rd: '21/O', hq2rd: '21/O' },
			[...fought('21/O', 'riga'), 2],
			[tells({ type: 'attackFought', modifier: 2 })]
		)
	),
	statement(
		'A214',
		'13',
		'a lone fort: its firepower for value and comparison, −3 for the ground',
		on(
			{ talab: '28/K', fort_sl: '29/L', r_622: 'SMOLNY' },
			[combat],
			[offersNo({ type: 'attack' }), offers(done)]
		),
		on(
			{ talab: '28/L', fort_sl: '29/L', r_622: 'SMOLNY' },
			[...fought('29/L', 'talab'), 7],
			[tells({ type: 'attackFought', modifier: -1 })]
		)
	),
	statement(
		'A215',
		'13',
		'a fort with friends is named to support, without an HQ; for others it needs one',
		on(
			{ talab: '28/L', fort_sl: '29/L', r_622: '29/L' },
			[combat, attacks('29/L', 'talab'), done],
			[asks('red'), offers(support('fort_sl'), pass)]
		),
		on(
			{ talab: '28/L', fort_sl: '29/L', r_622: '28/M', r_628: 'SMOLNY' },
			[combat, attacks('28/M', 'talab'), done],
			[asks('Combat'), tellsNot({ type: 'supported' })]
		)
	),
	statement(
		'A216',
		'14.1.1',
		'two tanks give one bonus of tanks, and the one of more vehicles',
		on(
			{ riga: '22/O', mkv1: '22/O', mkv2: '22/O', r_2_36: '21/O' },
			[...fought('21/O', 'riga', 'mkv1', 'mkv2'), 7],
			[tells({ type: 'attackFought', modifier: 5 })]
		),
		on(
			{ riga: '22/O', mkv1: '22/O', r_2_36: '21/O', ac2rd: '21/O' },
			[...fought('21/O', 'riga', 'mkv1'), 7],
			[tells({ type: 'attackFought', modifier: 2 })]
		)
	),
	statement(
		'A217',
		'14.1.1',
		'a tank that has attacked leaves for two turns, also from a lost attack',
		on(
			{ riga: '22/O', mkv1: '22/O', r_2_36: '21/O' },
			[...fought('21/O', 'riga', 'mkv1'), 2, toTheEnd()],
			[
				is('mkv1', {
					fate: 'due',
					due: { turn: 4, how: 'recruitment', places: [], returning: false }
				})
			]
		),
		// 16.1 The Mark V have gone home by then.
		on(
			{ riga: '22/O', mkv1: '22/O', r_2_36: '21/O' },
			[...fought('21/O', 'riga', 'mkv1'), 2, toTheEnd()],
			[
				is('mkv1', {
					fate: 'due',
					due: { turn: NEVER, how: 'recruitment', places: [], returning: false }
				})
			],
			{ turn: 7 }
		)
	),
	statement(
		'A218',
		'14.1',
		'vehicles check only if their side was hurt and enemy supports fired',
		on(
			{ riga: '22/O', nwa_ac: '22/O', r_2_36: '21/O' },
			[...fought('21/O', 'riga', 'nwa_ac'), 3, toTheEnd()],
			[tellsNot({ type: 'vehicleChecked' }), tells({ type: 'attackFought' })]
		),
		on(
			{ riga: '22/O', nwa_ac: '22/O', r_2_36: '21/O', art1_2rd: '21/O' },
			[combat, attacks('21/O', 'riga', 'nwa_ac'), done, support('art1_2rd'), toTheDice, 5],
			[asks('Destruction of a vehicle'), is('riga', { ep: 1 })]
		)
	),
	statement(
		'A219',
		'14.1',
		'a train in contact is a support of its side, whichever side it is on',
		on(
			{ riga: '20/T', nwa_ac: '20/T', at_lenin: '19/T', r_622: '19/T' },
			[
				combat,
				attacks('19/T', 'riga', 'nwa_ac'),
				done,
				stand,
				toTheDice,
				7,
				anyOf('take', 'retreat')
			],
			[asks('Destruction of a vehicle')]
		),
		on(
			{ at_lenin: '19/T', r_622: '19/T', riga: '20/T', nwa_ac: '20/T' },
			[combat, attacks('20/T', 'r_622', 'at_lenin'), done, toTheDice, 12, anyOf('take', 'retreat')],
			[asks('Destruction of a vehicle')],
			red()
		)
	),
	statement(
		'A220',
		'14.2',
		'the firepower of a train in contact counts in the comparison and not in the ratio',
		on(
			{ at_tchern: '19/T', riga: '20/T', r_622: 'SMOLNY' },
			[...fought('20/T', 'at_tchern'), 7],
			[tells({ type: 'attackFought', modifier: -3 })],
			red()
		)
	),
	statement(
		'A221',
		'8.2.3',
		'Routed cavalry slips away like any other',
		on(
			{ riga: '22/O', r_cvmos: at('21/O', routed), r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done],
			[offers(leave, stand)]
		),
		on(
			{ riga: '22/O', r_cvmos: at('21/O', routed) },
			[combat, attacks('21/O', 'riga'), done, leave, toTheEnd()],
			[tells({ type: 'withdrew', units: ['r_cvmos'] }), is('r_cvmos', { mode: 'routed' })]
		)
	),
	statement(
		'A222',
		'8.2.3',
		'if one goes, all go that can: horse guns and cars with the cavalry, foot stays and fights',
		on(
			{ riga: '22/O', r_cvmos: '21/O', ac2rd: '21/O', r_622: '21/O', r_628: '20/P' },
			[combat, attacks('21/O', 'riga'), done, leave],
			[tells({ type: 'withdrew', units: ['ac2rd', 'r_cvmos'] })]
		),
		on(
			{ riga: '22/O', r_cvmos: '21/O', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done, leave, toTheDice, 7],
			[tells({ type: 'attackFought', modifier: 3 })]
		)
	),
	statement(
		'A223',
		'8.2.3',
		'who would slip away only into a hex that is still to be attacked stays, Routed, and is fought',
		on(
			{
				riga: '22/O',
				semen: '20/Q',
				polta: '21/N',
				liba: '20/N',
				ural: '22/N',
				r_cvmos: '21/O',
				r_622: '21/P',
				talab: '22/P',
				r_628: 'SMOLNY',
				viatsk: '20/O',
				volyn: '20/P'
			},
			[combat, attacks('21/O', 'riga'), attacks('21/P', 'talab'), done, resolve(1), leave],
			[
				is('r_cvmos', { at: '21/O', mode: 'routed' }),
				asks('Combat'),
				that('it is the first attack', ({ state }) => state.combat?.fight?.attack === 1)
			]
		)
	),
	statement(
		'A224',
		'8.2.5',
		'Trotsky in the attacked stack gives it +2, and the defence of Petrograd takes 1',
		on(
			{ riga: 'MOSCOW_GATE', r_622: 'WARSAW', r_trotsky: 'WARSAW', r_628: 'SMOLNY' },
			[...fought('WARSAW', 'riga'), 7],
			[tells({ type: 'attackFought', morale: { attacker: 5, defender: 4 } })]
		)
	),
	statement(
		'A225',
		'8.2.2',
		'a night attack tires the army when it is made, not if its target slips away',
		on(
			{ riga: '22/O', r_cvmos: '21/O', r_622: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), night(), done, leave, toTheEnd()],
			[stands({ fatigue: 0, combat: null }), tells({ type: 'withdrew' })]
		),
		on(
			{ riga: '22/O', r_cvmos: '21/O', r_622: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), night(), done, stand, toTheDice, 7],
			[stands({ fatigue: 1 })]
		)
	),
	statement(
		'A226',
		'8.2.1',
		'Neither a Routed unit nor a gun attacks; a Disorganised unit does, with half its value',
		on(
			{ riga: at('22/O', routed), art_nwa: '22/O', semen: at('22/O', disorganised), r_622: '21/O' },
			[combat],
			[
				refuses(attack('riga', '21/O'), '8.2.1'),
				refuses(attack('art_nwa', '21/O'), '8.2.1'),
				offers(attack('semen', '21/O'))
			]
		)
	)
];

/** 8.2.6 to 8.4 After the dice. */
const RESULTS: readonly Statement[] = [
	statement(
		'A231',
		'8.2.6',
		'four EP of combat units on both sides: one loss more each; guns do not count for it',
		on(
			{ talab: '22/O', frrs: '22/O', r_2_36: '21/O' },
			[...fought('21/O', 'talab', 'frrs'), 4],
			[
				tells({
					type: 'attackFought',
					score: 8,
					attacker: { loss: 2, code: 'a1' },
					defender: { loss: 2, code: 'r' }
				})
			]
		),
		on(
			{ talab: '22/O', r_2_36: '21/O', art1_2rd: '21/O' },
			[...fought('21/O', 'talab'), 7],
			[tells({ type: 'attackFought', attacker: { loss: 1, code: 'a' } })]
		)
	),
	statement(
		'A232',
		'8.2.6',
		'guns of the defender lose EP only when the combat units are gone, and then rout',
		on(
			{ talab: '22/O', semen: '22/O', r_622: at('21/O', { ep: 1 }), art1_2rd: '21/O' },
			[
				combat,
				attacks('21/O', 'talab', 'semen'),
				done,
				pass,
				toTheDice,
				2,
				anyOf('take', 'retreat')
			],
			[
				is('r_622', { fate: 'lost' }),
				is('art1_2rd', { ep: 1, mode: 'routed' }),
				tells({ type: 'attackFought' })
			]
		)
	),
	statement(
		'A233',
		'8.2.6',
		'an EP lost takes 2 off the value; the last EP is the reduced side',
		on(
			{ riga: '22/O', r_2_36: at('21/O', { ep: 3 }) },
			[...fought('21/O', 'riga'), 7],
			[tells({ type: 'attackFought', modifier: 2 })]
		),
		on(
			{ riga: '22/O', rdd_winter: at('WARSAW', { ep: 1 }), hjag: 'MOSCOW_GATE' },
			[...fought('WARSAW', 'hjag'), 7],
			[tells({ type: 'attackFought', morale: { attacker: 5, defender: 4 } })]
		)
	),
	statement(
		'A234',
		'8.2.6',
		'a d upon a stack of which one is Disorganised: that one loses an EP, the others become so',
		on(
			{ riga: '22/O', r_622: at('21/O', disorganised), r_2vsob: '21/O' },
			[...fought('21/O', 'riga'), 5, toTheEnd()],
			[
				tells({ type: 'attackFought', defender: { loss: 1, code: 'd' } }),
				is('r_622', { fate: 'lost' }),
				is('r_2vsob', { ep: 2, mode: 'disorganised' })
			]
		)
	),
	statement(
		'A235',
		'8.2.6',
		'an r on a Disorganised unit costs no EP; it stays Disorganised until its own movement ends',
		on(
			{ riga: '22/O', semen: '22/O', r_622: at('21/O', disorganised), r_628: 'SMOLNY' },
			[...fought('21/O', 'riga', 'semen'), 2, toTheEnd()],
			[is('r_622', { mode: 'disorganised', ep: 1 }), tells({ type: 'retreated', units: ['r_622'] })]
		)
	),
	statement(
		'A236',
		'8.2.6',
		'a plain retreat of a Routed unit is a retreat, no surrender',
		on(
			{ riga: '22/O', r_tcheka: at('21/O', routed), r_628: 'SMOLNY' },
			[...fought('21/O', 'riga'), 7, toTheEnd()],
			[
				is('r_tcheka', { fate: 'map', mode: 'routed' }),
				tells({ type: 'retreated', units: ['r_tcheka'] })
			]
		)
	),
	statement(
		'A237',
		'8.2.7',
		'a1 is one hex for cavalry too',
		on(
			{ hjag: '22/O', riga: '22/O', r17_2rd: '21/O', r_628: 'SMOLNY' },
			[...fought('21/O', 'hjag', 'riga'), 3, anyOf('retreat'), take('riga')],
			[
				tells({ type: 'attackFought', score: 8 }),
				offers(advance('hjag', '21/O')),
				that('no second hex', ({ allowed }) =>
					allowed.every((one) => one.type !== 'advance' || one.path.length === 1)
				)
			]
		)
	),
	statement(
		'A238',
		'8.2.7',
		'one hex only when the enemy was eliminated, for cavalry too',
		on(
			{ hjag: '22/O', riga: '22/O', r_622: at('21/O', { ep: 1 }), r_628: 'SMOLNY' },
			[...fought('21/O', 'hjag', 'riga'), 12, anyOf('take')],
			[
				is('r_622', { fate: 'lost' }),
				offers(advance('hjag', '21/O')),
				that('no second hex', ({ allowed }) =>
					allowed.every((one) => one.type !== 'advance' || one.path.length === 1)
				)
			]
		)
	),
	statement(
		'A239',
		'8.2.7',
		'the defender who wins with an a enters an emptied hex of the attack',
		on(
			{ res1: at('22/O', disorganised), r_89kdmos: '21/O', r_628: 'SMOLNY' },
			[...fought('21/O', 'res1'), 2, toTheEnd()],
			[is('r_89kdmos', { at: '22/O' }), tells({ type: 'advanced', unit: 'r_89kdmos' })]
		)
	),
	statement(
		'A240',
		'8.3',
		'guns and HQs move up too, next to the enemy; then they do nothing else',
		on(
			{ art_nwa: '23/N', hq5id: '23/N', riga: '22/O', r_622: '21/O' },
			[combat, moveUp('art_nwa', '22/N'), moveUp('hq5id', '22/N'), attack('riga', '21/O')],
			[refuses(lead('hq5id'), '5.1'), refuses(barrage('art_nwa', '21/O'), '8.1.1'), offers(done)]
		)
	),
	statement(
		'A241',
		'8.3',
		'who is held back does not move up towards the enemy',
		on(
			{ r12_2rd: at('19/N', { loyalty: 'held' }), r_622: '22/R', riga: '22/O' },
			[combat],
			[refuses(moveUp('r12_2rd', '20/N'), '8.3'), offers(moveUp('r12_2rd', '18/N'))],
			red(2)
		)
	),
	statement(
		'A242',
		'8.3',
		'a turn of rest leaves offensive movement, and it is one hex whatever it costs',
		on(
			{ art_nwa: '21/L', r_622: 'SMOLNY' },
			[combat],
			[offers(moveUp('art_nwa', '20/L'), moveUp('art_nwa', '21/M'))],
			{ rest: true }
		)
	),
	statement(
		'A243',
		'8.4',
		'who blows a bridge does not attack in the same sequence, and the other way round; Estonians may',
		on(
			{ riga: '18/AA', r_622: '18/BB' },
			[combat, blow('riga', '18/BB')],
			[refuses(attack('riga', '18/BB'), '8.2.1'), stands({ blown: [['18/AA', '18/BB']] })]
		),
		on(
			{ riga: '19/T', r_622: '18/T' },
			[combat, attack('riga', '18/T')],
			[refuses(blow('riga', '20/T'), '8.4'), offers(done)]
		)
	),
	statement(
		'A244',
		'8.2.7',
		'who was in the sequence’s later attack does not lose it by the advance of others; each attacks once',
		on(
			{ riga: '22/O', r_622: '21/O', r_628: '20/O' },
			[
				combat,
				attacks('21/O', 'riga'),
				done,
				toTheDice,
				12,
				anyOf('take', 'retreat', 'advance'),
				until('red-1')
			],
			[is('riga', { at: '21/O' }), is('r_628', { at: '20/O' }), stands({ step: 'red-1' })]
		)
	),
	statement(
		'A245',
		'8.2.6',
		'the second loss falls on whoever has lost none, with the first on the Predominant Morale',
		on(
			{ talab: '22/O', semen: '22/O', r_622: '21/O', r_tcheka: '21/O', r_628: 'SMOLNY' },
			[...fought('21/O', 'talab', 'semen'), 5, toTheEnd()],
			[is('r_622', { ep: 1 }), is('r_tcheka', { ep: 1 })]
		)
	),
	statement(
		'A246',
		'7.1',
		'a unit may always go one hex, and then no farther',
		on(
			{ art_nwa: at('20/N', disorganised), r_622: 'SMOLNY' },
			[movement, pick('art_nwa'), direct('19/N')],
			[is('art_nwa', { at: '19/N', spent: 4 })]
		),
		on(
			{ r_3fdv: at('20/N', disorganised), riga: '24/C' },
			[movement, pick('r_3fdv'), direct('19/N')],
			[is('r_3fdv', { at: '19/N', spent: 2, done: true })],
			red()
		)
	),
	statement(
		'A247',
		'8.2.6',
		'the HQ in the hex goes back with its stack, and is Routed with it',
		on(
			{ talab: '22/O', semen: '22/O', r_2_36: '21/O', hq2rd: '21/O', art1_2rd: '21/O' },
			[
				combat,
				attacks('21/O', 'talab', 'semen'),
				done,
				pass,
				toTheDice,
				8,
				anyOf('take', 'retreat')
			],
			[
				tells({ type: 'attackFought', defender: { loss: 3, code: 'dr' } }),
				is('hq2rd', { mode: 'routed' }),
				is('art1_2rd', { mode: 'routed' })
			]
		)
	)
];

export const FIGHTS: readonly Statement[] = [...BARRAGES, ...ATTACKS, ...RESULTS];
