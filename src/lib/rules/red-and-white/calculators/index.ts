import type { Calculator } from './calculator.ts';

/** Each calculator in a chunk of its own: opening one loads no other. */
const CALCULATORS: Readonly<Record<string, () => Promise<Calculator>>> = {
	'small-arms-fire': async () => (await import('./small-arms.ts')).SMALL_ARMS_FIRE,
	suppression: async () => (await import('./suppression.ts')).SUPPRESSION,
	'attacking-fire': async () => (await import('./small-arms.ts')).ATTACKING_FIRE,
	melee: async () => (await import('./melee.ts')).MELEE,
	'unit-morale': async () => (await import('./unit-morale.ts')).UNIT_MORALE
};

/** The slugs of all calculators, in the order of the sequence of action. */
export const calculatorSlugs: readonly string[] = Object.keys(CALCULATORS);

/** The calculator of an address; undefined where there is none. */
export const calculatorBySlug = async (slug: string): Promise<Calculator | undefined> =>
	CALCULATORS[slug]?.();
