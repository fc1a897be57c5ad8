import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { unsaved } from '../../rules/fire/hits.ts';
import { marginToClear } from '../../rules/melee.ts';
import type { Book } from '../../book.ts';
import { SEQUENCE } from '../../engine/sequence.ts';
import {
	faces,
	type Cell,
	type QuickPhase,
	type QuickSheet,
	type ReferenceTable
} from '#lib/kernel/book/reference.ts';
import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { RULING_GROUPS } from '../../rulings/all.ts';
import { reference } from './reference.ts';
import { words } from '../en/reference/quick.ts';
import { words as fireWords } from '../en/fire.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** Looks a table of the reference up; a name that does not exist is a bug. */
type Look = (entry: string, title: string) => ReferenceTable;

/** On one sheet each number that the app fills in bears its sign, as words that it fills in do. */
const filledIn = (cell: Cell): Cell =>
	typeof cell === 'string' || (typeof cell === 'object' && 'text' in cell)
		? cell
		: say(patterns.valueOfOurs, { value: cell });

const looking = (book: Book): Look => {
	const entries = reference(book).flatMap((part) => part.entries);
	return (slug, title) => {
		const found = entries
			.find((entry) => entry.slug === slug)
			?.tables.find((table) => table.title === title);
		if (!found) throw new Error(`No table ${title} in ${slug}`);
		return found.byDefault ? { ...found, rows: found.rows.map((row) => row.map(filledIn)) } : found;
	};
};

/** Some columns of a table, in this order. */
const columnsOf = (table: ReferenceTable, columns: readonly string[]): Cell[][] => {
	const places = columns.map((column) => table.columns.indexOf(column));
	return table.rows.map((row) => places.map((place) => row[place] ?? ''));
};

/** Tables with the same rows side by side. */
const besides = (
	title: string,
	...parts: readonly (readonly [ReferenceTable, readonly string[]])[]
): ReferenceTable => {
	const [first] = parts;
	const rows = parts.map(([table, columns]) => columnsOf(table, columns));
	return {
		title,
		columns: parts.flatMap(([, columns]) => columns),
		rows: (first?.[0].rows ?? []).map((_, at) => rows.flatMap((part) => part[at] ?? [])),
		...(parts.some(([table]) => table.byDefault) ? { byDefault: true } : {})
	};
};

const value = (cell: Cell | undefined): PhraseValue =>
	typeof cell === 'string' ? say(cell) : (cell ?? '');

/** A table of two columns as a sentence: `Point blank +1, Long range −1`. */
const running = (table: ReferenceTable): PhraseValue => ({
	list: table.rows.map(([of, amount]) =>
		say(patterns.ofAmount, { of: value(of), amount: value(amount) })
	)
});

const leadership = (look: Look): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [look('leadership', shared.leadershipOneD10AUnit)],
	lines: [words.whoActsMayFireInPhase2OrMoveIn, words.thenOfficersMoveOnceEachOneMayJoin]
});

const fire = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [
		besides(
			shared.smallArms,
			[look('small-arms', shared.dice), [shared.weapon, 'D6']],
			[look('small-arms', shared.ranges), [shared.pointBlank, fireWords.normal, shared.long]]
		),
		besides(words.rangesOfGuns, [
			look('guns', shared.ranges),
			[shared.gun, shared.pointBlank, shared.close, shared.long]
		]),
		besides(words.fireOfAGunSection, [
			look('guns', shared.fireOfOneSection),
			[shared.gun, shared.shells, shared.hitsOn, shared.figures]
		])
	],
	lines: [
		say(words.smallArmsAModifiedNOrMoreHits, {
			n: book.charts.IN_TEXT.at('small_arms_hit_from', 'number')
		}),
		say(words.smallArmsEachD6List, {
			list: running(look('small-arms-modifiers', shared.addedToEachDie))
		}),
		say(words.gunsEachD10List, {
			list: running(look('artillery-fire', shared.addedToEachD10))
		}),
		say(words.inCoverHalfOfTheHitsCrewsAnd, {
			faces: value(faces(1, unsaved(book).from - 1))
		})
	]
});

/** The reading in force of a ruling, in its words. */
const readingOf = ({ readings }: Book, id: 'R02' | 'R64'): Phrase => {
	const found = RULING_GROUPS.flatMap(({ rulings }): readonly Ruling[] => rulings).find(
		(one) => one.id === id
	);
	return say(found?.readings.find(({ key }) => key === readings[id])?.text ?? '');
};

/** Ships have a line only where they are played. */
const AFLOAT: readonly Cell[] = [shared.ship, shared.shipWithBargesInTow];

const movement = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => {
	const table = look('movement', shared.inchesMoved);
	const { options } = book;
	const column = options.movement === 'alternate' ? shared.alternate : shared.variable;
	const rows = columnsOf(table, [shared.mover, column, shared.rough]).filter(
		([mover = '']) => options.ships_and_ice === 'used' || !AFLOAT.includes(mover)
	);
	return {
		tables: [{ title: shared.inchesMoved, columns: [shared.mover, column, shared.rough], rows }],
		lines: [
			words.halfOfItsRollOrLessItMayClaimCover,
			say(words.claimedCoverWho, { who: readingOf(book, 'R64') }),
			words.contactNowWhoStartsAMeleeMovesToIt
		]
	};
};

const defence = (book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [],
	lines: [
		words.asInPhase2WithoutLeadershipGuns,
		say(words.lostAStandInPhase2SuppressedHow, { how: readingOf(book, 'R02') })
	]
});

const attack = (look: Look): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [],
	lines: [
		words.onlyWhoAttacksIntoMeleeWithWeapons,
		say(patterns.listStop, { list: running(look('attacking-fire', shared.whoFires)) }),
		words.ofInfantryAtLeastOneStand
	]
});

const melee = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [
		look('melee-modifiers', shared.eitherSideAndTheAttacker),
		look('melee-modifiers', shared.defender)
	],
	lines: [
		words.oneD6ASideHigherWinsTheAttacker,
		words.theLoserLosesTheDifferenceAndGoes,
		say(words.againstDefencesTheAttackerMustWin, { n: marginToClear(book) })
	]
});

/** MORALE: the test of a unit, and what follows, in a line each. */
export const MORALE_TEST = words.whoLostAnythingSinceItsLastPhase7;
export const MORALE_AFTER = words.failedOneMoveToTheRearAndAMark;

const morale = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [look('army-morale', shared.breaksOnOneD10)],
	lines: [
		MORALE_TEST,
		say(words.addedToTheDieList, {
			list: running(look('morale', shared.addedToTheDieMinusIsGood))
		}),
		MORALE_AFTER,
		say(words.theArmyTestsFromNPerCentOfItsUnits, {
			n: book.charts.ARMY_BREAKS.rows[0] ?? 0
		})
	]
});

const WHO = {
	phasing: shared.theSideWhoseTurnItIs,
	other: shared.theOtherSide,
	both: shared.bothSides
} as const;

/** SEQUENCE OF ACTION: the turn on one sheet, with the numbers and options of this book. */
export const quickReference = (book: Book): QuickSheet => {
	const look = looking(book);
	const parts = [
		leadership(look),
		fire(look, book),
		movement(look, book),
		defence(book),
		attack(look),
		melee(look, book),
		morale(look, book)
	];
	const phases = SEQUENCE.map(({ phase, title, acts }, at) => ({
		phase,
		title,
		note: WHO[acts],
		tables: parts[at]?.tables ?? [],
		lines: parts[at]?.lines ?? []
	}));
	return { phases, notes: [words.n0OnAD10Is10] };
};
