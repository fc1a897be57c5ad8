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
	direct,
	done,
	go,
	goes,
	is,
	left,
	moves,
	offers,
	offersA,
	offersNo,
	on,
	pick,
	refuses,
	stand,
	statement,
	support,
	tells,
	that,
	yes,
	type Case,
	type Check,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';
import { added, fight, modified, strength } from './combat.ts';

const R: Units = { 'r-1-let': '2418' };
const two: Units = { 'r-1-let': '2418', 'r-2-let': '2418' };
const both = ['r-1-let', 'r-2-let'];
const reserve: Units = { 'w-res-1d': '2419' };
const storms: readonly Deed[] = [1, 1, assault, 7];

/** What a working may call the ground. */
const GROUNDS: readonly string[] = [
	...[words.valley, words.woods, words.forest, words.village, words.town, words.scatteredMarsh],
	...[
		words.suburbsOfOrel,
		words.centreOfOrel,
		words.acrossARiver,
		words.acrossADitch,
		words.terrainAcrossWater
	]
];

/** What the ground is worth to White's reserve here, against one regiment of Letts from each of these hexes. */
const ground = (hex: string, from: readonly string[], worth: number, more: Case['more'] = {}) => {
	const letts = from.map((_, at) => `r-${at + 1}-let`);
	const given = Object.fromEntries(letts.map((id, at) => [id, from[at] ?? '']));
	const counts = added(GROUNDS, worth);
	return fight({ ...given, 'w-res-1d': hex }, letts, [...storms], [counts], more, {}, hex);
};
/** Is the cavalry that attacks this hex asked whether it charges? */
const chargesInto = (hex: string, from: string, may: boolean, more: Case['more'] = {}): Case =>
	fight(
		{ 'r-1-tchkz': from, 'w-res-1d': hex },
		['r-1-tchkz'],
		[],
		[may ? offers(yes('r-1-tchkz')) : asks('Attacker’s Cohesion')],
		more,
		{},
		hex
	);
