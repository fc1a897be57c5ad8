import {
	asks,
	at,
	attack,
	attacks,
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
	offers,
	onward,
	offersNo,
	on,
	pick,
	red,
	refuses,
	rest,
	spent,
	serve,
	stands,
	start,
	statement,
	tells,
	tellsNot,
	that,
	toTheDice,
	toTheEnd,
	train,
	until,
	type Command,
	type Statement
} from '../statement.ts';

const routed = { mode: 'routed' } as const;
const disorganised = { mode: 'disorganised' } as const;
const low = { lowAmmo: true } as const;
const fought = (where: string, ...units: readonly string[]) =>
	[combat, attacks(where, ...units), done, toTheDice] as const;
const restore = (unit: string): Command => ({ type: 'restore', unit });
const depart = (unit: string): Command => ({ type: 'depart', unit });
/** What Red spends, in half MP, from 20/R to 20/P, which is next to 20/O. */
const walks = [movement, pick('r_622'), go('20/P', '20/Q')] as const;

/** 1 Definitions, 2 the turn. */
const DEFINITIONS: readonly Statement[] = [
	statement(
		'A101',
		'1.5',
		'a unit with a white symbol has a ZOC in company, be the company Routed, and none alone',
		on({ frrs: '20/O', r_622: '20/R' }, walks, [is('r_622', { at: '20/P', spent: 4 })], red()),
		on(
			{ frrs: '20/O', swed: '20/O', r_622: '20/R' },
			walks,
			[is('r_622', { at: '20/P', spent: 6 })],
			red()
		),
		on(
			{ frrs: '20/O', riga: at('20/O', routed), r_622: '20/R' },
			walks,
			[is('r_622', { spent: 6 })],
			red()
		)
	),
	statement(
		'A102',
		'1.5',
		'Routed units have no ZOC, guns alone have one, guns beside a white symbol are no company',
		on(
			{ riga: at('20/O', routed), r_622: '20/R' },
			walks,
			[is('r_622', { at: '20/P', spent: 4 })],
			red()
		),
		on({ art_nwa: '20/O', r_622: '20/R' }, walks, [is('r_622', { spent: 6 })], red()),
		on({ frrs: '20/O', hq5id: '20/O', r_622: '20/R' }, walks, [is('r_622', { spent: 4 })], red())
	),
	statement(
		'A103',
		'1.4',
		'values of the same combat are added before they are halved',
		on(
			{
				volyn: at('22/O', disorganised),
				temm: at('22/O', disorganised),
				r_622: '21/O',
				r_628: '24/C'
			},
			[...fought('21/O', 'volyn', 'temm'), 7],
			[tells({ type: 'attackFought', modifier: 1 })]
		)
	),
	statement(
		'A104',
		'1.6',
		'of two values with the same EP the lower counts; one that is 3 away moves it by 1',
		on(
			{ riga: '22/O', krsng: '22/O', r_622: '21/O' },
			[...fought('21/O', 'riga', 'krsng'), 7],
			[tells({ type: 'attackFought', modifier: 3 })]
		),
		on(
			{ res1: '22/O', res2: '22/O', tkshock: '22/O', r_622: '21/O' },
			[...fought('21/O', 'res1', 'res2', 'tkshock'), 7],
			[
				tells({ type: 'attackFought', modifier: 2 }),
				tells({ type: 'attackFought', morale: { attacker: 4, defender: 3 } })
			]
		)
	),
	statement(
		'A105',
		'2',
		'nobody recovers at the end of a combat sequence',
		on(
			{ riga: at('22/J', disorganised), frrs: at('22/J', routed), r_622: 'SMOLNY' },
			[combat, done, until('red-1')],
			[is('riga', { mode: 'disorganised' }), is('frrs', { mode: 'routed' })]
		)
	),
	statement(
		'A106',
		'2',
		'deserters come off the stock before the RP of the turn are received',
		on(
			{ r_622: 'SMOLNY', r_628: 'NEVSKY', riga: '24/C' },
			[declare(true), until('desertion'), 6],
			[stands({ step: 'desertion', points: { white: 1, red: 1 } }), asks('red')],
			{ ...start(2), points: { white: 0, red: 1 } }
		)
	),
	statement(
		'A107',
		'2',
		'in turn 1 no deserters and no politics; replacements follow recruitment',
		on(
			{ r_622: at('SMOLNY', { ep: 1 }), riga: '24/C' },
			[declare(true), until('red-replacements')],
			[offers(restore('r_622')), tellsNot({ type: 'desertionRolled' })],
			{ ...start(1), points: { white: 0, red: 6 } }
		)
	)
];

