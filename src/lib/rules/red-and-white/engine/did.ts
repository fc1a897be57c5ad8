import type { Arm, Id, Way } from '../types.ts';
import type { PhaseNumber } from './sequence.ts';

/** SEQUENCE OF ACTION: one fire: in which phase, at whom, and with what; of a fire recorded by hand only the phase is known. */
export interface Shot {
	readonly phase: PhaseNumber;
	readonly at: Id | null;
	/** Empty means everything it has. */
	readonly with: readonly Arm[];
}

/**
 * MOVEMENT: one move: in which phase, how, and how far by the dice; of a move recorded by hand the inches are not
 * known.
 */
export interface Went {
	readonly phase: PhaseNumber;
	readonly how: Way;
	readonly inches: number | null;
	/** BOMBARDMENT: it moved up to or into shells, and has tested. */
	readonly shells?: true;
	/** MACHINE GUNS; ARTILLERY (G14): it paid for joining a unit on the way. */
	readonly joins?: true;
}

/**
 * MELEE; ATTACKING FIRE (R70): how a unit came into contact: it moved, it charged, its fire showed it, or it was
 * recorded by hand.
 */
export const COMINGS = ['move', 'charge', 'fire', 'hand'] as const;
export type Coming = (typeof COMINGS)[number];

/** MELEE: one contact that a unit made as an attacker: in which phase, with whom, and how; with nobody: it fell short. */
export interface Met {
	readonly phase: PhaseNumber;
	readonly at: Id | null;
	readonly how: Coming;
}
