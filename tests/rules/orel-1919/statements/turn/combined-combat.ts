import { words } from '#lib/rules/orel-1919/words/en/rules.ts';
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
	go,
	is,
	leave,
	no,
	offers,
	offersA,
	offersNo,
	offersOnly,
	on,
	pass,
	pay,
	pick,
	refuses,
	resolve,
	rest,
	side,
	stand,
	stands,
	statement,
	support,
	take,
	tells,
	tellsNot,
	that,
	yes,
	type Statement,
	type Units
} from '../statement.ts';
import { added, modified, strength } from './combat.ts';
import { has } from './combined-turn.ts';

const white = side('white');
const SEEN = { observed: ['w-res-1d', 'w-art-1k'] };
const R: Units = { 'r-1-let': '2418' };
const reserve: Units = { 'w-res-1d': '2419' };
/** Cavalry that has driven off what stood in 2416, and stands there now. */
const routed = {
	given: { 'r-1-tchkz': '2415', 'r-2-tchkz': '2415', 'w-res-1d': '2416' },
	when: [
		attacks('2416', 'prepared', 'r-1-tchkz', 'r-2-tchkz'),
		done,
		yes('r-1-tchkz'),
		yes('r-2-tchkz'),
		1,
		6,
		back('2417', '2418'),
		advance('r-1-tchkz'),
		advance('r-2-tchkz')
	]
} as const;
/** Recruits that must go back into 2417, which is still to be attacked. */
const shelter = {
	given: {
		'r-1-9d': '2415',
		'r-2-let': '2318',
		'r-5-let': '2318',
		'r-3-let': '2516',
		'r-4-let': '2316',
		'w-rec-1': '2416',
		'w-res-1d': '2417'
	},
	when: [
		attacks('2416', 'prepared', 'r-1-9d'),
		attacks('2417', 'prepared', 'r-2-let', 'r-5-let'),
		done,
		resolve(1),
		1,
		6,
		anyOf('advance', 'done')
	]
} as const;
/** Recruits with enemy ZoC all round. */
const cornered: Units = {
	'r-1-let': '2415',
	'r-2-let': '2516',
	'r-3-let': '2316',
	'r-4-let': '2418',
	'w-rec-1': '2416'
};

