import type { Ask } from '../../ask.ts';

/**
 * Does the map of a fight leave room for the timetable below it? Unless what is asked is chosen among hexes: steps that
 * are lost and units that go together are taken in the list, wherever they stand.
 */
const isLow = <Command>(ask: Ask<Command> | null): boolean =>
	!ask ||
	!!(ask.losses ?? ask.several) ||
	new Set(ask.answers.flatMap(({ hex }) => hex ?? [])).size < 2;

/**
 * The class of a screen by the height of its map: much while the app is only watched, little in a fight; little, too,
 * where a short screen has a line of a first game above a question. Between two questions of a fight nobody only
 * watches: the map would change its height with each.
 */
export const roomOf = <Command>(
	opponent: { readonly asked: boolean; readonly alone: boolean },
	pages: { readonly open: boolean; readonly ended: object | null },
	course: object | null,
	ask: Ask<Command> | null
): string | false => {
	if (opponent.asked && !pages.open && (!course || opponent.alone)) return 'bp-watched';
	if (pages.ended || (course && isLow(opponent.asked ? null : ask))) return 'bp-low';
	return !course && !!ask && isLow(ask) && 'bp-asks';
};
