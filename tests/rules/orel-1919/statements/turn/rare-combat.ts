import { words } from '#lib/rules/orel-1919/words/en/rules.ts';
import { hexIndex } from '#lib/rules/orel-1919/engine/game.ts';
import { controls } from '#lib/rules/orel-1919/engine/map/railroads.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
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
	resolve,
	side,
	stand,
	stands,
	statement,
	support,
	tells,
	tellsNot,
	that,
	yes,
	type Check,
	type Command,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { added, fight, modified, NEW, strength } from './combat.ts';

const white = side('white');
const R: Units = { 'r-1-let': '2418' };
const two: Units = { 'r-1-let': '2418', 'r-2-let': '2418' };
const both = ['r-1-let', 'r-2-let'];
const riders: Units = { 'r-1-tchkz': '2418', 'r-2-tchkz': '2418' };
const horse = ['r-1-tchkz', 'r-2-tchkz'];
const reserve: Units = { 'w-res-1d': '2419' };
const quiet = (unit: string): Command => ({ type: 'announce', unit, attack: null });
/** One attacker in 2418, and guns that might support it. */
const supported: readonly Deed[] = [
	attacks('2419', 'prepared', 'r-1-let'),
	pick('r-art-let'),
	support('prepared'),
	done
];
/** Red’s guns fire, and White’s aim at them. */
const fired: Units = { ...R, 'r-art-let': '2417', ...reserve, 'w-art-1k': '2419' };
const firedBack: readonly Deed[] = [
	pick('r-art-let'),
	barrage,
	done,
	aim('r-art-let', 'w-res-1d'),
	2,
	aim('w-art-1k', 'r-art-let')
];
/** What both sides’ strengths come to in the Cohesion Check. */
const strengths =
	(attacker: number, defender: number): Check =>
	({ events }) => {
		const found = events.flatMap((one) =>
			one.type === 'cohesionChecked' && one.sums
				? [`${one.sums.attacker.total},${one.sums.defender.total}`]
				: []
		);
		return found[0] === `${attacker},${defender}` ? undefined : `strengths ${found.join(' ')}`;
	};
/** Nobody goes on, whether he is asked or not. */
const goesNoFarther: Deed = (table) => {
	if (table.allowed.some(({ type }) => type === 'done')) table.do(done);
};
/** Recruits in 2416 whose only way out of ZoC ends with others in 2418, which is still to be attacked. */
const sheltered = (there: string): Units => ({
	'r-1-let': '2415',
	'r-6-let': '2415',
	'r-2-let': '2519',
	'r-5-let': '2519',
	'r-3-let': '2217',
	'r-4-let': '2617',
	'w-rec-1': '2416',
	[there]: '2418'
});
const routsIntoShelter: readonly Deed[] = [
	attacks('2416', 'prepared', 'r-1-let', 'r-6-let'),
	attacks('2418', 'prepared', 'r-2-let', 'r-5-let'),
	done,
	resolve(1),
	1,
	6,
	anyOf('retreat'),
	goesNoFarther
];
/** Cavalry of TQ 3 that routs out of 2416, between these two enemies. */
const routedHorse = (
	[one, other]: readonly [string, string],
	when: readonly Deed[],
	then: readonly Check[]
) =>
	on(
		{
			'r-1-let': '2415',
			[one]: '2516',
			[other]: '2316',
			'r-4-let': '2418',
			'w-cv-mn': { hex: '2416', recruits: true }
		},
		[attacks('2416', 'prepared', 'r-1-let'), done, stand, 1, 6, back('2517', '2617'), ...when],
		then
	);
/** A weak brigade loses an Assault against better troops. */
const loses = (dice: number, die: number, then: readonly Check[]) =>
	fight(
		{ 'r-1-7d': '2418', 'w-2-3k': '2419' },
		['r-1-7d'],
		[stand, 1, 1, assault, dice, die, anyOf('retreat')],
		then
	);
const observed = (...units: readonly string[]): Partial<State> => ({ observed: units });
const contactWords = words.heavyTrainInContactDefends;

