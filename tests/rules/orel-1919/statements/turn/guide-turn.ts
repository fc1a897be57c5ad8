import { capacityOf, isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import { income } from '#lib/rules/orel-1919/engine/phases/recruitment.ts';
import { tqOf } from '#lib/rules/orel-1919/engine/quality.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';
import {
	accepts,
	advance,
	attack,
	attacks,
	assault,
	dare,
	dig,
	direct,
	done,
	enter,
	from,
	go,
	goes,
	goesNot,
	is,
	left,
	march,
	moves,
	offers,
	offersA,
	offersNo,
	on,
	pick,
	refuses,
	rest,
	side,
	stands,
	statement,
	support,
	that,
	toTheEnd,
	yes,
	type Check,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { Table } from '../../engine/placed.ts';
import { added, strength } from './combat.ts';

const white = side('white');
const R: Units = { 'r-1-let': '2418' };
const two: Units = { 'r-1-let': '2418', 'r-2-let': '2418' };
const reserve: Units = { 'w-res-1d': '2419' };
const lines = (letter: 'w' | 'r' | '-'): Partial<State> => ({ control: letter.repeat(400) });
const functional =
	(id: string, is: boolean): Check =>
	({ game, state, unit }) =>
		unit(id).fate === 'map' && isFunctional(game, state, unit(id)) === is
			? undefined
			: `${id} is ${is ? 'not ' : ''}functional`;
const capacity =
	(id: string, points: number): Check =>
	({ game, state, unit }) => {
		const has = capacityOf(game, state, unit(id));
		return has === points && unit(id).fate === 'map' ? undefined : `${id} has ${has} points`;
	};
const quality =
	(id: string, tq: number): Check =>
	({ game, unit }) =>
		unit(id).fate === 'map' && tqOf(game, unit(id)) === tq ? undefined : `${id} has another TQ`;
const obeys =
	(id: string, command: boolean): Check =>
	({ unit }) =>
		unit(id).fate === 'map' && unit(id).command === command
			? undefined
			: `${id} is ${command ? 'not ' : ''}in command`;
/** Both sides check without fail, and the Assault is made. */
const storms: readonly Deed[] = [1, 1, assault, 7];
const recruiting = (points: number): Partial<State> => ({
	...white,
	phase: 'recruitment',
	points: { white: points, red: points },
	...lines('w')
});
const checking = (player: 'white' | 'red', more: Partial<State> = {}): Partial<State> => ({
	player,
	phase: 'recruitment',
	...more
});
/** Goes on by what is offered last and middling dice, until this is so. */
const until =
	(so: (state: State) => boolean): Deed =>
	(table) => {
		for (let at = 0; !so(table.state) && at < 400; at++) table.do(table.allowed.at(-1) ?? 3);
	};
const depot: Units = { 'w-rd-orel': '2705' };
const weak = { hex: '2606', steps: 2 };
const restore = (unit: string) => ({ type: 'restore', unit }) as const;
const raise = { type: 'raise', unit: 'w-rec-1', hex: null } as const;
const entries =
	(row: (hex: string) => boolean): Check =>
	({ allowed }) => {
		const hexes = allowed.flatMap((one) => (one.type === 'enter' ? [one.hex] : []));
		return hexes.length > 0 && hexes.every(row) ? undefined : `comes in by ${hexes.join()}`;
	};
/** Six Red regiments two hexes away from 2606. */
const ring: Units = {
	'r-1-let': '2604',
	'r-2-let': '2608',
	'r-3-let': '2805',
	'r-4-let': '2807',
	'r-5-let': '2407',
	'r-6-let': '2405'
};
/** 10 points in 2419, by three units. */
const full: Units = { 'w-1-1k': '2419', 'w-2-1k': '2419', 'w-art-1k': '2419' };

/** A White unit that is due now, by these hexes (7.5), or over any friendly edge. */
const coming = (...hexes: readonly string[]): Units[string] => ({
	hex: null as unknown as string,
	fate: 'due',
	due: { turn: 5, hexes, group: null, penalty: 0, returning: hexes.length > 0 }
});

/** What the guide says in its sections 1 to 7, by its own numbers, where the list has no statement for it. */
export const GUIDE_TURN: readonly Statement[] = [
	statement(
		'G1.1',
		'1.2',
		'Halves are rounded to the nearest, .5 upwards; support that failed to coordinate downwards.',
		on(
			{ ...R, ...reserve },
			[attacks('2419', 'hasty', 'r-1-let'), done, ...storms],
			[strength('attacker', 3)]
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				yes('r-art-let'),
				6,
				...storms
			],
			[strength('attacker', 6)]
		)
	),
	statement(
		'G1.2',
		'1.2',
		'Units that share a divisor are added first; a value divided more than once is rounded once.',
		on(
			{ ...two, ...reserve },
			[attacks('2419', 'hasty', 'r-1-let', 'r-2-let'), done, ...storms],
			[strength('attacker', 5)]
		),
		on(
			{ 'r-1-let': { hex: '2418', unsupplied: true }, ...reserve },
			[attacks('2419', 'hasty', 'r-1-let'), done, ...storms],
			[strength('attacker', 1)]
		)
	),
	statement(
		'G1.4',
		'1.2',
		'Most steps make the predominant TQ, the lower one in a tie; one less or more where somebody is three below or above.',
		on(
			{ ...R, 'r-rec-1': '2418', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let', 'r-rec-1'), done, ...storms],
			[added(words.predominantTq, 0)]
		),
		on(
			{ 'r-1-let': { hex: '2418', steps: 2 }, 'r-rec-1': '2418', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let', 'r-rec-1'), done, ...storms],
			[added(words.predominantTq, -1)]
		),
		on(
			{ 'w-4-2d': '2419', 'w-2-2d': '2419', ...R },
			[attacks('2418', 'prepared', 'w-4-2d', 'w-2-2d'), done, ...storms],
			[added(words.predominantTq, -1)],
			white
		),
		on(
			{ ...R, ...reserve, 'w-art-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				done,
				{ type: 'announce', unit: 'w-art-1k', attack: null },
				...storms
			],
			[added(words.predominantTq, 1)]
		)
	),
	statement(
		'G1.5',
		'5.3',
		'A check succeeds at TQ or less.',
		on(
			{ 'r-1-7d': { hex: '2418', command: false }, ...reserve, 'r-cvy-1809': '2417' },
			[pick('r-1-7d'), dare, 3],
			[offersA('attack')]
		),
		on(
			{ 'r-1-7d': { hex: '2418', command: false }, ...reserve, 'r-cvy-1809': '2417' },
			[pick('r-1-7d'), dare, 4],
			[refuses(attack('2419', 'hasty'), '5.3')]
		)
	),
	statement(
		'G1.6',
		'1.2',
		'White comes in from the south, Red from the north and the west.',
		on(
			{ 'w-rec-1': { hex: '2705', fate: 'pool' } },
			[raise],
			[entries((hex) => hex.endsWith('20'))],
			recruiting(2)
		),
		on(
			{ 'r-rec-1': { hex: '2705', fate: 'pool' } },
			[{ ...raise, unit: 'r-rec-1' }],
			[entries((hex) => hex.endsWith('01') || hex.startsWith('01'))],
			{ ...recruiting(2), player: 'red' }
		)
	),
	statement(
		'G1.7',
		'1.2',
		'A single step has no ZoC, two have.',
		on({ ...R, 'w-cv-1k': '2419' }, [pick('r-1-let'), go('2417')], [left(4)]),
		on({ ...R, 'w-cv-mn': '2419' }, [pick('r-1-let'), go('2417')], [left(3)])
	),
	statement(
		'G2',
		'2',
		'White’s part, then Red’s, each by the same phases in the same order.',
		from(
			'introductory',
			[until(({ turn }) => turn === 2)],
			[
				that('the phases in order', ({ events }) => {
					const told = events.flatMap((one) =>
						one.type === 'turnBegan' ? [one.player] : one.type === 'phaseBegan' ? [one.phase] : []
					);
					const part = ['recruitment', 'command', 'events', 'movement', 'combat', 'end'];
					const whole = ['combat', 'end', 'red', ...part, 'white'].join();
					return told.join().startsWith(whole);
				})
			]
		)
	),
	statement(
		'G3.1',
		'3.1',
		'A depot has the munitions that its counter shows.',
		on({ 'r-cvy-1809': '2417' }, [], [capacity('r-cvy-1809', 3)], lines('r')),
		on({ 'r-cvy-1410': '2417' }, [], [capacity('r-cvy-1410', 2)], lines('r')),
		on({ 'r-rd-navlia': '0309' }, [], [capacity('r-rd-navlia', 5)], lines('r'))
	),
	statement(
		'G3.3z',
		'3.2',
		'The way of a convoy leads into no enemy ZoC, unless a friend is there.',
		on({ 'w-cvy-2014': '2606', ...ring }, [], [functional('w-cvy-2014', false)], lines('w')),
		on(
			{ 'w-cvy-2014': '2606', ...ring, 'w-1-1k': '2706' },
			[],
			[functional('w-cvy-2014', true)],
			lines('w')
		)
	),
	statement(
		'G3.5',
		'3.2',
		'An Unsupplied depot supplies no defenders.',
		on(
			{ 'r-1-let': '2608', 'w-res-1d': '2607', 'w-cvy-2014': { hex: '2606', unsupplied: true } },
			[attacks('2607', 'hasty', 'r-1-let'), done, toTheEnd()],
			[is('w-res-1d', { unsupplied: true, fate: 'map' })],
			lines('-')
		),
		on(
			{ 'r-1-let': '2608', 'w-res-1d': '2607', 'w-cvy-2014': '2606' },
			[attacks('2607', 'hasty', 'r-1-let'), done, toTheEnd()],
			[is('w-res-1d', { unsupplied: false, fate: 'map' }), is('w-cvy-2014', { spent: 0 })],
			lines('w')
		)
	),
	statement(
		'G3.6',
		'3.2',
		'A depot that can trace again has no marker any more when the phase ends, whoever’s it is.',
		on(
			{ 'w-cvy-2014': { hex: '2606', unsupplied: true }, ...R },
			[done],
			[is('w-cvy-2014', { unsupplied: false, hex: '2606' })],
			lines('w')
		),
		on(
			{ 'w-cvy-2014': { hex: '2606', unsupplied: true }, ...R },
			[done],
			[is('w-cvy-2014', { unsupplied: true })],
			lines('-')
		)
	),
	statement(
		'G3.7',
		'3.3',
		'A depot alone is taken by who enters, and helps 2 units; one of the double track 4. Its like comes in later.',
		on(
			{ ...R, 'w-cvy-2014': '2419' },
			[attacks('2419', 'hasty', 'r-1-let'), done, advance('r-1-let')],
			[
				is('w-cvy-2014', { fate: 'due', hex: null }),
				that('two', ({ events }) =>
					events.some((one) => one.type === 'depotCaptured' && one.prize.left === 2)
				)
			]
		),
		on(
			{ 'r-1-let': '2907', 'w-rd-orel': '2908' },
			[attacks('2908', 'hasty', 'r-1-let'), done, advance('r-1-let')],
			[
				is('w-rd-orel', { fate: 'due', hex: null }),
				that('four', ({ events }) =>
					events.some((one) => one.type === 'depotCaptured' && one.prize.left === 4)
				)
			]
		)
	),
	statement(
		'G4.1t',
		'4',
		'The points of a turn are those of the turn track.',
		from(
			'historical',
			[],
			[
				stands({ turn: 1 }),
				that(
					'Red has three',
					({ game, state }) => income(game, { ...state, points: { white: 0, red: 0 } }, 'red') === 3
				)
			]
		)
	),
	statement(
		'G4.3g',
		'4.3.1',
		'Guns and the Routed recover nothing; a unit may recover several steps.',
		on(
			{ ...depot, 'w-art-1k': { hex: '2606', steps: 1 }, 'w-1-1k': weak },
			[],
			[refuses(restore('w-art-1k'), '4.3.1'), offers(restore('w-1-1k'))],
			recruiting(3)
		),
		on(
			{ ...depot, 'w-1-1k': { ...weak, mode: 'routed' }, 'w-2-1k': weak },
			[],
			[refuses(restore('w-1-1k'), '4.3.1'), offers(restore('w-2-1k'))],
			recruiting(3)
		),
		on(
			{ ...depot, 'w-1-1k': weak },
			[restore('w-1-1k'), restore('w-1-1k')],
			[is('w-1-1k', { steps: 4, hex: '2606' })],
			recruiting(3)
		)
	),
	statement(
		'G4.4',
		'4.3.1',
		'A unit that flips to its full side has recruits from then on: TQ one less, for Red not below 2.',
		on(
			{ ...depot, 'w-1-1k': weak },
			[restore('w-1-1k')],
			[is('w-1-1k', { recruits: true }), quality('w-1-1k', 5)],
			recruiting(3)
		),
		on(
			{ ...depot, 'w-1-1k': { ...weak, steps: 3 } },
			[restore('w-1-1k')],
			[is('w-1-1k', { recruits: false, steps: 4 }), quality('w-1-1k', 6)],
			recruiting(3)
		),
		on({ 'r-1-7d': { hex: '2418', recruits: true } }, [], [quality('r-1-7d', 2)]),
		on({ 'r-rec-1': { hex: '2418', recruits: true } }, [], [quality('r-rec-1', 2)])
	),
	statement(
		'G4.6m',
		'4.3.2',
		'White has three battalions, Red four; one that was lost may be raised again.',
		on(
			{ 'w-rec-1': '2606', 'w-rec-2': '2606', 'w-rec-3': '2606', 'w-1-1k': weak, ...depot },
			[],
			[offersNo('raise'), offersA('restore')],
			recruiting(12)
		),
		on(
			{ 'w-rec-1': '2606', 'w-rec-2': '2606', 'w-rec-3': { hex: '2606', fate: 'pool' } },
			[],
			[offers({ ...raise, unit: 'w-rec-3' })],
			recruiting(12)
		)
	),
	statement(
		'G5.1',
		'5.1',
		'Vehicles and depots are always in command; who comes in this turn is too.',
		on(
			{
				'r-1-7d': '2419',
				'r-ac-46d': '2410',
				'r-cvy-1809': '2401',
				'r-2-7d': '2417',
				'r-3-7d': '2409'
			},
			[done],
			[obeys('r-ac-46d', true), obeys('r-cvy-1809', true), obeys('r-3-7d', false)],
			checking('red')
		),
		on(
			{
				'r-1-7d': '2419',
				'r-2-7d': '2418',
				'r-3-7d': {
					hex: '3101',
					fate: 'due',
					due: { turn: 5, hexes: ['3101'], group: null, penalty: 0, returning: false }
				}
			},
			[done, enter('r-3-7d', '3101')],
			[is('r-3-7d', { command: true, hex: '3101' })],
			checking('red')
		)
	),
	statement(
		'G5.2',
		'5.2.1',
		'The main body is a chain of infantry: each within 3 hexes of another for White, within 2 for Red.',
		on(
			{ 'w-1-1k': '2419', 'w-2-1k': '2416', 'w-3-1k': '2413' },
			[done],
			[obeys('w-1-1k', true), obeys('w-2-1k', true), obeys('w-3-1k', true)],
			checking('white')
		),
		on(
			{ 'r-1-7d': '2419', 'r-2-7d': '2417', 'r-3-7d': '2415' },
			[done],
			[obeys('r-1-7d', true), obeys('r-2-7d', true), obeys('r-3-7d', true)],
			checking('red')
		),
		on(
			{ 'r-1-7d': '2419', 'r-2-7d': '2417', 'r-3-7d': '2414' },
			[done],
			[obeys('r-1-7d', true), obeys('r-3-7d', false)],
			checking('red')
		)
	),
	statement(
		'G5.3',
		'5.2.2',
		'A cavalry formation is a chain of 3 hexes.',
		on(
			{ 'r-1-tchkz': '2419', 'r-2-tchkz': '2416' },
			[done],
			[obeys('r-1-tchkz', true), obeys('r-2-tchkz', true)],
			checking('red')
		),
		on({ 'r-1-tchkz': '2419', 'r-2-tchkz': '2415' }, [done], [offersA('body')], checking('red'))
	),
	statement(
		'G5.4',
		'5.2.1',
		'The line of command passes ZoC, but no enemy units.',
		on(
			{ 'w-1-1k': '2419', 'w-cv-1k': '2416', 'r-1-let': '2517' },
			[done],
			[obeys('w-cv-1k', true)],
			checking('white')
		),
		on(
			{ 'w-1-1k': '2419', 'w-cv-1k': '2416', 'r-1-let': '2417' },
			[done],
			[obeys('w-cv-1k', false)],
			checking('white')
		)
	),
	statement(
		'G5.5',
		'5.1',
		'Independent units obey any formation of their division, Lettish cavalry any Letts; from 20 October the brigade commands 14/41D.',
		on(
			{ 'w-1-2k': '2419', 'w-artl2-1d': '2418' },
			[done],
			[obeys('w-artl2-1d', true)],
			checking('white')
		),
		on(
			{ 'w-1-1d': '2419', 'w-artl2-1d': '2418' },
			[done],
			[obeys('w-artl2-1d', false)],
			checking('white')
		),
		on(
			{ 'r-7-let': '2419', 'r-cv-let': '2418' },
			[done],
			[obeys('r-cv-let', true)],
			checking('red')
		),
		on(
			{ 'r-1-tchkz': '2419', 'r-14-41d': '2418' },
			[done],
			[obeys('r-14-41d', true)],
			checking('red', { turn: 6 })
		),
		on(
			{ 'r-1-tchkz': '2419', 'r-14-41d': '2418' },
			[done],
			[obeys('r-14-41d', false)],
			checking('red', { turn: 5 })
		)
	),
	statement(
		'G5.6r',
		'5.3',
		'Out of command nobody leaves the range of the depots.',
		on(
			{ 'r-1-let': { hex: '2413', command: false }, 'r-cvy-1809': '2417' },
			[pick('r-1-let')],
			[goes('2412'), goesNot('2411')]
		),
		on({ 'r-1-let': '2413', 'r-cvy-1809': '2417' }, [pick('r-1-let')], [goes('2412', '2411')])
	),
	statement(
		'G6.3',
		'6',
		'Every number of the hundred is one event, each as often as printed.',
		on(
			R,
			[],
			[
				that(
					'Red’s bands',
					(table) => bandsOf(table, 'red').join() === '5,4,7,12,4,25,6,14,5,4,4,10'
				),
				that(
					'White’s bands',
					(table) => bandsOf(table, 'white').join() === '4,4,4,5,14,9,25,5,5,15,5,5'
				)
			],
			{},
			{ events: 'used' }
		)
	),
	statement(
		'G7.1',
		'7.1.1',
		'Forest costs 2 MP, guns 3, and is closed to cars; a railroad through it costs 1.',
		on({ 'r-1-let': '2202' }, [pick('r-1-let'), go('2203')], [left(3)]),
		on({ 'r-art-let': '2202' }, [pick('r-art-let'), go('2203')], [left(1)]),
		on({ 'r-ac-let': '2202' }, [pick('r-ac-let')], [goes('2201'), goesNot('2203')]),
		on({ 'r-1-let': '0105' }, [pick('r-1-let'), direct('0104')], [left(4)])
	),
	statement(
		'G7.1r',
		'7.1.1',
		'A major road costs ¾ MP, and 1 MP more is had where the whole move is on roads.',
		on({ 'r-1-let': '2406' }, [pick('r-1-let'), go('2407')], [left(5.25)]),
		on({ 'r-1-let': '2412' }, [pick('r-1-let'), direct('2411')], [left(4)])
	),
	statement(
		'G7.1w',
		'7.1.1',
		'A river costs guns 1 MP more and stops cars; a ditch costs guns 1 MP more.',
		on({ 'r-1-let': '2617' }, [pick('r-1-let'), direct('2717')], [left(4)]),
		on({ 'r-art-let': '2617' }, [pick('r-art-let'), direct('2717')], [left(2)]),
		on({ 'r-ac-let': '2617' }, [pick('r-ac-let')], [goes('2616'), refuses(direct('2717'), '7.1')]),
		on({ 'r-art-let': '2315' }, [pick('r-art-let'), direct('2414')], [left(1)]),
		on({ 'r-1-let': '2315' }, [pick('r-1-let'), direct('2414')], [left(4)])
	),
	statement(
		'G7.2',
		'7.1.1',
		'If any of them attacks, the whole stack of Orel is in the suburbs.',
		on(
			{ 'w-1-1k': '2705', 'r-1-let': '2706' },
			[attacks('2706', 'prepared', 'w-1-1k')],
			[stands({ orel: 'suburbs' }), is('w-1-1k', { done: true })],
			{ ...white, orel: 'centre' }
		)
	),
	statement(
		'G7.3',
		'7.1.2',
		'Three units and 10 points fill a hex; losses make room; vehicles and depots need none.',
		on({ ...full, 'w-cv-1k': '2418' }, [pick('w-cv-1k')], [goes('2417'), goesNot('2419')], white),
		on({ ...full, 'w-ac-2k': '2418' }, [pick('w-ac-2k')], [goes('2419')], white),
		on({ ...full, 'w-cvy-2014': '2418' }, [pick('w-cvy-2014')], [goes('2419')], white),
		on(
			{ 'w-1-1k': '2419', 'w-2-1k': '2419', 'w-res-1d': '2418' },
			[pick('w-res-1d')],
			[goes('2417'), goesNot('2419')],
			white
		),
		on(
			{ 'w-1-1k': { hex: '2419', steps: 3 }, 'w-2-1k': '2419', 'w-res-1d': '2418' },
			[pick('w-res-1d')],
			[goes('2419')],
			white
		)
	),
	statement(
		'G7.4',
		'7.1.3',
		'From ZoC to ZoC a car spends 2 MP more.',
		on({ 'r-ac-let': '2418', 'w-1-1k': '2419' }, [pick('r-ac-let'), direct('2519')], [left(5)]),
		on({ 'r-ac-let': '2418' }, [pick('r-ac-let'), direct('2519')], [left(7)])
	),
	statement(
		'G7.5m',
		'7.1.4',
		'Who attacks after a move is in Combat mode; vehicles have no mode; the game begins in Combat mode.',
		on(
			{ 'r-1-let': '2417', ...reserve },
			[pick('r-1-let'), go('2418'), attack('2419', 'hasty')],
			[is('r-1-let', { mode: 'combat', hex: '2418' })]
		),
		on({ 'r-ac-let': '2417' }, moves('r-ac-let', '2416'), [
			is('r-ac-let', { mode: 'combat', hex: '2416' })
		]),
		from(
			'historical',
			[],
			[
				that(
					'all of them',
					({ state }) => state.turn === 1 && state.units.every(({ mode }) => mode === 'combat')
				)
			]
		)
	),
	statement(
		'G7.6',
		'7.1.5',
		'On a Marching Day nobody comes next to an enemy.',
		on(
			{ 'w-1-1k': '2410', 'r-1-let': '2414' },
			[pick('w-1-1k'), march],
			[goes('2412'), goesNot('2413')],
			white
		),
		on({ 'w-1-1k': '2410', 'r-1-let': '2414' }, [pick('w-1-1k')], [goes('2413')], white)
	),
	statement(
		'G7.8v',
		'7.2',
		'A Prepared Attack costs a tank 3 MP, a car 2, a Hasty one 1; a train supports after any move.',
		on(
			{ 'w-1-1k': '2506', 'w-tk': '2705', 'r-1-let': '2507' },
			[attacks('2507', 'prepared', 'w-1-1k'), pick('w-tk'), 3, go('2506')],
			[left(3.5), accepts(attack('2507', 'prepared', 1))],
			white
		),
		on(
			{ 'w-1-1k': '2506', 'w-tk': '2704', 'r-1-let': '2507' },
			[attacks('2507', 'prepared', 'w-1-1k'), pick('w-tk'), 3, go('2506')],
			[left(2.75), refuses(attack('2507', 'prepared', 1), '7.2')],
			white
		),
		on(
			{ ...R, 'r-ac-let': '2413', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-ac-let'), go('2418')],
			[left(2), accepts(attack('2419', 'prepared', 1))]
		),
		on(
			{ ...R, 'r-ac-let': '2412', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-ac-let'), go('2418')],
			[left(1), refuses(attack('2419', 'prepared', 1), '7.2')]
		),
		on(
			{ 'r-1-let': '2416', ...reserve },
			[pick('r-1-let'), go('2418')],
			[accepts(attack('2419', 'hasty')), accepts(attack('2419', 'prepared'))]
		),
		on(
			{ 'r-1-7d': '2415', ...reserve },
			[pick('r-1-7d'), go('2418')],
			[accepts(attack('2419', 'hasty')), refuses(attack('2419', 'prepared'), '7.2')]
		),
		on(
			{ 'r-at-avrora': '3101' },
			[pick('r-at-avrora'), go('3002')],
			[offers(support('prepared'), support('hasty'))]
		)
	),
	statement(
		'G7.10w',
		'7.3',
		'Works are finished at the end of the next movement phase of their owner, outlast an attack by their unit, and are lost when it leaves.',
		on(R, [pick('r-1-let'), dig, done], [is('r-1-let', { works: 'building', hex: '2418' })]),
		on(
			R,
			[
				pick('r-1-let'),
				dig,
				done,
				until(({ turn, player, phase }) => turn === 6 && player === 'red' && phase === 'movement'),
				done
			],
			[is('r-1-let', { works: 'done', hex: '2418' })]
		),
		on(
			{ 'r-1-let': { hex: '2418', works: 'done' }, ...reserve },
			[attacks('2419', 'hasty', 'r-1-let'), done, toTheEnd()],
			[is('r-1-let', { works: 'done', hex: '2418' })]
		),
		on(
			{ 'r-1-let': { hex: '2418', works: 'done' } },
			[pick('r-1-let'), go('2417'), rest],
			[is('r-1-let', { works: 'none', hex: '2417' })]
		)
	),
	statement(
		'G7.11',
		'7.4',
		'Nobody enters an entry zone of the enemy.',
		on({ 'r-1-let': '1019' }, [pick('r-1-let')], [goes('1018'), goesNot('1020')]),
		on({ 'w-1-1k': '1019' }, [pick('w-1-1k')], [goes('1020')], white),
		// Not from the edge of the map either, unless it was driven off there.
		on(
			{
				'w-rec-1': coming(),
				'w-1-1k': coming('0220', '0120', '0320'),
				'w-2-1k': coming('0120', '0220')
			},
			[],
			[
				offers(enter('w-rec-1', '0220'), enter('w-1-1k', '0220'), enter('w-2-1k', '0120')),
				refuses(enter('w-rec-1', '0120'), '7.4'),
				refuses(enter('w-1-1k', '0120'), '7.4')
			],
			white
		)
	)
];

/** How many numbers of the hundred lead to each event of a side, in the order of the table. */
const bandsOf = (table: Parameters<Check>[0], player: 'white' | 'red'): readonly number[] => {
	const counts = new Map<string, number>();
	for (let face = 1; face <= 100; face++) {
		const drawn = new Table(table.game, {
			...table.state,
			player,
			phase: 'events'
		});
		for (const fact of drawn.do(face))
			if (fact.type === 'eventDrawn') counts.set(fact.event, (counts.get(fact.event) ?? 0) + 1);
	}
	return [...counts.values()];
};
