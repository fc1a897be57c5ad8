import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: rulings lost numbers. */
export const words = texts('red-and-white.rulings-lost-numbers', {
	no: 'no',
	yes: 'yes',
	pointBlankTo: 'Point blank to',
	normalRangeTo: 'Normal range to',
	longRangeTo: 'Long range to',
	none: 'none',
	half: 'half',
	full: 'full',
	officerFailsOnAFace: 'Officer’s failure on a {face}',
	nerveGone: 'nerve gone',
	drunk: 'drunk',
	flees: 'flees',
	shootsHimself: 'shoots himself',
	surrenders: 'surrenders',
	defects: 'defects'
});
