import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { numberAt, numberOf, type Book } from '../book.ts';
import { CHITS, CHITS_IN_ALL } from './chits.ts';
import { CANCELS, LEADER_NUMBERS, PORTS, REPLACEMENTS, SURPRISES } from './list-numbers.ts';
import type { PrintedNumber } from './numbers.ts';
import { COLUMNS, FACES } from './tables.ts';
import { CAMPS } from '../types.ts';
import { words } from '../words/en/charts.ts';

/** Something in the charts that can hardly be right. `sheet`: the chart that contains it, by its address. */
export interface Warning {
	readonly sheet: string;
	readonly text: Phrase;
	/** The two numbers that contradict each other. */
	readonly paths: readonly string[];
}

/** ARMY COMBAT TABLE; CORPS COMBAT TABLE: more strength or a better die never gives fewer losses. */
const lossWarnings = (book: Book, table: 'army' | 'corps'): Warning[] => {
	const columns: readonly string[] = COLUMNS[table];
	const path = (die: number, column: string) => `${table}.${die}.${column}`;
	const fewer = (text: Phrase, less: string, more: string): Warning[] =>
		numberAt(book, less) > numberAt(book, more)
			? [{ sheet: `${table}-table`, text, paths: [less, more] }]
			: [];
	return FACES.flatMap((die) =>
		columns.flatMap((column, at) => {
			const right = columns[at + 1];
			return [
				...(right === undefined
					? []
					: fewer(
							say(words.dieDieStrengthMoreGivesFewerLosses, {
								die,
								less: column,
								more: right
							}),
							path(die, column),
							path(die, right)
						)),
				...(die === 6
					? []
					: fewer(
							say(words.strengthColumnAMoreGivesFewer, {
								column,
								less: die,
								more: die + 1
							}),
							path(die, column),
							path(die + 1, column)
						))
			];
		})
	);
};

/** WESTERN RESPONSE: more western powers never give fewer pushes. */
const westernWarnings = (book: Book): Warning[] =>
	FACES.flatMap((die) =>
		([1, 2] as const).flatMap((factions) => {
			const [less, more] = [factions, factions + 1].map((n) => `western.${die}.${n}.pushes`);
			if (less === undefined || more === undefined) return [];
			return numberAt(book, less) > numberAt(book, more)
				? [
						{
							sheet: 'western-response',
							text: say(words.dieDieMorePowersPushLessThanLess, {
								die,
								less: factions,
								more: factions + 1
							}),
							paths: [less, more]
						}
					]
				: [];
		})
	);

/** The ranges of one die in their order. */
const RANGES: readonly (readonly [string, PrintedNumber, PrintedNumber])[] = [
	['cancel-retreat', CANCELS.mayTo, CANCELS.retreatTo],
	['surprise', SURPRISES.saFirst, SURPRISES.saFail],
	['surprise', SURPRISES.cavalryFirst, SURPRISES.cavalryFail],
	['leaders', LEADER_NUMBERS.flipTo, LEADER_NUMBERS.nothingTo],
	['port-corruption', PORTS.noneTo, PORTS.someTo],
	['replacements', REPLACEMENTS.leadersWorstTo, REPLACEMENTS.leadersBadTo]
];

const rangeWarnings = (book: Book): Warning[] =>
	RANGES.flatMap(([sheet, first, second]) =>
		numberOf(book, first) > numberOf(book, second)
			? [
					{
						sheet,
						text: say(words.firstEndsAfterSecond, {
							first: say(first.label),
							second: say(second.label)
						}),
						paths: [first.path, second.path]
					}
				]
			: []
	);

/** WHITE IN-FIGHTING; RED IN-FIGHTING: either set is fifteen chits. */
const chitWarnings = (book: Book): Warning[] =>
	CAMPS.flatMap((camp) => {
		const n = CHITS[camp].reduce((sum, { count }) => sum + numberOf(book, count), 0);
		return n === CHITS_IN_ALL
			? []
			: [
					{
						sheet: `${camp}-in-fighting`,
						text: say(words.thereAreNChitsTheSetHasAll, { n, all: CHITS_IN_ALL }),
						paths: CHITS[camp].map(({ count }) => count.path)
					}
				];
	});

/** What the owner's corrections break; the app's own reading breaks nothing. */
export const warnings = (book: Book): readonly Warning[] => [
	...lossWarnings(book, 'army'),
	...lossWarnings(book, 'corps'),
	...westernWarnings(book),
	...rangeWarnings(book),
	...chitWarnings(book)
];
