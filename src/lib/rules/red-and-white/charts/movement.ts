import { chart } from '#lib/kernel/book/chart.ts';
import type { Mover } from '../types.ts';

const BOOK = 'Red and White, 21 September 2007';

const MOVEMENT_COLUMNS = ['inches', 'dice', 'rough', 'road'] as const;
/** `half`: half of the roll in rough; `none`: no penalty; `no`: may not enter. `road`: one die more in column. */
type Rough = 'half' | 'none' | 'no';

/** MOVEMENT, variable movement: flat inches, D6s, rough ground, road or trail in column. */
// prettier-ignore
export const VARIABLE_MOVEMENT = chart<Mover, (typeof MOVEMENT_COLUMNS)[number], number | Rough>({
	source:  { book: BOOK, section: 'Movement', standing: 'printed', ruling: 'R14' },
	columns: MOVEMENT_COLUMNS,
	rows:    ['infantry', 'mg', 'cavalry', 'tchanka', 'officer', 'tank', 'armoured_car', 'gun_limbered', 'gun_unlimbered', 'train', 'ship', 'ship_towing', 'wagon'],
	cells: [
		[0, 2, 'half', 1],
		[0, 2, 'half', 1],
		[0, 4, 'half', 1],
		[0, 4, 'half', 1],
		[0, 6, 'none', 0],
		[0, 2, 'none', 0],
		[0, 2, 'no',   3],
		[0, 3, 'half', 1],
		[2, 0, 'none', 0],
		[0, 5, 'no',   0],
		[0, 4, 'no',   0],
		[0, 3, 'no',   0],
		[0, 2, 'half', 1]
	]
});

/** ALTERNATE MOVEMENT TABLE: a fixed distance and one die. An armoured car on a road: 15 inches. */
// prettier-ignore
export const ALTERNATE_MOVEMENT = chart<Mover, (typeof MOVEMENT_COLUMNS)[number], number | Rough>({
	source:  { book: BOOK, section: 'Alternate movement table', standing: 'printed' },
	columns: MOVEMENT_COLUMNS,
	rows:    ['infantry', 'mg', 'cavalry', 'tchanka', 'officer', 'tank', 'armoured_car', 'gun_limbered', 'gun_unlimbered', 'train', 'ship', 'ship_towing', 'wagon'],
	cells: [
		[ 4, 1, 'half', 1],
		[ 4, 1, 'half', 1],
		[11, 1, 'half', 1],
		[11, 1, 'half', 1],
		[18, 1, 'none', 0],
		[ 4, 1, 'none', 0],
		[ 4, 1, 'no',   0],
		[ 7, 1, 'half', 1],
		[ 2, 0, 'none', 0],
		[15, 1, 'no',   0],
		[11, 1, 'no',   0],
		[ 8, 1, 'no',   0],
		[ 4, 1, 'half', 1]
	]
});
