import type { Unit } from '#lib/rules/orel-1919/engine/state.ts';
import {
	anyOf,
	asks,
	assault,
	attack,
	attacks,
	done,
	enter,
	goes,
	is,
	offersOnly,
	on,
	pick,
	refuses,
	rest,
	side,
	stand,
	statement,
	take,
	that,
	type Case,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { assaulted, fight, modified, strength } from './combat.ts';
import { shaken } from './retreats.ts';

/** The same table in the small scenario. */
const inBrasovo: Deed = (table) => {
	const { header } = table.state;
	table.state = { ...table.state, header: { ...header, scenario: 'introductory' } };
};

/** Red attacks a battalion from 2418; a third stack stands behind it, and this unit beside it. */
const ringed = (beside: string, modifier: number) =>
	fight(
		{
			...{ 'r-1-let': '2418', 'r-2-let': '2418', 'w-res-1d': '2419' },
			...{ 'r-3-let': '2520', [beside]: '2320' }
		},
		['r-1-let', 'r-2-let'],
		[1, 1, assault, 9, 1],
		[shaken(modifier)]
	);

/** White infantry with this vehicle is beaten in 2716; the infantry goes back to 2717, the vehicle to this hex. */
const beside = (vehicle: string, hex: string) =>
	fight(
		{ 'r-1-let': '2715', 'r-2-let': '2715', 'w-res-1d': '2716', [vehicle]: '2716' },
		['r-1-let', 'r-2-let'],
		[stand, 1, 1, assault, 9, anyOf('take'), 1],
		[is('w-res-1d', { hex: '2717' }), is(vehicle, { hex })],
		{},
		{},
		'2716'
	);

/** Estonians attack the woods of 0514 from two hexes; those in 0614 are Repulsed, with whoever is with them. */
const repulsed = (more: Units, then: Case['then']) =>
	on(
		{ 'r-1-est': '0515', 'r-vo-est': '0614', 'w-1-1d': '0514', ...more },
		[
			attacks('0514', 'prepared', 'r-1-est', 'r-vo-est', ...Object.keys(more)),
			...[done, stand, 6, 1, assault, 7]
		],
		then
	);

/** The railroad depot that comes in by 0701. */
const DUE: Partial<Unit> & { readonly hex: string } = {
	hex: '0701',
	fate: 'due',
	due: { turn: 2, hexes: ['0701'], group: null, penalty: 0, returning: false }
};

/** What is left where the sections meet: arrivals, rings, edges of a smaller map. */
export const LATE_READING: readonly Statement[] = [
	statement(
		'L09',
		'7.4',
		'A battalion raised at a station is in command in the turn in which it appears, and is checked from the next one on.',
		on(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' }, 'w-rec-2': '2908', 'w-1-2d': '0317' },
			[{ type: 'raise', unit: 'w-rec-1', hex: '2908' }],
			[is('w-rec-1', { command: true, hex: '2908' }), is('w-rec-2', { command: false })],
			{ ...side('white'), phase: 'recruitment', points: { white: 2, red: 0 } }
		),
		on(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' }, 'w-1-2d': '0317' },
			[
				{ type: 'raise', unit: 'w-rec-1', hex: '2908' },
				done,
				(table) => {
					while (table.state.phase !== 'movement' || table.state.player !== 'white') table.do(done);
				}
			],
			[is('w-rec-1', { command: false, hex: '2908' })],
			{ ...side('white'), phase: 'recruitment', points: { white: 2, red: 0 } }
		)
	),
	statement(
		'L10',
		'8.8.2',
		'An enemy without ZoC does not close the ring: nobody is surrounded by ZoC where only a car stands.',
		ringed('r-4-let', 5),
		ringed('r-ac-let', 4)
	),
	statement(
		'L11',
		'9.1.1',
		'A train beaten in Brasovo comes back by a railroad that leads into its area over a friendly edge.',
		on(
			{ 'w-at-doblest': '0513', 'r-at-bolchevik': '0512' },
			[
				inBrasovo,
				...[pick('w-at-doblest'), attack('0512', 'hasty'), done, anyOf('announce')],
				...[stand, 4, 3]
			],
			[
				is('r-at-bolchevik', { fate: 'due' }),
				that('by 0110', ({ unit }) => unit('r-at-bolchevik').due?.hexes.join() === '0110')
			],
			{ ...side('white'), turn: 2 }
		)
	),
	statement(
		'L12',
		'9.2.1',
		'A tank does not go back beyond 2 hexes from a railroad either: where its troops do, it goes another way.',
		beside('w-tk', '2816'),
		beside('w-ac-2k', '2717')
	),
	statement(
		'L15',
		'7.1.6',
		'A railroad depot that comes in where no station is goes on to one, unasked if there is one alone; where it can get to none it stays.',
		on(
			{ 'r-rd-0701': DUE, 'w-res-1d': '2419' },
			[enter('r-rd-0701', '0701')],
			[refuses(rest, '7.1.6'), goes('1003')]
		),
		on(
			{ 'r-rd-0701': DUE, 'w-res-1d': '0801', 'w-2-3k': '0602', 'w-3-3k': '0702' },
			[enter('r-rd-0701', '0701')],
			[is('r-rd-0701', { hex: '0701', done: true })]
		),
		on(
			{ 'r-rd-0701': DUE, 'w-res-1d': '1103' },
			[enter('r-rd-0701', '0701')],
			[is('r-rd-0701', { hex: '1003', done: true })]
		)
	),
	statement(
		'G12.30',
		'8.8.1',
		'A defence that rounds to nothing reads the best odds, an attack that does the worst.',
		fight(
			{ 'r-1-let': '2418', 'w-rec-1': { hex: '2419', steps: 1, mode: 'routed' } },
			['r-1-let'],
			[1, 1, assault, 7],
			[assaulted(7)]
		),
		on(
			{ 'r-rec-1': { hex: '2418', steps: 1, unsupplied: true }, 'w-res-1d': '2419' },
			[attacks('2419', 'hasty', 'r-rec-1'), done, 1, 1, assault, 7],
			[assaulted(-6)]
		)
	),
	statement(
		'G12.38',
		'5.2.1',
		'The 41st has two main bodies on any turn; who is in neither is out of command.',
		on(
			{
				...{ 'r-1-41d': '2419', 'r-2-41d': '2418', 'r-3-41d': '2409', 'r-4-41d': '2410' },
				'r-1-41s': '2402'
			},
			[done],
			[
				is('r-1-41d', { command: true, hex: '2419' }),
				is('r-3-41d', { command: true, hex: '2409' }),
				is('r-1-41s', { command: false })
			],
			{ phase: 'recruitment' }
		)
	),
	statement(
		'G12.47',
		'8.8.1',
		'In Cohesion the ground counts as all attackers meet it, in the Assault as those who take part in it do; a car whose infantry was Repulsed does not.',
		repulsed({}, [modified('defender', 'w-1-1d', 0), assaulted(-6)]),
		repulsed({ 'r-ac-let': '0614' }, [
			modified('defender', 'w-1-1d', 1),
			strength('attacker', 3),
			assaulted(-6)
		])
	),
	statement(
		'G12.50',
		'9.1.1',
		'Of several trains in the attacked hex their player says which one fights.',
		on(
			{ 'r-at-avrora': '3015', 'w-at-offitser': '3016', 'w-at-grom': '3016' },
			[attacks('3016', 'prepared', 'r-at-avrora'), done, anyOf('announce'), stand],
			[asks('white'), offersOnly(take('w-at-offitser'), take('w-at-grom'))]
		)
	),
	statement(
		'G12.52',
		'6.1',
		'Recruit battalions are a formation that may suffer an event, and so are a division’s independent units.',
		on(
			{ 'w-rec-1': '2716', 'w-res-1d': '2717' },
			[10],
			[
				asks('red'),
				offersOnly(
					{ type: 'afflict', formation: '1st Infantry Division' },
					{ type: 'afflict', formation: 'Recruit battalions' }
				)
			],
			{ ...side('white'), phase: 'events' },
			{ events: 'used' }
		)
	)
];