/** 8 What goes together in the combat phase. */
export const COMBINED_COMBAT: readonly Statement[] = [
	statement(
		'Y03',
		'8.2.1',
		'Three points pay for a Prepared and a Hasty Attack, and not for two Prepared ones.',
		on(
			{ ...R, 'r-2-let': '2319', 'r-cvy-1809': '2317', 'w-1-1k': '2419', 'w-2-3k': '2320' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2320', 'prepared', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809')
			],
			[offersOnly(resolve(1), resolve(2)), has('r-cvy-1809', 1)]
		),
		on(
			{ ...R, 'r-2-let': '2319', 'r-cvy-1809': '2317', 'w-1-1k': '2419', 'w-2-3k': '2320' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2320', 'hasty', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809')
			],
			[offersOnly(pay(2, 'r-cvy-1809'), pay(2, null))]
		),
		on(
			{
				...R,
				'r-2-let': '2319',
				'r-cvy-1809': '2317',
				'r-cvy-1410': '2317',
				'w-1-1k': '2419',
				'w-2-3k': '2320'
			},
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2320', 'prepared', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809')
			],
			[offersOnly(pay(2, 'r-cvy-1410'), pay(2, null))]
		)
	),
	statement(
		'Y40',
		'8.1',
		'The attacker fights his attacks in the order he likes, each of them once.',
		on(
			{ ...R, 'r-2-let': '2319', 'w-1-1k': '2419', 'w-2-3k': '2320' },
			[attacks('2419', 'prepared', 'r-1-let'), attacks('2320', 'prepared', 'r-2-let'), done],
			[offersOnly(resolve(1), resolve(2))]
		),
		on(
			{ ...R, 'r-2-let': '2319', 'w-1-1k': '2419', 'w-2-3k': '2320' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2320', 'prepared', 'r-2-let'),
				done,
				resolve(2),
				stand,
				1,
				1,
				pass
			],
			[offersA('leave'), refuses(resolve(2), '8.5')]
		)
	),
	statement(
		'Y42',
		'8.2.1',
		'What an attack leaves to a depot resupplies idle units, a point each.',
		on(
			{
				...R,
				'r-cvy-1809': '2416',
				'w-1-1k': '2419',
				'r-2-let': { hex: '2417', unsupplied: true },
				'r-3-let': { hex: '2417', unsupplied: true }
			},
			[
				attacks('2419', 'prepared', 'r-1-let'),
				done,
				pay(1, 'r-cvy-1809'),
				{ type: 'resupply', unit: 'r-2-let', depot: 'r-cvy-1809' }
			],
			[
				has('r-cvy-1809', 0),
				is('r-2-let', { unsupplied: false }),
				is('r-3-let', { unsupplied: true }),
				offersNo('resupply')
			]
		)
	),
	statement(
		'Y43',
		'8.2.1',
		'An attack that nobody pays for costs nothing where the defender gets away, and nothing where it lapses.',
		on(
			{ ...R, 'w-cv-1k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, leave, anyOf('retreat'), advance('r-1-let')],
			[is('r-1-let', { hex: '2419', unsupplied: false })]
		)
	),
	statement(
		'Y44',
		'8.2.1',
		'A hex may be attacked again: who had no supply fights the second attack at half strength.',
		on(
			{ ...R, 'r-2-let': '2418', 'w-1-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'prepared', 'r-2-let'),
				done,
				resolve(1),
				stand,
				1,
				1,
				pass
			],
			[is('w-1-1k', { unsupplied: true, hex: '2419' }), offersA('leave')]
		),
		on(
			{ ...R, 'r-2-let': '2418', 'w-1-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'prepared', 'r-2-let'),
				done,
				resolve(1),
				stand,
				1,
				1,
				pass,
				stand,
				1,
				1,
				assault,
				7
			],
			[strength('defender', 4), strength('attacker', 5)]
		)
	),
	statement(
		'Y45',
		'8.2.1',
		'Spoils take off a marker that the unit had before; the others keep theirs.',
		on(
			{
				'r-1-let': { hex: '2418', unsupplied: true },
				'r-2-let': { hex: '2418', unsupplied: true },
				'w-rec-1': { hex: '2419', steps: 1 }
			},
			[
				attacks('2419', 'prepared', 'r-1-let', 'r-2-let'),
				done,
				1,
				1,
				assault,
				9,
				anyOf('take'),
				advance('r-1-let'),
				advance('r-2-let'),
				take('r-2-let')
			],
			[is('r-1-let', { unsupplied: true, hex: '2419' }), is('r-2-let', { unsupplied: false })]
		)
	),
	statement(
		'Y46',
		'8.2.2',
		'A friend on the line cancels the ZoC for it though he has moved.',
		on(
			{
				'r-1-let': '2416',
				'r-2-let': '2415',
				'r-cvy-1809': '2414',
				'w-1-1k': '2517',
				'w-2-1k': '2317'
			},
			[...[pick('r-2-let'), go('2415')].slice(0, 0), attacks('2517', 'prepared', 'r-1-let'), done],
			[offers(pay(1, 'r-cvy-1809'))]
		)
	),
	statement(
		'Y47',
		'8.2.3',
		'Unsupplied guns support with half their fire.',
		on(
			{ ...R, 'r-art-let': { hex: '2417', unsupplied: true }, ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				yes('r-art-let'),
				1,
				1,
				1,
				assault,
				7
			],
			[strength('attacker', 7)]
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				yes('r-art-let'),
				1,
				1,
				1,
				assault,
				7
			],
			[strength('attacker', 8)]
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
				1,
				1,
				assault,
				7
			],
			[strength('attacker', 6)]
		),
		on(
			{ ...R, 'r-art-let': { hex: '2417', unsupplied: true }, ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				yes('r-art-let'),
				6,
				1,
				1,
				assault,
				7
			],
			[strength('attacker', 5)]
		)
	),
	statement(
		'Y48',
		'8.6.2',
		'Guns support one attack of a phase; those that kept their fire may support the next.',
		on(
			{ ...R, 'r-2-let': '2418', 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'prepared', 'r-2-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				resolve(1),
				yes('r-art-let'),
				1,
				1,
				1,
				pass
			],
			[asks('Attacker’s Cohesion')]
		),
		on(
			{ ...R, 'r-2-let': '2418', 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'prepared', 'r-2-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				resolve(1),
				no('r-art-let'),
				1,
				1,
				pass
			],
			[offersOnly(yes('r-art-let'), no('r-art-let'))]
		),
		on(
			{ ...R, 'r-2-let': '2418', 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'hasty', 'r-2-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				resolve(2)
			],
			[asks('Attacker’s Cohesion')]
		)
	),
	statement(
		'Y49',
		'8.3.1',
		'Troops with guns are a target, the guns with them are not; guns that have fired are ready again in the enemy’s part.',
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'w-art-1k': '2419' },
			[pick('r-art-let'), barrage, done],
			[offersOnly(aim('r-art-let', 'w-res-1d'), aim('r-art-let', null))],
			SEEN
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-res-1d'), 2],
			[is('r-art-let', { fired: false, hex: '2417' }), stands({ player: 'white' })],
			SEEN
		)
	),
	statement(
		'Y50',
		'8.3.2',
		'Two guns at one target are two shots; a last step is safe from both, but each may make it check.',
		on(
			{ ...R, 'r-art-let': '2417', 'r-art-tchkz': '2417', 'w-res-1d': { hex: '2419', steps: 2 } },
			[
				pick('r-art-let'),
				barrage,
				pick('r-art-tchkz'),
				barrage,
				done,
				aim('r-art-let', 'w-res-1d'),
				aim('r-art-tchkz', 'w-res-1d'),
				12,
				1,
				12
			],
			[is('w-res-1d', { steps: 1 }), asks('Check of the target')],
			SEEN
		),
		on(
			{ ...R, 'r-art-let': '2417', 'w-res-1d': { hex: '2419', steps: 2 } },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-res-1d'), 12, 5],
			[is('w-res-1d', { steps: 1, hex: '2419', mode: 'combat' })],
			SEEN
		),
		on(
			{ ...R, 'r-art-let': '2417', 'w-res-1d': { hex: '2419', steps: 2 } },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-res-1d'), 12, 6],
			[offersA('retreat')],
			SEEN
		)
	),
	statement(
		'Y52',
		'8.4',
		'Guns out of command fire back only at a neighbour, and pass their check at 2 less.',
		on(
			{
				'w-art-1k': { hex: '2419', command: false },
				'r-art-let': '2417',
				...R,
				'w-res-1d': '2419'
			},
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-res-1d'), 2],
			[stands({ player: 'white' }), is('w-art-1k', { hex: '2419' })],
			SEEN
		),
		on(
			{ 'w-art-1k': { hex: '2419', command: false }, 'r-art-let': '2418', 'w-res-1d': '2419' },
			[
				pick('r-art-let'),
				barrage,
				done,
				aim('r-art-let', 'w-res-1d'),
				2,
				aim('w-art-1k', 'r-art-let'),
				4
			],
			[tells({ type: 'counterbatteryChecked', passed: false, to: 3 })],
			SEEN
		)
	),
	statement(
		'Y54',
		'8.5',
		'Who leaves without a check goes though those that must check fail; all who can must try.',
		on(
			{ ...R, 'w-2-3k': '2419', 'w-cv-1k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, leave, 6],
			[offersA('retreat'), is('w-2-3k', { mode: 'march', hex: '2419' })]
		),
		on(
			{ ...R, 'w-2-3k': '2419', 'w-cv-1k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, leave, 6, anyOf('retreat'), 1],
			[
				is('w-2-3k', { hex: '2419' }),
				that('the cavalry is gone', (t) => t.unit('w-cv-1k').hex !== '2419'),
				asks('Defender’s Cohesion')
			]
		)
	),
	statement(
		'Y58',
		'8.5',
		'Horse artillery that fails to get away is in March mode and silent.',
		on(
			{ 'w-19dr': '2418', 'r-art-tchkz': '2419', 'r-1-tchkz': '2419' },
			[
				attacks('2419', 'prepared', 'w-19dr'),
				done,
				{ type: 'announce', unit: 'r-art-tchkz', attack: 1 },
				leave,
				6,
				yes('w-19dr')
			],
			[asks('Attacker’s Cohesion'), is('r-art-tchkz', { mode: 'march' })],
			white
		),
		on(
			{ 'w-19dr': '2418', 'r-art-tchkz': '2419', 'r-1-tchkz': '2419' },
			[
				attacks('2419', 'prepared', 'w-19dr'),
				done,
				{ type: 'announce', unit: 'r-art-tchkz', attack: 1 },
				stand
			],
			[asks('Coordination')],
			white
		)
	),
	statement(
		'Y63',
		'8.6.2',
		'Failed supports are added before they are halved, downwards.',
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				yes('r-art-let'),
				6,
				1,
				1,
				assault,
				7
			],
			[strength('attacker', 6)]
		)
	),
	statement(
		'Y66',
		'8.7.1',
		'Exactly 2:1 counts as twice the strength, exactly 1:1 as no less.',
		on(
			{ 'r-1-let': '2418', 'r-1-9d': '2418', 'r-2-9d': '2418', ...reserve },
			[attacks('2419', 'prepared', 'r-1-9d', 'r-2-9d'), done, 1, 1],
			[modified('attacker', 'r-1-9d', -1), modified('defender', 'w-res-1d', 1)]
		),
		on(
			{ 'r-1-9d': '2418', ...reserve },
			[attacks('2419', 'prepared', 'r-1-9d'), done, 1, 1],
			[modified('attacker', 'r-1-9d', 0), modified('defender', 'w-res-1d', 0)]
		)
	),
	statement(
		'Y67',
		'8.7.2',
		'A Repulsed unit stays, and neither assaults nor advances; the others do.',
		on(
			{ 'r-1-let': '2418', 'r-rec-1': '2418', 'w-rec-1': '2419' },
			[attacks('2419', 'prepared', 'r-1-let', 'r-rec-1'), done, 6, 1, assault, 10],
			[strength('attacker', 5), tellsNot({ type: 'advanced', unit: 'r-rec-1' })]
		)
	),
	statement(
		'Y68',
		'8.7.2',
		'Disorganised halves in the Assault and is over with the combat.',
		on(
			{ 'r-1-let': '2418', 'w-2-3k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, stand, 1, 6, assault, 7],
			[strength('defender', 3)]
		)
	),
	statement(
		'Y70',
		'8.7.4',
		'Cavalry that pursues the Routed alone loses nothing, and half of what they lose are prisoners.',
		on(
			routed.given,
			[
				...routed.when,
				{ type: 'pursue', hex: '2418', units: ['r-1-tchkz', 'r-2-tchkz'] },
				assault,
				anyOf('yes'),
				4,
				anyOf('take')
			],
			[is('r-1-tchkz', { steps: 3, hex: '2417' }), is('r-2-tchkz', { steps: 3, hex: '2417' })]
		),
		on(
			routed.given,
			[
				...routed.when,
				{ type: 'pursue', hex: '2418', units: ['r-1-tchkz', 'r-2-tchkz'] },
				assault,
				anyOf('yes'),
				11,
				anyOf('take')
			],
			[stands({ prisoners: { white: 0, red: 2 } })]
		)
	),
	statement(
		'Y71',
		'8.7.4',
		'Who finds shelter with friends is not pursued.',
		on(
			{ ...routed.given, 'w-1-1k': '2418' },
			[...routed.when],
			[offersNo('pursue'), is('r-1-tchkz', { hex: '2416' })]
		)
	),
	statement(
		'Y73',
		'8.8',
		'Nobody must assault; who declines has attacked all the same and pays for it.',
		on(
			{ ...R, ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), done, 1, 1, pass],
			[
				is('r-1-let', { unsupplied: true, hex: '2418', mode: 'combat' }),
				is('w-res-1d', { hex: '2419' })
			]
		)
	),
	statement(
		'Y74',
		'8.8.1',
		'Three hexsides none of which touch encircle; two of them do not, nor three in a row.',
		on(
			{ 'r-1-let': '2418', 'r-2-let': '2520', 'r-3-let': '2320', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let', 'r-2-let', 'r-3-let'), done, 1, 1, assault, 7],
			[added(words.encircled, 2)]
		),
		on(
			{ 'r-1-let': '2418', 'r-2-let': '2520', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let', 'r-2-let'), done, 1, 1, assault, 7],
			[added(words.encircled, 0)]
		),
		on(
			{ 'r-1-let': '2418', 'r-2-let': '2519', 'r-3-let': '2319', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let', 'r-2-let', 'r-3-let'), done, 1, 1, assault, 7],
			[added(words.encircled, 0)]
		)
	),
	statement(
		'Y75',
		'8.8.1',
		'Combined arms are White’s, of cavalry that charges and is not Disorganised.',
		on(
			{ 'w-1-1d': '2418', 'w-19dr': '2418', 'r-1-9d': '2419' },
			[
				attacks('2419', 'prepared', 'w-1-1d', 'w-19dr'),
				done,
				yes('w-19dr'),
				1,
				1,
				assault,
				yes('w-19dr'),
				7
			],
			[added(words.combinedArms, 1)],
			white
		),
		on(
			{ 'w-1-1d': '2418', 'w-19dr': '2418', 'r-1-9d': '2419' },
			[
				attacks('2419', 'prepared', 'w-1-1d', 'w-19dr'),
				done,
				yes('w-19dr'),
				1,
				1,
				assault,
				no('w-19dr'),
				7
			],
			[added(words.combinedArms, 0), strength('attacker', 9)],
			white
		),
		on(
			{ 'w-2-1d': '2418', 'w-19dr': '2418', 'r-1-let': '2419', 'r-2-let': '2419' },
			[
				attacks('2419', 'prepared', 'w-2-1d', 'w-19dr'),
				done,
				yes('w-19dr'),
				6,
				1,
				assault,
				yes('w-19dr'),
				7
			],
			[added(words.combinedArms, 0)],
			white
		),
		on(
			{ 'r-1-let': '2418', 'r-cv-let': '2418', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let', 'r-cv-let'),
				done,
				yes('r-cv-let'),
				1,
				1,
				assault,
				yes('r-cv-let'),
				7
			],
			[added(words.combinedArms, 0), strength('attacker', 9)]
		)
	),
	statement(
		'Y77',
		'8.8.2',
		'In column 7 the attacker loses a step, checks nothing and stays; in column 8 each loses one and nobody goes.',
		on(
			{ ...R, 'w-2-3k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, stand, 1, 1, assault, 7],
			[
				is('r-1-let', { steps: 3, hex: '2418', mode: 'combat' }),
				is('w-2-3k', { steps: 3, hex: '2419' })
			]
		),
		on(
			{ ...R, 'w-2-3k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, stand, 1, 1, assault, 8],
			[
				is('r-1-let', { steps: 3, hex: '2418', mode: 'combat' }),
				is('w-2-3k', { steps: 2, hex: '2419', mode: 'combat' })
			]
		)
	),
	statement(
		'Y78',
		'8.8.2',
		'A beaten defender goes back even if he passes: one hex, in March mode, and an attacker must follow into the hex.',
		on(
			{ ...R, 'w-2-3k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let'), done, stand, 1, 1, assault, 10, 1, back('2420')],
			[
				is('w-2-3k', { hex: '2420', mode: 'march', steps: 2 }),
				is('r-1-let', { hex: '2419', mode: 'combat' })
			]
		),
		on(
			{ ...R, 'r-2-let': '2418', 'w-2-3k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let', 'r-2-let'),
				done,
				stand,
				1,
				1,
				assault,
				9,
				anyOf('take'),
				1,
				back('2420')
			],
			[offersOnly(advance('r-1-let'), advance('r-2-let'))]
		)
	),
	statement(
		'Y80',
		'8.8.3',
		'Who loses the Assault does not enter, even where no defender is left.',
		on(
			{ 'r-1-9d': '2418', 'w-cv-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-9d'),
				done,
				stand,
				no('w-cv-1k'),
				1,
				1,
				assault,
				no('w-cv-1k'),
				5,
				1
			],
			[is('r-1-9d', { hex: '2418', steps: 1 }), is('w-cv-1k', { fate: 'lost' })]
		)
	),
	statement(
		'Y60',
		'8.5.1',
		'Who goes back into a hex that is still to be attacked sits that fight out, and goes with its defenders when they go.',
		on(shelter.given, shelter.when, [is('w-rec-1', { hex: '2417', mode: 'march' })]),
		on(shelter.given, [...shelter.when, 1, 5, assault, 7], [strength('defender', 2)]),
		on(
			shelter.given,
			[...shelter.when, 1, 6],
			[
				is('w-rec-1', { fate: 'map' }),
				that(
					'both went',
					(t) =>
						t.unit('w-rec-1').hex !== '2417' && t.unit('w-res-1d').hex === t.unit('w-rec-1').hex
				)
			]
		)
	),
	statement(
		'Y61',
		'8.6.1',
		'Two Red formations may attack one hex from one stack together, but not from two.',
		on(
			{ 'r-1-let': '2418', 'r-1-7d': '2418', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-1-7d')],
			[offers(attack('2419', 'prepared', 1))]
		),
		on(
			{ 'r-1-let': '2418', 'r-1-7d': '2519', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-1-7d')],
			[refuses(attack('2419', 'prepared', 1), '8.6.1'), offers(attack('2419', 'prepared'))]
		),
		on(
			{ 'r-1-let': '2418', 'r-rec-1': '2519', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-rec-1')],
			[offers(attack('2419', 'prepared', 1))]
		),
		on(
			{ 'r-1-let': '2418', 'r-rec-1': '2520', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-rec-1')],
			[refuses(attack('2419', 'prepared', 1), '8.6.1')]
		)
	),
	statement(
		'Y65',
		'8.7.1',
		'Modifiers add up: integrated guns, TQ 6 infantry, a car, the odds, and the ground.',
		on(
			{ 'w-1-1k': '2609', 'w-ac-2k': '2609', 'r-1-9d': { hex: '2610', works: 'done' } },
			[
				attacks('2610', 'prepared', 'w-1-1k'),
				pick('w-ac-2k'),
				attack('2610', 'prepared', 1),
				done,
				1,
				1
			],
			[modified('attacker', 'w-1-1k', -2), modified('defender', 'r-1-9d', 3)],
			white
		)
	),
	statement(
		'Y69',
		'8.7.3',
		'Routed troops in an enemy ZoC do not rally; those out of it do, at the end of their next part and not before.',
		on(
			{
				'r-1-let': { hex: '2418', mode: 'routed', routed: 10 },
				'r-2-let': { hex: '2415', mode: 'routed', routed: 10 },
				'w-1-1k': '2419'
			},
			[pick('r-1-let'), rest, pick('r-2-let'), rest, done],
			[
				is('r-1-let', { mode: 'routed', hex: '2418' }),
				is('r-2-let', { mode: 'combat', hex: '2415' })
			]
		),
		on(
			{ 'r-2-let': { hex: '2415', mode: 'routed', routed: 11 }, 'w-1-1k': '2419' },
			[pick('r-2-let'), rest, done],
			[is('r-2-let', { mode: 'routed', hex: '2415' })]
		)
	),
	statement(
		'Y96',
		'8.7.3',
		'The Routed who must flee into an enemy ZoC surrender if they fail at +1; who only retreats loses a step.',
		on(
			cornered,
			[attacks('2416', 'prepared', 'r-1-let'), done, 1, 6, back('2517', '2617'), 3],
			[
				stands({ prisoners: { white: 0, red: 2 } }),
				that('it is gone', (t) => t.unit('w-rec-1').fate === 'pool')
			]
		),
		on(
			cornered,
			[attacks('2416', 'prepared', 'r-1-let'), done, 1, 6, back('2517', '2617'), 2],
			[is('w-rec-1', { hex: '2617', mode: 'routed', steps: 2 })]
		),
		on(
			{ ...cornered, 'r-1-let': '1503', 'r-1-9d': '2415' },
			[attacks('2416', 'prepared', 'r-1-9d'), done, 1, 6, back('2517'), 3],
			[
				is('w-rec-1', { hex: '2517', mode: 'march', steps: 1 }),
				stands({ prisoners: { white: 0, red: 0 } })
			]
		)
	)
];
