import type { Capability } from '../rules/leaders.ts';
import type { Camp } from '../types.ts';
import type { Id } from './state.ts';

/** Whom a roll is for, and what it is because of. */
export interface Parties {
	readonly camp?: Camp;
	/** A chit that asks for it. */
	readonly chit?: string;
	readonly space?: Id;
	readonly leader?: Id;
	readonly capability?: Capability;
}
