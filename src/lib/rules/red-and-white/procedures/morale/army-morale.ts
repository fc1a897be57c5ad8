import { ARMY_BREAKS, IN_TEXT } from '../../charts/command.ts';
import Fraction from 'fraction.js';
import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import {
	armyBreaksTo,
	armyLosses,
	armyMustTest,
	armyTest,
	armyTests,
	effectiveLosses,
	lineReached,
	percentLost,
	shareLost,
	type ArmyState,
	type ArmyTest
} from '../../rules/major-morale.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { CHARACTERS, type Character } from '../../types.ts';
import {
	resolution,
	type Calculator,
	type Choice,
	type Field,
	type Forecast,
	type Form,
	type Group,
	type Telling,
	type Working
} from '../calculator.ts';
import { namedBars } from '../either.ts';
import { flagIn, lineOf, numberIn, oneOf, signed, textIn, told } from '../parts.ts';

/** MAJOR MORALE: what one of these counts for. */
const worth = (book: Book, one: Partial<ArmyState>): string =>
	signed(armyLosses(book, { totalUnits: 1, unitsLost: 0, ...one })[0]?.amount ?? 0);

const percent = (line: number): PhraseValue => ({ chance: new Fraction(line, 100) });

const CINC: Record<Character, readonly [label: string, effect: Phrase | null]> = {
	fanatic: ['Fanatic', say('no test below {line}', { line: percent(50) })],
	committed: ['Committed', say('throws again')],
	normal: ['Normal', null],
	efficient: ['Efficient', null],
	coward: ['Coward', null]
};
const cincChoice: Choice = {
	kind: 'choice',
	key: 'cinc',
	label: 'Commander-in-chief',
	options: CHARACTERS.map((value) => {
		const [label, effect] = CINC[value];
		return { value, label, ...(effect ? { effect } : {}) };
	})
};

const upTo = (key: string, label: string, hint: Phrase, max: number, min = 0): Field => ({
	kind: 'count',
	key,
	label,
	hint,
	min,
	max
});

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: 'Losses',
		section: 'Major morale',
		fields: [
			upTo('totalUnits', 'Units at the start', say('the headquarters counts as one'), 99, 1),
			upTo(
				'unitsLost',
				'Units lost',
				say('gone, surrendered or at half strength'),
				numberIn(form, 'totalUnits')
			),
			upTo(
				'ownTrainsLost',
				'Own armoured trains lost',
				say('{amount} each', { amount: worth(book, { ownTrainsLost: 1 }) }),
				4
			),
			upTo(
				'enemyTrainsLost',
				'Enemy trains taken or driven off',
				say('{amount} each', { amount: worth(book, { enemyTrainsLost: 1 }) }),
				4
			),
			{
				kind: 'flag',
				key: 'supplyCut',
				label: 'Own supply line cut',
				amount: worth(book, { supplyCut: true })
			},
			{
				kind: 'flag',
				key: 'enemySupplyCut',
				label: 'Enemy supply line cut',
				amount: worth(book, { enemySupplyCut: true })
			}
		]
	},
	{
		title: 'Commander-in-chief',
		section: "Officers' character",
		fields: [
			cincChoice,
			...(textIn(form, 'cinc') === 'committed'
				? [
						upTo(
							'rerollsLeft',
							'Re-rolls left',
							say('in the game'),
							book.charts.IN_TEXT.at('rerolls', 'number')
						)
					]
				: [])
		]
	},
	{
		title: 'Tests',
		section: 'Major morale',
		fields: [
			...(book.readings.R49 === 'once_per_band' ? [testedChoice] : []),
			upTo('tests', 'Tests to look ahead', say('at the same losses'), 12, 1)
		]
	}
];

const testedChoice: Field = {
	kind: 'choice',
	key: 'testedAt',
	label: 'Already tested at',
	options: [
		{ value: '0', label: 'None' },
		...ARMY_BREAKS.rows.map((line) => ({ value: String(line), label: `${line} %` }))
	]
};

const armyIn = (form: Form): ArmyState => ({
	totalUnits: numberIn(form, 'totalUnits'),
	unitsLost: numberIn(form, 'unitsLost'),
	ownTrainsLost: numberIn(form, 'ownTrainsLost'),
	supplyCut: flagIn(form, 'supplyCut'),
	enemyTrainsLost: numberIn(form, 'enemyTrainsLost'),
	enemySupplyCut: flagIn(form, 'enemySupplyCut'),
	cinc: oneOf(form, 'cinc', ['normal', ...CHARACTERS]),
	rerollsLeft: numberIn(form, 'rerollsLeft'),
	testedAt: Number(oneOf(form, 'testedAt', ['0', '30', '40', '50']))
});

/** MAJOR MORALE: why it tests, or why it does not. */
const why = (book: Book, army: ArmyState): Phrase => {
	const line = lineReached(book, percentLost(book, army));
	if (line === undefined)
		return say('No test below {line}.', { line: percent(book.charts.ARMY_BREAKS.rows[0] ?? 0) });
	if (armyMustTest(book, army))
		return say('The line of {line}: it breaks on {to} or less.', {
			line: percent(line),
			to: armyBreaksTo(book, army)
		});
	return army.cinc === 'fanatic'
		? say("A fanatic's army does not test below {line}.", { line: percent(50) })
		: say('It has tested at {line} already.', { line: percent(line) });
};

