import { chart } from '#lib/kernel/book/chart.ts';
import type { Character } from '../types.ts';

const BOOK = 'Red and White, 21 September 2007';

/** LEADERSHIP: how far each line reaches, and the D10 faces on which a unit acts (10: no roll). */
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

/** COMMISSARS: the quarrel, by the D6. */
// prettier-ignore
export const QUARREL = chart<number, 'outcome', 'argument' | 'overrules' | 'deserts'>({
	source:  { book: BOOK, section: 'Commissars', standing: 'printed' },
	columns: ['outcome'],
	rows:    [1, 2, 3, 4, 5, 6],
	cells: [['argument'], ['argument'], ['argument'], ['overrules'], ['overrules'], ['deserts']]
});

/** OFFICERS & LEADERS: the fate of an officer who was hit, by the D10. */
// prettier-ignore
export const OFFICER_FATE = chart<number, 'fate', 'scratch' | 'serious_wound' | 'dead'>({
	source:  { book: BOOK, section: 'Officers and leaders', standing: 'printed' },
	columns: ['fate'],
	rows:    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
	cells: [
		['scratch'], ['scratch'], ['serious_wound'], ['serious_wound'], ['serious_wound'], ['serious_wound'],
		['dead'], ['dead'], ['dead'], ['dead']
	]
});

/** OFFICERS' CHARACTER: what he is, by the D10. */
// prettier-ignore
export const OFFICER_CHARACTER = chart<number, 'character', Character>({
	source:  { book: BOOK, section: "Officers' character", standing: 'printed' },
	columns: ['character'],
	rows:    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
	cells: [
		['fanatic'], ['committed'], ['committed'], ['committed'], ['normal'], ['normal'], ['normal'], ['normal'],
		['efficient'], ['coward']
	]
});

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: inches, or D6s (R10), added for a unit that is led heroically. */
// prettier-ignore
export const HEROIC_MOVEMENT = chart({
	source:  { book: BOOK, section: 'Officers and leaders', standing: 'printed', ruling: 'R10' },
	columns: ['more'],
	rows:    ['heroic', 'heroic_committed'],
	cells: [[1], [2]]
});

/** MAJOR MORALE: the highest D10 face on which an army breaks, by percent lost. */
// prettier-ignore
export const ARMY_BREAKS = chart({
	source:  { book: BOOK, section: 'Major morale', standing: 'printed', ruling: 'R48' },
	columns: ['breaksTo'],
	rows:    [30, 40, 50],
	cells: [[3], [4], [5]]
});

/** MAJOR MORALE, modifiers: units that count as lost, or fewer. */
// prettier-ignore
export const ARMY_LOSSES = chart({
	source:  { book: BOOK, section: 'Major morale', standing: 'printed' },
	columns: ['units'],
	rows:    ['own_train', 'own_supply', 'enemy_train', 'enemy_supply'],
	cells: [[3], [3], [-2], [-2]]
});

/** Numbers that stand alone in the text, in its order: a face is the first one that succeeds; inches and dice are as stated. */
// prettier-ignore
export const IN_TEXT = chart({
	source:  { book: BOOK, section: "Saving throw; Movement; Small arms firing; Armored vehicle fright; Critical hits; Officers' character", standing: 'printed' },
	columns: ['number'],
	rows: [
		'killed_from', 'charge_dice', 'alternate_car_on_road', 'small_arms_hit_from', 'artillery_stands_to', 'repaired_from',
		'efficient_inches', 'rerolls', 'character_fails_from', 'coward_fails_from'
	],
	cells: [[4], [2], [15], [5], [2], [5], [6], [2], [6], [5]]
});
