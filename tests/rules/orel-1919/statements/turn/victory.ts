import { holderOf, resultOf, southOfAllWhite } from '#lib/rules/orel-1919/engine/phases/victory.ts';
import {
	done,
	from,
	is,
	on,
	side,
	stands,
	statement,
	that,
	type Check,
	type Statement,
	type Units
} from '../statement.ts';

const heldBy =
	(hex: string, who: 'white' | 'red'): Check =>
	({ game, state }) => {
		const holder = holderOf(game, state, hex);
		return holder === who ? undefined : `${hex} is held by ${String(holder)}`;
	};
/** A White unit stands in the hex, and yet nobody holds it. */
const heldByNobody =
	(hex: string, unit: string): Check =>
	(table) =>
		table.unit(unit).hex === hex && holderOf(table.game, table.state, hex) === null
			? undefined
			: `${hex} is held`;
const level =
	(lost: number, reached: string): Check =>
	({ game, state }) => {
		const { white } = resultOf(game, { ...state, lost: { white: lost, red: 0 } });
		return white === reached ? undefined : `${lost} lost: ${white}`;
	};
const regional: Units = { 'w-1-1d': '1214', 'w-2-1d': '0717', 'w-3-1d': '0513' };
const station: Units = { 'r-1-let': '3015', 'r-cvy-1809': '3016', 'w-1-1k': '3115' };
const redLines = { control: 'r'.repeat(400) };

/** 10 Scenarios and victory. */
export const VICTORY: readonly Statement[] = [
	statement(
		'A03',
		'10.2',
		'The 9th Rifle Division sleeps to the end of 18 October.',
		on(
			{ 'r-1-9d': '3002', 'w-1-2k': '2406' },
			[done],
			[stands({ asleep: ['red-9d'], player: 'red' })],
			{
				...side('white'),
				turn: 4,
				asleep: ['red-9d']
			}
		),
		on(
			{ 'r-1-9d': '3002', 'w-1-2k': '2406' },
			[done],
			[stands({ asleep: [], player: 'white', turn: 5 }), is('r-1-9d', { hex: '3002' })],
			{
				...side('red'),
				turn: 4,
				asleep: ['red-9d']
			}
		)
	),
	statement(
		'A04',
		'10.3',
		'In the hypothetical scenario only the 9th Division sleeps; the convoy of 2605 has 4 points, the depot of Orel 3.',
		from(
			'hypothetical',
			[],
			[
				that('one formation sleeps', ({ state }) => state.asleep.length === 1),
				is('w-cvy-2605', { capacity: 4 }),
				is('w-rd-orel', { capacity: 3 })
			]
		)
	),
	statement(
		'X01',
		'10.2',
		'A place is held by a unit with a way home free of enemy ZoC; without one nobody holds it.',
		on({ 'w-1-1d': '1214' }, [], [heldBy('1214', 'white')]),
		on(
			{ 'w-1-1d': '1214', 'r-1-let': '1313', 'r-2-let': '1316', 'r-3-let': '1014' },
			[],
			[heldByNobody('1214', 'w-1-1d')]
		)
	),
	statement(
		'X02',
		'10.2',
		'Its own hex may be in enemy ZoC: the unit cancels that.',
		on({ 'w-1-1d': '1214', 'r-1-let': '1313' }, [], [heldBy('1214', 'white')])
	),
	statement(
		'X03',
		'10.2',
		'Ten combat units lost cost one level, fifteen two, and never more than all.',
		on(
			regional,
			[],
			[level(9, 'regional'), level(10, 'minor'), level(15, 'defeat'), level(40, 'defeat')]
		)
	),
	statement(
		'X06',
		'10.2',
		'The station that Red wins by must be occupied like any place: with a way home free of enemy ZoC.',
		on(
			station,
			[],
			[that('it counts', ({ game, state }) => southOfAllWhite(game, state))],
			redLines
		),
		on(
			{ ...station, 'w-2-1k': '2815', 'w-3-1k': '2817', 'w-1-2k': '2720' },
			[],
			[
				is('r-1-let', { hex: '3015' }),
				that('cut off it does not', ({ game, state }) => !southOfAllWhite(game, state))
			],
			redLines
		)
	)
];