const workingOf = (book: Book, army: ArmyState): Working => ({
	lines: armyLosses(book, army).map((line) => lineOf(line, line.reason !== 'Units lost')),
	total: {
		label: say('Counted as lost, of {n}', { n: army.totalUnits }),
		amount: String(effectiveLosses(book, army))
	},
	note: say('{share} lost. {why}', {
		share: { chance: shareLost(book, army) },
		why: why(book, army)
	})
});

/** OFFICERS' CHARACTER: how it ends, and on which throw of a committed commander. */
const ENDS = ['Holds', 'Re-roll', '2nd re-roll', 'Breaks'] as const;
const label = (army: ArmyState, { breaks, rerollsLeft }: ArmyTest): string => {
	if (breaks) return 'Breaks';
	const used = army.cinc === 'committed' ? (army.rerollsLeft ?? 0) - rerollsLeft : 0;
	return ENDS[used] ?? 'Holds';
};

const forecastOf = (
	book: Book,
	army: ArmyState,
	tests: number,
	dist: Distribution<ArmyTest>
): Forecast => {
	const within = chanceOf(chances(armyTests(book, army, tests)), ({ breaks }) => breaks);
	return {
		answer: {
			value: { chance: chanceOf(dist, ({ breaks }) => breaks) },
			strong: say('to break'),
			second: why(book, army)
		},
		chart: {
			caption: say('one test, in %'),
			bars: namedBars(
				dist,
				ENDS.map((end) => ({
					label: end,
					is: (test) => label(army, test) === end,
					on: end === 'Breaks'
				}))
			)
		},
		facts: [
			{ label: say('Losses'), value: { chance: shareLost(book, army) } },
			{
				label: count(tests, 'Breaks at one test', 'Breaks within {n} tests'),
				value: { chance: within }
			}
		]
	};
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE: what a broken army does (G07). */
const consequences = (book: Book, again: boolean): Phrase[] => {
	const rule = (
		key:
			| 'repeat'
			| 'leadership_last_line'
			| 'advance'
			| 'start_melee'
			| 'officers_test'
			| 'test_modifier'
	): number => numberOf(book, `army_broken.${key}`);
	const spent = again && rule('repeat') === 0;
	const lines: readonly (readonly [boolean, Phrase])[] = [
		[
			!spent,
			say('Every unit tests morale at once, {amount} on the die; those that fail fall back.', {
				amount: { signed: rule('test_modifier') }
			})
		],
		[rule('advance') === 0, say('Nobody advances.')],
		[rule('start_melee') === 0, say('Nobody starts a melee.')],
		[rule('leadership_last_line') === 1, say('All leadership is on the last line.')],
		[!spent && rule('officers_test') === 1, say('Each officer takes a test of character.')],
		[rule('repeat') === 1, say('All of it again in each phase 7 in which it tests.')]
	];
	return lines.filter(([holds]) => holds).map(([, words]) => words);
};

const tell = (
	book: Book,
	army: ArmyState,
	again: boolean,
	{ breaks, rerollsLeft }: ArmyTest
): Telling => ({
	value: breaks ? 'Breaks' : 'Holds',
	say: breaks
		? say('The army is broken.')
		: armyMustTest(book, army)
			? say('The army holds.')
			: say('The army need not test.'),
	more: [
		...(breaks ? consequences(book, again) : []),
		...(army.cinc === 'committed'
			? [count(rerollsLeft, '1 re-roll is left.', '{n} re-rolls are left.')]
			: [])
	],
	lines: [told(say('Losses counted'), 'Major morale', effectiveLosses(book, army))]
});

/** MAJOR MORALE: the army in phase 7. It changes nothing on a unit. */
export const ARMY_MORALE: Calculator = {
	slug: 'army-morale',
	title: 'Army morale',
	section: 'Major morale',
	phases: [7],
	roles: { unit: 'tests' },
	log: { alone: '{unit} tests morale', nobody: '{army}, army morale' },
	owed: 'army morale',
	initial: {
		totalUnits: 20,
		unitsLost: 7,
		ownTrainsLost: 0,
		enemyTrainsLost: 0,
		supplyCut: false,
		enemySupplyCut: false,
		cinc: 'normal',
		rerollsLeft: IN_TEXT.at('rerolls', 'number'),
		testedAt: '0',
		broken: false,
		tests: 3
	},
	groups,
	resolve: (book, form) => {
		const army = armyIn(form);
		return {
			resolution: resolution({
				working: [workingOf(book, army)],
				draw: armyTest(book, army),
				well: ({ breaks }) => !breaks,
				forecast: (dist) => forecastOf(book, army, numberIn(form, 'tests'), dist),
				tell: (test) => tell(book, army, flagIn(form, 'broken'), test)
			})
		};
	}
};
