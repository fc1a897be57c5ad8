import type { ModifierLine } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../book.ts';

/** MELEE: a line of the list. */
export type Line = keyof typeof LINES;
/** MELEE: the lines in printed order, what Lubbers adds last (P01): where each stands, and why. */
const LINES = {
	stands_lost: ['Melee', 'Stands lost'],
	infantry_by_cavalry: ['Melee', 'Infantry attacked by cavalry'],
	flank_or_rear: ['Melee', 'In flank or rear'],
	by_tank: ['Melee', 'Attacked by a tank'],
	wire: ['Melee', 'Through barbed wire'],
	further_unit: ['Melee', 'Each further attacking unit'],
	machine_gun: ['Melee', 'Machine gun attached'],
	defences: ['Melee', 'Trenches, buildings, breastworks'],
	banner: ['Banners', 'Banner'],
	heroic: ['Officers and leaders', 'Led heroically'],
	heroic_committed: ['Officers and leaders', 'Led heroically'],
	commissar: ['Commissars', 'Commissar'],
	commissar_overrules: ['Commissars', 'Commissar'],
	priest: ['Religious inspiration', 'Priest'],
	priest_panics: ['Religious inspiration', 'The priest panics'],
	armoured_train: ['Melee', 'Armoured train'],
	armoured_car: ['Armoured cars', 'Armoured car'],
	suppressed: ['Melee', 'Suppressed'],
	raw: ['Melee', 'Raw unit'],
	no_leader: ['Melee', 'No leadership'],
	outnumbered_two: ['Melee', 'Outnumbered 2 to 1 in stands'],
	outnumbered_three: ['Melee', 'Outnumbered 3 to 1 in stands'],
	grenades: ['Melee', 'Grenades'],
	cheka: ['Melee', 'Cheka at their backs']
} as const satisfies Record<Book['charts']['MELEE_MODIFIERS']['rows'][number], readonly string[]>;

/** MELEE: what a line of the list is called. */
export const lineName = (line: Line): string => LINES[line][1];

/** MELEE: what a line of the list is worth (P01). */
export const meleeWorth = (book: Book, line: Line): number =>
	book.charts.MELEE_MODIFIERS.at(line, book.readings.P01);

/** MELEE: the lines of the list, each as often as it counts. */
export const listed = (
	book: Book,
	counts: Readonly<Partial<Record<Line, number>>>
): ModifierLine[] => {
	const { rows } = book.charts.MELEE_MODIFIERS;
	return rows.map((line) => {
		const [section, reason] = LINES[line];
		const ours = ONLY_LUBBERS.includes(line);
		return [section, reason, (counts[line] ?? 0) * meleeWorth(book, line), ours];
	});
};
/** P01: the lines that only Lubbers' list has. */
export const ONLY_LUBBERS: readonly Line[] = [
	'suppressed',
	'raw',
	'no_leader',
	'outnumbered_two',
	'outnumbered_three',
	'grenades',
	'cheka'
];
