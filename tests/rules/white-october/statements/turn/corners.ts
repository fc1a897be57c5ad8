import { controls } from '#lib/rules/white-october/engine/changes.ts';
import {
	advance,
	anyOf,
	asks,
	at,
	attack,
	attacks,
	back,
	barrage,
	combat,
	coming,
	declare,
	done,
	go,
	goes,
	goesNot,
	is,
	land,
	lead,
	leave,
	movement,
	moveUp,
	night,
	offers,
	offersNo,
	offersOnly,
	on,
	onward,
	pass,
	pick,
	red,
	refuses,
	resolve,
	rest,
	run,
	stands,
	start,
	statement,
	take,
	tells,
	tellsNot,
	that,
	toThe,
	toTheDice,
	toTheEnd,
	until,
	white,
	type Deed,
	type Statement
} from '../statement.ts';

/** White holds the place by now, or the table is not what it is meant to be. */
const taken =
	(where: string): Deed =>
	({ game, state }) => {
		if (!controls(game, state, 'white', where)) throw new Error(`${where} is not White's`);
	};

/** White forces the march for an advance of so many hexes, and makes it. */
const advancing =
	(hexes: number): Deed =>
	(table) => {
		table.do({ type: 'march' });
		const far = table.allowed.find((one) => one.type === 'advance' && one.path.length === hexes);
		if (far) table.do(far);
	};