/** 3 Recruitment and replacements. */
const REPLACEMENTS: readonly Statement[] = [
	statement(
		'A111',
		'3.1.1',
		'three prisoners become a point that is spent in the same turn',
		on(
			{ riga: at('24/C', { ep: 1 }), r_622: 'SMOLNY' },
			[declare(true), { type: 'enlist' }],
			[offers(restore('riga')), stands({ prisoners: { white: 1, red: 0 } })],
			{ ...start(1), prisoners: { white: 4, red: 0 } }
		),
		on(
			{ riga: at('24/C', { ep: 1 }), r_622: 'SMOLNY' },
			[declare(true)],
			[offersNo({ type: 'enlist' }), stands({ step: 'white-replacements' })],
			{ ...start(2), prisoners: { white: 2, red: 0 } }
		)
	),
	statement(
		'A112',
		'3.1.2',
		'with six points no prisoners are enlisted, for the point would be lost',
		on(
			{ riga: at('24/C', { ep: 1 }), r_622: 'SMOLNY' },
			[declare(true)],
			[offersNo({ type: 'enlist' }), offers(restore('riga'))],
			{ ...start(2), points: { white: 6, red: 0 }, prisoners: { white: 3, red: 0 } }
		)
	),
	statement(
		'A113',
		'3.1.1',
		'each side enlists its own prisoners, in its own recruitment',
		on(
			{ riga: '24/C', r_622: at('SMOLNY', { ep: 1 }) },
			[declare(true), until('red-recruitment', 4)],
			[offers({ type: 'enlist' }), asks('red')],
			{ ...start(2), prisoners: { white: 0, red: 3 } }
		)
	),
	statement(
		'A114',
		'3.3.1',
		'one unit may take several points; the first that turns it brings the one Recruits marker',
		on(
			{ ural: '24/C', talab: at('24/C', { ep: 1 }), r_622: 'SMOLNY' },
			[declare(true), restore('talab'), restore('talab')],
			[
				is('talab', { ep: 3, recruits: true }),
				stands({ points: { white: 0, red: 0 }, step: 'desertion' })
			],
			{ ...start(2), points: { white: 1, red: 0 } }
		)
	),
	statement(
		'A115',
		'3.3.1',
		'no point for a full stack, nor for what would overfill a district',
		on(
			{ talab: at('24/C', { ep: 2 }), ural: '24/C', frrs: '24/C', riga: at('23/D', { ep: 1 }) },
			[declare(true)],
			[refuses(restore('talab'), '3.3.1'), offers(restore('riga'))],
			{ ...start(2), points: { white: 2, red: 0 } }
		),
		on(
			{
				r_622: at('NEVSKY', { ep: 1 }),
				r_628: at('NEVSKY', { ep: 1 }),
				r_kdnov: 'NEVSKY',
				r_2_36: at('SMOLNY', { ep: 3 }),
				riga: '24/C'
			},
			[declare(true), until('red-replacements', 2)],
			[refuses(restore('r_622'), '3.3.1'), offers(restore('r_2_36'))],
			{ ...start(1), points: { white: 0, red: 2 } }
		)
	),
	statement(
		'A116',
		'3.3.1',
		'no points for guns, trains, fleets and forts',
		on(
			{
				r_622: at('SMOLNY', { ep: 1 }),
				at_lenin: at('19/T', { ep: 1 }),
				redfleet: at('26/Q', { ep: 1 }),
				fort_kg: at('28/M', { ep: 1 }),
				riga: '24/C'
			},
			[declare(true), until('red-replacements')],
			[
				offers(restore('r_622')),
				offersNo(restore('at_lenin'), restore('redfleet'), restore('fort_kg'))
			],
			{ ...start(1), points: { white: 0, red: 6 } }
		)
	),
	statement(
		'A117',
		'3.3.2',
		'a unit that has not come down to its reduced side gets no Recruits',
		on(
			{ talab: at('24/C', { ep: 2 }), r_622: 'SMOLNY' },
			[declare(true), restore('talab')],
			[
				is('talab', { ep: 3, recruits: false }),
				tells({ type: 'replaced', unit: 'talab', recruits: false })
			],
			{ ...start(2), points: { white: 1, red: 0 } }
		)
	),
	statement(
		'A118',
		'3.2',
		'who surrenders is counted by the EP left; the white line gives no prisoners',
		on(
			{ talab: '22/O', semen: '22/O', r_622: at('21/O', { ...routed, ep: 1 }), r_628: 'SMOLNY' },
			[...fought('21/O', 'talab', 'semen'), 12, toTheEnd()],
			[is('r_622', { fate: 'lost' }), stands({ prisoners: { white: 0, red: 0 } })]
		),
		on(
			{
				talab: '22/O',
				semen: '22/O',
				r_2_36: at('21/O', { ...routed, ep: 4 }),
				r_628: 'SMOLNY'
			},
			[...fought('21/O', 'talab', 'semen'), 5, toTheEnd()],
			[is('r_2_36', { fate: 'lost' }), stands({ prisoners: { white: 2, red: 0 } })]
		),
		on(
			{
				talab: '22/O',
				semen: '22/O',
				r_89kdmos: at('21/O', routed),
				r_628: 'SMOLNY'
			},
			[...fought('21/O', 'talab', 'semen'), 8, toTheEnd()],
			[is('r_89kdmos', { fate: 'lost' }), stands({ prisoners: { white: 0, red: 0 } })]
		)
	)
];

