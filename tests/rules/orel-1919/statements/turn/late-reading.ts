import {
	anyOf,
	assault,
	attack,
	done,
	is,
	on,
	pick,
	side,
	stand,
	statement,
	that,
	type Deed,
	type Statement
} from '../statement.ts';
import { fight } from './combat.ts';
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
	)
];
