import type { Clock } from './sequence.ts';
import type { Id } from '../types.ts';

/** MELEE: units in contact: all that attack one defender fight a single melee with him (ME-5). */
export interface Contact {
	readonly defender: Id;
	/** In the order in which they came; the first one acts for all. */
	readonly attackers: readonly Id[];
}

/** BOMBARDMENT: the ground on which the shells of one battery fall. */
export interface Area {
	/** The battery that fires on it; a battery has one area at a time. */
	readonly battery: Id;
	/** How many burst squares, one per section, touching (BO-1). */
	readonly squares: number;
	/** Where it is, in the players' words. */
	readonly where: string;
	/** When it was declared. */
	readonly placed: Clock;
	/** Units about to enter, which must test at its edge. */
	readonly edge: readonly Id[];
	/** Units inside: they test when they move (R42). */
	readonly inside: readonly Id[];
	/** Units that have tested for it in this turn. */
	readonly tested: readonly Id[];
}
