import type { BookNumber } from '#lib/kernel/book/ruling.ts';
import { say } from '#lib/kernel/phrase.ts';
import { BANDS, type Band, type Weapon } from '../types.ts';
import { words } from '../words/en/rulings/lost-numbers.ts';

/** A number that stands for a permission. */
export const NO_YES = [
	{ value: 0, text: words.no },
	{ value: 1, text: words.yes }
] as const;

const BAND_NAMES: Readonly<Record<Band, string>> = {
	point_blank: words.pointBlankTo,
	normal: words.normalRangeTo,
	long: words.longRangeTo
};
/** G01 The three ranges of a weapon, in inches. */
export const range = <const W extends Weapon>(
	weapon: W,
	name: string,
	to: readonly [number, number, number]
): BookNumber<`small_arms_bands.${W}.${Band}`>[] =>
	BANDS.map((band, at) => ({
		path: `small_arms_bands.${weapon}.${band}`,
		of: name,
		label: BAND_NAMES[band],
		unit: 'inches',
		default: to[at] ?? 0,
		min: 1,
		max: 120
	}));

/** G02 Added to the morale die. */
export const morale = <const Key extends string>(
	key: Key,
	label: string,
	usual: number
): BookNumber<`morale_die.${Key}`> => ({
	path: `morale_die.${key}`,
	label,
	unit: 'die',
	default: usual,
	min: -3,
	max: 3
});

/** G07, G10 What a unit may do or not. */
export const permission = <const Path extends string>(
	path: Path,
	label: string,
	usual: 0 | 1
): BookNumber<Path> => ({
	path,
	label,
	unit: 'choice',
	default: usual,
	min: 0,
	max: 1,
	choices: NO_YES
});

/** G05 At what share of its stands or guns it fires when it attacks. */
export const share = <const Key extends string>(
	key: Key,
	label: string,
	usual: 0 | 0.5 | 1
): BookNumber<`attacking_fire.${Key}`> => ({
	path: `attacking_fire.${key}`,
	label,
	unit: 'choice',
	default: usual,
	min: 0,
	max: 1,
	choices: [
		{ value: 0, text: words.none },
		{ value: 0.5, text: words.half },
		{ value: 1, text: words.full }
	]
});

/** G08 What an officer does whose character failed, on this face. */
export const failure = <const Face extends 1 | 2 | 3 | 4 | 5 | 6>(
	face: Face
): BookNumber<`officer_failure.${Face}`> => ({
	path: `officer_failure.${face}`,
	label: say(words.officerFailsOnAFace, { face }),
	unit: 'choice',
	default: face,
	min: 1,
	max: 6,
	choices: [
		{ value: 1, text: words.nerveGone },
		{ value: 2, text: words.drunk },
		{ value: 3, text: words.flees },
		{ value: 4, text: words.shootsHimself },
		{ value: 5, text: words.surrenders },
		{ value: 6, text: words.defects }
	]
});
