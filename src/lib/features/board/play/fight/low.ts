import type { Ask } from '../../ask.ts';

/**
 * Does the map of a fight leave room for the timetable below it? Unless what is asked is chosen among hexes: steps that
 * are lost and units that go together are taken in the list, wherever they stand.
 */
export const isLow = <Command>(ask: Ask<Command> | null): boolean =>
	!ask ||
	!!(ask.losses ?? ask.several) ||
	new Set(ask.answers.flatMap(({ hex }) => hex ?? [])).size < 2;