/** A barrage on recruits in this hex at these dice: does the target have to check? */
const shelled = (
	hex: string,
	from: string,
	dice: number,
	must: boolean,
	more: Case['more'] = {},
	target: Units[string] = hex
): Case =>
	on(
		{ 'r-1-let': from, 'r-art-let': from, 'w-rec-1': target },
		[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-rec-1'), dice],
		[
			must
				? asks('Check of the target')
				: that(
						'nothing comes of it',
						({ asked, events }) =>
							asked !== 'Check of the target' && events.some(({ type }) => type === 'shotFired')
					)
		],
		{ observed: ['w-rec-1'], ...more }
	);
const steps = (unit: string, from: string, to: string, mp: number): Case =>
	on({ [unit]: from }, [pick(unit), direct(to)], [left(mp)]);

/** The Assault was read in this column, and this side lost it. */
const column =
	(read: number, loser: 'attacker' | 'defender', morale?: number | null): Check =>
	({ events }) => {
		const found = events.flatMap((one) => (one.type === 'assaultFought' ? [one.assault] : []))[0];
		return found?.column === read &&
			found.loser === loser &&
			(morale === undefined || found.morale === morale)
			? undefined
			: `${JSON.stringify(found)}`;
	};
/** How a unit came out of its Morale Check: the modifier, and the result. */
const shaken =
	(unit: string, modifier: number, result?: string): Check =>
	({ events }) => {
		const found = events.flatMap((one) =>
			one.type === 'moraleChecked' ? one.units.filter((two) => two.unit === unit) : []
		)[0];
		return found?.modifier === modifier && (result === undefined || found.result === result)
			? undefined
			: `${JSON.stringify(found)}`;
	};
/** The odds that an Assault is read at. */
const odds =
	(row: string): Check =>
	({ events }) => {
		const found = events.flatMap((one) => (one.type === 'assaultFought' ? [one.odds] : []))[0];
		return found === row ? undefined : `odds ${found}`;
	};

const MORALE: readonly Deed[] = [anyOf('take')];

/** 14 The table of the extended example, before anything is declared. */
const EXAMPLE: Units = {
	'w-1-1k': '2419',
	'w-2-3k': '2419',
	'w-cv-1k': '2419',
	'w-cvy-2014': '2220',
	'r-1-let': '2418',
	'r-2-let': '2519',
	'r-cv-let': '2519',
	'r-art-let': '2417',
	'r-cvy-1809': '2416'
};
const toTheChecks: readonly Deed[] = [
	attacks('2419', 'prepared', 'r-1-let', 'r-2-let', 'r-cv-let'),
	pick('r-art-let'),
	support('prepared'),
	done,
	anyOf('pay'),
	stand,
	yes('r-art-let'),
	4,
	yes('r-cv-let'),
	yes('w-cv-1k'),
	4,
	6
];
const toTheAssault: readonly Deed[] = [
	...toTheChecks,
	assault,
	yes('r-cv-let'),
	yes('w-cv-1k'),
	10
];

/** What the guide says in its terrain chart (11), its rulings (12) and its example (14), where nothing else tries it. */
export const GUIDE_TABLES: readonly Statement[] = [
	statement(
		'G11.clear',
		'8.8.1',
		'Open ground costs 1 MP and helps nobody.',
		ground('2419', ['2418'], 0),
		steps('r-1-let', '2418', '2419', 4)
	),
	statement(
		'G11.valley',
		'8.8.1',
		'A valley is −1 against an attack from one hex only.',
		ground('1510', ['1509'], -1),
		ground('1510', ['1509', '1609'], 0),
		chargesInto('1510', '1509', true)
	),
	statement(
		'G11.woods',
		'8.8.1',
		'Woods cost what lies under them, and are −1 against an attack from one hex only.',
		ground('0514', ['0515'], -1),
		ground('0514', ['0515', '0614'], 0),
		steps('r-1-let', '0515', '0514', 4),
		chargesInto('0514', '0515', true)
	),
	statement(
		'G11.forest',
		'8.8.1',
		'Forest is −1 from any side, −1 for a barrage, and nobody charges into it.',
		ground('2203', ['2202'], -1),
		chargesInto('2203', '2202', false),
		shelled('2203', '2202', 6, false),
		shelled('2203', '2202', 7, true)
	),
	statement(
		'G11.village',
		'8.8.1',
		'A village is −1 from any side, nothing for a barrage; cavalry charges into it.',
		ground('1408', ['1409'], -1),
		ground('1408', ['1409', '1509'], -1),
		chargesInto('1408', '1409', true),
		shelled('1408', '1409', 6, true),
		steps('r-1-let', '1409', '1408', 4)
	),
	statement(
		'G11.town',
		'8.8.1',
		'A town is −1 from any side.',
		ground('2110', ['2009', '2109'], -1),
		ground('2110', ['2009'], -1)
	),
	statement(
		'G11.orel',
		'8.8.1',
		'The suburbs of Orel are −1 and −1 for a barrage, its centre −2 and −3; nobody charges into either; its rivers count for nothing.',
		ground('2705', ['2605'], -1),
		ground('2705', ['2706'], -1),
		ground('2705', ['2605'], -2, { orel: 'centre' }),
		chargesInto('2705', '2605', false),
		chargesInto('2705', '2605', false, { orel: 'centre' }),
		shelled('2705', '2605', 6, false),
		shelled('2705', '2605', 7, true),
		shelled('2705', '2605', 8, false, { orel: 'centre' }),
		shelled('2705', '2605', 9, true, { orel: 'centre' }),
		steps('r-art-let', '2706', '2705', 4)
	),
	statement(
		'G11.roads',
		'7.1.1',
		'Any road takes the place of the ground under it; a road and a major road give 1 MP more, a minor road does not.',
		steps('r-1-let', '0412', '0312', 4),
		on({ 'r-1-let': '1215' }, [pick('r-1-let'), direct('1216')], [left(5)]),
		on({ 'r-1-let': '2406' }, [pick('r-1-let'), direct('2407')], [left(5.25)])
	),
	statement(
		'G11.bridge',
		'8.8.1',
		'Over a bridge a river costs nothing, and is −1 all the same.',
		steps('r-art-let', '0916', '0917', 3),
		ground('0917', ['0916'], -2)
	),
	statement(
		'G11.stream',
		'8.8.1',
		'A stream is drawn and no more.',
		ground('1811', ['1810'], 0),
		steps('r-art-let', '1810', '1811', 3)
	),
	statement(
		'G11.lake',
		'7.1.1',
		'Nobody goes over a lake, and nobody attacks over it.',
		on({ 'r-1-let': '0613' }, [pick('r-1-let')], [refuses(direct('0612'), '7.1'), goes('0713')]),
		on(
			{ 'r-1-let': '0613', 'w-res-1d': '0612' },
			[pick('r-1-let')],
			[refuses(attack('0612', 'prepared'), '7.1.1'), offersA('go')]
		)
	),
	statement(
		'G11.ditch',
		'8.8.1',
		'A ditch is −1 where all attackers cross it, on top of the ground behind it.',
		ground('1516', ['1416'], -1),
		ground('1516', ['1416', '1515'], 0),
		ground('1715', ['1615'], -2)
	),
	statement(
		'G11.marsh',
		'8.8.1',
		'Scattered marsh costs 1 MP and is −1 against an attack from one hex only.',
		ground('0811', ['0912'], -1),
		ground('0811', ['0912', '0812'], 0),
		steps('r-1-let', '0912', '0811', 4)
	),
	statement(
		'G11.works',
		'8.8.1',
		'Works are −1 for a barrage, and nobody charges where all are dug in.',
		shelled('2419', '2418', 6, false, {}, { hex: '2419', works: 'done' }),
		shelled('2419', '2418', 7, true, {}, { hex: '2419', works: 'done' }),
		fight(
			{ 'r-1-tchkz': '2418', 'w-res-1d': { hex: '2419', works: 'done' } },
			['r-1-tchkz'],
			[],
			[asks('Attacker’s Cohesion')]
		),
		fight(
			{ 'r-1-tchkz': '2418', 'w-res-1d': { hex: '2419', works: 'begun' } },
			['r-1-tchkz'],
			[],
			[offers(yes('r-1-tchkz'))]
		)
	),
	statement(
		'G12.01',
		'8.8.2',
		'In the columns to 7 the attacker loses the Assault, from 8 on the defender.',
		fight({ ...R, ...reserve }, ['r-1-let'], [1, 1, assault, 5], [column(7, 'attacker', null)]),
		fight({ ...R, ...reserve }, ['r-1-let'], [1, 1, assault, 6], [column(8, 'defender', null)]),
		fight({ ...R, ...reserve }, ['r-1-let'], [1, 1, assault, 2], [column(4, 'attacker', 0)]),
		fight({ ...R, ...reserve }, ['r-1-let'], [1, 1, assault, 7], [column(9, 'defender', -2)])
	),
	statement(
		'G12.02',
		'8.8.1',
		'More than 15 reads 15, less than 2 reads 2.',
		fight(
			{ 'r-1-let': '2418', 'r-2-let': '2420', ...reserve },
			both,
			[1, 1, assault, 12],
			[column(15, 'defender', 4)]
		),
		fight(
			{ 'r-1-41d': '2418', 'w-1-1k': '2419', 'w-2-1k': '2419' },
			['r-1-41d'],
			[stand, 1, 1, assault, 2],
			[column(2, 'attacker', 2)]
		)
	),
	statement(
		'G12.03',
		'8.8.1',
		'Odds are rounded down to the next line, below 1:1 too.',
		fight({ ...R, ...reserve }, ['r-1-let'], [...storms], [odds('1.5:1')]),
		fight({ ...two, ...reserve }, both, [...storms], [odds('3:1')]),
		fight({ ...R, 'w-2-3k': '2419' }, ['r-1-let'], [stand, ...storms], [odds('1:1')]),
		fight({ ...R, 'w-1-1k': '2419' }, ['r-1-let'], [stand, ...storms], [odds('1:1.5')]),
		fight(
			{ ...R, 'w-1-1k': '2419', 'w-2-3k': '2419' },
			['r-1-let'],
			[stand, ...storms],
			[odds('1:3')]
		)
	),
	statement(
		'G12.09',
		'8.8.2',
		'A natural 1 passes a Morale Check whatever is added.',
		fight(
			{ 'r-1-let': '2418', 'r-2-let': '2420', 'w-1-1k': '2419' },
			both,
			[stand, 1, 1, assault, 12, ...MORALE, 1],
			[
				that('it retreats', ({ events }) =>
					events.some(
						(one) =>
							one.type === 'moraleChecked' && one.units.every(({ result }) => result === 'retreat')
					)
				)
			]
		)
	),
	statement(
		'G12.10',
		'8.8.2',
		'Morale is harder by the steps of this Assault, not by those lost before.',
		fight(
			{ ...two, 'w-2-3k': { hex: '2419', steps: 2 } },
			both,
			[stand, 1, 1, assault, 7, ...MORALE, 3],
			[shaken('w-2-3k', -1)]
		),
		fight(
			{ ...two, 'w-2-3k': '2419' },
			both,
			[stand, 1, 1, assault, 7, ...MORALE, 3],
			[shaken('w-2-3k', -1)]
		)
	),
	statement(
		'G12.14',
		'8.7.1',
		'A Hasty Attack halves the units that attack, not their support.',
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[
				attacks('2419', 'hasty', 'r-1-let'),
				pick('r-art-let'),
				support('hasty'),
				done,
				yes('r-art-let'),
				1,
				...storms
			],
			[strength('attacker', 6)]
		)
	),
	statement(
		'G12.19',
		'8.5',
		'A tank leaves before infantry at TQ 5, a car before cavalry at TQ 6; a 6 fails for both.',
		fight({ ...R, 'w-tk': '2419' }, ['r-1-let'], [5], [offersA('retreat')]),
		fight({ ...R, 'w-tk': '2419' }, ['r-1-let'], [6], [is('w-tk', { hex: '2419' })]),
		fight({ 'r-1-tchkz': '2418', 'w-ac-2k': '2419' }, ['r-1-tchkz'], [5], [offersA('retreat')]),
		fight(
			{ 'r-1-tchkz': '2418', 'w-ac-2k': '2419' },
			['r-1-tchkz'],
			[6],
			[is('w-ac-2k', { hex: '2419' }), offersNo('retreat')]
		)
	),
	statement(
		'G12.23',
		'7.2',
		'A barrage costs a train no MP, however far it came.',
		on({ 'r-at-avrora': '3101' }, [pick('r-at-avrora'), go('2904')], [accepts(barrage)])
	),
	statement(
		'G12.24',
		'3.2',
		'Whoever passes a railroad hex last has it.',
		on(
			{ 'r-1-let': '2806' },
			moves('r-1-let', '2907'),
			[
				({ state }) =>
					[...state.control].filter((letter) => letter === 'r').length === 1
						? undefined
						: state.control
			],
			{ control: 'w'.repeat(400) }
		)
	),
	statement(
		'G12.28',
		'8.8.1',
		'Of works, and the ground with what lies along the hexside, the better counts.',
		fight(
			{ 'r-1-let': '2717', 'w-res-1d': { hex: '2617', works: 'done' } },
			['r-1-let'],
			[...storms],
			[modified('defender', 'w-res-1d', -2), added(words.terrainAcrossWater, -2)],
			{},
			{},
			'2617'
		)
	),
	statement(
		'G12.29',
		'9',
		'Two cars help once, and hamper once.',
		fight(
			{ ...R, 'r-ac-let': '2418', 'r-ac-46d': '2418', 'w-2-3k': '2419' },
			['r-1-let', 'r-ac-let', 'r-ac-46d'],
			[stand, 1, 1],
			[modified('attacker', 'r-1-let', -1)]
		)
	),
	statement(
		'G12.36',
		'8.8.2',
		'One Morale die falls for the side, and each unit compares it with its own TQ.',
		fight(
			{ ...two, 'r-3-let': '2519', 'w-2-3k': '2419', 'w-res-1d': '2419' },
			[...both, 'r-3-let'],
			[stand, 1, 1, assault, 9, ...MORALE, 5],
			[
				({ events }) => {
					const [one, ...more] = events.filter(({ type }) => type === 'moraleChecked');
					return one?.type === 'moraleChecked' && one.units.length === 2 && more.length === 0
						? undefined
						: `${JSON.stringify(one)}`;
				}
			]
		)
	),
	statement(
		'G12.39',
		'9',
		'A lone tank that cavalry attacks cannot leave: it is lost when the attacker comes in.',
		fight(
			{ 'r-1-tchkz': '2418', 'w-tk': '2419' },
			['r-1-tchkz'],
			[anyOf('yes', 'assault'), advance('r-1-tchkz')],
			[is('w-tk', { fate: 'lost' }), is('r-1-tchkz', { hex: '2419' })]
		)
	),
	statement(
		'G12.41',
		'9',
		'Vehicles help and hamper in Cohesion Checks, not in Morale Checks.',
		fight(
			{ ...R, 'r-ac-let': '2418', 'w-2-3k': '2419' },
			['r-1-let', 'r-ac-let'],
			[stand, 1, 1, assault, 9, ...MORALE, 3],
			[modified('defender', 'w-2-3k', 1), shaken('w-2-3k', -1)]
		)
	),
	statement(
		'G12.43',
		'8.4',
		'Who has just fired is hit wherever he stands, with combat units too.',
		on(
			{ ...R, 'r-art-let': '2418', ...reserve, 'w-art-1k': '2419' },
			[pick('r-art-let'), barrage, done, aim('r-art-let', 'w-res-1d'), 4],
			[offers(aim('w-art-1k', 'r-art-let'))],
			{ observed: ['w-res-1d'] }
		)
	),
	statement(
		'G12.44',
		'8.6.2',
		'A Hasty Attack makes its own support harder to coordinate, not the defender’s.',
		on(
			{ ...R, 'w-1-1k': '2419', 'w-art-1k': '2419' },
			[
				attacks('2419', 'hasty', 'r-1-let'),
				done,
				{ type: 'announce', unit: 'w-art-1k', attack: 1 },
				stand,
				5
			],
			[tells({ type: 'coordinationPassed', to: 5 })]
		)
	),
	statement(
		'G12.N1',
		'New Combat Rules',
		'Where both sides are as strong, nobody has a modifier for it.',
		fight(
			{ ...R, 'w-2-3k': '2419' },
			['r-1-let'],
			[stand, 1, 1],
			[modified('attacker', 'r-1-let', 0), modified('defender', 'w-2-3k', 0)],
			{},
			{ combat: 'new' }
		)
	),
	statement(
		'G14.1',
		'8.7.1',
		'The example: 17 against 13, a support coordinated at 4, Red’s 4 is 5 with the integrated guns, Y alone is Disorganised.',
		on(EXAMPLE, toTheChecks, [
			tells({ type: 'coordinationPassed', die: 4, to: 5 }),
			({ events }) => {
				const sums = events.flatMap((one) =>
					one.type === 'cohesionChecked' && one.sums ? [one.sums] : []
				)[0];
				return sums?.attacker.total === 17 && sums.defender.total === 13
					? undefined
					: `${JSON.stringify(sums)}`;
			},
			modified('attacker', 'r-1-let', 1),
			modified('defender', 'w-2-3k', 0),
			({ state }) => {
				const results = state.combat?.fight?.results ?? {};
				const shaky = Object.keys(results).filter((id) => results[id] !== 'ok');
				return shaky.join() === 'w-2-3k' ? undefined : JSON.stringify(results);
			}
		])
	),
	statement(
		'G14.2',
		'8.8.2',
		'The example: 17 against 11 reads 1.5:1, 10 − 1 is column 9, two steps each for the 8 of the smaller side.',
		on(EXAMPLE, toTheAssault, [
			strength('attacker', 17),
			strength('defender', 11),
			odds('1.5:1'),
			added(words.odds, 1),
			added(words.predominantTq, -1),
			added(words.integratedArtilleryDefends, -1),
			column(9, 'defender', -2),
			({ events }) => {
				const found = events.flatMap((one) => (one.type === 'assaultFought' ? [one] : []))[0];
				return found?.losses?.defender.costly === 8 &&
					found.assault.attackerLoss === 2 &&
					found.assault.defenderLoss === 2
					? undefined
					: `${JSON.stringify(found?.losses)}`;
			}
		])
	),
	statement(
		'G14.3',
		'8.8.2',
		'The example: X or Z loses first; at Morale 4 − 2, +1 for a step lost, all retreat one hex in March mode.',
		on(EXAMPLE, toTheAssault, [offersA('take')]),
		on(
			EXAMPLE,
			[...toTheAssault, { type: 'take', unit: 'r-1-let' }, { type: 'take', unit: 'r-2-let' }],
			[
				offers({ type: 'take', unit: 'w-1-1k' }, { type: 'take', unit: 'w-cv-1k' }),
				refuses({ type: 'take', unit: 'w-2-3k' }, '8.8.2')
			]
		),
		on(
			EXAMPLE,
			[
				...toTheAssault,
				{ type: 'take', unit: 'r-1-let' },
				{ type: 'take', unit: 'r-2-let' },
				{ type: 'take', unit: 'w-1-1k' },
				{ type: 'take', unit: 'w-2-3k' },
				4,
				anyOf('retreat')
			],
			[
				shaken('w-1-1k', -1, 'retreat'),
				shaken('w-2-3k', -1, 'retreat'),
				shaken('w-cv-1k', -2, 'retreat'),
				that('together, in March mode', ({ unit }) =>
					['w-1-1k', 'w-2-3k', 'w-cv-1k'].every(
						(id) =>
							unit(id).mode === 'march' &&
							unit(id).hex === unit('w-1-1k').hex &&
							unit(id).hex !== '2419'
					)
				),
				offers(advance('r-1-let'), advance('r-2-let'), advance('r-cv-let')),
				that('the guns stay', ({ allowed }) =>
					allowed.every((one) => one.type !== 'advance' || one.unit !== 'r-art-let')
				)
			]
		)
	)
];
