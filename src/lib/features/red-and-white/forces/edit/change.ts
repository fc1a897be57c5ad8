import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Unit } from '#lib/rules/red-and-white/index.ts';

/**
 * Changes a unit and keeps it; a function makes the changes from the unit as it is by then. Changes of the same
 * `thing` in a row are undone as one.
 */
export type ChangeUnit = (
	changes: Partial<Unit> | ((now: Unit) => Partial<Unit>),
	thing?: string,
	said?: Phrase
) => Promise<void>;
