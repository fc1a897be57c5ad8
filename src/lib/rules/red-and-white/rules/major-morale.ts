import Fraction from 'fraction.js';
import { die, Draw, repeated } from '#lib/kernel/dice/draw.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../book.ts';
import type { Character } from '../types.ts';
import { words } from '../words/en/rules.ts';
import { words as morale } from '../words/en/morale.ts';

/** MAJOR MORALE: an army at the end of a turn. */
export interface ArmyState {
	/** FORCE HQ: units at the start; it counts as one of them. */
	readonly totalUnits: number;
	/** Destroyed, surrendered, off the table or at half strength, each once. */
	readonly unitsLost: number;
	readonly ownTrainsLost?: number;
	readonly supplyCut?: boolean;
	readonly enemyTrainsLost?: number;
	readonly enemySupplyCut?: boolean;
	readonly cinc?: Character;
	/** OFFICERS' CHARACTER: the re-rolls that a committed commander-in-chief has left (R50). */
	readonly rerollsLeft?: number;
	/** Lines of the table the army has already tested at, in percent (only where R49 says so). */
	readonly testedAt?: number;
}

/** MAJOR MORALE: what counts as lost, line by line. */
export const armyLosses = (book: Book, army: ArmyState): Modifier[] => {
	const worth = (line: Book['charts']['ARMY_LOSSES']['rows'][number], times = 0): number =>
		times * book.charts.ARMY_LOSSES.at(line, 'units');
	return modifiers(
		['Major morale', words.unitsLost, army.unitsLost],
		['Major morale', words.ownArmouredTrainLost, worth('own_train', army.ownTrainsLost)],
		['Major morale', morale.ownSupplyLineCut, worth('own_supply', Number(army.supplyCut ?? 0))],
		[
			'Major morale',
			words.enemyArmouredTrainTakenOrDrivenOff,
			worth('enemy_train', army.enemyTrainsLost)
		],
		[
			'Major morale',
			morale.enemySupplyLineCut,
			worth('enemy_supply', Number(army.enemySupplyCut ?? 0))
		]
	);
};

/** MAJOR MORALE: units lost after the modifiers, never below 0. */
export const effectiveLosses = (book: Book, army: ArmyState): number =>
	Math.max(0, total(armyLosses(book, army)));

/** MAJOR MORALE: losses as a percentage of the starting units (R51: exact). */
export const percentLost = (book: Book, army: ArmyState): Fraction => {
	const exact = new Fraction(effectiveLosses(book, army) * 100, Math.max(1, army.totalUnits));
	switch (book.readings.R51) {
		case 'rounded_down':
			return exact.floor();
		case 'rounded':
			return exact.round();
		default:
			return exact;
	}
};

/** MAJOR MORALE: the losses as a fraction of the army, 1 where it has lost more than it had. */
export const shareLost = (book: Book, army: ArmyState): Fraction => {
	const share = percentLost(book, army).div(100);
	return share.compare(1) > 0 ? new Fraction(1) : share;
};

/** MAJOR MORALE: the line of the table the losses have reached; undefined below the first (R48). */
export const lineReached = (
	book: Book,
	percent: Fraction
): Book['charts']['ARMY_BREAKS']['rows'][number] | undefined =>
	[...book.charts.ARMY_BREAKS.rows].reverse().find((line) => percent.compare(line) >= 0);

/** MAJOR MORALE; OFFICERS' CHARACTER: must the army test? A fanatic's army need not below 50 percent losses. */
export const armyMustTest = (book: Book, army: ArmyState): boolean => {
	const line = lineReached(book, percentLost(book, army));
	if (line === undefined) return false;
	if (army.cinc === 'fanatic' && line < 50) return false;
	return book.readings.R49 !== 'once_per_band' || (army.testedAt ?? 0) < line;
};

/** MAJOR MORALE: the highest face on which the army breaks; 0 where it need not test (R48). */
export const armyBreaksTo = (book: Book, army: ArmyState): number => {
	const percent = percentLost(book, army);
	const line = lineReached(book, percent);
	if (line === undefined || !armyMustTest(book, army)) return 0;
	const to = book.charts.ARMY_BREAKS.at(line, 'breaksTo');
	if (book.readings.R48 !== 'd10_goes_on' || line < 50) return to;
	return Math.min(10, to + Math.floor((percent.valueOf() - 50) / 10));
};

/** MAJOR MORALE: the die (R48). */
export const armyDie = (book: Book): number => (book.readings.R48 === 'd6_lower_band' ? 6 : 10);

/** MAJOR MORALE: one throw. True: the army breaks. */
const armyRoll = (book: Book, to: number, label: string): Draw<boolean> =>
	die(armyDie(book), {
		label,
		rule: 'Major morale',
		needs: { from: to + 1, to: armyDie(book), word: words.armyHolds, other: words.armyBreaks }
	}).map((face) => face <= to);

/** OFFICERS' CHARACTER: re-rolls of a committed commander-in-chief in a game (R50). */
export const rerolls = (book: Book): number => book.charts.IN_TEXT.at('rerolls', 'number');

/** MAJOR MORALE; OFFICERS' CHARACTER: how one test ended, and the re-rolls left after it. */
export interface ArmyTest {
	readonly breaks: boolean;
	readonly rerollsLeft: number;
}

/**
 * MAJOR MORALE: one test; a committed commander-in-chief throws again while he has re-rolls (R50); nobody else uses
 * one.
 */
export const armyTest = (book: Book, army: ArmyState): Draw<ArmyTest> => {
	const to = armyBreaksTo(book, army);
	const kept = army.rerollsLeft ?? rerolls(book);
	const attempt = (left: number, label: string): Draw<ArmyTest> =>
		armyRoll(book, to, label).chain((breaks) =>
			breaks && left > 0 && army.cinc === 'committed'
				? attempt(left - 1, words.armyMoraleAgain)
				: Draw.of({ breaks, rerollsLeft: left })
		);
	return to === 0 ? Draw.of({ breaks: false, rerollsLeft: kept }) : attempt(kept, words.armyMorale);
};

/** MAJOR MORALE: successive tests at the same losses, until the army breaks (R49, R50). */
export const armyTests = (book: Book, army: ArmyState, tests: number): Draw<ArmyTest> =>
	repeated<ArmyTest>(
		tests,
		{ breaks: false, rerollsLeft: army.rerollsLeft ?? rerolls(book) },
		(state, index) =>
			state.breaks
				? Draw.of(state)
				: armyTest(book, {
						...army,
						testedAt:
							index === 0
								? (army.testedAt ?? 0)
								: (lineReached(book, percentLost(book, army)) ?? 0),
						rerollsLeft:
							book.readings.R50 === 'two_each_test'
								? (army.rerollsLeft ?? rerolls(book))
								: state.rerollsLeft
					})
	);
