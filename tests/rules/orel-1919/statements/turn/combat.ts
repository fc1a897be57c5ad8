import type { CohesionResult } from '#lib/rules/orel-1919/types.ts';
import {
	accepts,
	advance,
	anyOf,
	asks,
	assault,
	attacks,
	back,
	done,
	is,
	leave,
	no,
	offers,
	offersA,
	offersNo,
	offersOnly,
	on,
	pay,
	pick,
	refuses,
	resolve,
	side,
	stand,
	statement,
	support,
	take,
	tells,
	that,
	toTheEnd,
	yes,
	type Case,
	type Check,
	type Deed,
	type Statement,
	type Units
} from '../statement.ts';

const white = side('white');
export const NEW = { combat: 'new' } as const;
/** The attackers in 2418, the attacked in 2419; what is done once the combat phase has begun. */
export const fight = (
	given: Units,
	attackers: readonly string[],
	when: readonly Deed[],
	then: readonly Check[],
	more: Case['more'] = {},
	options: Case['options'] = {},
	hex = '2419'
): Case => on(given, [attacks(hex, 'prepared', ...attackers), done, ...when], then, more, options);
/** The modifier of a unit's Cohesion die. */
export const modified =
	(role: 'attacker' | 'defender', unit: string, modifier: number): Check =>
	({ events }) => {
		const found = events.flatMap((one) =>
			one.type === 'cohesionChecked' && one.role === role
				? one.units.filter((two) => two.unit === unit).map((two) => two.modifier)
				: []
		);
		return found[0] === modifier ? undefined : `${unit} checks with ${found.join()}`;
	};
const checked =
	(role: 'attacker' | 'defender', unit: string, result: CohesionResult): Check =>
	({ events }) =>
		events.some(
			(one) =>
				one.type === 'cohesionChecked' &&
				one.role === role &&
				one.units.some((two) => two.unit === unit && two.result === result)
		)
			? undefined
			: `${unit} is not ${result}`;
/** The modifier of the Assault dice. */
export const assaulted =
	(modifier: number): Check =>
	({ events }) => {
		const found = events.flatMap((one) =>
			one.type === 'assaultFought' ? [one.assault.modifier] : []
		);
		return found[0] === modifier ? undefined : `Assault with ${found.join()}`;
	};
/** What a side's strength comes to in the Assault. */
export const strength =
	(role: 'attacker' | 'defender', points: number): Check =>
	({ events }) => {
		const found = events.flatMap((one) =>
			one.type === 'assaultFought' && one.sums ? [one.sums[role].total] : []
		);
		return found[0] === points ? undefined : `${role} with ${found.join()}`;
	};
/** What one line adds to the Assault dice, by its words; a line that adds nothing is not there. */
export const added =
	(reason: string | readonly string[], amount: number): Check =>
	({ events }) => {
		const found = events.flatMap((one) => (one.type === 'assaultFought' ? [one.lines ?? []] : []));
		const has = found[0]?.find((line) => [reason].flat().includes(line.reason))?.amount ?? 0;
		return found[0] && has === amount
			? undefined
			: `${[reason].flat().join()}: ${found[0] ? has : 'no Assault'}`;
	};
const took =
	(role: 'attacker' | 'defender', ...units: readonly string[]): Check =>
	({ state }) => {
		const has = state.combat?.fight?.took[role].join();
		return has === units.join() ? undefined : `${role} took ${has}`;
	};
const R = { 'r-1-let': '2418' };
const horse = { 'r-1-tchkz': '2418' };
const reserve = { 'w-res-1d': '2419' };

