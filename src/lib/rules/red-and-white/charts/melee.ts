import { chart } from '#lib/kernel/book/chart.ts';

const BOOK = 'Red and White, 21 September 2007';

/**
 * MELEE: the modifiers as printed, with those from COMMISSARS, OFFICERS' CHARACTER and ARMOURED CARS; those found only
 * in Lubbers come last (P01).
 */
// prettier-ignore
export const MELEE_MODIFIERS = chart({
	source:  { book: BOOK, section: 'Melee', standing: 'printed', ruling: 'P01' },
	columns: ['source_list', 'lubbers_list'],
	rows: [
		'stands_lost', 'infantry_by_cavalry', 'flank_or_rear', 'by_tank', 'wire', 'further_unit', 'machine_gun', 'defences',
		'banner', 'heroic', 'heroic_committed', 'commissar', 'commissar_overrules', 'priest', 'priest_panics',
		'armoured_train', 'armoured_car',
		'suppressed', 'raw', 'no_leader', 'outnumbered_two', 'outnumbered_three', 'grenades', 'cheka'
	],
	cells: [
		[-1, -1], [-1, -1], [-2, -2], [-2, -2], [-2, -2], [-2, -2], [ 1,  1], [ 1,  1],
		[ 1,  1], [ 1,  1], [ 2,  2], [ 1,  1], [-1, -1], [ 1,  1], [-1, -1],
		[ 2,  2], [ 2,  2],
		[ 0, -1], [ 0, -1], [ 0, -1], [ 0, -2], [ 0, -3], [ 0,  1], [ 0,  1]
	]
});

/** MELEE: how many stands lost count as one line, and by how much defences must be beaten (P01). */
// prettier-ignore
export const MELEE_COUNTS = chart({
	source:  { book: BOOK, section: 'Melee', standing: 'printed', ruling: 'P01' },
	columns: ['source_list', 'lubbers_list'],
	rows:    ['stands_for_a_line', 'margin_to_clear'],
	cells: [
		[1, 2],
		[3, 3]
	]
});
