import { die, Draw } from '#lib/kernel/draw.ts';
import { modifiers, type Modifier } from '#lib/kernel/modifier.ts';
import { numberOf, reading, VEHICLE_MORALE, type Book } from '../tables.ts';

/** MORALE: what can stand in the list of die modifiers (G02; minus is good, R38). */
export const MORALE_REASONS = [
	'banner',
	'heroic',
	'heroic_committed',
	'commissar',
	'commissar_overrules',
	'priest',
	'poor_quality',
	'bombardment_field',
	'bombardment_medium',
	'bombardment_heavy'
] as const;
export type MoraleReason = (typeof MORALE_REASONS)[number];

const WORDS: Record<MoraleReason, readonly [section: string, reason: string]> = {
	banner: ['Banners', 'Banner'],
	heroic: ['Officers and leaders', 'Led heroically'],
	heroic_committed: ["Officers' character", 'Led heroically by a committed officer'],
	commissar: ['Commissars', 'Commissar'],
	commissar_overrules: ['Commissars', 'The commissar overrules'],
	priest: ['Religious inspiration', 'Priest'],
	poor_quality: ['Morale', 'Poor quality'],
	bombardment_field: ['Bombardment', 'Field guns'],
	bombardment_medium: ['Bombardment', 'Medium guns'],
	bombardment_heavy: ['Bombardment', 'Heavy guns']
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

/** MORALE: does this raw face pass against so many stands (or a morale point) with this modifier (R37)? */
export const passesMorale = (
	book: Book,
	face: number,
	modifier: number,
	stands: number
): boolean => {
	const policy = reading(book, 'R37');
	if (face === 1 && (policy === 'one_passes' || policy === 'one_passes_six_fails')) return true;
	if (face === 6 && (policy === 'six_fails' || policy === 'one_passes_six_fails')) return false;
	return face + modifier <= stands;
};

/** MORALE: the highest raw D6 face that passes; 0 where none does, 6 where every face does. */
export const moraleTo = (book: Book, modifier: number, stands: number): number =>
	[6, 5, 4, 3, 2, 1].find((face) => passesMorale(book, face, modifier, stands)) ?? 0;

/** MORALE: one D6 against the stands still on the table (MO-1). The face is kept for bombardment. */
export const moraleRoll = (
	book: Book,
	modifier: number,
	stands: number,
	label = 'Morale'
): Draw<{ readonly face: number; readonly passed: boolean }> => {
	const to = moraleTo(book, modifier, stands);
	return die(6, {
		label,
		rule: 'Morale',
		needs: { from: 1, to, word: 'passes', other: 'fails' }
	}).map((face) => ({ face, passed: passesMorale(book, face, modifier, stands) }));
};

/** MORALE: does the unit pass? Thrown even where no face can change it: the players want to see it. */
export const moraleTest = (
	book: Book,
	modifier: number,
	stands: number,
	label = 'Morale'
): Draw<boolean> => moraleRoll(book, modifier, stands, label).map(({ passed }) => passed);

/** SUPPRESSION: is a unit suppressed that lost so many stands to preparatory fire this turn (R03)? */
export const isSuppressed = (standsLost: number): boolean => standsLost >= 1;

/** SUPPRESSION: may it fire in phase 4 after all? One immediate morale test (R02). */
export const mayFireSuppressed = (
	book: Book,
	standsLost: number,
	standsLeft: number,
	modifier: number
): Draw<boolean> =>
	isSuppressed(standsLost) ? moraleTest(book, modifier, standsLeft, 'Suppressed') : Draw.of(true);

/** TANKS; ARMOURED CARS; ARMORED TRAINS: the morale point with so many hits. */
export const moralePoint = (
	vehicle: 'tank' | 'armoured_car' | 'train' | 'ship',
	hits: number
): number => VEHICLE_MORALE.at(vehicle, 'point') - hits;
