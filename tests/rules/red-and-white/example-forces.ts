import { exampleForces } from '#lib/rules/red-and-white/scenarios/examples.ts';

/** The example forces in English. */
export const EXAMPLE_FORCES = exampleForces('en');
