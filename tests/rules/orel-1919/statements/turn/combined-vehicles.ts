import {
	advance,
	aim,
	anyOf,
	asks,
	assault,
	attack,
	attacks,
	back,
	barrage,
	done,
	goes,
	goesNot,
	is,
	leave,
	no,
	offers,
	offersA,
	on,
	pass,
	pay,
	pick,
	refuses,
	resolve,
	side,
	stand,
	stands,
	statement,
	take,
	tells,
	that,
	yes,
	type Command,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { modified, strength } from './combat.ts';

const white = side('white');
const R: Units = { 'r-1-let': '2418' };
const reserve: Units = { 'w-res-1d': '2419' };
const quiet = (unit: string): Command => ({ type: 'announce', unit, attack: null });
const cars: Units = { ...R, 'r-ac-let': '2418', 'r-ac-46d': '2418', 'w-1-1k': '2419' };
const carsFight: readonly Deed[] = [
	attacks('2419', 'prepared', 'r-1-let'),
	pick('r-ac-let'),
	attack('2419', 'prepared', 1),
	pick('r-ac-46d'),
	attack('2419', 'prepared', 1),
	done,
	stand,
	1,
	1,
	assault,
	9
];
const sheltering: Units = {
	'r-1-9d': '3015',
	'r-2-let': '3117',
	'w-rec-1': '3016',
	'w-at-kalita': '3016',
	'w-res-1d': '3017'
};
const driven: readonly Deed[] = [
	attacks('3016', 'prepared', 'r-1-9d'),
	attacks('3017', 'prepared', 'r-2-let'),
	done,
	{ type: 'announce', unit: 'w-at-kalita', attack: 2 },
	resolve(1),
	stand,
	no('w-at-kalita'),
	1,
	6,
	anyOf('retreat'),
	anyOf('advance')
];
const trainStack: Units = {
	'r-1-let': '3015',
	'r-2-let': '3015',
	'w-rec-1': { hex: '3016', steps: 1 },
	'w-at-kalita': '3016'
};
const trainFight = (contact: boolean): readonly Deed[] => [
	attacks('3016', 'prepared', 'r-1-let', 'r-2-let'),
	done,
	quiet('w-at-kalita'),
	stand,
	contact ? yes('w-at-kalita') : no('w-at-kalita'),
	1,
	1,
	assault,
	9
];

/** 9 Vehicles among others. */
export const COMBINED_VEHICLES: readonly Statement[] = [
	statement(
		'Y38',
		'9',
		'A car does not attack over a river without a bridge, nor into a forest; its infantry does.',
		on(
			{ 'r-1-let': '2516', 'r-ac-let': '2516', 'w-1-1k': '2615' },
			[attacks('2615', 'prepared', 'r-1-let'), pick('r-ac-let')],
			[refuses(attack('2615', 'prepared', 1), '9')]
		),
		on(
			{ 'r-1-let': '2314', 'r-ac-let': '2314', 'w-1-1k': '2315' },
			[attacks('2315', 'prepared', 'r-1-let'), pick('r-ac-let')],
			[offers(attack('2315', 'prepared', 1))]
		),
		on(
			{ 'r-1-let': '1208', 'r-ac-let': '1208', 'w-1-1k': '1209' },
			[attacks('1209', 'prepared', 'r-1-let'), pick('r-ac-let')],
			[refuses(attack('1209', 'prepared', 1), '9')]
		)
	),
	statement(
		'Y56',
		'8.5',
		'A car that attacks makes no cavalry of its infantry: cavalry leaves it without a check.',
		on(
			{ ...R, 'r-ac-let': '2418', 'w-cv-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-ac-let'),
				attack('2419', 'prepared', 1),
				done,
				leave
			],
			[offersA('retreat')]
		)
	),
	statement(
		'Y57',
		'8.5',
		'A train that leaves before combat gives no support, not even to those who stay.',
		on(
			{ 'r-1-let': '3015', 'w-2-3k': '3016', 'w-at-offitser': '3016' },
			[
				attacks('3016', 'prepared', 'r-1-let'),
				done,
				{ type: 'announce', unit: 'w-at-offitser', attack: 1 },
				leave,
				6
			],
			[is('w-at-offitser', { hex: '3017' }), asks('Attacker’s Cohesion')]
		),
		on(
			{ 'r-1-let': '3015', 'w-2-3k': '3016', 'w-at-offitser': '3016' },
			[
				attacks('3016', 'prepared', 'r-1-let'),
				done,
				{ type: 'announce', unit: 'w-at-offitser', attack: 1 },
				stand,
				no('w-at-offitser')
			],
			[asks('Coordination')]
		)
	),
	statement(
		'Y64',
		'9',
		'A car helps the stack it is with, and hampers all of the enemy’s.',
		on(
			{ 'r-1-let': '2418', 'r-2-let': '2519', 'r-ac-let': '2418', 'w-1-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let', 'r-2-let'),
				pick('r-ac-let'),
				attack('2419', 'prepared', 1),
				done,
				stand,
				1,
				1
			],
			[
				modified('attacker', 'r-1-let', 0),
				modified('attacker', 'r-2-let', 1),
				modified('defender', 'w-1-1k', 1)
			]
		)
	),
	statement(
		'Y81',
		'8.7.2',
		'A car that attacked goes back with its infantry, though guns stay behind; with other infantry in the hex it stays.',
		on(
			{ ...R, 'r-ac-let': '2418', 'r-art-let': '2418', 'w-1-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-ac-let'),
				attack('2419', 'prepared', 1),
				done,
				stand,
				1,
				1,
				assault,
				6,
				6,
				back('2417')
			],
			[
				is('r-1-let', { hex: '2417', mode: 'march' }),
				is('r-ac-let', { hex: '2417' }),
				is('r-art-let', { hex: '2418' })
			]
		),
		on(
			{ ...R, 'r-ac-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-ac-let'),
				attack('2419', 'prepared', 1),
				done,
				stand,
				1,
				1,
				assault,
				6,
				6,
				back('2417')
			],
			[is('r-1-let', { hex: '2417', mode: 'march' }), is('r-ac-let', { hex: '2418' })]
		)
	),
	statement(
		'Y82',
		'9',
		'Each vehicle of the side is tried, or only as many as steps were lost.',
		on(cars, carsFight, [asks('Destruction of a vehicle')]),
		on(
			cars,
			[...carsFight, 2, 2],
			[
				tells({ type: 'vehicleChecked', unit: 'r-ac-let' }),
				tells({ type: 'vehicleChecked', unit: 'r-ac-46d' })
			]
		),
		on(
			cars,
			carsFight,
			[offers(take('r-ac-46d'), take('r-ac-let'))],
			{},
			{ vehicle_losses: 'as_many_as_losses' }
		)
	),
	statement(
		'Y83',
		'9.1.1',
		'A damaged heavy train adds nothing to its die; a light one beaten twice over is gone for good.',
		on(
			{ 'w-at-kalita': { hex: '3015', steps: 1 }, 'r-at-avrora': '3016' },
			[attacks('3016', 'prepared', 'w-at-kalita'), done, stand, 2, 3],
			[is('w-at-kalita', { fate: 'due' }), is('r-at-avrora', { hex: '3016' })],
			white
		),
		on(
			{ 'w-at-kalita': '3015', 'r-at-avrora': '3016' },
			[attacks('3016', 'prepared', 'w-at-kalita'), done, stand, 2, 3],
			[is('r-at-avrora', { fate: 'due' })],
			white
		),
		on(
			{ 'w-at-kalita': '3015', 'r-at-avrora': '3016' },
			[attacks('3016', 'prepared', 'w-at-kalita'), done, stand, 4, 3],
			[is('r-at-avrora', { fate: 'lost' })],
			white
		)
	),
	statement(
		'Y84',
		'9.1.2',
		'A captured train fights for its captor.',
		on(
			{ 'r-1-let': '3015', 'r-2-let': '3017', 'w-at-offitser': '3016' },
			[
				attacks('3016', 'prepared', 'r-1-let'),
				done,
				quiet('w-at-offitser'),
				advance('r-1-let'),
				done
			],
			[is('w-at-offitser', { player: 'red', hex: '3016' }), offers(pick('w-at-offitser'))],
			{ turn: 6 }
		)
	),
	statement(
		'Y85',
		'9.2.1',
		'A tank that has broken down gives nothing to the defence, and is lost where it must go back.',
		on(
			{ ...R, 'w-res-1d': '2419', 'w-tk': { hex: '2419', engine: 'broken' } },
			[attacks('2419', 'prepared', 'r-1-let'), done, 1, 1, assault, 7],
			[strength('defender', 3), modified('attacker', 'r-1-let', 0)]
		),
		on(
			{ ...R, 'w-res-1d': '2419', 'w-tk': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, stand, 1, 1, assault, 7],
			[strength('defender', 6), modified('attacker', 'r-1-let', 2)]
		),
		on(
			{ 'r-1-let': '3015', 'w-rec-1': '3016', 'w-tk': { hex: '3016', engine: 'broken' } },
			[attacks('3016', 'prepared', 'r-1-let'), done, 1, 6],
			[is('w-tk', { fate: 'lost' })]
		),
		on(
			{ 'r-1-let': '3015', 'w-rec-1': '3016', 'w-tk': '3016' },
			[attacks('3016', 'prepared', 'r-1-let'), done, stand, 1, 6, anyOf('retreat')],
			[
				that(
					'the tank went two hexes',
					(t) => t.unit('w-tk').fate === 'map' && t.unit('w-tk').hex === t.unit('w-rec-1').hex
				)
			]
		)
	),
	statement(
		'Y86',
		'9.2.1',
		'No tank goes more than 2 hexes from a railroad.',
		on(
			{ 'w-tk': { hex: '2411', engine: 'runs' } },
			[pick('w-tk')],
			[goes('2412', '2512'), goesNot('2410', '2310')],
			white
		)
	),
	statement(
		'Y88',
		'8.2.1',
		'A car without a depot in range is Unsupplied after its combat, one with a depot is not, though nobody paid; so is a train without a free line home.',
		on(
			{ ...R, 'r-ac-let': '2418', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-ac-let'),
				attack('2419', 'prepared', 1),
				done,
				1,
				1,
				pass
			],
			[is('r-ac-let', { unsupplied: true, hex: '2418' })]
		),
		on(
			{ ...R, 'r-cvy-1809': '2416', 'r-ac-let': '2418', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-ac-let'),
				attack('2419', 'prepared', 1),
				done,
				pay(1, null),
				1,
				1,
				pass
			],
			[is('r-ac-let', { unsupplied: false, hex: '2418' }), is('r-1-let', { unsupplied: true })]
		),
		on(
			{ 'w-at-offitser': '3015', 'w-1-1k': '3014', 'r-1-9d': '3016', 'r-2-9d': '3112' },
			[pick('w-at-offitser'), barrage, done, aim('w-at-offitser', 'r-1-9d'), 2],
			[is('w-at-offitser', { unsupplied: true, hex: '3015' })],
			{ ...white, observed: ['r-1-9d'] }
		),
		on(
			{ 'w-at-offitser': '3015', 'w-1-1k': '3014', 'r-1-9d': '2915', 'r-2-9d': '3112' },
			[pick('w-at-offitser'), barrage, done, aim('w-at-offitser', 'r-1-9d'), 2],
			[is('w-at-offitser', { unsupplied: false, hex: '3015' })],
			{ ...white, observed: ['r-1-9d'] }
		)
	),
	statement(
		'Y94',
		'8.5.1',
		'A train that shelters in a hex still to be attacked is asked for nothing there.',
		on(
			sheltering,
			[...driven],
			[asks('Attacker’s Cohesion'), is('w-at-kalita', { hex: '3017' }), stands({ player: 'red' })]
		)
	),
	statement(
		'Y95',
		'9.1.2',
		'With the last man of its stack a train in contact is lost to the enemy; one out of contact goes two hexes back.',
		on(
			trainStack,
			[...trainFight(true), advance('r-1-let')],
			[is('w-at-kalita', { player: 'red', hex: '3016' })]
		),
		// It is an equal train of the captor's then: what cut off the loser's does not make it Unsupplied.
		on(
			{ ...trainStack, 'r-3-let': '3018' },
			[...trainFight(true), advance('r-1-let'), done],
			[is('w-at-kalita', { player: 'red', unsupplied: false })]
		),
		on(
			trainStack,
			[...trainFight(false), advance('r-1-let')],
			[is('w-at-kalita', { player: 'white', hex: '3018' })]
		)
	)
];
