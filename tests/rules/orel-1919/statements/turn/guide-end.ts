import { resultOf } from '#lib/rules/orel-1919/engine/phases/victory.ts';
import { income } from '#lib/rules/orel-1919/engine/phases/recruitment.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import {
	done,
	from,
	is,
	on,
	pick,
	side,
	stands,
	statement,
	that,
	type Check,
	type Statement,
	type Units
} from '../statement.ts';

const results =
	(white: string, red: string, winner: 'white' | 'red' | null): Check =>
	({ game, state }) => {
		const result = resultOf(game, state);
		return result.white === white && result.red === red && result.winner === winner
			? undefined
			: JSON.stringify(result);
	};
const redLines: Partial<State> = { control: 'r'.repeat(400) };
const rich = (state: State): State => ({ ...state, points: { white: 0, red: 0 } });
/** Red at Glazunovka, with a depot that can trace. */
const station: Units = { 'r-1-let': '3015', 'r-cvy-1809': '3016' };

/** What the guide says of scenarios and victory in its section 10, where the list has no statement for it. */
export const GUIDE_END: readonly Statement[] = [
	statement(
		'G10.1',
		'10.2',
		'The Estonians come on 16 October, the brigade of Barbovitch not on 19 October.',
		from(
			'historical',
			[],
			[
				that('on turn 2', ({ unit }) => unit('r-1-est').due?.turn === 2),
				that('not on turn 5', ({ unit }) => {
					const turn = unit('w-10hus').due?.turn;
					return turn !== undefined && turn !== 5;
				})
			]
		)
	),
	statement(
		'G10.2',
		'10.1',
		'In Brasovo each side has half the points of the track, and nobody leaves the area.',
		from(
			'introductory',
			[],
			[
				that('Red two', ({ game, state }) => income(game, rich(state), 'red') === 2),
				that('White one', ({ game, state }) => income(game, rich(state), 'white') === 1)
			]
		),
		from(
			'introductory',
			[pick('w-3-3d')],
			[
				({ allowed }) => {
					const hexes = allowed.flatMap((one) => (one.type === 'go' ? [one.hex] : []));
					const out = hexes.filter(
						(hex) => Number(hex.slice(2)) <= 8 || Number(hex.slice(0, 2)) >= 11
					);
					return hexes.length > 0 && out.length === 0 ? undefined : `goes to ${hexes.join()}`;
				}
			]
		)
	),
	statement(
		'G10.2w',
		'10.1',
		'White wins there with Brasovo and Sevsk; otherwise Red does.',
		from(
			'introductory',
			[],
			[
				holding({ 'w-2-2d': '0513', 'w-1-2d': '0219' }, 'white'),
				holding({ 'w-2-2d': '0515', 'w-1-2d': '0219' }, 'red')
			]
		)
	),
	statement(
		'G10.3w',
		'10.2',
		'White: one of Komaritchi, Dmitrovsk and Kromy is minor, Dmitrovsk, Kromy and Orel with the line clear strategic.',
		on({ 'w-1-1d': '1214' }, [], [results('minor', 'defeat', 'white')]),
		on({ 'w-1-1d': '2110' }, [], [results('minor', 'defeat', 'white')]),
		on(
			{ 'w-1-1d': '0219' },
			[],
			[results('defeat', 'defeat', null), is('w-1-1d', { hex: '0219' })]
		),
		on({ 'w-1-1d': '2705' }, [], [results('regional', 'defeat', 'white')]),
		on(
			{ 'w-1-1d': '1214', 'w-2-1d': '2110', 'w-3-1d': '2705' },
			[],
			[results('strategic', 'defeat', 'white')]
		),
		on(
			{
				'w-1-1d': '1214',
				'w-2-1d': '2110',
				'w-3-1d': '2705',
				'r-1-let': '2908',
				'r-cvy-1809': '2907'
			},
			[],
			[results('minor', 'minor', null)],
			redLines
		)
	),
	statement(
		'G10.3r',
		'10.2',
		'Red: a station south of all Whites is minor without Orel, with Kromy and Orel strategic; all six places are regional.',
		on(station, [], [results('defeat', 'minor', 'red')], redLines),
		on(
			{ ...station, 'r-2-let': '2705' },
			[],
			[results('defeat', 'defeat', null), is('r-2-let', { hex: '2705' })],
			redLines
		),
		on(
			{ ...station, 'r-2-let': '2705', 'r-3-let': '2110' },
			[],
			[results('defeat', 'strategic', 'red')],
			redLines
		),
		on(
			{
				'r-1-let': '1214',
				'r-2-let': '2110',
				'r-3-let': '2705',
				'r-4-let': '0717',
				'r-5-let': '0513',
				'r-6-let': '0219'
			},
			[],
			[results('defeat', 'regional', 'red')]
		)
	),
	statement(
		'G10.6',
		'10.2',
		'One enemy within 2 hexes wakes the whole 3rd Lettish Brigade.',
		on(
			{ 'r-7-let': '2419', 'r-8-let': '2409', 'w-1-1k': '2417' },
			[done],
			[stands({ asleep: [], player: 'red' }), is('r-8-let', { hex: '2409' })],
			{ ...side('white'), turn: 1, asleep: ['red-let3'] }
		),
		on(
			{ 'r-7-let': '2419', 'r-8-let': '2409', 'w-1-1k': '2416' },
			[done],
			[stands({ asleep: ['red-let3'], player: 'red' })],
			{ ...side('white'), turn: 1, asleep: ['red-let3'] }
		)
	)
];

/** Who wins Brasovo with these units there and no enemy near. */
function holding(units: Readonly<Record<string, string>>, winner: 'white' | 'red'): Check {
	return ({ game, state }) => {
		const result = resultOf(game, {
			...state,
			units: state.units.map((unit) => {
				const hex = units[unit.id];
				return hex === undefined
					? { ...unit, fate: 'out', hex: null }
					: { ...unit, fate: 'map', hex };
			})
		});
		return result.winner === winner && state.turn > 0 && state.header.scenario === 'introductory'
			? undefined
			: JSON.stringify(result);
	};
}
