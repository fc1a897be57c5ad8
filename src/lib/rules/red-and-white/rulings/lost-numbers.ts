import { say } from '#lib/kernel/phrase.ts';
import type { Band, Weapon } from '../types.ts';
import { DEFAULT_NUMBERS } from './defaults.ts';
import { NO_YES, type BookNumber } from './ruling.ts';

const BAND_NAMES: Readonly<Record<Band, string>> = {
	point_blank: 'Point blank to',
	normal: 'Normal range to',
	long: 'Long range to'
};
/** G01 The three ranges of a weapon, in inches. */
export const range = (weapon: Weapon, name: string): BookNumber[] =>
	(['point_blank', 'normal', 'long'] as const).map((band) => ({
		path: `small_arms_bands.${weapon}.${band}`,
		of: name,
		label: BAND_NAMES[band],
		unit: 'inches',
		default: DEFAULT_NUMBERS[`small_arms_bands.${weapon}.${band}`],
		min: 1,
		max: 120
	}));

type Key<Group extends string> = keyof typeof DEFAULT_NUMBERS extends infer Path
	? Path extends `${Group}.${infer Rest}`
		? Rest
		: never
	: never;

/** G02 Added to the morale die. */
export const morale = (key: Key<'morale_die'>, label: string): BookNumber => ({
	path: `morale_die.${key}`,
	label,
	unit: 'die',
	default: DEFAULT_NUMBERS[`morale_die.${key}`],
	min: -3,
	max: 3
});

/** G07, G10 What a unit may do or not. */
export const permission = (
	path: `falling_back.${Key<'falling_back'>}` | `army_broken.${Key<'army_broken'>}`,
	label: string
): BookNumber => ({
	path,
	label,
	unit: 'choice',
	default: DEFAULT_NUMBERS[path],
	min: 0,
	max: 1,
	choices: NO_YES
});

/** G05 At what share of its stands or guns it fires when it attacks. */
export const share = (key: Key<'attacking_fire'>, label: string): BookNumber => ({
	path: `attacking_fire.${key}`,
	label,
	unit: 'choice',
	default: DEFAULT_NUMBERS[`attacking_fire.${key}`],
	min: 0,
	max: 1,
	choices: [
		{ value: 0, text: 'none' },
		{ value: 0.5, text: 'half' },
		{ value: 1, text: 'full' }
	]
});

/** G08 What an officer does whose character failed, on this face. */
export const failure = (face: 1 | 2 | 3 | 4 | 5 | 6): BookNumber => ({
	path: `officer_failure.${face}`,
	label: say('Officer fails on a {face}', { face }),
	unit: 'choice',
	default: DEFAULT_NUMBERS[`officer_failure.${face}`],
	min: 1,
	max: 6,
	choices: [
		{ value: 1, text: 'nerve gone' },
		{ value: 2, text: 'drunk' },
		{ value: 3, text: 'flees' },
		{ value: 4, text: 'shoots himself' },
		{ value: 5, text: 'surrenders' },
		{ value: 6, text: 'defects' }
	]
});
