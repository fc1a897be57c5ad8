import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';
import {
	accepts,
	advance,
	aim,
	anyOf,
	asks,
	assault,
	attack,
	attacks,
	barrage,
	done,
	goes,
	goesNot,
	is,
	leave,
	offers,
	offersA,
	offersNo,
	on,
	pay,
	pick,
	refuses,
	resolve,
	side,
	stand,
	stands,
	statement,
	support,
	tells,
	tellsNot,
	that,
	toTheEnd,
	yes,
	type Case,
	type Check,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { added, fight, modified, NEW, strength } from './combat.ts';

const white = side('white');
const R: Units = { 'r-1-let': '2418' };
const two: Units = { 'r-1-let': '2418', 'r-2-let': '2418' };
const both = ['r-1-let', 'r-2-let'];
const reserve: Units = { 'w-res-1d': '2419' };
const horse: Units = { 'r-1-tchkz': '2418' };
const lines = (letter: 'w' | 'r' | '-'): Partial<State> => ({ control: letter.repeat(400) });
/** Both sides check without fail, and the Assault is made. */
const storms: readonly Deed[] = [1, 1, assault, 7];
const quiet = (unit: string) => ({ type: 'announce', unit, attack: null }) as const;
const shoots = (gun: string, target: string): readonly Deed[] => [
	pick(gun),
	barrage,
	done,
	aim(gun, target)
];
/** One gun of the Letts fires at a unit in 2419. */
const shot = (given: Units, target: string, when: readonly Deed[], then: readonly Check[]): Case =>
	on({ ...R, 'r-art-let': '2417', ...given }, [...shoots('r-art-let', target), ...when], then, {
		observed: [target]
	});
/** An attack of units on 2419 that one of them begins and the other wants to join. */
const joined = (
	given: Units,
	kind: 'prepared' | 'hasty',
	first: string,
	second: string,
	then: readonly Check[],
	more: Partial<State> = {},
	hex = '2419'
): Case => on(given, [attacks(hex, kind, first), pick(second)], then, more);
const joins = (kind: 'prepared' | 'hasty', hex = '2419') => attack(hex, kind, 1);
const duel = (dice: readonly number[], then: readonly Check[], enemy = 'w-at-offitser'): Case =>
	on(
		{ 'r-at-avrora': '3015', [enemy]: '3016' },
		[attacks('3016', 'prepared', 'r-at-avrora'), done, anyOf('announce'), stand, ...dice],
		then
	);

/** What the guide says of combat and vehicles in its sections 8, 9 and 13, where the list has no statement for it. */
export const GUIDE_COMBAT: readonly Statement[] = [
	statement(
		'G8.1',
		'8.1',
		'Fire and supply come first, in their order, then the attacks.',
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'w-2-3k': '2519' },
			[attacks('2419', 'prepared', 'r-1-let'), ...shoots('r-art-let', 'w-2-3k'), 7, ...[1, 1]],
			[
				that('the steps in order', ({ events }) =>
					events
						.flatMap((one) => (one.type === 'stepReached' ? [one.step] : []))
						.join()
						.endsWith('resupply,aim,fire,counterbattery,return,announce,plan,defenceSupply,attacks')
				)
			],
			{ observed: ['w-2-3k'] }
		)
	),
	statement(
		'G8.2.1',
		'8.2.1',
		'A Prepared Attack takes 2 points, a Hasty one 1, each barrage 1, from one depot.',
		fight(
			{ ...two, ...reserve, 'r-cvy-1809': '2417' },
			both,
			[pay(1, 'r-cvy-1809')],
			[is('r-cvy-1809', { spent: 2 })]
		),
		on(
			{ ...R, ...reserve, 'r-cvy-1809': '2417' },
			[attacks('2419', 'hasty', 'r-1-let'), done, pay(1, 'r-cvy-1809')],
			[is('r-cvy-1809', { spent: 1 })]
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'r-cvy-1809': '2416' },
			[pick('r-art-let'), barrage, done, pay('r-art-let', 'r-cvy-1809')],
			[is('r-cvy-1809', { spent: 1 })],
			{ observed: ['w-res-1d'] }
		),
		fight(
			{ ...R, ...reserve, 'r-cvy-1809': '2417', 'r-cvy-1410': '2416' },
			['r-1-let'],
			[],
			[offers(pay(1, 'r-cvy-1809'), pay(1, 'r-cvy-1410'), pay(1, null))]
		)
	),
	statement(
		'G8.2.1u',
		'8.2.1',
		'An Unsupplied unit attacks with half its strength and stays Unsupplied though it is paid for.',
		fight(
			{ 'r-1-let': { hex: '2418', unsupplied: true }, ...reserve, 'r-cvy-1809': '2417' },
			['r-1-let'],
			[pay(1, 'r-cvy-1809'), ...storms],
			[strength('attacker', 3)]
		),
		fight(
			{ 'r-1-let': { hex: '2418', unsupplied: true }, ...reserve, 'r-cvy-1809': '2417' },
			['r-1-let'],
			[pay(1, 'r-cvy-1809'), 1, 1, { type: 'pass' }, toTheEnd()],
			[
				is('r-1-let', { unsupplied: true, hex: '2418' }),
				tells({ type: 'munitionsPaid', depot: 'r-cvy-1809', points: 2 })
			]
		)
	),
	statement(
		'G8.2.1r',
		'8.2.1',
		'Of those who attack together only they are Unsupplied afterwards whom the paying depot does not reach.',
		fight(
			{ 'r-1-let': '2418', 'r-2-let': '2519', ...reserve, 'r-cvy-1809': '2413' },
			both,
			[pay(1, 'r-cvy-1809'), 1, 1, { type: 'pass' }, toTheEnd()],
			[is('r-1-let', { unsupplied: false, hex: '2418' }), is('r-2-let', { unsupplied: true })]
		)
	),
	statement(
		'G8.2.2',
		'8.2.1',
		'A depot supplies any number of defenders for nothing; without one they are Unsupplied after the combat.',
		fight(
			{ 'r-1-let': '2608', 'w-res-1d': '2607', 'w-2-3k': '2607', 'w-cvy-2014': '2606' },
			['r-1-let'],
			[anyOf('stand'), 1, 1, { type: 'pass' }, toTheEnd()],
			[
				is('w-res-1d', { unsupplied: false, hex: '2607' }),
				is('w-2-3k', { unsupplied: false, hex: '2607' }),
				is('w-cvy-2014', { spent: 0, hex: '2606' })
			],
			lines('w'),
			{},
			'2607'
		),
		fight(
			{ 'r-1-let': '2608', 'w-res-1d': '2607', 'w-2-3k': '2607' },
			['r-1-let'],
			[anyOf('stand'), 1, 1, { type: 'pass' }, toTheEnd()],
			[is('w-res-1d', { unsupplied: true }), is('w-2-3k', { unsupplied: true })],
			lines('w'),
			{},
			'2607'
		)
	),
	statement(
		'G8.2.3',
		'8.2.2',
		'A supply line is 5 MP long; enemy ZoC stops it, except where friends stand.',
		fight({ ...R, ...reserve, 'r-cvy-1809': '2413' }, ['r-1-let'], [], [offersA('pay')]),
		fight(
			{ ...R, ...reserve, 'r-cvy-1809': '2412' },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion'), is('r-cvy-1809', { hex: '2412' })]
		),
		fight(
			{ ...R, ...reserve, 'r-cvy-1809': '2414', 'w-1-1k': '2316', 'w-2-1k': '2516' },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion'), is('r-cvy-1809', { hex: '2414' })]
		),
		fight(
			{
				...R,
				...reserve,
				'r-cvy-1809': '2414',
				'w-1-1k': '2316',
				'w-2-1k': '2516',
				'r-2-let': '2416',
				'r-3-let': '2415'
			},
			['r-1-let'],
			[],
			[offersA('pay')]
		)
	),
	statement(
		'G8.3.1',
		'8.3.1',
		'A barrage reaches 2 hexes, and hits only who was next to a friend when the movement phase began.',
		shot(reserve, 'w-res-1d', [], [tells({ type: 'targetNamed', target: 'w-res-1d' })]),
		on(
			{ ...R, 'r-art-let': '2416', ...reserve },
			[pick('r-art-let'), barrage, done],
			[tellsNot({ type: 'targetNamed' }), stands({ player: 'white' })],
			{ observed: ['w-res-1d'] }
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'w-2-3k': '2619' },
			[done],
			[stands({ phase: 'movement', observed: ['w-res-1d'] })],
			{ phase: 'recruitment' }
		)
	),
	statement(
		'G3.5r',
		'3.2',
		'A depot that cannot trace and gets all its points back, as the attack lapses, is not Unsupplied for it.',
		on(
			{
				...R,
				'r-2-let': '2519',
				'r-cvy-1809': '2417',
				'r-cvy-1410': '2518',
				'w-cv-1k': '2419'
			},
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'hasty', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809'),
				pay(2, 'r-cvy-1410'),
				resolve(2),
				leave,
				anyOf('retreat'),
				done,
				toTheEnd()
			],
			[
				tells({ type: 'munitionsReturned', attack: 1, depot: 'r-cvy-1809', points: 2 }),
				is('r-cvy-1809', { unsupplied: false, hex: '2417' }),
				is('r-cvy-1410', { unsupplied: true, hex: '2518' })
			],
			lines('-')
		)
	),
	statement(
		'G7.9',
		'7.2',
		'A hex that is attacked is not barraged.',
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'w-2-3k': '2519' },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-art-let'), barrage, done],
			[offers(aim('r-art-let', 'w-2-3k')), refuses(aim('r-art-let', 'w-res-1d'), '8.3.1')],
			{ observed: ['w-res-1d', 'w-2-3k'] }
		)
	),
	statement(
		'G8.3.2',
		'8.3.2',
		'Below 9 nothing happens; from 9 on a target of TQ 3 or less checks, from 12 on one of TQ 4 or less; March mode adds 1.',
		shot(
			{ 'w-rec-1': '2419' },
			'w-rec-1',
			[5],
			[stands({ player: 'white' }), is('w-rec-1', { steps: 2, hex: '2419' })]
		),
		shot({ 'w-rec-1': '2419' }, 'w-rec-1', [6], [asks('Check of the target')]),
		shot(
			{ 'w-rec-1': { hex: '2419', mode: 'march' } },
			'w-rec-1',
			[5],
			[asks('Check of the target')]
		),
		shot(
			reserve,
			'w-res-1d',
			[6],
			[is('w-res-1d', { steps: 3, hex: '2419' }), stands({ player: 'white' })]
		),
		shot(reserve, 'w-res-1d', [9], [asks('Check of the target')])
	),
	statement(
		'G8.3.2t',
		'8.3.2',
		'A town takes 1 off a barrage.',
		on(
			{ 'r-1-let': '2109', 'r-art-let': '2108', 'w-rec-1': '2110' },
			[...shoots('r-art-let', 'w-rec-1'), 6],
			[stands({ player: 'white' }), is('w-rec-1', { hex: '2110' })],
			{ observed: ['w-rec-1'] }
		),
		on(
			{ 'r-1-let': '2109', 'r-art-let': '2108', 'w-rec-1': '2110' },
			[...shoots('r-art-let', 'w-rec-1'), 7],
			[asks('Check of the target')],
			{ observed: ['w-rec-1'] }
		)
	),
	statement(
		'G8.3.3',
		'8.3.2',
		'A light train that is hit is destroyed, a heavy one damaged first.',
		on(
			{ 'r-1-let': '3015', 'r-art-let': '3014', 'w-at-offitser': '3016' },
			[...shoots('r-art-let', 'w-at-offitser'), 10],
			[is('w-at-offitser', { fate: 'lost' })],
			{ observed: ['w-at-offitser'] }
		),
		on(
			{ 'r-1-let': '3015', 'r-art-let': '3014', 'w-at-kalita': '3016' },
			[...shoots('r-art-let', 'w-at-kalita'), 10],
			[is('w-at-kalita', { fate: 'map', steps: 1 })],
			{ observed: ['w-at-kalita'] }
		)
	),
	statement(
		'G8.4',
		'8.4',
		'Guns within 2 hexes of a unit that has fired may fire back, after a check.',
		shot(
			{ ...reserve, 'w-art-1k': '2419' },
			'w-res-1d',
			[4],
			[offers(aim('w-art-1k', 'r-art-let'))]
		),
		shot(
			{ ...reserve, 'w-art-1k': '2420' },
			'w-res-1d',
			[4],
			[stands({ player: 'white' }), is('w-art-1k', { hex: '2420' })]
		)
	),
	statement(
		'G8.5.3',
		'8.5',
		'Who has got away leaves a hex that may be entered, in Combat mode and without pursuit.',
		fight(
			{ ...horse, 'w-cv-1k': '2419' },
			['r-1-tchkz'],
			[leave, 1, anyOf('retreat'), advance('r-1-tchkz')],
			[is('r-1-tchkz', { hex: '2419', mode: 'combat' }), offersNo('pursue')]
		)
	),
	statement(
		'G8.5.1c',
		'8.5.1',
		'Nobody goes back off the map as long as there is a hex without enemy ZoC for him.',
		fight(
			{ 'r-1-let': '2520', 'w-2-3k': '2420' },
			['r-1-let'],
			[leave, 1, anyOf('retreat')],
			[
				that(
					'it is on the map',
					({ unit }) => unit('w-2-3k').fate === 'map' && unit('w-2-3k').hex !== '2420'
				)
			],
			{},
			{},
			'2420'
		),
		fight(
			{ 'r-1-let': '2419', 'w-2-3k': '2420' },
			['r-1-let'],
			[leave, 1, anyOf('retreat')],
			[is('w-2-3k', { fate: 'due', hex: null })],
			{},
			{},
			'2420'
		)
	),
	statement(
		'G8.5.1f',
		'8.5.1',
		'All go to one hex.',
		fight(
			{ ...R, 'w-2-3k': '2419', 'w-3-3k': '2419' },
			['r-1-let'],
			[leave, 1, anyOf('retreat')],
			[
				that(
					'together',
					({ unit }) =>
						unit('w-2-3k').hex === unit('w-3-3k').hex &&
						unit('w-2-3k').hex !== '2419' &&
						unit('w-2-3k').fate === 'map'
				)
			]
		)
	),
	statement(
		'G8.6.1h',
		'8.6.1',
		'A Hasty Attack comes from one hex.',
		joined({ 'r-1-let': '2418', 'r-2-let': '2519', ...reserve }, 'hasty', 'r-1-let', 'r-2-let', [
			refuses(joins('hasty'), '8.6.1')
		]),
		joined({ ...two, ...reserve }, 'hasty', 'r-1-let', 'r-2-let', [accepts(joins('hasty'))])
	),
	statement(
		'G8.6.1f',
		'8.6.1',
		'Red attacks together by formation, White by division; recruits join anybody, Letts all Letts, from 20 October the brigade 14/41D.',
		joined({ ...R, 'r-1-7d': '2519', ...reserve }, 'prepared', 'r-1-let', 'r-1-7d', [
			refuses(joins('prepared'), '8.6.1')
		]),
		joined({ 'r-2-7d': '2418', 'r-1-7d': '2519', ...reserve }, 'prepared', 'r-2-7d', 'r-1-7d', [
			accepts(joins('prepared'))
		]),
		joined({ ...R, 'r-7-let': '2519', ...reserve }, 'prepared', 'r-1-let', 'r-7-let', [
			accepts(joins('prepared'))
		]),
		joined({ ...R, 'r-rec-1': '2519', ...reserve }, 'prepared', 'r-1-let', 'r-rec-1', [
			accepts(joins('prepared'))
		]),
		joined(
			{ 'w-1-1k': '2418', 'w-1-2k': '2519', 'r-1-let': '2419' },
			'prepared',
			'w-1-1k',
			'w-1-2k',
			[accepts(joins('prepared'))],
			white
		),
		joined(
			{ 'w-1-1k': '2418', 'w-1-1d': '2519', 'r-1-let': '2419' },
			'prepared',
			'w-1-1k',
			'w-1-1d',
			[refuses(joins('prepared'), '8.6.1')],
			white
		),
		joined(
			{ ...horse, 'r-14-41d': '2519', ...reserve },
			'prepared',
			'r-1-tchkz',
			'r-14-41d',
			[accepts(joins('prepared'))],
			{ turn: 6 }
		),
		joined(
			{ ...horse, 'r-14-41d': '2519', ...reserve },
			'prepared',
			'r-1-tchkz',
			'r-14-41d',
			[refuses(joins('prepared'), '8.6.1')],
			{ turn: 5 }
		)
	),
	statement(
		'G8.6.3',
		'8.6.2',
		'Guns that support a Hasty Attack check at +2.',
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'hasty', 'r-1-let'),
				pick('r-art-let'),
				support('hasty'),
				done,
				yes('r-art-let'),
				4
			],
			[tells({ type: 'coordinationFailed', to: 3 })]
		)
	),
	statement(
		'G8.7.1',
		'8.7.1',
		'Guns check only where they defend alone; the attacker’s never do.',
		fight(
			{ ...R, ...reserve, 'w-art-1k': '2419' },
			['r-1-let'],
			[quiet('w-art-1k'), 1, 1],
			[checks('defender', 'w-res-1d')]
		),
		fight(
			{ ...R, 'w-art-1k': '2419' },
			['r-1-let'],
			[anyOf('announce'), 1, 1, 1],
			[checks('defender', 'w-art-1k')]
		),
		on(
			{ ...R, 'r-art-let': '2418', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				yes('r-art-let'),
				1,
				1,
				1
			],
			[checks('attacker', 'r-1-let')]
		)
	),
	statement(
		'G8.7.2r',
		'8.7.1',
		'Twice the strength is −1 for the attacker and +1 for the defender; less than the defender’s the other way round.',
		fight(
			{ ...two, ...reserve },
			both,
			[1, 1],
			[modified('attacker', 'r-1-let', -1), modified('defender', 'w-res-1d', 1)]
		),
		fight(
			{ ...R, 'w-2-1d': '2419' },
			['r-1-let'],
			[stand, 1, 1],
			[modified('attacker', 'r-1-let', 1), modified('defender', 'w-2-1d', -1)]
		)
	),
	statement(
		'G8.7.2v',
		'8.7.1',
		'A vehicle helps its stack by 1 and hampers the enemy by 1; integrated guns hamper by 1; so does TQ 6 infantry that attacks.',
		fight(
			{ ...R, 'r-ac-let': '2418', 'w-2-3k': '2419' },
			['r-1-let', 'r-ac-let'],
			[stand, 1, 1],
			[modified('attacker', 'r-1-let', -1), modified('defender', 'w-2-3k', 1)]
		),
		fight(
			{ ...R, 'w-1-3k': '2419' },
			['r-1-let'],
			[stand, 1, 1],
			[modified('attacker', 'r-1-let', 1)]
		),
		fight(
			{ 'w-2-1d': '2419', ...R },
			['w-2-1d'],
			[1, 1],
			[modified('defender', 'r-1-let', 1)],
			white,
			{},
			'2418'
		),
		fight(
			{ 'w-2-3k': '2419', ...R },
			['w-2-3k'],
			[1, 1],
			[modified('defender', 'r-1-let', 0)],
			white,
			{},
			'2418'
		)
	),
	statement(
		'G8.7.3',
		'8.7.1',
		'March mode halves a strength, Disorganised too, Routed quarters it; cavalry that charges has its charge value.',
		fight(
			{ ...R, 'w-2-3k': { hex: '2419', mode: 'march' } },
			['r-1-let'],
			[anyOf('stand'), ...storms],
			[strength('defender', 3)]
		),
		fight(
			{ ...R, 'w-2-3k': { hex: '2419', mode: 'routed' } },
			['r-1-let'],
			[...storms],
			[strength('defender', 1)]
		),
		fight({ ...R, ...reserve }, ['r-1-let'], [6, 1, assault, 7], [strength('attacker', 3)]),
		fight(
			{ ...horse, ...reserve },
			['r-1-tchkz'],
			[yes('r-1-tchkz'), 1, 1, assault, yes('r-1-tchkz'), 7],
			[strength('attacker', 5)]
		),
		fight(
			{ ...horse, ...reserve },
			['r-1-tchkz'],
			[{ type: 'no', unit: 'r-1-tchkz' }, 1, 1, assault, { type: 'no', unit: 'r-1-tchkz' }, 7],
			[strength('attacker', 3)]
		)
	),
	statement(
		'G8.7.5',
		'8.7.2',
		'Guns go back with their stack.',
		fight(
			{ ...two, ...reserve, 'w-art-1k': '2419' },
			both,
			[quiet('w-art-1k'), 1, 6, anyOf('retreat')],
			[
				that(
					'with the troops',
					({ unit }) =>
						unit('w-art-1k').hex === unit('w-res-1d').hex &&
						unit('w-art-1k').hex !== '2419' &&
						unit('w-art-1k').fate === 'map'
				)
			]
		)
	),
	statement(
		'G8.7.6',
		'8.7.3',
		'The Routed take no action and flee from the enemy; they rally at the end of their owner’s next turn, out of enemy ZoC.',
		on(
			{ 'r-1-let': { hex: '2417', mode: 'routed', routed: 9 }, ...reserve },
			[pick('r-1-let')],
			[
				offersNo('attack', 'dig', 'form'),
				refuses({ type: 'dig' }, '8.7.3'),
				goes('2416'),
				goesNot('2418', '2318')
			]
		),
		on(
			{ 'r-1-let': { hex: '2417', mode: 'routed', routed: 9 }, ...reserve },
			[done],
			[is('r-1-let', { mode: 'combat', hex: '2417' })]
		),
		on(
			{ 'r-1-let': { hex: '2418', mode: 'routed', routed: 9 }, ...reserve },
			[done],
			[is('r-1-let', { mode: 'routed', hex: '2418' })]
		),
		on(
			{ 'r-1-let': { hex: '2417', mode: 'routed', routed: 11 }, ...reserve },
			[done],
			[is('r-1-let', { mode: 'routed', hex: '2417' })]
		)
	),
	statement(
		'G8.7.6s',
		'8.7.3',
		'Who is Routed once more surrenders.',
		fight(
			{ ...two, 'w-rec-1': { hex: '2419', mode: 'routed' } },
			both,
			[1, 6],
			[is('w-rec-1', { fate: 'pool' }), that('prisoners', ({ state }) => state.prisoners.red === 2)]
		)
	),
	statement(
		'G8.8.2e',
		'8.8.1',
		'Attacked from two opposite hexsides, or from four, the defender is encircled: +2.',
		fight(
			{ 'r-1-let': '2418', 'r-2-let': '2420', ...reserve },
			both,
			[...storms],
			[added(words.encircled, 2)]
		),
		fight(
			{ 'r-1-let': '2418', 'r-2-let': '2519', ...reserve },
			both,
			[...storms],
			[added(words.encircled, 0)]
		)
	),
	statement(
		'G8.8.2i',
		'8.8.1',
		'Integrated guns add 1 to an Assault and take 1 off one against them.',
		fight(
			{ 'w-1-3k': '2419', ...R },
			['w-1-3k'],
			[...storms],
			[added(words.integratedArtilleryAttacks, 1)],
			white,
			{},
			'2418'
		),
		fight(
			{ ...R, 'w-1-3k': '2419' },
			['r-1-let'],
			[stand, ...storms],
			[added(words.integratedArtilleryDefends, -1)]
		)
	),
	statement(
		'G8.8.3',
		'8.8.1',
		'Guns alone defend with their steps, with 1 in March mode.',
		fight(
			{ ...R, 'w-art-1k': '2419' },
			['r-1-let'],
			[anyOf('announce'), 1, 1, 1, assault, 7],
			[strength('defender', 2)]
		),
		fight(
			{ ...R, 'w-art-1k': { hex: '2419', mode: 'march' } },
			['r-1-let'],
			[anyOf('announce'), ...storms],
			[strength('defender', 1)]
		)
	),
	statement(
		'G8.8.4',
		'8.8.2',
		'Where the smaller side has six steps or more, each side loses one more.',
		fight(
			{ ...two, 'w-2-3k': '2419', 'w-3-3k': '2419' },
			both,
			[stand, 1, 1, assault, 9],
			[losing(9, 2, 2)]
		),
		fight({ ...R, 'w-2-3k': '2419' }, ['r-1-let'], [stand, 1, 1, assault, 9], [losing(9, 1, 1)])
	),
	statement(
		'G8.8.7',
		'8.8.2',
		'Who surrenders is taken with all that he has left.',
		fight(
			{ ...two, ...reserve },
			both,
			[1, 1, assault, 9, 6],
			[is('w-res-1d', { fate: 'lost' }), that('prisoners', ({ state }) => state.prisoners.red > 0)]
		)
	),
	statement(
		'G9.4',
		'9.1.1',
		'Of two trains the higher die wins and the other comes back in two turns; double of it costs a step; equal, nothing; heavy adds 2.',
		duel(
			[4, 3],
			[
				is('w-at-offitser', { fate: 'due' }),
				that('in two turns', ({ unit }) => unit('w-at-offitser').due?.turn === 7)
			]
		),
		duel([6, 3], [is('w-at-offitser', { fate: 'lost' })]),
		duel(
			[3, 3],
			[
				is('w-at-offitser', { fate: 'map', hex: '3016' }),
				is('r-at-avrora', { fate: 'map', hex: '3015' })
			]
		),
		duel(
			[4, 3],
			[is('w-at-kalita', { fate: 'map' }), is('r-at-avrora', { fate: 'due' })],
			'w-at-kalita'
		)
	),
	statement(
		'G9.6',
		'9.2.1',
		'A tank breaks down on 1 or 2 before it moves, and is repaired when the day is over.',
		on(
			{ 'w-tk': '2705', ...R },
			[pick('w-tk'), 2],
			[is('w-tk', { engine: 'broken', hex: '2705' }), offersNo('go')],
			white
		),
		on(
			{ 'w-tk': '2705', ...R },
			[pick('w-tk'), 3],
			[is('w-tk', { engine: 'runs' }), offersA('go')],
			white
		),
		on(
			{ 'w-tk': { hex: '2705', engine: 'broken' }, ...R },
			[done],
			[is('w-tk', { engine: 'untried', hex: '2705' })],
			{ player: 'red' }
		)
	),
	statement(
		'G13.1',
		'New Combat Rules',
		'All supports of a side check with one die.',
		on(
			{ 'w-1-1d': '2419', 'w-art-3d': '2420', 'w-artl3-3d': '2420', ...R },
			[
				attacks('2418', 'prepared', 'w-1-1d'),
				pick('w-art-3d'),
				support('prepared'),
				pick('w-artl3-3d'),
				support('prepared'),
				done,
				yes('w-art-3d'),
				yes('w-artl3-3d'),
				5
			],
			[asks('Attacker’s Cohesion'), stands({ phase: 'combat' })],
			white,
			NEW
		)
	)
];

/** Just this unit checks its Cohesion. */
function checks(role: 'attacker' | 'defender', unit: string): Check {
	return ({ events }) => {
		const found = events.flatMap((one) =>
			one.type === 'cohesionChecked' && one.role === role ? one.units.map((two) => two.unit) : []
		);
		return found.join() === unit ? undefined : `${role}: ${found.join()}`;
	};
}

/** The Assault was read in this column, and each side loses so many steps. */
function losing(column: number, attackers: number, defenders: number): Check {
	return ({ events }) => {
		const [found] = events.flatMap((one) => (one.type === 'assaultFought' ? [one.assault] : []));
		return found?.column === column &&
			found.attackerLoss === attackers &&
			found.defenderLoss === defenders
			? undefined
			: `Assault: ${JSON.stringify(found)}`;
	};
}
