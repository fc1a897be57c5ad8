import { chart } from '#lib/kernel/book/chart.ts';
import type { Band, Gun, Mover, Weapon } from './types.ts';

const BOOK = 'Red and White, 21 September 2007';

/** LEADERSHIP: up to how far each line reaches, and the D10 faces on which a unit acts (10: no roll). */
// prettier-ignore
export const LEADERSHIP_LINES = chart({
	source:  { book: BOOK, section: 'Leadership', standing: 'printed', ruling: 'R05' },
	columns: ['to', 'actsOn'],
	rows:    ['near', 'middle', 'far', 'over'],
	cells: [
		[12,       10],
		[24,        9],
		[36,        8],
		[Infinity,  6]
	]
});

/** OFFICERS' CHARACTER: inches an efficient officer adds to each leadership distance. */
export const EFFICIENT_INCHES = 6;

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
/** ALTERNATE MOVEMENT TABLE: an armoured car on a road. */
export const ALTERNATE_CAR_ON_ROAD_INCHES = 15;
/** MOVEMENT: dice added by a cavalry charge, in both systems. */
export const CHARGE_DICE = 2;

/** SMALL ARMS FIRING; MACHINE GUNS: dice of one stand, gunner, gun or vehicle's machine gun. */
// prettier-ignore
export const SMALL_ARMS_DICE = chart<Weapon, 'dice', number>({
	source:  { book: BOOK, section: 'Small arms firing', standing: 'printed', ruling: 'R63' },
	columns: ['dice'],
	rows:    ['rifle', 'lmg', 'hmg', 'vehicle_mg'],
	cells: [[1], [2], [3], [3]]
});
/** SMALL ARMS FIRING: a die hits on this, after its modifiers. */
export const SMALL_ARMS_HIT = 5;

/** SMALL ARMS FIRING; ARTILLERY: what range adds to each die. */
// prettier-ignore
export const RANGE_MODIFIER = chart<Band, 'modifier', number>({
	source:  { book: BOOK, section: 'Small arms firing; Artillery', standing: 'printed' },
	columns: ['modifier'],
	rows:    ['point_blank', 'normal', 'long'],
	cells: [[1], [0], [-1]]
});

/** ARTILLERY: the gun chart. Bands in inches, crew of a section, the D10 that hits, figures per hit, burst square in inches. */
// prettier-ignore
export const GUN_CHART = chart<Gun, 'point_blank' | 'normal' | 'long' | 'crew' | 'hitOn' | 'figures' | 'burst', number>({
	source:  { book: BOOK, section: 'Artillery', standing: 'printed', ruling: 'R22, R57' },
	columns: ['point_blank', 'normal', 'long', 'crew', 'hitOn', 'figures', 'burst'],
	rows:    ['light', 'field', 'medium', 'heavy'],
	cells: [
		[ 8, 16, 24, 2, 9, 1, 2  ],
		[12, 24, 48, 4, 8, 1, 2  ],
		[12, 28, 54, 4, 8, 2, 2.5],
		[12, 30, 60, 5, 7, 2, 3  ]
	]
});

/** INDIRECT FIRE: the D6 a battery needs, by the officer's distance from it in inches. */
// prettier-ignore
export const INDIRECT_FIRE = chart({
	source:  { book: BOOK, section: 'Indirect fire', standing: 'printed' },
	columns: ['to', 'firesFrom'],
	rows:    ['near', 'middle', 'far'],
	cells: [
		[12,       3],
		[24,       4],
		[Infinity, 5]
	]
});

/** BOMBARDMENT: what the guns add to the morale die. Light guns may not bombard. */
// prettier-ignore
export const BOMBARDMENT_MODIFIER = chart<Gun, 'modifier', number | null>({
	source:  { book: BOOK, section: 'Bombardment', standing: 'printed' },
	columns: ['modifier'],
	rows:    ['light', 'field', 'medium', 'heavy'],
	cells: [[null], [0], [1], [2]]
});

/** MAJOR MORALE: the D10 faces up to which an army breaks, by percent lost. */
// prettier-ignore
export const ARMY_BREAKS = chart({
	source:  { book: BOOK, section: 'Major morale', standing: 'printed', ruling: 'R48' },
	columns: ['breaksTo'],
	rows:    [30, 40, 50],
	cells: [[3], [4], [5]]
});

/** TANKS; ARMOURED CARS; ARMORED TRAINS: morale point when unhurt. */
// prettier-ignore
export const VEHICLE_MORALE = chart({
	source:  { book: BOOK, section: 'Tanks; Armoured cars; Armored trains', standing: 'printed' },
	columns: ['point'],
	rows:    ['tank', 'armoured_car', 'train', 'ship'],
	cells: [[6], [6], [5], [6]]
});

/** Every chart, so that an owner may correct one. */
export const CHARTS = {
	LEADERSHIP_LINES,
	VARIABLE_MOVEMENT,
	ALTERNATE_MOVEMENT,
	SMALL_ARMS_DICE,
	RANGE_MODIFIER,
	GUN_CHART,
	INDIRECT_FIRE,
	BOMBARDMENT_MODIFIER,
	ARMY_BREAKS,
	VEHICLE_MORALE
};
