import type { Calculator } from './calculator.ts';

/** Each calculator in a chunk of its own: opening one loads no other. */
const CALCULATORS: Readonly<Record<string, () => Promise<Calculator>>> = {
	'small-arms-fire': async () => (await import('./small-arms.ts')).SMALL_ARMS_FIRE,
	'attacking-fire': async () => (await import('./small-arms.ts')).ATTACKING_FIRE
};

/** The slugs of all calculators, in the order of the sequence of action. */
export const calculatorSlugs: readonly string[] = Object.keys(CALCULATORS);

/** The calculator of an address; undefined where there is none. */
export const calculatorBySlug = async (slug: string): Promise<Calculator | undefined> =>
	CALCULATORS[slug]?.();