/** 4 Supply. 23/E on the Narva road cuts every line from Narva. */
const SUPPLY: readonly Statement[] = [
	statement(
		'A121',
		'4.4',
		'who has no line attacks with all his value, and is Low Ammo afterwards',
		on(
			{ riga: '22/O', r_622: '21/O', r_628: '23/E' },
			[...fought('21/O', 'riga'), 7, toTheEnd()],
			[
				tells({ type: 'attackFought', modifier: 3 }),
				is('riga', { lowAmmo: true }),
				is('r_622', { lowAmmo: false })
			]
		)
	),
	statement(
		'A466',
		'4.4',
		'an attack on a lone HQ is an attack: who has no line is Low Ammo after it, and a tank leaves (14.1.1)',
		on(
			{ riga: '22/O', hq2rd: '21/O', r_628: '23/E' },
			[combat, attacks('21/O', 'riga'), done, toTheEnd()],
			[is('hq2rd', { fate: 'due' }), is('riga', { lowAmmo: true })]
		),
		on(
			{ riga: '20/O', ft17: '20/O', hq2rd: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga', 'ft17'), done, toTheEnd()],
			[is('ft17', { fate: 'due' }), is('riga', { lowAmmo: false })],
			{ turn: 8 }
		)
	),
	statement(
		'A122',
		'4.4.1',
		'Low Ammo halves an attack, and not a defence',
		on(
			{ riga: at('22/O', low), r_622: '21/O' },
			[...fought('21/O', 'riga'), 7],
			[tells({ type: 'attackFought', modifier: 1 })]
		),
		on(
			{ riga: '22/O', r_622: at('21/O', low) },
			[...fought('21/O', 'riga'), 7],
			[tells({ type: 'attackFought', modifier: 3 })]
		)
	),
	statement(
		'A123',
		'4.4.1',
		'cars that are Low Ammo count for nothing, in value and in number',
		on(
			{ riga: '22/O', nwa_ac: '22/O', r_622: '21/O' },
			[...fought('21/O', 'riga', 'nwa_ac'), 7],
			[tells({ type: 'attackFought', modifier: 5 })]
		),
		on(
			{ riga: '22/O', nwa_ac: at('22/O', low), r_622: '21/O' },
			[...fought('21/O', 'riga', 'nwa_ac'), 7],
			[tells({ type: 'attackFought', modifier: 3 })]
		),
		on(
			{ riga: '22/O', r_622: '21/O', ac2rd: at('21/O', low) },
			[...fought('21/O', 'riga'), 7],
			[tells({ type: 'attackFought', modifier: 3 })]
		)
	),
	statement(
		'A124',
		'4.4',
		'nobody is Low Ammo for an attack whose target has slipped away',
		on(
			{ riga: '22/O', r_cvmos: '21/O', r_628: '23/E' },
			[combat, attacks('21/O', 'riga'), done, leave, toTheEnd()],
			[tells({ type: 'withdrew' }), is('riga', { lowAmmo: false })]
		)
	),
	statement(
		'A125',
		'4.5',
		'without an offensive turn Estonians fight with all their value, and resupply',
		on(
			{ est_scouts: '22/O', r_622: '21/O' },
			[...fought('21/O', 'est_scouts'), 7],
			[tells({ type: 'attackFought', modifier: 2 })],
			{ offensive: false }
		),
		on(
			{ est_scouts: at('24/C', low), riga: at('24/C', low), r_622: 'SMOLNY' },
			[declare(false), until('white-1')],
			[is('est_scouts', { lowAmmo: false }), is('riga', { lowAmmo: true })],
			start(2)
		)
	),
	statement(
		'A126',
		'4.5',
		'no offensive turn with an empty stock; a turn without one costs nothing',
		on({ riga: '24/C', r_622: 'SMOLNY' }, [], [refuses(declare(true), '4.5')], {
			...start(2),
			stock: 0
		}),
		on(
			{ riga: '24/C', r_622: 'SMOLNY' },
			[declare(false)],
			[stands({ stock: 2, offensive: false })],
			{
				...start(2),
				stock: 2
			}
		)
	),
	statement(
		'A127',
		'4.5',
		'the four of Gatchina come by an advance in combat too, and once only',
		on(
			{ talab: '19/S', semen: '19/S', r_622: at('19/T', { ep: 1 }), r_628: 'SMOLNY' },
			[...fought('19/T', 'talab', 'semen'), 12, toTheEnd()],
			[stands({ stock: 5, gatchina: true })],
			{ stock: 1 }
		)
	),
	statement(
		'A128',
		'4.2',
		'a line passes an enemy ZOC only where a friend stands, an HQ among them',
		on(
			{ riga: '22/O', r_622: '21/O', r_628: '24/E' },
			[...fought('21/O', 'riga'), 7, toTheEnd()],
			[is('riga', { lowAmmo: true })]
		),
		on(
			{ riga: '22/O', hq5id: '23/E', r_622: '21/O', r_628: '24/E' },
			[...fought('21/O', 'riga'), 7, toTheEnd()],
			[is('riga', { lowAmmo: false, ep: 1 }), tells({ type: 'attackFought' })]
		)
	)
];

/** 5 HQs. */
const HQS: readonly Statement[] = [
	statement(
		'A131',
		'5.2',
		'an HQ of the NWA does not lead Estonians, be they in a stack that it leads',
		on(
			{ riga: '22/O', est_scouts: '22/O', semen: '21/N', hq5id: '22/N', r_622: '21/O' },
			[combat, attack('riga', '21/O'), lead('hq5id')],
			[refuses(attack('est_scouts', '21/O', 1), '5.2'), offers(attack('semen', '21/O', 1))]
		),
		on(
			{ riga: '22/O', est_scouts: '22/O', r_622: '21/O' },
			[combat, attack('riga', '21/O')],
			[offers(attack('est_scouts', '21/O', 1))]
		)
	),
	statement(
		'A132',
		'5.2',
		'an HQ leads several attacks, as many hexes as its value in all',
		on(
			{
				hq3id: '21/O',
				riga: '22/O',
				semen: '21/O',
				polta: '21/N',
				ural: '20/N',
				r_622: '21/P',
				r_628: '20/O'
			},
			[
				combat,
				attack('riga', '21/P'),
				lead('hq3id', 1),
				attack('semen', '21/P', 1),
				attack('polta', '20/O'),
				lead('hq3id', 2)
			],
			[refuses(attack('ural', '20/O', 2), '5.2'), offers(attack('ural', '20/O'))]
		)
	),
	statement(
		'A133',
		'5.2',
		'several stacks need an HQ that reaches them all',
		on(
			{ riga: '22/O', semen: '21/N', hq5id: '22/J', r_622: '21/O' },
			[combat, attack('riga', '21/O')],
			[
				refuses(attack('semen', '21/O', 1), '5.2'),
				refuses(lead('hq5id'), '5.2'),
				offers(attack('semen', '21/O'))
			]
		)
	),
	statement(
		'A134',
		'5.5',
		'De lowers the dice of an attack if a unit of its division stands there and the HQ serves',
		on(
			{ gue: '21/O', hq1id: '20/N', r_2_36: '22/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'r_2_36'), done, serve('hq1id'), toTheDice, 7],
			[tells({ type: 'attackFought', modifier: -1 }), tells({ type: 'defenceLed', unit: 'hq1id' })],
			red()
		),
		on(
			{ riga: '21/O', hq1id: '20/N', r_2_36: '22/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'r_2_36'), done, toTheDice],
			[asks('Combat'), tellsNot({ type: 'defenceLed' })],
			red()
		)
	),
	statement(
		'A135',
		'5.5',
		'A Disorganised HQ leads half as far and as many, and gives its whole capacity; a Routed one nothing',
		on(
			{ riga: '22/O', hq5id: at('23/M', disorganised), r_622: '21/O' },
			[combat, attack('riga', '21/O'), lead('hq5id'), done, toTheDice, 7],
			[tells({ type: 'attackFought', modifier: 4 })]
		),
		on(
			{ riga: '22/O', hq5id: at('22/L', disorganised), r_622: '21/O' },
			[combat, attack('riga', '21/O')],
			[refuses(lead('hq5id'), '5.2'), offers(done)]
		),
		on(
			{ riga: '22/O', hq5id: at('22/O', routed), r_622: '21/O' },
			[combat, attack('riga', '21/O')],
			[refuses(lead('hq5id'), '5.1'), offers(done)]
		)
	),
	statement(
		'A136',
		'5.5',
		'Mo raises Morale to 6 at most',
		on(
			{ volyn: '22/O', hq3id: '22/O', r_622: '21/O' },
			[combat, attack('volyn', '21/O'), lead('hq3id'), done, toTheDice, 7],
			[tells({ type: 'attackFought', morale: { attacker: 6, defender: 3 } })]
		),
		on(
			{ tkshock: '22/O', volyn: '21/N', hq3id: '22/N', r_622: '21/O' },
			[
				combat,
				attack('tkshock', '21/O'),
				lead('hq3id'),
				attack('volyn', '21/O', 1),
				done,
				toTheDice,
				7
			],
			[tells({ type: 'attackFought', morale: { attacker: 6, defender: 3 } })]
		)
	),
	statement(
		'A137',
		'5.4',
		'an HQ alone is lost to any attack, without dice, and the attackers may enter',
		on(
			{ riga: '22/O', hq2rd: '21/O', r_622: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done],
			[
				is('hq2rd', { fate: 'due' }),
				offers({ type: 'advance', unit: 'riga', path: ['21/O'] }, { type: 'pass' }),
				tellsNot({ type: 'attackFought' })
			]
		)
	),
	statement(
		'A138',
		'5.4',
		'an HQ that surrenders with its stack comes back two turns later',
		on(
			{
				talab: '22/O',
				semen: '22/O',
				r_622: at('21/O', routed),
				hq2rd: at('21/O', routed),
				r_628: 'SMOLNY'
			},
			[...fought('21/O', 'talab', 'semen'), 12, toTheEnd()],
			[
				is('hq2rd', {
					fate: 'due',
					due: { turn: 4, how: 'recruitment', places: [], returning: false }
				})
			]
		)
	),
	statement(
		'A139',
		'5.3',
		'an HQ that serves one defence twice over has no value left for another hex',
		on(
			{
				riga: '22/O',
				semen: '20/N',
				r_622: '21/O',
				r_628: '20/O',
				hq2rd: '20/P',
				art1_2rd: '20/P',
				art2_2rd: '20/Q'
			},
			[
				combat,
				attacks('21/O', 'riga'),
				attacks('20/O', 'semen'),
				done,
				{ type: 'resolve', attack: 1 },
				serve('hq2rd'),
				{ type: 'support', unit: 'art1_2rd' },
				4,
				toTheDice
			],
			[
				asks('Combat'),
				that('value 2 is spent', ({ state }) => state.combat?.fight?.defenceHq === null)
			]
		)
	)
];

/** 7 Movement. */
const MOVES: readonly Statement[] = [
	statement(
		'A141',
		'7.2',
		'three HQs and vehicles are free of the limits, a fourth does not fit',
		on(
			{ hq2id: '22/K', hq3id: '22/K', hq5id: '22/K', hq1id: '22/J', r_622: 'SMOLNY' },
			[movement, pick('hq1id')],
			[goesNot('22/K'), goes('22/L')]
		),
		on(
			{ talab: '22/K', ural: '22/K', hq3id: '22/K', hq5id: '22/K', hq1id: '22/J', r_622: 'SMOLNY' },
			[movement, pick('hq1id')],
			[goes('22/K')]
		)
	),
	statement(
		'A142',
		'7.2',
		'a car stops only where combat units or guns stand; the sequence does not end while it could find some',
		on(
			{ nwa_ac: '22/J', riga: '22/J', art_nwa: '22/L', hq5id: '22/K', r_622: 'SMOLNY' },
			[movement, pick('nwa_ac')],
			[goes('22/L'), goesNot('22/K', '22/M')]
		),
		on(
			{ nwa_ac: '22/J', riga: '22/J', art_nwa: '22/L', r_622: 'SMOLNY' },
			[movement, pick('riga'), go('22/K'), rest],
			[offersNo(done), refuses(done, '7.2'), offers(pick('nwa_ac'))]
		)
	),
	statement(
		'A143',
		'7.3',
		'guns that stay cancel ZOC for those who pass, HQs do not',
		on(
			{ riga: '20/M', art_nwa: '20/N', r_622: '20/O' },
			[movement, pick('riga'), direct('20/N')],
			[is('riga', { spent: 2 })]
		),
		on(
			{ riga: '20/M', hq5id: '20/N', r_622: '20/O' },
			[movement, pick('riga'), direct('20/N')],
			[is('riga', { spent: 4 })]
		),
		on(
			{ riga: '20/M', semen: at('20/N', routed), talab: '22/J', r_622: '20/O' },
			[movement, { type: 'run', place: '20/M' }],
			[tells({ type: 'ran', units: ['semen'] })]
		)
	),
	statement(
		'A144',
		'7.4',
		'the two MP of a forced march come after the halving',
		on(
			{ riga: at('22/J', disorganised), r_622: 'SMOLNY' },
			[movement, march, pick('riga')],
			[goes('22/O'), goesNot('22/P')]
		),
		on(
			{ riga: at('22/J', disorganised), r_622: 'SMOLNY' },
			[movement, pick('riga')],
			[goes('22/M'), goesNot('22/N')]
		)
	),
	statement(
		'A145',
		'7.4',
		'no forced march in a turn of rest, nor for Reds, nor twice in a sequence',
		on(
			{ riga: '22/J', r_622: 'SMOLNY' },
			[movement],
			[refuses(march, '9.3'), offers(pick('riga'))],
			{
				rest: true
			}
		),
		on(
			{ riga: '22/J', r_622: 'SMOLNY' },
			[movement],
			[refuses(march, '7.4'), offers(pick('r_622'))],
			red()
		),
		on(
			{ riga: '22/J', r_622: 'SMOLNY' },
			[movement, march],
			[refuses(march, '7.4'), offers(pick('riga'))]
		)
	),
	statement(
		'A146',
		'7.4',
		'who has ended his move may go on when the march is forced',
		on(
			{ riga: '22/J', r_622: 'SMOLNY' },
			[movement, ...moves('riga', '22/O'), march, pick('riga')],
			[goes('22/Q'), goesNot('21/R')]
		)
	),
	statement(
		'A147',
		'7.5.1',
		'who stands in a ZOC does not leave by rail, for he does not cancel it himself',
		on(
			{ r_188: '12/CC', riga: '13/BB' },
			[movement],
			[refuses(depart('r_188'), '7.5.2'), offers(pick('r_188'))],
			red(8)
		),
		on(
			{ r_188: '12/CC', r_622: '12/CC', riga: '13/BB' },
			[movement],
			[offers(depart('r_188'))],
			red(8)
		)
	),
	statement(
		'A148',
		'7.5.1',
		'White’s train does not take away who stands alone in a ZOC',
		on(
			{ frrs: '19/S', r_622: '18/S', hjag: '19/P' },
			[movement, pick('hjag'), go('19/T', '19/Q', '19/R', '19/S'), rest],
			[refuses(train('frrs', '19/Q'), '7.5.3'), offers({ type: 'march' })]
		),
		on(
			{ frrs: '19/S', art_nwa: '19/S', r_622: '18/S', hjag: '19/P' },
			[movement, pick('hjag'), go('19/T', '19/Q', '19/R', '19/S'), rest],
			[offers(train('frrs', '19/Q'))]
		)
	),
	statement(
		'A508',
		'7.5.3',
		'White’s train takes a unit only from and to places that are White’s',
		on(
			{ frrs: '19/S', riga: '19/S', r_622: 'SMOLNY', hjag: '19/P' },
			[movement, pick('hjag'), go('19/T', '19/Q', '19/R', '19/S'), rest],
			[
				offers(train('frrs', '19/T'), train('frrs', '19/R')),
				offersNo(train('frrs', '19/U'), train('frrs', '19/S'), train('riga', '19/R'))
			]
		)
	),
	statement(
		'A511',
		'7.5.2',
		'who leaves by the line of Vologda comes back by that of Moscow; the last place on a line is taken, and no other',
		on(
			{ r_622: '18/FF', riga: '24/C' },
			[movement, { type: 'depart', unit: 'r_622', line: 'V' }],
			[
				is('r_622', {
					due: { turn: 10, how: 'rail', places: ['07/FF'], returning: false, left: true }
				})
			],
			{ ...red(8), railed: { V: ['r_8volog', 'r_478', 'r_479'] } }
		),
		on(
			{ r_622: '18/FF', riga: '24/C' },
			[movement],
			[refuses({ type: 'depart', unit: 'r_622', line: 'V' }, '7.5.2'), offers(depart('r_622'))],
			{ ...red(8), railed: { V: ['r_8volog', 'r_478', 'r_479', 'r_6r'] } }
		)
	),
	statement(
		'A509',
		'6',
		'a unit that confers goes by no train, nor off the map by rail',
		on(
			{ r_188: '12/CC', r_622: '12/CC', riga: '24/C' },
			[
				movement,
				(table) => {
					table.state = { ...table.state, events: { ...table.state.events, soviet: 'r_188' } };
				}
			],
			[offersNo(depart('r_188')), refuses(depart('r_188'), '7.5.2'), offers(depart('r_622'))],
			red(8)
		),
		on(
			{ at_lenin: '12/CC', at_tchern: '12/CC', riga: '24/C' },
			[
				movement,
				(table) => {
					table.state = { ...table.state, events: { ...table.state.events, soviet: 'at_lenin' } };
				}
			],
			[refuses(depart('at_lenin'), '7.5.2'), offers(depart('at_tchern'))],
			red(8)
		)
	),
	statement(
		'A510',
		'15.1',
		'the Red fleet without its actions stays Low Ammo, in supply as it is',
		on(
			{ redfleet: at('26/Q', low), r_622: at('SMOLNY', low), riga: '24/C' },
			[until('red-1')],
			[is('redfleet', { lowAmmo: true }), is('r_622', { lowAmmo: false })],
			{ step: 'resupply' }
		)
	),
	statement(
		'A149',
		'7.5.1',
		'who covers those that get on or off a train stays for the whole sequence',
		on(
			{ r_188: coming(6, 'rail', '07/FF'), r_622: '12/CC', riga: '13/BB' },
			[movement, land('r_188', '12/CC')],
			[refuses(pick('r_622'), '7.3'), is('r_188', { at: '12/CC' })],
			red(6)
		),
		on(
			{ r_188: '12/CC', r_622: '12/CC', riga: '13/BB' },
			[movement, depart('r_188')],
			[refuses(pick('r_622'), '7.3'), is('r_188', { fate: 'due' })],
			red(8)
		)
	),
	statement(
		'A150',
		'7.5.2',
		'who has come by rail does not walk in the same sequence, nor leave again',
		on(
			{ r_188: coming(6, 'rail', '07/FF'), riga: '24/C' },
			[movement, land('r_188', '12/CC')],
			[refuses(pick('r_188'), '7.1'), refuses(depart('r_188'), '7.5.2'), offers(done)],
			red(6)
		)
	),
	statement(
		'A151',
		'7.5.2',
		'units get on a train in an outer district too',
		on(
			{ r_188: 'NEVSKAYA_GATE', r_622: 'NEVSKY', riga: '24/C' },
			[movement],
			[offers(depart('r_188')), offersNo(depart('r_622'))],
			red(8)
		)
	),
	statement(
		'A152',
		'7.5.2',
		'those who got off in a place count for those who get on there in the same turn',
		on(
			{ r_188: coming(6, 'rail', '07/FF'), r_622: '13/BB', riga: '24/C' },
			[movement, land('r_188', '12/CC')],
			[
				that('3 of 5 EP', ({ state }) => state.railed['12/CC']?.join() === 'r_188'),
				offers(depart('r_622'))
			],
			red(6)
		)
	),
	statement(
		'A153',
		'7.6',
		'Trotsky goes by rail or among the districts, and not out of a ZOC',
		on(
			{ r_trotsky: '12/CC', r_622: 'SMOLNY', riga: '24/C' },
			[movement, pick('r_trotsky')],
			[goes('16/Z', 'NEVSKAYA_GATE'), goesNot('12/BB', 'SMOLNY')],
			red(5)
		),
		on(
			{ r_trotsky: '12/CC', r_622: 'SMOLNY', riga: '13/BB' },
			[movement],
			[
				that('he does not move', ({ allowed }) => allowed.some(({ type }) => type === 'done')),
				refuses(go('11/CC'), '7')
			],
			red(5)
		)
	),
	statement(
		'A154',
		'7.8',
		'nobody stops in an entry hex of the enemy in the turn of the entry, also after it',
		on(
			{ r_7r: coming(6, 'rail', '18/FF'), riga: '17/DD', r_628: 'SMOLNY' },
			[movement, land('r_7r', '20/X'), done, until('white-2'), pick('riga')],
			[goesNot('18/FF'), goes('18/EE')],
			{ ...red(6), first: { white: 'combat', red: null } }
		)
	),
	statement(
		'A155',
		'7.8',
		'reinforcements pay for the hex by which they come, and go on with the rest',
		on(
			{ gue: coming(5, 'foot', '08/S'), r_622: 'SMOLNY', riga: '24/C' },
			[movement, enter('gue', '08/S')],
			[is('gue', { spent: 2 }), goes('12/S'), goesNot('13/S')],
			{ turn: 5 }
		),
		on(
			{ gue: coming(5, 'foot', '08/S'), r_622: 'SMOLNY', riga: '24/C' },
			[movement, enter('gue', '08/S')],
			[goes('10/S'), goesNot('11/S')],
			{ turn: 5, rest: true }
		)
	),
	statement(
		'A156',
		'7.8',
		'who covers an entry in a ZOC stays',
		on(
			{ gue: coming(5, 'foot', '08/S'), revel: '08/S', r_622: '09/S', riga: '24/C' },
			[movement, enter('gue', '08/S'), spent('gue', 9), onward],
			[refuses(pick('revel'), '7.3'), is('gue', { spent: 9 })],
			{ turn: 5 }
		)
	)
];

export const LIMITS: readonly Statement[] = [
	...DEFINITIONS,
	...REPLACEMENTS,
	...SUPPLY,
	...HQS,
	...MOVES
];
