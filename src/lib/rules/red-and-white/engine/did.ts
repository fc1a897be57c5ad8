import type { Arm, Id, Way } from '../types.ts';
import type { PhaseNumber } from './sequence.ts';

/** SEQUENCE OF ACTION: one fire: in which phase, at whom, and with what; of one told by hand nothing is known but the phase. */
export interface Shot {
	readonly phase: PhaseNumber;
	readonly at: Id | null;
	/** Nothing here: all it has. */
	readonly with: readonly Arm[];
}

/** MOVEMENT: one move: in which phase, how, and how far as it was thrown; of one told by hand the inches are not known. */
export interface Went {
	readonly phase: PhaseNumber;
	readonly how: Way;
	readonly inches: number | null;
	/** BOMBARDMENT: up to shells or into them: it has tested. */
	readonly shells?: true;
	/** MACHINE GUNS; ARTILLERY (G14): it paid for joining a unit on the way. */
	readonly joins?: true;
}

/** MELEE; ATTACKING FIRE (R70): how a unit came into contact: it moved, it charged, its fire says so, or it was told by hand. */
export const COMINGS = ['move', 'charge', 'fire', 'hand'] as const;
export type Coming = (typeof COMINGS)[number];

/** MELEE: one contact into which a unit came as an attacker: in which phase, with whom, and how. */
export interface Met {
	readonly phase: PhaseNumber;
	readonly at: Id;
	readonly how: Coming;
}
