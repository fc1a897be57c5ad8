import type { Ask } from '../../ask.ts';

/**
 * Does the map of a fight leave room for the timetable below it? Unless what is asked is chosen among hexes: steps that
 * are lost are taken off in the list, wherever they stand.
 */
export const isLow = <Command>(ask: Ask<Command> | null): boolean =>
	!ask || !!ask.losses || new Set(ask.answers.flatMap(({ hex }) => hex ?? [])).size < 2;
