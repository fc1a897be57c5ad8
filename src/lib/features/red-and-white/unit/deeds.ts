import { PROCEDURES } from '#lib/rules/red-and-white/index.ts';
import type { IconName } from '#lib/ui/signs/icons.ts';
import { words } from '../words/en/battle/unit.ts';

/** What a throw is called in the list of what a unit can do; coming into contact leads to a melee. */
export const deedTitle = (slug: string): string => {
	if (slug === 'contact') return words.inContact;
	const procedure = PROCEDURES.get(slug);
	return procedure?.deed ?? procedure?.title ?? slug;
};

export const deedIcon = (slug: string): IconName => PROCEDURES.get(slug)?.sign ?? 'dice';
