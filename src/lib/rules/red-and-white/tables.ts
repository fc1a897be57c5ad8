import type { MovementSystem } from './types.ts';

/** The charts in force, with the owner's numbers, and the chosen reading of each ruling. */
export interface Book {
	readonly readings: Readonly<Record<string, string>>;
	readonly options: { readonly movement: MovementSystem };
}
