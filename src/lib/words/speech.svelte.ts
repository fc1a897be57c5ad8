/** Lengths are measured in inches by the rules; a table may be measured in centimetres. */
export const LENGTHS = ['inches', 'centimetres'] as const;
export type Lengths = (typeof LENGTHS)[number];

/** How the app speaks. Everything made by `t` follows when one of these changes. */
class Speech {
	/** A BCP 47 tag: the language of the catalogue and of numbers. */
	locale = $state('en');
	lengths = $state<Lengths>('inches');
	/** Accented, longer and bracketed text, so that one can see what was left outside the catalogue. */
	pseudo = $state(false);
}

export const speech = new Speech();
