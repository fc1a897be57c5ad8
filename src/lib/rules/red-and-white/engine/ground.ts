import type { Clock } from './sequence.ts';
import type { Id } from '../types.ts';

/** MELEE: units in contact: all that attack one defender fight one melee with him (ME-5). */
export interface Contact {
	readonly defender: Id;
	/** In the order in which they came; the first speaks for all. */
	readonly attackers: readonly Id[];
}

/** BOMBARDMENT: the ground on which the shells of one battery fall. */
export interface Area {
	/** The battery that fires it; it has one area at a time. */
	readonly battery: Id;
	/** Burst squares, one a section, touching (BO-1). */
	readonly squares: number;
	/** Where it lies, in the words of the table. */
	readonly where: string;
	/** When it was declared. */
	readonly placed: Clock;
	/** Units that are about to go in and must test at its edge. */
	readonly edge: readonly Id[];
	/** Units in it: they test when they move (R42). */
	readonly inside: readonly Id[];
	/** Units that have tested for it in this turn. */
	readonly tested: readonly Id[];
}