/** Where two sections meet in a corner. */
export const CORNERS: readonly Statement[] = [
	statement(
		'A440',
		'15.1',
		'the third action of the Red fleet has its full strength, whatever is fought before it; a barrage that is not fired is none',
		on(
			{
				...{ redfleet: '26/Q', r_622: '23/S', r_628: '23/S', r_2mar: '25/P' },
				...{ riga: '24/R', liba: '25/Q', rifsq: 'SMOLNY' }
			},
			[
				...[combat, barrage('redfleet', '25/Q'), attacks('24/R', 'r_622'), done, resolve(1)],
				...[toTheDice, 7, toTheEnd(7)]
			],
			[
				tells({ type: 'barrageFell', unit: 'redfleet', score: 12 }),
				stands({ fleetActions: 3 }),
				is('redfleet', { lowAmmo: true })
			],
			{ ...red(3), fleetActions: 2 }
		),
		on(
			{ redfleet: '26/Q', r_3fdv: '25/P', hq5id: '25/Q', r_2mar: '25/P', liba: '16/Z' },
			[
				...[combat, barrage('r_3fdv', '25/Q', 'hq'), barrage('redfleet', '25/Q', 'hq'), done],
				...[{ type: 'fire', unit: 'r_3fdv' } as const, 12, toTheEnd(7)]
			],
			[
				tells({ type: 'barrageDropped', unit: 'redfleet' }),
				stands({ fleetActions: 2 }),
				is('redfleet', { lowAmmo: false })
			],
			{ ...red(3), fleetActions: 2 }
		)
	),
	statement(
		'A441',
		'8.1.3',
		'a fleet that a barrage drives off goes a hex by sea, to its own side, and is not Routed',
		on(
			{ rn: '28/H', est_1_9: '26/H', redfleet: '27/I', hq2rd: '27/I', r_622: 'SMOLNY' },
			[combat, barrage('rn', '27/I', 'fleet'), done, 9, toTheEnd(7)],
			[
				tells({ type: 'retreated', units: ['redfleet'], path: ['28/I'] }),
				tellsNot({ type: 'routed' }),
				is('redfleet', { mode: 'normal', ep: 2 }),
				is('hq2rd', { at: '27/I' })
			],
			{ turn: 3, options: { more_british_aid: 'yes' } }
		),
		on(
			{ rn: '29/I', redfleet: '29/J', r_622: 'SMOLNY' },
			[combat, barrage('rn', '29/J', 'fleet'), done, 8],
			[asks('red'), offersOnly(...['29/K', '28/K'].map((to) => back(to)))],
			{ turn: 3, options: { more_british_aid: 'yes' } }
		)
	),
	statement(
		'A442',
		'8.2.5',
		'a night attack takes one unit of the NWA: British tanks and, on turn 1, Estonians may be in it',
		on(
			{ riga: '21/O', mkv1: '21/O', r_622: '21/P', r_628: 'SMOLNY' },
			[combat, attacks('21/P', 'riga', 'mkv1'), night()],
			[stands({ night: true }), offersNo(night())],
			{ turn: 6 }
		),
		on(
			{ riga: '22/O', est_1_9: '21/P', r_622: '22/P', r_628: 'SMOLNY' },
			[combat, attacks('22/P', 'riga'), night(), attack('est_1_9', '22/P', 1), done, toTheDice, 7],
			[tells({ type: 'fatigueRose', level: 1 })],
			{ turn: 1 }
		),
		on(
			{ est_1_9: '21/O', mkv1: '21/O', r_622: '21/P', r_628: 'SMOLNY' },
			[combat, attacks('21/P', 'est_1_9', 'mkv1')],
			[refuses(night(), '8.2.5')],
			{ turn: 6 }
		)
	),
	statement(
		'A443',
		'8.3',
		'an HQ or gun that has moved up into the stack of the attackers does not advance with them',
		on(
			{ riga: '22/O', hq5id: '23/N', art_nwa: '22/O', r_1res: '21/O', r_628: 'SMOLNY' },
			[
				...[combat, moveUp('hq5id', '22/O'), attacks('21/O', 'riga'), done, toTheDice, 12],
				...[toThe('advance')]
			],
			[is('riga', { at: '21/O' }), offersOnly(advance('art_nwa', '21/O'), pass)],
			{ turn: 2 }
		)
	),
	statement(
		'A444',
		'5.5',
		'on turn 1 a stack that the leading HQ does not reach may join, and then nobody gains by the HQ; one that it reaches is paid for',
		...[
			['22/P', 7],
			['21/O', 6]
		].map(([where, modifier]) =>
			on(
				{ hq5id: '22/L', liba: '22/N', semen: String(where), r18_2rd: '22/O', r_628: 'SMOLNY' },
				[
					...[combat, attack('liba', '22/O'), lead('hq5id'), attack('semen', '22/O', 1)],
					...[done, toTheDice, 7]
				],
				[tells({ type: 'attackFought', modifier: Number(modifier) })],
				{ turn: 1 }
			)
		)
	),
	statement(
		'A445',
		'14.2',
		'a train does not attack where the infantry on board could not go: over the Neva without a bridge',
		on(
			{ nwa_at: '22/V', r_628: '22/W', riga: '22/V', r_622: '22/U' },
			[combat],
			[
				refuses(attack('nwa_at', '22/W'), '8.2.1'),
				refuses(attack('riga', '22/W'), '8.2.1'),
				offers(attack('nwa_at', '22/U'))
			],
			{ turn: 5 }
		)
	),
	statement(
		'A446',
		'5.4',
		'an HQ beside a lone fort is lost with it when the fort surrenders',
		on(
			{ fort_kg: '28/M', hq6rd: '28/M', talab: '28/L', liba: '28/L', r_628: 'SMOLNY' },
			[combat, attacks('28/M', 'talab', 'liba'), done, toTheDice, 10],
			[
				tells({ type: 'attackFought', score: 10, defender: { loss: 1, code: 'dr' } }),
				is('hq6rd', { fate: 'due' }),
				offers(take('talab'))
			],
			{ turn: 3 }
		)
	),
	statement(
		'A447',
		'10.1',
		'it is White who must have advanced: who stands next to a place that Red defenders took is held back, not Routed',
		on(
			{
				res1: at('22/O', { ep: 1 }),
				r_622: '21/O',
				r12_2rd: '21/P',
				r13_2rd: '23/P',
				riga: '24/C'
			},
			[combat, attacks('21/O', 'res1'), done, toTheDice, 2, toTheEnd(7)],
			[
				tells({ type: 'advanced', unit: 'r_622', path: ['22/O'] }),
				is('r12_2rd', { mode: 'normal', loyalty: 'held' }),
				is('r13_2rd', { mode: 'normal', loyalty: 'held' })
			],
			{ turn: 1 }
		),
		on(
			{ riga: '22/O', r12_2rd: '21/O', r13_2rd: '20/P', r50_6rd: '27/K', r_622: 'SMOLNY' },
			[onward, attacks('21/O', 'riga'), done, toTheDice, 12, toTheEnd(7)],
			[
				is('r13_2rd', { mode: 'routed', loyalty: 'fled' }),
				is('r50_6rd', { mode: 'normal', loyalty: 'held' })
			],
			{ ...white(1, 2), first: { white: 'movement', red: 'movement' } }
		)
	),
	statement(
		'A448',
		'16.2',
		'who goes by rail passes every place of the line: it is his side’s, an entrenchment is gone, an HQ alone is lost',
		on(
			{ nwa_at: '19/Q', hq2rd: '19/R', r_628: 'SMOLNY' },
			[movement, pick('nwa_at'), go('17/T')],
			[
				tells({ type: 'storesTaken' }),
				that('held', ({ game, state }) => controls(game, state, 'white', '18/T')),
				that('no works', ({ state }) => !state.entrenchments.includes('19/T')),
				is('hq2rd', { fate: 'due' })
			]
		),
		on(
			{ riga: '24/C', r_7kd: coming(5, 'rail', '07/FF'), semen: '15/AA', r_628: 'SMOLNY' },
			[
				...[pick('semen'), go('16/Y', '16/Z'), taken('16/Z'), rest, done, toThe('land', 7)],
				land('r_7kd', '20/X')
			],
			[
				tells({ type: 'landed', unit: 'r_7kd', place: '20/X' }),
				that('Red again', ({ game, state }) => controls(game, state, 'red', '16/Z'))
			],
			{ ...white(5), sequence: 'movement' }
		)
	),
	statement(
		'A449',
		'16.2.2',
		'the Royal Navy with more British aid takes a d like any fleet; a d in disorder is a loss, which is replaced',
		on(
			{ rn: '29/J', redfleet: '29/I', riga: '24/C' },
			[combat, barrage('redfleet', '29/J', 'fleet'), done, 6, toTheEnd(7)],
			[is('rn', { mode: 'disorganised', ep: 2 })],
			{ ...red(3), options: { more_british_aid: 'yes' } }
		),
		on(
			{ rn: at('29/J', { mode: 'disorganised' }), redfleet: '29/I', riga: '24/C' },
			[combat, barrage('redfleet', '29/J', 'fleet'), done, 6, toTheEnd(7)],
			[
				is('rn', { mode: 'disorganised', ep: 2 }),
				that('a loss', ({ state }) => state.score.navy === 1)
			],
			{ ...red(3), options: { more_british_aid: 'yes' } }
		)
	),
	statement(
		'A450',
		'8.2.7',
		'an enemy who runs two hexes, the second of them off the map, may be followed for two',
		on(
			{ r_188: '24/C', r_189: '24/C', r_cvmos: '24/C', res1: '24/B', semen: '16/Z' },
			[combat, attacks('24/B', 'r_188', 'r_189', 'r_cvmos'), done, toTheDice, 4, toThe('advance')],
			[
				tells({ type: 'retreated', units: ['res1'], path: ['24/A'] }),
				tells({ type: 'leftMap', unit: 'res1' }),
				offers(advance('r_cvmos', '24/B', '24/A'))
			],
			red(6)
		)
	),
	statement(
		'A451',
		'8.2.6',
		'who is Routed already and routs again surrenders, be it a gun, an HQ or a car beside a regiment that only runs',
		on(
			{
				...{ riga: '22/O', r_622: '21/O', hq2rd: at('21/O', { mode: 'routed' }) },
				...{ art2_2rd: at('21/O', { mode: 'routed' }), ac2rd: at('21/O', { mode: 'routed' }) },
				...{ art1_2rd: '21/O', r_628: 'SMOLNY' }
			},
			[combat, attacks('21/O', 'riga'), done, toTheDice, 9, toTheEnd(7)],
			[
				tells({ type: 'routed', units: ['art1_2rd', 'r_622'] }),
				is('art2_2rd', { fate: 'lost' }),
				is('ac2rd', { fate: 'lost' }),
				is('hq2rd', { fate: 'due' }),
				stands({ prisoners: { white: 1, red: 0 } })
			],
			{ turn: 3 }
		),
		on(
			{
				...{ riga: '22/O', r_622: at('21/O', { ep: 1 }), art1_2rd: '21/O', r_628: 'SMOLNY' },
				...{ art2_2rd: at('21/O', { mode: 'routed' }) }
			},
			[combat, attacks('21/O', 'riga'), done, toTheDice, 5, toTheEnd(7)],
			[is('art2_2rd', { fate: 'lost' }), is('art1_2rd', { fate: 'map', mode: 'routed' })],
			{ turn: 3 }
		)
	),
	statement(
		'A452',
		'13',
		'a fort beside a car is not attacked: the car is, with its own Quality and Morale, and the fort stays unharmed',
		on(
			{ riga: '28/L', fort_kg: '28/M', ac2rd: '28/M', r_628: 'SMOLNY' },
			[combat, attacks('28/M', 'riga'), done, toTheDice, 12, toTheEnd(7)],
			[
				tells({ type: 'attackFought', morale: { attacker: 5, defender: 4 } }),
				tells({ type: 'routed', units: ['ac2rd'] }),
				is('fort_kg', { at: '28/M', ep: 2, mode: 'normal' }),
				is('riga', { at: '28/L' })
			],
			{ turn: 3 }
		)
	),
	statement(
		'A453',
		'8.1.2',
		'Trotsky alone is shelled like an HQ: a loss is his end, a d does nothing to him',
		...[[12, 'lost'] as const, [10, 'map'] as const].map(([dice, fate]) =>
			on(
				{ riga: '20/T', art1ac: '20/T', r_trotsky: '21/S', r_628: 'SMOLNY' },
				[combat, barrage('art1ac', '21/S', 'hq'), done, dice, toTheEnd(7)],
				[
					tells({ type: 'barrageFell', target: 'hq' }),
					is('r_trotsky', { fate, mode: 'normal' }),
					that('counted', ({ state }) => state.score.trotsky === (fate === 'lost'))
				],
				{ turn: 6 }
			)
		)
	),
	statement(
		'A454',
		'7.3',
		'a train stops where it comes from a ZOC into a ZOC; by a way round that is free of them it goes on from there',
		on(
			{ nwa_at: '18/U', r_622: '18/T', r_628: 'SMOLNY' },
			[movement, pick('nwa_at'), go('20/T')],
			[
				is('nwa_at', { at: '20/T' }),
				that('round', ({ events }) =>
					events.some(
						(one) => one.type === 'moved' && one.path.slice(-3).join() === '19/U,19/T,20/T'
					)
				)
			],
			{ turn: 3 }
		),
		on(
			{ nwa_at: '18/U', r_622: '18/T', r_187: '17/W', r_628: 'SMOLNY' },
			[movement, pick('nwa_at')],
			[offers(go('19/T')), offersNo(go('20/T'))],
			{ turn: 3 }
		)
	),
	statement(
		'A455',
		'8.2.6',
		'vehicles are lost with the last of their company, though a fort stands there; an HQ beside the fort is not',
		on(
			{
				...{ riga: '28/L', r_622: at('28/M', { ep: 1 }), fort_kg: '28/M', ac2rd: '28/M' },
				...{ hq2rd: '28/M', r_628: 'SMOLNY' }
			},
			[combat, attacks('28/M', 'riga'), done, toTheDice, 11, toTheEnd(7)],
			[
				is('r_622', { fate: 'lost' }),
				is('ac2rd', { fate: 'lost' }),
				is('hq2rd', { at: '28/M' }),
				is('fort_kg', { at: '28/M', ep: 2, mode: 'normal' })
			],
			{ turn: 3 }
		)
	),
	statement(
		'A456',
		'8.2.6',
		'whoever goes back into a ZOC and over a major river without a bridge owes a d for each',
		on(
			{
				...{ riga: '23/G', liba: '23/G', r_188: '22/H', r_189: '22/H', r_622: '24/G' },
				...{ r_7kd: '23/H', r_8volog: '22/G', r_478: '24/F', r_628: 'SMOLNY' }
			},
			[combat, attacks('23/G', 'r_188', 'r_189'), done, toTheDice, 12, take('riga'), take('liba')],
			[
				tells({ type: 'retreated', units: ['liba', 'riga'], path: ['23/F'] }),
				is('riga', { mode: 'disorganised' }),
				is('liba', { mode: 'disorganised' })
			],
			red(6)
		)
	),
	statement(
		'A457',
		'8.2.6',
		'who runs takes the way that keeps out of ZOC to its end, though its first step does not lead home',
		on(
			{
				...{
					kolyv: at('21/M', { mode: 'routed' }),
					ural: '22/L',
					r_2vsob: '22/N',
					r_watch: '22/K'
				},
				...{ r_4mar: '23/K', r_6r: '20/L', r_cv21: '24/I', r_628: 'SMOLNY' }
			},
			[movement],
			[
				tells({ type: 'ran', place: '20/N' }),
				tellsNot({ type: 'ran', zoc: true }),
				stands({ tolls: [] })
			],
			{ turn: 6 }
		)
	),
	statement(
		'A458',
		'13',
		'a fort that is left alone by those who slip away is not fought: it was not alone when the attack began',
		...['r_cvmos', 'at_lenin'].map((nimble) =>
			on(
				{ fort_kg: '28/M', [nimble]: '28/M', riga: '28/L', r_628: 'SMOLNY' },
				[
					...[combat, attacks('28/M', 'riga'), done],
					({ engine, state }) => {
						if (engine.ahead.answered(state, leave)) throw new Error('Nobody would meet.');
					},
					...[leave, toTheEnd(12)]
				],
				[
					tells({ type: 'withdrew' }),
					tellsNot({ type: 'attackFought' }),
					is('fort_kg', { at: '28/M', ep: 2, mode: 'normal' }),
					is('riga', { at: '28/L' })
				],
				{ turn: 6 }
			)
		)
	),
	statement(
		'A459',
		'16.1',
		'who has come by sea does not move in that turn, nor move up; he may attack',
		on(
			{ r_622: coming(2, 'sea', '25/Q'), r_2bash: '25/Q', riga: '24/Q', r_628: 'SMOLNY' },
			[movement, land('r_622', '25/Q'), done, until('red-2'), onward],
			[offers(attack('r_622', '24/Q'), attack('r_2bash', '24/Q')), is('r_622', { at: '25/Q' })],
			red(2)
		),
		...[
			{ r_622: coming(2, 'sea', '25/Q') },
			{ r_rind: { ...coming(2, 'raised', '25/Q'), ep: 3 } }
		].map((landing) =>
			on(
				{ ...landing, r_cvmos: '24/R', riga: '24/C', r_628: 'SMOLNY' },
				[
					movement,
					(t) => {
						for (const one of t.allowed) if (one.type === 'land') t.do(one);
					},
					...[done, until('red-2'), onward]
				],
				[
					offers(moveUp('r_cvmos', '24/Q')),
					offersNo(...Object.keys(landing).map((unit) => ({ type: 'advanceTo', unit }) as const)),
					is(Object.keys(landing)[0] ?? '', { at: '25/Q' })
				],
				red(2)
			)
		)
	),
	statement(
		'A460',
		'8.1.3',
		'what a barrage aims at is chosen as it is fired: guns are open to it once their company has been driven off',
		on(
			{
				...{ art_nwa: '22/O', art1ac: '22/P', riga: '22/O', r_1res: '21/O', art1_2rd: '21/O' },
				...{ r_628: 'SMOLNY' }
			},
			[
				...[combat, barrage('art_nwa', '21/O'), barrage('art1ac', '21/O'), done],
				...[{ type: 'fire', unit: 'art_nwa' } as const, 9, toTheEnd(7)]
			],
			[
				tells({ type: 'barrageFell', unit: 'art_nwa', target: 'combat', back: ['r_1res'] }),
				tells({ type: 'barrageFell', unit: 'art1ac', target: 'artillery' }),
				tellsNot({ type: 'barrageDropped' })
			],
			{ turn: 3 }
		)
	),
	statement(
		'A461',
		'7.6',
		'in the city, too, Trotsky goes neither out of a ZOC nor into one that no friend covers; he may pass one',
		on(
			{ r_trotsky: 'MOSCOW_GATE', riga: 'NEVSKAYA_GATE', r_622: '16/Z' },
			[movement, pick('r_trotsky')],
			[is('r_trotsky', { at: 'MOSCOW_GATE', done: true }), refuses(go('SMOLNY'), '7')],
			red(6)
		),
		on(
			{ r_trotsky: 'MOSCOW_GATE', riga: 'NEVSKAYA_GATE', r_622: '16/Z', r_628: 'MOSCOW_GATE' },
			[movement, pick('r_trotsky')],
			[offers(go('SMOLNY')), goesNot('WARSAW')],
			red(6)
		)
	),
	statement(
		'A462',
		'14.2',
		'a Red train leaves the map when Red moves, and not when White does',
		on(
			{ at_lenin: '12/CC', riga: '24/C' },
			[movement],
			[refuses({ type: 'depart', unit: 'at_lenin' }, '7.5.2'), offers(pick('riga'), done)],
			white(8)
		),
		on(
			{ at_lenin: '12/CC', riga: '24/C' },
			[movement],
			[offers({ type: 'depart', unit: 'at_lenin' })],
			red(8)
		)
	),
	statement(
		'A463',
		'8.2.6',
		'Trotsky keeps nobody back: who runs with him runs all his own MP and 2 more',
		on(
			{
				r_trotsky: at('MOSCOW_GATE', { mode: 'routed' }),
				r_622: at('MOSCOW_GATE', { mode: 'routed' }),
				riga: '22/V'
			},
			[movement, anyOf('run')],
			[
				tells({ type: 'ran', spent: 12 }),
				is('r_622', { at: '25/V' }),
				is('r_trotsky', { at: '25/V' })
			],
			red(7)
		)
	),
	statement(
		'A464',
		'7.2',
		'it is vehicles that need company: an HQ or a fleet may go to where one waits for it, and stay with it',
		on(
			{ hq5id: '21/H', ft17: '22/H', swed: '21/I', r_622: 'SMOLNY' },
			[movement, pick('hq5id'), go('22/H'), rest, pick('swed'), go('22/H'), rest],
			[is('hq5id', { at: '22/H' }), offers(done)],
			white(8)
		),
		on(
			{ hq5id: '22/H', ft17: '22/H', swed: '21/I', r_622: 'SMOLNY' },
			[movement, pick('hq5id')],
			[offers(rest)],
			white(8)
		),
		on(
			{ ac2rd: '24/R', redfleet: '26/Q', r_622: '24/S', riga: '24/C' },
			[movement, pick('redfleet')],
			[goes('24/R')],
			red(8)
		)
	),
	statement(
		'A480',
		'8.2.7',
		'a vehicle with an attack of its own still to come does not advance with others of its stack',
		on(
			{ ural: '22/O', ostrov: '22/O', nwa_ac: '22/O', r_622: '21/O', r_628: '22/P' },
			[
				combat,
				attacks('21/O', 'ural'),
				attacks('22/P', 'ostrov', 'nwa_ac'),
				...[done, resolve(1), toTheDice, 12, anyOf('take', 'retreat'), onward],
				anyOf('advance')
			],
			[tells({ type: 'advanced', unit: 'ural' }), is('nwa_ac', { at: '22/O' })]
		)
	),
	statement(
		'A481',
		'9.1',
		'a forced march for an advance tires the army when infantry goes farther by it, and is there only where it can',
		on(
			{ riga: '22/O', r_2_36: '21/O', r_622: '20/O' },
			[...[combat, attacks('21/O', 'riga'), done, toTheDice, 12, toThe('advance')], advancing(1)],
			[tells({ type: 'marchForced' }), stands({ fatigue: 0 }), is('riga', { at: '21/O' })]
		),
		on(
			{ riga: '22/O', r_2_36: '21/O', r_622: '20/O' },
			[...[combat, attacks('21/O', 'riga'), done, toTheDice, 12, toThe('advance')], advancing(2)],
			[stands({ fatigue: 1 }), tells({ type: 'advanced', unit: 'riga' })]
		),
		on(
			{ ural: '23/U', r_628: 'MOSCOW_GATE', r_1res: 'WARSAW', r_shliss: 'NEVSKAYA_GATE' },
			[combat, attacks('MOSCOW_GATE', 'ural'), done, toTheDice, 10, anyOf('take', 'retreat')],
			[
				tells({ type: 'retreated', path: ['WARSAW', 'WINTER_PALACE'] }),
				is('ural', { at: 'MOSCOW_GATE' })
			]
		)
	),
	statement(
		'A482',
		'8.2.6',
		'Routed Reds leave Petrograd by its north or north-east only: through an enemy ZOC if need be, and they surrender where the way is barred',
		on(
			{ r_628: at('MOSCOW_GATE', { mode: 'routed' }), riga: 'WARSAW' },
			[movement],
			[offersNo(run('22/V'), run('23/U')), offers(run('NEVSKAYA_GATE'))],
			red(8)
		),
		on(
			{ r_628: at('MOSCOW_GATE', { mode: 'routed' }), riga: 'WARSAW' },
			[movement, anyOf('run', 'take')],
			[
				tells({ type: 'epLost', unit: 'r_628', prisoners: 1 }),
				that('it is north of the city', ({ state }) =>
					state.units.some(
						({ id, at: where }) => id === 'r_628' && ['24/W', '23/W'].includes(where ?? '')
					)
				)
			],
			red(8)
		),
		on(
			{
				r_628: at('MOSCOW_GATE', { mode: 'routed' }),
				...{ riga: 'WARSAW', ural: 'NEVSKAYA_GATE', semen: 'PUTILOV' }
			},
			[movement],
			[is('r_628', { fate: 'lost' })],
			red(8)
		)
	),
	statement(
		'A483',
		'14.1',
		'cars and tanks are lost with the last EP of their place, be it to deserters or to an event; an HQ is not',
		on(
			{
				...{ r_622: at('SMOLNY', { ep: 1 }), r_ac_a: 'SMOLNY', r_petdef: 'SMOLNY' },
				...{ r_628: 'NEVSKY', riga: '24/C' }
			},
			[declare(true), 2, { type: 'desert', unit: 'r_622' }],
			[
				is('r_ac_a', { fate: 'lost' }),
				is('r_petdef', { fate: 'map' }),
				that('the cars count', ({ state }) => state.score.cars === 1)
			],
			start(2)
		),
		on(
			{ r_622: 'SMOLNY', tkshock: '22/H', ft17: '22/H' },
			[onward, 74, 3],
			[tells({ type: 'epLost', unit: 'tkshock' }), is('ft17', { fate: 'lost' })],
			{ ...start(6), step: 'events', options: { events: 'used' } }
		)
	),
	statement(
		'A484',
		'8.1.3',
		'a barrage takes its EP first: a district detachment that is braver for it stays, the others go back',
		on(
			{
				...{ rdd_nevsky: at('MOSCOW_GATE', { ep: 2 }), r_628: 'MOSCOW_GATE' },
				...{ riga: '22/V', art_nwa: '22/V' }
			},
			[combat, barrage('art_nwa', 'MOSCOW_GATE'), done, 12, take('rdd_nevsky'), toTheEnd()],
			[
				tells({ type: 'barrageFell', score: 14 }),
				is('rdd_nevsky', { ep: 1, at: 'MOSCOW_GATE' }),
				tells({ type: 'retreated', units: ['r_628'] })
			]
		)
	),
	statement(
		'A485',
		'8.1.3',
		'of two HQs, or an HQ and Trotsky, a barrage destroys the one that takes the loss, and cars beside them go with the last',
		on(
			{
				...{ r_kharl: '20/X', r_trotsky: '20/X', ac2rd: '20/X' },
				...{ riga: '20/W', art_nwa: '20/W', r_622: 'SMOLNY' }
			},
			[combat, barrage('art_nwa', '20/X', 'hq'), done, 12, take('r_kharl'), toTheEnd()],
			[
				is('r_kharl', { fate: 'due' }),
				is('r_trotsky', { fate: 'map', at: '20/X' }),
				is('ac2rd', { fate: 'map' })
			]
		),
		on(
			{ r_kharl: '20/X', ac2rd: '20/X', riga: '20/W', art_nwa: '20/W', r_622: 'SMOLNY' },
			[combat, barrage('art_nwa', '20/X', 'hq'), done, 12, toTheEnd()],
			[is('r_kharl', { fate: 'due' }), is('ac2rd', { fate: 'lost' })]
		)
	)
];
