import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../book.ts';
import type { Commissar, Heroic } from '../types.ts';
import {
	commissarLine,
	commissarNow,
	commissarOf,
	heroicLine,
	type CommissarOutcome
} from './special-figures.ts';
import { refereeLine } from './referee.ts';
import { words as texts } from '../words/en/rules.ts';
import { words as command } from '../words/en/command.ts';

/** MORALE: the possible lines in the list of die modifiers (G02; minus is good, R38). */
export const MORALE_REASONS = [
	'banner',
	'heroic',
	'heroic_committed',
	'commissar',
	'commissar_overrules',
	'priest',
	'priest_panics',
	'poor_quality',
	'bombardment_field',
	'bombardment_medium',
	'bombardment_heavy'
] as const;
export type MoraleReason = (typeof MORALE_REASONS)[number];

const WORDS: Record<MoraleReason, readonly [section: string, reason: string]> = {
	banner: ['Banners', texts.banner],
	heroic: ['Officers and leaders', texts.ledHeroically],
	heroic_committed: ["Officers' character", texts.ledHeroicallyByACommittedOfficer],
	commissar: ['Commissars', texts.commissar],
	commissar_overrules: ['Commissars', texts.theCommissarOverrules],
	priest: ['Religious inspiration', texts.priest],
	priest_panics: ['Religious inspiration', texts.thePriestPanics],
	poor_quality: ['Morale', texts.poorQuality],
	bombardment_field: ['Bombardment', texts.fieldGuns],
	bombardment_medium: ['Bombardment', texts.mediumGuns],
	bombardment_heavy: ['Bombardment', texts.heavyGuns]
};

/** MORALE: the die modifiers that count, in the order of the list. */
export const moraleModifiers = (book: Book, reasons: readonly MoraleReason[]): Modifier[] =>
	modifiers(
		...MORALE_REASONS.filter((reason) => reasons.includes(reason)).map((reason) => {
			const [section, words] = WORDS[reason];
			const byDefault = !reason.startsWith('bombardment');
			return [section, words, numberOf(book, `morale_die.${reason}`), byDefault] as const;
		})
	);

/** MORALE: does this unmodified face pass against this many stands (or a morale point) with this modifier (R37)? */
export const passesMorale = (
	book: Book,
	face: number,
	modifier: number,
	stands: number
): boolean => {
	const policy = book.readings.R37;
	if (face === 1 && (policy === 'one_passes' || policy === 'one_passes_six_fails')) return true;
	if (face === 6 && (policy === 'six_fails' || policy === 'one_passes_six_fails')) return false;
	return face + modifier <= stands;
};

/** MORALE: the highest unmodified D6 face that passes; 0 where none does, 6 where every face does. */
export const moraleTo = (book: Book, modifier: number, stands: number): number =>
	[6, 5, 4, 3, 2, 1].find((face) => passesMorale(book, face, modifier, stands)) ?? 0;

/** MORALE: one D6 against the stands still on the table (MO-1). The face is kept for bombardment. */
export const moraleRoll = (
	book: Book,
	modifier: number,
	stands: number,
	label: string = texts.morale
): Draw<{ readonly face: number; readonly passed: boolean }> => {
	const to = moraleTo(book, modifier, stands);
	return die(6, {
		label,
		rule: 'Morale',
		needs: { from: 1, to, word: texts.passesMorale, other: texts.failsMorale }
	}).map((face) => ({ face, passed: passesMorale(book, face, modifier, stands) }));
};

/**
 * MORALE: does the unit pass? The die is thrown even where no face can change the result, since the players want to see
 * it.
 */
export const moraleTest = (
	book: Book,
	modifier: number,
	stands: number,
	label: string = texts.morale
): Draw<boolean> => moraleRoll(book, modifier, stands, label).map(({ passed }) => passed);