/** 8, 9 The combat phase. */
export const COMBAT: readonly Statement[] = [
	statement(
		'V01',
		'8.5',
		'Cavalry leaves before infantry without a check, before cavalry with one.',
		fight({ ...R, 'w-cv-1k': '2419' }, ['r-1-let'], [leave], [offersA('retreat')]),
		fight({ ...horse, 'w-cv-1k': '2419' }, ['r-1-tchkz'], [leave], [asks('Retreat before combat')])
	),
	statement(
		'V02',
		'8.5',
		'Red infantry never leaves; White infantry of TQ 5 does, but not before cavalry.',
		fight({ ...R, 'w-2-3k': '2419' }, ['r-1-let'], [], [offersA('leave')]),
		fight(
			{ ...R, 'r-cv-let': '2418', 'w-2-3k': '2419' },
			['r-1-let', 'r-cv-let'],
			[],
			[offersA('yes'), offersNo('leave')]
		),
		fight({ ...R, ...reserve }, ['r-1-let'], [], [asks('Attacker’s Cohesion')]),
		fight(
			{ 'w-1-1d': '2418', 'r-1-let': '2419' },
			['w-1-1d'],
			[],
			[asks('Attacker’s Cohesion')],
			white
		)
	),
	statement(
		'V03',
		'8.5',
		'Who fails stays, in March mode; a 6 always fails, and a Hasty Attack makes it harder.',
		fight(
			{ ...R, 'w-1-1k': '2419' },
			['r-1-let'],
			[leave, 6],
			[is('w-1-1k', { hex: '2419', mode: 'march' })]
		),
		fight({ ...R, 'w-2-3k': '2419' }, ['r-1-let'], [leave, 5], [offersA('retreat')]),
		on(
			{ ...R, 'w-2-3k': '2419' },
			[attacks('2419', 'hasty', 'r-1-let'), done, leave, 5],
			[is('w-2-3k', { hex: '2419', mode: 'march' })]
		)
	),
	statement(
		'V04',
		'8.5',
		'Guns may follow troops that got away; their owner is asked.',
		fight(
			{ ...R, 'w-2-3k': '2419', 'w-art-1k': '2419' },
			['r-1-let'],
			[{ type: 'announce', unit: 'w-art-1k', attack: null }, leave, 1],
			[offersOnly(yes('w-art-1k'), no('w-art-1k'))]
		),
		fight(
			{ ...R, 'w-2-3k': '2419', 'w-art-1k': '2419' },
			['r-1-let'],
			[{ type: 'announce', unit: 'w-art-1k', attack: null }, leave, 6],
			[asks('Attacker’s Cohesion')]
		)
	),
	statement(
		'V06',
		'8.2.1',
		'Where the defender gets away, the munitions of the attack resupply one Unsupplied attacker a point.',
		on(
			{
				'r-1-let': { hex: '2418', unsupplied: true },
				'r-2-let': { hex: '2418', unsupplied: true },
				'r-cvy-1809': '2417',
				'w-cv-1k': '2419'
			},
			[
				attacks('2419', 'hasty', 'r-1-let', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809'),
				leave,
				back('2420')
			],
			[offersOnly(take('r-1-let'), take('r-2-let'))]
		),
		on(
			{
				'r-1-let': { hex: '2418', unsupplied: true },
				'r-2-let': { hex: '2418', unsupplied: true },
				'r-cvy-1809': '2417',
				'w-cv-1k': '2419'
			},
			[
				attacks('2419', 'prepared', 'r-1-let', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809'),
				leave,
				back('2420')
			],
			[
				is('r-1-let', { unsupplied: false, hex: '2418' }),
				is('r-2-let', { unsupplied: false, hex: '2418' })
			]
		)
	),
	statement(
		'H03',
		'8.7.1',
		'Cavalry alone that charges infantry in Combat mode checks at +2; not where that infantry marches.',
		fight(
			{ ...horse, ...reserve },
			['r-1-tchkz'],
			[yes('r-1-tchkz'), 1],
			[modified('attacker', 'r-1-tchkz', 2)]
		),
		fight(
			{ ...horse, ...reserve },
			['r-1-tchkz'],
			[no('r-1-tchkz'), 1],
			[modified('attacker', 'r-1-tchkz', 0)]
		),
		// 5 against 2 is more than 2:1, which is −1.
		fight(
			{ ...horse, 'w-res-1d': { hex: '2419', mode: 'march' } },
			['r-1-tchkz'],
			[yes('r-1-tchkz'), 1],
			[modified('attacker', 'r-1-tchkz', -1)]
		)
	),
	statement(
		'H04',
		'8.7.1',
		'Two charging steps make the check of the charged 1 harder, unless it has cavalry that is able to charge.',
		fight(
			{ ...horse, ...reserve },
			['r-1-tchkz'],
			[yes('r-1-tchkz'), 1, 1],
			[modified('defender', 'w-res-1d', 1)]
		),
		fight(
			{ 'r-1-tchkz': { hex: '2418', steps: 1 }, ...reserve },
			['r-1-tchkz'],
			[yes('r-1-tchkz'), 1, 1],
			[modified('defender', 'w-res-1d', 0)]
		),
		fight(
			{ ...horse, 'w-10hus': '2419' },
			['r-1-tchkz'],
			[stand, yes('r-1-tchkz'), no('w-10hus'), 1, 1],
			[modified('defender', 'w-10hus', 0)]
		)
	),
	statement(
		'H05',
		'8.7.1',
		'TQ 5 charges anybody, TQ 4 only the Routed, the marching and auxiliaries; nobody charges into a town, nor from March mode in defence.',
		fight({ ...horse, ...reserve }, ['r-1-tchkz'], [], [offers(yes('r-1-tchkz'))]),
		fight({ 'r-14-41d': '2418', ...reserve }, ['r-14-41d'], [], [asks('Attacker’s Cohesion')]),
		fight(
			{ 'r-14-41d': '2418', 'w-res-1d': { hex: '2419', mode: 'march' } },
			['r-14-41d'],
			[],
			[offers(yes('r-14-41d'))]
		),
		fight(
			{ 'r-1-tchkz': '2109', 'w-res-1d': '2110' },
			['r-1-tchkz'],
			[],
			[asks('Attacker’s Cohesion')],
			{},
			{},
			'2110'
		),
		fight(
			{ ...R, 'w-10hus': { hex: '2419', mode: 'march' } },
			['r-1-let'],
			[stand],
			[asks('Attacker’s Cohesion')]
		)
	),
	statement(
		'H07',
		'8.7.1',
		'The defender subtracts the terrain of his hex, and what lies along the hexside on top; woods only against one direction.',
		fight(
			{ 'r-1-let': '2618', 'w-res-1d': '2617' },
			['r-1-let'],
			[1, 1],
			[modified('defender', 'w-res-1d', -1)],
			{},
			{},
			'2617'
		),
		fight(
			{ 'r-1-let': '2717', 'w-res-1d': '2617' },
			['r-1-let'],
			[1, 1],
			[modified('defender', 'w-res-1d', -2)],
			{},
			{},
			'2617'
		),
		fight(
			{ 'r-1-let': '2315', 'r-2-let': '2315', 'w-res-1d': '2316' },
			['r-1-let', 'r-2-let'],
			[1, 1],
			[modified('defender', 'w-res-1d', 0)],
			{},
			{},
			'2316'
		),
		fight(
			{ 'r-1-let': '2315', 'r-2-let': '2415', 'w-res-1d': '2316' },
			['r-1-let', 'r-2-let'],
			[1, 1],
			[modified('defender', 'w-res-1d', 1)],
			{},
			{},
			'2316'
		)
	),
	statement(
		'H10',
		'8.8.1',
		'Odds of 1.67 read 1.5:1, +1; odds of 0.8 read −1. The difference of TQ comes on top.',
		fight({ ...R, ...reserve }, ['r-1-let'], [1, 1, assault, 7], [assaulted(2)]),
		fight(
			{ 'r-1-7d': '2418', 'w-2-3k': '2419' },
			['r-1-7d'],
			[stand, 1, 1, assault, 7],
			[assaulted(-3)]
		)
	),
	statement(
		'H12',
		'8.8.1',
		'Two White cavalry steps that charge with infantry add 1 to the Assault; one step does not.',
		fight(
			{
				'w-2-1d': '2418',
				'w-19dr': '2418',
				'r-1-est': '2419',
				'r-2-est': { hex: '2419', steps: 3 }
			},
			['w-2-1d', 'w-19dr'],
			[yes('w-19dr'), 1, 1, assault, yes('w-19dr'), 7],
			[assaulted(2)],
			white
		),
		fight(
			{
				'w-2-1d': '2418',
				'w-19dr': { hex: '2418', steps: 1 },
				'r-1-est': '2419',
				'r-2-est': { hex: '2419', steps: 3 }
			},
			['w-2-1d', 'w-19dr'],
			[yes('w-19dr'), 1, 1, assault, yes('w-19dr'), 7],
			[assaulted(1)],
			white
		)
	),
	statement(
		'H14',
		'8.8.2',
		'Losses beyond a side’s steps are taken off the other side’s.',
		fight(
			{ ...R, 'w-res-1d': { hex: '2419', steps: 1 } },
			['r-1-let'],
			[1, 1, assault, 6],
			[
				that('column 12, 1 against 2, comes to 0 against 1', ({ events }) =>
					events.some(
						(one) =>
							one.type === 'assaultFought' &&
							one.assault.column === 12 &&
							one.assault.attackerLoss === 0 &&
							one.assault.defenderLoss === 1
					)
				)
			]
		)
	),
	statement(
		'H15',
		'8.8.2',
		'The first loss goes to a unit that had the predominant TQ; nobody takes a second before all had one.',
		fight(
			{ ...R, 'r-rec-1': '2418', 'w-1-1k': '2419', 'w-2-1k': '2419' },
			['r-1-let', 'r-rec-1'],
			[stand, 1, 1, assault, 7],
			[
				that(
					'first the Letts, then the recruits',
					({ state }) => state.combat?.fight?.took.attacker.slice(0, 2).join() === 'r-1-let,r-rec-1'
				)
			]
		)
	),
	statement(
		'H16',
		'8.8.2',
		'Once all have had one, the first goes on.',
		fight(
			{ ...R, 'r-rec-1': '2418', 'w-1-1k': '2419', 'w-2-1k': '2419' },
			['r-1-let', 'r-rec-1'],
			[stand, 1, 1, assault, 7],
			[took('attacker', 'r-1-let', 'r-rec-1', 'r-1-let', 'r-rec-1')]
		)
	),
	statement(
		'H20',
		'8.8.1',
		'Works count for their own unit in Cohesion, and in the Assault only where all are dug in.',
		fight(
			{ ...R, 'w-res-1d': { hex: '2419', works: 'done' }, 'w-2-3k': '2419' },
			['r-1-let'],
			[stand, 1, 1, assault, 7],
			[modified('defender', 'w-res-1d', -2), modified('defender', 'w-2-3k', -1), assaulted(-1)]
		),
		fight(
			{
				...R,
				'w-res-1d': { hex: '2419', works: 'done' },
				'w-2-3k': { hex: '2419', works: 'done' }
			},
			['r-1-let'],
			[stand, 1, 1, assault, 7],
			[modified('defender', 'w-2-3k', -2), assaulted(-2)]
		)
	),
	statement(
		'H21',
		'8.7.2',
		'A natural 1 always succeeds; an attacker who fails by 3 is Repulsed.',
		fight(
			{ 'r-rec-1': '2418', ...reserve },
			['r-rec-1'],
			[1],
			[checked('attacker', 'r-rec-1', 'ok')]
		),
		fight(
			{ 'r-rec-1': '2418', ...reserve },
			['r-rec-1'],
			[4],
			[checked('attacker', 'r-rec-1', 'repulsed')]
		),
		fight(
			{ 'r-rec-1': '2418', ...reserve },
			['r-rec-1'],
			[3],
			[checked('attacker', 'r-rec-1', 'disorganised')]
		)
	),
	statement(
		'N01',
		'New Combat Rules',
		'The stronger side checks at −1, the weaker at +1.',
		fight(
			{ ...R, ...reserve },
			['r-1-let'],
			[1, 1],
			[modified('attacker', 'r-1-let', -1), modified('defender', 'w-res-1d', 1)],
			{},
			NEW
		)
	),
	statement(
		'N02',
		'New Combat Rules',
		'A charge of one step that is not answered is +1 for the charged.',
		fight(
			{ ...R, 'r-1-tchkz': { hex: '2418', steps: 1 }, ...reserve },
			['r-1-let'],
			[1, 1],
			[modified('defender', 'w-res-1d', 1)],
			{},
			NEW
		),
		fight(
			{ 'r-1-tchkz': { hex: '2418', steps: 1 }, ...reserve },
			['r-1-tchkz'],
			[yes('r-1-tchkz'), 1, 1],
			[modified('defender', 'w-res-1d', 1)],
			{},
			NEW
		),
		fight(
			{ 'r-1-tchkz': { hex: '2418', steps: 1 }, ...reserve },
			['r-1-tchkz'],
			[no('r-1-tchkz'), 1, 1],
			[modified('defender', 'w-res-1d', -1)],
			{},
			NEW
		)
	),
	statement(
		'N03',
		'New Combat Rules',
		'Cavalry that could answer a charge and does not counts for nothing.',
		fight(
			{ ...horse, 'w-10hus': '2419' },
			['r-1-tchkz'],
			[stand, yes('r-1-tchkz'), no('w-10hus'), 1, 1],
			[modified('defender', 'w-10hus', 2)],
			{},
			NEW
		),
		fight(
			{ ...horse, 'w-10hus': '2419' },
			['r-1-tchkz'],
			[stand, yes('r-1-tchkz'), yes('w-10hus'), 1, 1],
			[modified('defender', 'w-10hus', 0)],
			{},
			NEW
		)
	),
	statement(
		'N04',
		'New Combat Rules',
		'All units of a side check with its predominant TQ and share the result.',
		fight(
			{ ...R, 'r-rec-1': '2418', ...reserve },
			['r-1-let', 'r-rec-1'],
			[6],
			[
				// TQ 5, lowered by the recruits to 4; 6 and −1 is one too many for both.
				checked('attacker', 'r-1-let', 'disorganised'),
				checked('attacker', 'r-rec-1', 'disorganised')
			],
			{},
			NEW
		)
	),
	statement(
		'W01',
		'8.5.1',
		'A retreat leads towards a friendly edge.',
		fight(
			{ ...R, 'w-2-3k': '2419' },
			['r-1-let'],
			[leave, 1],
			[offers(back('2420')), refuses(back('2519'), '8.5.1')]
		)
	),
	statement(
		'W02',
		'8.5.1',
		'Keeping out of enemy ZoC comes before the way home.',
		fight(
			{ 'r-1-let': '2415', 'r-2-let': '2418', 'w-2-3k': '2416' },
			['r-1-let'],
			[leave, 1],
			[offers(back('2317')), refuses(back('2417'), '8.5.1')],
			{},
			{},
			'2416'
		),
		fight(
			{ 'r-1-let': '2415', 'w-2-3k': '2416' },
			['r-1-let'],
			[leave, 1],
			[offers(back('2417'))],
			{},
			{},
			'2416'
		)
	),
	statement(
		'W06',
		'8.5.1',
		'Without a way because of enemy units a unit is Routed where it stands.',
		fight(
			{
				...R,
				'r-2-let': '2418',
				'r-3-let': '2519',
				'r-4-let': '2520',
				'r-5-let': '2420',
				'r-6-let': '2320',
				'r-7-let': '2319',
				...reserve
			},
			['r-1-let', 'r-2-let'],
			[1, 6],
			[is('w-res-1d', { mode: 'routed', hex: '2419' })]
		)
	),
	statement(
		'T05',
		'8.7.4',
		'Which of the cavalry pursues is its owner’s choice.',
		fight(
			{ ...horse, 'r-2-tchkz': '2418', 'w-rec-1': { hex: '2419', mode: 'march' } },
			['r-1-tchkz', 'r-2-tchkz'],
			[
				yes('r-1-tchkz'),
				yes('r-2-tchkz'),
				1,
				6,
				anyOf('retreat'),
				advance('r-1-tchkz'),
				advance('r-2-tchkz')
			],
			[
				that(
					'each alone, or both',
					({ allowed }) => allowed.filter(({ type }) => type === 'pursue').length === 3
				)
			]
		)
	),
	statement(
		'T07',
		'8.8.3',
		'After a won Assault at least one combat unit enters the hex.',
		fight(
			{ ...R, 'w-res-1d': { hex: '2419', steps: 1 } },
			['r-1-let'],
			[1, 1, assault, 9],
			[is('r-1-let', { hex: '2419' })]
		),
		fight(
			{ ...R, 'r-2-let': '2418', 'w-res-1d': { hex: '2419', steps: 1 } },
			['r-1-let', 'r-2-let'],
			[1, 1, assault, 9],
			[offersOnly(advance('r-1-let'), advance('r-2-let'))]
		)
	),
	statement(
		'T08',
		'8.8.2',
		'A side destroyed to the last man yields a prisoner for each of its units.',
		fight(
			{ ...R, 'w-res-1d': { hex: '2419', steps: 1 } },
			['r-1-let'],
			[1, 1, assault, 9],
			[that('one prisoner', ({ state }) => state.prisoners.red === 1)]
		)
	),
	statement(
		'T09',
		'8.8.2',
		'Guns rout when the combat units with them are eliminated.',
		fight(
			{ ...R, 'r-2-let': '2418', 'w-res-1d': { hex: '2419', steps: 1 }, 'w-art-1k': '2419' },
			['r-1-let', 'r-2-let'],
			[
				{ type: 'announce', unit: 'w-art-1k', attack: null },
				1,
				1,
				assault,
				4,
				anyOf('take', 'retreat')
			],
			[is('w-art-1k', { mode: 'routed' }), is('w-res-1d', { fate: 'lost' })]
		)
	),
	statement(
		'T15',
		'8.2.3',
		'An Unsupplied train moves and does not fight; Unsupplied tanks and cars do neither.',
		on(
			{ 'w-at-offitser': { hex: '2705', unsupplied: true }, 'r-1-let': '2707' },
			[pick('w-at-offitser')],
			[offersA('go'), refuses(support('prepared'), '8.2.3'), refuses({ type: 'barrage' }, '8.2.3')],
			white
		),
		on(
			{ 'r-ac-let': { hex: '2418', unsupplied: true }, ...R },
			[],
			[refuses(pick('r-ac-let'), '8.2.3'), offers(pick('r-1-let'))]
		)
	),
	statement(
		'T17',
		'8.2.1',
		'Spoils: as many advancing units escape the Unsupplied marker as enemy steps were lost.',
		fight(
			{ ...R, 'r-2-let': '2418', 'w-res-1d': { hex: '2419', steps: 1 } },
			['r-1-let', 'r-2-let'],
			[1, 1, assault, 9, advance('r-1-let'), advance('r-2-let')],
			[offersOnly(take('r-1-let'), take('r-2-let'))]
		),
		fight(
			{ ...R, 'r-2-let': '2418', 'w-res-1d': { hex: '2419', steps: 1 } },
			['r-1-let', 'r-2-let'],
			[1, 1, assault, 9, advance('r-1-let'), advance('r-2-let'), take('r-2-let'), toTheEnd()],
			[is('r-1-let', { unsupplied: true }), is('r-2-let', { unsupplied: false, hex: '2419' })]
		)
	),
	statement(
		'U01',
		'8.6.2',
		'Support reaches 2 hexes to the defender’s hex, for a unit of the same division.',
		fight(
			{ ...R, 'r-art-let': '2417', ...reserve },
			['r-1-let'],
			[],
			[asks('Attacker’s Cohesion')]
		),
		on(
			{ ...R, 'r-art-let': '2417', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-art-let'), support('prepared'), done],
			[offers(yes('r-art-let'))]
		),
		on(
			{ ...R, 'r-art-let': '2416', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-art-let'), support('prepared'), done],
			[asks('Attacker’s Cohesion')]
		),
		on(
			{ ...R, 'r-art-7d': '2417', ...reserve },
			[attacks('2419', 'prepared', 'r-1-let'), pick('r-art-7d'), support('prepared'), done],
			[asks('Attacker’s Cohesion')]
		)
	),
	statement(
		'U03',
		'8.6.2',
		'Guns out of command support only against adjacent enemies, and check at +2.',
		on(
			{ ...R, 'r-art-let': { hex: '2417', command: false }, 'r-cvy-1809': '2416', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				pay(1, null)
			],
			[asks('Attacker’s Cohesion')]
		),
		on(
			{ ...R, 'r-art-let': { hex: '2418', command: false }, 'r-cvy-1809': '2416', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				pay(1, null),
				yes('r-art-let'),
				4
			],
			[tells({ type: 'coordinationFailed', to: 3 })]
		),
		on(
			{ ...R, 'r-art-let': '2418', 'r-cvy-1809': '2416', ...reserve },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				pick('r-art-let'),
				support('prepared'),
				done,
				pay(1, null),
				yes('r-art-let'),
				4
			],
			[tells({ type: 'coordinationPassed', to: 5 })]
		)
	),
	statement(
		'Q01',
		'8.5.1',
		'A retreat does not end in a hex that is still to be attacked, even if that is the way home.',
		on(
			{ 'r-1-let': '2415', 'r-2-let': '2518', 'w-2-3k': '2416', 'w-1-1k': '2417' },
			[
				attacks('2416', 'prepared', 'r-1-let'),
				attacks('2417', 'prepared', 'r-2-let'),
				done,
				resolve(1),
				leave,
				1
			],
			[is('w-2-3k', { hex: '2317' })]
		),
		on(
			{ 'r-1-let': '2415', 'r-2-let': '2518', 'w-2-3k': '2416', 'w-1-1k': '2417' },
			[attacks('2416', 'prepared', 'r-1-let'), done, leave, 1],
			[offers(back('2417'))]
		)
	),
	statement(
		'Q02',
		'8.7.2',
		'Vehicles go with the troops, depots stay.',
		fight(
			{
				...R,
				'r-2-let': '2418',
				'r-ac-let': '2418',
				...reserve,
				'w-ac-2k': '2419',
				'w-cvy-2014': '2419'
			},
			['r-1-let', 'r-2-let', 'r-ac-let'],
			[anyOf('stand'), 1, 6, anyOf('retreat')],
			[
				that(
					'the car is where the troops are',
					({ unit }) =>
						unit('w-ac-2k').hex === unit('w-res-1d').hex &&
						unit('w-res-1d').hex !== '2419' &&
						unit('w-res-1d').fate === 'map'
				),
				is('w-cvy-2014', { hex: '2419' })
			]
		)
	),
	statement(
		'Q07',
		'7.2',
		'An attack whose defender is gone lapses, and its munitions come back.',
		on(
			{ ...R, 'r-2-let': '2519', 'r-cvy-1809': '2417', 'w-cv-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'hasty', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809'),
				pay(2, 'r-cvy-1809'),
				resolve(2),
				leave,
				anyOf('retreat')
			],
			[accepts(advance('r-2-let'))]
		),
		on(
			{ ...R, 'r-2-let': '2519', 'r-cvy-1809': '2417', 'w-cv-1k': '2419' },
			[
				attacks('2419', 'prepared', 'r-1-let'),
				attacks('2419', 'hasty', 'r-2-let'),
				done,
				pay(1, 'r-cvy-1809'),
				pay(2, 'r-cvy-1809'),
				resolve(2),
				leave,
				anyOf('retreat'),
				done
			],
			[
				tells({ type: 'munitionsReturned', attack: 1, depot: 'r-cvy-1809', points: 2 }),
				tells({ type: 'attackLapsed', attack: 1 })
			]
		)
	)
];
