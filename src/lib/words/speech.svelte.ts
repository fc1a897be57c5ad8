import type { Entry } from '#lib/kernel/texts.ts';

/** Lengths are measured in inches by the rules; a table may be measured in centimetres. */
export const LENGTHS = ['inches', 'centimetres'] as const;
export type Lengths = (typeof LENGTHS)[number];

/** How the app speaks. Everything made by `t` follows when one of these changes. */
class Speech {
	/** A BCP 47 tag: the language of the catalogue and of numbers. */
	locale = $state('en');
	/** What is said in that language, by the id of the text; what it lacks is said in English. */
	catalogue = $state.raw<Readonly<Record<string, Entry>>>({});
	lengths = $state<Lengths>('inches');
	/** Each text in the language in which it is longest, so that one can see whether it fits. */
	longest = $state(false);
	/** Accented, longer and bracketed text, so that one can see what was left outside the catalogue. */
	pseudo = $state(false);
}

export const speech = new Speech();
