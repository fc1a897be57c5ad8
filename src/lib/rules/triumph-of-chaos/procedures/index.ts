import type { Calculator } from './calculator.ts';
import { COMBAT } from './combat.ts';
import { CANCEL_RETREAT, LEADER, SURPRISE } from './fight-rolls.ts';
import { DEFEATISM, HALF_DIE, INFLUENCE, NO_ACT, SHOW_TRIAL } from './in-fighting.ts';
import { REDEPLOYMENT, STACKING } from './limit-checks.ts';
import { PORT_CORRUPTION, WESTERN_RESPONSE } from './logistics-rolls.ts';
import { REPLACEMENT_STEPS } from './replacements.ts';

/** The checks of the aid in its order, by subject. */
export const CHECKS: readonly { readonly title: string; readonly checks: readonly Calculator[] }[] =
	[
		{ title: 'Combat', checks: [COMBAT, SURPRISE, LEADER, CANCEL_RETREAT] },
		{ title: 'Movement', checks: [STACKING, REDEPLOYMENT] },
		{ title: 'Logistics', checks: [WESTERN_RESPONSE, REPLACEMENT_STEPS, PORT_CORRUPTION] },
		{ title: 'In-Fighting', checks: [SHOW_TRIAL, DEFEATISM, NO_ACT, HALF_DIE, INFLUENCE] }
	];

const ALL = CHECKS.flatMap(({ checks }) => checks);

/** The slugs of all checks. */
export const checkSlugs: readonly string[] = ALL.map(({ slug }) => slug);

/** The check of an address; undefined where there is none. */
export const checkBySlug = (slug: string): Calculator | undefined =>
	ALL.find((check) => check.slug === slug);