/** 8, 9 Rarely used clauses of combat. */
export const RARE_COMBAT: readonly Statement[] = [
	statement(
		'Z31',
		'8.5.1',
		'A tank that must go into an enemy ZoC checks at +1 with TQ 5, and is lost if it fails.',
		fight(
			{ ...two, 'r-1-est': '2420', 'w-tk': '2419', 'w-rec-1': '2419' },
			both,
			[stand, 1, 6, back('2520'), 5, 5],
			[is('w-tk', { fate: 'lost' }), is('w-rec-1', { hex: '2520', steps: 1 })]
		),
		fight(
			{ ...two, 'r-1-est': '2420', 'w-tk': '2419', 'w-rec-1': '2419' },
			both,
			[stand, 1, 6, back('2520'), 5, 4],
			[is('w-tk', { fate: 'map', hex: '2520' })]
		)
	),
	statement(
		'Z32',
		'8.5.1',
		'A car goes freely into the ZoC of infantry; into that of cavalry it checks at +1 with TQ 6.',
		on(
			{
				'r-1-let': '2415',
				'r-1-tchkz': '2418',
				'r-2-tchkz': '2617',
				'r-cv-let': '2217',
				'w-ac-2k': '2416'
			},
			[attacks('2416', 'prepared', 'r-1-let'), done, back('2417'), 6],
			[is('w-ac-2k', { fate: 'lost' })]
		),
		on(
			{
				'r-1-let': '2415',
				'r-1-tchkz': '2418',
				'r-2-tchkz': '2617',
				'r-cv-let': '2217',
				'w-ac-2k': '2416'
			},
			[attacks('2416', 'prepared', 'r-1-let'), done, back('2417'), 5],
			[is('w-ac-2k', { fate: 'map', hex: '2417' })]
		),
		on(
			{
				'r-1-let': '2415',
				'r-2-let': '2418',
				'r-3-let': '2617',
				'r-4-let': '2217',
				'w-ac-2k': '2416'
			},
			[attacks('2416', 'prepared', 'r-1-let'), done, back('2417')],
			[is('w-ac-2k', { fate: 'map', hex: '2417' }), tellsNot({ type: 'zocEntered', passed: false })]
		)
	),
	statement(
		'Z33',
		'8.7.3',
		'Routed cavalry goes freely through the ZoC of infantry; in that of cavalry it checks at +1 or surrenders.',
		routedHorse(
			['r-2-let', 'r-3-let'],
			[],
			[is('w-cv-mn', { fate: 'map', hex: '2617', mode: 'routed' })]
		),
		routedHorse(
			['r-1-tchkz', 'r-2-tchkz'],
			[3],
			[is('w-cv-mn', { fate: 'lost' }), stands({ prisoners: { white: 0, red: 2 } })]
		)
	),
	statement(
		'Z34',
		'8.7.3',
		'The Routed who find shelter where an attack is still to come go on with those who retreat, and surrender where those rout.',
		on(sheltered('w-res-1d'), routsIntoShelter, [is('w-rec-1', { hex: '2418', mode: 'routed' })]),
		on(
			sheltered('w-res-1d'),
			[...routsIntoShelter, 1, 6, anyOf('retreat')],
			[
				that(
					'both went on',
					(t) =>
						t.unit('w-rec-1').fate === 'map' &&
						t.unit('w-rec-1').hex !== '2418' &&
						t.unit('w-rec-1').hex === t.unit('w-res-1d').hex
				)
			]
		),
		on(
			sheltered('w-rec-2'),
			[...routsIntoShelter, 1, 6, anyOf('retreat')],
			[
				is('w-rec-1', { fate: 'pool' }),
				is('w-rec-2', { fate: 'map', mode: 'routed' }),
				stands({ prisoners: { white: 0, red: 2 } })
			]
		)
	),
	statement(
		'Z35',
		'8.7.3',
		'Where a rout can go one hex but not two, the Routed surrender.',
		on(
			{
				'r-1-let': '2415',
				'r-2-let': '2516',
				'r-3-let': '2517',
				'r-4-let': '2317',
				'r-5-let': '2316',
				'r-6-let': '2418',
				'r-7-let': '2318',
				'r-8-let': '2518',
				'w-rec-1': '2416'
			},
			[attacks('2416', 'prepared', 'r-1-let'), done, 1, 6],
			[is('w-rec-1', { fate: 'pool' }), stands({ prisoners: { white: 0, red: 2 } })]
		)
	),
	statement(
		'Z36',
		'8.8.2',
		'Guns surrender with the last of their stack.',
		fight(
			{ ...two, 'w-rec-1': '2419', 'w-art-1k': '2419' },
			both,
			[1, 1, assault, 4, 6],
			[
				is('w-rec-1', { fate: 'pool' }),
				is('w-art-1k', { fate: 'lost' }),
				stands({ prisoners: { white: 0, red: 3 } })
			]
		)
	),
	statement(
		'Z37',
		'8.8.2',
		'An attacker who loses stays if he passes, goes one hex back if he fails by 3 or less, and routs beyond.',
		loses(9, 4, [is('r-1-7d', { hex: '2418', mode: 'combat', steps: 3 })]),
		loses(9, 6, [
			is('r-1-7d', { mode: 'march', steps: 3 }),
			that('one hex back', (t) => ['2417', '2317', '2517'].includes(t.unit('r-1-7d').hex ?? ''))
		]),
		loses(5, 2, [
			is('r-1-7d', { mode: 'routed', steps: 1 }),
			that('two hexes back', (t) =>
				['2416', '2316', '2516', '2216', '2616'].includes(t.unit('r-1-7d').hex ?? '')
			)
		])
	),
	statement(
		'Z38',
		'8.8.2',
		'Only the winner counts prisoners for a side destroyed; who lost the Assault counts none.',
		fight(
			{ 'r-1-9d': '2418', 'w-rec-1': { hex: '2419', steps: 1 } },
			['r-1-9d'],
			[1, 1, assault, 2, 1],
			[
				is('w-rec-1', { fate: 'pool' }),
				is('r-1-9d', { hex: '2418', steps: 1 }),
				stands({ prisoners: { white: 0, red: 0 } })
			]
		)
	),
	statement(
		'Z39',
		'3.3',
		'A depot that stood with troops falls to those who enter once these are gone, and to nobody else.',
		fight(
			{ ...two, 'w-rec-1': '2419', 'w-cvy-2014': '2419' },
			both,
			[1, 6, anyOf('retreat'), advance('r-1-let')],
			[is('w-cvy-2014', { fate: 'due', hex: null })]
		),
		fight(
			{ ...two, 'w-rec-1': '2419', 'w-cvy-2014': '2419' },
			both,
			[1, 6, anyOf('retreat'), done],
			[is('w-cvy-2014', { fate: 'map', hex: '2419' })]
		)
	),
	statement(
		'Z40',
		'9',
		'Vehicles alone that have no way out are lost to those who enter, who get their munitions back.',
		fight(
			{
				...R,
				'r-3-let': '2520',
				'r-4-let': '2320',
				'r-5-let': '2319',
				'r-6-let': '2519',
				'r-7-let': '2420',
				'r-cvy-1809': '2417',
				'w-ac-2k': '2419'
			},
			['r-1-let'],
			[pay(1, 'r-cvy-1809'), advance('r-1-let')],
			[
				is('w-ac-2k', { fate: 'lost' }),
				is('r-1-let', { hex: '2419', unsupplied: false }),
				tells({ type: 'munitionsReturned', depot: 'r-cvy-1809', points: 2 })
			]
		)
	),
	statement(
		'Z41',
		'8.7.4',
		'One car goes along with the cavalry that pursues, and not alone.',
		on(
			{ ...riders, 'r-ac-let': '2418', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-tchkz', 'r-2-tchkz'),
				pick('r-ac-let'),
				attack('2419', 'prepared', 1),
				done,
				anyOf('yes'),
				1,
				6,
				anyOf('retreat'),
				anyOf('advance')
			],
			[
				that('with one rider, with the other, with both', ({ allowed }) => {
					const parties = allowed.flatMap((one) => (one.type === 'pursue' ? [one.units] : []));
					return (
						parties.filter((units) => units.includes('r-ac-let')).length === 3 &&
						parties.every((units) => units.some((id) => id !== 'r-ac-let'))
					);
				})
			]
		)
	),
	statement(
		'Z42',
		'8.7.4',
		'Disorganised cavalry is Disorganised in its pursuit too.',
		fight(
			{ ...riders, 'w-rec-1': '2419' },
			horse,
			[
				anyOf('yes'),
				5,
				6,
				anyOf('retreat'),
				anyOf('advance'),
				(table) => {
					const [all] = table.allowed.filter(({ type }) => type === 'pursue');
					if (all) table.do(all);
				},
				assault,
				anyOf('yes'),
				7
			],
			[strength('attacker', 5)]
		)
	),
	statement(
		'Z43',
		'8.3.2',
		'Fire that drives off the last troops of a hex takes their guns and cars along; Disorganised by fire counts for nothing.',
		on(
			{ ...R, 'r-art-let': '2417', 'w-rec-1': '2419', 'w-art-1k': '2419', 'w-ac-2k': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-rec-1'), 6, 6, back('2420')],
			[
				is('w-rec-1', { hex: '2420', mode: 'march' }),
				is('w-art-1k', { hex: '2420', mode: 'march' }),
				is('w-ac-2k', { hex: '2420' })
			],
			observed('w-rec-1')
		),
		on(
			{ ...R, 'r-art-let': '2417', 'w-rec-1': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-rec-1'), 6, 5],
			[is('w-rec-1', { mode: 'combat', hex: '2419' }), stands({ player: 'white' })],
			observed('w-rec-1')
		)
	),
	statement(
		'Z44',
		'8.3.1',
		'Guns that stand with vehicles only are a target, the vehicles are not.',
		on(
			{ ...R, 'r-art-let': '2417', 'w-art-1k': '2419', 'w-ac-2k': '2419' },
			[pick('r-art-let'), barrage, done],
			[offersOnly(aim('r-art-let', 'w-art-1k'), aim('r-art-let', null))],
			observed('w-art-1k', 'w-ac-2k')
		)
	),
	statement(
		'Z45',
		'8.4',
		'A train that fires back checks with TQ 4.',
		on(
			{ 'r-1-let': '3015', 'r-art-let': '3014', 'w-at-offitser': '3016', 'w-res-1d': '3016' },
			[
				pick('r-art-let'),
				barrage,
				done,
				aim('r-art-let', 'w-res-1d'),
				2,
				aim('w-at-offitser', 'r-art-let'),
				5
			],
			[tells({ type: 'counterbatteryChecked', passed: false, to: 4 })],
			observed('w-res-1d')
		)
	),
	statement(
		'Z46',
		'8.6.2',
		'In defence guns fire for their own division, trains for any; recruits alone are nobody’s; silent are those in March mode, the Routed, and Unsupplied trains.',
		fight(
			{ ...R, ...reserve, 'w-art-1k': '2420' },
			['r-1-let'],
			[],
			[offers({ type: 'announce', unit: 'w-art-1k', attack: 1 })]
		),
		fight(
			{ ...R, ...reserve, 'w-art-3d': '2420' },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion'), is('w-art-3d', { hex: '2420' })]
		),
		fight(
			{ ...R, 'w-rec-1': '2419', 'w-art-1k': '2420' },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion'), is('w-art-1k', { hex: '2420' })]
		),
		fight(
			{ ...R, ...reserve, 'w-art-1k': { hex: '2420', mode: 'march' } },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion'), is('w-art-1k', { hex: '2420' })]
		),
		fight(
			{ ...R, ...reserve, 'w-art-1k': { hex: '2420', mode: 'routed' } },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion'), is('w-art-1k', { hex: '2420' })]
		),
		on(
			{ 'r-1-let': '2915', 'w-res-3d': '2916', 'w-at-offitser': '3016' },
			[attacks('2916', 'prepared', 'r-1-let'), done],
			[offers({ type: 'announce', unit: 'w-at-offitser', attack: 1 })]
		),
		on(
			{ 'r-1-let': '2915', 'w-res-3d': '2916', 'w-at-offitser': { hex: '3016', unsupplied: true } },
			[attacks('2916', 'prepared', 'r-1-let'), done],
			[asks('Attacker’s Cohesion'), is('w-at-offitser', { hex: '3016' })]
		)
	),
	statement(
		'Z47',
		'8.7.1',
		'Guns alone stand in Cohesion with their fire if they coordinate, with half of it otherwise, with 1 in March mode.',
		fight({ ...R, 'w-art-1k': '2419' }, ['r-1-let'], [anyOf('announce'), 5, 1], [strengths(5, 4)]),
		fight({ ...R, 'w-art-1k': '2419' }, ['r-1-let'], [anyOf('announce'), 6, 1], [strengths(5, 2)]),
		fight({ ...R, 'w-art-1k': { hex: '2419', mode: 'march' } }, ['r-1-let'], [1], [strengths(5, 1)])
	),
	statement(
		'Z48',
		'8.7.1',
		'Cavalry that charges alone in defence checks at +2, and frightens attackers without cavalry; with infantry it does only that. Against infantry of which some marches there is no +2.',
		fight(
			{ ...R, 'w-10hus': '2419' },
			['r-1-let'],
			[stand, yes('w-10hus'), 1, 1],
			[modified('attacker', 'r-1-let', 1), modified('defender', 'w-10hus', 2)]
		),
		fight(
			{ ...R, 'w-10hus': '2419', ...reserve },
			['r-1-let'],
			[stand, yes('w-10hus'), 1, 1],
			[modified('attacker', 'r-1-let', 2), modified('defender', 'w-10hus', -1)]
		),
		fight(
			{ 'r-1-tchkz': '2418', ...reserve, 'w-res-3d': { hex: '2419', mode: 'march' } },
			['r-1-tchkz'],
			[yes('r-1-tchkz'), 1],
			[modified('attacker', 'r-1-tchkz', 0)]
		)
	),
	statement(
		'Z49',
		'9.1.2',
		'A heavy train in contact adds its value and takes 1 off the Assault; contact needs rails that lead into the enemy’s hex.',
		on(
			{ 'r-1-let': '3015', 'w-res-1d': '3016', 'w-at-kalita': '3016' },
			[
				attacks('3016', 'prepared', 'r-1-let'),
				done,
				quiet('w-at-kalita'),
				stand,
				yes('w-at-kalita'),
				1,
				1,
				assault,
				7
			],
			[strength('defender', 8), added(contactWords, -1)]
		),
		on(
			{ 'r-1-let': '3116', 'w-res-1d': '3016', 'w-at-kalita': '3016' },
			[attacks('3016', 'prepared', 'r-1-let'), done, quiet('w-at-kalita'), stand],
			[asks('Attacker’s Cohesion'), tellsNot({ type: 'contactMade' })]
		)
	),
	statement(
		'Z50',
		'9.2.1',
		'No tank advances beyond 2 hexes from a railroad.',
		on(
			{
				'w-tk': { hex: '2411', engine: 'runs' },
				'w-1-1k': '2411',
				'w-2-1k': '2411',
				'r-1-9d': '2410'
			},
			[
				attacks('2410', 'prepared', 'w-1-1k', 'w-2-1k'),
				pick('w-tk'),
				attack('2410', 'prepared', 1),
				done,
				1,
				6,
				anyOf('retreat'),
				advance('w-1-1k')
			],
			[offersOnly(advance('w-2-1k'), done), is('w-1-1k', { hex: '2410' })],
			white
		)
	),
	statement(
		'Z51',
		'8.2.2',
		'No supply line leads to a depot alone in an enemy ZoC; with a friend there, or from its own hex, it does.',
		fight(
			{ ...R, ...reserve, 'r-cvy-1809': '2518', 'w-1-1k': '2618' },
			['r-1-let'],
			[],
			[offersNo('pay'), is('r-cvy-1809', { hex: '2518' })]
		),
		fight(
			{ ...R, ...reserve, 'r-cvy-1809': '2518', 'r-2-let': '2518', 'w-1-1k': '2618' },
			['r-1-let'],
			[],
			[offersA('pay')]
		),
		fight(
			{ ...R, ...reserve, 'r-cvy-1809': '2418', 'w-1-1k': '2519' },
			['r-1-let'],
			[],
			[offersA('pay')]
		)
	),
	statement(
		'Z52',
		'New Combat Rules',
		'Works count where all are dug in, and a vehicle helps its whole side.',
		fight(
			{ ...R, 'w-res-1d': { hex: '2419', works: 'done' }, 'w-res-3d': '2419' },
			['r-1-let'],
			[1, 1],
			[modified('defender', 'w-res-1d', -1)],
			{},
			NEW
		),
		fight(
			{
				...R,
				'w-res-1d': { hex: '2419', works: 'done' },
				'w-res-3d': { hex: '2419', works: 'done' }
			},
			['r-1-let'],
			[1, 1],
			[modified('defender', 'w-res-1d', -2)],
			{},
			NEW
		),
		fight(
			{ ...R, 'r-2-let': '2519', 'r-ac-let': '2418', 'w-1-1k': '2419', 'w-2-1k': '2419' },
			['r-1-let', 'r-2-let', 'r-ac-let'],
			[stand, 1, 1],
			[modified('attacker', 'r-1-let', 1), modified('attacker', 'r-2-let', 1)],
			{},
			NEW
		)
	),
	statement(
		'Z53',
		'8.5',
		'Horse guns leave before infantry on their own, without a check; the Routed do not leave.',
		fight(
			{ 'w-1-1d': '2418', 'r-art-tchkz': '2419' },
			['w-1-1d'],
			[anyOf('announce'), leave],
			[is('r-art-tchkz', { hex: '2320', mode: 'march' })],
			white
		),
		fight(
			{ ...R, 'w-cv-mn': { hex: '2419', mode: 'routed' } },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion'), is('w-cv-mn', { hex: '2419' })]
		)
	),
	statement(
		'Z54',
		'8.2.1',
		'What is paid for an attack serves its guns too, if they are in range of that depot; guns that keep their fire need none.',
		on(
			{ ...R, 'r-art-let': '2420', ...reserve, 'r-cvy-1809': '2414' },
			[...supported, pay(1, 'r-cvy-1809'), yes('r-art-let'), 1, 1, 1, pass],
			[is('r-art-let', { unsupplied: true }), is('r-1-let', { unsupplied: false, hex: '2418' })]
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'r-cvy-1809': '2414' },
			[...supported, pay(1, 'r-cvy-1809'), yes('r-art-let'), 1, 1, 1, pass],
			[is('r-art-let', { unsupplied: false, hex: '2417' })]
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[...supported, no('r-art-let'), 1, 1, pass],
			[is('r-art-let', { unsupplied: false, hex: '2417' }), is('r-1-let', { unsupplied: true })]
		)
	),
	statement(
		'Z55',
		'8.4',
		'Guns that fire back without a depot are Unsupplied then; those that failed their check are not.',
		on(
			fired,
			[...firedBack, 1, 2],
			[is('w-art-1k', { unsupplied: true, hex: '2419' })],
			observed('w-res-1d')
		),
		on(
			fired,
			[...firedBack, 6],
			[is('w-art-1k', { unsupplied: false, hex: '2419' })],
			observed('w-res-1d')
		)
	),
	statement(
		'Z56',
		'6.2',
		'With a Fiery Speech one unit passes its Cohesion Check, whatever falls for the others.',
		fight(
			{ ...R, 'w-rec-1': '2419', 'w-rec-2': '2419' },
			['r-1-let'],
			[{ type: 'play', event: 'Fiery Speech', unit: 'w-rec-1' }, 1, 6],
			[
				is('w-rec-1', { hex: '2419', mode: 'combat' }),
				that('the others do not', (t) => t.state.combat?.fight?.results['w-rec-2'] !== 'ok'),
				stands({ hand: [] })
			],
			{ hand: [{ event: 'Fiery Speech', player: 'white', until: 99 }] },
			{ events: 'used' }
		),
		fight(
			{ ...R, 'w-art-1k': '2419' },
			['r-1-let'],
			[{ type: 'play', event: 'Fiery Speech', unit: 'w-art-1k' }, 6, 1, 6],
			[
				is('w-art-1k', { hex: '2419', mode: 'combat' }),
				that('the guns hold', (t) => t.state.combat?.fight?.results['w-art-1k'] === 'ok')
			],
			{ hand: [{ event: 'Fiery Speech', player: 'white', until: 99 }] },
			{ events: 'used' }
		)
	),
	statement(
		'Z57',
		'8.5',
		'Routed guns do not leave before combat, not even with troops that get away.',
		fight(
			{ ...R, 'w-2-3k': '2419', 'w-art-1k': { hex: '2419', mode: 'routed' } },
			['r-1-let'],
			[leave, 1, anyOf('retreat')],
			[asks('Attacker’s Cohesion'), is('w-art-1k', { hex: '2419', mode: 'routed' })]
		)
	),
	statement(
		'Z58',
		'8.6.2',
		'Guns that are attacked alone are supported by others of their division, and do not support themselves.',
		fight(
			{ ...R, 'w-art-1k': '2419', 'w-artl2-1d': '2420' },
			['r-1-let'],
			[],
			[offersOnly({ type: 'announce', unit: 'w-artl2-1d', attack: 1 }, quiet('w-artl2-1d'))]
		),
		fight(
			{ ...R, 'w-art-1k': '2419', 'w-artl2-1d': '2420' },
			['r-1-let'],
			[anyOf('announce'), 1, 1, 1],
			[strengths(5, 9)]
		),
		// Both fail: they are added before they are halved (1.2).
		fight(
			{ ...R, 'w-art-1k': { hex: '2419', steps: 1 }, 'w-artl2-1d': '2420' },
			['r-1-let'],
			[anyOf('announce'), 6, 6, 1],
			[strengths(5, 4)]
		),
		fight(
			{ ...R, 'w-art-1k': '2419', 'w-artl3-3d': '2420' },
			['r-1-let'],
			[],
			[asks('Coordination'), is('w-artl3-3d', { hex: '2420' })]
		),
		fight(
			{ ...R, 'w-art-1k': '2419', 'w-artl2-1d': '2419' },
			['r-1-let'],
			[1, 1, 1],
			[strengths(5, 9)]
		)
	),
	statement(
		'Z60',
		'8.7.1',
		'Both sides check as they stood: attackers who must retreat by their die still count against the defender.',
		fight(
			{
				...R,
				'r-rec-1': '2418',
				'r-rec-2': '2418',
				'w-res-1d': { hex: '2419', steps: 2 },
				'w-ac-2k': '2419'
			},
			['r-1-let', 'r-rec-1', 'r-rec-2'],
			[stand, 6, 3],
			[
				tells({ type: 'cohesionChecked', role: 'attacker', die: 6 }),
				modified('attacker', 'r-rec-1', 0),
				modified('defender', 'w-res-1d', 0)
			]
		)
	),
	statement(
		'Z62',
		'8.7.4',
		'All attackers but guns may enter a cleared hex, a car too, and without its infantry; after an Assault a combat unit must.',
		fight(
			{ ...R, 'r-ac-let': '2418', 'w-rec-1': '2419' },
			['r-1-let', 'r-ac-let'],
			[1, 6, anyOf('retreat')],
			[offersOnly(advance('r-1-let'), advance('r-ac-let'), done)]
		),
		fight(
			{ ...R, 'r-ac-let': '2418', 'w-rec-1': '2419' },
			['r-1-let', 'r-ac-let'],
			[1, 6, anyOf('retreat'), advance('r-ac-let'), done],
			[is('r-ac-let', { hex: '2419' }), is('r-1-let', { hex: '2418' })]
		),
		fight(
			{ ...R, 'r-ac-let': '2418', 'w-res-1d': '2419' },
			['r-1-let', 'r-ac-let'],
			[1, 1, assault, 10, anyOf('take'), 1, anyOf('retreat'), advance('r-ac-let')],
			[is('r-ac-let', { hex: '2419' }), is('r-1-let', { hex: '2419' })]
		)
	),
	statement(
		'Z63',
		'8.8.2',
		'Steps are lost before Morale is checked: a unit left with one step rings nobody any more.',
		fight(
			{ 'r-rec-1': '2418', 'r-4-let': '2420', 'w-rec-1': '2419' },
			['r-rec-1'],
			[1, 1, assault, 11, 6, anyOf('retreat')],
			[
				tells({ type: 'unitsRouted', units: ['w-rec-1'] }),
				tellsNot({ type: 'removed', unit: 'w-rec-1' })
			]
		),
		fight(
			{ 'r-rec-1': '2418', 'r-rec-2': '2418', 'r-4-let': '2420', 'w-rec-1': '2419' },
			['r-rec-1'],
			[1, 1, assault, 11, 6],
			[tells({ type: 'removed', unit: 'w-rec-1', prisoners: 1 })]
		)
	),
	statement(
		'Z64',
		'9',
		'A vehicle that cannot leave costs its captor no munitions, and these resupply nobody: the defender has not left.',
		fight(
			{
				'r-1-let': { hex: '2806', unsupplied: true },
				'r-4-let': '2705',
				'r-cvy-1809': '2807',
				'w-at-offitser': '2706'
			},
			['r-1-let'],
			[pay(1, 'r-cvy-1809'), quiet('w-at-offitser'), advance('r-1-let')],
			[
				is('w-at-offitser', { player: 'red' }),
				is('r-cvy-1809', { spent: 0 }),
				is('r-1-let', { unsupplied: true })
			],
			{},
			{},
			'2706'
		)
	),
	statement(
		'Z65',
		'5.3',
		'Guns out of command do not follow with their fire a target that an earlier shot has driven out of reach.',
		...(['w-rec-1', 'w-rec-2'] as const).map((target) =>
			on(
				{
					'r-art-est': '2417',
					'r-art-let': { hex: '2418', command: false },
					'w-rec-1': '2419',
					'w-rec-2': '2319'
				},
				[
					pick('r-art-est'),
					barrage,
					pick('r-art-let'),
					barrage,
					done,
					aim('r-art-est', 'w-rec-1'),
					aim('r-art-let', target),
					7,
					6,
					anyOf('retreat')
				],
				[target === 'w-rec-1' ? tells({ type: 'shotLapsed', gun: 'r-art-let' }) : asks('Barrage')],
				{ observed: ['w-rec-1', 'w-rec-2'] }
			)
		)
	),
	statement(
		'Z66',
		'8.7.4',
		'A train in contact is one of the attacker’s units: it may enter the cleared hex along its railroad.',
		fight(
			{ 'r-1-let': '2806', 'r-at-avrora': '2806', 'w-rec-1': '2706' },
			['r-1-let'],
			[yes('r-at-avrora'), 1, 6, anyOf('retreat'), advance('r-at-avrora'), done],
			[is('r-at-avrora', { hex: '2706' }), is('r-1-let', { hex: '2806' })],
			{},
			{},
			'2706'
		),
		fight(
			{ 'r-1-let': '2806', 'r-at-avrora': '2806', 'w-rec-1': '2706' },
			['r-1-let'],
			[no('r-at-avrora'), 1, 6, anyOf('retreat')],
			[offersOnly(advance('r-1-let'), done)],
			{},
			{},
			'2706'
		)
	),
	statement(
		'Z67',
		'8.5.1',
		'Who shelters in a hex still to be attacked leaves it with defenders who leave before combat.',
		on(
			sheltered('w-2-3k'),
			[...routsIntoShelter, leave, 1, anyOf('retreat')],
			[
				offersOnly(advance('r-2-let'), advance('r-5-let'), done),
				that(
					'both have left',
					(t) => t.unit('w-rec-1').hex !== '2418' && t.unit('w-rec-1').hex === t.unit('w-2-3k').hex
				),
				is('w-rec-1', { fate: 'map', mode: 'routed' })
			]
		)
	),
	statement(
		'Z68',
		'9.1.1',
		'A train that has beaten the last train of a hex takes the depots there as it advances.',
		on(
			{ 'r-at-avrora': '3014', 'w-at-offitser': '3015', 'w-rd-orel': '3015' },
			[attacks('3015', 'prepared', 'r-at-avrora'), done, stand, 5, 4, yes('r-at-avrora')],
			[is('r-at-avrora', { hex: '3015' }), is('w-rd-orel', { fate: 'due' })]
		)
	),
	statement(
		'Z69',
		'8.2.1',
		'A train that was attacked by a train is Unsupplied after it without a free line home.',
		...[true, false].map((cut) =>
			on(
				{ 'r-at-avrora': '3015', 'w-at-offitser': '3016', ...(cut ? { 'r-1-let': '3018' } : {}) },
				[attacks('3016', 'prepared', 'r-at-avrora'), done, stand, 3, 3],
				[is('w-at-offitser', { hex: '3016', unsupplied: cut })]
			)
		)
	),
	statement(
		'Z70',
		'3.2',
		'The railroad where a train is captured is its captor’s.',
		on(
			{
				...{ 'r-1-let': '3015', 'r-2-let': '3017' },
				...{ 'w-at-kalita': '3016', 'w-res-1d': { hex: '3016', mode: 'march' } }
			},
			[
				attacks('3016', 'prepared', 'r-1-let'),
				done,
				quiet('w-at-kalita'),
				stand,
				no('w-at-kalita'),
				1,
				6,
				anyOf('retreat'),
				1
			],
			[
				is('w-at-kalita', { player: 'red', hex: '3016' }),
				offersA('advance'),
				that('Red controls it', ({ game, state }) =>
					controls(game, state, 'red', hexIndex(game, '3016'))
				)
			]
		)
	),
	statement(
		'Z71',
		'8.5.1',
		'Vehicles leave as if alone where others only shelter with them, who go along; with depots nobody fights.',
		...(['w-ac-2k', 'w-cvy-2605'] as const).map((there) =>
			on(
				{
					'r-1-let': '2415',
					'r-6-let': '2415',
					'r-2-let': '2618',
					'r-5-let': '2218',
					'r-3-let': '2217',
					'r-4-let': '2617',
					'r-rec-1': { hex: '2519', steps: 1 },
					'w-rec-1': '2416',
					[there]: '2418'
				},
				[
					attacks('2416', 'prepared', 'r-1-let', 'r-6-let'),
					attacks('2418', 'prepared', 'r-rec-1'),
					done,
					resolve(1),
					1,
					6,
					anyOf('retreat'),
					goesNoFarther,
					anyOf('retreat')
				],
				there === 'w-ac-2k'
					? [
							offersOnly(advance('r-rec-1'), done),
							that('both have left', (t) => t.unit(there).hex === t.unit('w-rec-1').hex)
						]
					: [
							stands({ player: 'white', combat: null }),
							is('w-rec-1', { hex: '2418' }),
							is('r-rec-1', { hex: '2519' })
						]
			)
		)
	),
	statement(
		'Z72',
		'8.6.2',
		'Who only shelters in a hex takes no part: guns of his division do not fire for those who fight there.',
		...(['w-res-3d', 'w-rec-1'] as const).map((there) =>
			on(
				{
					...{ 'r-1-let': '2416', 'r-art-let': '2415', 'w-res-1d': '2417', [there]: '2418' },
					...{ 'r-2-let': '2618', 'r-5-let': '2218', 'r-rec-1': { hex: '2519', steps: 1 } },
					'w-art-1k': '2420'
				},
				[
					pick('r-art-let'),
					barrage,
					attacks('2418', 'prepared', 'r-rec-1'),
					done,
					aim('r-art-let', 'w-res-1d'),
					12,
					6,
					anyOf('retreat')
				],
				[asks('Attacker’s Cohesion'), is('w-res-1d', { hex: '2418', mode: 'march' })],
				observed('w-res-1d')
			)
		)
	),
	statement(
		'Z74',
		'8.8',
		'Who must retreat by his Cohesion Check but cannot is Routed where he stands, and may be assaulted there.',
		on(
			{
				...{ 'r-1-let': '2418', 'r-2-let': '2420', 'r-3-let': '2319', 'r-4-let': '2320' },
				...{ 'r-5-let': '2519', 'r-6-let': '2520', ...reserve, 'w-art-1k': '2419' }
			},
			[
				attacks('2419', 'prepared', 'r-1-let', 'r-2-let'),
				done,
				quiet('w-art-1k'),
				1,
				6,
				assault,
				2
			],
			[
				offersA('take'),
				is('w-res-1d', { hex: '2419', mode: 'routed' }),
				is('w-art-1k', { hex: '2419', mode: 'routed' }),
				strength('defender', 1)
			]
		)
	),
	statement(
		'Z75',
		'8.8.2',
		'Where all who fight are eliminated, a step that somebody loses who only shelters there is no prisoner.',
		on(
			sheltered('w-cv-1k'),
			[...routsIntoShelter, stand, yes('w-cv-1k'), 1, 1, assault, yes('w-cv-1k'), 9, anyOf('take')],
			// The squadron, and the step with which the shelterer surrenders.
			[is('w-cv-1k', { fate: 'lost' }), stands({ prisoners: { white: 0, red: 2 } })]
		)
	),
	statement(
		'Z81',
		'8.2.1',
		'A depot that reaches only the guns in support may pay for the attack, so that they stay supplied; the others do not.',
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'r-cvy-1809': '2412' },
			[...supported, pay(1, 'r-cvy-1809'), yes('r-art-let'), 1, 1, 1, pass],
			[is('r-art-let', { unsupplied: false, hex: '2417' }), is('r-1-let', { unsupplied: true })]
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve, 'r-cvy-1809': '2412' },
			[attacks('2419', 'prepared', 'r-1-let'), done],
			[asks('Attacker’s Cohesion'), is('r-cvy-1809', { spent: 0 })]
		)
	),
	statement(
		'Z82',
		'7.4',
		'No pursuit leads through an entry zone of the enemy: nobody must go there.',
		fight(
			{ 'w-1off-alex': '0318', 'w-1-1d': '0318', 'r-1-41d': { hex: '0218', mode: 'march' } },
			['w-1off-alex', 'w-1-1d'],
			[yes('w-1off-alex'), 1, 6, back('0118', '0117'), advance('w-1off-alex'), advance('w-1-1d')],
			[is('r-1-41d', { hex: '0117', mode: 'routed' }), offersNo('pursue')],
			white,
			{},
			'0218'
		)
	),
	statement(
		'Z83',
		'7.4',
		'A train that has won does not advance into an entry zone of the enemy: it need not.',
		on(
			{ 'w-at-doblest': '0702', 'r-at-bolchevik': '0701' },
			[attacks('0701', 'hasty', 'w-at-doblest'), done, stand, anyOf('take'), 6, 4],
			[is('r-at-bolchevik', { fate: 'due' }), offersNo('yes'), is('w-at-doblest', { hex: '0702' })],
			white
		)
	),
	statement(
		'Z85',
		'9.1.2',
		'A train beaten twice over by a train, with no way back, stays where it is: only combat units capture it.',
		on(
			{ 'r-at-avrora': '3015', 'w-at-kalita': '3016', ...{ 'r-1-let': '3017' } },
			[attacks('3016', 'prepared', 'r-at-avrora'), done, stand, anyOf('take'), 6, 1],
			[is('w-at-kalita', { player: 'white', hex: '3016', steps: 1 }), offersNo('yes')]
		)
	),
	statement(
		'Z86',
		'8.8.1',
		'Guns that had to go back with their stack are in March mode: they do not support the Assault of the others.',
		...(['2418', '2417'] as const).map((guns) =>
			on(
				{ 'r-rec-1': '2418', 'r-1-let': '2519', 'r-art-let': guns, ...reserve, 'w-res-3d': '2419' },
				[
					attacks('2419', 'prepared', 'r-1-let', 'r-rec-1'),
					pick('r-art-let'),
					support('prepared'),
					done,
					yes('r-art-let'),
					1,
					6,
					1,
					anyOf('retreat'),
					assault,
					7
				],
				[strength('attacker', guns === '2418' ? 3 : 6)]
			)
		)
	),
	statement(
		'Z87',
		'8.7.2',
		'A vehicle that went back with its stack takes no part in the Assault, not even where it has come to others who attack.',
		on(
			{
				...{ 'w-rec-1': '2518', 'w-ac-2k': '2518', 'w-1-1d': '2519' },
				...{ 'r-1-let': '2418', 'r-1-tchkz': '2418', 'r-ac-let': '2418' }
			},
			[
				attacks('2418', 'prepared', 'w-1-1d', 'w-rec-1', 'w-ac-2k'),
				...[done, stand, yes('r-1-tchkz'), 5, 1, assault, yes('r-1-tchkz'), 7]
			],
			[strength('attacker', 4), is('w-ac-2k', { hex: '2519' })],
			white
		)
	),
	statement(
		'Z88',
		'9.1.2',
		'A captured train does not give the support that its loser announced.',
		on(
			{
				...{ 'r-1-let': '3015', 'r-2-let': '3017', 'w-at-kalita': '3016' },
				...{ 'w-res-1d': { hex: '3016', mode: 'march' }, 'w-res-3d': '3018' }
			},
			[
				attacks('3016', 'prepared', 'r-1-let'),
				attacks('3018', 'prepared', 'r-2-let'),
				done,
				{ type: 'announce', unit: 'w-at-kalita', attack: 2 },
				resolve(1),
				stand,
				...[no('w-at-kalita'), 1, 6],
				anyOf('retreat'),
				1,
				done
			],
			[is('w-at-kalita', { player: 'red' }), asks('Attacker’s Cohesion')]
		)
	)
];
