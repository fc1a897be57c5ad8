import type { Entry } from '#lib/kernel/texts.ts';

/** The rules measure lengths in inches; a table may be measured in centimetres. */
export const LENGTHS = ['inches', 'centimetres'] as const;
export type Lengths = (typeof LENGTHS)[number];

/** How the app speaks. Everything made by `t` follows when one of these changes. */
class Speech {
	/** A BCP 47 tag: the language of the catalogue and of numbers. */
	locale = $state('en');
	/** The texts in that language, by id; what is missing is said in English. */
	catalogue = $state.raw<Readonly<Record<string, Entry>>>({});
	lengths = $state<Lengths>('inches');
	/** Shows each text in the language in which it is longest, to check that it fits. */
	longest = $state(false);
	/** Shows accented, longer and bracketed text, to reveal what was left out of the catalogue. */
	pseudo = $state(false);
}

export const speech = new Speech();
