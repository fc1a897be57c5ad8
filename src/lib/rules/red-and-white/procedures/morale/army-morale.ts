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
import { words as reasons } from '#lib/rules/red-and-white/words/en/rules.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/morale.ts';

/** MAJOR MORALE: what one of these counts for. */
const worth = (book: Book, one: Partial<ArmyState>): string =>
	signed(armyLosses(book, { totalUnits: 1, unitsLost: 0, ...one })[0]?.amount ?? 0);

const percent = (line: number): PhraseValue => ({ chance: new Fraction(line, 100) });

const CINC: Record<Character, readonly [label: string, effect: Phrase | null]> = {
	fanatic: [texts.fanatic, say(texts.noTestBelowLineBeside, { line: percent(50) })],
	committed: [texts.committed, say(texts.throwsAgain)],
	normal: [texts.normal, null],
	efficient: [texts.efficient, null],
	coward: [texts.coward, null]
};
const cincChoice: Choice = {
	kind: 'choice',
	key: 'cinc',
	label: texts.commanderInChief,
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
		title: texts.losses,
		section: 'Major morale',
		fields: [
			upTo('totalUnits', texts.unitsAtTheStart, say(texts.withHeadquartersNoneAddedLater), 999, 1),
			upTo(
				'unitsLost',
				texts.unitsLost,
				say(texts.goneSurrenderedOrAtHalfStrength),
				numberIn(form, 'totalUnits')
			),
			upTo(
				'ownTrainsLost',
				texts.ownArmouredTrainsLost,
				say(texts.amountEach, { amount: worth(book, { ownTrainsLost: 1 }) }),
				20
			),
			upTo(
				'enemyTrainsLost',
				texts.enemyTrainsTakenOrDrivenOff,
				say(texts.amountEach, { amount: worth(book, { enemyTrainsLost: 1 }) }),
				20
			),
			{
				kind: 'flag',
				key: 'supplyCut',
				label: texts.ownSupplyLineCut,
				amount: worth(book, { supplyCut: true })
			},
			{
				kind: 'flag',
				key: 'enemySupplyCut',
				label: texts.enemySupplyLineCut,
				amount: worth(book, { enemySupplyCut: true })
			}
		]
	},
	{
		title: texts.commanderInChief,
		section: "Officers' character",
		fields: [
			cincChoice,
			...(textIn(form, 'cinc') === 'committed'
				? [
						upTo(
							'rerollsLeft',
							texts.reRollsLeft,
							say(texts.inTheGame),
							book.charts.IN_TEXT.at('rerolls', 'number')
						)
					]
				: [])
		]
	},
	{
		title: texts.tests,
		section: 'Major morale',
		fields: [
			...(book.readings.R49 === 'once_per_band' ? [testedChoice] : []),
			upTo('tests', texts.testsToLookAhead, say(texts.atTheSameLosses), 12, 1)
		]
	}
];

const testedChoice: Field = {
	kind: 'choice',
	key: 'testedAt',
	label: texts.alreadyTestedAt,
	options: [
		{ value: '0', label: texts.none },
		...ARMY_BREAKS.rows.map((line) => ({ value: String(line), label: `${line}\u202f%` }))
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
		return say(texts.noTestBelowLine, { line: percent(book.charts.ARMY_BREAKS.rows[0] ?? 0) });
	if (armyMustTest(book, army))
		return say(texts.theLineOfLineItBreaksOnToOrLess, {
			line: percent(line),
			to: armyBreaksTo(book, army)
		});
	return army.cinc === 'fanatic'
		? say(texts.aFanaticsArmyDoesNotTestBelowLine, { line: percent(50) })
		: say(texts.itHasTestedAtLineAlready, { line: percent(line) });
};

const workingOf = (book: Book, army: ArmyState): Working => ({
	lines: armyLosses(book, army).map((line) => lineOf(line, line.reason !== reasons.unitsLost)),
	total: {
		label: say(texts.countedAsLostOfN, { n: army.totalUnits }),
		amount: String(effectiveLosses(book, army))
	},
	note: say(texts.shareLostWhy, {
		share: { chance: shareLost(book, army) },
		why: why(book, army)
	})
});

/** OFFICERS' CHARACTER: how it ends, and on which throw of a committed commander. */
const ENDS = [texts.holds, texts.reRoll, texts.n2ndReRoll, texts.breaks] as const;
const label = (army: ArmyState, { breaks, rerollsLeft }: ArmyTest): string => {
	if (breaks) return texts.breaks;
	const used = army.cinc === 'committed' ? (army.rerollsLeft ?? 0) - rerollsLeft : 0;
	return ENDS[used] ?? texts.holds;
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
			strong: say(texts.toBreak),
			second: why(book, army)
		},
		chart: {
			caption: say(texts.oneTestInPercent),
			bars: namedBars(
				dist,
				ENDS.map((end) => ({
					label: end,
					is: (test) => label(army, test) === end,
					on: end === texts.breaks
				}))
			)
		},
		facts: [
			{ label: say(texts.losses), value: { chance: shareLost(book, army) } },
			{
				label: count(tests, texts.breaksWithinNTests),
				value: { chance: within }
			}
		]
	};
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE: what a broken army does (G07); where it breaks `again`, only what is to be done once more. */
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
	const first = !again;
	const lines: readonly (readonly [boolean, Phrase])[] = [
		[
			!spent,
			say(texts.everyUnitTestsMoraleAtOnceAmountOn, {
				amount: { signed: rule('test_modifier') }
			})
		],
		[first && rule('advance') === 0, say(texts.nobodyAdvances)],
		[first && rule('start_melee') === 0, say(texts.nobodyStartsAMelee)],
		[first && rule('leadership_last_line') === 1, say(texts.allLeadershipIsOnTheLastLine)],
		[!spent && rule('officers_test') === 1, say(texts.eachOfficerTakesATestOfCharacter)],
		[first && rule('repeat') === 1, say(texts.allOfItAgainInEachPhase7InWhichIt)]
	];
	return lines.filter(([holds]) => holds).map(([, words]) => words);
};

const tell = (
	book: Book,
	army: ArmyState,
	again: boolean,
	{ breaks, rerollsLeft }: ArmyTest
): Telling => ({
	value: breaks ? texts.breaks : texts.holds,
	say: breaks
		? say(again ? texts.theArmyBreaksAgain : texts.theArmyIsBroken)
		: armyMustTest(book, army)
			? say(texts.theArmyHolds)
			: say(texts.theArmyNeedNotTest),
	more: [
		...(breaks ? consequences(book, again) : []),
		...(army.cinc === 'committed' ? [count(rerollsLeft, texts.nReRollsAreLeft)] : [])
	],
	lines: [told(say(texts.lossesCounted), 'Major morale', effectiveLosses(book, army))]
});

/** MAJOR MORALE: the army in phase 7. It changes nothing on a unit. */
export const ARMY_MORALE: Calculator = {
	slug: 'army-morale',
	title: texts.armyMorale,
	section: 'Major morale',
	phases: [7],
	roles: { unit: texts.testing },
	log: { alone: texts.unitTestsMorale, nobody: texts.armyArmyMorale },
	owed: texts.armyMoraleOwed,
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
	asks: () => [],
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
