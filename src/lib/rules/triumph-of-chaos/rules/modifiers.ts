import { modifiers, total, type Modifier, type ModifierLine } from '#lib/kernel/book/modifier.ts';
import { numberOf, type Book } from '../book.ts';
import { DIE_MODIFIERS, MODIFIERS } from '../charts/list-numbers.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
import type { Camp } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** What the combat modifiers ask of one side. Assets are the markers it deployed. */
export interface ModifiedSide {
	readonly camp: Camp;
	readonly superiorLeadership: boolean;
	readonly eliteSteps: number;
	readonly assets: number;
	readonly manyFactions: boolean;
	readonly kappel: boolean;
}

/** What they ask of the space. */
export interface ModifiedSpace {
	readonly withdrawalFailed: boolean;
	readonly reinforced: boolean;
	readonly forest: boolean;
	readonly city: boolean;
}

/** COMBAT MODIFIERS: a difference of 2: the higher side takes +1 for itself, or gives the enemy −1. */
export type AtTwo = 'self' | 'enemy';

const line = (book: Book, number: PrintedNumber, counts: boolean, label?: string): ModifierLine => [
	'Combat Modifiers',
	label ?? number.label,
	counts ? numberOf(book, number) : 0
];

/** COMBAT MODIFIERS: the lines of either side. "Most" needs strictly more than the enemy (TC-04). */
const ofEither = (book: Book, own: ModifiedSide, enemy: ModifiedSide): ModifierLine[] => [
	line(book, MODIFIERS.leadership, own.superiorLeadership && !enemy.superiorLeadership),
	line(book, MODIFIERS.elite, own.eliteSteps > enemy.eliteSteps),
	line(book, MODIFIERS.assets, own.assets > enemy.assets),
	line(book, MODIFIERS.factions, own.manyFactions),
	line(book, MODIFIERS.kappel, own.camp === 'white' && own.kappel, words.kappelsCoffin)
];

/** COMBAT MODIFIERS: what counts for each side, in printed order. */
export const combatModifiers = (
	book: Book,
	attacker: ModifiedSide,
	defender: ModifiedSide,
	space: ModifiedSpace
): { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] } => ({
	attacker: modifiers(
		...ofEither(book, attacker, defender),
		line(book, MODIFIERS.withdrawal, space.withdrawalFailed, words.theDefenderFailedToWithdraw)
	),
	defender: modifiers(
		...ofEither(book, defender, attacker),
		line(book, MODIFIERS.reinforced, space.reinforced, words.reinforced),
		line(book, MODIFIERS.forest, space.forest, words.inForest),
		line(book, MODIFIERS.city, space.city, words.inSuchAVictoryCity)
	)
});

/** What is added to each side's die. */
export interface DieModifiers {
	readonly attacker: number;
	readonly defender: number;
}

/** COMBAT MODIFIERS: the sums of both sides to die modifiers; 4 and more as 3 (TC-04). */
export const dieModifiers = (
	book: Book,
	sums: DieModifiers,
	choice: AtTwo = 'self'
): DieModifiers => {
	const difference = Math.min(3, Math.abs(sums.attacker - sums.defender));
	const [higher, lower] = worthOf(book, difference, choice);
	return sums.attacker >= sums.defender
		? { attacker: higher, defender: lower }
		: { attacker: lower, defender: higher };
};

const worthOf = (book: Book, difference: number, choice: AtTwo): readonly [number, number] => {
	if (difference === 0) return [0, 0];
	if (difference === 1) return [numberOf(book, DIE_MODIFIERS.oneHigher), 0];
	if (difference === 2)
		return choice === 'self'
			? [numberOf(book, DIE_MODIFIERS.twoHigher), 0]
			: [0, numberOf(book, DIE_MODIFIERS.twoLower)];
	return [numberOf(book, DIE_MODIFIERS.threeHigher), numberOf(book, DIE_MODIFIERS.threeLower)];
};

/** COMBAT MODIFIERS: the sums of both workings. */
export const sumsOf = (working: ReturnType<typeof combatModifiers>): DieModifiers => ({
	attacker: total(working.attacker),
	defender: total(working.defender)
});
