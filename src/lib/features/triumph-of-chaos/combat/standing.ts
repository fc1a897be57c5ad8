import type { Confidence, Standing } from '#lib/rules/triumph-of-chaos/charts/numbers.ts';

/** How surely a number was read, in words and by a sign beside it. */
export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
	legible: 'legible',
	rebuilt: 'rebuilt',
	weak: 'weak'
};
export const STANDING_SIGNS: Readonly<Record<Standing, string>> = {
	legible: '',
	rebuilt: '°',
	weak: '?'
};
export const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
	legible: 'Legible in the source.',
	high: 'Rebuilt, with high confidence.',
	medium: 'Rebuilt, with medium confidence.',
	low: 'Rebuilt, with low confidence.'
};
