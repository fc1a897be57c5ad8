import { chart } from '#lib/kernel/book/chart.ts';
import type { Band, Gun, Weapon } from '../types.ts';

const BOOK = 'Red and White, 21 September 2007';

/** SMALL ARMS FIRING; MACHINE GUNS: dice of one stand, gunner, gun or vehicle's machine gun. */
// prettier-ignore
export const SMALL_ARMS_DICE = chart<Weapon, 'dice', number>({
	source:  { book: BOOK, section: 'Small arms firing', standing: 'printed', ruling: 'R63' },
	columns: ['dice'],
	rows:    ['rifle', 'lmg', 'hmg', 'vehicle_mg'],
	cells: [[1], [2], [3], [3]]
});

/** SMALL ARMS FIRING, modifiers to die rolls. Range has its own chart; the banner counts if the owner allows it (R17). */
// prettier-ignore
export const SMALL_ARMS_MODIFIERS = chart({
	source:  { book: BOOK, section: 'Small arms firing', standing: 'printed' },
	columns: ['modifier'],
	rows:    ['interventionist', 'heroic', 'heroic_committed', 'commissar', 'commissar_overrules', 'priest', 'priest_panics', 'banner'],
	cells: [[1], [1], [2], [1], [-1], [1], [-1], [1]]
});

/** SMALL ARMS FIRING; ARTILLERY: what the range adds to each die. */
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

/** ARTILLERY; INDIRECT FIRE: modifiers of the D10 of a shell, and of the D6 of a battery firing indirectly. */
// prettier-ignore
export const ARTILLERY_MODIFIERS = chart({
	source:  { book: BOOK, section: 'Artillery; Indirect fire', standing: 'printed' },
	columns: ['modifier'],
	rows:    ['against_tank', 'interventionist_indirect'],
	cells: [[-1], [1]]
});

/** INDIRECT FIRE: the D6 that a battery needs, by the officer's distance from it in inches. */
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
