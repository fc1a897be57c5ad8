import {
	accepts,
	advance,
	anyOf,
	asks,
	assault,
	attacks,
	back,
	barrage,
	done,
	is,
	leave,
	no,
	offers,
	offersOnly,
	on,
	pick,
	refuses,
	side,
	stand,
	statement,
	support,
	tells,
	tellsNot,
	that,
	yes,
	type Check,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { assaulted, fight, modified, NEW } from './combat.ts';

const white = side('white');
const two: Units = { 'r-1-let': '2418', 'r-2-let': '2418' };
const reserve = { 'w-res-1d': '2419' };
const both = ['r-1-let', 'r-2-let'];
/** The modifier of the Morale die. */
export const shaken =
	(modifier: number): Check =>
	({ events }) => {
		const found = events.flatMap((one) =>
			one.type === 'moraleChecked' ? one.units.map((two) => two.modifier) : []
		);
		return found.join() === String(modifier) ? undefined : `Morale with ${found.join()}`;
	};

/** White attacks works in 2706, with a tank or without. */
const stormed = (tank: boolean, then: readonly Check[]) =>
	on(
		{
			'w-1-1k': '2705',
			...(tank ? { 'w-tk': '2705' } : {}),
			'r-1-let': { hex: '2706', works: 'done' }
		},
		[
			attacks('2706', 'prepared', 'w-1-1k'),
			...(tank
				? [pick('w-tk'), 3, { type: 'attack', kind: 'prepared', hex: '2706', join: 1 } as const]
				: []),
			done,
			1,
			1,
			assault,
			7
		],
		then,
		white
	);

const full = (hex: string, regiment: string): Units =>
	Object.fromEntries([1, 2, 3].map((one) => [`w-${one}-${regiment}`, hex]));
const pressed = { ...two, 'r-1-est': '2420' };

const silentTrain: Deed = { type: 'announce', unit: 'w-at-offitser', attack: null };
/** Red attacks White's train, with one of them behind it or not. */
const lone = (behind: Units, then: readonly Check[]) =>
	fight(
		{ 'r-1-let': '3015', 'w-at-offitser': '3016', ...behind },
		['r-1-let'],
		[silentTrain, advance('r-1-let')],
		then,
		{},
		{},
		'3016'
	);

/** A car goes in with Red's infantry, which loses a step to troops with guns or without. */
const withCar = (guns: boolean, die: readonly number[], then: readonly Check[]) =>
	fight(
		{ 'r-1-let': '2418', 'r-ac-let': '2418', ...reserve, ...(guns ? { 'w-art-1k': '2419' } : {}) },
		['r-1-let', 'r-ac-let'],
		[
			...(guns ? [{ type: 'announce', unit: 'w-art-1k', attack: null } as const] : []),
			1,
			1,
			assault,
			4,
			...die
		],
		then
	);

const train = 'r-at-avrora';
const withTrain = (when: readonly Deed[], then: readonly Check[]) =>
	on(
		{ 'r-1-let': '3015', [train]: '3015', 'w-2-3k': '3016' },
		[pick(train), support('prepared'), attacks('3016', 'prepared', 'r-1-let'), done, ...when],
		then
	);
/** It stands there, but has not made ready for support. */
const besideTrain = (when: readonly Deed[], then: readonly Check[]) =>
	on(
		{ 'r-1-let': '3015', [train]: '3015', 'w-res-1d': '3016' },
		[...when, attacks('3016', 'prepared', 'r-1-let'), done],
		then
	);

/** 8.5.1, 8.8.2, 9 Retreats, Morale, and the machines. */
export const RETREATS: readonly Statement[] = [
	statement(
		'H18',
		'8.8.2',
		'The Morale die of a unit with enemy ZoC all round is 1 higher.',
		fight({ ...two, ...reserve }, both, [1, 1, assault, 9, 1], [shaken(4)]),
		fight(
			{
				...two,
				...reserve,
				'r-3-let': '2519',
				'r-4-let': '2520',
				'r-5-let': '2420',
				'r-6-let': '2320',
				'r-7-let': '2319'
			},
			both,
			[1, 1, assault, 9, 1],
			[shaken(5)]
		)
	),
	statement(
		'H19',
		'9.2.2',
		'A tank that attacks cancels works: the Assault is as if there were none.',
		stormed(false, [modified('defender', 'r-1-let', 1), assaulted(1)]),
		stormed(true, [modified('defender', 'r-1-let', 4), assaulted(5)])
	),
	{
		...statement(
			'N05',
			'New Combat Rules',
			'TQ 6 infantry that attacks makes the check 1 harder, unless the defence has such infantry too.',
			fight(
				{ 'w-1-2k': '2419', 'r-1-let': '2418' },
				['w-1-2k'],
				[1, 1],
				[modified('defender', 'r-1-let', 3)],
				white,
				NEW,
				'2418'
			),
			fight(
				{ 'w-1-2k': { hex: '2419', rumors: 99 }, 'r-1-let': '2418' },
				['w-1-2k'],
				[1, 1],
				[modified('defender', 'r-1-let', 2)],
				white,
				NEW,
				'2418'
			),
			// The enemy’s integrated guns alone.
			fight(
				{ 'w-1-2k': '2419', 'w-2-1k': { hex: '2418', player: 'red' } },
				['w-1-2k'],
				[anyOf('stand'), 1, 1],
				[modified('defender', 'w-2-1k', 1)],
				white,
				NEW,
				'2418'
			)
		),
		reading: 'Only White has TQ 6: a regiment that has gone over stands for the defence.'
	},
	statement(
		'W03',
		'8.5.1',
		'A retreat goes through a full hex and one hex farther.',
		fight(
			{
				'r-1-let': '2418',
				'w-2-3k': '2419',
				...full('2420', '1k'),
				...full('2520', '2k'),
				...full('2320', '1d')
			},
			['r-1-let'],
			[leave, 1],
			[offers(back('2520', '2619'), back('2320', '2220')), refuses(back('2520'), '8.5.1')]
		),
		fight(
			{ 'r-1-let': '2418', 'w-2-3k': '2419' },
			['r-1-let'],
			[leave, 1],
			[offers(back('2520')), refuses(back('2520', '2619'), '8.5.1')]
		)
	),
	statement(
		'W05',
		'8.5.1',
		'Forced into the ZoC of infantry, infantry checks at +1 or loses a step; cavalry goes freely.',
		fight(
			{ ...pressed, 'w-2-3k': '2419' },
			both,
			[leave, 1, back('2520')],
			[asks('Retreat into enemy ZoC')]
		),
		fight(
			{ ...pressed, 'w-2-3k': '2419' },
			both,
			[leave, 1, back('2520'), 4],
			[is('w-2-3k', { hex: '2520' }), tellsNot({ type: 'stepsLost' })]
		),
		fight(
			{ ...pressed, 'w-2-3k': '2419' },
			both,
			[leave, 1, back('2520'), 5],
			[tells({ type: 'stepsLost', unit: 'w-2-3k', steps: 1 })]
		),
		fight(
			{ ...pressed, 'w-cv-1k': '2419' },
			both,
			[leave, back('2520')],
			[is('w-cv-1k', { hex: '2520' }), tellsNot({ type: 'stepsLost' })]
		)
	),
	statement(
		'T14',
		'9.1.2',
		'A lone train with no way back is captured by those who enter its hex.',
		lone({ 'r-2-let': '3017' }, [is('w-at-offitser', { player: 'red', hex: '3016' })]),
		lone({}, [
			is('w-at-offitser', { player: 'white', hex: '3017' }),
			is('r-1-let', { hex: '3016' })
		])
	),
	statement(
		'Q03',
		'9',
		'A vehicle whose side lost a step where the enemy had guns is hit on a 1.',
		withCar(
			true,
			[1],
			[
				is('r-ac-let', { fate: 'lost' }),
				that('its die is told before what that does', ({ events }) => {
					const at = (type: string): number => events.findIndex((one) => one.type === type);
					return at('vehicleChecked') < at('removed');
				})
			]
		),
		withCar(
			true,
			[2],
			[is('r-ac-let', { fate: 'map' }), tells({ type: 'vehicleChecked', die: 2 })]
		),
		withCar(
			false,
			[],
			[tells({ type: 'stepsLost', unit: 'r-1-let' }), tellsNot({ type: 'vehicleChecked' })]
		)
	),
	statement(
		'Q04',
		'9.1',
		'A train is asked whether it goes into contact before coordination; in contact it does not check, and gives no support.',
		withTrain([stand], [offersOnly(yes(train), no(train)), refuses(support('prepared'), '9.1')]),
		withTrain(
			[stand, yes(train)],
			[asks('Attacker’s Cohesion'), tells({ type: 'contactMade', unit: train })]
		),
		withTrain([stand, no(train)], [accepts(yes(train)), refuses(stand, '8.6.2')]),
		withTrain([stand, no(train), yes(train)], [asks('Coordination')])
	),
	statement(
		'Z59',
		'9.1',
		'A train that stands with the attackers goes into contact without having made ready for support, but not once it has had a barrage to fire.',
		besideTrain([], [offersOnly(yes(train), no(train))]),
		besideTrain(
			[pick(train), barrage],
			[asks('Attacker’s Cohesion'), is(train, { hex: '3015', fired: false })]
		)
	),
	statement(
		'Z77',
		'8.5.1',
		'Red’s way home leads north or west, whichever edge is nearer.',
		on(
			{ 'w-1-1k': '1509', 'r-cv-let': '1510' },
			[attacks('1510', 'prepared', 'w-1-1k'), done, leave],
			[is('r-cv-let', { hex: '1410', mode: 'march' })],
			white
		),
		on(
			{ 'w-1-1k': '1610', 'r-cv-let': '1510' },
			[attacks('1510', 'prepared', 'w-1-1k'), done, leave],
			[offersOnly(back('1509'), back('1410'), back('1409'))],
			white
		)
	),
	statement(
		'Z79',
		'8.5.1',
		'A retreat goes through a full hex rather than off the map.',
		fight(
			{ 'r-1-let': '2419', 'w-2-3k': '2420', ...full('2320', '1k') },
			['r-1-let'],
			[leave, 1],
			[offersOnly(back('2320', '2220'), back('2320', '2219'))],
			{},
			{},
			'2420'
		)
	)
];
