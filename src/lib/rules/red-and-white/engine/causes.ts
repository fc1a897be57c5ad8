import type { Id } from '../types.ts';

/** What makes something owed. */
export const CALLS = [
	/** Figures, hits or a way to the rear, by what was done to the unit. */
	'fire',
	'melee',
	'shells',
	'petrol_bombs',
	/** MELEE; OFFICERS' CHARACTER: the unit that an officer leads is beaten, or falls back off the table. */
	'beaten',
	'off_table',
	/** MORALE; ARMORED VEHICLE FRIGHT: the unit failed a test. */
	'failed',
	/** ARMORED VEHICLE FRIGHT; BOMBARDMENT; MELEE: what the unit meets, and where it goes. */
	'tank',
	'area',
	'contact',
	/** MORALE: what phase 7 asks for. */
	'losses',
	'falling_back',
	'army_breaks',
	'army_losses',
	'left_over',
	/** What a phase asks for. */
	'every_turn',
	'engine',
	'suppressed',
	'character',
	'due',
	'turn_over',
	/** GAMING TERMS USED: by the referee's word. */
	'referee'
] as const;

/** What takes it off the list again before it is done. */
export const LAPSES = [
	'nobody_left',
	'contact_over',
	'stays',
	'pinned',
	'out_of_area',
	'gone_over',
	'done'
] as const;

/** Why something is owed, or is owed no longer. */
export interface Cause {
	readonly what: (typeof CALLS)[number] | (typeof LAPSES)[number];
	/** Whose doing it was: the unit that fired, attacked or bombards; for an officer's test, the unit that he led. */
	readonly unit?: Id;
	/** The referee's reason. */
	readonly reason?: string;
}