/** MORALE: a unit that tests, with what helps it and what does not. */
export interface MoraleCheck {
	/** Stands left, or the morale point of a vehicle. */
	readonly stands: number;
	readonly banner?: boolean;
	readonly heroic?: Heroic;
	readonly commissar?: Commissar;
	readonly priest?: boolean;
	/** RELIGIOUS INSPIRATION: he panicked earlier this turn (G06). */
	readonly priestPanics?: boolean;
	readonly poorQuality?: boolean;
	/** CONSEQUENCES OF MAJOR MORALE FAILURE: the test of every unit when its army breaks (G07). */
	readonly armyBroken?: boolean;
	/** GAMING TERMS USED: added to the die; minus is good here. */
	readonly referee?: number;
}

/** MORALE: the modifiers of a check, without a commissar who may still quarrel. */
export const checkModifiers = (book: Book, check: MoraleCheck): Modifier[] => {
	const led = heroicLine(book, check.heroic ?? 0, false);
	return [
		...moraleModifiers(book, [
			...(check.banner ? (['banner'] as const) : []),
			...(led ? [led] : []),
			...(check.commissar === 'plus' ? (['commissar'] as const) : []),
			...(check.commissar === 'minus' ? (['commissar_overrules'] as const) : []),
			...(check.priest ? (['priest'] as const) : []),
			...(check.priestPanics ? (['priest_panics'] as const) : []),
			...(check.poorQuality ? (['poor_quality'] as const) : [])
		]),
		...modifiers(
			[
				'Consequences of major morale failure',
				command.theArmyIsBroken,
				check.armyBroken ? numberOf(book, 'army_broken.test_modifier') : 0,
				true
			],
			refereeLine(check.referee)
		)
	];
};

/** COMMISSARS; MORALE: what he adds to the morale die after this outcome (G02; minus is good). */
export const commissarOnMorale = (
	book: Book,
	commissar: Commissar,
	outcome: CommissarOutcome
): number => {
	const helps = commissarNow(book, commissar, outcome);
	return helps === 0 ? 0 : numberOf(book, `morale_die.${commissarLine(helps)}`);
};

/** MORALE: the result, with what the commissar did first. */
export interface MoraleResult {
	/** The unmodified face; null where there was nothing to test. */
	readonly face: number | null;
	readonly passed: boolean;
	readonly commissar: CommissarOutcome;
}

/** MORALE; COMMISSARS: the commissar first, then one D6 (MO-1). */
export const unitMorale = (book: Book, check: MoraleCheck, label?: string): Draw<MoraleResult> => {
	const commissar = check.commissar ?? 'none';
	const fixed = total(checkModifiers(book, { ...check, commissar: 'none' }));
	return commissarOf(commissar).chain((outcome) =>
		moraleRoll(book, fixed + commissarOnMorale(book, commissar, outcome), check.stands, label).map(
			({ face, passed }) => ({ face, passed, commissar: outcome })
		)
	);
};

/** SUPPRESSION: is a unit suppressed that lost this many stands to preparatory fire this turn (R03)? */
export const isSuppressed = (standsLost: number): boolean => standsLost >= 1;

/** SUPPRESSION: may it fire in phase 4 after all? One immediate morale test (R02); none where it is not suppressed. */
export const suppressionTest = (
	book: Book,
	standsLost: number,
	check: MoraleCheck
): Draw<MoraleResult> =>
	isSuppressed(standsLost)
		? unitMorale(book, check, texts.suppressed)
		: Draw.of({ face: null, passed: true, commissar: 'none' });

/** SUPPRESSION: may a suppressed unit withdraw before melee without a test (R02)? */
export const suppressedMayWithdraw = (book: Book): boolean => book.readings.R02 === 'fire_only';

/** SUPPRESSION: what a passed test gives back (R02). */
export const passedTestLifts = (book: Book): 'fire' | 'fire_and_move' =>
	book.readings.R02 === 'one_test_lifts_both' ? 'fire_and_move' : 'fire';

/** TANKS; ARMOURED CARS; ARMORED TRAINS: the morale point with this many hits. */
export const moralePoint = (
	book: Book,
	vehicle: 'tank' | 'armoured_car' | 'train' | 'ship',
	hits: number
): number => book.charts.VEHICLE_MORALE.at(vehicle, 'point') - hits;
