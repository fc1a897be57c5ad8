import {
	asks,
	at,
	attacks,
	barrage,
	blow,
	combat,
	coming,
	declare,
	done,
	enter,
	go,
	goes,
	goesNot,
	is,
	land,
	movement,
	moveUp,
	moves,
	offers,
	offersNo,
	on,
	onward,
	pass,
	pick,
	place,
	red,
	spent,
	stands,
	start,
	statement,
	support,
	tells,
	tellsNot,
	that,
	toTheDice,
	toTheEnd,
	train,
	until,
	white,
	type Statement
} from '../statement.ts';
import type { Table } from '../../engine/table.ts';

const disorganised = { mode: 'disorganised' } as const;
const routed = { mode: 'routed' } as const;
const depart = (unit: string) => ({ type: 'depart', unit }) as const;
/** White has passed everything but the city last. */
const whiteLand = (table: Table): void => {
	const control = table.game.board.places.map((at) => (at.includes('/') ? 'w' : 'r')).join('');
	table.state = { ...table.state, control };
};

/** Back by rail two turns later. */
const BACK = { turn: 10, how: 'rail', returning: false, left: true } as const;

/** Ships, trains, forts and bridges; who comes, who goes, and how it ends. */
export const PASSAGE: readonly Statement[] = [
	statement(
		'A626',
		'15.1',
		'the Red fleet passes the mines, a ship in a coastal hex takes no room on land and no place from the enemy',
		on(
			{ redfleet: '26/Q', r_622: 'SMOLNY', riga: '24/C' },
			[movement, pick('redfleet'), go('28/I')],
			[is('redfleet', { at: '28/I' })],
			red()
		),
		on(
			{ redfleet: '25/Q', r_2_36: '25/Q', r_kdnov: '24/R', riga: '24/C' },
			[movement, ...moves('r_kdnov', '25/Q')],
			[is('r_kdnov', { at: '25/Q' })],
			red()
		),
		on(
			{ rn: '29/K', riga: '24/C', r_622: 'SMOLNY' },
			[movement, pick('rn'), go('29/L')],
			[
				is('rn', { at: '29/L' }),
				that(
					'it stays Red’s',
					({ state, game }) => state.control[game.board.places.indexOf('29/L')] === 'r'
				)
			]
		)
	),
	statement(
		'A627',
		'5.4',
		'an HQ that finds no town or village of its side to come back to has the districts; without any place it waits',
		on(
			{ hq2rd: coming(4, 'recruitment'), r_622: '21/O', riga: '24/C' },
			[
				(table) => {
					const { board } = table.game;
					const control = board.places.map((_, n) => (n < board.city ? 'w' : 'r')).join('');
					table.state = { ...table.state, control };
				},
				onward
			],
			[offers(place('hq2rd', 'SMOLNY')), offersNo(place('hq2rd', '19/T'), place('hq2rd', '20/X'))],
			{ ...red(4), step: 'red-recruitment' }
		),
		on(
			{ hq5id: coming(4, 'recruitment'), r_622: '24/C', riga: '21/G' },
			[
				(table) => {
					const control = 'r'.repeat(table.game.board.places.length);
					table.state = { ...table.state, control };
				},
				until('white-1', 2)
			],
			[
				is('hq5id', { fate: 'due', at: null }),
				that('he did not come', ({ events }) => events.every(({ type }) => type !== 'placed'))
			],
			{ ...white(4), step: 'white-recruitment' }
		)
	),
	statement(
		'A628',
		'7.5.2',
		'a car leaves by rail beside its company, and both come back by the other line',
		on(
			{ r_188: '12/CC', r_ac_a: '12/CC', riga: '24/C', r_622: 'SMOLNY' },
			[movement, depart('r_188'), depart('r_ac_a')],
			[
				is('r_188', { fate: 'due', due: { ...BACK, places: ['18/FF'] } }),
				is('r_ac_a', { fate: 'due', due: { ...BACK, places: ['18/FF'] } })
			],
			red(8)
		)
	),
	statement(
		'A658',
		'7.5.2',
		'a car is a unit of those that a place takes, without EP: it is only White’s train to which it counts as one',
		on(
			{
				...{ r_188: '12/CC', r_7kd: '12/CC', r_ac_a: '12/CC', r_ac_b: '12/CC' },
				...{ riga: '24/C', r_622: 'SMOLNY' }
			},
			[movement, depart('r_188'), depart('r_7kd')],
			[offers({ type: 'depart', unit: 'r_ac_a' })],
			red(8)
		),
		on(
			{
				...{ r_188: '12/CC', r_7kd: '12/CC', r_ac_a: '12/CC', r_ac_b: '12/CC' },
				...{ riga: '24/C', r_622: 'SMOLNY' }
			},
			[movement, depart('r_188'), depart('r_7kd'), depart('r_ac_a')],
			[is('r_ac_a', { fate: 'due' }), offersNo({ type: 'depart' })],
			red(8)
		)
	),
	statement(
		'A635',
		'7.5.3',
		'White’s train takes an EP whole: a regiment that is down to one, not one of two; nobody who has walked, and nobody while Red holds Gatchina',
		on(
			{
				...{ riga: '19/T', frrs: '19/P', talab: at('19/Q', { ep: 1 }), res1: '19/R' },
				...{ hjag: '19/O', r_622: 'SMOLNY' }
			},
			[whiteLand, onward, movement, ...moves('hjag', '19/N')],
			[
				offers(train('frrs', '19/O'), train('talab', '19/O')),
				offersNo({ type: 'train', unit: 'res1' }, { type: 'train', unit: 'hjag' })
			],
			{ gatchina: true }
		),
		on(
			{ frrs: '19/P', riga: '24/C', r_622: '19/T' },
			[whiteLand, onward, movement],
			[offersNo({ type: 'train' }), offers(pick('frrs'))],
			{ gatchina: true }
		)
	),
	statement(
		'A636',
		'7.8',
		'nobody moves up into a hex by which the enemy comes in next',
		on(
			{ r_622: '09/S', gue: coming(5, 'foot', '08/S'), riga: '24/C', r_628: 'SMOLNY' },
			[combat],
			[offersNo(moveUp('r_622', '08/S')), offers(moveUp('r_622', '10/S'))],
			red(4)
		)
	),
	statement(
		'A637',
		'7.8',
		'who comes in where the enemy stands waits, and comes in a later turn',
		on(
			{ mkv1: coming(5, 'foot', '22/H'), r_622: '22/H', riga: '24/C', r_628: 'SMOLNY' },
			[movement, done],
			[is('mkv1', { fate: 'due' }), tellsNot({ type: 'entered' })],
			white(5)
		),
		on(
			{ mkv1: coming(5, 'foot', '22/H'), liba: '22/H', riga: '24/C', r_628: 'SMOLNY' },
			[movement],
			[offers(enter('mkv1', '22/H'))],
			white(6)
		)
	),
	statement(
		'A645',
		'16.1',
		'the Royal Navy helps Estonians in their defence too, be others with them, and nobody else',
		...(
			[
				[{ est_kuper: '27/K' }, true],
				[{ est_kuper: '27/K', liba: '27/K' }, true],
				[{ liba: '27/K' }, false]
			] as const
		).map(([attacked, helps]) =>
			on(
				{ ...attacked, rn: '28/K', r_2_36: '26/K', r_628: 'SMOLNY' },
				[combat, attacks('27/K', 'r_2_36'), done],
				[helps ? offers(support('rn'), pass) : asks('Combat')],
				red(3)
			)
		)
	),
	statement(
		'A646',
		'13',
		'a fort without a line is Low Ammo once it has fired',
		on(
			{ fort_kg: '28/M', riga: '27/N', liba: '27/M', semen: '28/L', r_628: 'SMOLNY' },
			[combat, barrage('fort_kg', '27/N'), done, 7, toTheEnd()],
			[is('fort_kg', { lowAmmo: true })],
			red()
		),
		on(
			{ fort_kg: '28/M', r_622: '27/N', liba: '27/M', semen: '28/L', r_628: 'SMOLNY' },
			[combat, barrage('fort_kg', '28/L'), done, 7, toTheEnd()],
			[tells({ type: 'barrageFell', unit: 'fort_kg' }), is('fort_kg', { lowAmmo: false })],
			red()
		)
	),
	statement(
		'A647',
		'8.4',
		'a bridge is blown in the face of the enemy at its other end, by a unit in disorder and in his ZOC',
		on(
			{ riga: at('18/AA', disorganised), r_622: '18/BB', r_628: 'SMOLNY' },
			[combat, blow('riga', '18/BB')],
			[tells({ type: 'bridgeBlown', unit: 'riga' }), stands({ blown: [['18/AA', '18/BB']] })]
		)
	),
	statement(
		'A648',
		'7.5.2',
		'who leaves by rail keeps his markers, and recovers with the others of his side',
		on(
			{
				r_188: at('12/CC', { lowAmmo: true, recruits: true, ...disorganised }),
				...{ riga: '24/C', r_622: 'SMOLNY' }
			},
			[movement, depart('r_188'), done],
			[is('r_188', { fate: 'due', mode: 'normal', lowAmmo: true, recruits: true, ep: 3 })],
			red(8)
		)
	),
	statement(
		'A651',
		'16.2',
		'cavalry that only rides through the Winter Palace wins the game there and then',
		on(
			{ hjag: 'HARBOUR', riga: '24/C', r_622: 'SMOLNY' },
			[movement, pick('hjag'), go('NEVSKY', 'WINTER_PALACE')],
			[
				tells({ type: 'gameEnded' }),
				asks('nobody'),
				that('White’s', ({ state }) => state.result?.automatic === true)
			]
		)
	),
	statement(
		'A652',
		'16.1',
		'a 1st division that its garrison has kept away may be given up on the last turn, and the game goes on',
		on(
			{
				...Object.fromEntries(
					['hq1id', 'gue', 'revel', 'kolyv', 'gdov', 'art1id'].map((id) => [
						id,
						coming(13, 'foot', '08/S')
					])
				),
				...{ res1id: coming(14, 'foot', '08/S'), tchud: coming(16, 'foot', '08/S') },
				...{ riga: '24/C', r_622: 'SMOLNY' }
			},
			[
				{ type: 'giveUp', formation: '1 ID' },
				declare(false),
				until('red-2', 2),
				until('ammunition', 2)
			],
			[is('gue', { fate: 'out' }), stands({ turn: 13, result: null, givenUp: ['1 ID'] })],
			{ ...start(12), garrison: { done: false, since: 0 } }
		)
	),
	statement(
		'A653',
		'16.2',
		'a regiment of four that loses its last EP counts four',
		on(
			{ riga: '22/O', semen: '22/O', r_2_36: at('21/O', { ep: 1 }), r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga', 'semen'), done, toTheDice, 8, toTheEnd()],
			[is('r_2_36', { fate: 'lost' }), that('four', ({ state }) => state.score.destroyed === 4)]
		)
	),
	statement(
		'A654',
		'3.2',
		'of Whites who surrender the EP left of the NWA are Red’s prisoners, those of Estonians and trains are not',
		...(
			[
				['riga', '21/O', '22/O', 1],
				['est_kuper', '21/O', '22/O', 0],
				['nwa_at', '19/O', '20/O', 0]
			] as const
		).map(([id, where, from, prisoners]) =>
			on(
				{ [id]: at(where, routed), r_2_36: from, polta: '24/C', r_628: 'SMOLNY' },
				[combat, attacks(where, 'r_2_36'), done, toTheDice, id === 'nwa_at' ? 9 : 10, toTheEnd()],
				[
					tells({ type: 'attackFought', defender: { loss: 1, code: 'dr' } }),
					is(id, { fate: 'lost' }),
					stands({ prisoners: { white: 0, red: prisoners } })
				],
				red()
			)
		)
	),
	statement(
		'A655',
		'7.5.2',
		'a town takes five EP off the trains in a turn, a village four, another hex two; HQs come besides, and no train leads to an inner district',
		on(
			{
				...{ r_2_36: coming(5, 'rail', '07/FF'), r_7kd: coming(5, 'rail', '07/FF') },
				...{ r_kdnov: coming(5, 'rail', '07/FF'), r_kharl: coming(5, 'rail', '07/FF') },
				...{ riga: '24/C', r_622: 'SMOLNY' }
			},
			[movement, land('r_2_36', '12/CC')],
			[
				offers(land('r_kdnov', '12/CC'), land('r_kharl', '12/CC'), land('r_7kd', '16/Z')),
				offersNo(land('r_7kd', '12/CC'))
			],
			red(5)
		),
		on(
			{
				...{ r_2_36: coming(5, 'rail', '07/FF'), r_7kd: coming(5, 'rail', '07/FF') },
				...{ riga: '24/C', r_622: 'SMOLNY' }
			},
			[movement],
			[
				offers(land('r_2_36', '10/DD'), land('r_7kd', '11/CC'), land('r_7kd', 'NEVSKAYA_GATE')),
				offersNo(land('r_2_36', '11/CC'), land('r_7kd', 'NEVSKY'))
			],
			red(5)
		)
	),
	statement(
		'A656',
		'8.3',
		'a ship moves up over a blue side, White’s not through the mines',
		on(
			{ rn: '29/L', riga: '24/C', r_622: 'SMOLNY' },
			[combat],
			[offers(moveUp('rn', '30/L'), moveUp('rn', '30/K')), offersNo(moveUp('rn', '29/M'))]
		),
		on(
			{ redfleet: '29/L', riga: '24/C', r_622: 'SMOLNY' },
			[combat],
			[offers(moveUp('redfleet', '29/M'), moveUp('redfleet', '30/L'))],
			red()
		)
	),
	statement(
		'A675',
		'13',
		'a fort suffers nothing of what befalls the guns beside it, though they are the only ones there to fight',
		on(
			{ fort_kg: '28/M', r_3fdv: '28/M', talab: '28/L', r_628: 'SMOLNY' },
			[combat, attacks('28/M', 'talab'), done, toTheDice, 2, toTheEnd()],
			[
				tells({ type: 'attackFought', defender: { loss: 1, code: 'd' } }),
				is('r_3fdv', { fate: 'lost' }),
				is('fort_kg', { mode: 'normal', ep: 2 })
			]
		)
	),
	statement(
		'A676',
		'7.2',
		'nobody ends in a full place of which the only one who could make way has to stay, to cover him from enemy ZOC',
		on(
			{ r_3_160: '19/O', r_622: '20/O', riga: '18/O', r_628: 'SMOLNY' },
			[movement, pick('r_622'), spent('r_622', 6)],
			[goes('20/P'), goesNot('19/O')],
			red()
		),
		on(
			{ r_3_160: '19/O', r_622: '20/O', riga: '24/C', r_628: 'SMOLNY' },
			[movement, pick('r_622')],
			[goes('19/O')],
			red()
		),
		on(
			{ r_2bash: '19/O', r_2mar: '19/O', r_622: '20/O', riga: '18/O', r_628: 'SMOLNY' },
			[movement, ...moves('r_622', '19/O'), pick('r_2mar')],
			[goesNot('19/O'), goes('19/P')],
			red()
		)
	),
	statement(
		'A677',
		'7.2',
		'who can make way in a full place has to, whoever else has come there, be it an HQ',
		on(
			{ r_3_160: '19/O', hq2rd: '20/O', r_622: '20/O', riga: '24/C', r_628: 'SMOLNY' },
			[movement, ...moves('hq2rd', '19/O'), ...moves('r_622', '19/O')],
			[stands({ moving: 'r_3_160' }), goes('19/P')],
			red()
		)
	)
];
