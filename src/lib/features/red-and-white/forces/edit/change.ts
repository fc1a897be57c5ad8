import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Unit } from '#lib/rules/red-and-white/index.ts';

/**
 * Changes a unit and saves it. A function is given the unit as it is at that moment. Consecutive changes of the same
 * `thing` are undone as one.
 */
export type ChangeUnit = (
	changes: Partial<Unit> | ((now: Unit) => Partial<Unit>),
	thing?: string,
	said?: Phrase
) => Promise<void>;
