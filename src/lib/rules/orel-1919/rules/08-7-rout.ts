import type { Mode } from '../types.ts';

/** 8.7.3 A unit that must rout: a second time while Routed it surrenders. */
export const routsOrSurrenders = (mode: Mode): 'rout' | 'surrender' =>
	mode === 'routed' ? 'surrender' : 'rout';
